// Slides that are no pictures but elements of the page's, such as a map or a frame: over a picture of nothing, so that they are turned, pulled and zoomed like any.
// They are laid out as large as all of it is seen, and scaled from there. An element is in the viewer while its slide is in sight, with the page's styles.

import { viewOf } from './host/views.js'
import { contentOf, numberOf } from './viewer-items.js'
import { make } from './make.js'
import { extent } from './viewer-sizes.js'

// What a long one is scrolled by.
const scrollKeys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']

// The elements that have been shown, here or in another viewer.
/** @type {WeakSet<Node>} */
const shown = new WeakSet()

/**
 * Whether a change of the page is one of such an element, or that it comes or goes: the list is the same.
 * @param {MutationRecord} change
 */
export function isOfContent({ target, addedNodes, removedNodes }) {
  for (let at = /** @type {Node | null} */ (target); at; at = at.parentNode) {
    if (shown.has(at)) return true
  }
  const nodes = [...addedNodes, ...removedNodes]
  return nodes.length > 0 && nodes.every(node => shown.has(node))
}

class Slide {
  /** @type {HTMLElement | undefined} */ #element
  /** @type {{ disconnect(): void }[]} */ #observers
  #width = 0

  /** @param {HTMLElement} viewer @param {HTMLElement} stage @param {HTMLAnchorElement} link @param {HTMLImageElement} image the picture of nothing */
  constructor(viewer, stage, link, image) {
    this.viewer = viewer
    this.stage = stage
    this.link = link
    this.layer = /** @type {HTMLElement} */ (image.parentElement)
    this.box = /** @type {HTMLElement} */ (make('div', { class: 'slide' }, make('slot', { name: `slide-${numberOf(link)}` })))
    // A long one is scrolled; all else is the program's.
    this.box.addEventListener('wheel', event => { if (this.#isLong && !event.ctrlKey && Math.abs(event.deltaY) > Math.abs(event.deltaX)) event.stopPropagation() }, { passive: true })
    this.box.addEventListener('keydown', event => { if (this.#isLong && scrollKeys.includes(event.key)) event.stopPropagation() })
    this.box.addEventListener('load', () => this.fit(), { capture: true, passive: true })
    image.after(this.box)
    const { IntersectionObserver, ResizeObserver } = viewOf(viewer)
    const seen = new IntersectionObserver(entries => entries[entries.length - 1].isIntersecting ? this.#enter() : this.#leave(), { root: stage })
    const sized = new ResizeObserver(() => this.fit())
    this.#observers = [seen, sized]
    this.fit()
    seen.observe(this.box)
    sized.observe(this.layer)
  }

  get isThere() { return this.box.isConnected }

  get #isLong() { return this.box.classList.contains('long') }

  /** Lays it out for the size of the stage, and scales it as the program does the picture below. */
  fit() {
    const { width, height } = extent(this.link, null), { style, classList } = this.box
    const fit = Math.min(this.stage.clientWidth / width, this.stage.clientHeight / height)
    this.#width = width * fit
    Object.assign(style, { width: `${this.#width}px`, height: `${height * fit}px`, scale: `${this.layer.clientWidth / this.#width}` })
    const element = this.#element
    // One finger scrolls it then.
    classList.toggle('long', element !== undefined && element.scrollHeight > element.clientHeight + 1)
  }

  #enter() {
    if (this.#element) return
    const content = contentOf(this.link), element = typeof content === 'function' ? content() : content
    if (!element) return
    this.#element = /** @type {HTMLElement} */ (element)
    shown.add(element)
    element.slot = `slide-${numberOf(this.link)}`
    this.viewer.append(element)
    this.fit()
  }

  #leave() {
    const element = this.#element
    this.#element = undefined
    // Another one may have taken it meanwhile.
    if (!element || element.parentNode !== this.viewer || element.slot !== `slide-${numberOf(this.link)}`) return
    if (element.matches(':focus-within')) this.stage.focus()
    element.remove()
    element.removeAttribute('slot')
  }

  end() {
    for (const observer of this.#observers) observer.disconnect()
    this.#leave()
    this.box.remove()
  }
}

export class Contents {
  #viewer
  #stage
  /** @type {() => HTMLAnchorElement[]} */ #links
  /** @type {Map<HTMLImageElement, Slide>} */ #slides = new Map()
  // The program gives its images to other slides.
  #observer = new MutationObserver(() => this.#look())

  /** @param {HTMLElement} viewer @param {HTMLElement} stage @param {() => HTMLAnchorElement[]} links those that are shown */
  constructor(viewer, stage, links) {
    this.#viewer = viewer
    this.#stage = stage
    this.#links = links
  }

  start() { this.#observer.observe(this.#stage, { subtree: true, childList: true, attributeFilter: ['data-nothing'] }) }

  #look() {
    const images = new Map(this.#links().filter(contentOf).flatMap(link => this.#images(link).map(image => [image, link])))
    for (const [image, slide] of this.#slides) {
      if (slide.isThere && images.get(image) === slide.link) continue
      slide.end()
      this.#slides.delete(image)
    }
    for (const [image, link] of images) {
      const slide = this.#slides.get(image)
      if (slide) slide.fit()
      else this.#slides.set(image, new Slide(this.#viewer, this.#stage, link, image))
    }
  }

  /** @param {HTMLAnchorElement} link @returns {HTMLImageElement[]} */
  #images(link) { return [...this.#stage.querySelectorAll(/** @type {'img'} */ (`img[data-nothing="${numberOf(link)}"]`))] }

  end() {
    this.#observer.disconnect()
    for (const slide of this.#slides.values()) slide.end()
    this.#slides.clear()
  }
}
