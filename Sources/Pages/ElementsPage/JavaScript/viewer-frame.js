// What is around the picture that is shown: its place in the list, its caption, and the buttons that turn.

import { make } from './make.js'

export class Frame {
  /** @type {HTMLElement} */ #place
  /** @type {HTMLElement} */ #caption
  /** @type {HTMLElement} */ #stage
  /** @type {HTMLButtonElement} */ #left
  /** @type {HTMLButtonElement} */ #right

  /** @param {ShadowRoot} root the viewer's */
  constructor(root) {
    this.root = root
    const part = (/** @type {string} */ selector) => /** @type {any} */ (root.querySelector(selector))
    this.#place = part('.place')
    this.#caption = part('.caption')
    this.#stage = part('.stage')
    this.#left = part('.left')
    this.#right = part('.right')
  }

  /**
   * Which one of how many it is, in words.
   * @param {string} words
   */
  set place(words) { this.#place.textContent = words }

  /**
   * One that is the same stays, with the focus on a link of it.
   * @param {(Node | string)[]} nodes
   */
  setCaption(nodes) {
    const caption = this.#caption, next = make('p')
    next.append(...nodes)
    if (next.innerHTML === caption.innerHTML) return
    caption.replaceChildren(...next.childNodes)
    caption.scrollTop = 0
    this.fitCaption()
  }

  /** A caption that is seen whole is not in the way of fingers; a longer one is scrolled, by keys, too. */
  fitCaption() {
    const caption = this.#caption
    caption.classList.remove('long')
    const isLong = caption.classList.toggle('long', caption.scrollHeight > caption.clientHeight + 1)
    if (isLong) caption.tabIndex = 0
    else caption.removeAttribute('tabindex')
  }

  /**
   * Nothing is left to turn to on one side.
   * @param {boolean} isLeftmost @param {boolean} isRightmost
   */
  setEnds(isLeftmost, isRightmost) {
    this.#setDisabled(this.#left, isLeftmost)
    this.#setDisabled(this.#right, isRightmost)
  }

  // The focus moves on before a button is disabled.
  /** @param {HTMLButtonElement} button @param {boolean} isDisabled */
  #setDisabled(button, isDisabled) {
    if (isDisabled && this.root.activeElement === button) this.#stage.focus()
    button.disabled = isDisabled
  }
}
