// A program in an element: loads it, passes touches and time in, layer changes out, a frame at a time.

import { Appearance } from './appearance.js'
import { cooperate } from './cooperation.js'
import { Placement } from './geometry.js'
import { Keyboard } from './keyboard.js'
import { Layers } from './layers.js'
import { Notices } from './notices.js'
import { Paragraphs } from './paragraphs.js'
import { Pictures } from './pictures.js'
import { Pointers } from './pointers.js'
import { Program } from './program.js'
import { pressed } from './roles.js'
import { style } from './style.js'
import { Taps } from './taps.js'
import { elementOf, rootOf, viewOf } from './views.js'
import { listenToWheel } from './wheel.js'
import {
  ASSIST_ACTIVATE, FEEL_ERROR, FEEL_HEAVY, FEEL_LIGHT, FEEL_MEDIUM, FEEL_RIGID, FEEL_SELECTION, FEEL_SOFT, FEEL_SUCCESS, FEEL_WARNING,
  TRAIT_IS_DARK, TRAIT_IS_FOCUSED, TRAIT_IS_VISIBLE, TRAIT_REDUCES_MOTION, TRAIT_TEXT_SIZE,
} from './protocol.js'

// After so many milliseconds without a frame nothing is moving: a dragging finger causes a frame with each move.
const restAfter = 200

// So many milliseconds the second part of a program lets the first pictures go before it.
const patience = 2000

// Haptic feedback, as milliseconds on and off.
/** @type {Record<number, number[]>} */
const vibrations = {
  [FEEL_LIGHT]: [6], [FEEL_MEDIUM]: [10], [FEEL_HEAVY]: [18], [FEEL_SOFT]: [12], [FEEL_RIGID]: [5], [FEEL_SELECTION]: [4],
  [FEEL_SUCCESS]: [8, 60, 14], [FEEL_WARNING]: [14, 80, 8], [FEEL_ERROR]: [14, 50, 14, 50, 18],
}

// For a program with recognizers and messages only.
const nothing = { apply() {}, settle() {} }

export class Host {
  /** @type {HTMLElement} */ element
  /** @type {Program} */ #program
  /** @type {Pick<Layers, 'apply' | 'settle'>} */ #layers
  /** @type {Pointers} */ #pointers
  /** @type {Pictures} */ #pictures
  #end = new AbortController()
  /** @type {Map<string, Set<(value: any, host: Host) => void>>} */ #listeners = new Map()
  /** The browser's number of the frame that is asked for; 0 where none is. */ #asked = 0
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #later
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #settled
  /** @type {ResizeObserver | undefined} */ #observer
  #view = window
  /** @type {Paragraphs | undefined} */ #paragraphs
  /** @type {Notices | undefined} */ #notices
  #draws = true

