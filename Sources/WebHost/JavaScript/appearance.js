// What somebody has chosen, as the page lets it be in an element: how large text is, whatever the page makes of it, and whether the page is dark there.

// The size of text that nobody has changed, in CSS pixels.
const usual = 16

export class Appearance {
  #line

  /**
   * @param {HTMLElement} element a line without words is kept in it
   * @param {() => void} changed called after each change
   * @param {AbortSignal} signal ends it
   */
  constructor(element, changed, signal) {
    const page = element.ownerDocument, line = this.#line = page.createElement('span')
    line.className = 'appearance'
    line.ariaHidden = 'true'
    // Whatever the page's styles say of everything in it.
    for (const [property, value] of [['font-size', 'medium'], ['color', 'CanvasText'], ['transition', 'color 1ms']]) line.style.setProperty(property, value, 'important')
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
    // Its color is another one, and goes there in a moment: the page has another `color-scheme`, or somebody has chosen another one.
    line.addEventListener('transitionend', event => {
      event.stopPropagation()
      changed()
    }, { signal })
  }

  /** How many times as large as usual, in thousandths; 0 where that is not known, as in an element that is not displayed. */
  get thousandths() {
    const width = this.#line.offsetWidth ? parseFloat(this.#style?.width ?? '') : 0
    return Math.round(1000 * width / usual)
  }

  /** Whether the page is dark here: one that says so by `color-scheme`, for somebody who wants dark pages where it leaves the choice. */
  get isDark() {
    // Words on the page's own ground are light then.
    return Math.max(0, ...this.#style?.color.match(/[\d.]+/g)?.slice(0, 3).map(Number) ?? []) > 127
  }

  get #style() { return this.#line.ownerDocument.defaultView?.getComputedStyle(this.#line) }
}
