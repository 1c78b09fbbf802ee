// Says that the server is not reached any more, what is wrong with the folder, or how far the server is with reading it, for as long as that is so.

import { number, text } from './strings.js'

export class Connection {
  #isReached = true
  #progress = {}

  constructor(line) {
    this.line = line
  }

  reached(isReached) {
    this.#isReached = isReached
    this.#write()
  }

  // `progress` is the server's: { reading: { done, of }, problem }.
  progressed(progress) {
    this.#progress = progress
    this.#write()
  }

  #write() {
    const { problem, reading } = this.#progress
    let words = ''
    if (!this.#isReached) words = text('serverGone')
    else if (problem) words = problem
    else if (reading) words = text('filesRead', { done: number(reading.done), count: number(reading.of) })
    if (words === this.line.textContent) return
    // Who hears the page is not told every second how far it is.
    this.line.ariaLive = reading && this.#isReached && !problem ? 'off' : 'polite'
    this.line.textContent = words
  }
}
