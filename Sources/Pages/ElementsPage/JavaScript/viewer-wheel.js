// Pages that are turned by a trackpad, or a wheel with Shift: two fingers that go across are one page, however long what they have set going runs on.

import { lineHeight } from './host/wheel.js'

// So far the fingers go before the page turns.
const enough = 40
// So many milliseconds without a step are the end of a gesture: what runs on comes with each frame.
const pause = 180
// What runs on only becomes slower. Once it has come down to this share of its fastest, fingers that are this many times as fast again are another gesture; a single
// step may be two in one.
const slow = 1 / 3, faster = 2, stepsInARow = 2

export class WheelTurns {
  #last = -Infinity
  #across = 0
  #hasTurned = false
  // In pixels per step: the fastest, and the slowest since then.
  #fastest = 0
  #slowest = Infinity
  #faster = 0

  /** @param {(step: 1 | -1) => void} turn 1: to what is on the right */
  constructor(turn) { this.turn = turn }

  /**
   * A step of a wheel.
   * @param {WheelEvent} event
   * @param {boolean} mayTurn false: it is used up for something else, and so is what runs on from it
   */
  step(event, mayTurn) {
    const { deltaMode, ctrlKey, timeStamp } = event
    // Not every browser turns a wheel's step around where Shift is held.
    const [x, y] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY]
    const across = x * (deltaMode === 0 ? 1 : lineHeight), speed = Math.abs(across)
    if (ctrlKey || Math.abs(x) <= Math.abs(y)) return
    if (timeStamp - this.#last > pause || across * this.#across < 0 || this.#isAnother(speed)) this.#begin()
    this.#last = timeStamp
    this.#across += across
    if (speed > this.#fastest) [this.#fastest, this.#slowest] = [speed, speed]
    this.#slowest = Math.min(this.#slowest, speed)
    if (!mayTurn) this.#hasTurned = true
    if (this.#hasTurned || Math.abs(this.#across) < enough) return
    this.#hasTurned = true
    this.turn(across > 0 ? 1 : -1)
  }

  /** @param {number} speed */
  #isAnother(speed) {
    const isFaster = this.#hasTurned && this.#slowest < this.#fastest * slow && speed > this.#slowest * faster + 4
    this.#faster = isFaster ? this.#faster + 1 : 0
    return this.#faster >= stepsInARow
  }

  #begin() {
    this.#across = this.#fastest = this.#faster = 0
    this.#slowest = Infinity
    this.#hasTurned = false
  }
}
