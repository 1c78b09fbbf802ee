// The browser's history while photos are looked at: the grid is an entry, and the photo that is open is one over it, with an
// address of its own. So "back" closes a photo, and closing it otherwise takes the entry back.

const grid = '#gallery', above = '#gallery/', photos = '/photos/'

// In milliseconds, between two changes of the address: Safari allows a hundred in ten seconds, and a key that is held makes more.
const pause = 150

export class PhotoHistory {
  #open = -1     // the photo that is open or on its way to it; −1 for none
  #resting = 0   // a timer: the address has just been changed
  #isLeft = false // the photo has been closed below an overlay that stays: its entry is still there

  // `show(index)` and `close()` ask the program, `missed(way)` is told that the address names none of the photos, but one in its place: its folders
  // and its name. The photo that the address names is asked for at once.
  constructor(list, overlays, { show, close, missed }) {
    this.list = list
    this.overlays = overlays
    this.show = show
    this.close = close
    this.missed = missed
    addEventListener('popstate', () => this.#arrive())
    const index = this.#here(), way = index < 0 ? named() : ''
    // Whoever follows a link to a photo finds the grid below it; one that is loaded again has it there.
    if (isAbove() && !history.state?.isAboveGrid) history.replaceState(null, '', grid)
    if (index >= 0) show(this.#open = index)
    if (way) missed(way)
  }

  // Whether a photo is open or on its way to it.
  get isOpen() { return this.#open >= 0 }

  // The program shows this photo now, or, −1, the grid.
  shows(index) {
    this.#open = index
    this.#match()
  }

  // Somebody went back or forward, or we did.
  #arrive() {
    const index = this.#here(), { isOurs, isBetween } = this.overlays
    // Whoever leaves a sheet over a photo stays with that photo; an address that somebody has written has an entry without a state.
    const isWritten = index >= 0 && history.state === null
    const isSame = isOurs || isBetween && !isWritten && index >= 0 && (this.#open >= 0 || this.#isLeft)
    this.#isLeft = false
    if (!isOurs && index < 0 && named()) this.missed(named())
    if (!isSame && index !== this.#open) {
      this.#open = index
      if (index < 0) this.close()
      else this.show(index)
    }
    this.#match()
  }

  // Makes the history say what is open.
  #match() {
    if (this.overlays.isGoingBack || this.#resting) return
    if (this.#open < 0) {
      if (!isAbove()) return
      if (!this.overlays.isAtOne) return this.overlays.back()
      // Only the entry on top can be taken back, and that one is needed.
      this.#isLeft = true
      history.replaceState(history.state, '', grid)
      return
    }
    const address = above + way(this.list.pictures[this.#open].url)
    if (location.hash === address) {
      if (history.state === null) history.replaceState({}, '')
      return
    }
    const state = { isAboveGrid: true }
    if (isAbove()) history.replaceState({ ...history.state, ...state }, '', address)
    else this.overlays.enter(state, address)
    this.#resting = setTimeout(() => { this.#resting = 0; this.#match() }, pause)
  }

  #here() { return addressed(this.list) }
}

// The number of the photo that the address names, or −1. Of one that is there as RAW, too, the address of either file means it.
export function addressed({ pictures, numbers }) {
  if (!isAbove()) return -1
  const wanted = named(), isWanted = url => plain(way(url)) === wanted
  return numbers.find(number => isWanted(pictures[number].url) || pictures[number].raw && isWanted(pictures[number].raw)) ?? -1
}

// The way that the address names, as people write it, or ''.
export const named = () => isAbove() ? plain(location.hash.slice(above.length)) : ''

// Whether the address names a photo.
export const isAbove = () => location.hash.startsWith(above)

// The way to a file in its folder, encoded: what stays the same when others come or go.
const way = url => url.slice(photos.length)

// Addresses that people write or pass on are encoded in more than one way.
function plain(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
