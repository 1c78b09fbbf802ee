// The browser's back button closes what is open.

/** An entry of the history for as long as something is open: going back over it closes, and closing goes back over it. */
export class BackCloses {
  #close
  /** @type {Window | undefined} */ #view
  // What the entry is recognized by: the page may add entries of its own.
  /** @type {string | undefined} */ #key
  // What the page wants of the entry below it.
  /** @type {ScrollRestoration} */ #restoration = 'auto'
  // Going back over the last entry, which takes the browser a moment.
  /** @type {Promise<unknown>} */ #leaving = Promise.resolve()

  /** @param {() => void} close called when the visitor goes back */
  constructor(close) { this.#close = close }

  /** @param {Window} view whose history it is */
  async start(view) {
    const key = this.#key = `${Math.random()}`
    this.#view = view
    await this.#leaving
    if (this.#key !== key) return
    // Going back would scroll the page to where it was before: it stays where the picture goes.
    const { history } = view, restoration = this.#restoration = history.scrollRestoration
    history.scrollRestoration = 'manual'
    history.pushState({ ...history.state, tsumami: key }, '')
    history.scrollRestoration = restoration
    view.addEventListener('popstate', this.#popped)
  }

  end() {
    const view = this.#view
    if (this.#key === undefined || !view) return
    const isCurrent = view.history.state?.tsumami === this.#key
    this.#forget()
    if (!isCurrent) return
    this.#leaving = new Promise(resolve => view.addEventListener('popstate', resolve, { once: true })).then(() => this.#isBack(view))
    view.history.back()
  }

  #popped = () => {
    if (this.#view?.history.state?.tsumami === this.#key) return
    const view = this.#view
    this.#forget()
    if (view) this.#isBack(view)
    this.#close()
  }

  /** @param {Window} view */
  #isBack(view) { view.history.scrollRestoration = this.#restoration }

  #forget() {
    this.#key = undefined
    this.#view?.removeEventListener('popstate', this.#popped)
  }
}
