// Favourites: the server keeps them where photos may be rated. Where they may not, in an export and for guests, this browser keeps its own.

import { Kept } from './kept.js'
import { photosOf as count, text } from './strings.js'

const element = id => document.getElementById(id)
const kept = new Kept('favourites')

// Addresses of the server's photos. An export beside it, whose pages share what the browser keeps, has other ones.
const isServed = url => url.startsWith('/photos/')

export class Favourites {
  #shown = -1
  #told = []  // by the photos' numbers, which the grid has been told of
  #count = 0  // how many those are

  // `list` is the list of the photos, `scene()` answers the scene, `marks` are what is sent to the server, `say(words)` tells of what went wrong,
  // and `did(words, back, undone)` of what can be taken back.
  constructor(list, marks, { scene, say, did }) {
    Object.assign(this, { list, marks, scene, say, did })
    element('favourite').addEventListener('click', () => this.change([this.#shown], !this.test(this.list.pictures[this.#shown])))
    this.#takeOver()
  }

  // What this browser has kept until now becomes the server's, once: another browser may say otherwise from then on.
  #takeOver() {
    const urls = this.marks.isOn ? [...kept.all].filter(isServed) : []
    if (urls.length && this.marks.takeOver(urls)) kept.set(urls, false)
  }

  // A function that says of a photo whether it is a favourite, now.
  get test() {
    if (this.marks.isOn) return photo => this.marks.of(photo, 'favourite') === true
    const { all } = kept
    return photo => all.has(photo.url)
  }

  // Whether the grid shows the photo of this number as a favourite.
  isMarked(number) { return this.#told[number] ?? false }

  // Whether all of so many photos are favourites. `numbers()` answers theirs: it is asked only where there are as many favourites, as that takes long where
  // thousands are chosen, one more with each frame.
  areAll(count, numbers) {
    if (count > this.#count) return false
    const { test } = this
    return numbers().every(number => test(this.list.pictures[number]))
  }

  // Makes photos favourites, by their numbers, or none any more; answers whether that is kept.
  set(numbers, isOn) {
    const photos = numbers.map(number => this.list.pictures[number])
    if (this.marks.isOn) this.marks.give(photos.map(photo => [photo, { favourite: isOn }]))
    else if (!kept.set(photos.map(photo => photo.url), isOn, this.say)) return false
    this.#tell(numbers)
    return true
  }

  // The same, said in a line with a button that takes it back.
  change(numbers, isOn) {
    if (!this.set(numbers, isOn)) return false
    const photos = count(numbers.length), words = isOn => text(isOn ? 'nowFavourites' : 'noFavourites', { photos })
    this.did(words(isOn), () => this.set(numbers, !isOn), words(!isOn))
    return true
  }

  // Other photos are in the list than before, or others are favourites.
  listed() { this.#tell(this.list.numbers) }

  // The photo of this number is shown now, or, −1, the grid.
  shows(number) {
    this.#shown = number
    this.#write(this.test)
  }

  // The grid marks those of these photos that have become favourites, and the button says of the one that is shown whether it is one.
  #tell(numbers) {
    const { test } = this, { pictures } = this.list
    for (const number of numbers) {
      const isOn = test(pictures[number])
      if (isOn === (this.#told[number] ?? false)) continue
      this.#count += isOn ? 1 : -1
      this.scene().favourite(number, this.#told[number] = isOn)
    }
    this.#write(test)
  }

  #write(test) {
    const photo = this.list.pictures[this.#shown]
    if (photo) element('favourite').setAttribute('aria-pressed', test(photo))
  }
}
