// The transform of an element that moves.

// So many times as large as it is seen an element may be drawn.
const mostDrawn = 4

/**
 * Sets an element's transform, and remembers it. As text: numbers by the Typed OM cost less script and more style, in all the same.
 */
export class Mover {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element
    this.isMoving = false
    this.scale = 1
    // The largest scale that it may have been drawn at.
    this.drawnScale = 0
    this.a = NaN, this.b = 0, this.c = 0, this.d = 0, this.e = 0, this.f = 0
  }

  // False where the transform is unchanged.
  /** @param {number} a @param {number} b @param {number} c @param {number} d @param {number} e @param {number} f */
  move(a, b, c, d, e, f) {
    if (a === this.a && b === this.b && c === this.c && d === this.d && e === this.e && f === this.f) return false
    this.a = a, this.b = b, this.c = c, this.d = d, this.e = e, this.f = f
    this.#scaled(Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d)))
    this.element.style.transform = `matrix(${a},${b},${c},${d},${e},${f})`
    return true
  }

  // It rests, and is drawn anew at the scale that it has.
  rest() {
    this.isMoving = false
    this.drawnScale = this.scale
  }

  // True once it has become so small that it takes too much to go on with the same drawing. While it, or what it is in, has `will-change`, browsers
  // may draw it larger than it was, but never smaller: a picture of one point that becomes a photo would have a million times the pixels, and
  // Chromium would never be done.
  get isDrawnTooLarge() { return this.drawnScale > mostDrawn * this.scale }

  /** @param {number} scale */
  #scaled(scale) {
    this.scale = scale
    if (scale > this.drawnScale) this.drawnScale = scale
  }

  // As if it had never been moved.
  reset() {
    this.a = NaN
    this.#scaled(1)
    this.element.style.transform = ''
  }
}
