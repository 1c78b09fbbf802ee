// Wheels and trackpads. Steps that the program does not use scroll the page.

/** The height of a line in CSS pixels, for browsers that count in lines. */
export const lineHeight = 16

/**
 * How far a step goes, across and down, in CSS pixels; a page is as high as the element.
 * @param {WheelEvent} event @param {HTMLElement} element
 */
export function pixels(event, element) {
  const unit = [1, lineHeight, element.clientHeight][event.deltaMode]
  return [event.deltaX * unit, event.deltaY * unit]
}

/**
 * @param {HTMLElement} element
 * @param {{ wheel(x: number, y: number, dx: number, dy: number, isPinch: boolean, at: number): boolean }} program
 * @param {import('./pointers.js').Pointers} pointers
 * @param {() => void} wake
 * @param {AbortSignal} [signal] ends it
 * @param {boolean} [isCooperative] only pinches are the program's
 */
export function listenToWheel(element, program, pointers, wake, signal, isCooperative = false) {
  /** @param {any} event @param {number} dx @param {number} dy @param {boolean} isPinch */
  const turn = (event, dx, dy, isPinch) => {
    const [x, y] = pointers.place(event), [across, down] = isPinch ? [dx, dy] : pointers.step(event, dx, dy)
    const isUsed = program.wheel(x, y, across, down, isPinch, event.timeStamp)
    // A pinch would zoom the whole page.
    if (isUsed || isPinch) event.preventDefault()
    if (isUsed) wake()
  }
  element.addEventListener('wheel', event => {
    // Something in the element has used it.
    if (event.defaultPrevented) return
    if (isCooperative && !event.ctrlKey) return
    const [across, down] = pixels(event, element)
    turn(event, across, down, event.ctrlKey)
  }, { passive: false, signal })

  // Safari on the Mac reports a trackpad's pinch as gesture events. Elsewhere it is a wheel with ctrlKey, of which 100
  // pixels are a factor e. While fingers are down WebKit's gesture events come from them.
  let scale = 1
  /** @param {any} event */
  const began = event => { scale = 1; event.preventDefault() }
  /** @param {any} event */
  const changed = event => {
    if (event.defaultPrevented) return
    if (pointers.count > 0) return event.preventDefault()
    turn(event, 0, -100 * Math.log(event.scale / scale), true)
    scale = event.scale
  }
  element.addEventListener('gesturestart', began, { signal })
  element.addEventListener('gesturechange', changed, { signal })
}
