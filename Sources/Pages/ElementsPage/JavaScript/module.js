// The program of all elements: compiled once, instantiated for each.

import { compiled } from './host/index.js'

/** @type {Promise<WebAssembly.Module> | undefined} */ let module
/** @type {() => Promise<WebAssembly.Module>} */
let source = async () => compiled(beside())

// Bundlers know this form, and keep the file; in a classic script that they have made the module's address is not known.
function beside() {
  try { return new URL('tsumami.wasm', import.meta.url) } catch {
    throw new Error('In a classic script tsumami.js does not know where tsumami.wasm is: call setProgram(address) before it is used.')
  }
}

/**
 * Says where the program is.
 * @param {string | URL} address
 */
export function setProgram(address) {
  setSource(() => compiled(address))
}

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
