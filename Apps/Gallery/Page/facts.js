// What is known of a photo, in words: pairs of a label and a text, or a link.

import { nameIn } from './file-name.js'
import { isolated, locale, number, text } from './strings.js'
import { townAndCountry } from './towns.js'
import { listed } from './words.js'

// The day on which it was taken, as the clock beside the photographer showed it: `12 March 2024`.
export function day({ date }) {
  if (!date) return undefined
  return new Date(`${date.slice(0, 10)}T12:00`).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' })
}

// `17:30, UTC+2`; the zone only where it is known.
export function clock({ date }) {
  const [, time, zone] = /T(\d\d:\d\d)(?::[\d.]+)?(Z|[+-]\d\d:\d\d)?$/.exec(date ?? '') ?? []
  if (!time) return undefined
  if (!zone) return time
  const hours = zone === 'Z' ? '' : zone.replace(/^([+-])0?/, '$1').replace(/:00$/, '').replace('-', '−')
  return `${time}, UTC${hours === '+0' ? '' : hours}`
}

// Of a video: `1:05`, and not less than a number of seconds.
export function length({ duration }, least = 1) {
  if (!duration) return undefined
  const seconds = Math.max(least, Math.round(duration)), two = number => String(number).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}

export function size(bytes) {
  const units = [text('bytes'), 'kB', 'MB', 'GB']
  let unit = 0
  while (bytes >= 1000 && unit < 3) {
    bytes /= 1000
    unit += 1
  }
  return `${number(bytes, unit > 0 && bytes < 100 ? 1 : 0)}\xa0${units[unit]}`
}

// `1/250 s, f/1.8, ISO 80, 6.9 mm`; no number ends a line that its unit does not end.
export function exposure({ time, aperture, iso, focalLength } = {}) {
  return listed(
    time && text('seconds', { seconds: time >= 0.4 ? number(time, 1) : `1/${number(1 / time)}` }), aperture && `f/${number(aperture, 1)}`, iso && `ISO\xa0${iso}`,
    focalLength && `${number(focalLength, 1)}\xa0mm`,
  ) || undefined
}

// `51.4778° N, 0.0014° W`, each in one line
export function place({ latitude, longitude }) {
  const part = (value, positive, negative) => text(value < 0 ? negative : positive, { degrees: `${Math.abs(value).toFixed(4)}°` }).replaceAll(' ', '\xa0')
  return listed(part(latitude, 'north', 'south'), part(longitude, 'east', 'west'))
}

const kinds = ['video', 'live', 'raw']

// `Video`; nothing of what is just a photo.
export const kindOf = ({ kind }) => kinds.includes(kind) ? text(kind) : undefined

// [label, text] or [label, text, address], of an album's page where it begins with ?, of a file that is saved where it begins with /; what is not known is
// left out.
export function facts(photo) {
  const { width, height, bytes, place: spot, dateSource, rating } = photo
  const date = listed(day(photo), clock(photo))
  return [
    ['name', photo.name],
    ['folder', photo.folder?.split('/').map(isolated).join('/') || undefined, photo.folder && `?${new URLSearchParams({ album: photo.folder })}#gallery`],
    ['date', date && ({ name: text('fromName', { date }), modified: text('fromFile', { date }) }[dateSource] ?? date)],
    ['file', photo.endsEarly && text('endsEarly')],
    ['kind', photo.raw && photo.kind === 'raw' ? undefined : kindOf(photo)],
    ['size', listed(`${width} × ${height}`, bytes && size(bytes))],
    ['raw', photo.raw && listed(isolated(nameIn(photo.raw)), photo.rawBytes && size(photo.rawBytes)), photo.raw],
    ['length', length(photo)],
    ['camera', photo.camera],
    ['lens', photo.lens],
    ['exposure', exposure(photo.exposure)],
    ['place', spot && listed(photo.town && townAndCountry(photo.town), place(spot)), spot && `https://www.openstreetmap.org/?mlat=${spot.latitude}&mlon=${spot.longitude}#map=14/${spot.latitude}/${spot.longitude}`],
    ['rating', rating && (rating < 0 ? text('rejected') : text('stars', { count: rating }))],
    ['keywords', listed(...photo.keywords ?? []) || undefined],
    ['description', photo.description],
  ].filter(([, words]) => words).map(([key, ...rest]) => [text(key), ...rest])
}
