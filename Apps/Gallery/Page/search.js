// Which photos are meant by some words: of their names, folders, descriptions, keywords, towns, dates, cameras and kinds. All words have to be there.

import { fold, plain } from './fold.js'
import { meaningsIn, wordsOfMeanings } from './meanings.js'
import { ratingIn } from './rating-words.js'
import { nearest } from './spelling.js'
import { locale, text as word } from './strings.js'
import { townWords } from './towns.js'

// "Müller" is found by "mueller", too, as people write it who have no such key.
const umlauts = { ä: 'ae', ö: 'oe', ü: 'ue' }

// The text as it is looked for, and once more with umlauts as two letters where it has any.
function both(text) {
  const folded = fold(text), spelled = plain.test(text) ? text : text.normalize('NFC').replace(/[äöü]/gi, letter => umlauts[letter.toLowerCase()])
  return spelled === text ? folded : `${folded} ${fold(spelled)}`
}

const kinds = { photo: 'photo photos', video: 'video videos', live: 'live photo photos', raw: 'raw photo photos' }

// A word of these, typed as a whole, is no beginning of a town: `live` is not Liverpool.
const wordsOfKinds = new Set(Object.values(kinds).join(' ').split(' '))

// Between what is found anywhere in a text and what is found where a word begins: towns and kinds.
const mark = '\0'

const rejected = `${fold(word('rejected'))} rejected `, kept = `${fold(word('kept'))} kept `

// The names of the months, as they are written here and in English.
function months() {
  const names = locale => {
    const words = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, month) => both(words.format(new Date(Date.UTC(2024, month, 15)))))
  }
  const [own, english] = [names(locale), names('en')]
  return own.map((name, month) => name === english[month] ? name : `${name} ${english[month]}`)
}

// Those that the search itself knows are no typing errors, where no photo is of their kind.
let wordsOfSearch
const ownWords = () => wordsOfSearch ??= new Set([...Object.values(kinds), rejected, kept, ...months(), ...wordsOfMeanings].join(' ').split(' '))

// `5/2023`, `2023/05`, `12.5.2023`, `2023年5月12日`, as dates are written in the list: `2023-05`, `2023-05`, `2023-05-12`, `2023-05-12`. `5/12/2023`
// is May to some and December to others: all that a word may mean.
function dates(word) {
  const found = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(word)
  if (!found) return [date(word)]
  const [, first, second, year] = found
  return [...new Set([`${first}.${second}.${year}`, `${second}.${first}.${year}`])].map(date)
}

function date(word) {
  const two = number => number.padStart(2, '0')
  let found
  if ((found = /^(\d{4})年(?:(\d{1,2})月(?:(\d{1,2})日)?)?$/.exec(word))) return found.slice(1).filter(Boolean).map(two).join('-')
  // "15." as in "15. Juli".
  if ((found = /^(\d{1,2})\.$/.exec(word))) return found[1]
  if ((found = /^(\d{1,2})[./](\d{4})$/.exec(word))) return `${found[2]}-${two(found[1])}`
  if ((found = /^(\d{4})[./-](\d{1,2})$/.exec(word))) return `${found[1]}-${two(found[2])}`
  if ((found = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(word))) return `${found[3]}-${two(found[2])}-${two(found[1])}`
  if ((found = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})$/.exec(word))) return `${found[1]}-${two(found[2])}-${two(found[3])}`
  return word
}

// What is looked for: each word a test of a photo's text, and of the photo, where it means one without being in its text. A number begins where a
// number begins: "2024" is not in "12024".
export function tests(words, isFavourite = photo => photo.favourite === true, now = new Date()) {
  const { words: others, found } = meaningsIn(fold(words), isFavourite, now)
  const meant = found.map(({ words, test }) => {
    const written = inTexts(words)
    return (text, photo) => test(photo) || written.every(test => test(text))
  })
  return [...inTexts(others), ...meant]
}

const inTexts = words => words.split(/\s+/).map(withoutMarks).filter(Boolean).map(word => {
  if (!/^\d/.test(word)) return named(word)
  const numbers = dates(word).map(each => each.replace(/[^\d]/g, '\\$&')), number = new RegExp(`(?<!\\d)(?:${numbers.join('|')})`)
  return text => number.test(text)
})

// Anywhere in names and descriptions; of towns and kinds where a word begins, so that "Nice" is not in Venice, nor 京都 in 東京都.
function named(word) {
  const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const begins = new RegExp(`${/^\p{L}/u.test(word) ? '(?<!\\p{L})' : ''}${escaped}${wordsOfKinds.has(word) ? '(?!\\p{L})' : ''}`, 'u')
  return text => {
    const at = text.indexOf(word)
    if (at < 0) return false
    const end = text.indexOf(mark)
    return at < end || begins.test(text.slice(end))
  }
}

