// The programs: one that has everything, and smaller ones for pages that need one part alone. Each is compiled once, and instantiated for each
// element.

import { compiled } from './host/index.js'

/** @typedef {'viewer' | 'zoom' | 'recognizers'} Part */

// Bundlers know this form, and keep the files; in a classic script that they have made the module's address is not known.
/** @type {Record<Part, () => URL>} */
const addresses = {
  viewer: () => new URL('tsumami.wasm', import.meta.url),
  zoom: () => new URL('tsumami-zoom.wasm', import.meta.url),
  recognizers: () => new URL('tsumami-recognizers.wasm', import.meta.url),
}

/** @type {Partial<Record<Part, Promise<WebAssembly.Module>>>} */ const modules = {}
// The one program for all, where somebody has said which.
/** @type {(() => Promise<WebAssembly.Module>) | undefined} */ let source

/** @param {Part} part */
function beside(part) {
  try { return addresses[part]() } catch {
    throw new Error('In a classic script tsumami.js does not know where tsumami.wasm is: call setProgram(address) before it is used.')
  }
}

/**
 * Says where the program is.
 * @param {string | URL} address
 */
export function setProgram(address) {
  if (modules.viewer) console.error('setProgram comes too late: the program has been loaded already.')
  setSource(() => compiled(address))
}

// Sets another source: a script that contains the program.
/** @param {() => Promise<WebAssembly.Module>} other */
export function setSource(other) {
  source = other
}

/**
 * Loads the program for a part, if that has not been done. That of the viewer has everything: where the page has a viewer it is used for all, since
 * one is smaller than two.
 * @param {unknown} [part] a `Part`; anything else is the viewer's, as for listeners that are given an event
 * @returns {Promise<WebAssembly.Module>}
 */
export function load(part) {
  if (typeof part === 'string' && !(part in addresses)) return Promise.reject(new TypeError(`There is no part “${part}”. There are ${Object.keys(addresses).join(', ')}.`))
  if (!source && !globalThis.document) return Promise.reject(new Error('Only a page loads the program: a server has no use for it.'))
  const wanted = part === 'zoom' || part === 'recognizers' ? part : 'viewer'
  const isWhole = source ?? modules.viewer ?? globalThis.document?.querySelector('tsumami-viewer'), needed = isWhole ? 'viewer' : wanted
  const module = modules[needed] ??= (source ?? (async () => compiled(beside(needed))))()
  // A failed download may succeed the next time.
  module.catch(() => { delete modules[needed] })
  return module
}

const latest = new Float64Array(16), latestBytes = new Uint8Array(latest.buffer)

/**
 * What the program sends as numbers, up to 16 of them. They are read at once: the next message is written over them. An array of their own would be garbage of
 * each frame, and an array buffer at that, which costs as much as what the fingers mean.
 * @param {Uint8Array} bytes
 */
export function numbers(bytes) {
  latestBytes.set(bytes)
  return latest
}
