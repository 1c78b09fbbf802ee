// How large somebody's text is, told to the scene, which draws titles itself: by the size in the browser's settings, the page's zoom of text, and what a
// phone makes of it.

// The size of text that nobody has changed, in CSS pixels.
const usual = 16

export class TextSize {
  #size = 1000
  #tell = () => {}

  // Measured with each frame in which it is another one. Made while the page waits for something, it is known by then, and nothing is laid out for it.
  constructor() {
    const line = Object.assign(document.createElement('span'), { textContent: 'x', ariaHidden: 'true', className: 'text-size' })
    document.body.append(line)
    new ResizeObserver(() => {
      const size = Math.round(1000 * line.getBoundingClientRect().height / usual)
      if (size > 0 && size !== this.#size) this.#tell(this.#size = size)
    }).observe(line)
  }

  // `tell(thousandths)` is called at once where it is not the usual one, and for each change.
  tells(tell) {
    this.#tell = tell
    if (this.#size !== 1000) tell(this.#size)
  }
}
