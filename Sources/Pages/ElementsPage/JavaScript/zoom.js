// <tsumami-zoom>: one image, or any element, zoomed in place in a page that scrolls.

import { Host } from './host/index.js'
import { Mover } from './host/mover.js'
import { isControl, viewOf } from './host/views.js'
import { Base } from './base.js'
import { load, numbers } from './module.js'
import { checkOptions } from './options.js'
import { isRoom, leave, room, serve } from './programs.js'
import { zoomNumbers } from './start-numbers.js'
import { warm } from './warm.js'
import { wear } from './sheet.js'
import { kept, measured, within } from './zoom-contents.js'
import { fitImages } from './zoom-images.js'
import { Hint } from './zoom-hint.js'
import { contents, looks } from './zoom-looks.js'
import { Missed } from './zoom-missed.js'

// An error has been told of where it was.
const told = () => {}

export class TsumamiZoom extends Base {
  static observedAttributes = ['label', 'max-scale', 'gestures', 'direction']

  /** @type {HTMLElement} */ #frame
  /** @type {HTMLElement} */ #content
  /** @type {Mover} */ #mover
  /** @type {Hint} */ #hint
  /** @type {Host | undefined} */ #host
  /** @type {Promise<void> | undefined} */ #opening
  #scale = 1
  /** @type {import('./zoom-contents.js').Room} */ #room = { width: 0, height: 0, across: 0, down: 0, left: 0, fit: 1, x: 0, y: 0 }
  // Where the top left corner of its contents is.
  #x = 0
  #y = 0
  #fingers = 2
  // The host exists only while the element is visible: a page may have many of them.
  /** @type {IntersectionObserver | undefined} */ #watcher
  // Known once somebody has looked.
  /** @type {boolean | undefined} */ #isSeen
  // There was no room for its program, or others have got it: it comes with a pointer or the focus, and is told what was zoomed.
  #isWaiting = false
  // From when it is to zoom until it has, and while it moves.
  #isAsked = false
  #served = {
    isBusy: () => !this.#host || this.#host.isTouched || this.#isAsked || this.#frame.matches(':focus-within'),
    isUnseen: () => this.#isSeen === false,
    giveUp: () => this.#wait(),
  }
  // Its contents may come later, and change; with them its name and their size.
  #changes = new MutationObserver(() => {
    this.#describe()
    fitImages(this)
    this.#observe()
    this.#measure()
  })
  /** @type {ResizeObserver | undefined} */ #sizes

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    wear(root, looks)
    root.append(...contents())
    this.#frame = /** @type {HTMLElement} */ (root.querySelector('.frame'))
    this.#content = /** @type {HTMLElement} */ (root.querySelector('.content'))
    this.#mover = new Mover(this.#content)
    this.#hint = new Hint(/** @type {HTMLElement} */ (root.querySelector('.hint')))
    // Before the host gets them.
    this.#frame.addEventListener('pointerdown', event => {
      this.#setFingers(event)
      // Nobody says that something deep within has become wider.
      this.#measure()
    }, { capture: true })
    for (const type of ['pointerover', 'pointerdown', 'focusin']) this.#frame.addEventListener(type, () => this.#comes(), { passive: true })
    this.#frame.addEventListener('pointercancel', event => this.#cancelledByPage(event))
    this.#frame.addEventListener('scroll', () => this.#scrolled().catch(told))
  }

  connectedCallback() {
    // Set before the module was loaded, it would hide ours.
    if (Object.hasOwn(this, 'maxScale')) {
      const { maxScale } = this
      Reflect.deleteProperty(this, 'maxScale')
      this.maxScale = maxScale
    }
    this.#describe()
    // Its program is the one that it had where it has only been moved; what is zoomed gets another one with the first touch.
    if (!this.#host && this.#isZoomed) this.#wait()
    this.#changes.observe(this, { subtree: true, childList: true, attributeFilter: ['alt'] })
    fitImages(this)
    this.#sizes = new (viewOf(this).ResizeObserver)(() => this.#sized())
    this.#observe()
    this.#measure()
    this.#watcher = new (viewOf(this).IntersectionObserver)(entries => {
      this.#isSeen = entries[entries.length - 1].isIntersecting
      if (this.#isSeen) this.#appears()
      else if (!this.#isZoomed) this.#close()
    }, { rootMargin: '200px' })
    this.#watcher.observe(this)
  }

  disconnectedCallback() {
    this.#watcher?.disconnect()
    this.#changes.disconnect()
    this.#sizes?.disconnect()
    this.#isSeen = undefined
    // What is only moved is in the page again by then, and keeps its program. Out of the page it stays zoomed, without one.
    queueMicrotask(() => this.isConnected || this.#leave())
  }

  // Moved by `moveBefore`: it has not been away.
  connectedMoveCallback() {}

  adoptedCallback() {
    wear(/** @type {ShadowRoot} */ (this.shadowRoot), looks)
    // Its program has the other document's clock.
    this.#leave()
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now) return
    if (name === 'label') this.#describe()
    else if (name === 'max-scale') this.#limit()
    else if (this.#host || this.#opening) (this.#opening = this.#startAgain(this.#opening)).catch(told)
    else if (this.#isWaiting) this.#wait()
  }

  #limit() {
    this.#host?.send('limit', new Float64Array([this.maxScale]))
    if (this.#scale > this.maxScale) this.zoomTo(this.maxScale).catch(told)
  }

  // What its program is told at its start only. What is zoomed stays so.
  /** @param {Promise<void> | undefined} opening */
  async #startAgain(opening) {
    await opening?.catch(told)
    this.#host?.close()
    this.#host = undefined
    await this.#start()
  }

  /** @param {number} scale @param {number} x @param {number} y @param {boolean} animated */
  #show(scale, x, y, animated) {
    this.#host?.send('scale', new Float64Array([scale, x, y, animated ? 1 : 0]))
    if (!animated) this.#host?.draw()
    // Otherwise it is done: of a hundred that are zoomed one after another each may give its program to the next.
    this.#isAsked = animated
  }

  // The point of the frame that does not move where the whole is zoomed until its corner is at x, y: it says what is seen.
  /** @param {number} x @param {number} y @param {number} [scale] @returns {[number, number]} */
  #fixed(x, y, scale = this.#scale) {
    const { fit, x: left, y: top } = this.#room, share = fit / (scale - fit)
    return this.#isBeyond(scale) ? [left + share * (left - x), top + share * (top - y)] : [0, 0]
  }

  // At once, and as far as the edges allow: from where it is no zoom leads to another place at the same scale.
  /** @param {number} scale @param {number} x @param {number} y where the corner comes to be */
  #put(scale, x, y) {
    this.#host?.send('scale', new Float64Array([this.minScale, 0, 0, 0]))
    this.#show(scale, ...this.#fixed(...within(x, y, scale, this.#room), scale), false)
  }

  // More than the whole fits.
  /** @param {number} scale */
  #isBeyond(scale) { return scale > this.#room.fit * 1.0001 }

  get #isZoomed() { return this.#isBeyond(this.#scale) }

  // MARK: The size of its contents

  #observe() {
    this.#sizes?.disconnect()
    for (const element of [this.#frame, this.#content, ...this.children]) this.#sizes?.observe(element)
  }

  // Another shape of the frame would come too late for other observers of sizes.
  #sized() {
    if (!this.#measure(false)) viewOf(this).requestAnimationFrame(() => this.isConnected && this.#measure())
  }

  /** @param {boolean} [mayLayOut] */
  #measure(mayLayOut = true) {
    // Hidden, or of no height, it is as it was when it is seen again.
    if (this.#frame.clientWidth === 0 || this.#frame.clientHeight === 0 && this.#content.scrollHeight > 0) return true
    const room = measured(this.#frame, this.#content, mayLayOut)
    if (!room) return false
    const before = this.#room, isZoomed = this.#isZoomed && this.#scale > room.fit
    if (JSON.stringify(room) === JSON.stringify(before)) return true
    this.#room = room
    this.#sendSize()
    if (!isZoomed) {
      this.#showWhole()
      return true
    }
    const scale = this.#scale, [x, y] = kept(this.#x, this.#y, scale, before, room)
    if (this.#host) this.#show(scale, ...this.#fixed(x, y), false)
    else this.#place(x, y, scale)
    return true
  }

  // All of it is seen then.
  #sendSize() {
    const { width, height, across, down } = this.#room
    this.#host?.send('size', new Float64Array([width, height, across, down]))
  }

  #showWhole() {
    const { x, y, fit } = this.#room
    this.#place(x, y, fit)
  }

  // Without its program.
  /** @param {number} x @param {number} y @param {number} scale */
  #place(x, y, scale) {
    this.#moved(x, y, scale)
    this.#setMoving(false)
  }

  #describe() {
    this.#frame.setAttribute('aria-label', this.getAttribute('label') ?? this.querySelector('img')?.alt ?? '')
  }

  /** The scale; 1 is the size that its contents have in the page. */
  get scale() { return this.#scale }

  /** The smallest scale, at which all of its contents is seen: 1, or less where they are larger than it. */
  get minScale() { return this.#room.fit }

  /** The largest scale: the attribute max-scale, 3 where there is none. */
  get maxScale() {
    const asked = parseFloat(this.getAttribute('max-scale') ?? '')
    return asked >= 1 ? asked : 3
  }
  set maxScale(scale) {
    if (scale >= 1) this.setAttribute('max-scale', `${scale}`)
    else this.removeAttribute('max-scale')
  }

  /** One finger drags too, where the page is not to scroll by it: the attribute gestures="greedy". */
  get isGreedy() { return this.getAttribute('gestures') === 'greedy' }

  /**
   * Zooms to a scale. The point is the anchor, which does not move; the middle by default. With a corner that of the contents comes to be there, at once. Resolves when it has begun; without an
   * animation, when it is done. Rejects where there is no size or no program.
   * @param {number} scale
   * @param {{ x?: number, y?: number, corner?: { x: number, y: number }, animated?: boolean }} [options] in points of the element; others are refused
   */
  async zoomTo(scale, options) {
    checkOptions('zoomTo', options, ['x', 'y', 'corner', 'animated'])
    const { corner, animated = true } = options ?? {}, { x, y } = corner ?? options ?? {}
    if (typeof scale !== 'number') throw new TypeError(`A scale is a number, not ${scale}.`)
    if ([x, y].some(each => (corner || each !== undefined) && !Number.isFinite(each))) throw new TypeError(`A point has two numbers, not ${x} and ${y}.`)
    // As the viewer's.
    if (Number.isNaN(scale)) return
    this.#isAsked = true
    await this.#open()
    if (!this.isConnected) return
    this.#measure()
    const { width, height, fit } = this.#room
    if (width > 0 && corner) return this.#put(Math.min(Math.max(scale, fit), this.maxScale), corner.x, corner.y)
    if (width > 0) return this.#show(Math.max(scale, fit), x ?? width / 2, y ?? height / 2, animated)
    this.#isAsked = false
    if (scale > 0) throw new Error('The zoom has had no size yet: it, or what it is in, has display: none or no height.')
  }

  /**
   * Resets the zoom.
   * @param {{ animated?: boolean }} [options]
   */
  reset(options) { return this.zoomTo(0, options) }

  // What its program is there for; of many at once those that are touched come first.
  #appears() {
    if (this.#host || this.#opening) return
    if (isRoom()) this.#open().catch(told)
    else this.#wait()
  }

  // What is zoomed stays so meanwhile.
  #wait() {
    this.#leave()
    this.#isWaiting = true
    // Of the touch that its program comes with.
    this.#frame.style.touchAction = this.isGreedy ? 'none' : 'pan-x pan-y'
  }

  #comes() {
    if (this.#host) serve(this.#served)
    else if (this.#isWaiting) this.#open().catch(told)
  }

  // Those who ask while it opens wait for the same.
  async #open() {
    if (!this.#host || this.#opening) await (this.#opening ??= this.#start())
  }

  async #start() {
    const missed = new Missed(this.#frame, event => this.#isInnermost(event))
    this.#frame.classList.remove('plain')
    try {
      serve(this.#served)
      const module = await load('zoom')
      await room(this.#served)
      if (!this.isConnected) return
      // As the program begins; the first pointer says what it takes.
      this.#fingers = 2
      this.#host = await Host.open(this.#frame, module, {
        draws: false, isCooperative: !this.isGreedy, keys: this.#frame,
        // What is clicked in it is clicked twice by two quick taps.
        leaves: (event, isSecond) => !this.#isInnermost(event) || isSecond && isControl(event),
        start: zoomNumbers(this.maxScale, this.getAttribute('direction') ?? 'up'),
        on: {
          moved: bytes => {
            const place = numbers(bytes)
            this.#isAsked = true
            this.#moved(place[0], place[1], place[2])
          },
        },
        onRest: () => {
          this.#isAsked = false
          this.#setMoving(false)
        },
        onFailure: reason => this.dispatchEvent(new CustomEvent('error', { detail: { reason } })),
      })
      const isAsked = this.#isAsked
      this.#measure()
      const scale = this.#scale, isZoomed = this.#isZoomed, [x, y] = this.#fixed(this.#x, this.#y)
      this.#sendSize()
      if (isZoomed) this.#show(scale, x, y, false)
      this.#isAsked = isAsked
      if (this.isGreedy) this.#frame.style.touchAction = 'none'
      for (const event of missed.events) {
        this.#setFingers(event)
        this.#host.receive(event)
      }
      // While it was on its way it may have left.
      serve(this.#served)
      if (!this.isConnected) this.#leave()
      void warm('zoom', viewOf(this))
    } catch (error) {
      this.#frame.classList.add('plain')
      this.dispatchEvent(new CustomEvent('error', { detail: { reason: `${error}` } }))
      console.error(error)
      throw error
    } finally {
      this.#opening = undefined
      this.#isWaiting = false
      missed.end()
      if (!this.#host) this.isConnected ? this.#close() : this.#leave()
    }
  }

  #close() {
    this.#leave()
    this.#showWhole()
  }

  #leave() {
    leave(this.#served)
    this.#host?.close()
    this.#host = undefined
    this.#isWaiting = this.#isAsked = false
    this.#frame.style.touchAction = ''
    this.#setMoving(false)
  }

  // Of several in each other one zooms.
  /** @param {Event} event */
  #isInnermost(event) { return event.composedPath().find(each => each instanceof TsumamiZoom) === this }

  // One finger scrolls the page, a mouse does not.
  /** @param {PointerEvent} event */
  #setFingers(event) {
    const fingers = event.pointerType === 'touch' && !this.isGreedy ? 2 : 1
    if (fingers === this.#fingers) return
    this.#fingers = fingers
    this.#host?.send('fingers', new Float64Array([fingers]))
  }

  // The page scrolls with the finger that was to zoom.
  /** @param {PointerEvent} event */
  #cancelledByPage(event) {
    const isOurs = event.pointerType === 'touch' && event.isPrimary && !this.isGreedy && this.#isInnermost(event)
    if (isOurs) this.#hint.show(this.getAttribute('hint') ?? 'Use two fingers to zoom')
  }

  /** @param {number} x @param {number} y @param {number} scale */
  #moved(x, y, scale) {
    const { fit, left, x: wholeX, y: wholeY } = this.#room
    // The program's numbers are rounded elsewhere.
    if (Math.abs(scale / fit - 1) < 1e-9 && Math.hypot(x - wholeX, y - wholeY) < 1e-6) [x, y, scale] = [wholeX, wholeY, fit]
    if (scale === this.#scale && x === this.#x && y === this.#y) return
    if (scale === 1 && x === left && y === 0) this.#mover.reset()
    else this.#mover.move(scale, 0, 0, scale, x - left * scale, y)
    this.#x = x
    this.#y = y
    if (this.#mover.isDrawnTooLarge) this.#setMoving(false)
    else if (!this.#mover.isMoving) this.#setMoving(true)
    if (scale !== this.#scale) this.#scaled(scale)
    this.dispatchEvent(new CustomEvent('zoom', { detail: { scale, x, y } }))
  }

  /** @param {number} scale */
  #scaled(scale) {
    const { fit } = this.#room
    this.#scale = scale
    this.#frame.classList.toggle('zoomed', this.#isZoomed)
    if (scale !== fit) this.#hint.isKnown = true
    this.#hint.hide()
  }

  // The browser has scrolled to something in it, such as a link that has got the focus: it is shown as if a finger had dragged there.
  async #scrolled() {
    const { scrollLeft, scrollTop } = this.#frame
    if (scrollLeft === 0 && scrollTop === 0) return
    this.#frame.scrollTo({ left: 0, top: 0, behavior: /** @type {any} */ ('instant') })
    if (!this.#isZoomed) return
    // It is on its way where it comes with the focus.
    await this.#open()
    this.#put(this.#scale, this.#x - scrollLeft, this.#y - scrollTop)
  }

  // On a layer of the compositor while it moves; drawn sharp at its scale when it rests.
  /** @param {boolean} isMoving */
  #setMoving(isMoving) {
    if (isMoving) this.#mover.isMoving = true
    else this.#mover.rest()
    this.#content.classList.toggle('moving', isMoving)
  }
}
