// <tsumami-zoom>: one image, or any element, zoomed in place in a page that scrolls.

import { Host } from './host/index.js'
import { Mover } from './host/mover.js'
import { isControl, viewOf } from './host/views.js'
import { Base } from './base.js'
import { make } from './make.js'
import { load, numbers } from './module.js'
import { checkOptions } from './options.js'
import { zoomNumbers } from './start-numbers.js'
import { warm } from './warm.js'
import { wear } from './sheet.js'

const looks = `
  :host { display: block; position: relative; }
  :host([hidden]) { display: none; }
  .frame { position: relative; overflow: hidden; outline-offset: 2px; }
  .frame:focus-visible { outline: var(--tsumami-focus, 2px solid Highlight); }
  .frame.zoomed { cursor: grab; user-select: none; -webkit-user-select: none; }
  .content { transform-origin: 0 0; }
  .content.moving { will-change: transform; }
  ::slotted(img) { display: block; max-width: 100%; height: auto; }
  .hint { position: absolute; inset: auto 0 0; margin: 0 auto 16px; width: fit-content; max-width: calc(100% - 32px); box-sizing: border-box;
    padding: 8px 14px; border-radius: 999px; background: var(--tsumami-hint-background, rgb(0 0 0 / .7)); color: var(--tsumami-hint-color, #fff);
    font: var(--tsumami-font, 14px/1.3 system-ui, sans-serif); text-align: center; pointer-events: none; opacity: 0; transition: opacity .2s; }
  .hint.shown { opacity: 1; }
  @media (prefers-reduced-motion: reduce) { .hint { transition: none; } }
`
// How often the hint is shown to one who has not zoomed yet, and for how long.
const hints = { count: 2, ms: 1600 }

export class TsumamiZoom extends Base {
  static observedAttributes = ['label', 'max-scale', 'gestures', 'direction']

