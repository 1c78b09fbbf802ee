// What a view has drawn, as an SVG behind what is in the view: it is sharp at any scale. A gradient is the element's background.

const svg = 'http://www.w3.org/2000/svg'
const caps = ['butt', 'round', 'square']
const joins = ['miter', 'round', 'bevel']

// In the order of the content modes; in the middle it keeps its size, and one that is drawn anew has the layer's.
const ratios = ['none', 'xMidYMid', 'xMidYMid slice', 'none', 'none']
const centred = 3

// The parts of a path, and how many numbers each has.
const letters = ['M', 'L', 'Q', 'C', 'Z']
const lengths = [2, 2, 4, 6, 0]

/** @typedef {{ element: HTMLElement, width: number, height: number, fit: number, drawing: SVGSVGElement | null }} Drawn */

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
  let gradient = ''
  for (let index = 0; index < count; index++) {
    if (numbers[at] === 2) {
      const stops = at + 7 + 5 * numbers[at + 6]
      gradient = cssGradient(layer, numbers.subarray(at + 1, stops))
      at = stops
      continue
    }
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
  layer.element.style.backgroundImage = gradient
  if (!layer.drawing && shapes.length === 0) return at
  if (!layer.drawing) {
    layer.drawing = page.createElementNS(svg, 'svg')
    layer.drawing.setAttribute('aria-hidden', 'true')
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

/**
 * A gradient as CSS has it. `numbers` are its kind, start, end, the count of stops, and of each the location and the color.
 * @param {Drawn} layer @param {Float64Array} numbers
 */
function cssGradient({ width, height }, numbers) {
  const [kind, x, y, endX, endY, count] = numbers, dx = endX - x, dy = endY - y, length = Math.hypot(dx, dy)
  // CSS's line goes through the middle, from where the first corner's color is to where the last one's is.
  const before = kind ? 0 : ((x - width / 2) * dx + (y - height / 2) * dy + (width * Math.abs(dx) + height * Math.abs(dy)) / 2) / length
  const stops = []
  for (let index = 0; index < count; index++) {
    const at = 6 + 5 * index
    // CSS mixes colors that are multiplied by their opacity, which would look different: so some of those in between are said, too.
    const steps = index && numbers[at + 4] !== numbers[at - 1] ? 8 : 1
    for (let step = 1; step <= steps; step++) {
      const [location, r, g, b, a] = [0, 1, 2, 3, 4].map(part =>
        index ? numbers[at + part - 5] + (numbers[at + part] - numbers[at + part - 5]) * step / steps : numbers[at + part])
      stops.push(`${rgba(r, g, b, a)} ${kind ? `${100 * location}%` : `${before + location * length}px`}`)
    }
  }
  const angle = `${Math.atan2(dx, -dy)}rad`
  return kind === 0 ? `linear-gradient(${angle}, ${stops})`
    : kind === 1 ? `radial-gradient(${Math.abs(dx)}px ${Math.abs(dy)}px at ${x}px ${y}px, ${stops})`
      : `conic-gradient(from ${angle} at ${x}px ${y}px, ${stops})`
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
