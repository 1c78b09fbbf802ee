// How far a photo is zoomed: 1× is all of it. In the bar as long as it is there, for who has a mouse; over the photo while it changes.

import { number } from './strings.js'

// In milliseconds, after the last change.
const stays = 900

export class ZoomLevel {
  #timer = 0
  #isZoomed

  // `buttons` are those that zoom out, show the whole photo, and zoom in; the second one has the number.
  constructor(bubble, [out, whole]) {
    this.bubble = bubble
    this.out = out
    this.whole = whole
    this.#write(1)
  }

  shows(times) {
    this.bubble.textContent = this.#write(times)
    this.bubble.classList.add('seen')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.hide(), stays)
  }

  // A photo comes, and all of it is shown.
  begins() {
    this.hide()
    this.#write(1)
  }

  hide() { this.bubble.classList.remove('seen') }

  // While all of a photo is shown there is nothing to zoom out of. An arrow leaves more of a zoomed photo to the pointer that drags it.
  #write(times) {
    const words = `${number(times, times < 10 ? 1 : 0)}×`, isZoomed = times > 1.001
    this.whole.firstElementChild.textContent = words
    // Each frame of a zoom comes by here.
    if (isZoomed === this.#isZoomed) return words
    this.#isZoomed = isZoomed
    for (const button of [this.out, this.whole]) button.setAttribute('aria-disabled', !isZoomed)
    document.body.classList.toggle('zoomed', isZoomed)
    return words
  }
}
