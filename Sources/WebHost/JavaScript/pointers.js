// Pointer events in, touch samples out, written straight into the program's memory.
//
// Moves wait for the animation frame, so that what all fingers did in it is one batch, as on iOS. A finger that comes
// down or lifts sends them at once, in order. Every finger that began is ended or cancelled exactly once, even where
// the browser reports no end.
//
// Browsers report moves of fingers in the frame that will show them, and after them all one touchmove: the frame can
// run in it, and need not be requested, which costs as much as all recognizers.

import { Placement } from './geometry.js'
import { modifiers } from './keyboard.js'
import { BEGAN, CANCELLED, DIRECT, ENDED, INDIRECT_POINTER, LARGEST_BATCH, MOVED, PENCIL, SAMPLE_LENGTH } from './protocol.js'
import { isField, isIn, viewOf } from './views.js'

const upright = Math.PI / 2

// A browser that has sent so many moves of fingers without a touchmove sends none.
const mostUnfollowed = 20

// In milliseconds.
const pause = 100

// A mouse that has gone no farther, in points of the screen, is pressing what is under it, as a finger that taps is.
const slop = 10

// As `PointerEvent.button` counts them.
const first = 0, second = 2

/** The last sample of a finger. */
class Finger {
  x = 0; y = 0; time = 0; force = 0; radius = 0; kind = DIRECT; altitude = upright; azimuth = 0; buttons = 0
  isTouch = false
  // Where it came down on the screen.
  downX = 0; downY = 0
  // It has moved so far that what is under it is not clicked.
  isDragged = false
}

// The last element that took a mouse or a pen for itself. Of several in each other that it leaves at once each is told alone.
/** @type {HTMLElement | undefined} */ let holder

/**
 * @typedef {object} Receiver
 * @property {Float64Array} samples where they are written to
 * @property {(count: number) => void} touch delivers the first of them as one batch
 * @property {(x: number, y: number, isInside: boolean, at: number) => void} hover
 * @property {(bits: number, at: number) => void} [modifiers] told with each finger that comes down or lifts; keys in between are presses
 */

export class Pointers {
  /** @type {Map<number, Finger>} */ #down = new Map()
  #count = 0
  // When the last touchmove was, once one has followed moves of fingers, and the moves since then.
  #followedAt = Infinity
  #unfollowed = 0
  // A hovering pointer: its location, where it has moved since the last frame.
  #hover = { x: 0, y: 0, at: 0, isInside: false, hasMoved: false }
  // Where the element is on the screen; found at touch-downs, not while fingers move.
  #placement = new Placement()
  #isKnown = false
  #placedAt = 0

