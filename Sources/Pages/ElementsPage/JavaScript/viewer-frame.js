// What is around the picture that is shown, for those who see it and those who do not: its place in the list, its caption, and the buttons that turn.

import { make } from './make.js'
import { contentOf } from './viewer-items.js'
import { nameOf } from './viewer-list.js'
import { isVideo } from './viewer-video.js'
import { captionOf, words } from './viewer-words.js'

/** @typedef {import('./viewer-shown.js').Shown} Shown */

export class Frame {
  #viewer
  /** @type {HTMLElement} */ #place
  // Read out when it changes.
  /** @type {HTMLElement} */ #said
  /** @type {HTMLElement} */ #caption
  /** @type {HTMLElement} */ #stage
  /** @type {HTMLButtonElement} */ #left
  /** @type {HTMLButtonElement} */ #right

  /** @param {HTMLElement} viewer @param {ShadowRoot} root its own */
  constructor(viewer, root) {
    this.#viewer = viewer
    this.root = root
    const part = (/** @type {string} */ selector) => /** @type {any} */ (root.querySelector(selector))
    this.#place = part('.place')
    this.#said = part('.said')
    this.#caption = part('.caption')
    this.#stage = part('.stage')
    this.#left = part('.left')
    this.#right = part('.right')
  }

  /**
   * Shows which picture it is, without a word to those who listen.
   * @param {Shown} shown
   */
  describe({ entry, count, index, loops }) {
    if (!entry) return
    const { link, hasFailed } = entry, runsFromRight = getComputedStyle(this.#viewer).direction === 'rtl'
    this.#place.textContent = count > 1 ? `${index + 1} / ${count}` : ''
    this.#setCaption(hasFailed ? [this.#failure(link)] : captionOf(link))
    this.#stage.setAttribute('aria-label', nameOf(link))
    // Of an image nothing within is read out.
    this.#stage.setAttribute('role', contentOf(link) ? 'group' : 'img')
    const isFirst = index === 0 && !loops, isLast = index === count - 1 && !loops
    this.#setDisabled(this.#left, runsFromRight ? isLast : isFirst)
    this.#setDisabled(this.#right, runsFromRight ? isFirst : isLast)
  }

  /**
   * Says which one it is to those who listen.
   * @param {Shown} shown
   */
  say({ entry, count, index }) {
    if (!entry) return
    const place = count > 1 ? `${index + 1} / ${count}: ` : ''
    this.#said.textContent = entry.hasFailed ? place + this.#failure(entry.link) : place && place + nameOf(entry.link)
  }

  /** @param {Shown} shown */
  sayFailed({ link }) { if (link) this.#said.textContent = this.#failure(link) }

  clear() { this.#said.textContent = '' }

  /** @param {HTMLAnchorElement} link */
  #failure(link) { return words(this.#viewer, isVideo(link) ? 'failed-video' : 'failed') }

  // One that is the same stays, with the focus on a link of it.
  /** @param {(Node | string)[]} nodes */
  #setCaption(nodes) {
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

  // The focus moves on before a button is disabled.
  /** @param {HTMLButtonElement} button @param {boolean} isDisabled */
  #setDisabled(button, isDisabled) {
    if (isDisabled && this.root.activeElement === button) this.#stage.focus()
    button.disabled = isDisabled
  }
}
