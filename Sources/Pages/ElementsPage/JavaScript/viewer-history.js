// The browser's back button closes what is open.

// Windows in which a viewer has been; their entries are those of a viewer that is open, once what is on its way back is there.
/** @type {WeakMap<Window, Promise<unknown> | undefined>} */
const known = new WeakMap()
// Whether the last step was one that a page made, as by location.hash.
/** @type {WeakMap<Window, boolean>} */
const pushes = new WeakMap()
// The addresses of the entries of pictures that have been closed. A page that copies its state to another address has an entry of its own.
/** @type {Map<string, string>} */
const closed = new Map()
// So many milliseconds after a picture has been closed its entry is left: a page that goes elsewhere then has done so.
const patience = 100

/**
 * From now on goes back over an entry that is there though nothing is open, as it would do nothing: the page was loaded anew in it, or somebody went
 * forward to it, or back over one that the page has added while a picture was open. Once a window, when its first viewer comes.
 * @param {Window} view
 */
export function leaveOldEntries(view) {
  if (known.has(view)) return
  known.set(view, view.history.state?.tsumami ? goBack(view).finally(() => known.set(view, undefined)) : undefined)
  // Not each browser tells which way one goes: then it is back.
  /** @type {any} */
  const { navigation } = /** @type {any} */ (view)
  let isForward = false
  navigation?.addEventListener('currententrychange', (/** @type {any} */ { from, navigationType }) => {
    isForward = from.index < navigation.currentEntry.index
    pushes.set(view, navigationType === 'push' || navigationType === 'replace')
  })
  view.addEventListener('popstate', () => {
    if (closed.get(view.history.state?.tsumami) !== view.location.href) return
    if (isForward && navigation.canGoForward) view.history.forward()
    else view.history.back()
  })
}

/** @param {Window} view @returns {string | undefined} */
const entryOf = view => /** @type {any} */ (view).navigation?.currentEntry?.key

// The page may have written another state into the entry.
/** @param {Window} view @param {string | undefined} key @param {string | undefined} entry */
const isAt = (view, key, entry) => view.history.state?.tsumami === key || entry !== undefined && entryOf(view) === entry

/** @param {Window} view @returns {Promise<void>} when it is there, which takes the browser a moment */
async function goBack(view) {
  const isThere = new Promise(resolve => view.addEventListener('popstate', resolve, { once: true }))
  /** @type {any} */
  const { navigation } = /** @type {any} */ (view)
  /** @type {string | undefined} */ let added
  const pushed = (/** @type {any} */ { navigationType }) => { if (navigationType === 'push') added = navigation.currentEntry.key }
  navigation?.addEventListener('currententrychange', pushed)
  view.history.back()
  await isThere
  navigation?.removeEventListener('currententrychange', pushed)
  // An entry that the page has added in that moment has been left by it.
  if (added) await navigation.traverseTo(added).finished.catch(() => {})
}

/** An entry of the history for as long as something is open: going back over it closes, and closing goes back over it. */
export class BackCloses {
  #close
  /** @type {Window | undefined} */ #view
  // What the entry is recognized by: the page may add entries of its own.
  /** @type {string | undefined} */ #key
  // The browser's own name of it, which stays where the page writes another state into it. Not each browser has one.
  /** @type {string | undefined} */ #entry
  #address = ''
  // What the page wants of the entry below it.
  /** @type {ScrollRestoration} */ #restoration = 'auto'
  // Going back over the last entry, while it does.
  /** @type {Promise<unknown> | undefined} */ #leaving

  /** @param {() => void} close called when the visitor goes back */
  constructor(close) { this.#close = close }

  /**
   * Its entry is there afterwards, so that what a page writes into its address is in that; but while the last one is being left, which takes a moment.
   * @param {Window} view whose history it is
   */
  start(view) {
    const key = this.#key = `${Math.random()}`, waited = [this.#leaving, known.get(view)].filter(Boolean)
    this.#view = view
    if (waited.length === 0) this.#add(view, key)
    else void Promise.all(waited).then(() => this.#add(view, key))
  }

  /** @param {Window} view @param {string} key */
  #add(view, key) {
    if (this.#key !== key) return
    // Going back would scroll the page to where it was before: it stays where the picture goes.
    const { history } = view, restoration = this.#restoration = history.scrollRestoration
    history.scrollRestoration = 'manual'
    this.#address = view.location.href
    history.pushState({ ...history.state, tsumami: key }, '')
    this.#entry = entryOf(view)
    history.scrollRestoration = restoration
    view.addEventListener('popstate', this.#popped)
  }

  end() {
    const view = this.#view, key = this.#key, entry = this.#entry
    if (key === undefined || !view) return
    this.#forget()
    const leaving = this.#leaving = this.#leave(view, key, entry).finally(() => { if (this.#leaving === leaving) this.#leaving = undefined })
  }

  // Who hears that it is closed may go elsewhere, at once or as routers do, once they have asked around: there the page stays.
  /** @param {Window} view @param {string} key @param {string | undefined} entry */
  async #leave(view, key, entry) {
    let isLeft = false
    const leaves = () => { isLeft = true }
    view.addEventListener('beforeunload', leaves)
    await new Promise(done => setTimeout(done, patience))
    view.removeEventListener('beforeunload', leaves)
    // Back would call off another page that is on its way.
    if (isLeft || !isAt(view, key, entry)) return
    await goBack(view)
    this.#isBack(view)
  }

  #popped = () => {
    if (this.#view && isAt(this.#view, this.#key, this.#entry)) return
    // The page has gone to another place in itself, by a new entry or in this one: that is not back.
    if (this.#view && pushes.get(this.#view)) return
    const view = this.#view
    this.#forget()
    if (view) this.#isBack(view)
    this.#close()
  }

  /** @param {Window} view */
  #isBack(view) { view.history.scrollRestoration = this.#restoration }

  #forget() {
    if (this.#key) closed.set(this.#key, this.#address)
    this.#key = undefined
    this.#view?.removeEventListener('popstate', this.#popped)
  }
}
