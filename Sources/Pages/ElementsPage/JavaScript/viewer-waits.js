// A sign that the picture that is shown is still on its way, once it takes long: until then its thumbnail stands for it, or nothing.

// In milliseconds.
const patience = 800

export class Waits {
  #dialog
  #stage
  #isThere
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #begins

  /**
   * @param {HTMLElement} dialog @param {HTMLElement} stage whose images tell that they have come
   * @param {() => boolean} isThere whether nothing is to be waited for
   */
  constructor(dialog, stage, isThere) {
    this.#dialog = dialog
    this.#stage = stage
    this.#isThere = isThere
    // It does not bubble.
    stage.addEventListener('load', () => this.look(), { capture: true, passive: true })
  }

  /** Another picture is shown. */
  begin() {
    this.end()
    this.#begins = setTimeout(() => this.#show(!this.#isThere()), patience)
  }

  /** It may have come, or failed. */
  look() {
    if (this.#isThere()) this.end()
  }

  end() {
    clearTimeout(this.#begins)
    this.#show(false)
  }

  /** @param {boolean} isWaiting */
  #show(isWaiting) {
    this.#dialog.classList.toggle('waits', isWaiting)
    if (isWaiting) this.#stage.setAttribute('aria-busy', 'true')
    else this.#stage.removeAttribute('aria-busy')
  }
}
