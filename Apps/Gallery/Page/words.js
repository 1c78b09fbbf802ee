// How many photos there are, and from when to when.

import { locale, photosOf } from './strings.js'

// `66 photos, March 2022 – May 2024`; only how many there are where they are more than these.
export function range(photos, total = photos.length) {
  if (total > photos.length) return photosOf(total)
  let [first, last] = ['', '']
  for (const { date } of photos) {
    if (!date) continue
    if (!first || date < first) first = date
    if (!last || date > last) last = date
  }
  if (!first) return photosOf(photos.length)
  const month = text => new Date(`${text.slice(0, 10)}T12:00`).toLocaleDateString(locale, { month: 'long', year: 'numeric' })
  const [from, to] = [month(first), month(last)]
  return `${photosOf(photos.length)}, ${from === to ? from : `${from} – ${to}`}`
}
