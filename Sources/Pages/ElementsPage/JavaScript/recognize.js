// Recognizers on an element, for pages that draw the effect themselves.

import { Host } from './host/index.js'
import { load, numbers } from './module.js'
import { ProgramOnDemand } from './recognize-programs.js'
import { takeTouches } from './recognize-touches.js'

// Names for what is asked for most.
/** @type {Record<string, { type: string, [option: string]: unknown }>} */
const names = {
  tap: { type: 'tap' }, doubleTap: { type: 'tap', taps: 2 }, twoFingerTap: { type: 'tap', touches: 2 },
  longPress: { type: 'longPress' }, pan: { type: 'pan' }, pinch: { type: 'pinch' }, rotation: { type: 'rotation' },
  swipe: { type: 'swipe' }, swipeLeft: { type: 'swipe', direction: 'left' }, swipeRight: { type: 'swipe', direction: 'right' },
  swipeUp: { type: 'swipe', direction: 'up' }, swipeDown: { type: 'swipe', direction: 'down' },
  oneFingerZoom: { type: 'oneFingerZoom' }, stroke: { type: 'stroke' },
}
const types = new Set(Object.values(names).map(each => each.type))
const states = ['possible', 'began', 'changed', 'ended', 'cancelled', 'failed']
const directions = ['right', 'down', 'left', 'up']

// What may be said of each type, beside what may be said of all.
/** @type {Record<string, string[]>} */
const optionsOf = {
  tap: ['taps', 'touches'], longPress: ['duration', 'touches'], pan: ['axis', 'touches'], swipe: ['direction', 'touches'], pinch: [], rotation: [],
  oneFingerZoom: ['direction', 'threshold'], stroke: ['strokes', 'threshold'],
}

// These run together by default: moving, rotating and scaling one object.
const together = ['pan', 'pinch', 'rotation']

/** @typedef {Omit<import('./index.js').RecognizerOptions, 'type'> & { type: string, name: string }} Request */

/** @param {import('./index.js').RecognizerName | import('./index.js').RecognizerOptions} asked @returns {Request} */
function request(asked) {
  const options = typeof asked === 'string' ? { type: asked } : asked
  if (typeof options?.type !== 'string') throw new TypeError(`${JSON.stringify(options)} is no recognizer: it is a name, or has a \`type\`.`)
  const known = Object.hasOwn(names, options.type) ? names[options.type] : undefined
  if (!known) throw new TypeError(`There is no recognizer “${options.type}”. There are ${Object.keys(names).join(', ')}.`)
  const allowed = ['type', 'name', 'waitsFor', 'with', ...optionsOf[known.type]], other = Object.keys(options).find(key => !allowed.includes(key))
  if (other) throw new TypeError(`A recognizer “${options.type}” has no “${other}”. It has ${allowed.join(', ')}.`)
  const fixed = Object.keys(known).find(key => key !== 'type' && key in options)
  if (fixed) throw new TypeError(`The “${fixed}” of “${options.type}” is ${known[fixed]}: of another number or direction is { type: '${known.type}', ${fixed}: … }.`)
  const made = { ...known, ...options, type: known.type, name: options.name ?? options.type }
  if (made.type === 'stroke' && !made.strokes?.length) throw new TypeError('A stroke needs `strokes`, such as ["down", "right"].')
  if (made.type === 'pan' && made.axis && !['x', 'y'].includes(made.axis)) throw new TypeError(`“${made.axis}” is none of x, y.`)
  for (const direction of [...made.strokes ?? [], ...made.type === 'swipe' && made.direction ? [made.direction] : []]) {
    if (!directions.includes(direction)) throw new TypeError(`“${direction}” is none of ${directions.join(', ')}.`)
  }
  if (made.type === 'oneFingerZoom' && !['up', 'down', undefined].includes(made.direction)) throw new TypeError(`“${made.direction}” is none of up, down.`)
  checkNumbers(made)
  return made
}

/** @param {Request} made */
function checkNumbers({ type, taps = 1, touches = 1, duration = 0, threshold = 0 }) {
  for (const [key, count] of Object.entries({ taps, touches })) {
    if (!Number.isInteger(count) || count < 1) throw new TypeError(`The “${key}” of “${type}” are a whole number from 1 on, not ${count}.`)
  }
  for (const [key, length] of Object.entries({ duration, threshold })) {
    if (!(length >= 0 && length < Infinity)) throw new TypeError(`The “${key}” of “${type}” is a number from 0 on, not ${length}.`)
  }
}

