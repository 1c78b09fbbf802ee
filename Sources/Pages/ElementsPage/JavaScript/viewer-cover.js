// What a viewer covers the page with: a modal dialog, which is in the browser's top layer and makes the page inert.

/** @typedef {HTMLDialogElement & { inert: boolean, popover: string | null, showPopover(): void, hidePopover(): void }} Dialog with what older type libraries lack */

export class Cover {
  /** @type {Dialog} */ #dialog
  #isReleased = false

  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) { this.#dialog = /** @type {Dialog} */ (dialog) }

  get isOpen() { return this.#dialog.open }

  /** True while it is before the page that fingers, keys and the focus have again. */
  get isReleased() { return this.#isReleased }

  show() { this.#dialog.showModal() }

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
    if (dialog.open) dialog.close()
    if (!this.#isReleased) return
    this.#isReleased = false
    if (dialog.matches(':popover-open')) dialog.hidePopover()
    dialog.popover = null
    dialog.inert = false
  }
}
