// Wheels and trackpads, which are no touches: a trackpad's pinch, which browsers tell as a wheel with the control key, is a pinch; with `wheel: true` any wheel is a
// pan, or a pinch.

import { Placement } from './host/geometry.js'
import { viewOf } from './host/views.js'
import { pixels } from './host/wheel.js'

/** @typedef {import('./recognize-requests.js').Request} Request */

/**
 * @typedef {object} Run what is going on, from a first step until none has come for a while
 * @property {boolean} isPinch
 * @property {Request[]} requests those that hear of it
 * @property {Placement} placement where the points are that are counted
 * @property {MouseEvent} event its first step, by which its place counts
 * @property {EventTarget | null} target that is known while it is told of only
 * @property {number} time of the last step, in milliseconds
 * @property {number} scale since it began
 * @property {{ x: number, y: number }} translation
 */

// So many milliseconds without a step are the end of a gesture: Constants.scrollPause.
const pause = 150
// A pointer that has gone farther, in points of the screen, is somewhere else.
const slop = 10

/**
 * By how much a step of so many pixels enlarges. A pinch comes in many small steps and a wheel's notch at once, as in UIWindow.magnification; what two fingers scroll on a trackpad comes in large ones.
 * @param {number} down @param {boolean} isPinch
 */
function factor(down, isPinch) {
  const [most, points] = isPinch ? [40, 100] : [120, 400]
  return Math.exp(-Math.min(Math.max(down, -most), most) / points)
}

// On which element an event has been used: all that recognize on it hear of it, and nobody around it does.
/** @type {WeakMap<Event, Element>} */
const used = new WeakMap()

export class Wheels {
  /** @type {Run | undefined} */ #run
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #ends

