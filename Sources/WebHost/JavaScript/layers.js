// Layer changes in, elements out.
//
// A frame changes only `transform` and `opacity`, so that it needs no layout: a layer with only a color, or a picture
// that fills it, is scaled while it moves, and gets its true size at rest.
//
// Browsers compute positions with 32-bit floats: 17 million points down the error is a whole point. So the children of
// a scroll view are positioned relative to an origin near the visible part, a multiple of `stride` from the top.

import { Mover } from './mover.js'
import {
  ACCESSIBILITY, BACKGROUND, BORDER, CLIPS, CONTENT_MODE, CORNERS, CREATED, DRAWING, GEOMETRY, HIDDEN, IMAGE, INSERTED, KIND_IMAGE,
  KIND_LABEL, KIND_MASK, KIND_PATH, KIND_SCROLL, KIND_VIEW, MASKED_CORNERS, OPACITY, PATH, REMOVED, SCROLLED, SHADOW, TEXT, TEXT_STYLE,
} from './protocol.js'
import { fitDrawing, rgba, setDrawing } from './drawing.js'
import { setMask } from './masks.js'
import { setLines } from './paragraphs.js'
import { describe } from './roles.js'
import { viewOf } from './views.js'

const svg = 'http://www.w3.org/2000/svg'
const classes = ['view', 'image', 'label', 'scroll', 'path', 'backdrop', 'mask']
const fits = ['fill', 'contain', 'cover', 'none', 'fill']
const alignments = ['left', 'center', 'right', 'justify', 'start']

// In points: at twice that a position is still exact to 1/128.
const stride = 65536

// In the order of CSS, clockwise from the top left.
/** @param {number} radius @param {number} corners */
const radii = (radius, corners) => corners === 15 ? `${radius}px` : [1, 2, 8, 4].map(bit => corners & bit ? `${radius}px` : '0px').join(' ')

class Layer {
  /** @type {Layer | null} */ parent = null
  /** @type {Layer[]} */ children = []
  /** @type {Mover | null} */ content = null
  x = 0; y = 0; width = 0; height = 0
  a = 1; b = 0; c = 0; d = 1; tx = 0; ty = 0
  // The size that the element has; NaN while it has none.
  drawnWidth = NaN; drawnHeight = NaN
  radius = 0; fit = 0; picture = -1
  // Which corners have the radius.
  corners = 15
  // What it is for who does not see it, once that is said.
  role = -1; state = -1
  // A border or a shadow would be scaled.
  isDecorated = false
  // What the view has drawn.
  /** @type {SVGSVGElement | null} */ drawing = null
  // Among its children.
  /** @type {Layer | null} */ mask = null
  // Of a label: the height of its font, the most lines, and where they end.
  fontSize = 17; lines = 1; breaks = 4
  // Of a scroll view: the content offset, and the origin of its children.
  scrollX = 0; scrollY = 0; originX = 0; originY = 0

  /** @param {number} id @param {number} kind @param {HTMLElement} element */
  constructor(id, kind, element) {
    this.id = id
    this.kind = kind
    this.element = element
    this.mover = new Mover(element)
    /** Where the children live. @type {HTMLElement} */
    this.inside = element
  }

  // True for one that looks the same scaled as resized, with corrected corners.
  get scales() { return this.children.length === 0 && !this.isDecorated && (this.kind === KIND_VIEW || this.kind === KIND_IMAGE && this.fit === 0) }
}

export class Layers {
  /** @type {Map<number, Layer>} */ #layers = new Map()
  /** @type {Set<Mover>} */ #moving = new Set()
  // True for the rest of a frame in which nothing is on a layer of the compositor.
  #drawsAnew = false
  /** @type {Set<Layer>} */ #scaled = new Set()
  // Those that get another picture in this list of changes: in the size of the last one an SVG would have bars, and be scaled together with them.
  /** @type {Set<Layer>} */ #renewed = new Set()
  /** @type {Document} */ #page

  /**
   * @param {HTMLElement} root
   * @param {{ show(image: HTMLImageElement, picture: number, label: string): void, rest?(image: HTMLImageElement, picture: number): void }} pictures
   */
  constructor(root, pictures) {
    this.pictures = pictures
    this.#page = root.ownerDocument
    this.#layers.set(0, new Layer(0, KIND_VIEW, root))
  }

