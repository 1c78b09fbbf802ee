// <tsumami-viewer>: ordinary links around ordinary images, which open before the page. Without JavaScript they are links.

import { viewOf } from './host/views.js'
import { Base } from './base.js'
import { load } from './module.js'
import { wear } from './sheet.js'
import { LoadsAhead } from './viewer-ahead.js'
import { Display } from './viewer-display.js'
import { leaveOldEntries } from './viewer-history.js'
import { elementOf } from './viewer-items.js'
import { contents, looks } from './viewer-looks.js'
import { Source } from './viewer-source.js'

// So many milliseconds after a tap its link is followed where the program has not come: a download may stand still without an error.
const longestWait = 10000

export class TsumamiViewer extends Base {
  #source = new Source(this)
  #ahead = new LoadsAhead()
  /** @type {Display} */ #display
  /** @type {Window | undefined} */ #view

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    wear(root, looks)
    root.append(...contents())
    this.#display = new Display(this, root, this.#source)
    this.addEventListener('click', event => this.#clicked(event))
    // Loaded when its links are seen, and at once when a pointer or the focus comes near.
    root.querySelector('slot')?.addEventListener('slotchange', () => this.isConnected && this.#lookAhead())
    for (const type of ['pointerover', 'focusin']) this.addEventListener(type, () => load().catch(() => {}), { once: true, passive: true })
  }

  connectedCallback() {
    // Set before the module was loaded, they would hide ours.
    if (Object.hasOwn(this, 'index')) Reflect.deleteProperty(this, 'index')
    if (Object.hasOwn(this, 'items')) {
      const { items } = this
      Reflect.deleteProperty(this, 'items')
      this.items = items
    }
    this.#view = viewOf(this)
    leaveOldEntries(this.#view)
    this.#view.addEventListener('resize', this.#resized)
    this.#lookAhead()
    this.#display.stay()
  }

  disconnectedCallback() {
    this.#view?.removeEventListener('resize', this.#resized)
    this.#ahead.end()
    // What is only moved is in the page again by then, and stays open.
    queueMicrotask(() => this.isConnected || this.#display.leave())
  }

  // Moved by `moveBefore` it has not been away; but its dialog has, in Firefox.
  connectedMoveCallback() { this.#display.stay() }

  adoptedCallback() {
    wear(/** @type {ShadowRoot} */ (this.shadowRoot), looks)
    this.#display.leave()
  }

  #resized = () => this.#display.resized()

  #lookAhead() { this.#ahead.watch(this, this.links.map(link => elementOf(link) ?? link)) }

  // MARK: For the page

  /** The links to the pictures: those with an image in them that may lead to one, or what the attribute selector says; or those that are made of items. */
  get links() { return this.#source.links }

  /** Pictures that the page has as data, instead of links in its markup; null where these count. A list that is changed has to be set again. */
  get items() { return this.#source.items }
  set items(items) {
    this.#source.items = items
    if (this.isConnected) this.#lookAhead()
    this.#display.follow()
  }

  /** The number of the picture that is shown, from 0; −1 while the viewer is closed. Setting it goes there. */
  get index() { return this.#display.index }
  set index(index) { this.#display.goTo(index) }

  get isOpen() { return this.#display.isOpen }

  /** The scale of the picture that is shown: 1 is all of it. */
  get scale() { return this.#display.scale }

  /**
   * Opens a picture. Where the viewer is open already, goes there.
   * @param {number} [index]
   */
  async open(index = 0) {
    if (!this.isConnected) throw new Error('The viewer is in no document: append it before it is opened.')
    this.#display.endLast()
    const { count } = this.#display
    if (typeof index !== 'number') throw new TypeError(`The number of a picture is a number, not ${typeof index}: open(Number(…)).`)
    if (!Number.isInteger(index) || index < 0 || index >= count) {
      throw new RangeError(`There is no picture ${index}: there are ${count}.${count === 0 ? this.#source.remark : ''}`)
    }
    if (this.isOpen) return this.#display.goTo(index)
    return this.#display.open(index)
  }

  /** Closes the picture: it returns to its thumbnail. */
  close() { this.#display.close() }

  next() { this.#display.turn(1) }
  previous() { this.#display.turn(-1) }

  /**
   * Zooms to a scale, as far as fingers can; 1 shows all of the picture.
   * @param {number} scale
   */
  zoomTo(scale) {
    if (scale > 0 && scale < Infinity) this.#display.zoomTo(scale)
  }

  // MARK: Links

  /** @param {MouseEvent} event */
  #clicked(event) {
    // Modified clicks open another tab.
    if (!this.isConnected || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const path = event.composedPath(), index = this.links.findIndex(link => path.includes(link))
    if (index < 0) return
    event.preventDefault()
    const link = this.links[index], follow = (/** @type {unknown} */ error) => { console.error(error); this.ownerDocument.location.href = link.href }
    const waiting = setTimeout(() => {
      if (!this.#display.opens(link)) return
      this.#display.cancel()
      follow(new Error('The program of the viewer has not come: the link is followed.'))
    }, longestWait)
    // Where the viewer cannot load, the link works as usual.
    this.open(index).catch(follow).finally(() => clearTimeout(waiting))
  }
}
