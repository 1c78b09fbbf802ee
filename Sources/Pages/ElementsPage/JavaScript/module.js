// The program of all elements: compiled once, instantiated for each.

import { compiled } from './host/index.js'

/** @type {Promise<WebAssembly.Module> | undefined} */ let module
/** @type {() => Promise<WebAssembly.Module>} */
let source = () => compiled(`${new URL('tsumami.wasm', import.meta.url)}`)

// Sets another source: a script that contains the program.
/** @param {() => Promise<WebAssembly.Module>} other */
export function setSource(other) {
  source = other
}

/**
 * Loads the program, if that has not been done.
 * @returns {Promise<WebAssembly.Module>}
 */
export function load() {
  module ??= source()
  // A failed download may succeed the next time.
  module.catch(() => { module = undefined })
  return module
}

// What the program sends as numbers.
/** @param {Uint8Array} bytes */
export const numbers = bytes => new Float64Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 3)
