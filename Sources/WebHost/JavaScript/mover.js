// The transform of an element that moves.

/**
 * Sets an element's transform, and remembers it. As text: numbers by the Typed OM cost less script and more style, in all the same.
 */
export class Mover {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element
    this.isMoving = false
    this.a = NaN, this.b = 0, this.c = 0, this.d = 0, this.e = 0, this.f = 0
  }

  // False where the transform is unchanged.
  /** @param {number} a @param {number} b @param {number} c @param {number} d @param {number} e @param {number} f */
  move(a, b, c, d, e, f) {
    if (a === this.a && b === this.b && c === this.c && d === this.d && e === this.e && f === this.f) return false
    this.a = a, this.b = b, this.c = c, this.d = d, this.e = e, this.f = f
    this.element.style.transform = `matrix(${a},${b},${c},${d},${e},${f})`
    return true
  }

  // As if it had never been moved.
  reset() {
    this.a = NaN
    this.element.style.transform = ''
  }
}
