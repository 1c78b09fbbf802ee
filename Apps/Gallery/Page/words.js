// How many photos there are, and from when to when.

import { locale, photosOf } from './strings.js'

// `66 photos, March 2022 – May 2024`; only how many there are where they are more than these.
export const range = (photos, total) => ranges(photos, total)[0]

// The same in other forms, each shorter than the one before: with short months, with years alone, and only how many.
export function ranges(photos, total = photos.length) {
  const count = photosOf(total)
  if (total > photos.length) return [count]
  let [first, last] = ['', '']
  for (const { date } of photos) {
    if (!date) continue
    if (!first || date < first) first = date
    if (!last || date > last) last = date
  }
  if (!first) return [count]
  const forms = [{ month: 'long', year: 'numeric' }, { month: 'short', year: 'numeric' }, { year: 'numeric' }].map(form => {
    const [from, to] = [first, last].map(date => new Date(`${date.slice(0, 10)}T12:00`).toLocaleDateString(locale, form))
    return `${count}, ${from === to ? from : `${from} – ${to}`}`
  })
  return [...forms, count]
}
