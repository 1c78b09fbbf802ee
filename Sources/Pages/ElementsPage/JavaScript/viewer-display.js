// An open viewer: its dialog, the program that shows the pictures, and what is said about the one that is shown.

import { Host } from './host/index.js'
import { isControl, viewOf } from './host/views.js'
import { numbers } from './module.js'
import { Contents, isOfContent } from './viewer-contents.js'
import { Cover } from './viewer-cover.js'
import { BackCloses } from './viewer-history.js'
import { contentOf, imageOf, pressed } from './viewer-items.js'
import { Keys } from './viewer-keys.js'
import { item, shownBy } from './viewer-list.js'
import { color } from './viewer-looks.js'
import { Opening } from './viewer-opening.js'
import { Picture } from './viewer-picture.js'
import { keepEvents } from './viewer-shield.js'
import { Shown } from './viewer-shown.js'
import { WheelTurns } from './viewer-wheel.js'
import { isInPage, nameParts } from './viewer-words.js'

// As ZoomTransition.isAlmostClosed.
const almostClosed = 0.1

/** @typedef {import('./viewer-list.js').Entry} Entry */

export class Display {
  #viewer
  #source
  /** @type {HTMLDialogElement} */ #dialog
  /** @type {HTMLElement} */ #stage
  /** @type {Host | undefined} */ #host
  #shown = new Shown()
  // The list follows the markup meanwhile.
  #watcher = new MutationObserver(changes => changes.every(isOfContent) || this.follow())
  /** @type {Opening} */ #opening
  /** @type {Picture} */ #picture
  #scale = 1
  #progress = 0
  // True once it has been told to close, until a finger opens it again.
  #isClosing = false
  #back = new BackCloses(() => this.close())
  #wheel = new WheelTurns(step => this.turn(this.#runsFromRight ? -step : step))
  // What it is in may be hidden while it is open, as by tabs and routers: nobody would see the dialog, which makes the page inert.
  /** @type {ResizeObserver | undefined} */ #hides
  /** @type {Cover} */ #cover
  /** @type {Contents} */ #contents

  /** @param {HTMLElement} viewer @param {ShadowRoot} root its own @param {import('./viewer-source.js').Source} source */
  constructor(viewer, root, source) {
    this.#viewer = viewer
    this.#source = source
    this.#dialog = /** @type {HTMLDialogElement} */ (root.querySelector('dialog'))
    this.#cover = new Cover(this.#dialog)
    this.#stage = this.#part('.stage')
    this.#opening = new Opening(viewer, source, (module, links, list) => this.#open(module, links, list))
    this.#picture = new Picture(viewer, root, this.#dialog, this.#stage, this.#shown, place => this.#host?.send('source', place))
    this.#contents = new Contents(viewer, this.#stage, () => this.#shown.entries.map(({ link }) => link))
    this.#listen()
  }

  #listen() {
    const dialog = this.#dialog, stage = this.#stage
    keepEvents(dialog, this.#viewer)
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) stage.addEventListener(type, () => this.#shown.stop(), { passive: true })
    stage.addEventListener('wheel', event => {
      const isWhole = this.#scale < 1.001
      if (event.ctrlKey || !isWhole) this.#shown.stop()
      this.#wheel.step(event, isWhole && this.#progress === 1 && !this.#isClosing)
    }, { passive: true })
    new Keys(this.#viewer, dialog, stage, {
      isZoomed: () => this.#scale > 1.001, turns: isRight => this.#turnAside(isRight), stops: () => this.#shown.stop(), plays: () => this.#picture.plays(), closes: () => this.close(),
    })
    // The browser may close it by itself; the event of our own closing comes late, perhaps when it is open again.
    dialog.addEventListener('close', () => this.#cover.isOpen || this.#cover.isReleased || this.#finish())
    this.#part('.close').addEventListener('click', () => this.close())
    this.#part('.caption').addEventListener('click', event => { if (isInPage(/** @type {Element} */ (event.target).closest('a'))) this.close() })
    this.#part('.left').addEventListener('click', () => this.#turnAside(false))
    this.#part('.right').addEventListener('click', () => this.#turnAside(true))
  }

