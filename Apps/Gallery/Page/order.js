// In which order the photos are shown, and how they are divided: by date, the newest first, into days, months and years; by name, as
// they are listed, into folders.

import { length } from './facts.js'
import { set, setting } from './settings.js'
import { locale, text } from './strings.js'

const badges = { live: 'LIVE', raw: 'RAW' }

// 'date' or 'name': what was chosen in this browser, or else by date, where photos have dates of their own. When a file was written
// last says nothing: often that is when all of them were copied.
export function order(photos) {
  return canBeDated(photos) && setting('order') !== 'name' ? 'date' : 'name'
}

// Whether there is anything to choose.
export const canBeDated = photos => photos.some(isOwn)

// False, and `say(words)` is told, where the browser keeps nothing.
export const choose = (order, say) => set('order', order, say)

const isOwn = photo => Boolean(photo.date) && !photo.isFileDate

// The photos in an order, each with the `badge` of its cell, and the groups of days, months and years: [{ start, title }].
export function arrange(photos, order) {
  const pictures = photos.map(photo => ({ ...photo, badge: photo.kind === 'video' ? length(photo) ?? '' : badges[photo.kind] ?? '' }))
  if (order === 'date') {
    const clocks = new Map(pictures.map(photo => [photo, clock(photo)]))
    pictures.sort((a, b) => clocks.get(a) < clocks.get(b) ? 1 : clocks.get(a) > clocks.get(b) ? -1 : 0)
  }
  return { pictures, levels: divide(pictures, order) }
}

// The hour and the minute as the clock beside the photographer showed them, whatever the zone: the first nineteen characters.
const clock = photo => (photo.date ?? '').slice(0, 19)

// The groups of photos that are in an order.
export function divide(pictures, order) {
  if (order === 'name') {
    const folders = groups(pictures, photo => photo.folder ?? '', photo => photo.folder?.replaceAll('/', ' › ') || text('photos'))
    return Array(3).fill(folders.length > 1 ? folders : [])
  }
  const level = (letters, options) => {
    const words = new Intl.DateTimeFormat(locale, { ...options, year: 'numeric', timeZone: 'UTC' })
    const title = photo => photo.date ? words.format(new Date(`${photo.date.slice(0, 10)}T12:00Z`)) : text('withoutDate')
    return groups(pictures, photo => clock(photo).slice(0, letters), title)
  }
  return [level(10, { weekday: 'short', day: 'numeric', month: 'long' }), level(7, { month: 'long' }), level(4, {})]
}

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
