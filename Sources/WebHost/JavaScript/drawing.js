// What a view has drawn, as an SVG behind what is in the view: it is sharp at any scale.

const svg = 'http://www.w3.org/2000/svg'
const caps = ['butt', 'round', 'square']
const joins = ['miter', 'round', 'bevel']

// In the order of the content modes; in the middle it keeps its size, and one that is drawn anew has the layer's.
const ratios = ['none', 'xMidYMid', 'xMidYMid slice', 'none', 'none']
const centred = 3

// The parts of a path, and how many numbers each has.
const letters = ['M', 'L', 'Q', 'C', 'Z']
const lengths = [2, 2, 4, 6, 0]

/** @typedef {{ element: HTMLElement, fit: number, drawing: SVGSVGElement | null }} Drawn */

/** @param {number} r @param {number} g @param {number} b @param {number} a */
export const rgba = (r, g, b, a) => `rgb(${r * 255} ${g * 255} ${b * 255} / ${a})`

/**
 * Shows what is at a place of the list of changes instead of what was drawn before; answers the place behind it.
 * @param {Drawn} layer @param {Float64Array} numbers @param {number} at
 */
export function setDrawing(layer, numbers, at) {
  const page = layer.element.ownerDocument, shapes = []
  const [x, y, width, height, count] = numbers.subarray(at, at += 5)
  // The color that is `from` places further on.
  const color = (/** @type {number} */ from) =>
    numbers[at + from + 3] > 0 ? rgba(numbers[at + from], numbers[at + from + 1], numbers[at + from + 2], numbers[at + from + 3]) : 'none'
  for (let index = 0; index < count; index++) {
    const shape = page.createElementNS(svg, 'path'), dashes = numbers[at + 14]
    const set = (/** @type {string} */ name, /** @type {string | number} */ value) => shape.setAttribute(name, `${value}`)
    if (numbers[at]) set('fill-rule', 'evenodd')
    set('fill', color(1))
    set('stroke', color(5))
    set('stroke-width', numbers[at + 9])
    set('stroke-linecap', caps[numbers[at + 10]])
    set('stroke-linejoin', joins[numbers[at + 11]])
    set('stroke-miterlimit', numbers[at + 12])
    set('stroke-dashoffset', numbers[at + 13])
    at += 15
    if (dashes) set('stroke-dasharray', numbers.subarray(at, at += dashes).join())
    let path = ''
    for (let left = numbers[at++]; left > 0; left--) {
      const part = numbers[at++]
      path += letters[part] + numbers.subarray(at, at += lengths[part]).join(' ')
    }
    set('d', path)
    shapes.push(shape)
  }
  if (!layer.drawing) {
    layer.drawing = page.createElementNS(svg, 'svg')
    // In front of a picture, and behind children.
    if (layer.element.matches('.image, .label')) layer.element.firstChild?.after(layer.drawing)
    else layer.element.prepend(layer.drawing)
  }
  layer.drawing.replaceChildren(...shapes)
  layer.drawing.classList.toggle('drawing', width >= 0)
  if (width >= 0) layer.drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  else layer.drawing.removeAttribute('viewBox')
  fitDrawing(layer)
  return at
}

// Fits what is drawn into the layer, as its content mode says.
/** @param {Drawn} layer */
export function fitDrawing(layer) {
  const { drawing, fit } = layer
  if (!drawing) return
  drawing.setAttribute('preserveAspectRatio', ratios[fit])
  const { width, height } = drawing.viewBox.baseVal
  drawing.style.cssText = fit === centred && drawing.hasAttribute('viewBox')
    ? `width: ${width}px; height: ${height}px; left: calc(50% - ${width / 2}px); top: calc(50% - ${height / 2}px)` : ''
}
