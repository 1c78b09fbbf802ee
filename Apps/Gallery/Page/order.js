// In which order the photos are shown, and how they are divided: by date, the newest first, into days, months and years; by name, as
// they are listed, into folders.

import { length } from './facts.js'
import { set, setting } from './settings.js'
import { isolated, locale, text } from './strings.js'
import { townName, townsOf } from './towns.js'
import { listed } from './words.js'

const badges = { live: 'LIVE', raw: 'RAW' }

// 'date' or 'name', as it was chosen in this browser, or undefined.
export const chosen = () => ['date', 'name'].find(order => order === setting('order'))

// False, and `say(words)` is told, where the browser keeps nothing.
export const choose = (order, say) => set('order', order, say)

// When a file was written last says nothing: often that is when all of them were copied.
export const isOwn = photo => Boolean(photo.date) && !photo.isFileDate

// What is written on a photo's cell.
export const badge = photo => photo.kind === 'video' ? length(photo) ?? '' : badges[photo.kind] ?? ''

// The hour and the minute as the clock beside the photographer showed them, whatever the zone: the first nineteen characters.
const clock = photo => (photo.date ?? '').slice(0, 19)

// Compares two photos as the server's order does (`PhotoOrder` and `NaturalKey` there).
export function compare(order) {
  if (order === 'date') return (a, b) => clock(a) < clock(b) ? 1 : clock(a) > clock(b) ? -1 : b.id - a.id
  const keys = new WeakMap()
  const key = photo => {
    if (!keys.has(photo)) keys.set(photo, nameKey(photo))
    return keys.get(photo)
  }
  return (a, b) => key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0
}

// A text whose plain order is the one in which people look for names: a folder's own files before those of the folders in it, `2.jpg` before
// `10.jpg`, `a` beside `A`. Names that differ in case or in zeros only keep an order of their own.
function nameKey({ folder, name }) {
  const folders = folder ? folder.split('/') : []
  const parts = [...folders.map(part => `\x02${fold(part)}`), `\x01${fold(name)}`, [...folders, name].join('/')]
  // In UTF-16 what lies beyond 0xFFFF comes before 0xE000; by the numbers of the characters it comes last.
  return parts.join('\0').replace(/[\ud800-\uffff]/g, unit => String.fromCharCode(unit.charCodeAt(0) + (unit < '\ue000' ? 0x2000 : -0x800)))
}

// In small letters, letters with marks beside those without, and a number behind all that have fewer digits.
const fold = name => name.toLowerCase().normalize('NFD').replace(/\d+/g, digits => {
  const value = digits.replace(/^0+/, '')
  return `0${String.fromCharCode(Math.min(value.length, 255))}${value}`
})

// The groups of photos that are in an order.
export function divide(pictures, order) {
  if (order === 'name') {
    const folders = groups(pictures, photo => photo.folder ?? '', photo => photo.folder?.split('/').map(isolated).join(' › ') || text('photos'))
    return Array(3).fill(folders.length > 1 ? folders : [])
  }
  const found = levels.map(() => []), last = []
  pictures.forEach(({ date }, start) => {
    const day = date?.slice(0, 10) ?? ''
    if (day === last[0]) return
    levels.forEach(({ letters, title }, level) => {
      const part = day.slice(0, letters)
      if (part === last[level]) return
      last[level] = part
      found[level].push({ start, title: title(day, part) })
    })
  })
  // Somebody is in many towns in a year.
  const [days, months] = found
  for (const groups of [days, months]) groups.forEach((group, index) => group.title = withTowns(group, pictures, groups[index + 1]?.start ?? pictures.length))
  return found
}

// `Sat, 12 March 2024 · Munich, Dachau`: the towns from which at least a quarter of a group's photos are, two at most.
function withTowns({ start, title }, pictures, end) {
  const towns = townsOf(pictures, start, end).filter(({ count }) => count >= (end - start) / 4).slice(0, 2)
  return towns.length ? `${title} · ${listed(...towns.map(({ town }) => townName(town)))}` : title
}

// Days, months and years: how many letters of a date make one, and its title. A title is written once: that takes as long as looking at hundreds of photos.
const levels = [[10, { weekday: 'short', day: 'numeric', month: 'long' }], [7, { month: 'long' }], [4, {}]].map(([letters, options]) => {
  const titles = new Map()
  let words
  const title = (day, part) => {
    if (!day) return text('withoutDate')
    words ??= new Intl.DateTimeFormat(locale, { ...options, year: 'numeric', timeZone: 'UTC' })
    if (!titles.has(part)) titles.set(part, words.format(new Date(`${day}T12:00Z`)))
    return titles.get(part)
  }
  return { letters, title }
})

function groups(photos, part, title) {
  const found = []
  let last
  photos.forEach((photo, start) => {
    const own = part(photo)
    if (own === last) return
    last = own
    found.push({ start, title: title(photo) })
  })
  return found
}
