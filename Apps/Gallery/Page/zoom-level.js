// How far a photo is zoomed, while that changes: 1× is all of it.

import { number } from './strings.js'

// In milliseconds, after the last change.
const stays = 900

export class ZoomLevel {
  #timer = 0

  constructor(bubble) { this.bubble = bubble }

  shows(times) {
    this.bubble.textContent = `${number(times, times < 10 ? 1 : 0)}×`
    this.bubble.classList.add('seen')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.hide(), stays)
  }

  hide() { this.bubble.classList.remove('seen') }
}
