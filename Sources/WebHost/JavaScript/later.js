// The second part of a program: gallery.later.wasm beside gallery.wasm. It has what the first picture does not need, and comes after it.
//
// Both parts have one table of functions. Where the first would find one of the second's, it finds an import of its own until that is there; the second takes
// these places when it is made. Who calls such an import waits for the second part, which is loaded there and then.
//
// `Scripts/wasm-parts` makes both. The imports have no names: a section of the first part says which places of the table they stand for, and by which eight bytes
// the second part is known, whose own section has the same ones.

import { compiled, compiledNow, secondOf } from './modules.js'

// Bytes at the beginning of the section.
const nameLength = 8
const sections = (/** @type {WebAssembly.Module} */ module) => WebAssembly.Module.customSections(module, 'later').map(section => new Uint8Array(section))

function compilesNow() {
  // A module of nothing but one section that means nothing.
  const module = new Uint8Array(4107)
  module.set([0, 97, 115, 109, 1, 0, 0, 0, 0, 128, 32])
  try { return Boolean(new WebAssembly.Module(module)) } catch { return false }
}

export class Later {
  /** @type {string} */ #address
  // That of both parts, which belong together.
  /** @type {string} */ #name
  // How far each import's place in the table is from that of the one before.
  /** @type {Uint8Array} */ #steps
  /** @type {Record<string, any>} */ #first
  /** @type {Promise<void> | undefined} */ #loading
  #isThere = false
  // Called when the page has waited for it.
  waited = () => {}

  /**
   * That of a module; undefined where it is whole.
   * @param {WebAssembly.Module} module
   */
  static of(module) {
    const [section] = sections(module)
    if (!section) return undefined
    const address = secondOf(module), later = new Later()
    if (!address) throw new Error('The module has a second part: give its address instead of the module, or what `compiled` has made of it.')
    later.#address = address
    later.#name = `${section.subarray(0, nameLength)}`
    later.#steps = section.subarray(nameLength)
    return later
  }

  /** What the first part imports: browsers ask for each, in the order of the imports. */
  get imports() {
    let place = 0, next = 0
    return new Proxy({}, {
      get: () => {
        const at = place += this.#steps[next++]
        return (/** @type {unknown[]} */ ...given) => this.#call(at, given)
      },
    })
  }

  /** @param {Record<string, any>} exports the first part's */
  follow(exports) { this.#first = exports }

  /** Loads it, unless it is there or on its way. One that does not come is asked for once more when it is needed. */
  load() {
    return this.#loading ??= (async () => {
      const module = this.#own(await compiled(this.#address, { priority: 'low' }))
      if (!this.#isThere) await WebAssembly.instantiate(module, { first: this.#first })
      this.#isThere = true
    })().catch(() => {})
  }

  /**
   * False where it has to be loaded before the program begins: where the page may not wait for an answer; in pages with a service worker, which such requests do not
   * go by: it may be all that has the second part; and in Chromium before version 115, which compiles no more than 4 KB while a page waits.
   */
  static get comesWhenNeeded() {
    if (navigator.serviceWorker?.controller || document.featurePolicy?.allowsFeature('sync-xhr') === false) return false
    // Chromium has it from that version on, where even a small module takes half a millisecond before the first picture, and six on a phone.
    return 'ScrollTimeline' in globalThis || compilesNow()
  }

  /** @param {number} place @param {unknown[]} given */
  #call(place, given) {
    if (!this.#isThere) {
      new WebAssembly.Instance(this.#own(compiledNow(this.#address)), { first: this.#first })
      this.waited()
    }
    this.#isThere = true
    return this.#first.table.get(place)(...given)
  }

  // Between the two a server may have got another release.
  /** @param {WebAssembly.Module} module */
  #own(module) {
    if (`${sections(module)[0]}` === this.#name) return module
    throw new Error(`The program ${this.#address} is not of the same release as its first part.`)
  }
}
