// Which pictures a viewer has: those of the links in its markup, or those that the page gives it as data.

import { linked } from './viewer-items.js'
import { leadsToPicture } from './viewer-list.js'

/** @typedef {import('./index.js').ViewerItem} ViewerItem */

export class Source {
  #viewer
  // None where the markup counts.
  /** @type {{ item: ViewerItem, link: HTMLAnchorElement }[] | undefined} */ #items
  // A selector that the console has heard of.
  #refused = ''

  /** @param {HTMLElement} viewer */
  constructor(viewer) { this.#viewer = viewer }

  get items() { return this.#items?.map(({ item }) => item) ?? null }

  /** @param {readonly ViewerItem[] | null | undefined} items */
  set items(items) { this.#items = items === null || items === undefined ? undefined : linked(items, this.#viewer.ownerDocument, this.#items ?? []) }

  /** Those with an image in them that may lead to a picture, or what the attribute selector says; or those of the items. */
  get links() {
    if (this.#items) return this.#items.map(({ link }) => link)
    const selector = this.#selector, found = [...this.#viewer.querySelectorAll(/** @type {'a'} */ (selector || 'a[href]'))]
    // Not every element has an address, and a link in a drawing has an object there.
    return found.filter(link => typeof link.href === 'string' && link.href !== '' && (selector || link.querySelector('img') && leadsToPicture(link)) && !link.closest('tsumami-viewer > [slot]'))
  }

  /** Why there may be no link, in words; empty where nothing is to be said. */
  get remark() {
    const selector = this.#items ? null : this.#selector
    return selector && this.#viewer.querySelector(selector) ? ` What the selector “${selector}” finds has no href.` : ''
  }

  // None where it is not valid, which the console hears once.
  get #selector() {
    const selector = this.#viewer.getAttribute('selector')
    if (!selector) return null
    try {
      this.#viewer.querySelector(selector)
      return selector
    } catch {
      if (this.#refused !== selector) console.warn(`tsumami-viewer: “${this.#refused = selector}” is no selector; its links with an image in them open.`)
      return null
    }
  }
}
