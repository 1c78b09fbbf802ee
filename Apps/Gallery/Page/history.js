// The browser's history while photos are looked at: the grid is an entry, and the photo that is open is one over it, with an
// address of its own. So "back" closes a photo, and closing it otherwise takes the entry back.

const grid = '#gallery', above = '#gallery/', photos = '/photos/'

// In milliseconds, between two changes of the address: Safari allows a hundred in ten seconds, and a key that is held makes more.
const pause = 150

export class PhotoHistory {
  #open = -1            // the photo that is open or on its way to it; −1 for none
  #isGoingBack = false  // the entry of the last one is being taken back, which the browser does in its own time
  #resting = 0          // a timer: the address has just been changed

  // `show(index)` and `close()` ask the program. The photo that the address names is asked for at once.
  constructor(list, { show, close }) {
    this.list = list
    this.show = show
    this.close = close
    addEventListener('popstate', () => this.#arrive())
    addEventListener('pagehide', () => this.#isGoingBack = false)
    const index = this.#here()
    // Whoever follows a link to a photo finds the grid below it; one that is loaded again has it there.
    if (isAbove() && !history.state?.isAboveGrid) history.replaceState(null, '', grid)
    if (index >= 0) show(this.#open = index)
  }

  // The program shows this photo now, or, −1, the grid.
  shows(index) {
    this.#open = index
    this.#match()
  }

  // Somebody went back or forward, or we did.
  #arrive() {
    const index = this.#here(), isOurs = this.#isGoingBack
    this.#isGoingBack = false
    if (!isOurs && index !== this.#open) {
      this.#open = index
      if (index < 0) this.close()
      else this.show(index)
    }
    this.#match()
  }

  // Makes the history say what is open.
  #match() {
    if (this.#isGoingBack || this.#resting) return
    if (this.#open < 0) {
      if (!isAbove()) return
      this.#isGoingBack = true
      return history.back()
    }
    const address = above + name(this.list.pictures[this.#open])
    if (location.hash === address) return
    const change = isAbove() ? 'replaceState' : 'pushState'
    history[change]({ isAboveGrid: true }, '', address)
    this.#resting = setTimeout(() => { this.#resting = 0; this.#match() }, pause)
  }

  #here() { return addressed(this.list) }
}

// The number of the photo that the address names, or −1.
export function addressed({ pictures, numbers }) {
  if (!isAbove()) return -1
  const wanted = plain(location.hash.slice(above.length))
  return numbers.find(number => plain(name(pictures[number])) === wanted) ?? -1
}

// Whether the address names a photo.
export const isAbove = () => location.hash.startsWith(above)

// The way to the photo in its folder, encoded: what stays the same when others come or go.
const name = picture => picture.url.slice(photos.length)

// Addresses that people write or pass on are encoded in more than one way.
function plain(text) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