  /**
   * Applies a list of changes: the numbers from `start` to `end`. `source` reads the texts that they point to.
   * @param {Float64Array} numbers @param {number} start @param {number} end
   * @param {{ text(address: number, length: number): string }} source
   */
  apply(numbers, start, end, source) {
    let at = start
    while (at < end) {
      const operation = numbers[at], id = numbers[at + 1]
      at += 2
      if (operation === CREATED) {
        this.#create(id, numbers[at])
        at += 1
        continue
      }
      const layer = /** @type {Layer} */ (this.#layers.get(id)), style = layer.element.style
      switch (operation) {
        case GEOMETRY:
          layer.x = numbers[at], layer.y = numbers[at + 1]
          layer.width = numbers[at + 2], layer.height = numbers[at + 3]
          layer.a = numbers[at + 4], layer.b = numbers[at + 5], layer.c = numbers[at + 6], layer.d = numbers[at + 7]
          layer.tx = numbers[at + 8], layer.ty = numbers[at + 9]
          at += 10
          this.#size(layer)
          this.#place(layer)
          break
        case SCROLLED:
          this.#scroll(layer, numbers[at], numbers[at + 1])
          at += 2
          break
        case OPACITY:
          style.opacity = `${numbers[at]}`
          at += 1
          break
        case INSERTED:
          this.#insert(layer, /** @type {Layer} */ (this.#layers.get(numbers[at])), numbers[at + 1])
          at += 2
          break
        case REMOVED:
          this.#remove(layer)
          break
        case HIDDEN:
          layer.element.toggleAttribute('hidden', numbers[at] === 1)
          at += 1
          break
        case BACKGROUND:
          style.backgroundColor = numbers[at + 3] > 0 ? rgba(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]) : ''
          at += 4
          break
        case CLIPS:
          style.overflow = numbers[at] === 1 ? 'hidden' : ''
          at += 1
          break
        case CORNERS:
          layer.radius = numbers[at]
          this.#round(layer)
          at += 1
          break
        case MASKED_CORNERS:
          layer.corners = numbers[at]
          this.#round(layer)
          at += 1
          break
        case IMAGE:
          layer.picture = numbers[at]
          this.#renew(layer)
          this.pictures.show(/** @type {HTMLImageElement} */ (layer.element.firstChild), layer.picture, layer.element.dataset.label ?? '')
          at += 1
          break
        case CONTENT_MODE:
          layer.fit = numbers[at]
          if (layer.kind === KIND_IMAGE) /** @type {HTMLElement} */ (layer.element.firstChild).style.objectFit = fits[layer.fit]
          fitDrawing(layer)
          at += 1
          break
        case TEXT:
          /** @type {Node} */ (layer.element.firstChild).textContent = source.text(numbers[at], numbers[at + 1])
          this.#setLines(layer)
          at += 2
          break
        case TEXT_STYLE:
          style.fontSize = `${numbers[at]}px`
          style.fontWeight = `${numbers[at + 1]}`
          style.color = rgba(numbers[at + 2], numbers[at + 3], numbers[at + 4], numbers[at + 5])
          style.textAlign = alignments[numbers[at + 6]]
          layer.fontSize = numbers[at], layer.lines = numbers[at + 7], layer.breaks = numbers[at + 8]
          this.#setLines(layer)
          at += 9
          break
        case ACCESSIBILITY:
          describe(layer, numbers[at], numbers[at + 1], source.text(numbers[at + 2], numbers[at + 3]), source.text(numbers[at + 4], numbers[at + 5]),
            source.text(numbers[at + 6], numbers[at + 7]), source.text(numbers[at + 8], numbers[at + 9]))
          at += 10
          break
        case PATH: {
          const line = /** @type {SVGElement} */ (layer.element.firstChild?.firstChild)
          line.setAttribute('stroke-width', `${numbers[at]}`)
          line.setAttribute('stroke', rgba(numbers[at + 1], numbers[at + 2], numbers[at + 3], numbers[at + 4]))
          const count = numbers[at + 5]
          line.setAttribute('points', numbers.subarray(at + 6, at + 6 + 2 * count).join(' '))
          at += 6 + 2 * count
          break
        }
        case BORDER:
          // In a separate element, because CSS draws a border behind the children.
          layer.element.classList.toggle('bordered', numbers[at] > 0)
          layer.isDecorated = true
          style.setProperty('--border', `${numbers[at]}px solid ${rgba(numbers[at + 1], numbers[at + 2], numbers[at + 3], numbers[at + 4])}`)
          at += 5
          break
        case SHADOW:
          // CSS counts two standard deviations.
          style.boxShadow = `${numbers[at + 5]}px ${numbers[at + 6]}px ${2 * numbers[at + 4]}px `
            + rgba(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3])
          layer.isDecorated = true
          at += 7
          break
        case DRAWING:
          layer.isDecorated = true
          at = setDrawing(layer, numbers, at)
          break
        default:
          throw new Error(`There is no operation ${operation}: the page and the module are not of one release.`)
      }
      const masked = layer.kind === KIND_MASK ? layer.parent : layer.mask ? layer : null
      if (masked) setMask(masked)
    }
    if (this.#renewed.size > 0) this.#renewed.clear()
  }

