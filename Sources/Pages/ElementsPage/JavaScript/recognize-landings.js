// What fingers, pens and mice have landed on.

// A tap that waits for another one is told of when later fingers have landed.
const most = 20
// In seconds. A clock that does not go backwards may have moved a finger to the frame before.
const nearest = 0.1

export class Landings {
  #end = new AbortController()
  /** @type {{ at: number, target: Element, pointerType: string, event: Event }[]} */ #last = []
  /** @type {WeakSet<Event>} */ #heard = new WeakSet()

  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element
    const note = (/** @type {MouseEvent & { pointerType?: string }} */ event) => {
      const { timeStamp, target, pointerType = '' } = event
      this.#heard.add(event)
      this.#last = [{ at: timeStamp / 1000, target: /** @type {Element} */ (target), pointerType, event }, ...this.#last.slice(0, most - 1)]
    }
    const options = { capture: true, passive: true, signal: this.#end.signal }
    element.addEventListener('pointerdown', note, options)
    // A press by a key or a screen reader has no pointer, and is a tap as well.
    element.addEventListener('click', event => { if (event.detail === 0) note(event) }, options)
  }

  /**
   * That of a finger, and the event that told of it; the element itself where nobody has seen it.
   * @param {number} time when it landed, in seconds
   */
  at(time) {
    // Asked in each event of a gesture: without lists.
    /** @type {{ target: Element, pointerType: string, event: Event } | undefined} */ let found
    let least = nearest
    for (const each of this.#last) {
      const away = Math.abs(each.at - time)
      if (away >= least) continue
      found = each
      least = away
    }
    return { target: found?.target ?? this.element, pointerType: found?.pointerType ?? '', event: found?.event }
  }

  /**
   * Whether a finger has landed in this element, too: that of another one's `at`. In a shadow root what it has landed on is not told.
   * @param {Event | undefined} event
   */
  heard(event) { return event !== undefined && this.#heard.has(event) }

  end() { this.#end.abort() }
}
