// A sheet that a finger pulls: at the lower edge of a phone, by itself or by the photo above it, up for all of it, down to close it; at the side of a
// larger window by the photo alone, up and down as well, and it comes from its side.

// In milliseconds: a finger's velocity goes on for so long when it lifts, to see where it would come to.
const ahead = 150
// In points per millisecond: a finger on the photo that is faster leads to the next stop in its direction, however short its way was.
const quick = 0.3
// A finger leads a sheet at the side all its way on so much of the window's height, where that is less than the way.
const reach = 0.4

// What a finger on the photo is called among the pointers of the browser.
const photoFinger = -1

export class PulledSheet {
  #finger = null  // { id, start, from, last, time, velocity }
  #low = 0        // how far it is moved down where only its beginning is seen
  #isLeaving = false
  #frame = 0

  // `isPhone()` says whether it is at the lower edge; `close()` closes it. `moved(edges)` is told how much of the window it covers, at the top, on the left,
  // at the bottom and on the right, in each frame in which it moves.
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
    const { sheet } = this
    this.#measure()
    sheet.style.transition = 'none'
    this.#place(this.#away)
    sheet.getBoundingClientRect()
    this.#go(this.#low)
  }

  // What is in it has another height now; what is seen of it stays.
  fits() {
    if (this.#finger || this.#isLeaving) return
    const isFull = this.#offset() < 1 && this.#low > 0
    this.#measure()
    this.#go(isFull ? 0 : this.#low)
  }

  #measure() { this.#low = this.isPhone() ? Math.max(0, this.sheet.offsetHeight - 0.45 * innerHeight) : 0 }

  // −1 where it comes from the left, 1 from the right.
  get #side() { return 2 * this.sheet.offsetLeft + this.sheet.offsetWidth > innerWidth ? 1 : -1 }

  // How far it is moved where nothing of it is seen.
  get #away() {
    const { offsetHeight, offsetLeft, offsetWidth } = this.sheet
    if (this.isPhone()) return offsetHeight
    return this.#side > 0 ? innerWidth - offsetLeft : offsetLeft + offsetWidth
  }

  // How far it goes for each point of the finger.
  get #pace() { return this.isPhone() ? 1 : Math.max(1, this.#away / (reach * innerHeight)) }

  #follow() {
    cancelAnimationFrame(this.#frame)
    if (this.sheet.hidden) return
    const seen = Math.max(0, this.#away - this.#offset())
    this.moved(this.isPhone() ? [0, 0, seen, 0] : this.#side > 0 ? [0, 0, 0, seen] : [0, seen, 0, 0])
    if (this.#finger || this.sheet.getAnimations().length > 0) this.#frame = requestAnimationFrame(() => this.#follow())
  }

  // Where it is at this moment, while it moves, too.
  #offset() {
    const { e, f } = new DOMMatrix(getComputedStyle(this.sheet).transform)
    return this.isPhone() ? f : e * this.#side
  }

  #place(offset) {
    this.sheet.style.transform = offset === 0 ? '' : this.isPhone() ? `translateY(${offset}px)` : `translateX(${offset * this.#side}px)`
    // All of it is seen: what is in it scrolls.
    this.sheet.classList.toggle('full', offset === 0)
  }

  #go(offset) {
    this.sheet.style.transition = ''
    this.#place(offset)
    this.#follow()
  }

  // A finger on the photo has the sheet from now on, caught where it is; one that is new comes from outside the window.
  takes(isNew) {
    if (this.#finger) return
    const from = isNew ? this.#away : this.#offset()
    this.#finger = { id: photoFinger, from }
    this.sheet.style.transition = 'none'
    this.#place(from)
    this.#follow()
  }

  // So far down has it come, in points, and so fast is it, in points per millisecond; `phase` as the scene says it.
  pulls(phase, way, velocity) {
    if (this.#finger?.id !== photoFinger) return
    this.#lead(way * this.#pace)
    if (phase >= 2) this.#letGo(phase === 3 ? 0 : velocity * this.#pace, phase === 2 && Math.abs(velocity) > quick)
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
    this.#lead(event.clientY - finger.start)
  }

  #lead(way) {
    const offset = this.#finger.from + way
    // At its height it gives way a little.
    this.#place(offset < 0 ? offset / 6 : offset)
  }

  #lift(event) {
    const isStill = event.timeStamp - this.#finger.time > 80 || event.type === 'pointercancel'
    this.#letGo(isStill ? 0 : this.#finger.velocity, false)
  }

  // It goes to the stop that is nearest to where it would come to, or, where it `goesOn`, to the next one in its direction.
  #letGo(velocity, goesOn) {
    this.#finger = null
    const away = this.#away, now = this.#offset(), end = now + velocity * ahead
    this.#measure()
    const stops = [0, this.#low, away].filter(stop => !goesOn || (stop - now) * velocity >= 0)
    const nearest = stops.reduce((a, b) => Math.abs(b - end) < Math.abs(a - end) ? b : a, velocity < 0 ? 0 : away)
    this.#go(nearest)
    if (nearest !== away) return
    this.#closeAfter()
  }

  // Once it is out of sight.
  async #closeAfter() {
    this.#isLeaving = true
    await Promise.allSettled(this.sheet.getAnimations().map(animation => animation.finished))
    this.#isLeaving = false
    // Caught meanwhile.
    if (!this.#finger) this.close()
  }
}