  /**
   * @param {HTMLElement} element
   * @param {Request[]} requests all that recognize on it
   * @param {HTMLElement} within whose points are counted
   * @param {object} options
   * @param {AbortSignal} options.signal ends it, without a word
   * @param {(request: Request) => boolean} options.isOn whether one is enabled
   * @param {() => boolean | undefined} options.isTouched while fingers are down these count; undefined before anybody hears of them
   * @param {(event: any) => void} options.tell
   */
  constructor(element, requests, within, { signal, isOn, isTouched, tell }) {
    this.element = element
    this.requests = requests
    this.within = within
    this.signal = signal
    this.isOn = isOn
    this.isTouched = isTouched
    this.tell = tell
    if (!requests.some(each => hears(each, true) || hears(each, false))) return
    element.addEventListener('wheel', event => this.#turned(event), { passive: false, signal })
    element.addEventListener('pointerdown', () => this.#end(), { passive: true, signal })
    signal.addEventListener('abort', () => clearTimeout(this.#ends))
    // Safari on the Mac: see the host's wheel.js.
    let before = 1
    /** @param {any} event */
    const pinched = event => {
      // On an iPhone it comes of fingers, which are told of once the program is there.
      if (isTouched() === undefined) return
      if (event.type === 'gesturestart') before = 1
      const by = event.scale / before
      before = event.scale
      if (this.#step(event, true, by > 0 && by < Infinity ? by : 1, { x: 0, y: 0 }) && event.type === 'gestureend') this.#end()
    }
    for (const type of ['gesturestart', 'gesturechange', 'gestureend']) element.addEventListener(type, pinched, { signal })
  }

  /** @param {WheelEvent} event */
  #turned(event) {
    const [x, y] = pixels(event, this.element), isPinch = event.ctrlKey
    // Not every browser turns a wheel's step around where Shift is held.
    this.#step(event, isPinch, factor(y, isPinch), event.shiftKey && x === 0 ? { x: y, y: 0 } : { x, y })
  }

  /** @param {MouseEvent} event @param {boolean} isPinch @param {number} by @param {{ x: number, y: number }} delta @returns {boolean} whether it is used */
  #step(event, isPinch, by, delta) {
    if (event.defaultPrevented && used.get(event) !== this.element) return false
    if (this.isTouched()) {
      // Fingers count, in WebKit its own tell of them, too; the page is not to be zoomed meanwhile.
      if (this.#listeners(isPinch, delta).length > 0) event.preventDefault()
      return false
    }
    if (!this.#goesOn(event, isPinch)) this.#end()
    const isFirst = !this.#run, run = this.#run ??= {
      isPinch, requests: this.#listeners(isPinch, delta), placement: Placement.of(this.within), event, target: event.target,
      time: event.timeStamp, scale: 1, translation: { x: 0, y: 0 },
    }
    clearTimeout(this.#ends)
    this.#ends = setTimeout(() => this.#end(), pause)
    const seconds = (event.timeStamp - run.time) / 1000
    run.time = event.timeStamp
    if (run.requests.length === 0) return false
    event.preventDefault()
    used.set(event, this.element)
    const { a, b, c, d } = run.placement, moved = { x: -(a * delta.x + c * delta.y), y: -(b * delta.x + d * delta.y) }
    if (isFirst) this.#say('began', run)
    const before = run.scale, speed = seconds > 0 ? 1 / seconds : 0
    run.scale *= by
    run.translation = { x: run.translation.x + moved.x, y: run.translation.y + moved.y }
    this.#say('changed', run, (run.scale - before) * speed, { x: moved.x * speed, y: moved.y * speed })
    return true
  }

  // A pointer that moves meanwhile would take along what is held below it.
  /** @param {MouseEvent} event @param {boolean} isPinch */
  #goesOn(event, isPinch) {
    const run = this.#run
    return run?.isPinch === isPinch && event.timeStamp - run.time <= pause && Math.hypot(event.clientX - run.event.clientX, event.clientY - run.event.clientY) < slop
  }

  // Along one axis alone a pan leaves the other one to the page.
  /** @param {boolean} isPinch @param {{ x: number, y: number }} delta */
  #listeners(isPinch, { x, y }) {
    const axis = Math.abs(x) > Math.abs(y) ? 'x' : 'y'
    return this.requests.filter(each => hears(each, isPinch) && this.isOn(each) && (each.axis ?? axis) === axis)
  }

  #end() {
    const run = this.#run
    clearTimeout(this.#ends)
    this.#run = undefined
    if (run) this.#say('ended', run)
  }

  /**
   * One is not enabled any more.
   * @param {Request} request
   */
  cancel(request) {
    const run = this.#run
    if (!run?.requests.includes(request)) return
    run.requests = run.requests.filter(each => each !== request)
    this.#say('cancelled', { ...run, requests: [request] })
  }

  /** @param {string} state @param {Run} run @param {number} [growth] in scale per second @param {{ x: number, y: number }} [speed] in points per second */
  #say(state, { requests, scale, translation, placement, event, target, time }, growth = 0, speed = { x: 0, y: 0 }) {
    const x = placement.x(event.clientX, event.clientY), y = placement.y(event.clientX, event.clientY)
    const at = state === 'ended' ? viewOf(this.element).performance.now() : time
    for (const request of requests) {
      if (this.signal.aborted) return
      // Another one's listener may have disabled it meanwhile.
      if (state !== 'cancelled' && !this.isOn(request)) continue
      const { name, type } = request
      const values = type === 'pan' ? { translation: { ...translation }, velocity: speed } : { scale, velocity: growth }
      this.tell({ name, type, state, time: at / 1000, x, y, touches: 0, element: this.element, target, pointerType: 'mouse', ...values })
    }
  }
}

/**
 * Whether a recognizer hears of a wheel: a pinch of a trackpad's pinch unless it is told not to, others where they are told to.
 * @param {Request} request @param {boolean} isPinch
 */
const hears = ({ type, wheel }, isPinch) => isPinch ? type === 'pinch' && wheel !== false : wheel === true