  /**
   * @param {HTMLElement} element
   * @param {string | URL | WebAssembly.Module} module
   * @param {import('./index.js').HostOptions} [options]
   */
  static async open(element, module, options = {}) {
    const host = new Host()
    host.element = element
    host.#draws = options.draws ?? true
    for (const [name, listener] of Object.entries(options.on ?? {})) host.on(name, listener)
    host.#pictures = new Pictures(options.pictures, (picture, width, height) => {
      if (host.#isClosed) return
      host.#program.picture(picture, width, height)
      host.wake()
    })
    element.setAttribute('aria-busy', 'true')
    try {
      const program = await Program.load(module, host.#calls(), (line, error) => host.#fail(line, error, options))
      // Closed while it was loading.
      if (host.#isClosed) return host
      host.#program = program
      host.#open(options)
    } catch (error) {
      host.close()
      throw error
    } finally {
      element.removeAttribute('aria-busy')
    }
    return host
  }

  // Of its own, since each frame asks for it: the signal's is a call into the browser.
  #isClosed = false

  /** True while a pointer is down on the element. */
  get isTouched() { return this.#pointers.count > 0 }

  // What a pointer has done before the program was there.
  /** @param {Event} event */
  receive(event) { this.#pointers.receive(event) }

  get timing() { return this.#program.timing }

  /** @param {string} name @param {unknown} [value] */
  send(name, value = null) {
    if (this.#isClosed) return
    this.#program.send(name, value)
    this.wake()
  }

  /** @param {string} name @param {(value: any, host: Host) => void} listener */
  on(name, listener) {
    const listeners = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, listeners.add(listener))
    return () => { listeners.delete(listener) }
  }

  wake() {
    if (this.#asked || this.#isClosed) return
    this.#asked = this.#view.requestAnimationFrame(this.#frame)
  }

  draw() {
    if (this.#asked) this.#view.cancelAnimationFrame(this.#asked)
    this.#frame(this.#program.clock.now())
  }

  close() {
    this.#isClosed = true
    this.#end.abort()
    this.#observer?.disconnect()
    this.#view.clearTimeout(this.#later)
    this.#view.clearTimeout(this.#settled)
    this.#pictures.dropAll()
    this.#notices?.end()
    if (!this.#draws) return
    this.element.replaceChildren()
    this.element.classList.remove('tsumami')
  }

  /** @param {import('./index.js').HostOptions} options */
  #open(options) {
    const { element } = this, { signal } = this.#end, program = this.#program, wake = () => this.wake(), view = this.#view = viewOf(element)
    program.clock = view.performance
    this.#reduced = view.matchMedia('(prefers-reduced-motion: reduce)')
    this.#dark = view.matchMedia('(prefers-color-scheme: dark)')
    if (this.#draws) style(element)
    if (this.#draws) this.#appearance = new Appearance(element, this.#traitsChanged, signal)
    if (options.start !== undefined) program.send('start', options.start)
    this.#layers = this.#draws ? new Layers(element, this.#pictures) : nothing
    const keys = options.keys === undefined ? element : options.keys
    if (keys === element && !element.hasAttribute('tabindex')) element.tabIndex = 0
    const { onSamples } = options
    this.#onRest = options.onRest
    const receiver = !onSamples ? program : {
      get samples() { return program.samples },
      touch: (/** @type {number} */ count) => { onSamples(program.samples, count, program.latest); program.touch(count) },
      hover: program.hover.bind(program),
      modifiers: program.modifiers.bind(program),
    }
    const { isCooperative = false, opensMenus = false } = options
    // Of text in a line and of drawings nobody says that the size changes: looked for before they are touched.
    if (!element.clientWidth) element.addEventListener('pointerdown', () => this.#resize(), { signal })
    const taps = isCooperative || options.leaves ? new Taps(element, options.leaves, signal) : undefined
    this.#pointers = new Pointers(element, receiver, wake, signal, { isShared: !this.#draws || isCooperative, opensMenus, within: options.within, show: this.#show, taps })
    program.isHeld = () => this.#pointers.count > 0
    if (taps && isCooperative) cooperate(element, taps, signal)
    if (keys) new Keyboard(keys, element, program, wake, signal)
    if (options.takesWheel ?? true) listenToWheel(element, program, this.#pointers, wake, signal, isCooperative)
    this.#listenToPresses(signal)
    this.#listenToTraits(signal)
    if (!program.open(this.#window(), this.#traits())) throw new Error('The program shows nothing: it has to call WebHost.run.')
    const observer = this.#observer = new view.ResizeObserver(() => this.#resize())
    observer.observe(element)
    wake()
  }

  #frame = (/** @type {number} */ now) => {
    this.#asked = 0
    if (this.#isClosed) return
    this.#pointers.flush()
    const wanted = this.#program.frame(now, this.#layers)
    this.#lastFrame = now
    // One timer checks repeatedly while frames come: setting it again with each frame would cost as much as the frame.
    if (this.#settled === undefined) this.#settled = this.#view.setTimeout(this.#settle, restAfter)
    if (wanted === 0) this.wake()
    this.#due = wanted > 0 ? wanted * 1000 : Infinity
    if (this.#due < this.#firesAt) this.#setTimer()
  }
  #lastFrame = 0
  #show = () => { if (!this.#asked) this.draw() }
  // When the program wants its next frame, in milliseconds. The timer is set again only where that is earlier than it fires.
  #due = Infinity
  #firesAt = Infinity
  #setTimer() {
    this.#view.clearTimeout(this.#later)
    this.#firesAt = this.#due
    this.#later = this.#view.setTimeout(this.#fire, this.#due - this.#view.performance.now())
  }
  #fire = () => {
    this.#firesAt = Infinity
    if (this.#due === Infinity) return
    if (this.#due > this.#view.performance.now()) this.#setTimer()
    else this.wake()
  }
  #settle = () => {
    if (!this.#isCompleted) void this.#complete()
    const rest = this.#lastFrame + restAfter - this.#view.performance.now()
    // A requested frame may be late: then layers are not at rest.
    if (rest > 0 || this.#asked) {
      this.#settled = this.#view.setTimeout(this.#settle, Math.max(rest, 20))
      return
    }
    this.#settled = undefined
    this.#layers.settle()
    this.#onRest?.()
  }
  /** @type {(() => void) | undefined} */ #onRest

  #isCompleted = false
  // What the first frames have not needed comes after the pictures that they show, and does not wait long for those that are slow.
  async #complete() {
    this.#isCompleted = true
    await Promise.race([this.#pictures.settled(), new Promise(done => this.#view.setTimeout(done, patience))])
    if (!this.#isClosed) await this.#program.complete()
  }

  /** @returns {[number, number, number]} */
  #window() {
    const { clientWidth, clientHeight } = this.element, { devicePixelRatio } = this.#view
    if (clientWidth > 0) return [clientWidth, clientHeight, devicePixelRatio]
    // Text in a line and the parts of a drawing have no box of their own.
    const placement = Placement.of(this.element), { width, height } = this.element.getBoundingClientRect()
    return [width * placement.scale, height * placement.scale, devicePixelRatio]
  }

  #resize() {
    this.#pointers.relocate()
    this.#program.resize(this.#window())
    this.#sendSafeArea()
    this.wake()
  }

  // The element's padding is the safe area; it does not affect the layout of the layers.
  #sendSafeArea() {
    const { paddingTop, paddingLeft, paddingBottom, paddingRight } = this.#view.getComputedStyle(this.element)
    this.#program.safeArea(parseFloat(paddingTop), parseFloat(paddingLeft), parseFloat(paddingBottom), parseFloat(paddingRight))
  }

  // A click without a pointer (keyboard, screen reader) on a button of the program becomes a tap in its middle, unless it is done without one.
  /** @param {AbortSignal} signal */
  #listenToPresses(signal) {
    this.element.addEventListener('click', event => {
      const button = /** @type {HTMLElement | null | undefined} */ (elementOf(event.target)?.closest(pressed))
      // A finger or a mouse has been delivered as a pointer already.
      if (!button || event.detail > 0) return
      if (this.#program.assist(Number(button.dataset.layer), ASSIST_ACTIVATE, event.timeStamp)) return this.wake()
      const { left, top, width, height } = button.getBoundingClientRect()
      const [x, y] = this.#pointers.place({ clientX: left + width / 2, clientY: top + height / 2, timeStamp: event.timeStamp })
      this.#pointers.tap(x, y, event.timeStamp)
    }, { signal })
  }

  /** @type {MediaQueryList | undefined} */ #reduced
  /** @type {MediaQueryList | undefined} */ #dark
  /** @type {Appearance | undefined} */ #appearance

  // The bits, and above them the size of text.
  #traits() {
    // A program that draws nothing has no appearance of the page's.
    const isDark = this.#appearance ? this.#appearance.isDark : this.#dark?.matches
    return (this.#appearance?.thousandths ?? 0) * TRAIT_TEXT_SIZE | (this.#reduced?.matches ? TRAIT_REDUCES_MOTION : 0) | (isDark ? TRAIT_IS_DARK : 0)
      | (this.#hasFocus() ? TRAIT_IS_FOCUSED : 0) | (this.element.ownerDocument.hidden ? 0 : TRAIT_IS_VISIBLE)
  }

  #hasFocus() {
    return this.element.contains(rootOf(this.element)?.activeElement ?? null)
  }

  #traitsChanged = () => { this.#program.traits(this.#traits()); this.wake() }

  /** @param {AbortSignal} signal */
  #listenToTraits(signal) {
    const update = this.#traitsChanged
    for (const query of [this.#reduced, this.#dark]) query?.addEventListener('change', update, { signal })
    this.element.addEventListener('focusin', update, { signal })
    // Later, because the focus has not moved yet.
    this.element.addEventListener('focusout', () => this.#view.setTimeout(update), { signal })
    this.element.ownerDocument.addEventListener('visibilitychange', update, { signal })
    this.#listenToScale(signal)
  }

  // The scale changes when the window moves to another screen or the page is zoomed.
  /** @param {AbortSignal} signal */
  #listenToScale(signal) {
    this.#view.matchMedia(`(resolution: ${this.#view.devicePixelRatio}dppx)`).addEventListener('change', () => {
      this.#resize()
      this.#listenToScale(signal)
    }, { signal, once: true })
  }

  // The functions that the program calls.
  /** @returns {import('./program.js').Page} */
  #calls() {
    return {
      // An error in a listener must not be thrown through the program: it would end the program.
      message: (name, value) => {
        if (this.#isClosed) return
        for (const listener of this.#listeners.get(name) ?? []) {
          try { listener(value, this) } catch (error) { reportError(error) }
        }
      },
      image: (picture, text) => this.#pictures.declare(picture, text),
      bytes: (picture, file) => this.#pictures.declareBytes(picture, file),
      load: picture => this.#pictures.load(picture),
      drop: picture => this.#pictures.drop(picture),
      measure: (text, setting) => (this.#paragraphs ??= new Paragraphs(this.element)).measure(text, setting),
      feedback: (code, intensity) => this.#vibrate(code, intensity),
      notify: (layer, words) => (this.#notices ??= new Notices(this.element)).tell(layer, words),
    }
  }

  // Browsers allow it only once the page has been touched.
  /** @param {number} code @param {number} intensity */
  #vibrate(code, intensity) {
    const { navigator } = this.#view
    if (navigator.userActivation?.hasBeenActive === false) return
    navigator.vibrate?.(vibrations[code].map((ms, index) => index % 2 === 0 ? Math.max(1, Math.round(ms * intensity)) : ms))
  }

  /** @param {string} line @param {unknown} error @param {import('./index.js').HostOptions} options */
  #fail(line, error, options) {
    const reason = line || (error instanceof Error ? error.message : `${error}`)
    console.error(error)
    options.onFailure?.(reason, error)
  }
}
