// The list of a viewer, and what becomes of it where the page's markup changes while it is open.

import { contentOf, imageOf } from './viewer-items.js'
import { extent, sizes } from './viewer-sizes.js'

/** @typedef {{ link: HTMLAnchorElement, address: string, content: string, hasFailed: boolean, lacksPoster: boolean }} Entry */

/** Which attributes of links and images say what is shown. */
export const shownBy = ['href', 'download', 'type', 'alt', 'aria-label', 'title', 'class', 'hidden', 'selector', 'data-caption', 'data-poster', ...['', 'pswp-'].flatMap(by => ['srcset', 'width', 'height'].map(name => `data-${by}${name}`))]

/**
 * What a picture is called: as its link or its image says, or by the words of the link.
 * @param {HTMLAnchorElement} link
 */
export const nameOf = link => link.getAttribute('aria-label') || imageOf(link)?.alt || link.textContent?.trim() || link.title || ''

/**
 * Whether a link may lead to a picture: not within the page, to mail or a telephone, nor to what is kept as a file.
 * @param {HTMLAnchorElement} link
 */
export const leadsToPicture = link => !link.hasAttribute('download') && !link.getAttribute('href')?.startsWith('#') && !/^(mailto|tel|javascript):/.test(link.href)

/**
 * What the program is told of a picture. Not what it is called: the stage says that, and screen readers would find its neighbours' names beside it.
 * @param {HTMLAnchorElement} link
 */
export function item(link) {
  const image = imageOf(link), small = link.querySelector('img') ?? image, files = sizes(link)
  return {
    sizes: files, thumbnail: contentOf(link) ? files[0].src : small?.currentSrc || small?.src || '',
    ...extent(link, image),
  }
}

/**
 * The links as they are now.
 * @param {HTMLAnchorElement[]} links @returns {Entry[]}
 */
export const entries = links => links.map(link => ({ link, address: link.href, content: JSON.stringify(sizes(link)), hasFailed: false, lacksPoster: false }))

/**
 * Which one of those before each one is; −1 for one that is new. The same picture has the same link and address; or, where a page has written its markup anew or
 * uses its links for other pictures, the same address; or, where it has another address from now on, the same link.
 * @param {Entry[]} before @param {Entry[]} now
 */
export function origins(before, now) {
  /** @type {Map<HTMLAnchorElement, number>} */ const byLink = new Map(before.map(({ link }, index) => [link, index]))
  const found = now.map(({ link, address }) => {
    const index = byLink.get(link) ?? -1
    return before[index]?.address === address ? index : -1
  })
  const used = new Set(found)
  /** @type {Map<string, number[]>} */ const byAddress = new Map()
  before.forEach(({ address }, index) => { if (!used.has(index)) byAddress.set(address, [...byAddress.get(address) ?? [], index]) })
  for (const find of [(/** @type {Entry} */ { address }) => byAddress.get(address)?.shift(), (/** @type {Entry} */ { link }) => byLink.get(link)]) {
    now.forEach((entry, at) => {
      const index = found[at] < 0 ? find(entry) : undefined
      if (index === undefined || used.has(index)) return
      found[at] = index
      used.add(index)
    })
  }
  return found
}
