// <tsumami-viewer>: ordinary links around ordinary images, which open before the page. Without JavaScript they are links.

import { Host } from './host/index.js'
import { isControl, isField, viewOf } from './host/views.js'
import { Base } from './base.js'
import { load, numbers } from './module.js'
import { Aim } from './viewer-aim.js'
import { Contents } from './viewer-contents.js'
import { Cover } from './viewer-cover.js'
import { Drawn } from './viewer-drawn.js'
import { LoadsAhead } from './viewer-ahead.js'
import { BackCloses, leaveOldEntries } from './viewer-history.js'
import { entries, item, nameOf, origins, shownBy } from './viewer-list.js'
import { contentOf, elementOf, pressed } from './viewer-items.js'
import { keepEvents } from './viewer-shield.js'
import { Source } from './viewer-source.js'
import { reveal, Thumbnails } from './viewer-thumbnail.js'
import { wear } from './sheet.js'
import { Frame } from './viewer-frame.js'
import { color, contents, looks } from './viewer-looks.js'
import { isVideo, Playback } from './viewer-video.js'
import { Waits } from './viewer-waits.js'
import { WheelTurns } from './viewer-wheel.js'
import { captionOf, isInPage, nameParts, words } from './viewer-words.js'

// As ZoomTransition.isAlmostClosed.
const almostClosed = 0.1
// So many milliseconds after a tap its link is followed where the program has not come: a download may stand still without an error.
const longestWait = 10000

export class TsumamiViewer extends Base {
  /** @type {HTMLDialogElement} */ #dialog
  /** @type {Cover} */ #cover
  /** @type {Frame} */ #frame
  /** @type {HTMLElement} */ #stage
  /** @type {HTMLElement} */ #said
  /** @type {Host | undefined} */ #host
  // Those that are shown, for as long as they are.
  /** @type {import('./viewer-list.js').Entry[]} */ #shown = []
  // The list follows the markup meanwhile.
  #watcher = new MutationObserver(() => this.#source.items || this.#follow())
  #index = -1
  #aim = new Aim()
  // As it was when it opened.
  #isLoop = false
  /** @type {Promise<void> | undefined} */ #opening
  // What is to be shown once it has opened; none where it was closed meanwhile.
  /** @type {import('./viewer-list.js').Entry | undefined} */ #wanted
  #scale = 1
  #progress = 0
  // True once it has been told to close, until a finger opens it again.
  #isClosing = false
  /** @type {Window | undefined} */ #view
  #back = new BackCloses(() => this.close())
  #ahead = new LoadsAhead()
  #wheel = new WheelTurns(step => this.#turn(this.#runsFromRight ? -step : step))
  /** @type {Playback} */ #playback
  // What it is in may be hidden while it is open, as by tabs and routers: nobody would see the dialog, which makes the page inert.
  /** @type {ResizeObserver | undefined} */ #hides
  /** @type {Thumbnails} */ #thumbnails
  /** @type {Drawn} */ #drawn
  /** @type {Contents} */ #contents
  /** @type {Waits} */ #waits

