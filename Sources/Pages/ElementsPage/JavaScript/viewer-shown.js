// The pictures of a viewer while it is open, and which one of them is shown.

import { Aim } from './viewer-aim.js'
import { entries, item, origins } from './viewer-list.js'

export class Shown {
  /** @type {import('./viewer-list.js').Entry[]} */ entries = []
  /** That of the picture which is shown; −1 where none is. */
  index = -1
  /** The first one follows the last one, if there are enough: as it was when the viewer opened. */
  isRound = false
  #aim = new Aim()

  get entry() { return this.entries[this.index] }
  get link() { return this.entry?.link }
  get count() { return this.entries.length }

  // Of two pictures the same one would be on both sides.
  get loops() { return this.isRound && this.count > 2 }

  /** Where it turns to next counts from the picture that is shown. */
  stop() { this.#aim.clear() }

  /** @param {number} index */
  aimAt(index) { this.#aim.set(index, this.index) }

  /**
   * The picture so many steps after the one that is aimed at, beyond the ends where they loop; none where there is none.
   * @param {number} step
   */
  after(step) {
    const index = this.#aim.after(step, this.index)
    return this.loops || this.entries[index] ? index : undefined
  }

  /**
   * Another one is in the middle.
   * @param {number} index
   */
  pass(index) {
    this.#aim.pass(this.index, index, this.loops ? this.count : 0)
    this.index = index
  }

  /**
   * The page has other links. The picture that is shown stays; the index is −1 where it is gone.
   * @param {HTMLAnchorElement[]} links
   * @returns {{ changes: unknown[] | undefined, hasMoved: boolean }} what the program is told of the list, where it is another one; whether the picture has another number
   */
  follow(links) {
    const before = this.entries, now = entries(links), from = origins(before, now)
    const changes = now.map((entry, at) => {
      const old = before[from[at]]
      if (old?.content !== entry.content) return { ...item(entry.link), from: from[at] }
      entry.hasFailed = old.hasFailed
      entry.lacksPoster = old.lacksPoster
      return from[at]
    })
    const index = this.index < 0 ? -1 : from.indexOf(this.index), hasMoved = index !== this.index
    this.entries = now
    this.index = index
    if (hasMoved) this.stop()
    const isSame = now.length === before.length && changes.every((change, at) => change === at)
    return { changes: isSame ? undefined : changes, hasMoved }
  }

  clear() {
    this.entries = []
    this.index = -1
    this.stop()
  }
}
