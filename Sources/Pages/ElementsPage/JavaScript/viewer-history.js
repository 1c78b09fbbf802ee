// The browser's back button closes what is open.

// Windows in which a viewer has been; their entries are those of a viewer that is open.
/** @type {WeakMap<Window, Promise<unknown>>} */
const known = new WeakMap()

/**
 * Goes back over an entry that is there though nothing is open: the page was loaded anew in it, and going back would do nothing.
 * Once a window, when its first viewer comes.
 * @param {Window} view
 */
export function leaveOldEntry(view) {
  if (known.has(view)) return
  known.set(view, view.history.state?.tsumami ? goBack(view) : Promise.resolve())
}

/** @param {Window} view @returns {Promise<unknown>} when it is there, which takes the browser a moment */
function goBack(view) {
  const isThere = new Promise(resolve => view.addEventListener('popstate', resolve, { once: true }))
  view.history.back()
  return isThere
}

/** An entry of the history for as long as something is open: going back over it closes, and closing goes back over it. */
export class BackCloses {
  #close
  /** @type {Window | undefined} */ #view
  // What the entry is recognized by: the page may add entries of its own.
  /** @type {string | undefined} */ #key
  // What the page wants of the entry below it.
  /** @type {ScrollRestoration} */ #restoration = 'auto'
  // Going back over the last entry.
  /** @type {Promise<unknown>} */ #leaving = Promise.resolve()

  /** @param {() => void} close called when the visitor goes back */
  constructor(close) { this.#close = close }

  /** @param {Window} view whose history it is */
  async start(view) {
    const key = this.#key = `${Math.random()}`
    this.#view = view
    await Promise.all([this.#leaving, known.get(view)])
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
    this.#leaving = goBack(view).then(() => this.#isBack(view))
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