  #source = new Source(this)

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    wear(root, looks)
    root.append(...contents())
    this.#dialog = /** @type {HTMLDialogElement} */ (root.querySelector('dialog'))
    this.#cover = new Cover(this.#dialog)
    this.#stage = this.#part('.stage')
    this.#said = this.#part('.said')
    this.#frame = new Frame(root)
    this.#thumbnails = new Thumbnails(this.#stage)
    this.#drawn = new Drawn(this.#stage)
    this.#contents = new Contents(this, this.#stage, () => this.#shown.map(({ link }) => link))
    this.#waits = new Waits(this.#dialog, this.#stage, () => {
      const entry = this.#shown[this.#index]
      return !entry || entry.hasFailed || isVideo(entry.link) || contentOf(entry.link) !== undefined || Boolean(this.#drawn.image(entry.link))
    })
    this.#playback = new Playback(this, this.#dialog, (link, hasFailed) => {
      const index = this.#shown.findIndex(entry => entry.link === link)
      if (index >= 0 && this.#shown[index].hasFailed !== hasFailed) this.#failed(index, hasFailed)
    })
    keepEvents(this.#dialog, this)
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) this.#stage.addEventListener(type, () => this.#aim.clear(), { passive: true })
    this.#stage.addEventListener('wheel', event => {
      const isWhole = this.#scale < 1.001
      if (event.ctrlKey || !isWhole) this.#aim.clear()
      this.#wheel.step(event, isWhole && this.#progress === 1 && !this.#isClosing)
    }, { passive: true })
    // Before the host's listener; buttons keep the key.
    this.#dialog.addEventListener('keydown', event => {
      if (event.key === ' ' && event.composedPath()[0] === this.#stage && this.#playback.toggle()) event.preventDefault()
    })
    this.#dialog.addEventListener('keydown', event => this.#pressed(event))
    this.addEventListener('click', event => this.#clicked(event))
    // Loaded when its links are seen, and at once when a pointer or the focus comes near.
    root.querySelector('slot')?.addEventListener('slotchange', () => this.isConnected && this.#lookAhead())
    for (const type of ['pointerover', 'focusin']) this.addEventListener(type, () => load().catch(() => {}), { once: true, passive: true })
    this.#dialog.addEventListener('cancel', event => { event.preventDefault(); this.close() })
    // The browser may close it by itself; the event of our own closing comes late, perhaps when it is open again.
    this.#dialog.addEventListener('close', () => this.#cover.isOpen || this.#cover.isReleased || this.#finish())
    this.#part('.close').addEventListener('click', () => this.close())
    this.#part('.caption').addEventListener('click', event => { if (isInPage(/** @type {Element} */ (event.target).closest('a'))) this.close() })
    this.#part('.left').addEventListener('click', () => this.#turn(this.#runsFromRight ? 1 : -1))
    this.#part('.right').addEventListener('click', () => this.#turn(this.#runsFromRight ? -1 : 1))
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
    this.#stay()
  }

  // What has almost landed when it is moved is there.
  #stay() {
    if (this.#cover.isReleased) this.#end()
    else this.#cover.stay()
  }

  disconnectedCallback() {
    this.#view?.removeEventListener('resize', this.#resized)
    this.#ahead.end()
    // What is only moved is in the page again by then, and stays open.
    queueMicrotask(() => this.isConnected || this.#leave())
  }

  // Moved by `moveBefore` it has not been away; but its dialog has, in Firefox.
  connectedMoveCallback() { this.#stay() }

  adoptedCallback() {
    wear(/** @type {ShadowRoot} */ (this.shadowRoot), looks)
    this.#leave()
  }

  #leave() {
    this.#wanted = undefined
    this.#end()
  }

  // MARK: For the page

  /** The links to the pictures: those with an image in them that may lead to one, or what the attribute selector says; or those that are made of items. */
  get links() { return this.#source.links }

  /** Pictures that the page has as data, instead of links in its markup; null where these count. A list that is changed has to be set again. */
  get items() { return this.#source.items }
  set items(items) {
    this.#source.items = items
    if (this.isConnected) this.#lookAhead()
    if (this.isOpen) this.#follow()
  }

  #lookAhead() { this.#ahead.watch(this, this.links.map(link => elementOf(link) ?? link)) }

  /** The number of the picture that is shown, from 0; −1 while the viewer is closed. Setting it goes there. */
  get index() { return this.#index }
  set index(index) {
    if (!this.#host || !Number.isInteger(index) || !this.#shown[index]) return
    this.#aim.set(index, this.#index)
    this.#host.send('turn', index)
  }

  get isOpen() { return this.#host !== undefined }

  /** The scale of the picture that is shown: 1 is all of it. */
  get scale() { return this.#scale }

  /**
   * Opens a picture. Where the viewer is open already, goes there.
   * @param {number} [index]
   */
  async open(index = 0) {
    if (!this.isConnected) throw new Error('The viewer is in no document: append it before it is opened.')
    // The last one is still on its way back.
    if (this.#cover.isReleased || this.#isClosing) this.#end()
    const list = this.#host ? this.#shown : entries(this.links), { length } = list
    if (typeof index !== 'number') throw new TypeError(`The number of a picture is a number, not ${typeof index}: open(Number(…)).`)
    if (!Number.isInteger(index) || index < 0 || index >= length) {
      throw new RangeError(`There is no picture ${index}: there are ${length}.${length === 0 ? this.#source.remark : ''}`)
    }
    if (this.#host) return void (this.index = index)
    this.#wanted = list[index]
    this.#opening ??= this.#open().finally(() => { this.#opening = undefined })
    return this.#opening
  }

  async #open() {
    this.setAttribute('aria-busy', 'true')
    try {
      const module = await load(), links = this.links
      // Closed or removed meanwhile.
      const shown = entries(links)
      if (!this.isConnected || this.#found(shown) < 0) return
      this.#shown = shown
      nameParts(this, this.#dialog)
      this.#dialog.classList.remove('bare')
      this.#cover.show()
      // The page would be inert, and nothing seen.
      if (this.#stage.getClientRects().length === 0) throw new Error('The viewer cannot be shown: it, or what it is in, has display: none.')
      const host = await Host.open(this.#stage, module, {
        keys: this.#dialog, opensMenus: true, leaves: isControl, start: this.#start(links), onFailure: () => this.#end(),
        on: {
          changed: bytes => this.#changed(numbers(bytes)[0]),
          zoomed: bytes => this.#zoomed(numbers(bytes)[0]),
          progress: bytes => this.#progressed(numbers(bytes)[0]),
          tapped: bytes => numbers(bytes)[0] ? this.#dialog.classList.toggle('bare') : this.close(),
          failed: bytes => this.#pictureFailed(numbers(bytes)[0], numbers(bytes)[1] === 1),
          // After the program's call has returned.
          closed: () => queueMicrotask(() => this.#end()),
        },
      })
      // Removed or closed meanwhile.
      const index = this.#found(shown)
      if (!this.isConnected || !this.#cover.isOpen || index < 0) {
        host.close()
        return this.#end()
      }
      this.#host = host
      this.#hides = new (viewOf(this).ResizeObserver)(() => this.#stage.getClientRects().length > 0 || this.#end())
      this.#hides.observe(this.#stage)
      this.#contents.start()
      this.#change(index, true)
      host.send('open', index)
      this.#watcher.observe(this, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: shownBy })
      this.#follow()
      if (!this.isOpen) return
      if (this.hasAttribute('history')) this.#back.start(viewOf(this))
      this.#dispatch('open')
    } catch (error) {
      this.#end()
      throw error
    } finally {
      this.removeAttribute('aria-busy')
    }
  }

  // Where in a list that is which is wanted; −1 where it is not there.
  /** @param {import('./viewer-list.js').Entry[]} list */
  #found(list) { return this.#wanted ? origins([this.#wanted], list).indexOf(0) : -1 }

  /** Closes the picture: it returns to its thumbnail. */
  close() {
    this.#wanted = undefined
    this.#sendSource()
    this.#host?.send('close')
    this.#isClosing = this.isOpen
  }

  next() { this.#turn(1) }
  previous() { this.#turn(-1) }

  /** @param {number} step */
  #turn(step) {
    const index = this.#aim.after(step, this.#index)
    if (!this.#host || !this.#loops && !this.#shown[index]) return
    this.#aim.set(index, this.#index)
    this.#host.send('turn', index)
  }

  // Arrows are the program's where the picture is zoomed, or a key is held; of others it turns as from where the picture is.
  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.key === 'Escape' && !event.defaultPrevented) return this.#escaped(event)
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (isArrow && event.repeat) return
    if (!isArrow || this.#scale > 1.001 || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isField(event)) return this.#aim.clear()
    event.preventDefault()
    this.#turn((event.key === 'ArrowRight') === this.#runsFromRight ? -1 : 1)
  }

  // What is around the viewer would close, too. A menu of something in its bar closes first.
  /** @param {KeyboardEvent} event */
  #escaped(event) {
    event.stopImmediatePropagation()
    const isOthers = event.isComposing || this.querySelector('popover' in this.#dialog ? 'dialog[open], :popover-open' : 'dialog[open]')
    if (isOthers) return
    event.preventDefault()
    this.close()
  }

  get #runsFromRight() { return getComputedStyle(this).direction === 'rtl' }

  // Of two pictures the same one would be on both sides.
  get #loops() { return this.#isLoop && this.#shown.length > 2 }

  /**
   * Zooms to a scale; 1 shows all of the picture.
   * @param {number} scale
   */
  zoomTo(scale) {
    if (scale > 0 && scale < Infinity) this.#host?.send('zoom', scale)
  }

  // MARK: Opening

  /** @param {MouseEvent} event */
  #clicked(event) {
    // Modified clicks open another tab.
    if (!this.isConnected || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const path = event.composedPath(), index = this.links.findIndex(link => path.includes(link))
    if (index < 0) return
    event.preventDefault()
    const link = this.links[index], follow = (/** @type {unknown} */ error) => { console.error(error); this.ownerDocument.location.href = link.href }
    const waiting = setTimeout(() => {
      if (this.isOpen || this.#wanted?.link !== link) return
      this.#wanted = undefined
      follow(new Error('The program of the viewer has not come: the link is followed.'))
    }, longestWait)
    // Where the viewer cannot load, the link works as usual.
    this.open(index).catch(follow).finally(() => clearTimeout(waiting))
  }

  /** @param {HTMLAnchorElement[]} links */
  #start(links) {
    return {
      downEnlarges: this.getAttribute('direction') === 'down',
      rightToLeft: this.#runsFromRight,
      loops: this.#isLoop = this.hasAttribute('loop'),
      background: color(this.#part('.ground')),
      items: links.map(item),
    }
  }

  // MARK: Messages of the program

  /** @param {number} index */
  #changed(index) {
    // Later, because the program's call has not returned yet.
    queueMicrotask(() => {
      if (index === this.#index) return
      this.#change(index)
      this.#dispatch('change')
    })
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
    if (progress < 1 && this.#progress === 1) queueMicrotask(this.#sendSource)
    if (progress < almostClosed && progress < this.#progress) queueMicrotask(() => this.#release())
    if (progress === 1 && this.#progress < 1) this.#isClosing = false
    this.#progress = progress
    this.#dialog.style.setProperty('--progress', `${progress}`)
    this.#thumbnails.drawFit(1 - progress)
    this.#thumbnails.hide(this.#link)
  }

  // What has almost landed leaves the page to fingers, who mean what they see, and to keys.
  #release() {
    if (this.#host && this.#cover.release() && this.#link) pressed(this.#link).focus({ preventScroll: true })
  }

  /** @param {number} index @param {boolean} hasFailed */
  #pictureFailed(index, hasFailed) {
    const entry = this.#shown[index]
    // A video plays without its poster.
    if (entry && isVideo(entry.link)) entry.lacksPoster = hasFailed
    else this.#failed(index, hasFailed)
  }

  /** @param {number} index @param {boolean} hasFailed false: one that had failed before is there now */
  #failed(index, hasFailed) {
    const entry = this.#shown[index]
    if (entry) entry.hasFailed = hasFailed
    if (index === this.#index) {
      this.#waits.look()
      this.#describe()
      if (hasFailed) this.#said.textContent = this.#failedWords
    }
    if (hasFailed) this.dispatchEvent(new CustomEvent('error', { detail: { index } }))
  }

  get #failedWords() {
    const link = this.#link
    return words(this, link && isVideo(link) ? 'failed-video' : 'failed')
  }

  // MARK: The picture that is shown

  /** @param {number} index */
  #change(index, isOpening = false) {
    const link = this.#shown[index]?.link
    if (!link || !this.#host) return
    this.#aim.pass(this.#index, index, this.#loops ? this.#shown.length : 0)
    this.#drawn.rememberShape(this.#link)
    this.#index = index
    this.#scale = 1
    this.#stage.classList.remove('zoomed')
    if (this.#thumbnails.isOneHidden) this.#thumbnails.hide(link)
    // What is tapped stays where it is.
    if (!isOpening) reveal(link)
    this.#describe()
    const count = this.#shown.length, place = count > 1 ? `${index + 1} / ${count}: ` : '', alt = nameOf(link)
    this.#said.textContent = this.#shown[index].hasFailed ? place + this.#failedWords : place && place + alt
    this.#sendSource()
    this.#showVideo()
    this.#waits.begin()
  }

  // That of the picture that is shown; none while the viewer is closed.
  get #link() { return this.#shown[this.#index]?.link }

  // Where it is one that is shown.
  #showVideo() {
    const link = this.#link
    this.#playback.show(link && isVideo(link) ? link : undefined, () => this.#drawn.image(this.#link) ?? (this.#shown[this.#index]?.lacksPoster ? this.#drawn.nearest() : undefined))
  }

  // What is around the picture, without a word to those who listen.
  #describe() {
    const entry = this.#shown[this.#index], count = this.#shown.length
    if (!entry) return
    this.#frame.place = count > 1 ? `${this.#index + 1} / ${count}` : ''
    this.#frame.setCaption(entry.hasFailed ? [this.#failedWords] : captionOf(entry.link))
    this.#stage.setAttribute('aria-label', nameOf(entry.link))
    // Of an image nothing within is read out.
    this.#stage.setAttribute('role', contentOf(entry.link) ? 'group' : 'img')
    const isFirst = this.#index === 0 && !this.#loops, isLast = this.#index === count - 1 && !this.#loops
    if (this.#runsFromRight) this.#frame.setEnds(isLast, isFirst)
    else this.#frame.setEnds(isFirst, isLast)
  }

  // The page has changed what is in the viewer. The picture that is shown stays; where it is gone, the program turns to its neighbour, and says so.
  #follow() {
    const host = this.#host, before = this.#shown, now = entries(this.links), from = origins(before, now)
    if (!host) return
    if (now.length === 0) {
      this.#shown = []
      this.#thumbnails.hide(undefined)
      host.send('source', null)
      return this.close()
    }
    const changes = now.map((entry, at) => {
      const old = before[from[at]]
      if (old?.content !== entry.content) return { ...item(entry.link), from: from[at] }
      entry.hasFailed = old.hasFailed
      entry.lacksPoster = old.lacksPoster
      return from[at]
    })
    const index = this.#index < 0 ? -1 : from.indexOf(this.#index), hasMoved = index !== this.#index
    this.#shown = now
    this.#index = index
    if (hasMoved) this.#aim.clear()
    if (now.length !== before.length || changes.some((change, at) => change !== at)) host.send('items', changes)
    if (index < 0) return
    if (this.#thumbnails.isOneHidden) this.#thumbnails.hide(now[index].link)
    if (hasMoved) reveal(now[index].link)
    this.#describe()
    this.#sendSource()
    this.#showVideo()
    if (hasMoved) this.#dispatch('change')
  }

  // The page behind has another layout.
  #resized = () => {
    const link = this.#link
    if (link) reveal(link)
    this.#frame.fitCaption()
    // What is laid out for the window has another shape.
    if (this.#shown.some(({ link }) => contentOf(link))) this.#follow()
    this.#sendSource()
  }

  // Sends where the thumbnail is.
  #sendSource = () => {
    const link = this.#link
    if (!this.#host || !link) return
    this.#drawn.rememberShape(link)
    this.#host.send('source', this.#thumbnails.place(link, this.#drawn.shape(link)))
  }

  // MARK: The end

  // At once: the dialog's close event comes later, and until then the picture would be invisible.
  #end() {
    const isReleased = this.#cover.isReleased
    this.#cover.hide()
    this.#finish(!isReleased)
  }

  /** @param {boolean} [takesFocus] the link gets the focus, which was in the dialog */
  #finish(takesFocus = true) {
    const link = this.#link, host = this.#host
    this.#watcher.disconnect()
    this.#hides?.disconnect()
    this.#contents.end()
    this.#thumbnails.hide(undefined)
    this.#playback.show(undefined, () => undefined)
    this.#waits.end()
    this.#stage.classList.remove('zoomed')
    this.#host = undefined
    this.#back.end()
    if (!host) return
    host.close()
    this.#said.textContent = ''
    this.#dialog.style.removeProperty('--progress')
    this.#thumbnails.drawFit(0)
    if (takesFocus && link) pressed(link).focus({ preventScroll: true })
    this.#dispatch('close')
    this.#index = -1
    this.#aim.clear()
    this.#scale = 1
    this.#progress = 0
    this.#isClosing = false
    this.#shown = []
  }

  /** @param {string} type */
  #dispatch(type) {
    this.dispatchEvent(new CustomEvent(type, { detail: { index: this.#index, ...type === 'zoom' ? { scale: this.#scale } : {} } }))
  }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) { return /** @type {HTMLElement} */ (/** @type {ShadowRoot} */ (this.shadowRoot).querySelector(selector)) }
}