  /** Called at rest: frees the compositor's layers, so that elements are drawn sharp at their new size and scale. */
  settle() {
    this.#rest()
    for (const layer of this.#scaled) {
      this.#draw(layer)
      this.#round(layer)
      this.#place(layer)
    }
    this.#scaled.clear()
    if (this.pictures.rest) {
      for (const layer of this.#layers.values()) {
        if (layer.picture < -1) this.pictures.rest(/** @type {HTMLImageElement} */ (layer.element.firstChild), layer.picture)
      }
    }
  }

  /** @param {number} id @param {number} kind */
  #create(id, kind) {
    const page = this.#page, element = page.createElement('div')
    element.className = classes[kind]
    element.dataset.layer = `${id}`
    if (kind === KIND_IMAGE) element.append(Object.assign(page.createElement('img'), { decoding: 'async', draggable: false, alt: '' }))
    // Its own words say where one begins to read them, whatever the page's are.
    if (kind === KIND_LABEL) element.append(Object.assign(page.createElement('span'), { dir: 'auto' }))
    // In a child element: an SVG without a size is not drawn, and a path need not have one.
    if (kind === KIND_PATH) {
      const drawing = page.createElementNS(svg, 'svg')
      // Browsers name a drawing to those who listen as a picture; what it is for the layer says.
      drawing.setAttribute('aria-hidden', 'true')
      drawing.append(page.createElementNS(svg, 'polyline'))
      element.append(drawing)
    }
    const layer = new Layer(id, kind, element)
    if (kind === KIND_SCROLL) this.#addContent(layer)
    this.#layers.set(id, layer)
  }

  // Gives a layer an element that its children move with.
  /** @param {Layer} layer */
  #addContent(layer) {
    const content = Object.assign(this.#page.createElement('div'), { className: 'content' })
    for (const child of layer.children) content.append(child.element)
    layer.element.append(content)
    layer.inside = content
    layer.content = new Mover(content)
  }

  /** @param {Layer} layer @param {Layer} parent @param {number} index */
  #insert(layer, parent, index) {
    const last = layer.parent
    if (last) last.children.splice(last.children.indexOf(layer), 1)
    if (parent.children.length === 0 && this.#scaled.delete(parent)) {
      this.#draw(parent)
      this.#round(parent)
      this.#place(parent)
    }
    parent.inside.insertBefore(layer.element, parent.children[index]?.element ?? null)
    parent.children.splice(index, 0, layer)
    layer.parent = parent
    if (layer.kind === KIND_MASK) parent.mask = layer
    if (!Number.isNaN(layer.drawnWidth)) this.#place(layer)
  }

  /** @param {Layer} layer */
  #remove(layer) {
    const siblings = layer.parent?.children
    if (siblings) siblings.splice(siblings.indexOf(layer), 1)
    if (layer.parent?.mask === layer) layer.parent.mask = null
    layer.element.remove()
    this.#forget(layer)
  }

  /** @param {Layer} layer */
  #forget(layer) {
    this.#layers.delete(layer.id)
    this.#moving.delete(layer.mover)
    this.#scaled.delete(layer)
    if (layer.content) this.#moving.delete(layer.content)
    for (const child of layer.children) this.#forget(child)
  }

  // A picture begins with its true size, whether that comes before it or after it.
  /** @param {Layer} layer */
  #renew(layer) {
    this.#renewed.add(layer)
    if (!this.#scaled.has(layer)) return
    this.#size(layer)
    this.#place(layer)
  }

  // Applies a new size, with layout only where a scale is not enough.
  /** @param {Layer} layer */
  #size(layer) {
    const { width, height, drawnWidth, drawnHeight } = layer
    if (width === drawnWidth && height === drawnHeight && !this.#scaled.has(layer)) return
    if (layer.scales && !this.#renewed.has(layer) && drawnWidth > 0 && drawnHeight > 0 && width > 0 && height > 0) {
      this.#scaled.add(layer)
      if (layer.radius > 0) this.#round(layer)
    } else {
      const wasScaled = this.#scaled.delete(layer)
      this.#draw(layer)
      if (wasScaled && layer.radius > 0) this.#round(layer)
    }
  }

  // Gives the element the size of the layer.
  /** @param {Layer} layer */
  #draw(layer) {
    if (layer.drawnWidth !== layer.width) layer.element.style.width = `${layer.drawnWidth = layer.width}px`
    if (layer.drawnHeight === layer.height) return
    layer.element.style.height = `${layer.drawnHeight = layer.height}px`
    if (layer.kind === KIND_LABEL) this.#setLines(layer)
  }

  /** @param {Layer} layer */
  #setLines(layer) {
    setLines(layer.element, layer.fontSize, layer.lines, layer.breaks, layer.height)
  }

  // Sets the corners so that they are circular after the scale.
  /** @param {Layer} layer */
  #round(layer) {
    const { corners, radius, drawnWidth, drawnHeight, width, height } = layer
    layer.element.style.borderRadius = this.#scaled.has(layer)
      ? `${radii(radius * drawnWidth / width, corners)} / ${radii(radius * drawnHeight / height, corners)}` : radii(radius, corners)
  }

  // The transform is about the middle; CSS's is about the corner here, so that it does not depend on the size:
  //
  //     m = corner + size/2 + t − A·size/2, and then A
  /** @param {Layer} layer */
  #place(layer) {
    const { a, b, c, d, width, height, parent } = layer
    let x = layer.x - (parent ? parent.originX : 0) + layer.tx, y = layer.y - (parent ? parent.originY : 0) + layer.ty
    if (a !== 1 || b !== 0 || c !== 0 || d !== 1) {
      x += width / 2 - (a * width + c * height) / 2
      y += height / 2 - (b * width + d * height) / 2
    }
    let across = 1, down = 1
    if (width !== layer.drawnWidth && layer.drawnWidth > 0) across = width / layer.drawnWidth
    if (height !== layer.drawnHeight && layer.drawnHeight > 0) down = height / layer.drawnHeight
    this.#move(layer.mover, a * across, b * across, c * down, d * down, x, y)
  }

  /** @param {Layer} layer @param {number} x @param {number} y */
  #scroll(layer, x, y) {
    if (!layer.content) this.#addContent(layer)
    layer.scrollX = x, layer.scrollY = y
    const originX = near(layer.originX, x), originY = near(layer.originY, y)
    if (originX !== layer.originX || originY !== layer.originY) {
      layer.originX = originX, layer.originY = originY
      for (const child of layer.children) this.#place(child)
    }
    this.#move(/** @type {Mover} */ (layer.content), 1, 0, 0, 1, originX - x, originY - y)
  }

  // Moves without layout or painting, on a compositor layer until it rests.
  /** @param {Mover} mover @param {number} a @param {number} b @param {number} c @param {number} d @param {number} e @param {number} f */
  #move(mover, a, b, c, d, e, f) {
    if (!mover.move(a, b, c, d, e, f)) return
    if (mover.isDrawnTooLarge) this.#drawAnew(mover)
    if (mover.isMoving || this.#drawsAnew) return
    mover.isMoving = true
    mover.element.style.willChange = 'transform'
    this.#moving.add(mover)
  }

  // What moves is on layers of the compositor again with its next frame.
  /** @param {Mover} mover */
  #drawAnew(mover) {
    if (!this.#drawsAnew) viewOf(mover.element).requestAnimationFrame(() => this.#drawsAnew = false)
    this.#drawsAnew = true
    mover.rest()
    this.#rest()
  }

  #rest() {
    for (const mover of this.#moving) {
      mover.rest()
      mover.element.style.willChange = ''
    }
    this.#moving.clear()
  }
}

// An origin near a position: the last one, unless it is farther away than 1.5 strides.
/** @param {number} last @param {number} position */
function near(last, position) {
  return Math.abs(position - last) < 1.5 * stride ? last : Math.round(position / stride) * stride
}
