// Images and videos in a picture, a figure or a link that is in a zoom: as large as elsewhere in the page, and no wider than the zoom. Its own sheet says so of one that is
// right in it, and reaches no further.

import { rootOf, viewOf } from './host/views.js'
import { lend } from './sheet.js'

const wrapped = ':is(picture, figure, a) :is(img, video)'
// Whatever the page says is stronger.
const rules = `:where(tsumami-zoom > ${wrapped}) { display: block; max-width: 100%; height: auto; }`

/**
 * Does nothing where the page's styles say how wide its images are at most, as most resets do.
 * @param {HTMLElement} zoom
 */
export function fitImages(zoom) {
  const image = zoom.querySelector(`:scope > ${wrapped}`)
  if (image && viewOf(zoom).getComputedStyle(image).maxWidth === 'none') lend(rootOf(zoom), rules)
}
