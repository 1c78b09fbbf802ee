// What fingers do on a zoom before its program is there: told to it then, and two of them are not the page's meanwhile, which would scroll with them.

export class Missed {
  /** @type {PointerEvent[]} In the order in which they came. */
  events = []
  #end = new AbortController()
  // Two fingers have come down, and are held until they lift.
  #isHeld = false
  #isOver = false

  /**
   * @param {HTMLElement} frame what is zoomed
   * @param {(event: Event) => boolean} isMeant false where the event is another zoom's, within this one
   */
  constructor(frame, isMeant) {
    const { signal } = this.#end
    for (const type of /** @type {const} */ (['pointerdown', 'pointermove', 'pointerup', 'pointercancel'])) {
      frame.addEventListener(type, event => !this.#isOver && event.pointerType === 'touch' && isMeant(event) && this.events.push(event), { signal, passive: true })
    }
    const options = { signal, passive: false }
    frame.addEventListener('touchstart', event => {
      if (!this.#isOver) this.#isHeld = event.touches.length > 1 && isMeant(event)
      this.#hold(event)
    }, options)
    frame.addEventListener('touchmove', event => this.#hold(event), options)
    for (const type of /** @type {const} */ (['touchend', 'touchcancel'])) frame.addEventListener(type, event => event.touches.length || this.#lifted(), { signal })
  }

  /** The program hears of everything from now on; fingers that are down stay its own. */
  end() {
    this.#isOver = true
    if (!this.#isHeld) this.#end.abort()
  }

  #lifted() {
    this.#isHeld = false
    if (this.#isOver) this.#end.abort()
  }

  /** @param {TouchEvent} event */
  #hold(event) {
    if (this.#isHeld && event.cancelable) event.preventDefault()
  }
}
