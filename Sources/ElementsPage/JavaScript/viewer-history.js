// The browser's back button closes what is open.

/** An entry of the history for as long as something is open: going back over it closes, and closing goes back over it. */
export class BackCloses {
  #close
  // What the entry is recognized by: the page may add entries of its own.
  /** @type {string | undefined} */ #key
  // Going back over the last entry, which takes the browser a moment.
  /** @type {Promise<unknown>} */ #leaving = Promise.resolve()

  /** @param {() => void} close called when the visitor goes back */
  constructor(close) { this.#close = close }

  async start() {
    const key = this.#key = `${Math.random()}`
    await this.#leaving
    if (this.#key !== key) return
    history.pushState({ ...history.state, tsumami: key }, '')
    addEventListener('popstate', this.#popped)
  }

  end() {
    if (this.#key === undefined) return
    const isCurrent = history.state?.tsumami === this.#key
    this.#forget()
    if (!isCurrent) return
    this.#leaving = new Promise(resolve => addEventListener('popstate', resolve, { once: true }))
    history.back()
  }

  #popped = () => {
    if (history.state?.tsumami === this.#key) return
    this.#forget()
    this.#close()
  }

  #forget() {
    this.#key = undefined
    removeEventListener('popstate', this.#popped)
  }
}
