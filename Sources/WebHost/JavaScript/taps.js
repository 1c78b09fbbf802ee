// Which press may be the second one of a double tap, and which presses are left to the page.

/** As UIKit's double tap: Constants.multiTapInterval and Constants.multiTapDistance. */
export const doubleTap = { ms: 350, distance: 30 }

// A finger that moves farther, in points of the screen, does not tap.
const slop = 10

export class Taps {
  /** The last press may be the second one of a double tap. */
  isSecond = false
  /** The last press is the page's alone. */
  isLeft = false
  #down = { at: -Infinity, x: 0, y: 0 }
  // The last tap: where it was, and when it ended.
  #tap = { at: -Infinity, x: 0, y: 0 }

  /**
   * @param {HTMLElement} element listened to before anybody in it
   * @param {((event: PointerEvent, isSecond: boolean) => boolean) | undefined} leaves
   * @param {AbortSignal} signal ends it
   */
  constructor(element, leaves, signal) {
    element.addEventListener('pointerdown', event => {
      const { timeStamp: at, clientX: x, clientY: y } = event
      this.isSecond = event.isPrimary && at - this.#tap.at < doubleTap.ms && Math.hypot(x - this.#tap.x, y - this.#tap.y) < doubleTap.distance
      this.isLeft = leaves?.(event, this.isSecond) ?? false
      this.#down = { at, x, y }
    }, { capture: true, signal })
    element.addEventListener('pointerup', event => {
      const { timeStamp: at, clientX: x, clientY: y } = event, down = this.#down
      const isTap = event.isPrimary && at - down.at < doubleTap.ms && Math.hypot(x - down.x, y - down.y) < slop
      this.#tap = { at: isTap ? at : -Infinity, x, y }
    }, { capture: true, signal })
  }
}
