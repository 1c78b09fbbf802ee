// Which recognizers a page asks for: what each name means, what may be said of it, and which of them wait for or run with each other.

import { directions } from './start-numbers.js'

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

// What may be said of each type, beside what may be said of all.
/** @type {Record<string, string[]>} */
const optionsOf = {
  tap: ['taps', 'touches'], longPress: ['duration', 'touches'], pan: ['axis', 'touches', 'wheel'], swipe: ['direction', 'touches'], pinch: ['wheel'], rotation: [],
  oneFingerZoom: ['direction', 'threshold'], stroke: ['strokes', 'threshold'],
}

// These run together by default: moving, rotating and scaling one object.
const together = ['pan', 'pinch', 'rotation']

/** @typedef {Omit<import('./index.js').RecognizerOptions, 'type'> & { type: string, name: string }} Request */

/** @param {import('./index.js').RecognizerName | import('./index.js').RecognizerOptions} asked @returns {Request} */
export function request(asked) {
  // What is undefined is not said.
  /** @type {any} */
  const options = typeof asked === 'string' ? { type: asked } : typeof asked === 'object' && asked ? Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) : asked
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
  if (!['boolean', 'undefined'].includes(typeof made.wheel)) throw new TypeError(`The “wheel” of “${made.type}” is true or false, not ${made.wheel}.`)
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

// Failure requirements and simultaneous recognition, by index.
/** @param {Request[]} requests */
export function arranged(requests) {
  const turned = requests.filter(each => each.wheel)
  if (new Set(turned.map(each => each.type)).size > 1) throw new TypeError(`A wheel pans or pinches: one of “${turned.map(each => each.name).join('” and “')}” has \`wheel: true\`, not both.`)
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

// A single tap waits for a double tap, and for a second touch that drags.
/** @param {Request} other @param {Request} one */
function isMore(other, one) {
  const { type, touches = 1, taps = 1 } = one, isTap = other.type === 'tap' && (other.touches ?? 1) === touches && (other.taps ?? 1) > taps
  return type === 'tap' && (isTap || other.type === 'oneFingerZoom' && touches * taps === 1)
}
