// The transform of an element that moves.

// Browsers with the Typed OM need no string for every move.
const takesNumbers = 'attributeStyleMap' in (globalThis.Element?.prototype ?? {}) && 'CSSMatrixComponent' in globalThis

/** Sets an element's transform, and remembers it. */
export class Mover {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element
    this.isMoving = false
    this.a = NaN, this.b = 0, this.c = 0, this.d = 0, this.e = 0, this.f = 0
    this.matrix = takesNumbers ? new DOMMatrix() : null
    this.value = this.matrix && new CSSTransformValue([new CSSMatrixComponent(this.matrix, { is2D: true })])
  }

  // False where the transform is unchanged.
  /** @param {number} a @param {number} b @param {number} c @param {number} d @param {number} e @param {number} f */
  move(a, b, c, d, e, f) {
    if (a === this.a && b === this.b && c === this.c && d === this.d && e === this.e && f === this.f) return false
    this.a = a, this.b = b, this.c = c, this.d = d, this.e = e, this.f = f
    const { matrix, value } = this
    if (matrix && value) {
      matrix.a = a, matrix.b = b, matrix.c = c, matrix.d = d, matrix.e = e, matrix.f = f
      this.element.attributeStyleMap.set('transform', value)
    } else {
      this.element.style.transform = `matrix(${a},${b},${c},${d},${e},${f})`
    }
    return true
  }

  // As if it had never been moved.
  reset() {
    this.a = NaN
    this.element.style.transform = ''
  }
}
