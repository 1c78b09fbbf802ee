// The picture that is shown in an open viewer: what is said of it, its thumbnail in the page, and its video, if it is one.

import { Drawn } from './viewer-drawn.js'
import { Frame } from './viewer-frame.js'
import { contentOf } from './viewer-items.js'
import { reveal, Thumbnails } from './viewer-thumbnail.js'
import { isVideo, Playback } from './viewer-video.js'
import { Waits } from './viewer-waits.js'

export class Picture {
  #viewer
  #shown
  #sends
  /** @type {Frame} */ #frame
  /** @type {Thumbnails} */ #thumbnails
  /** @type {Drawn} */ #drawn
  /** @type {Waits} */ #waits
  /** @type {Playback} */ #playback

  /**
   * @param {HTMLElement} viewer @param {ShadowRoot} root its own @param {HTMLDialogElement} dialog @param {HTMLElement} stage @param {import('./viewer-shown.js').Shown} shown
   * @param {(source: number[] | null) => void} sends where the thumbnail is, to the program
   */
  constructor(viewer, root, dialog, stage, shown, sends) {
    this.#viewer = viewer
    this.#shown = shown
    this.#sends = sends
    this.#frame = new Frame(viewer, root)
    this.#thumbnails = new Thumbnails(stage)
    this.#drawn = new Drawn(stage)
    this.#waits = new Waits(dialog, stage, () => {
      const { entry } = shown
      return !entry || entry.hasFailed || isVideo(entry.link) || contentOf(entry.link) !== undefined || Boolean(this.#drawn.image(entry.link))
    })
    this.#playback = new Playback(viewer, dialog, (link, hasFailed) => {
      const index = shown.entries.findIndex(entry => entry.link === link)
      if (index >= 0 && shown.entries[index].hasFailed !== hasFailed) this.#setFailed(index, hasFailed)
    })
  }

  /** Plays a video, or pauses it; false where none is shown. */
  plays() { return this.#playback.toggle() }

  /**
   * Another picture is shown.
   * @param {number} index @param {boolean} isOpening what is tapped stays where it is
   */
  change(index, isOpening) {
    const { link } = this.#shown.entries[index]
    this.#drawn.rememberShape(this.#shown.link)
    this.#shown.pass(index)
    if (this.#thumbnails.isOneHidden) this.#thumbnails.hide(link)
    if (!isOpening) reveal(link)
    this.#frame.describe(this.#shown)
    this.#frame.say(this.#shown)
    this.send()
    this.#showVideo()
    this.#waits.begin()
  }

  /**
   * The list is another one, and the picture the same.
   * @param {boolean} hasMoved it has another number
   */
  follow(hasMoved) {
    const { link } = this.#shown
    if (!link) return
    if (this.#thumbnails.isOneHidden) this.#thumbnails.hide(link)
    if (hasMoved) reveal(link)
    this.#frame.describe(this.#shown)
    this.send()
    this.#showVideo()
  }

  /** The page behind has another layout. */
  resized() {
    const { link } = this.#shown
    if (link) reveal(link)
    this.#frame.fitCaption()
    this.send()
  }

  /** Says where the thumbnail is. */
  send() {
    const { link } = this.#shown
    if (!link) return
    this.#drawn.rememberShape(link)
    this.#sends(this.#thumbnails.place(link, this.#drawn.shape(link)))
  }

  /**
   * It is on its way from its thumbnail, or back.
   * @param {number} progress 0 in its thumbnail, 1 open
   */
  progressed(progress) {
    this.#thumbnails.drawFit(1 - progress)
    this.#thumbnails.hide(this.#shown.link)
  }

  // Where it is one that is shown.
  #showVideo() {
    const { link } = this.#shown
    this.#playback.show(link && isVideo(link) ? link : undefined, () => this.#drawn.image(this.#shown.link) ?? (this.#shown.entry?.lacksPoster ? this.#drawn.nearest() : undefined))
  }

  /**
   * One of them cannot be loaded.
   * @param {number} index @param {boolean} hasFailed false: one that had failed before is there now
   */
  failed(index, hasFailed) {
    const entry = this.#shown.entries[index]
    // A video plays without its poster.
    if (entry && isVideo(entry.link)) entry.lacksPoster = hasFailed
    else this.#setFailed(index, hasFailed)
  }

  /** @param {number} index @param {boolean} hasFailed */
  #setFailed(index, hasFailed) {
    const entry = this.#shown.entries[index]
    if (entry) entry.hasFailed = hasFailed
    if (index === this.#shown.index) {
      this.#waits.look()
      this.#frame.describe(this.#shown)
      if (hasFailed) this.#frame.sayFailed(this.#shown)
    }
    if (hasFailed) this.#viewer.dispatchEvent(new CustomEvent('error', { detail: { index } }))
  }

  /** None is left: its thumbnail is seen again. */
  hide() { this.#thumbnails.hide(undefined) }

  end() {
    this.hide()
    this.#playback.show(undefined, () => undefined)
    this.#waits.end()
  }

  /** Nothing more is said, and the stage is as before it opened. */
  clear() {
    this.#frame.clear()
    this.#thumbnails.drawFit(0)
  }
}
