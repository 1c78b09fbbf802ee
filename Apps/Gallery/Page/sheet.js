// A sheet at the lower edge of a phone, pulled by a finger: up for all of it, down to close it. Elsewhere it lies still.

// In milliseconds: a finger's velocity goes on for so long when it lifts, to see where it would come to.
const ahead = 150

export class PulledSheet {
  #finger = null  // { id, start, from, last, time, velocity }
  #low = 0        // how far it is moved down where only its beginning is seen
  #frame = 0

  // `isPhone()` says whether it is at the lower edge; `close()` closes it. `moved(height)` is told how much of it is seen there, in each frame in
  // which it moves.
  constructor(sheet, isPhone, close, moved) {
    this.sheet = sheet
    this.isPhone = isPhone
    this.close = close
    this.moved = moved
    this.grip = sheet.querySelector('header')
    const end = event => event.pointerId === this.#finger?.id && this.#lift(event)
    sheet.addEventListener('pointerdown', event => this.#land(event))
    sheet.addEventListener('pointermove', event => event.pointerId === this.#finger?.id && this.#move(event))
    sheet.addEventListener('pointerup', end)
    sheet.addEventListener('pointercancel', end)
  }

  // It is shown now: with its beginning, on a phone.
  opens() {
    const { sheet } = this, height = sheet.offsetHeight
    this.#low = this.isPhone() ? Math.max(0, height - 0.45 * innerHeight) : 0
    sheet.style.transition = 'none'
    this.#place(this.isPhone() ? height : 0)
    sheet.getBoundingClientRect()
    this.#go(this.#low)
  }

  // What is in it has another height now; what is seen of it stays.
  fits() {
    if (this.#finger) return
    if (!this.isPhone()) {
      this.#low = 0
      return this.#place(0)
    }
    const isFull = this.#offset() < 1 && this.#low > 0
    this.#low = Math.max(0, this.sheet.offsetHeight - 0.45 * innerHeight)
    this.#go(isFull ? 0 : this.#low)
  }

  #follow() {
    cancelAnimationFrame(this.#frame)
    if (this.sheet.hidden || !this.isPhone()) return
    this.moved(Math.max(0, this.sheet.offsetHeight - this.#offset()))
    if (this.#finger || this.sheet.getAnimations().length > 0) this.#frame = requestAnimationFrame(() => this.#follow())
  }

  // Where it is at this moment, while it moves, too.
  #offset() { return new DOMMatrix(getComputedStyle(this.sheet).transform).f }

  #place(offset) {
    this.sheet.style.transform = offset === 0 ? '' : `translateY(${offset}px)`
    // All of it is seen: what is in it scrolls.
    this.sheet.classList.toggle('full', offset === 0)
  }

  #go(offset) {
    this.sheet.style.transition = ''
    this.#place(offset)
    this.#follow()
  }

  #land(event) {
    if (!this.isPhone() || this.#finger || event.pointerType === 'mouse' && event.button !== 0 || event.target.closest('button, a')) return
    const isFull = this.sheet.classList.contains('full')
    if (isFull && this.#low > 0 && !this.grip.contains(event.target)) return
    const from = this.#offset()
    this.#finger = { id: event.pointerId, start: event.clientY, from, last: event.clientY, time: event.timeStamp, velocity: 0 }
    // Caught where it is.
    this.sheet.style.transition = 'none'
    this.#place(from)
    this.sheet.setPointerCapture(event.pointerId)
    this.#follow()
  }

  #move(event) {
    const finger = this.#finger, passed = event.timeStamp - finger.time
    if (passed > 0) finger.velocity = 0.5 * finger.velocity + 0.5 * (event.clientY - finger.last) / passed
    finger.last = event.clientY
    finger.time = event.timeStamp
    const way = finger.from + event.clientY - finger.start
    // At its height it gives way a little.
    this.#place(way < 0 ? way / 6 : way)
  }

  #lift(event) {
    const finger = this.#finger
    this.#finger = null
    const still = event.timeStamp - finger.time > 80 || event.type === 'pointercancel'
    const end = this.#offset() + (still ? 0 : finger.velocity * ahead), height = this.sheet.offsetHeight
    const stops = [0, this.#low, height], nearest = stops.reduce((a, b) => Math.abs(b - end) < Math.abs(a - end) ? b : a)
    if (nearest !== height) return this.#go(nearest)
    this.#go(height)
    this.#closeAfter()
  }

  // Once it is out of sight.
  async #closeAfter() {
    await Promise.allSettled(this.sheet.getAnimations().map(animation => animation.finished))
    // Caught meanwhile.
    if (!this.#finger) this.close()
  }
}
