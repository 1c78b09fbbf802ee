// Where the picture of a thumbnail is on the screen: what grows out of it begins there.

import { Placement } from './host/geometry.js'

/** @typedef {{ across: number, down: number, width: number, height: number }} Fit */

/**
 * How a thumbnail draws its picture otherwise than filled by the middle of it: another part (`object-position`), or in another shape (`object-fit: fill`). How far its
 * corner is from where it would be, and how large it is, in shares of the whole picture. Nothing for a thumbnail whose file has another shape than the picture:
 * that is a part of it already.
 * @param {HTMLElement} image @param {{ width: number, height: number }} picture its shape
 * @returns {Fit | undefined}
 */
export function fitted(image, picture) {
  const { naturalWidth, naturalHeight } = /** @type {HTMLImageElement} */ (image), style = /** @type {any} */ (getComputedStyle(image)), { objectFit } = style
  if (!(Math.abs(naturalWidth / naturalHeight * picture.height / picture.width - 1) < 0.03) || !/cover|none|fill/.test(objectFit)) return undefined
  const width = image.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
  const height = image.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)
  const cover = Math.max(width / naturalWidth, height / naturalHeight), scale = objectFit === 'none' ? 1 : cover
  if (!(cover > 0 && cover < Infinity)) return undefined
  const whole = [naturalWidth * cover, naturalHeight * cover]
  const drawn = objectFit === 'fill' ? [width, height] : [naturalWidth * scale, naturalHeight * scale]
  const [across, down] = places(style.objectPosition).map(({ share, points }, axis) => {
    const size = [width, height][axis]
    return ((size - drawn[axis]) * share + points - (size - whole[axis]) / 2) / whole[axis]
  })
  const fit = { across, down, width: drawn[0] / whole[0], height: drawn[1] / whole[1] }
  return Math.max(Math.abs(across), Math.abs(down), Math.abs(fit.width - 1), Math.abs(fit.height - 1)) > 0.002 ? fit : undefined
}

/**
 * On the way from a thumbnail: it grows evenly, by its factor, and its corner keeps pace.
 * @param {Fit} fit @param {number} share 1 in the thumbnail, 0 where it is as it is without
 * @returns {Fit}
 */
export function fitAt(fit, share) {
  /** @param {number} start @param {number} size @returns {[number, number]} */
  const axis = (start, size) => {
    const now = size ** share
    return [Math.abs(size - 1) < 1e-6 ? start * share : start * (now - 1) / (size - 1), now]
  }
  const [across, width] = axis(fit.across, fit.width), [down, height] = axis(fit.down, fit.height)
  return { across, down, width, height }
}

// Of a computed `object-position`: the share of the room on each axis, and the points beside it, as in `calc(100% - 20px)`.
/** @param {string} position */
const places = position => (position.match(/calc\([^)]*\)|\S+/g) ?? []).map(text => {
  const place = { share: 0, points: 0 }
  for (const [, sign, length, unit] of text.matchAll(/([+-]?) ?([\d.]+(?:e-?\d+)?)(%|px)/g)) place[unit === '%' ? 'share' : 'points'] += Number(sign + length) / (unit === '%' ? 100 : 1)
  return place
})

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
  const [x, y] = places(`${style.objectPosition}`)
  // Bars keep the picture away from round corners.
  return {
    left: left + (width - across) * x.share + x.points * scale, top: top + (height - down) * y.share + y.points * scale,
    width: across, height: down, radius: width - across + height - down > 1 ? 0 : radius,
  }
}
