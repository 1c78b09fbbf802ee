// Pointer events in, touch samples out: [id, phase, x, y, time, force, radius, kind, altitude, azimuth].
//
// Moves wait for the animation frame, so that what all fingers did in it is one batch, as on iOS. A finger that
// comes down or leaves sends them on at once, in order. Every finger that began is ended or cancelled exactly
// once, whatever the browser forgets to say.

const began = 0, moved = 1, ended = 3, cancelled = 4
const kinds = { touch: 0, pen: 1, mouse: 2 }

export class Pointers {
  #down = new Map()  // id → the last sample
  #moves = []

  constructor(stage, { send, wake }) {
    this.stage = stage
    this.send = send
    this.wake = wake
    const on = (target, type, handler) => target.addEventListener(type, handler)
    on(stage, 'pointerdown', event => this.#began(event))
    on(stage, 'pointermove', event => this.#moved(event))
    on(stage, 'pointerup', event => this.#left(event, ended))
    on(stage, 'pointercancel', event => this.#left(event, cancelled))
    on(stage, 'lostpointercapture', event => this.#left(event, cancelled))
    on(document, 'visibilitychange', () => document.hidden && this.cancelAll())
    on(window, 'blur', () => this.cancelAll())
    on(window, 'pagehide', () => this.cancelAll())
    // A long press is the program's, and so is what would be dragged or selected.
    for (const type of ['contextmenu', 'dragstart', 'selectstart']) on(stage, type, e => e.preventDefault())
  }

  get count() { return this.#down.size }

  // Sends the moves that have gathered. The host calls it in every frame.
  flush() {
    if (this.#moves.length === 0) return
    const moves = this.#moves
    this.#moves = []
    this.send(moves)
  }

  cancelAll() {
    this.flush()
    const last = [...this.#down.values()]
    this.#down.clear()
    const now = performance.now() / 1000
    if (last.length > 0) this.send(last.map(sample => sample.with(1, cancelled).with(4, now)))
    this.wake()
  }

  // A tap that no pointer made.
  tap(x, y, at) {
    this.flush()
    const sample = [-1, began, x, y, at / 1000, 0, 0, kinds.touch, Math.PI / 2, 0]
    this.send([sample])
    this.send([sample.with(1, ended)])
    this.wake()
  }

  #began(event) {
    // Only the first button, the finger or the tip of the pen touches.
    if (event.button !== 0) return
    this.flush()
    this.#cancel(event.pointerId, event.timeStamp)
    const sample = this.#sample(event, began)
    this.#down.set(event.pointerId, sample)
    // A pointer that is gone by now cannot be captured; its end has been or will be told.
    try { this.stage.setPointerCapture(event.pointerId) } catch {}
    this.send([sample])
    this.wake()
  }

  #moved(event) {
    if (!this.#down.has(event.pointerId)) return
    if (event.buttons === 0) return this.#left(event, cancelled)  // its end went to another window
    const coalesced = event.getCoalescedEvents?.() ?? []
    for (const each of coalesced.length > 0 ? coalesced : [event]) {
      const sample = this.#sample(each, moved)
      this.#down.set(event.pointerId, sample)
      this.#moves.push(sample)
    }
    this.wake()
  }

  #left(event, phase) {
    if (!this.#down.has(event.pointerId)) return
    this.flush()
    const sample = this.#sample(event, phase)
    this.#down.delete(event.pointerId)
    this.send([sample])
    this.wake()
  }

  #cancel(id, at) {
    const last = this.#down.get(id)
    if (!last) return
    this.#down.delete(id)
    this.send([last.with(1, cancelled).with(4, at / 1000)])
  }

  #sample(event, phase) {
    const last = this.#down.get(event.pointerId)
    // A cancelled pointer need not say where it was.
    const [x, y] = phase === cancelled && last ? [last[2], last[3]] : [event.clientX, event.clientY]
    const time = Math.max(event.timeStamp / 1000, last?.[4] ?? 0)
    const isPen = event.pointerType === 'pen'
    // Browsers report ½ for an average press, and for every press where they cannot tell: only pens can.
    const force = isPen ? event.pressure * 2 : 0
    const size = Math.max(event.width, event.height)
    const radius = event.pointerType === 'touch' && size > 1 ? size / 2 : 0
    return [
      event.pointerId, phase, x, y, time, force, radius, kinds[event.pointerType] ?? 0,
      event.altitudeAngle ?? Math.PI / 2, event.azimuthAngle ?? 0,
    ]
  }
}
