// A viewer on its way to be open: its program comes first, and meanwhile another picture may be wanted, or none.

import { load } from './module.js'
import { entries, origins } from './viewer-list.js'

/** @typedef {import('./viewer-list.js').Entry} Entry */

export class Opening {
  #viewer
  #source
  #opens
  /** @type {Promise<void> | undefined} */ #promise
  // What is to be shown; none where the viewer was closed meanwhile.
  /** @type {Entry | undefined} */ #wanted

  /**
   * @param {HTMLElement} viewer @param {import('./viewer-source.js').Source} source
   * @param {(module: WebAssembly.Module, links: HTMLAnchorElement[], list: Entry[]) => Promise<void>} opens it, once the program is there
   */
  constructor(viewer, source, opens) {
    this.#viewer = viewer
    this.#source = source
    this.#opens = opens
  }

  /**
   * Opens the picture with this number, which there is. Those who ask while it opens wait for the same.
   * @param {number} index
   */
  start(index) {
    this.#wanted = entries(this.#source.links)[index]
    return this.#promise ??= this.#open().finally(() => { this.#promise = undefined })
  }

  cancel() { this.#wanted = undefined }

  /**
   * Whether it is on its way to this one.
   * @param {HTMLAnchorElement} link
   */
  isTo(link) { return this.#wanted?.link === link }

  /**
   * Where in a list that is which is wanted; −1 where it is not there, or none is wanted, or the viewer is in no page any more.
   * @param {Entry[]} list
   */
  found(list) { return this.#wanted && this.#viewer.isConnected ? origins([this.#wanted], list).indexOf(0) : -1 }

  async #open() {
    this.#viewer.setAttribute('aria-busy', 'true')
    try {
      const module = await load(), { links } = this.#source, list = entries(links)
      // Closed or removed meanwhile.
      if (this.found(list) >= 0) await this.#opens(module, links, list)
    } finally {
      this.#viewer.removeAttribute('aria-busy')
    }
  }
}