// The word in "Zürich, 2023", or in quotes. Nothing but such marks is a word, too.
const withoutMarks = word => word.replace(/^[,;"“”„«»]+(?=.)|(?<=.)[,;"“”„«»]+$/g, '')

export class Finder {
  #months  // asked for with the first text
  #texts = []
  #towns = new Map()
  #known = { total: -1, words: new Map() }

  // `list` is the list of the photos.
  constructor(list) {
    this.list = list
  }

  // The rating of a photo: −1 to 5.
  rating = photo => photo.rating ?? 0

  // Answers a function that says of a photo whether it is a favourite, now.
  favourites = () => photo => photo.favourite === true

  // Of these photos, by their numbers, those that have all the words.
  find(words, among = this.list.numbers) {
    const { words: others, test: isRated } = ratingIn(fold(words)), all = tests(others, this.favourites())
    return among.filter(number => {
      const photo = this.list.pictures[number]
      if (isRated && !isRated(this.rating(photo))) return false
      const text = this.#verdict(number) + this.#text(number)
      return all.every(test => test(text, photo))
    })
  }

  // These words without typing errors, where by them some of these photos are found; '' where none is, or no error is seen. Numbers are right as they are.
  meant(words, among = this.list.numbers) {
    if (ratingIn(fold(words)).test) return ''
    let isOther = false
    const others = words.trim().split(/\s+/).map(word => {
      const typed = withoutMarks(fold(word)), isWrong = /^\D+$/.test(typed) && !ownWords().has(typed) && !this.find(typed, among).length
      const other = isWrong ? nearest(typed, this.#vocabulary()) : undefined
      isOther ||= other !== undefined
      return other === undefined ? word : this.#written(other)
    }).join(' ')
    return isOther && this.find(others, among).length ? others : ''
  }

  // All words of letters, and how often each is there.
  #vocabulary() {
    const { pictures, numbers } = this.list
    if (this.#known.total === pictures.length) return this.#known.words
    const words = new Map()
    for (const number of numbers) {
      for (const [word] of this.#text(number).matchAll(/\p{L}{3,}/gu)) words.set(word, (words.get(word) ?? 0) + 1)
    }
    this.#known = { total: pictures.length, words }
    return words
  }

  // A folded word as it is written where it is: "Zürich".
  #written(folded) {
    const number = this.list.numbers.find(number => this.#text(number).includes(folded)), photo = this.list.pictures[number]
    const written = `${this.#own(photo)} ${photo.town ? townWords(photo.town) : ''}`.normalize('NFC').match(/\p{L}+/gu)
    return written?.find(word => fold(word) === folded) ?? folded
  }

  // Words that come and go are no part of the text that is remembered.
  #verdict(number) {
    const rating = this.rating(this.list.pictures[number])
    return rating < 0 ? rejected : rating > 0 ? kept : ''
  }

  // Prepares the texts of all photos while nothing else is to be done, so that the first letter finds them there.
  prepare() {
    const { pictures } = this.list
    let number = this.#texts.length
    const later = window.requestIdleCallback ?? (work => setTimeout(() => work({ timeRemaining: () => 4 }), 20))
    const work = rest => {
      while (number < pictures.length && rest.timeRemaining() > 1) {
        const end = Math.min(number + 200, pictures.length)
        for (; number < end; number += 1) this.#text(number)
      }
      if (number < pictures.length) later(work)
    }
    later(work)
  }

  // Kept: it is asked for with each letter that is typed.
  #text(number) {
    return this.#texts[number] ??= this.#words(this.list.pictures[number])
  }

  #words(photo) {
    const day = (photo.date ?? '').slice(0, 10), month = (this.#months ??= months())[Number(day.slice(5, 7)) - 1] ?? ''
    return `${both(this.#own(photo))} ${day} ${month}${mark}${this.#town(photo.town)} ${kinds[photo.kind] ?? ''}`
  }

  // Folded once for all its photos.
  #town(town) {
    if (!town) return ''
    if (!this.#towns.has(town)) this.#towns.set(town, both(townWords(town)))
    return this.#towns.get(town)
  }

  #own({ name, folder, alt, keywords, camera }) { return `${name} ${folder ?? ''} ${alt ?? ''} ${keywords?.join(' ') ?? ''} ${camera ?? ''}` }
}
