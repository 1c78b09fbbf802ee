// Where an element is on the screen, as an affine map, for which CSS has no call.
//
// The linear part is what the transforms of the element and of everything around it come to. Where it is comes from its bounding rectangle, whose middle is the
// element's own under every affine map. And what no style tells of, such as a CSS zoom or the viewBox of a drawing, is how much larger that rectangle is than by
// the transforms alone. A perspective is no affine map, and is left out.

import { viewOf } from './views.js'

/** From locations on the screen to points of an element, counted inside of its border: x′ = a·x + c·y + e, y′ = b·x + d·y + f. */
export class Placement {
  a = 1; b = 0; c = 0; d = 1; e = 0; f = 0
  /** How long in the element is what is 1 long on the screen: the geometric mean of all directions. */
  scale = 1

  /** @param {number} x @param {number} y */
  x(x, y) { return this.a * x + this.c * y + this.e }

  /** @param {number} x @param {number} y */
  y(x, y) { return this.b * x + this.d * y + this.f }

  /** Neither turned nor mirrored. */
  get isUpright() { return this.b === 0 && this.c === 0 && this.a > 0 && this.d > 0 }

  /**
   * Which direction in the element one on the screen is: both in radians, clockwise from that to the right, from 0 to 2π.
   * @param {number} angle
   */
  angle(angle) {
    const x = Math.cos(angle), y = Math.sin(angle), turned = Math.atan2(this.b * x + this.d * y, this.a * x + this.c * y)
    return turned < 0 ? turned + 2 * Math.PI : turned
  }

  // Reads the layout.
  /** @param {HTMLElement} element */
  static of(element) {
    const made = new Placement(), box = element.getBoundingClientRect()
    made.e = -box.left, made.f = -box.top
    let [a, b, c, d] = linear(element)
    const [width, height] = size(element)
    const across = box.width / (Math.abs(a) * width + Math.abs(c) * height), down = box.height / (Math.abs(b) * width + Math.abs(d) * height)
    a *= across, c *= across, b *= down, d *= down
    const area = a * d - b * c
    // It has no size, or is seen from its edge.
    if (!(Math.abs(area) > 1e-9 && Math.abs(area) < Infinity)) return made
    made.a = d / area, made.b = -b / area, made.c = -c / area, made.d = a / area
    made.scale = 1 / Math.sqrt(Math.abs(area))
    const x = box.left + box.width / 2, y = box.top + box.height / 2
    made.e = width / 2 - element.clientLeft - made.a * x - made.c * y
    made.f = height / 2 - element.clientTop - made.b * x - made.d * y
    return made
  }
}

// The size before all transforms. `offsetWidth` is rounded; a style tells it exactly, but without scroll bars, and not of every element.
/** @param {HTMLElement} element @returns {[number, number]} */
function size(element) {
  // Elements of SVG have none.
  const width = element.offsetWidth ?? element.clientWidth, height = element.offsetHeight ?? element.clientHeight
  const style = /** @type {any} */ (styleOf(element))
  /** @param {string[]} names */
  const sum = names => names.reduce((length, name) => length + parseFloat(style[name]), 0)
  const isWhole = style.boxSizing === 'border-box'
  const exactWidth = sum(isWhole ? ['width'] : ['width', 'paddingLeft', 'paddingRight', 'borderLeftWidth', 'borderRightWidth'])
  const exactHeight = sum(isWhole ? ['height'] : ['height', 'paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth'])
  return Math.abs(exactWidth - width) < 0.51 && Math.abs(exactHeight - height) < 0.51 ? [exactWidth, exactHeight] : [width, height]
}

/** @param {Element} element */
const styleOf = element => viewOf(element).getComputedStyle(element)

/** @typedef {[a: number, b: number, c: number, d: number]} Linear */

// What the transforms of an element and of all that is around it come to.
/** @param {Element} element @returns {Linear} */
function linear(element) {
  /** @type {Linear} */ let all = [1, 0, 0, 1]
  for (let at = /** @type {Element | null} */ (element); at; at = around(at)) {
    const own = ownTransform(at)
    if (own) all = product(own, all)
    if (isOnTop(at)) break
  }
  return all
}

// Where it is drawn: in a slot, in the host of its tree, or in its parent.
/** @param {Element} element @returns {Element | null} */
function around(element) {
  const { parentNode } = element
  return element.assignedSlot ?? element.parentElement ?? (parentNode && 'host' in parentNode ? /** @type {ShadowRoot} */ (parentNode).host : null)
}

// Drawn in the browser's top layer, outside of everything that it is in. Not every browser has popovers.
const onTop = [':modal', ':fullscreen', ':popover-open'].filter(selector => globalThis.CSS?.supports(`selector(${selector})`)).join()
/** @param {Element} element */
const isOnTop = element => onTop !== '' && element.matches(onTop)

// What an element's own style says.
/** @param {Element} element @returns {Linear | null} */
function ownTransform(element) {
  const { rotate, scale, transform, display } = styleOf(element)
  if (isNone(rotate) && isNone(scale) && isNone(transform)) return null
  // Text in a line is not transformed, an image in it is: only that has a size.
  if (display === 'contents' || display === 'inline' && element.clientWidth === 0) return null
  const calls = [isNone(rotate) ? '' : turn(rotate), isNone(scale) ? '' : `scale(${scale.split(' ').slice(0, 2)})`, isNone(transform) ? '' : transform]
  const { m11, m12, m21, m22 } = new DOMMatrixReadOnly(calls.join(' '))
  return [m11, m12, m21, m22]
}

/** @param {string | undefined} value */
const isNone = value => !value || value === 'none'

// The property has its axis before the angle, by name or as three numbers.
/** @param {string} rotate */
function turn(rotate) {
  const words = rotate.split(' '), angle = words.pop()
  const axis = words.length === 3 ? words : words[0] === 'x' ? [1, 0, 0] : words[0] === 'y' ? [0, 1, 0] : [0, 0, 1]
  return `rotate3d(${axis.join()}, ${angle})`
}

// First the second, then the first.
/** @param {Linear} first @param {Linear} second @returns {Linear} */
function product([a, b, c, d], [p, q, r, s]) {
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s]
}
