// The wasm module as an object: what goes in, what comes out (PROTOCOL.md), and how long it takes.
// Memory may grow at any call, so no view of it outlives the line it is made in.

const recordLength = 10, recordCount = 256, longestName = 1024

export class Program {
  timing = { batches: 0, moves: 0, batchMs: 0, frames: 0, frameMs: 0, worstMs: 0 }
  #exports
  #latest = 0
  #failed = false

  static async load(url, onFailure) {
    const program = new Program()
    program.onFailure = onFailure
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`)
    const page = { putchar: program.#putchar }
    const { instance } = await WebAssembly.instantiateStreaming(response, { Math, page })
    program.#exports = instance.exports
    return program
  }

  // What the program's clock shows, in seconds.
  get latest() { return this.#latest }

  // The clock never runs backwards, although an animation frame is dated before the events it follows.
  #time(milliseconds) { return this.#latest = Math.max(this.#latest, milliseconds / 1000) }

  // False where the module has no such scene.
  start(scene, pictures, window) {
    pictures.forEach((picture, id) => {
      this.#call('image', id, picture.width, picture.height)
      const name = new Uint8Array(this.#exports.memory.buffer, this.#call('name'), longestName)
      this.#call('image_name', new TextEncoder().encodeInto(picture.name, name).written)
    })
    return this.#call('start', scene, ...window, this.#time(performance.now())) === 1
  }

  // Delivers one batch; larger ones than the buffer go in parts.
  send(samples) {
    for (let first = 0; first < samples.length; first += recordCount) {
      const part = samples.slice(first, first + recordCount)
      const address = this.#call('samples')
      const view = new Float64Array(this.#exports.memory.buffer, address, part.length * recordLength)
      part.forEach((sample, i) => view.set(sample, i * recordLength))
      const ms = this.#timed('send', part.length)
      this.timing.batches += 1
      this.timing.batchMs += ms
      this.timing.moves += part.filter(sample => sample[1] === 1).length
    }
    for (const sample of samples) this.#latest = Math.max(this.#latest, sample[4])
  }

  wheel(x, y, dx, dy, at, pinch) { this.#call('wheel', x, y, dx, dy, this.#time(at), pinch ? 1 : 0) }
  key(key, at) { return this.#call('key', key, this.#time(at)) === 1 }
  // True where a recognizer or a responder used it.
  press(code, phase, character, modifiers, at) {
    return this.#call('press', code, phase, character, modifiers, this.#time(at)) === 1
  }
  show(index, at) { this.#call('show', index, this.#time(at)) }
  loaded(picture, isThere) { this.#call('loaded', picture, isThere ? 1 : 0, this.#time(performance.now())) }
  reduceMotion(on) { this.#call('reduce_motion', on ? 1 : 0) }
  inspect(on, at) { this.#call('inspect', on ? 1 : 0, this.#time(at)) }
  safeArea(insets, at) { this.#call('safe_area', ...insets, this.#time(at)) }
  resize(window, at) { this.#call('resize', ...window, this.#time(at)) }

  // Runs one frame and hands its changes to `apply(numbers, text)`. Answers when the next is wanted.
  frame(at, apply) {
    let next
    this.timing.frames += 1
    this.timing.frameMs += this.#timed('frame', this.#time(at), answer => next = answer)
    const count = this.#call('change_count')
    if (count > 0) {
      const numbers = new Float64Array(this.#exports.memory.buffer, this.#call('changes'), count)
      apply(numbers, (address, length) => this.#text(address, length))
    }
    return next
  }

  // The transcript since the last call and the state, one object a line.
  report() {
    const length = this.#call('report_length')  // this first: it writes the lines
    const text = this.#text(this.#call('report'), length)
    return text.split('\n').filter(Boolean).map(line => JSON.parse(line))
  }

  #text(address, length) {
    return new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, address, length))
  }

  #timed(name, argument, answer = () => {}) {
    const start = performance.now()
    answer(this.#call(name, argument))
    const ms = performance.now() - start
    this.timing.worstMs = Math.max(this.timing.worstMs, ms)
    return ms
  }

  // A trap leaves the module in no state to go on with; the page says so once and stays still.
  #call(name, ...values) {
    const never = name === 'frame' ? -1 : 0
    if (this.#failed) return never
    try {
      return this.#exports[`tsumami_${name}`](...values)
    } catch (error) {
      this.#failed = true
      this.onFailure(error, this.#line)
      return never
    }
  }

  // What the module prints, a byte at a time; a failed precondition says here what failed.
  #line = ''
  #bytes = []
  #putchar = byte => {
    if (byte !== 10) return this.#bytes.push(byte), byte
    this.#line = new TextDecoder().decode(new Uint8Array(this.#bytes))
    this.#bytes = []
    console.log(this.#line)
    return byte
  }
}
