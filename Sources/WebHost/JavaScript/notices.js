// What a program says to assistive technology by itself: words to be read out, and where reading goes on.

import { remember } from './roles.js'
import { viewOf } from './views.js'

// A region has to be known before words come into it; ours, in milliseconds.
const before = 100

// The words that are kept, for those who look back.
const kept = 3

export class Notices {
  /** @type {HTMLElement | undefined} */ #region
  /** When it was made. */ #since = 0
  /** @type {string[]} */ #waiting = []

  /** @param {HTMLElement} element the host's */
  constructor(element) {
    this.element = element
  }

  /** @param {number} layer the one to go on with, where there are no words; 0 is the host's element @param {string} words */
  tell(layer, words) {
    const view = viewOf(this.element)
    // After the changes of this frame.
    if (!words) view.setTimeout(this.#focus, 0, layer)
    // One timer for all that wait: of two that are a part of a millisecond apart the second may come first.
    else if (this.#waiting.push(words) === 1) view.setTimeout(this.#say, Math.max(0, this.#made() + before - view.performance.now()))
  }

  /** What was said goes with the host. */
  end() {
    this.#region?.remove()
  }

  #made() {
    if (this.#region?.isConnected) return this.#since
    const region = this.#region = this.element.ownerDocument.createElement('div')
    region.className = 'notices'
    // Here, because a host that draws nothing has no styles.
    Object.assign(region.style, { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' })
    region.ariaLive = 'polite'
    this.element.append(region)
    return this.#since = viewOf(this.element).performance.now()
  }

  // A line each, so that the same words are read once more.
  #say = () => {
    const waiting = this.#waiting.splice(0), region = this.#region
    if (!region) return
    for (const words of waiting) {
      const line = this.element.ownerDocument.createElement('div')
      line.textContent = words
      region.append(line)
    }
    while (region.children.length > kept) region.firstChild?.remove()
  }

  #focus = (/** @type {number} */ layer) => {
    const element = layer ? /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-layer="${layer}"]`)) : this.element
    if (!element) return
    if (!element.hasAttribute('tabindex')) element.tabIndex = -1
    if (element.closest('[inert]')) remember(element)
    else element.focus({ preventScroll: true })
  }
}
