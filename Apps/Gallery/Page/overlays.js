// What lies over the photos and can be left: choosing, sheets, menus, a search, a slideshow. Each has an entry in the browser's history, so "back",
// on Android the gesture, too, leaves it before anything else. An entry's state says how many are open at it: `overlays`. An entry of one that is
// gone, by a button or by a reload, is taken back; whoever comes forward to it is led back.

// How many of them the entry has that the browser is at.
const here = () => history.state?.overlays ?? 0

export class Overlays {
  #open = []            // { element, close }, the latest one at the end
  #isGoingBack = false  // the entry of something that is gone is being taken back, which the browser does in its own time
  #after = []           // what waits for that
  #isLeaving = false    // the page is about to be loaded again
  #at = here()          // as of the last entry

  // Has to be made before all others that hear `popstate`.
  constructor() {
    addEventListener('popstate', () => this.#arrive())
    addEventListener('pagehide', () => this.#isGoingBack = false)
    // From the browser's cache it comes as it was left.
    addEventListener('pageshow', () => this.#isLeaving = false)
  }

  // Of the last `popstate`: whether it was asked for here, and whether it led from one overlay to another. Then the address does not say what is to
  // be shown: it may be that of a photo which has been turned since.
  isOurs = false
  isBetween = false

  get isGoingBack() { return this.#isGoingBack }

  // Whether the browser is at the entry of one.
  get isAtOne() { return here() > 0 }

  // An element that is `hidden`, `open` or a popover, and how it is closed. Where `isOwn()`, it has an entry already.
  watch(element, close, isOwn = () => false) {
    const isOpen = () => element.matches('dialog') ? element.open : element.popover ? element.matches(':popover-open') : !element.hidden
    const look = () => this.set(element, isOpen() && !isOwn(), close)
    if (element.popover) element.addEventListener('toggle', look)
    else new MutationObserver(look).observe(element, { attributeFilter: ['hidden', 'open'] })
  }

  // An overlay is open now, or closed.
  set(element, isOpen, close) {
    const index = this.#open.findIndex(overlay => overlay.element === element)
    if (isOpen === index >= 0) return
    if (isOpen) this.#open.push({ element, close })
    else this.#open.splice(index, 1)
    this.#match()
  }

  // The reloaded page takes back what is left.
  start() { this.#match() }

  // The page is about to be loaded again: entries are left to it.
  leave() { this.#isLeaving = true }

  // Whether this is an overlay that is open, with an entry.
  has(element) { return this.#open.some(overlay => overlay.element === element) }

  // Another entry, for something else than an overlay: in the place of an overlay's, as all of them are left by it, but for one that `stays` open.
  // Once it is there `then()` is called.
  enter(state, address, then = () => {}, stays = null) {
    const push = () => {
      history[here() ? 'replaceState' : 'pushState'](state, '', address)
      this.#at = here()
      for (const { element, close } of this.#open.splice(0).reverse()) if (element !== stays) close()
      then()
    }
    if (this.#isGoingBack) this.#after.push(push)
    else push()
  }

  // One entry back, as what it was for is gone. Somebody's own "back" may be on its way to the same one, and another step would lead too far: where the
  // browser knows its entries by keys, this goes to that entry.
  back() {
    if (this.#isGoingBack) return
    this.#isGoingBack = true
    const below = window.navigation?.entries()[navigation.currentEntry.index - 1]
    if (!below) return history.back()
    const { committed, finished } = navigation.traverseTo(below.key)
    // Somebody has gone elsewhere meanwhile.
    committed.catch(() => this.#wentBack())
    finished.catch(() => {})
  }

  #wentBack() {
    this.#isGoingBack = false
    for (const push of this.#after.splice(0)) push()
  }

  // To the entry below what is shown, whatever lies over it.
  up() { history.go(-1 - here()) }

  #arrive() {
    const before = this.#at
    this.#at = here()
    this.isOurs = this.#isGoingBack
    this.#isGoingBack = false
    this.isBetween = this.#at !== before
    while (!this.isOurs && this.#open.length > this.#at) this.#open.pop().close()
    this.#wentBack()
    this.#match()
  }

  // Makes the history say what is open.
  #match() {
    if (this.#isGoingBack || this.#isLeaving) return
    if (here() > this.#open.length) return this.back()
    while (here() < this.#open.length) history.pushState({ ...history.state, overlays: here() + 1 }, '')
    this.#at = here()
  }
}
