// Recognizers on an element, for pages that draw the effect themselves.

import { Host } from './host/index.js'
import { load, numbers } from './module.js'
import { checkOptions } from './options.js'
import { Order, ordersOf } from './recognize-before.js'
import { ProgramOnDemand } from './recognize-programs.js'
import { Landings } from './recognize-landings.js'
import { arranged, request } from './recognize-requests.js'
import { takeTouches } from './recognize-touches.js'
import { Wheels } from './recognize-wheel.js'
import { recognizerNumbers } from './start-numbers.js'

// By the numbers that the program sends.
const states = ['possible', 'began', 'changed', 'ended', 'cancelled', 'failed']

// What may be said last.
/** @param {{ [option: string]: unknown, touchAction?: string, within?: Element, signal?: AbortSignal, before?: unknown }} options */
function check(options) {
  checkOptions('recognize', options, ['touchAction', 'within', 'signal', 'before'])
  const { touchAction, within, signal } = options
  if (touchAction !== undefined && !CSS.supports('touch-action', touchAction)) throw new TypeError(`“${touchAction}” is no touch-action.`)
  if (within !== undefined && within?.nodeType !== 1) throw new TypeError(`\`within\` is an element, not ${within}.`)
  if (signal !== undefined && typeof signal?.aborted !== 'boolean') throw new TypeError('`signal` is that of an AbortController: { signal: controller.signal }.')
}

// The browser's own gestures that none of these recognizers needs.
/** @param {import('./recognize-requests.js').Request[]} requests */
function touchAction(requests) {
  let across = true, down = true
  for (const { type, direction, axis, touches = 1 } of requests) {
    if (type === 'swipe' || type === 'pan' && touches === 1 && axis) {
      if (direction === 'up' || direction === 'down' || axis === 'y') down = false
      else across = false
    } else if (type === 'stroke' || type === 'oneFingerZoom' || type === 'pan' && touches === 1) {
      across = down = false
    }
  }
  const zooms = requests.every(({ type, touches = 1 }) => type !== 'pinch' && type !== 'rotation' && touches === 1)
  const allowed = [across && 'pan-x', down && 'pan-y', across && down && zooms && 'pinch-zoom'].filter(Boolean)
  return allowed.length ? allowed.join(' ') : 'none'
}

/**
 * @param {HTMLElement} element
 * @param {readonly (import('./index.js').RecognizerName | import('./index.js').RecognizerOptions)[]} asked
 * @param {(event: import('./index.js').Recognized) => void} callback
 * @param {{ touchAction?: string, within?: HTMLElement, signal?: AbortSignal, before?: unknown }} [options]
 * @returns {import('./index.js').Recognition}
 */
export function recognize(element, asked, callback, options = {}) {
  if (element?.nodeType !== 1) throw new TypeError(`recognize wants an element, and was given ${element}: is the script before it in the page?`)
  if (!Array.isArray(asked) || typeof callback !== 'function') throw new TypeError('recognize wants a list of recognizers, and a function: recognize(element, ["tap"], event => {}).')
  if (asked.length === 0) throw new TypeError('recognize wants at least one recognizer.')
  check(options)
  const requests = asked.map(request)
  const doubled = requests.find((each, index) => requests.findIndex(other => other.name === each.name) < index)
  if (doubled) throw new TypeError(`Two recognizers are called “${doubled.name}”: give one of them another \`name\`.`)
  const recognizers = arranged(requests), later = ordersOf(options.before)
  let isStopped = false, isHeld = false
  const leave = takeTouches(element, options.touchAction ?? touchAction(requests), options.touchAction !== undefined)
  /** @param {Uint8Array} bytes */
  const tell = bytes => {
    const [index, state, time, x, y, touches, scale, rotation, velocity, tx, ty, vx, vy, landed] = numbers(bytes)
    const { name, type } = requests[index]
    if (type === 'longPress') isHeld = state === 1 || state === 2
    order.reached(index, states[state])
    const { event: landing, ...on } = landings.at(landed), event = /** @type {any} */ ({
      name, type, state: states[state], time, x, y, touches, element, ...on,
      ...type === 'pinch' || type === 'oneFingerZoom' ? { scale, velocity } : {},
      ...type === 'rotation' ? { rotation, velocity } : {},
      ...type === 'pan' ? { translation: { x: tx, y: ty }, velocity: { x: vx, y: vy } } : {},
    })
    order.settle(type, landing, () => { if (!isStopped && isOn(index)) callback(event) })
  }
  // A finger scrolls what it does not press; one that has pressed moves what it holds.
  const keep = (/** @type {TouchEvent} */ event) => { if (isHeld && event.cancelable) event.preventDefault() }
  const presses = requests.some(({ type }) => type === 'longPress')
  if (presses) element.addEventListener('touchmove', keep, { passive: false })
  const { signal, within } = options, landings = new Landings(element)
  const stop = () => {
    if (isStopped) return
    isStopped = true
    signal?.removeEventListener('abort', stop)
    element.removeEventListener('touchmove', keep)
    program.end()
    landings.end()
    order.end()
    turning.abort()
    leave()
  }
  /** @type {Map<number, boolean>} */ const switched = new Map()
  const isOn = (/** @type {number} */ index) => switched.get(index) !== false
  const order = new Order(landings, requests, () => {
    for (const index of requests.keys()) if (isOn(index)) program.host?.send('enabled', new Float64Array([index, order.isHeld ? 0 : 1]))
  }, () => program.host?.draw())
  const turning = new AbortController(), wheels = new Wheels(element, requests, within ?? element, {
    signal: turning.signal, isOn: request => isOn(requests.indexOf(request)), isTouched: () => program.host?.isTouched,
    // As of fingers: an error is the page's, and does not end what is going on.
    tell: event => { try { callback(event) } catch (error) { reportError(error) } },
  })
  const program = new ProgramOnDemand(element, async () => {
    const options = { draws: false, within, keys: null, takesWheel: false, start: recognizerNumbers(recognizers), on: { recognized: tell } }
    const host = await Host.open(element, await load('recognizers'), options)
    for (const index of requests.keys()) if (!isOn(index) || order.isHeld) host.send('enabled', new Float64Array([index, 0]))
    return host
  })
  const start = async () => {
    try {
      await load('recognizers')
      if (!isStopped) await program.start()
    } catch (error) {
      // The page works as without it.
      stop()
      throw error
    }
  }
  if (signal?.aborted) stop()
  signal?.addEventListener('abort', stop)
  const ready = start()
  /** @type {import('./index.js').Recognition} */
  const recognition = {
    ready,
    setEnabled(name, isOn) {
      const index = requests.findIndex(each => each.name === name)
      if (index < 0) throw new TypeError(`There is no recognizer called “${name}”.`)
      switched.set(index, isOn)
      if (!isOn) wheels.cancel(requests[index])
      if (!isStopped) program.host?.send('enabled', new Float64Array([index, isOn && !order.isHeld ? 1 : 0]))
    },
    stop,
  }
  order.begin(recognition, isStopped ? [] : later)
  return recognition
}
