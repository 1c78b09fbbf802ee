// Where what a finger has let go of goes by itself, as in a scroll view: TouchKit's AxisMotion, Deceleration and Bounce. Closed forms: a place follows from the time alone.

import { checkOptions } from './options.js'

/** @typedef {import('./index.js').Deceleration<number>} Motion */

// Of TouchKit's Constants.swift. What is slower has stopped, in points per second; how quickly what is beyond an edge comes back, per second; what is nearer to it, in
// points, is there.
const least = 10, [slow, fast] = [10, 12], near = 0.5

/** @type {(place: number) => Motion} */
const resting = place => ({ duration: 0, rest: place, at: () => place })

/**
 * One motion, and from a time on another one.
 * @param {(seconds: number) => number} first @param {number} until @param {Motion} then
 * @returns {Motion}
 */
const followed = (first, until, then) => ({
  duration: until + then.duration, rest: then.rest, at: seconds => seconds < until ? first(Math.max(0, seconds)) : then.at(seconds - until),
})

/**
 * From beyond an edge back to it, or with the distance 0 over it and back: d(t) = d₀·e^(−a·t) + v·(e^(−a·t) − e^(−b·t)) / (b − a).
 * @param {number} edge @param {number} distance @param {number} velocity
 */
function bouncing(edge, distance, velocity) {
  const away = (/** @type {number} */ t) => distance * Math.exp(-slow * t) + velocity * (Math.exp(-slow * t) - Math.exp(-fast * t)) / (fast - slow)
  const speed = (/** @type {number} */ t) => velocity * Math.exp(-fast * t) - slow * away(t)
  // It passes its edge where it is thrown back at it fast enough.
  const power = 1 + distance * (fast - slow) / velocity, crossing = distance * velocity < 0 && power > 0 ? -Math.log(power) / (fast - slow) : undefined
  // From its farthest point on it comes nearer all the time.
  const way = Math.sign(distance || velocity), out = fast * velocity / (2 * slow * (distance + velocity / 2))
  let from = way * velocity > slow * way * distance ? Math.log(out) / 2 : 0, to = from + 1
  while (way * away(to) > near) to += 1
  for (let step = 0; step < 40 && way * away(from) > near; step += 1) {
    const middle = (from + to) / 2
    if (way * away(middle) > near) from = middle
    else to = middle
  }
  const duration = way * away(from) > near ? to : from
  return { crossing, away, speed, motion: followed(t => edge + away(t), duration, resting(edge)) }
}

/**
 * Along one axis.
 * @param {number} from @param {number} velocity @param {number} min @param {number} max @param {number} rate
 * @returns {Motion}
 */
function along(from, velocity, min, max, rate) {
  const edge = Math.min(Math.max(from, min), max)
  if (from === edge) return slowing(from, velocity, min, max, rate)
  const { crossing, away, speed, motion } = bouncing(edge, from - edge, velocity)
  if (crossing === undefined || Math.abs(speed(crossing)) <= least) return motion
  return followed(t => edge + away(t), crossing, slowing(edge, speed(crossing), min, max, rate))
}

/**
 * x(t) = x₀ + v·r·(1 − rate^(1000·t)), r = rate / (1000·(1 − rate)), until it is too slow, or over an edge.
 * @param {number} from @param {number} velocity @param {number} min @param {number} max @param {number} rate
 * @returns {Motion}
 */
function slowing(from, velocity, min, max, rate) {
  if (Math.abs(velocity) <= least) return resting(from)
  const slope = 1000 * Math.log(rate), reach = rate / (1000 * (1 - rate)), edge = velocity < 0 ? min : max
  const rest = from + (velocity - Math.sign(velocity) * least) * reach
  const at = (/** @type {number} */ t) => from + velocity * reach * (1 - Math.exp(slope * t))
  if (min < rest && rest < max) return followed(at, Math.log(least / Math.abs(velocity)) / slope, resting(rest))
  const crossing = Math.log(1 - (edge - from) / (velocity * reach)) / slope
  return followed(at, crossing, bouncing(edge, 0, velocity * Math.exp(slope * crossing)).motion)
}

/**
 * @param {{ velocity: any, from?: any, min?: any, max?: any, rate?: number }} options
 * @returns {any}
 */
export function deceleration(options) {
  checkOptions('deceleration', options ?? null, ['velocity', 'from', 'min', 'max', 'rate'])
  const { velocity, from, min, max, rate = 0.998 } = options
  if (!(rate > 0 && rate < 1)) throw new TypeError(`The “rate” of a deceleration is a number between 0 and 1, not ${rate}.`)
  if (typeof velocity === 'number') return axis({ velocity, from, min, max }, rate)
  const [x, y] = ['x', 'y'].map(name => axis({ velocity: velocity?.[name], from: from?.[name], min: min?.[name], max: max?.[name] }, rate))
  return {
    duration: Math.max(x.duration, y.duration), rest: { x: x.rest, y: y.rest }, at: (/** @type {number} */ seconds) => ({ x: x.at(seconds), y: y.at(seconds) }),
  }
}

/** @param {{ velocity: number, from?: number, min?: number, max?: number }} asked @param {number} rate */
function axis({ velocity, from = 0, min = -Infinity, max = Infinity }, rate) {
  for (const [name, number] of Object.entries({ velocity, from })) {
    if (!Number.isFinite(number)) throw new TypeError(`The “${name}” of a deceleration is a number, or has an x and a y, not ${number}.`)
  }
  if (!(min <= max)) throw new TypeError(`The “min” of a deceleration, ${min}, is no larger than its “max”, ${max}.`)
  return along(from, velocity, min, max, rate)
}
