// An element in a page that scrolls: one finger scrolls the page; two fingers, and one that taps and lands again, are
// the program's.

/** @param {HTMLElement} element @param {import('./taps.js').Taps} taps hears of each press before this does @param {AbortSignal} signal ends it */
export function cooperate(element, taps, signal) {
  const before = element.style.touchAction
  element.style.touchAction = 'pan-x pan-y'
  signal.addEventListener('abort', () => { element.style.touchAction = before })
  let isOurs = false
  element.addEventListener('touchstart', event => {
    isOurs = !taps.isLeft && (event.touches.length > 1 || taps.isSecond)
    // Prevents scrolling and the click.
    if (isOurs && event.cancelable) event.preventDefault()
  }, { passive: false, signal })
  element.addEventListener('touchmove', event => {
    if (isOurs && event.cancelable) event.preventDefault()
  }, { passive: false, signal })
}
