// The thumbnails in the page: the picture that is open grows out of its own and returns to it, which is hidden meanwhile.

import { viewOf } from './host/views.js'
import { elementOf, imageOf } from './viewer-items.js'
import { drawn, fitAt, fitted } from './viewer-place.js'

/**
 * What of a link is on the screen.
 * @param {HTMLAnchorElement} link @returns {HTMLElement}
 */
export const thumbnail = link => imageOf(link) ?? elementOf(link) ?? link

/**
 * Scrolls the page to that of a link.
 * @param {HTMLAnchorElement} link
 */
export function reveal(link) {
  thumbnail(link).scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: /** @type {any} */ ('instant') })
}

export class Thumbnails {
  #stage
  // Hidden by an animation, which neither the page's scripts nor a copy of its markup know of.
  /** @type {{ image: HTMLElement, by: Animation } | undefined} */ #hidden
  // How the thumbnail draws the picture, which is drawn so in its place and less and less on the way.
  /** @type {import('./viewer-place.js').Fit | undefined} */ #fit

  /** @param {HTMLElement} stage where the picture is shown */
  constructor(stage) { this.#stage = stage }

  get isOneHidden() { return this.#hidden !== undefined }

  /**
   * Hides that of a link instead of the one that has been hidden; none without a link.
   * @param {HTMLAnchorElement | undefined} link
   */
  hide(link) {
    const image = link && thumbnail(link)
    if (image === this.#hidden?.image) return
    this.#hidden?.by.cancel()
    this.#hidden = image && { image, by: image.animate({ visibility: 'hidden' }, { fill: 'forwards' }) }
  }

  /**
   * Where that of a link is: left, top, width, height and the radius of its corners, in points of the stage; null where it is not seen.
   * @param {HTMLAnchorElement} link @param {{ width: number, height: number }} picture the shape of what grows out of it
   */
  place(link, picture) {
    const image = thumbnail(link), { left, top, width, height, radius } = drawn(image), stage = this.#stage.getBoundingClientRect()
    const view = viewOf(this.#stage), { innerWidth, innerHeight } = view
    const isSeen = width > 0 && height > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0
    // What fades stays where it is.
    const fades = !isSeen || view.matchMedia('(prefers-reduced-motion: reduce)').matches
    this.#fit = fades ? undefined : fitted(image, picture)
    // Points of the stage are larger than the screen's where an ancestor has a CSS zoom.
    const points = this.#stage.offsetWidth / stage.width
    return isSeen ? [left - stage.left, top - stage.top, width, height, radius].map(length => length * points) : null
  }

  /**
   * Draws the picture on the stage as its thumbnail does.
   * @param {number} share 1 in its place, 0 where the picture is open
   */
  drawFit(share) {
    const { style } = this.#stage, fit = this.#fit
    if (fit && share > 0) {
      const { across, down, width, height } = fitAt(fit, share)
      style.setProperty('--fit-translate', `${across * 100}% ${down * 100}%`)
      style.setProperty('--fit-scale', `${width} ${height}`)
    } else for (const name of ['--fit-translate', '--fit-scale']) style.removeProperty(name)
  }
}
