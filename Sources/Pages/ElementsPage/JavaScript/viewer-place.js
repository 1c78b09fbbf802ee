// Where the picture of a thumbnail is on the screen: what grows out of it begins there.

import { Placement } from './host/geometry.js'

/**
 * Where an image is drawn: within its border and padding, and where all of it is to be seen (`object-fit: contain`) without the bars. One that is turned has the
 * rectangle of its size about its middle, since the picture that grows out of it is not turned.
 * @param {HTMLElement} image
 */
export function drawn(image) {
  const box = image.getBoundingClientRect(), placement = Placement.of(image), scale = 1 / placement.scale, style = /** @type {any} */ (getComputedStyle(image))
  let { left, top, width, height } = box
  if (!placement.isUpright) {
    width = image.offsetWidth * scale, height = image.offsetHeight * scale
    left += (box.width - width) / 2, top += (box.height - height) / 2
  }
  // Text in a line has several boxes.
  const isImage = 'naturalWidth' in image
  /** @param {string} side */
  const edge = side => isImage ? scale * (parseFloat(style[`border${side}Width`]) + parseFloat(style[`padding${side}`])) || 0 : 0
  const corner = `${style.borderTopLeftRadius}`, outer = (corner.endsWith('%') ? width / 100 : scale) * parseFloat(corner)
  const radius = Math.max(0, Math.min(outer, width / 2, height / 2) - Math.max(edge('Left'), edge('Top'))) || 0
  left += edge('Left'), top += edge('Top')
  width -= edge('Left') + edge('Right'), height -= edge('Top') + edge('Bottom')
  const { naturalWidth, naturalHeight } = /** @type {HTMLImageElement} */ (image)
  if (!isImage || !naturalWidth || !naturalHeight || !/contain|scale-down/.test(style.objectFit)) return { left, top, width, height, radius }
  const fit = Math.min(width / naturalWidth, height / naturalHeight, style.objectFit === 'contain' ? Infinity : scale)
  const across = naturalWidth * fit, down = naturalHeight * fit
  const [x, y] = `${style.objectPosition}`.split(' ').map(part => part.endsWith('%') ? parseFloat(part) / 100 : 0.5)
  // Bars keep the picture away from round corners.
  return { left: left + (width - across) * x, top: top + (height - down) * y, width: across, height: down, radius: width - across + height - down > 1 ? 0 : radius }
}