  /** @type {HTMLElement} */ #frame
  /** @type {HTMLElement} */ #content
  /** @type {Mover} */ #mover
  /** @type {HTMLElement} */ #hint
  /** @type {Host | undefined} */ #host
  /** @type {Promise<void> | undefined} */ #opening
  #scale = 1
  // Where the top left corner of its contents is.
  #x = 0
  #y = 0
  #fingers = 2
  #hintsLeft = hints.count
  #isHintShown = false
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #hintEnds
  // The host exists only while the element is visible: a page may have many of them.
  /** @type {IntersectionObserver | undefined} */ #watcher
  // Its contents may come later, and change; with them its name.
  #names = new MutationObserver(() => this.#describe())

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    wear(root, looks)
    root.append(
      make('div', { class: 'frame', part: 'frame', role: 'group', tabindex: '0' }, make('div', { class: 'content', part: 'content' }, make('slot'))),
      make('p', { class: 'hint', part: 'hint', role: 'status' }))
    this.#frame = /** @type {HTMLElement} */ (root.querySelector('.frame'))
    this.#content = /** @type {HTMLElement} */ (root.querySelector('.content'))
    this.#mover = new Mover(this.#content)
    this.#hint = /** @type {HTMLElement} */ (root.querySelector('.hint'))
    // Before the host gets them.
    this.#frame.addEventListener('pointerdown', event => this.#setFingers(event), { capture: true })
    this.#frame.addEventListener('pointercancel', event => this.#cancelledByPage(event))
    this.#frame.addEventListener('scroll', () => this.#scrolled())
  }

  connectedCallback() {
    // Set before the module was loaded, it would hide ours.
    if (Object.hasOwn(this, 'maxScale')) {
      const { maxScale } = this
      Reflect.deleteProperty(this, 'maxScale')
      this.maxScale = maxScale
    }
    this.#describe()
    this.#names.observe(this, { subtree: true, childList: true, attributeFilter: ['alt'] })
    this.#watcher = new (viewOf(this).IntersectionObserver)(entries => {
      if (entries[entries.length - 1].isIntersecting) this.#open()
      else if (this.#scale === 1) this.#close()
    }, { rootMargin: '200px' })
    this.#watcher.observe(this)
  }

  disconnectedCallback() {
    this.#watcher?.disconnect()
    this.#names.disconnect()
    this.#close()
  }

  adoptedCallback() { wear(/** @type {ShadowRoot} */ (this.shadowRoot), looks) }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now) return
    if (name === 'label') this.#describe()
    else if (name === 'max-scale') this.#limit()
    else if (this.#host || this.#opening) this.#opening = this.#startAgain(this.#opening)
  }

  #limit() {
    this.#host?.send('limit', new Float64Array([this.maxScale]))
    if (this.#scale > this.maxScale) void this.zoomTo(this.maxScale)
  }

  // What its program is told at its start only. What is zoomed stays so.
  /** @param {Promise<void> | undefined} opening */
  async #startAgain(opening) {
    await opening
    const scale = this.#scale, [x, y] = this.#fixed
    this.#host?.close()
    this.#host = undefined
    await this.#start()
    if (scale > 1) this.#show(scale, x, y, false)
  }

  /** @param {number} scale @param {number} x @param {number} y @param {boolean} animated */
  #show(scale, x, y, animated) {
    this.#host?.send('scale', new Float64Array([scale, x, y, animated ? 1 : 0]))
    if (!animated) this.#host?.draw()
  }

  // The point of its contents that is where it is in the whole: it says what is seen.
  get #fixed() {
    const room = this.#scale - 1
    return room > 0 ? [-this.#x / room, -this.#y / room] : [0, 0]
  }

  #describe() {
    this.#frame.setAttribute('aria-label', this.getAttribute('label') ?? this.querySelector('img')?.alt ?? '')
  }

  /** The scale; 1 is the unzoomed size. */
  get scale() { return this.#scale }

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
   * Zooms to a scale. The point is the anchor, which does not move; the middle by default. Resolves when it has begun; without an animation, when it is done.
   * @param {number} scale
   * @param {{ x?: number, y?: number, animated?: boolean }} [options] in points of the element; others are refused
   */
  async zoomTo(scale, options) {
    checkOptions('zoomTo', options, ['x', 'y', 'animated'])
    const { x = this.#frame.clientWidth / 2, y = this.#frame.clientHeight / 2, animated = true } = options ?? {}
    if (typeof scale !== 'number') throw new TypeError(`A scale is a number, not ${scale}.`)
    if (!Number.isFinite(x) || !Number.isFinite(y)) throw new TypeError(`A point has two numbers, not ${x} and ${y}.`)
    // As the viewer's.
    if (Number.isNaN(scale)) return
    await this.#open()
    this.#show(Math.max(scale, 1), x, y, animated)
  }

  /**
   * Resets the zoom.
   * @param {{ animated?: boolean }} [options]
   */
  reset(options) { return this.zoomTo(1, options) }

  // Those who ask while it opens wait for the same.
  async #open() {
    if (!this.#host || this.#opening) await (this.#opening ??= this.#start())
  }

  async #start() {
    try {
      const module = await load('zoom')
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
            this.#moved(place[0], place[1], place[2])
          },
        },
        onRest: () => this.#setMoving(false),
        onFailure: reason => this.dispatchEvent(new CustomEvent('error', { detail: { reason } })),
      })
      if (this.isGreedy) this.#frame.style.touchAction = 'none'
      if (!this.isConnected) this.#close()
      void warm('zoom', viewOf(this))
    } catch (error) {
      this.dispatchEvent(new CustomEvent('error', { detail: { reason: `${error}` } }))
      console.error(error)
    } finally {
      this.#opening = undefined
    }
  }

  #close() {
    this.#host?.close()
    this.#host = undefined
    this.#frame.style.touchAction = ''
    this.#moved(0, 0, 1)
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

  /** @param {number} x @param {number} y @param {number} scale */
  #moved(x, y, scale) {
    if (scale === this.#scale && x === this.#x && y === this.#y) return
    if (scale === 1 && x === 0 && y === 0) this.#mover.reset()
    else this.#mover.move(scale, 0, 0, scale, x, y)
    this.#x = x
    this.#y = y
    if (this.#mover.isDrawnTooLarge) this.#setMoving(false)
    else if (!this.#mover.isMoving) this.#setMoving(true)
    if (scale !== this.#scale) this.#scaled(scale)
    this.dispatchEvent(new CustomEvent('zoom', { detail: { scale, x, y } }))
  }

  /** @param {number} scale */
  #scaled(scale) {
    if (scale > 1 !== this.#scale > 1) this.#frame.classList.toggle('zoomed', scale > 1)
    this.#scale = scale
    this.#hintsLeft = 0
    if (this.#isHintShown) this.#showHint(false)
  }

  // The browser has scrolled to something in it, such as a link that has got the focus: it is shown as if a finger had dragged there.
  #scrolled() {
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = this.#frame
    if (scrollLeft === 0 && scrollTop === 0) return
    this.#frame.scrollTo({ left: 0, top: 0, behavior: /** @type {any} */ ('instant') })
    const scale = this.#scale, room = scale - 1
    if (!this.#host || room <= 0) return
    const [left, top] = this.#fixed, x = left + scrollLeft / room, y = top + scrollTop / room
    this.#host.send('scale', new Float64Array([1, 0, 0, 0]))
    this.#host.send('scale', new Float64Array([scale, Math.min(Math.max(x, 0), clientWidth), Math.min(Math.max(y, 0), clientHeight), 0]))
  }

  // On a layer of the compositor while it moves; drawn sharp at its scale when it rests.
  /** @param {boolean} isMoving */
  #setMoving(isMoving) {
    if (isMoving) this.#mover.isMoving = true
    else this.#mover.rest()
    this.#content.classList.toggle('moving', isMoving)
  }

  // MARK: The hint

  /** @param {PointerEvent} event */
  #cancelledByPage(event) {
    if (event.pointerType === 'touch' && event.isPrimary && !this.isGreedy && this.#isInnermost(event)) this.#showHint(true, this.getAttribute('hint') ?? 'Use two fingers to zoom')
  }

  /** @param {boolean} isShown @param {string} [words] */
  #showHint(isShown, words = '') {
    clearTimeout(this.#hintEnds)
    this.#isHintShown = isShown && words !== '' && this.#hintsLeft > 0
    if (this.#isHintShown) {
      this.#hintsLeft -= 1
      this.#hint.textContent = words
      this.#hint.classList.add('shown')
      this.#hintEnds = setTimeout(() => this.#showHint(false), hints.ms)
    } else {
      this.#hint.classList.remove('shown')
    }
  }
}
