// How large somebody's text is: the size in the browser's settings, whatever the page makes of it.

// The size of text that nobody has changed, in CSS pixels.
const usual = 16

export class TextSize {
  #line

  /**
   * @param {HTMLElement} element a line without words is kept in it
   * @param {() => void} changed called after each change
   * @param {AbortSignal} signal ends it
   */
  constructor(element, changed, signal) {
    const page = element.ownerDocument, line = this.#line = page.createElement('span')
    line.className = 'text-size'
    line.ariaHidden = 'true'
    element.prepend(line)
    const { ResizeObserver } = /** @type {Window & typeof globalThis} */ (page.defaultView)
    let told = this.thousandths
    const observer = new ResizeObserver(() => {
      if (told === this.thousandths) return
      told = this.thousandths
      changed()
    })
    observer.observe(line)
    signal.addEventListener('abort', () => observer.disconnect())
  }

  /** How many times as large as usual, in thousandths; 0 where that is not known, as in an element that is not displayed. */
  get thousandths() {
    const width = this.#line.offsetWidth ? parseFloat(this.#line.ownerDocument.defaultView?.getComputedStyle(this.#line).width ?? '') : 0
    return Math.round(1000 * width / usual)
  }
}
