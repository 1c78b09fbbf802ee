// The lines of labels: where they end, and how much room they need. Both by the same style of the same elements, so that
// what is measured is what is drawn.

import { viewOf } from './views.js'

/** @typedef {{ size: number, weight: number, width: number, lines: number, mode: number }} Setting */

// Of NSLineBreakMode.
const words = 0, letters = 1, clipping = 2, tail = 4

// Constants.lineHeight, as in style.js.
const lineHeight = 1.2

// How much wider than they say, in points, letters may be: browsers lay out in 1/60 or 1/64 of a point.
const slack = 1 / 32

// Sets where the lines of a label's element end. A single line that ends with an ellipsis, which most are, needs nothing.
/** @param {HTMLElement} element @param {number} size @param {number} lines @param {number} mode @param {number} height */
export function setLines(element, size, lines, mode, height) {
  const wraps = lines !== 1 || mode === words || mode === letters
  if (!wraps && mode === tail && !element.textContent?.includes('\n')) {
    if (element.dataset.lines) delete element.dataset.lines
    return
  }
  // A hundredth for a height that is the exact sum.
  const fitting = Math.max(1, Math.floor(height / (size * lineHeight) + 0.01))
  const most = `${lines > 0 ? Math.min(lines, fitting) : fitting}`
  const look = `${mode === tail ? 'tail' : 'limit'}${wraps ? ' wrap' : ''}${mode === letters ? ' letters' : mode === clipping ? ' clip' : ''}`
  if (element.dataset.lines !== look) element.dataset.lines = look
  if (element.style.getPropertyValue('--lines') !== most) element.style.setProperty('--lines', most)
}

/** Measures the labels of a host. */
export class Paragraphs {
  /** @type {CanvasRenderingContext2D | null} */ #canvas = null
  /** @type {HTMLElement | null} */ #label = null

  /** @param {HTMLElement} element the host's, in which labels have its font */
  constructor(element) {
    this.element = element
  }

  /**
   * How wide the widest line is, and how many lines there are.
   * @param {string} text @param {Setting} setting
   */
  measure(text, setting) {
    const { width, lines, mode } = setting
    if (lines === 1 && (!(width > 0) || mode === tail || mode === clipping)) {
      const [first, more] = text.split('\n', 2)
      return { width: this.#width(more === undefined || mode !== tail ? first : `${first}…`, setting), lines: 1 }
    }
    return this.#laidOut(text, setting) ?? this.#estimated(text, setting)
  }

  /** @param {string} line @param {Setting} setting */
  #width(line, { size, weight }) {
    this.#canvas ??= this.element.ownerDocument.createElement('canvas').getContext('2d')
    if (!this.#canvas) return 0
    this.#canvas.font = `${weight} ${size}px ${viewOf(this.element).getComputedStyle(this.element).fontFamily}`
    return this.#canvas.measureText(line).width
  }

  // As the browser lays it out; nothing where it does not, as in a host that draws nothing or is in no document.
  /** @param {string} text @param {Setting} setting */
  #laidOut(text, { size, weight, width, lines, mode }) {
    const { element } = this, page = element.ownerDocument
    if (!element.classList.contains('tsumami')) return null
    const label = this.#label ??= Object.assign(page.createElement('div'), { className: 'label', ariaHidden: 'true' })
    const span = label.firstElementChild ?? label.appendChild(Object.assign(page.createElement('span'), { dir: 'auto' }))
    span.textContent = text
    label.style.cssText = `visibility: hidden; width: ${width > 0 ? `${Math.min(width, 1e5)}px` : 'max-content'}; font-size: ${size}px; font-weight: ${weight}`
    // All lines, since an ellipsis would count as one.
    setLines(label, size, 0, mode === tail ? words : mode, 1e5)
    element.append(label)
    try {
      const laid = viewOf(element).getComputedStyle(span), most = parseFloat(laid.width), all = parseFloat(laid.height)
      if (Number.isNaN(most) || Number.isNaN(all)) return null
      const count = Math.max(1, Math.round(all / (size * lineHeight)))
      const shown = lines > 0 ? Math.min(lines, count) : count
      const box = span.getBoundingClientRect(), range = page.createRange()
      range.selectNodeContents(span)
      // The page may show the element larger or smaller than it is.
      const scale = most > 0 && box.width > 0 ? box.width / most : 1
      const end = box.top + (shown * size * lineHeight - 1) * scale
      let left = Infinity, right = -Infinity
      for (const part of range.getClientRects()) {
        if (part.top >= end) continue
        left = Math.min(left, part.left), right = Math.max(right, part.right)
      }
      const widest = right > left ? (right - left) / scale + slack : 0
      return { width: width > 0 ? Math.min(widest, width) : widest, lines: shown }
    } finally {
      label.remove()
    }
  }

  // As if lines could end anywhere.
  /** @param {string} text @param {Setting} setting */
  #estimated(text, setting) {
    const { width, lines } = setting
    const widths = text.split('\n').map(line => this.#width(line, setting)), widest = Math.max(...widths)
    if (!(width > 0)) return { width: widest, lines: lines > 0 ? Math.min(lines, widths.length) : widths.length }
    const count = widths.reduce((sum, own) => sum + Math.max(1, Math.ceil(own / width)), 0)
    return { width: Math.min(widest, width), lines: lines > 0 ? Math.min(lines, count) : count }
  }
}