// What may be said last.
/** @param {{ [option: string]: unknown, touchAction?: string, within?: Element, signal?: AbortSignal }} options */
function check(options) {
  const other = Object.keys(options).find(key => !['touchAction', 'within', 'signal'].includes(key))
  if (other) throw new TypeError(`recognize has no option “${other}”: it has touchAction, within and signal.`)
  const { touchAction, within, signal } = options
  if (touchAction !== undefined && !CSS.supports('touch-action', touchAction)) throw new TypeError(`“${touchAction}” is no touch-action.`)
  if (within !== undefined && within?.nodeType !== 1) throw new TypeError(`\`within\` is an element, not ${within}.`)
  if (signal !== undefined && typeof signal?.aborted !== 'boolean') throw new TypeError('`signal` is that of an AbortController: { signal: controller.signal }.')
}

// Failure requirements and simultaneous recognition, by index.
/** @param {Request[]} requests */
function arranged(requests) {
  /** @param {readonly string[] | undefined} wanted @param {string} by */
  const find = (wanted, by) => listed(wanted, by)?.map(name => {
    const index = requests.findIndex(each => each.name === name)
    if (index < 0) throw new TypeError(`“${by}” names “${name}”, which is not among ${requests.map(each => each.name).join(', ')}.`)
    return index
  })
  return requests.map(each => ({
    ...each,
    waitsFor: find(each.waitsFor, each.name) ?? requests.flatMap((other, index) => isMore(other, each) ? [index] : []),
    with: find(each.with, each.name) ?? requests.flatMap((other, index) =>
      other !== each && together.includes(each.type) && together.includes(other.type) ? [index] : []),
  }))
}

/** @param {readonly string[] | undefined} names @param {string} by */
function listed(names, by) {
  if (names !== undefined && !Array.isArray(names)) throw new TypeError(`What “${by}” waits for, or goes with, is a list of names, not ${JSON.stringify(names)}.`)
  return names
}

// A single tap waits for a double tap.
/** @param {Request} other @param {Request} one */
const isMore = (other, one) => one.type === 'tap' && other.type === 'tap' && (other.touches ?? 1) === (one.touches ?? 1)
  && (other.taps ?? 1) > (one.taps ?? 1)

// The browser's own gestures that none of these recognizers needs.
/** @param {Request[]} requests */
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
 * @param {{ touchAction?: string, within?: HTMLElement, signal?: AbortSignal }} [options]
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
  const recognizers = arranged(requests)
  let isStopped = false, isHeld = false
  const leave = takeTouches(element, options.touchAction ?? touchAction(requests), options.touchAction !== undefined)
  /** @param {Uint8Array} bytes */
  const tell = bytes => {
    const [index, state, time, x, y, touches, scale, rotation, velocity, tx, ty, vx, vy] = numbers(bytes)
    const { name, type } = requests[index]
    if (type === 'longPress') isHeld = state === 1 || state === 2
    callback(/** @type {any} */ ({
      name, type, state: states[state], time, x, y, touches, element,
      ...type === 'pinch' || type === 'oneFingerZoom' ? { scale, velocity } : {},
      ...type === 'rotation' ? { rotation, velocity } : {},
      ...type === 'pan' ? { translation: { x: tx, y: ty }, velocity: { x: vx, y: vy } } : {},
    }))
  }
  // A finger scrolls what it does not press; one that has pressed moves what it holds.
  const keep = (/** @type {TouchEvent} */ event) => { if (isHeld && event.cancelable) event.preventDefault() }
  const presses = requests.some(({ type }) => type === 'longPress')
  if (presses) element.addEventListener('touchmove', keep, { passive: false })
  const { signal, within } = options
  const stop = () => {
    if (isStopped) return
    isStopped = true
    signal?.removeEventListener('abort', stop)
    element.removeEventListener('touchmove', keep)
    program.end()
    leave()
  }
  /** @type {Map<number, boolean>} */ const switched = new Map()
  const program = new ProgramOnDemand(element, async () => {
    const options = { draws: false, within, keys: null, takesWheel: false, start: { recognizers }, on: { recognized: tell } }
    const host = await Host.open(element, await load('recognizers'), options)
    for (const [index, isOn] of switched) host.send('enabled', [index, isOn])
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
  return {
    ready,
    setEnabled(name, isOn) {
      const index = requests.findIndex(each => each.name === name)
      if (index < 0) throw new TypeError(`There is no recognizer called “${name}”.`)
      switched.set(index, isOn)
      if (!isStopped) program.host?.send('enabled', [index, isOn])
    },
    stop,
  }
}
