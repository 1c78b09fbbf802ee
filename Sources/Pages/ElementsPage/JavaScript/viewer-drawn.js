// The images that the program has put on the stage: the picture that is shown is one of them, beside its neighbours and their thumbnails.

import { imageOf } from './viewer-items.js'
import { extent, remember, sizes } from './viewer-sizes.js'

export class Drawn {
  #stage

  /** @param {HTMLElement} stage */
  constructor(stage) { this.#stage = stage }

  /**
   * That of a link, once it is there: of several with the same file the one nearest to the middle.
   * @param {HTMLAnchorElement | undefined} link
   */
  image(link) {
    const own = link ? sizes(link).map(({ src }) => src) : []
    return this.nearest(image => image.naturalWidth > 0 && own.includes(image.src))
  }

  /** The one nearest to the middle of the stage. */
  nearest(isMeant = (/** @type {HTMLImageElement} */ _) => true) {
    const middle = (/** @type {Element} */ element) => { const { left, width } = element.getBoundingClientRect(); return left + width / 2 }
    const here = middle(this.#stage), away = (/** @type {Element} */ image) => Math.abs(middle(image) - here)
    return [...this.#stage.querySelectorAll('img')].filter(isMeant).sort((a, b) => away(a) - away(b))[0]
  }

  /**
   * The shape of a link's picture, which the link may not know.
   * @param {HTMLAnchorElement} link
   */
  shape(link) {
    const image = this.image(link)
    return image ? { width: image.naturalWidth, height: image.naturalHeight } : extent(link, imageOf(link))
  }

  /**
   * Keeps the shape for when it opens again.
   * @param {HTMLAnchorElement | undefined} link
   */
  rememberShape(link) {
    const image = link && this.image(link)
    if (image) remember(link, image)
  }
}
