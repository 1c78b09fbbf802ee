// A module as an object: its calls in both directions (PROTOCOL.md), and their time.

import { Later } from './later.js'
import { compiled } from './modules.js'
import { EXPORTS, SAMPLE_LENGTH, LARGEST_BATCH, VERSION } from './protocol.js'

/** @typedef {(typeof EXPORTS)[number]} Name */
/** @typedef {Record<Name, (...numbers: number[]) => number>} Calls */
/** @typedef {{ message(name: string, value: unknown): void, image(picture: number, text: string): void, bytes(picture: number, file: Uint8Array): void, load(picture: number): void, drop(picture: number): void, measure(text: string, setting: import('./paragraphs.js').Setting): { width: number, lines: number }, feedback(code: number, intensity: number): void, notify(layer: number, words: string): void }} Page */

// In milliseconds: so soon after the page has waited it has heard what fingers did meanwhile.
const catchUp = 100

const decoder = new TextDecoder(), encoder = new TextEncoder()

export class Program {
  timing = { batches: 0, moves: 0, batchMs: 0, frames: 0, frameMs: 0, worstMs: 0 }
  /** That of the window that the program is in: events and frames have its times. */
  clock = performance
  /** The time of the program's clock, in seconds. */
  latest = 0
  /** Views of the memory; the same objects until it grows. */
  bytes = new Uint8Array(0)
  doubles = new Float64Array(0)
  integers = new Int32Array(0)
  /** The buffer for touch samples. */
  samples = new Float64Array(0)

  /** @type {(line: string, error: unknown) => void} */ #onFailure
  /** @type {WebAssembly.Memory} */ #memory
  /** @type {Calls} */ #calls
  /** @type {Later | undefined} */ #later
  #hasFailed = false
  #samplesAt = 0
  #changesAt = 0

