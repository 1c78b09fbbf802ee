// How large somebody's text is, told to the scene, which draws titles itself: by the size in the browser's settings, the page's zoom of text, and what a
// phone makes of it.

// The size of text that nobody has changed, in CSS pixels.
const usual = 16

// `tell(thousandths)` is called at once, and for each change.
export function textSize(tell) {
  const line = Object.assign(document.createElement('span'), { textContent: 'x', ariaHidden: 'true', className: 'text-size' })
  document.body.append(line)
  let told = 1000
  const measure = () => {
    const size = Math.round(1000 * line.getBoundingClientRect().height / usual)
    if (size > 0 && size !== told) tell(told = size)
  }
  new ResizeObserver(measure).observe(line)
  measure()
}
