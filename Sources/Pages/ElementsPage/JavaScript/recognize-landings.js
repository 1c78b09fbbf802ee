// What fingers, pens and mice have landed on.

// A tap that waits for another one is told of when later fingers have landed.
const most = 20

export class Landings {
  #end = new AbortController()
  /** @type {{ at: number, target: Element, pointerType: string }[]} */ #last = []

  /** @param {HTMLElement} element */
  constructor(element) {
    element.addEventListener('pointerdown', ({ timeStamp, target, pointerType }) => {
      this.#last = [{ at: timeStamp / 1000, target: /** @type {Element} */ (target), pointerType }, ...this.#last.slice(0, most - 1)]
    }, { capture: true, passive: true, signal: this.#end.signal })
  }

  /**
   * That of a finger.
   * @param {number} time when it landed, in seconds
   */
  at(time) {
    const away = (/** @type {{ at: number }} */ { at }) => Math.abs(at - time)
    const [{ target, pointerType }] = [...this.#last].sort((a, b) => away(a) - away(b))
    return { target, pointerType }
  }

  end() { this.#end.abort() }
}
