// The line at the top edge, while something that somebody waits for is on its way. Several may wait at a time: it is seen until the last of them has what it wants.

import { text } from './strings.js'

// In milliseconds: what comes sooner needs no line.
const patience = 300

export class LoadingLine {
  #timers = new Map() // who waits → the timer until it is seen

  // `line` is a `<progress>`.
  constructor(line) {
    this.line = line
    line.setAttribute('aria-label', text('loading'))
  }

  // Somebody waits from now on; `seen()` is called once that is seen.
  begins(who, seen = () => {}) {
    this.ends(who)
    this.#timers.set(who, setTimeout(() => {
      if (this.line.hidden) this.line.removeAttribute('value')
      this.line.hidden = false
      seen()
    }, patience))
  }

  // It waits no longer.
  ends(who) {
    clearTimeout(this.#timers.get(who))
    this.#timers.delete(who)
    if (this.#timers.size === 0) this.line.hidden = true
  }

  // So much of it is there, from 0 to 1: said where nobody else waits.
  shows(share) { if (this.#timers.size === 1) this.line.value = share }
}