  /**
   * @param {string | URL | WebAssembly.Module} module
   * @param {Page} page what the program calls
   * @param {(line: string, error: unknown) => void} onFailure called once, when the program has failed
   */
  static async load(module, page, onFailure) {
    const program = new Program()
    program.#onFailure = onFailure
    const isCompiled = module instanceof WebAssembly.Module, made = isCompiled ? module : await compiled(module)
    const later = program.#later = Later.of(made)
    const { exports } = await WebAssembly.instantiate(made, { ...program.#imports(page), ...later && { later: later.imports } })
    later?.follow(exports)
    if (later) later.waited = () => program.#stops()
    if (later && !Later.comesWhenNeeded) await later.load()
    program.#start(isCompiled ? 'The module' : `${module}`, /** @type {Record<string, any>} */ (exports))
    return program
  }

  /** Loads what the first frame has not needed, where that is a module of its own; resolves when it is there. */
  async complete() { await this.#later?.load() }

  /** @param {string} url @param {Record<string, any>} exports */
  #start(url, exports) {
    const version = exports.tsumami_version?.()
    if (version !== VERSION) {
      const other = version === undefined ? 'is not a program for this host' : `speaks version ${version} of the protocol`
      throw new Error(`${url} ${other}; the page speaks version ${VERSION}. Both have to be of the same release.`)
    }
    this.#memory = exports.memory
    this.#calls = /** @type {Calls} */ ({})
    for (const name of EXPORTS) this.#calls[name] = this.#guarded(exports[`tsumami_${name}`], name === 'frame' ? -1 : 0)
    this.#samplesAt = this.#calls.samples()
    this.#changesAt = this.#calls.changes()
    this.#guarded(exports.__main_argc_argv ?? exports.main, 0)(0, 0)
    this.refresh()
  }

  // After a trap the module cannot continue; the page reports it once and stays as it is. Six parameters are enough for
  // every call: a rest parameter would allocate an array at each call.
  /** @param {(...numbers: number[]) => number} call @param {number} never @returns {(...numbers: number[]) => number} */
  #guarded(call, never) {
    /** @type {any} */
    const guarded = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ c, /** @type {number} */ d,
      /** @type {number} */ e, /** @type {number} */ f) => {
      if (this.#hasFailed) return never
      try {
        return call(a, b, c, d, e, f)
      } catch (error) {
        this.#hasFailed = true
        this.#onFailure(this.#line, error)
        return never
      }
    }
    return guarded
  }

  /** Memory that has grown is another object; the views of the old one are empty. */
  refresh() {
    if (this.bytes.length > 0) return
    const buffer = this.#memory.buffer
    this.bytes = new Uint8Array(buffer)
    this.doubles = new Float64Array(buffer)
    this.integers = new Int32Array(buffer)
    this.samples = new Float64Array(buffer, this.#samplesAt, LARGEST_BATCH * SAMPLE_LENGTH)
  }

  // Whether a finger is down; the host knows it.
  isHeld = () => false

  // The page has waited in the middle of a call: what fingers that are down did meanwhile comes now, with the times at which they did it. Until then the clock stands
  // still, or a tap would have been held for as long as the page waited.
  #stops() {
    if (!this.isHeld()) return
    this.#isStopped = true
    setTimeout(() => this.#isStopped = false, catchUp)
  }
  #isStopped = false

  // The clock never goes backwards, although an animation frame has an earlier time than the events before it.
  /** @param {number} milliseconds */
  #time(milliseconds) {
    const seconds = milliseconds / 1000
    if (seconds > this.latest && !this.#isStopped) this.latest = seconds
    return this.latest
  }

  /** @param {[number, number, number]} window width, height, scale @param {number} traits */
  open(window, traits) {
    return this.#calls.open(window[0], window[1], window[2], traits, this.#time(this.clock.now())) === 1
  }

  // Delivers the first `count` samples of the buffer as one batch.
  /** @param {number} count */
  touch(count) {
    const start = performance.now(), samples = this.samples
    for (let at = 0; at < count * SAMPLE_LENGTH; at += SAMPLE_LENGTH) {
      if (samples[at + 4] > this.latest) this.latest = samples[at + 4]
      if (samples[at + 1] === 1) this.timing.moves += 1
    }
    this.#calls.touch(count, this.latest)
    this.refresh()
    this.timing.batches += 1
    this.timing.batchMs += this.#spent(start)
  }

  /** @param {number} x @param {number} y @param {boolean} isInside @param {number} at */
  hover(x, y, isInside, at) { this.#calls.hover(x, y, isInside ? 1 : 0, this.#time(at)) }

  // True where a recognizer or a responder used it.
  /** @param {number} code @param {number} phase @param {number} character @param {number} modifiers @param {number} at */
  press(code, phase, character, modifiers, at) {
    return this.#calls.press(code, phase, character, modifiers, this.#time(at)) === 1
  }

  /** @param {number} code @param {number} character @param {number} modifiers @param {number} at */
  key(code, character, modifiers, at) { return this.#calls.key(code, character, modifiers, this.#time(at)) === 1 }

  // True where it was done.
  /** @param {number} layer @param {number} request @param {number} at */
  assist(layer, request, at) { return this.#calls.assist(layer, request, this.#time(at)) === 1 }

  /** @param {number} x @param {number} y @param {number} dx @param {number} dy @param {boolean} isPinch @param {number} at */
  wheel(x, y, dx, dy, isPinch, at) { return this.#calls.wheel(x, y, dx, dy, isPinch ? 1 : 0, this.#time(at)) === 1 }

  /** @param {number} bits */
  traits(bits) { this.#calls.traits(bits, this.#time(this.clock.now())) }

  /** @param {[number, number, number]} window */
  resize(window) { this.#calls.resize(window[0], window[1], window[2], this.#time(this.clock.now())) }

  /** @param {number} top @param {number} left @param {number} bottom @param {number} right */
  safeArea(top, left, bottom, right) { this.#calls.safe_area(top, left, bottom, right, this.#time(this.clock.now())) }

  /** @param {number} bits @param {number} at */
  modifiers(bits, at) { this.#calls.modifiers(bits, this.#time(at)) }

  /** @param {number} picture @param {number} width @param {number} height in pixels; 0 where it cannot be shown */
  picture(picture, width, height) { this.#calls.picture(picture, width, height, this.#time(this.clock.now())) }

  /** @param {string} name @param {unknown} value */
  send(name, value) {
    const isBytes = ArrayBuffer.isView(value)
    const contents = isBytes ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
      : encoder.encode(JSON.stringify(value ?? null))
    const title = encoder.encode(name), room = this.#calls.memory(title.length + contents.length)
    this.refresh()
    if (this.#hasFailed) return
    this.bytes.set(title, room)
    this.bytes.set(contents, room + title.length)
    this.#calls.message(title.length, contents.length, isBytes ? 0 : 1, this.#time(this.clock.now()))
    this.refresh()
  }

  /**
   * Runs one frame and applies its changes to `layers`. Returns when the next is due.
   * @param {number} at
   * @param {{ apply(numbers: Float64Array, start: number, end: number, program: Program): void }} layers
   */
  frame(at, layers) {
    const start = performance.now()
    const next = this.#calls.frame(this.#time(at))
    this.timing.frames += 1
    this.timing.frameMs += this.#spent(start)
    if (this.#hasFailed) return -1
    this.refresh()
    const slot = this.#changesAt >> 2, count = this.integers[slot + 1]
    if (count > 0) {
      const first = this.integers[slot] >>> 3
      layers.apply(this.doubles, first, first + count, this)
    }
    return next
  }

  /** @param {number} address @param {number} length */
  text(address, length) { return length === 0 ? '' : decoder.decode(this.bytes.subarray(address, address + length)) }

  // A program that sends one message with each frame sends the same name: decoding it costs more than comparing it.
  #lastName = { text: '', bytes: new Uint8Array(0) }
  /** @param {number} address @param {number} length */
  #name(address, length) {
    this.refresh()
    const { bytes } = this, last = this.#lastName
    let same = last.bytes.length === length ? 0 : -1
    while (same >= 0 && same < length && bytes[address + same] === last.bytes[same]) same += 1
    if (same !== length) this.#lastName = { text: this.text(address, length), bytes: bytes.slice(address, address + length) }
    return this.#lastName.text
  }

  /** @param {number} start */
  #spent(start) {
    const ms = performance.now() - start
    if (ms > this.timing.worstMs) this.timing.worstMs = ms
    return ms
  }

  // The functions that the program calls. Memory may have grown since our last access.
  /** @param {Page} page @returns {WebAssembly.Imports} */
  #imports(page) {
    const text = (/** @type {number} */ address, /** @type {number} */ length) => (this.refresh(), this.text(address, length))
    const copy = (/** @type {number} */ address, /** @type {number} */ length) => (this.refresh(), this.bytes.slice(address, address + length))
    const tsumami = {
      /** @param {number} name @param {number} nameLength @param {number} address @param {number} length @param {number} isJSON */
      message: (name, nameLength, address, length, isJSON) =>
        page.message(this.#name(name, nameLength), isJSON ? JSON.parse(text(address, length)) : copy(address, length)),
      /** @param {number} picture @param {number} address @param {number} length */
      image: (picture, address, length) => page.image(picture, text(address, length)),
      /** @param {number} picture @param {number} address @param {number} length */
      bytes: (picture, address, length) => page.bytes(picture, copy(address, length)),
      /** @param {number} picture */
      load: picture => page.load(picture),
      /** @param {number} picture */
      drop: picture => page.drop(picture),
      /** @param {number} address @param {number} length @param {number} size @param {number} weight @param {number} width @param {number} lines @param {number} mode */
      measure: (address, length, size, weight, width, lines, mode) => {
        const measured = page.measure(text(address, length), { size, weight, width, lines, mode })
        return measured.lines * 65536 + Math.min(measured.width, 65535)
      },
      /** @param {number} code @param {number} intensity */
      feedback: (code, intensity) => page.feedback(code, intensity),
      /** @param {number} layer @param {number} address @param {number} length */
      notify: (layer, address, length) => page.notify(layer, text(address, length)),
    }
    return { Math: /** @type {any} */ (Math), page: { putchar: this.#putchar }, tsumami }
  }

  // What the module prints, byte by byte; a failed precondition prints its message.
  #line = ''
  /** @type {number[]} */ #printed = []
  #putchar = (/** @type {number} */ byte) => {
    if (byte !== 10) return this.#printed.push(byte), byte
    this.#line = decoder.decode(new Uint8Array(this.#printed))
    this.#printed = []
    console.log(this.#line)
    return byte
  }
}
