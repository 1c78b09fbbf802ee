// How many photos there are, and from when to when.

import { isolated, locale, number, photosOf, text } from './strings.js'

// `66 photos, March 2022`, as the language has it; what is not known is left out.
export const listed = (...parts) => parts.filter(Boolean).map(isolated).join(text('comma'))

export const isVideo = photo => photo.kind === 'video'

// `66 photos`; `2 videos` where so many of them are.
export function countOf(total, videos) {
  if (total === 0 || total !== videos) return photosOf(total)
  return total === 1 ? text('oneVideo') : text('manyVideos', { count: number(total) })
}

// `66 photos, March 2022 – May 2024`; only how many there are where they are more than these.
export const range = (photos, total) => ranges(photos, total)[0]

// The same in other forms, each shorter than the one before: with short months, with years alone, and only how many.
export function ranges(photos, total = photos.length) {
  if (total > photos.length) return [photosOf(total)]
  const count = countOf(total, photos.every(isVideo) ? total : 0)
  let [first, last] = ['', '']
  for (const { date } of photos) {
    if (!date) continue
    if (!first || date < first) first = date
    if (!last || date > last) last = date
  }
  if (!first) return [count]
  const forms = [{ month: 'long', year: 'numeric' }, { month: 'short', year: 'numeric' }, { year: 'numeric' }].map(form => {
    const [from, to] = [first, last].map(date => new Date(`${date.slice(0, 10)}T12:00`).toLocaleDateString(locale, form))
    return listed(count, from === to ? from : `${from} – ${to}`)
  })
  return [...forms, count]
}
