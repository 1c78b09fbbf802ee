// What a link says about its picture. Links that were written for PhotoSwipe say the same under names of their own: `data-pswp-width`, for one.

import { addressOfNothing } from './host/pictures.js'
import { contentOf, imageOf, numberOf } from './viewer-items.js'
import { isVideo } from './viewer-video.js'

/** @param {HTMLAnchorElement} link @param {'Srcset' | 'Width' | 'Height'} name */
const said = (link, name) => link.dataset[name.toLowerCase()] ?? link.dataset[`pswp${name}`]

// A drawing has no pixels that become too large: it is zoomed as a picture of this width.
const vector = /\.svgz?(?:[?#]|$)|^data:image\/svg/i, vectorWidth = 4000

// How large pictures have turned out to be, by the address of each of their files.
/** @type {Map<string, { width: number, height: number }>} */
const seen = new Map()

/**
 * Keeps how large a picture is that has been shown: it has this shape from its thumbnail on when it opens again. Of several files the largest counts.
 * @param {HTMLAnchorElement} link @param {HTMLImageElement} picture any of its files
 */
export function remember(link, { naturalWidth, naturalHeight }) {
  if (isVideo(link) || contentOf(link)) return
  const own = sizes(link), width = own[own.length - 1].width || naturalWidth
  for (const { src } of own) seen.set(src, { width, height: Math.round(width * naturalHeight / naturalWidth) })
}

/**
 * How large its picture is, as far as is known before it is there: as it was when it was shown last, what the link says, or else its image, and that by its attributes where it is not loaded yet, or a placeholder of one point.
 * @param {HTMLAnchorElement} link @param {HTMLImageElement | null} image
 */
export function extent(link, image) {
  if (contentOf(link)) return contentExtent(link)
  const before = isVideo(link) ? undefined : seen.get(sizes(link)[0].src)
  if (before) return before
  const own = [said(link, 'Width'), said(link, 'Height')], small = image && image.naturalWidth * image.naturalHeight > 1 ? [image.naturalWidth, image.naturalHeight] : []
  const attributes = [image?.getAttribute('width'), image?.getAttribute('height')]
  // Both numbers come from one place: together they are the shape.
  const [width, height] = [own, small, attributes].map(each => each.map(Number)).find(([width, height]) => width > 0 && height > 0) ?? (isVideo(link) ? [16, 9] : [0, 0])
  return { width, height }
}

// Where no picture is: as the page says, or all of the window.
/** @param {HTMLAnchorElement} link */
function contentExtent(link) {
  const width = Number(said(link, 'Width')), height = Number(said(link, 'Height')), { scrollingElement, documentElement } = link.ownerDocument
  const { clientWidth, clientHeight } = scrollingElement ?? documentElement
  return width > 0 && height > 0 ? { width, height } : { width: clientWidth, height: clientHeight }
}

/**
 * What is seen of a video before it plays: what the link says, or else its image, or nothing.
 * @param {HTMLAnchorElement} link
 */
function poster(link) {
  const image = link.querySelector('img') ?? imageOf(link)
  return link.dataset.poster ? new URL(link.dataset.poster, link.baseURI).href : image?.currentSrc || image?.src || ''
}

/**
 * Its files: those of `data-srcset`, written as an image's `srcset` with widths, the smallest first; otherwise the one that the link leads to; of a video its poster.
 * @param {HTMLAnchorElement} link
 */
export function sizes(link) {
  if (contentOf(link)) {
    const { width, height } = contentExtent(link)
    return [{ src: addressOfNothing(numberOf(link), width, height), width: 0 }]
  }
  const found = [...(said(link, 'Srcset') ?? '').matchAll(/(\S*[^\s,])\s+(\d+)w\s*(?:,|$)/g)]
    .map(([, src, width]) => ({ src: new URL(src, link.baseURI).href, width: Number(width) }))
    .filter(size => size.width > 0)
    .sort((a, b) => a.width - b.width)
  const src = isVideo(link) ? poster(link) : link.href
  return found.length > 0 ? found : [{ src, width: vector.test(src) ? vectorWidth : 0 }]
}