  get isOpen() { return this.#host !== undefined }
  get index() { return this.#shown.index }
  get scale() { return this.#scale }

  get #runsFromRight() { return getComputedStyle(this.#viewer).direction === 'rtl' }

  // MARK: Opening

  /** How many pictures there are: in the list that is shown, or to be shown. */
  get count() { return this.isOpen ? this.#shown.count : this.#source.links.length }

  /** The last one may still be on its way back. */
  endLast() {
    if (this.#cover.isReleased || this.#isClosing) this.end()
  }

  /**
   * Opens the picture with this number, which there is.
   * @param {number} index
   */
  open(index) { return this.#opening.start(index) }

  /**
   * Whether it is on its way to this one.
   * @param {HTMLAnchorElement} link
   */
  opens(link) { return !this.isOpen && this.#opening.isTo(link) }

  /** What is on its way does not open. */
  cancel() { this.#opening.cancel() }

  /** @param {WebAssembly.Module} module @param {HTMLAnchorElement[]} links @param {Entry[]} list */
  async #open(module, links, list) {
    try {
      this.#shown.entries = list
      nameParts(this.#viewer, this.#dialog)
      this.#dialog.classList.remove('bare')
      this.#cover.show()
      // The page would be inert, and nothing seen.
      if (this.#stage.getClientRects().length === 0) throw new Error('The viewer cannot be shown: it, or what it is in, has display: none.')
      const host = await this.#load(module, links), index = this.#opening.found(list)
      // Removed or closed meanwhile.
      if (!this.#cover.isOpen || index < 0) {
        host.close()
        return this.end()
      }
      this.#begin(host, index)
    } catch (error) {
      this.end()
      throw error
    }
  }

  /** @param {WebAssembly.Module} module @param {HTMLAnchorElement[]} links */
  #load(module, links) {
    this.#shown.isRound = this.#viewer.hasAttribute('loop')
    return Host.open(this.#stage, module, {
      keys: this.#dialog, opensMenus: true, leaves: isControl, onFailure: () => this.end(),
      start: {
        downEnlarges: this.#viewer.getAttribute('direction') === 'down', rightToLeft: this.#runsFromRight, loops: this.#shown.isRound,
        background: color(this.#part('.ground')), items: links.map(item),
      },
      on: {
        changed: bytes => this.#changed(numbers(bytes)[0]),
        zoomed: bytes => this.#zoomed(numbers(bytes)[0]),
        progress: bytes => this.#progressed(numbers(bytes)[0]),
        tapped: bytes => numbers(bytes)[0] ? this.#dialog.classList.toggle('bare') : this.close(),
        failed: bytes => this.#picture.failed(numbers(bytes)[0], numbers(bytes)[1] === 1),
        // After the program's call has returned.
        closed: () => queueMicrotask(() => this.end()),
      },
    })
  }

  /** @param {Host} host @param {number} index */
  #begin(host, index) {
    this.#host = host
    this.#hides = new (viewOf(this.#viewer).ResizeObserver)(() => this.#stage.getClientRects().length > 0 || this.end())
    this.#hides.observe(this.#stage)
    this.#contents.start()
    this.#change(index, true)
    host.send('open', index)
    this.#watcher.observe(this.#viewer, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: shownBy })
    this.follow()
    if (!this.isOpen) return
    if (this.#viewer.hasAttribute('history')) this.#back.start(viewOf(this.#viewer))
    this.#dispatch('open')
  }

  // MARK: While it is open

  /** The picture returns to its thumbnail; where it is still opening, it does not come. */
  close() {
    this.cancel()
    this.#picture.send()
    this.#host?.send('close')
    this.#isClosing = this.isOpen
  }

  /** @param {number} index */
  goTo(index) {
    if (!this.#host || !Number.isInteger(index) || !this.#shown.entries[index]) return
    this.#aimAt(index)
  }

  /** @param {number} step */
  turn(step) {
    const index = this.#shown.after(step)
    if (this.#host && index !== undefined) this.#aimAt(index)
  }

  /** @param {number} index */
  #aimAt(index) {
    this.#shown.aimAt(index)
    this.#host?.send('turn', index)
  }

  /** @param {boolean} isRight */
  #turnAside(isRight) { this.turn(isRight === this.#runsFromRight ? -1 : 1) }

  /** @param {number} scale */
  zoomTo(scale) {
    const { entry } = this.#shown
    // Of one that cannot be shown its thumbnail is zoomed, or nothing.
    if (!entry?.hasFailed || imageOf(entry.link)) this.#host?.send('zoom', scale)
  }

  /** The page has changed what is in the viewer. The picture that is shown stays; where it is gone, the program turns to its neighbour, and says so. */
  follow() {
    const host = this.#host, { links } = this.#source
    if (!host) return
    if (links.length === 0) {
      this.#shown.entries = []
      this.#picture.hide()
      host.send('source', null)
      return this.close()
    }
    const { changes, hasMoved } = this.#shown.follow(links)
    if (changes) host.send('items', changes)
    this.#picture.follow(hasMoved)
    if (hasMoved && this.index >= 0) this.#dispatch('change')
  }

  /** The page behind has another layout. */
  resized() {
    // What is laid out for the window has another shape.
    if (this.#shown.entries.some(({ link }) => contentOf(link))) this.follow()
    this.#picture.resized()
  }

  // MARK: Messages of the program

  /** @param {number} index */
  #changed(index) {
    // Later, because the program's call has not returned yet.
    queueMicrotask(() => {
      if (index === this.index) return
      this.#change(index)
      this.#dispatch('change')
    })
  }

  /** @param {number} index */
  #change(index, isOpening = false) {
    if (!this.#host || !this.#shown.entries[index]) return
    this.#scale = 1
    this.#stage.classList.remove('zoomed')
    this.#picture.change(index, isOpening)
  }

  /** @param {number} scale */
  #zoomed(scale) {
    this.#scale = scale
    this.#stage.classList.toggle('zoomed', scale > 1.001)
    this.#dispatch('zoom')
  }

  /** @param {number} progress */
  #progressed(progress) {
    // The page may have moved the thumbnail while the picture was before it. Later, because the program's call has not returned yet.
    if (progress < 1 && this.#progress === 1) queueMicrotask(() => this.#picture.send())
    if (progress < almostClosed && progress < this.#progress) queueMicrotask(() => this.#release())
    if (progress === 1 && this.#progress < 1) this.#isClosing = false
    this.#progress = progress
    this.#dialog.style.setProperty('--progress', `${progress}`)
    this.#picture.progressed(progress)
  }

  // What has almost landed leaves the page to fingers, who mean what they see, and to keys.
  #release() {
    const { link } = this.#shown
    if (this.#host && this.#cover.release() && link) pressed(link).focus({ preventScroll: true })
  }

  // MARK: The end

  /** It has been moved within the page. What has almost landed then is there. */
  stay() {
    if (this.#cover.isReleased) this.end()
    else this.#cover.stay()
  }

  /** It has been taken out of the page. */
  leave() {
    this.cancel()
    this.end()
  }

  /** At once: the dialog's close event comes later, and until then the picture would be invisible. */
  end() {
    const isReleased = this.#cover.isReleased
    this.#cover.hide()
    this.#finish(!isReleased)
  }

  /** @param {boolean} [takesFocus] the link gets the focus, which was in the dialog */
  #finish(takesFocus = true) {
    const { link } = this.#shown, host = this.#host
    this.#watcher.disconnect()
    this.#hides?.disconnect()
    this.#contents.end()
    this.#picture.end()
    this.#stage.classList.remove('zoomed')
    this.#host = undefined
    this.#back.end()
    if (!host) return
    host.close()
    this.#dialog.style.removeProperty('--progress')
    this.#picture.clear()
    if (takesFocus && link) pressed(link).focus({ preventScroll: true })
    this.#dispatch('close')
    this.#shown.clear()
    this.#scale = 1
    this.#progress = 0
    this.#isClosing = false
  }

  /** @param {string} type */
  #dispatch(type) {
    this.#viewer.dispatchEvent(new CustomEvent(type, { detail: { index: this.index, ...type === 'zoom' ? { scale: this.#scale } : {} } }))
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) { return /** @type {HTMLElement} */ (this.#dialog.querySelector(selector)) }
}
