// What a link says about its picture. Links that were written for PhotoSwipe say the same under names of their own: `data-pswp-width`, for one.

import { isVideo } from './viewer-video.js'

/** @param {HTMLAnchorElement} link @param {'Srcset' | 'Width' | 'Height'} name */
const said = (link, name) => link.dataset[name.toLowerCase()] ?? link.dataset[`pswp${name}`]

/**
 * How large its picture is, as far as is known before it is there: what the link says, or else its image, and that by its attributes where it is not loaded yet, or a placeholder of one point.
 * @param {HTMLAnchorElement} link @param {HTMLImageElement | null} image
 */
export function extent(link, image) {
  const own = [said(link, 'Width'), said(link, 'Height')], small = image && image.naturalWidth * image.naturalHeight > 1 ? [image.naturalWidth, image.naturalHeight] : []
  const attributes = [image?.getAttribute('width'), image?.getAttribute('height')]
  // Both numbers come from one place: together they are the shape.
  const [width, height] = [own, small, attributes].map(each => each.map(Number)).find(([width, height]) => width > 0 && height > 0) ?? (isVideo(link) ? [16, 9] : [0, 0])
  return { width, height }
}

/**
 * What is seen of a video before it plays: what the link says, or else its image, or nothing.
 * @param {HTMLAnchorElement} link
 */
function poster(link) {
  const image = link.querySelector('img')
  return link.dataset.poster ? new URL(link.dataset.poster, link.baseURI).href : image?.currentSrc || image?.src || ''
}

/**
 * Its files: those of `data-srcset`, written as an image's `srcset` with widths, the smallest first; otherwise the one that the link leads to; of a video its poster.
 * @param {HTMLAnchorElement} link
 */
export function sizes(link) {
  const found = [...(said(link, 'Srcset') ?? '').matchAll(/(\S*[^\s,])\s+(\d+)w\s*(?:,|$)/g)]
    .map(([, src, width]) => ({ src: new URL(src, link.baseURI).href, width: Number(width) }))
    .filter(size => size.width > 0)
    .sort((a, b) => a.width - b.width)
  return found.length > 0 ? found : [{ src: isVideo(link) ? poster(link) : link.href, width: 0 }]
}
