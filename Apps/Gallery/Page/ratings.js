// Stars for photos, 0 to 5: by the digits on the keyboard, in the sheet with the information, and for all that are chosen.

import { walk } from './menu-keys.js'
import { photosOf, text } from './strings.js'

const element = id => document.getElementById(id)

const star = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z"/></svg>'

// A rating in words.
export const stars = rating =>
  rating < 0 ? text('rejected') : rating === 0 ? text('noStars') : rating === 1 ? text('oneStar') : text('manyStars', { count: rating })

export class Ratings {
  #shown = -1
  #times = 1         // how far the photo is zoomed

  // `list` is the list of the photos, `marks` what is sent to the server, `scene()` answers the scene, `chosen()` the numbers of the photos that are
  // chosen, or null where none are to be; `did(words, back, undone)` says what has been done and can be taken back.
  constructor(list, marks, { scene, chosen, did }) {
    Object.assign(this, { list, marks, scene, chosen, did })
    if (!this.isOn) return
    this.#fill()
    // Before the program, whose key 0 shows all of a photo.
    addEventListener('keydown', event => {
      const isElsewhere = event.target.closest?.('input:not([type=range]), textarea, dialog, [popover]')
      if (!/^[0-5]$/.test(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.repeat || isElsewhere) return
      if (!this.#press(Number(event.key))) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }, { capture: true })
  }

  // Whether ratings can be given.
  get isOn() { return this.marks.isOn }

  // 1 to 5 stars, 0 for none, −1 for rejected.
  of(photo) { return this.marks.of(photo, 'rating') ?? 0 }

  // The photo of this number is shown now, or, −1, the grid.
  shows(number) {
    this.#shown = number
    this.#times = 1
    this.#write()
  }

  // The photo that is shown is seen so many times as large as where all of it is seen.
  zoomed(times) { this.#times = times }
  get times() { return this.#times }

  #told = []  // by the photos' numbers, what the grid has been told

  // Other photos are in the list than before, or have other ratings.
  listed() { this.#tell(this.list.numbers) }

  // The grid writes the stars of these photos into their cells where they have changed, and the sheet those of the one that is shown.
  #tell(numbers) {
    const ratings = []
    for (const number of numbers) {
      const rating = this.of(this.list.pictures[number])
      if (rating === (this.#told[number] ?? 0)) continue
      ratings.push(number, this.#told[number] = rating)
    }
    if (ratings.length) this.scene().ratings(ratings)
    this.#write()
  }

  // Gives these photos, by their numbers, a rating.
  rate(numbers, rating) {
    const photos = numbers.map(number => this.list.pictures[number]), before = photos.map(photo => this.of(photo))
    if (before.every(each => each === rating)) return
    this.#set(photos.map(photo => [photo, rating]))
    const what = photos.length === 1 ? photos[0].name : photosOf(photos.length)
    const words = rating => text('rated', { what, stars: stars(rating) }), isOne = before.every(each => each === before[0])
    this.did(words(rating), () => this.#set(photos.map((photo, index) => [photo, before[index]])), isOne ? words(before[0]) : undefined)
  }

  // Gives photos ratings, [[photo, rating], …], for who says and takes back itself what was done.
  give(pairs) { this.#set(pairs) }

  #press(rating) {
    if (document.body.classList.contains('slideshow') || document.querySelector('dialog[open]')) return false
    const chosen = this.chosen()
    if (this.#shown >= 0) {
      // A photo that is zoomed is shown whole first, which the program does.
      if (rating === 0 && this.#times > 1.001) return false
      this.rate([this.#shown], rating)
      return true
    }
    if (!chosen?.length) return false
    this.rate(chosen, rating)
    return true
  }

  #set(pairs) {
    this.marks.give(pairs.map(([photo, rating]) => [photo, { rating }]))
    this.#tell(pairs.map(([photo]) => photo.number))
  }

  // MARK: The buttons

  #fill() {
    const sheet = element('stars'), menu = element('rate')
    sheet.hidden = false
    sheet.innerHTML = `${Array.from({ length: 5 }, (_, index) => `<button type="button" value="${index + 1}">${star}</button>`).join('')}<span></span>`
    menu.innerHTML = [5, 4, 3, 2, 1, 0].map(rating => `<button type="button" value="${rating}">${rating ? star.repeat(rating) : stars(0)}</button>`).join('')
    for (const button of document.querySelectorAll('#stars button, #rate [value]:not([value="0"])')) {
      button.ariaLabel = button.title = stars(Number(button.value))
    }
    sheet.addEventListener('click', event => {
      const rating = Number(event.target.closest('button')?.value)
      // The stars that it has: none of them any more.
      if (rating && this.#shown >= 0) this.rate([this.#shown], rating === this.of(this.list.pictures[this.#shown]) ? 0 : rating)
    })
    menu.addEventListener('click', event => {
      const button = event.target.closest('button')
      if (!button) return
      menu.hidePopover()
      this.rate(this.chosen() ?? [], Number(button.value))
    })
    menu.addEventListener('toggle', event => event.newState === 'open' && menu.querySelector('button').focus())
    walk(menu)
    // Keys in what has to be answered first are not the photos'.
    menu.addEventListener('keydown', event => event.stopPropagation())
    element('choice-rate').hidden = false
  }

  #write() {
    const photo = this.list.pictures[this.#shown]
    if (!photo || !this.isOn) return
    const rating = this.of(photo), sheet = element('stars')
    for (const button of sheet.querySelectorAll('button')) {
      button.setAttribute('aria-pressed', Number(button.value) === rating)
      button.classList.toggle('full', Number(button.value) <= rating)
    }
    sheet.querySelector('span').textContent = rating < 0 ? stars(rating) : ''
  }

  // The label of the photo's rating, and the rating, for who copies what is known of it; nothing where it has none.
  get words() {
    const photo = this.list.pictures[this.#shown], rating = photo && this.of(photo)
    return this.isOn && rating ? [text('rating'), stars(rating)] : null
  }
}
