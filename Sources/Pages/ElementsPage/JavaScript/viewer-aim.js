// Where a viewer is turning to. Who turns several times in a row counts from there, and not from the picture that is just seen.

export class Aim {
  // Beyond the ends where the pictures loop; none once it is there, or a finger or a key turns.
  /** @type {number | undefined} */ #index

  clear() { this.#index = undefined }

  /**
   * Aims at a picture.
   * @param {number} index @param {number} shown none where it is there already
   */
  set(index, shown) { this.#index = index === shown ? undefined : index }

  /**
   * Where so many steps further on is.
   * @param {number} step @param {number} shown where it counts from without an aim
   */
  after(step, shown) { return (this.#index ?? shown) + step }

  /**
   * Another picture is shown: one on the way, the one aimed at, or, where somebody has turned back, neither. Round the ends it counts on from the other one.
   * @param {number} before −1 while it opens
   * @param {number} shown
   * @param {number} round how many there are where they loop, otherwise 0
   */
  pass(before, shown, round) {
    const aim = this.#index
    if (aim === undefined) return
    if (before >= 0 && (aim > before) !== (shown > before)) {
      const isRound = round > 0 && Math.abs(shown - before) > round / 2
      this.#index = isRound ? aim - Math.sign(aim - before) * round : undefined
    }
    if (shown === this.#index) this.clear()
  }
}
