// Words that mean photos on which they are not written: "yesterday", "last month", "favourites", "動画". Those of all languages, whichever the page has.

import { fold } from './fold.js'
import { languages, text } from './strings.js'

const two = number => String(number).padStart(2, '0')

// What the dates of a day, of a month and of a year begin with.
const day = date => `${month(date)}-${two(date.getDate())}`
const month = date => `${date.getFullYear()}-${two(date.getMonth() + 1)}`
const year = date => String(date.getFullYear())

const on = date => photo => photo.date?.startsWith(date) ?? false
const before = (now, { years = 0, months = 0, days = 0 }) => new Date(now.getFullYear() - years, now.getMonth() - months, days ? now.getDate() - days : 1)
const kind = (...kinds) => () => photo => kinds.includes(photo.kind)

// By the keys of their words, what makes a test of a photo: of what are favourites, and of what is now.
const meanings = new Map([
  ['favouriteWords', isFavourite => isFavourite],
  ['today', (_, now) => on(day(now))], ['yesterday', (_, now) => on(day(before(now, { days: 1 })))],
  ['thisMonth', (_, now) => on(month(now))], ['lastMonth', (_, now) => on(month(before(now, { months: 1 })))],
  ['thisYear', (_, now) => on(year(now))], ['lastYear', (_, now) => on(year(before(now, { years: 1 })))],
  ['videoWords', kind('video')], ['liveWords', kind('live')], ['rawWords', kind('raw')], ['photoWords', kind('photo', 'live', 'raw')],
])

// Found by their first letters, too, as what is written on photos is.
const isBegun = ['favouriteWords', 'videoWords']

const offered = ['favouriteWords', 'today', 'yesterday', 'lastMonth', 'videoWords', 'liveWords', 'rawWords']

// What is offered comes first.
const forms = words => words.split('|')

// [folded form, key], the longest first: "live photos" before "live".
const all = [...meanings.keys()].flatMap(key => Object.values(languages).flatMap(language => forms(language[key]).map(form => [fold(form), key])))
  .sort(([a], [b]) => b.length - a.length)

// With the marks around them, as in "yesterday, Lisbon".
const phrases = all.map(([form, key]) => [new RegExp(`(?<=^|\\s)["“„«]*${form}[,;"“”»]*(?=\\s|$)`, 'gu'), form, key])

// Those words, each by itself.
export const wordsOfMeanings = all.flatMap(([form]) => form.split(' '))

// The meaning that a word begins with.
const begun = word => /^\p{L}{3,}$/u.test(word) ? all.find(([form, key]) => isBegun.includes(key) && form.startsWith(word))?.[1] : undefined

// Takes out of folded words what has a meaning. Answers the words that are left, and [{ words, test(photo) }] of what has been taken out.
export function meaningsIn(words, isFavourite, now = new Date()) {
  const found = [], take = (words, key) => {
    found.push({ words, test: meanings.get(key)(isFavourite, now) })
    return ' '
  }
  let rest = words
  for (const [phrase, form, key] of phrases) rest = rest.replace(phrase, () => take(form, key))
  rest = rest.split(/\s+/).filter(word => {
    const key = begun(word)
    if (key) take(word, key)
    return !key
  }).join(' ')
  return { words: rest, found }
}

// What may be looked for by a word: what some of these photos are, and others not.
export function worthOffering(photos, isFavourite, now = new Date()) {
  return offered.filter(key => {
    const test = meanings.get(key)(isFavourite, now)
    return photos.some(test) && !photos.every(test)
  }).map(key => forms(text(key))[0])
}
