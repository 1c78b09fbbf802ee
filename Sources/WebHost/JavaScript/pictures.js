// The pictures: the program's own, which it has declared, have numbers below −1; all others are the page's.

// `first` is the address of the size that has been loaded.
/** @typedef {{ alt: string, sizes: { url: string, width: number }[], first?: string }} Picture */

// What is said of a picture of nothing, over which the page draws something of its own: its name, its width and its height. Nothing is loaded, which a content
// security policy might forbid.
const nothing = /^about:blank#(.*),(\d+),(\d+)$/

/**
 * The address of a picture of nothing. An image that shows it has no `src`, and the name in `data-nothing`.
 * @param {string | number} name @param {number} width @param {number} height
 */
export const addressOfNothing = (name, width, height) => `about:blank#${name},${Math.round(width)},${Math.round(height)}`

export class Pictures {
  /** @type {Map<number, Picture>} */ #own = new Map()
  // The addresses of images that are loading, by element.
  /** @type {WeakMap<HTMLImageElement, string>} */ #coming = new WeakMap()

  /**
   * @param {import('./index.js').PictureSource | undefined} source the page's pictures
   * @param {(picture: number, width: number, height: number) => void} arrived called with those that the program asked
   * for
   */
  constructor(source, arrived) {
    this.source = source
    this.arrived = arrived
  }

  // Declares a picture: a line of words, and a line for each size.
  /** @param {number} picture @param {string} text */
  declare(picture, text) {
    const [alt, ...lines] = text.split('\n')
    const sizes = lines.map(line => {
      const [url, width] = line.split('\t')
      return { url, width: Number(width ?? 0) }
    })
    this.#own.set(picture, { alt, sizes })
  }

  // Declares a picture by its bytes.
  /** @param {number} picture @param {Uint8Array} file */
  declareBytes(picture, file) {
    this.#own.set(picture, { alt: '', sizes: [{ url: URL.createObjectURL(new Blob([file])), width: 0 }] })
  }

  /** @param {number} picture */
  drop(picture) {
    const first = this.#own.get(picture)?.sizes[0]
    if (first?.url.startsWith('blob:')) URL.revokeObjectURL(first.url)
    this.#own.delete(picture)
  }

  dropAll() {
    for (const picture of [...this.#own.keys()]) this.drop(picture)
  }

  // Loads one and says how large it is: of several sizes the one that is sharp over the page's width, and how large the largest is.
  /** @param {number} picture */
  load(picture) {
    const load = this.#load(picture).finally(() => this.#loads.delete(load))
    this.#loads.add(load)
  }

  /** @type {Set<Promise<void>>} */ #loads = new Set()

  /** Resolves when those that are being loaded have come, or cannot be shown. */
  async settled() { await Promise.allSettled([...this.#loads, this.source?.settled?.()]) }

  /** @param {number} picture */
  async #load(picture) {
    const own = this.#own.get(picture), image = new Image(), largest = own?.sizes.at(-1)
    const first = own?.sizes.find(size => size.width >= innerWidth * devicePixelRatio) ?? largest, shape = nothing.exec(first?.url ?? '')
    // The program's call has to return first.
    if (shape) return queueMicrotask(() => this.arrived(picture, Number(shape[2]), Number(shape[3])))
    image.src = first?.url ?? ''
    try {
      await image.decode()
      if (own) own.first = first?.url
      const share = largest?.width ? largest.width / image.naturalWidth : 1
      this.arrived(picture, Math.round(image.naturalWidth * share), Math.round(image.naturalHeight * share))
    } catch {
      this.arrived(picture, 0, 0)
    }
  }

  // Shows a picture on a layer; −1 removes it.
  /** @param {HTMLImageElement} image @param {number} picture @param {string} label */
  show(image, picture, label) {
    this.#coming.delete(image)
    const own = this.#own.get(picture), name = nothing.exec(own?.sizes[0].url ?? '')?.[1]
    if (name) image.dataset.nothing = name
    else image.removeAttribute('data-nothing')
    if (name || picture === -1) return image.removeAttribute('src')
    // A broken one would be drawn as the browser's sign for that, as large as the picture.
    image.onerror = own ? () => image.removeAttribute('src') : null
    image.alt = label || (own ? own.alt : this.source?.alt?.(picture) ?? '')
    if (!own) {
      const url = this.source?.url(picture)
      if (url) image.src = url
    } else if (own.sizes.length === 1) {
      image.src = own.sizes[0].url
    } else {
      // Its drawn size is not known yet: the smallest first, the right one at rest.
      image.src = own.first ?? own.sizes[0].url
    }
  }

  // At rest: an image that is drawn larger than its pixels gets the smallest sufficient size.
  /** @param {HTMLImageElement} image @param {number} picture */
  rest(image, picture) {
    const sizes = this.#own.get(picture)?.sizes
    if (!sizes || sizes.length === 1) return
    const { width } = image.getBoundingClientRect(), pixels = width * devicePixelRatio
    const best = sizes.find(size => size.width >= pixels) ?? sizes[sizes.length - 1]
    const shown = sizes.find(size => size.url === image.getAttribute('src'))
    if (best === shown || shown && shown.width >= best.width || this.#coming.get(image) === best.url) return
    // It replaces the smaller one once it is decoded.
    this.#coming.set(image, best.url)
    const larger = Object.assign(new Image(), { decoding: 'async', src: best.url })
    larger.decode().then(() => {
      if (this.#coming.get(image) === best.url) image.src = best.url
    }, () => {}).finally(() => {
      if (this.#coming.get(image) === best.url) this.#coming.delete(image)
    })
  }
}