  /**
   * @param {HTMLElement} element
   * @param {Receiver} program
   * @param {() => void} wake
   * @param {AbortSignal} [signal] ends it
   * @param {{ isShared?: boolean, opensMenus?: boolean, within?: HTMLElement, show?: () => void, taps?: import('./taps.js').Taps }} [options] within: whose points are counted instead of the element's; isShared: the element's content can still be clicked,
   * selected and dragged; opensMenus: a mouse's second button opens the browser's menu of an image; with either, that button touches nothing; show: runs a frame at once, unless one is requested; taps: presses that it leaves to the page touch nothing
   */
  constructor(element, program, wake, signal, options = {}) {
    this.element = element
    this.program = program
    this.wake = wake
    this.within = options.within ?? element
    this.isShared = options.isShared ?? false
    this.opensMenus = options.opensMenus ?? false
    this.show = options.show ?? wake
    this.taps = options.taps
    /** @param {EventTarget} target @param {string} type @param {(event: any) => void} handler @param {boolean} [capture] */
    const on = (target, type, handler, capture = false) => target.addEventListener(type, handler, { signal, capture })
    on(element, 'pointerdown', event => this.#began(event))
    on(element, 'pointermove', event => this.#moved(event))
    element.addEventListener('touchmove', event => this.#follows(event), { signal, passive: true })
    on(element, 'pointerup', event => this.#leave(event, ENDED))
    on(element, 'pointercancel', event => this.#leave(event, CANCELLED))
    on(element, 'lostpointercapture', event => this.#leave(event, CANCELLED))
    on(element, 'pointerleave', event => { this.#holds(event); this.#hovers(event, false) })
    const page = element.ownerDocument, view = viewOf(element)
    // Of an element that is taken out of the page the document is told, and of fingers that lift later whatever is below them.
    for (const type of ['lostpointercapture', 'pointerup', 'pointercancel']) on(view, type, event => this.#leave(event, CANCELLED))
    on(page, 'visibilitychange', () => page.hidden && this.cancelAll())
    on(view, 'blur', () => this.cancelAll())
    on(view, 'pagehide', () => this.cancelAll())
    for (const type of ['scroll', 'resize']) on(view, type, () => this.#isKnown = false, true)
    // Long presses, drags and selections are the program's, but in a field that the page has put among the layers.
    const prevented = this.isShared ? [] : ['contextmenu', 'selectstart']
    for (const type of prevented) on(element, type, event => this.#opensMenu(event) || isField(event) || event.preventDefault())
    // Of a link around the element the browser would drag that.
    on(view, 'dragstart', event => this.#isOurs(event) && event.preventDefault(), true)
  }

  get count() { return this.#down.size }

  /**
   * Takes an event that the element has heard before; of other kinds than these nothing is missed.
   * @param {any} event
   */
  receive(event) {
    if (event.type === 'pointerdown') this.#began(event)
    else if (event.type === 'pointermove') this.#moved(event, true)
    else if (event.type === 'pointerup') this.#leave(event, ENDED)
    else if (event.type === 'pointercancel') this.#leave(event, CANCELLED)
  }

  /** Sends the collected moves. The host calls it in every frame. */
  flush() {
    const hover = this.#hover
    if (hover.hasMoved) {
      hover.hasMoved = false
      this.program.hover(hover.x, hover.y, hover.isInside, hover.at)
    }
    if (this.#count === 0) return
    const count = this.#count
    this.#count = 0
    this.program.touch(count)
  }

  cancelAll() {
    this.flush()
    const now = viewOf(this.element).performance.now() / 1000
    for (const [id, finger] of this.#down) {
      finger.time = Math.max(finger.time, now)
      this.#write(id, CANCELLED, finger)
    }
    this.#down.clear()
    this.flush()
    this.wake()
  }

  // Makes a tap without a pointer, in points of the element.
  /** @param {number} x @param {number} y @param {number} at in milliseconds */
  tap(x, y, at) {
    const finger = Object.assign(new Finger(), { x, y, time: at / 1000 })
    for (const phase of [BEGAN, ENDED]) {
      this.flush()
      this.#write(-1, phase, finger)
    }
    this.flush()
    this.wake()
  }

  // A location on the screen, in points of the element.
  /** @param {{ clientX: number, clientY: number, timeStamp: number }} event @returns {[number, number]} */
  place(event) {
    this.#locate(event.timeStamp)
    return [this.#placement.x(event.clientX, event.clientY), this.#placement.y(event.clientX, event.clientY)]
  }

  // A step of a wheel, in points of the element.
  /** @param {{ clientX: number, clientY: number, timeStamp: number }} event @param {number} dx @param {number} dy @returns {[number, number]} */
  step(event, dx, dy) {
    this.#locate(event.timeStamp)
    const { a, b, c, d } = this.#placement
    return [a * dx + c * dy, b * dx + d * dy]
  }

  /** The element has moved or grown. */
  relocate() { this.#isKnown = false }

  // Without a finger on it nobody says when the page has moved it: after a pause it is looked for again.
  /** @param {number} at in milliseconds */
  #locate(at) {
    const isStale = this.#down.size === 0 && at - this.#placedAt > pause
    this.#placedAt = at
    if (this.#isKnown && !isStale) return
    // What is hidden under a finger has no place: it counts from where it was.
    if (this.count > 0 && this.within.getClientRects().length === 0) return
    this.#placement = Placement.of(this.within)
    this.#isKnown = true
  }

  // The menu is that of what the event finds: of an image only while images take events, for which layers are transparent otherwise.
  /** @param {Event} event */
  #opensMenu(event) {
    return event.type === 'contextmenu' && this.element.classList.contains('menus')
  }

  // What the page itself says can be dragged, in the element or around it, is the page's.
  /** @param {DragEvent} event */
  #isOurs(event) {
    const path = event.composedPath(), at = path.indexOf(this.element), within = at < 0 ? path : path.slice(0, at)
    return (at >= 0 || this.count > 0) && !isIn(within, '[draggable=true]')
  }

  /** @param {PointerEvent} event */
  #began(event) {
    if (this.opensMenus) this.element.classList.toggle('menus', event.button === 2 && event.pointerType === 'mouse')
    if (!this.#touches(event)) return
    this.flush()
    if (this.#down.size === 0) this.#isKnown = false
    this.#cancel(event.pointerId, event.timeStamp)
    const finger = new Finger(), type = event.pointerType
    finger.kind = type === 'pen' ? PENCIL : type === 'mouse' ? INDIRECT_POINTER : DIRECT
    finger.isTouch = type === 'touch'
    finger.downX = event.clientX
    finger.downY = event.clientY
    this.#read(finger, event)
    this.#down.set(event.pointerId, finger)
    // A pointer that has ended cannot be captured; its end is reported separately.
    if (!this.isShared) this.#capture(event)
    this.program.modifiers?.(modifiers(event), event.timeStamp)
    this.#write(event.pointerId, BEGAN, finger)
    this.flush()
    this.wake()
  }

  // A finger, a pen's tip and a mouse's first button touch; so does its second one where no menu of the browser opens. In a field of the page's a mouse
  // selects text, and its double click a word.
  /** @param {PointerEvent} event */
  #touches(event) {
    if (this.taps?.isLeft) return false
    if (this.isShared && event.pointerType === 'mouse' && isField(event)) return false
    return event.button === first || event.button === second && event.pointerType === 'mouse' && !this.isShared && !this.opensMenus
  }

  /** @param {PointerEvent} event */
  #capture(event) {
    try { this.element.setPointerCapture(event.pointerId) } catch {}
  }

  // Fingers are captured implicitly; a mouse and a pen only once they drag or leave, so that a click goes to what is under them. What has them already, such as a
  // slider of the page's in the element, keeps them.
  /** @param {PointerEvent} event */
  #holds(event) {
    if (!this.isShared || event.pointerType === 'touch' || !this.#down.has(event.pointerId)) return
    if ([holder, ...event.composedPath()].some(each => each && 'hasPointerCapture' in each && /** @type {Element} */ (each).hasPointerCapture(event.pointerId))) return
    holder = this.element
    this.#capture(event)
  }

  /** @param {Finger} finger @param {PointerEvent} event */
  #drags(finger, event) {
    // Of an event that is received later nobody knows any more what it was in.
    if (!this.isShared || !event.currentTarget) return
    this.#holds(event)
    finger.isDragged = finger.kind === PENCIL || this.element.hasPointerCapture(event.pointerId)
  }

  // Browsers click what a mouse or a pen has come up on, also after a drag, and what is around it: at once, or not at all.
  #keepsClick() {
    const view = viewOf(this.element), end = new AbortController()
    view.addEventListener('click', event => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }, { capture: true, once: true, signal: end.signal })
    view.setTimeout(() => end.abort())
  }

  /** @param {PointerEvent} event @param {boolean} [isLate] it has been heard before: what it was made of has no place any more in Firefox */
  #moved(event, isLate) {
    const finger = this.#down.get(event.pointerId)
    if (!finger) return this.#hovers(event, true)
    if (event.buttons === 0) return this.#leave(event, CANCELLED)  // its end went to another window
    if (!finger.isTouch && !finger.isDragged && Math.hypot(event.clientX - finger.downX, event.clientY - finger.downY) > slop) this.#drags(finger, event)
    const coalesced = isLate ? undefined : event.getCoalescedEvents?.()
    if (coalesced && coalesced.length > 1) {
      for (const each of coalesced) this.#add(finger, each, event.pointerId)
    } else {
      // A single coalesced event is the event itself, but may be more precise.
      this.#add(finger, coalesced?.[0] ?? event, event.pointerId)
    }
    // Otherwise the browser sends no touchmove, or has sent it before this move.
    if (finger.isTouch && event.timeStamp > this.#followedAt && this.#unfollowed < mostUnfollowed) this.#unfollowed += 1
    else this.wake()
  }

  /** @param {TouchEvent} event */
  #follows(event) {
    this.#unfollowed = 0
    if (this.#count > 0 || this.#followedAt < Infinity) this.#followedAt = event.timeStamp
    if (this.#count > 0) this.show()
  }

  /** @param {Finger} finger @param {PointerEvent} event @param {number} id */
  #add(finger, event, id) {
    this.#read(finger, event)
    this.#write(id, MOVED, finger)
  }

  /** @param {PointerEvent} event @param {number} phase */
  #leave(event, phase) {
    const finger = this.#down.get(event.pointerId)
    if (!finger) return
    if (finger.isDragged && event.type === 'pointerup') this.#keepsClick()
    if (holder === this.element) holder = undefined
    this.flush()
    // A cancelled pointer need not report a location.
    if (phase === CANCELLED) finger.time = Math.max(event.timeStamp / 1000, finger.time)
    else this.#read(finger, event)
    this.#down.delete(event.pointerId)
    this.program.modifiers?.(modifiers(event), event.timeStamp)
    this.#write(event.pointerId, phase, finger)
    this.flush()
    this.wake()
  }

  /** @param {number} id @param {number} at */
  #cancel(id, at) {
    const finger = this.#down.get(id)
    if (!finger) return
    this.#down.delete(id)
    finger.time = Math.max(finger.time, at / 1000)
    this.#write(id, CANCELLED, finger)
    this.flush()
  }

  /** @param {PointerEvent} event @param {boolean} isInside */
  #hovers(event, isInside) {
    if (event.pointerType === 'touch' || this.#down.has(event.pointerId)) return
    const hover = this.#hover
    this.#locate(event.timeStamp)
    hover.x = this.#placement.x(event.clientX, event.clientY)
    hover.y = this.#placement.y(event.clientX, event.clientY)
    hover.at = event.timeStamp
    hover.isInside = isInside
    hover.hasMoved = true
    this.wake()
  }

  /** @param {Finger} finger @param {PointerEvent} event */
  #read(finger, event) {
    // Each is a call into the browser.
    const { clientX, clientY, timeStamp } = event
    this.#locate(timeStamp)
    const placement = this.#placement
    finger.x = placement.x(clientX, clientY)
    finger.y = placement.y(clientX, clientY)
    finger.time = Math.max(timeStamp / 1000, finger.time)
    if (finger.isTouch) {
      const size = Math.max(event.width, event.height)
      finger.radius = size > 1 ? size / 2 * placement.scale : 0
    } else if (finger.kind === PENCIL) {
      // Browsers report ½ for an average press, and for every press where they cannot tell: only pens can.
      finger.force = event.pressure * 2
      finger.altitude = event.altitudeAngle ?? upright
      const azimuth = event.azimuthAngle ?? 0
      finger.azimuth = placement.isUpright ? azimuth : placement.angle(azimuth)
    } else if (event.buttons > 0) {
      // With its last button up, a mouse has those that it had.
      finger.buttons = event.buttons
    }
  }

  /** @param {number} id @param {number} phase @param {Finger} finger */
  #write(id, phase, finger) {
    // A full batch is sent in parts.
    if (this.#count === LARGEST_BATCH) this.flush()
    const samples = this.program.samples, at = this.#count * SAMPLE_LENGTH
    samples[at] = id
    samples[at + 1] = phase
    samples[at + 2] = finger.x
    samples[at + 3] = finger.y
    samples[at + 4] = finger.time
    samples[at + 5] = finger.force
    samples[at + 6] = finger.radius
    samples[at + 7] = finger.kind
    samples[at + 8] = finger.altitude
    samples[at + 9] = finger.azimuth
    samples[at + 10] = finger.buttons
    this.#count += 1
  }
}
