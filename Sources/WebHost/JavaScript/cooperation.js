// An element in a page that scrolls: one finger scrolls the page; two fingers, and one that taps and lands again, are
// the program's.

// As UIKit's double tap: Constants.multiTapInterval and Constants.multiTapDistance.
const doubleTap = { ms: 350, distance: 30 }

/** @param {HTMLElement} element @param {AbortSignal} [signal] ends it */
export function cooperate(element, signal) {
  const before = element.style.touchAction
  element.style.touchAction = 'pan-x pan-y'
  signal?.addEventListener('abort', () => { element.style.touchAction = before })
  let tap = { at: -Infinity, x: 0, y: 0 }, isOurs = false
  /** @param {Touch} touch @param {number} at */
  const isSecond = (touch, at) => at - tap.at < doubleTap.ms
    && Math.hypot(touch.clientX - tap.x, touch.clientY - tap.y) < doubleTap.distance
  element.addEventListener('touchstart', event => {
    isOurs = event.touches.length > 1 || isSecond(event.changedTouches[0], event.timeStamp)
    // Prevents scrolling and the click.
    if (isOurs && event.cancelable) event.preventDefault()
    if (event.touches.length === 1) down = { at: event.timeStamp, x: event.touches[0].clientX, y: event.touches[0].clientY }
  }, { passive: false, signal })
  element.addEventListener('touchmove', event => {
    if (isOurs && event.cancelable) event.preventDefault()
  }, { passive: false, signal })
  let down = { at: -Infinity, x: 0, y: 0 }
  element.addEventListener('touchend', event => {
    const { clientX: x, clientY: y } = event.changedTouches[0]
    const isTap = event.timeStamp - down.at < doubleTap.ms && Math.hypot(x - down.x, y - down.y) < 10
    tap = isTap ? { at: event.timeStamp, x, y } : { at: -Infinity, x: 0, y: 0 }
  }, { passive: true, signal })
}
