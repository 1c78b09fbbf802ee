// What a zoom says to one whose finger has scrolled the page instead.

// How often, and for how long.
const count = 2, ms = 1600

export class Hint {
  #element
  #left = count
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #ends

  /** @param {HTMLElement} element */
  constructor(element) { this.#element = element }

  /** True for somebody who has zoomed, and needs no hint any more. */
  isKnown = false

  /**
   * Shows it for a moment.
   * @param {string} words none where it is empty
   */
  show(words) {
    if (words === '' || this.isKnown || this.#left === 0) return this.hide()
    clearTimeout(this.#ends)
    this.#left -= 1
    this.#element.textContent = words
    this.#element.classList.add('shown')
    this.#ends = setTimeout(() => this.hide(), ms)
  }

  hide() {
    if (this.#ends === undefined) return
    clearTimeout(this.#ends)
    this.#ends = undefined
    this.#element.classList.remove('shown')
  }
}
