// What a viewer covers the page with: a modal dialog, which is in the browser's top layer and makes the page inert.

import { viewOf } from './host/views.js'

/** @typedef {HTMLDialogElement & { inert: boolean, popover: string | null, showPopover(): void, hidePopover(): void }} Dialog with what older type libraries lack */

export class Cover {
  /** @type {Dialog} */ #dialog
  #isReleased = false
  #end = new AbortController()

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.#dialog = /** @type {Dialog} */ (dialog)
    dialog.addEventListener('keydown', ({ altKey, ctrlKey, metaKey }) => altKey || ctrlKey || metaKey || dialog.classList.remove('unpressed'), true)
  }

  get isOpen() { return this.#dialog.open }

  /** True while it is before the page that fingers, keys and the focus have again. */
  get isReleased() { return this.#isReleased }

  show() {
    const { visualViewport } = viewOf(this.#dialog), { signal } = this.#end = new AbortController()
    for (const type of ['resize', 'scroll']) visualViewport?.addEventListener(type, () => this.#fit(visualViewport), { signal })
    if (visualViewport) this.#fit(visualViewport)
    // Where a script opens it and nothing has the focus, browsers take that for a press of a key, and would show the focus around the whole screen.
    const { activeElement, body } = this.#dialog.ownerDocument
    this.#dialog.classList.toggle('unpressed', !activeElement || activeElement === body)
    this.#dialog.showModal()
  }

  /** Moved in the page, it is no longer before it, though it says that it is open. */
  stay() {
    const dialog = this.#dialog
    if (!dialog.open || dialog.matches(':modal')) return
    dialog.removeAttribute('open')
    dialog.showModal()
  }

  // A page that two fingers have enlarged would show a part of it, and that of the same size as the page's.
  /** @param {VisualViewport} seen */
  #fit({ scale, offsetLeft, offsetTop }) {
    const isEnlarged = scale > 1.01
    Object.assign(this.#dialog.style, { translate: isEnlarged ? `${offsetLeft}px ${offsetTop}px` : '', scale: isEnlarged ? `${1 / scale}` : '' })
  }

  /**
   * Gives the page back, and stays before it. Does nothing in browsers without popovers.
   * @returns {boolean} true where it has done so now
   */
  release() {
    const dialog = this.#dialog
    if (!dialog.open || !('showPopover' in dialog)) return false
    this.#isReleased = true
    dialog.close()
    dialog.inert = true
    dialog.popover = 'manual'
    dialog.showPopover()
    return true
  }

  hide() {
    const dialog = this.#dialog
    this.#end.abort()
    if (dialog.open) dialog.close()
    if (!this.#isReleased) return
    this.#isReleased = false
    if (dialog.matches(':popover-open')) dialog.hidePopover()
    dialog.popover = null
    dialog.inert = false
  }
}
