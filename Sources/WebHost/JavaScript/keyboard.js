// Keys as presses: every key that goes down comes up or is cancelled exactly once, even where the browser reports no
// end. A key that no recognizer or responder uses goes to the program's `onKey`, also when it repeats.

import { ASSIST_DECREMENT, ASSIST_INCREMENT, BEGAN, CANCELLED, ENDED } from './protocol.js'
import { adjusted, pressed } from './roles.js'
import { elementOf, isField, viewOf } from './views.js'

// The numbers of the USB HID usage page 7, by the browsers' codes of physical keys, and by the key values of a number
// pad's arrow keys.
/** @type {Map<string, number>} */
const codes = new Map([
  ['Enter', 0x28], ['Escape', 0x29], ['Backspace', 0x2a], ['Tab', 0x2b], ['Space', 0x2c], ['Minus', 0x2d], ['Equal', 0x2e],
  ['Home', 0x4a], ['PageUp', 0x4b], ['Delete', 0x4c], ['End', 0x4d], ['PageDown', 0x4e],
  ['ArrowRight', 0x4f], ['ArrowLeft', 0x50], ['ArrowDown', 0x51], ['ArrowUp', 0x52], ['NumpadEnter', 0x58],
  ['ControlLeft', 0xe0], ['ShiftLeft', 0xe1], ['AltLeft', 0xe2], ['MetaLeft', 0xe3],
])
// What arrow keys want of the layer that has the focus and a value.
/** @type {Map<string, number>} */
const steps = new Map([
  ['ArrowRight', ASSIST_INCREMENT], ['ArrowUp', ASSIST_INCREMENT], ['ArrowLeft', ASSIST_DECREMENT], ['ArrowDown', ASSIST_DECREMENT],
])
for (let i = 0; i < 26; i++) codes.set(`Key${String.fromCharCode(65 + i)}`, 0x04 + i)
for (let i = 0; i < 10; i++) codes.set(`Digit${(i + 1) % 10}`, 0x1e + i)

/** @param {KeyboardEvent} event */
const number = event => codes.get(event.code) ?? codes.get(event.key) ?? 0

/** @param {KeyboardEvent | FocusEvent | Event} event */
function character(event) {
  const key = 'key' in event ? event.key : ''
  return key && [...key].length === 1 ? /** @type {number} */ (key.codePointAt(0)) : 0
}

// The sum that the program knows: 1 caps lock, 2 shift, 4 control, 8 alt, 16 command.
/** @param {any} event */
export const modifiers = event => (event.getModifierState?.('CapsLock') ? 1 : 0) | (event.shiftKey ? 2 : 0) | (event.ctrlKey ? 4 : 0)
  | (event.altKey ? 8 : 0) | (event.metaKey ? 16 : 0)

/**
 * @typedef {object} Receiver
 * @property {(code: number, phase: number, character: number, modifiers: number, at: number) => boolean} press
 * @property {(code: number, character: number, modifiers: number, at: number) => boolean} key
 * @property {(layer: number, request: number, at: number) => boolean} assist
 */

export class Keyboard {
  // Codes, and whether the press was used.
  /** @type {Map<number, boolean>} */ #down = new Map()

  /**
   * @param {EventTarget} target whose keys are meant
   * @param {HTMLElement} element the host's
   * @param {Receiver} program
   * @param {() => void} wake
   * @param {AbortSignal} [signal] ends it
   */
  constructor(target, element, program, wake, signal) {
    this.target = target
    this.element = element
    this.program = program
    this.wake = wake
    /** @param {EventTarget} on @param {string} type @param {(event: any) => void} handler */
    const listen = (on, type, handler) => on.addEventListener(type, handler, { signal })
    listen(target, 'keydown', event => this.#pressed(event))
    // A key that goes down here may come up elsewhere.
    const page = element.ownerDocument, view = viewOf(element)
    listen(view, 'keyup', event => this.#up(number(event), ENDED, event))
    listen(view, 'blur', event => this.cancelAll(event))
    listen(page, 'visibilitychange', event => page.hidden && this.cancelAll(event))
  }

  /** @param {Event} event */
  cancelAll(event) {
    for (const code of [...this.#down.keys()]) this.#up(code, CANCELLED, event)
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.defaultPrevented) return
    // Text fields keep their keys.
    if (isField(event)) return
    const on = elementOf(event.composedPath()[0])
    if (this.#adjusts(on, event)) return event.preventDefault()
    const button = on?.closest(`button, a[href], ${pressed}`)
    const isOurs = button && this.element.contains(button), isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
    const isPressed = isPlain && (event.key === 'Enter' || event.key === ' ' && !button?.matches('a, [role=link]'))
    // Of the program's own ones only those that press it: the others are for whoever has the keys in the program.
    if ((!button || isOurs && !isPressed) && this.#presses(event)) return event.preventDefault()
    if (!isPlain) return
    if (button && isPressed) {
      if (!isOurs || button.localName === 'button') return
      /** @type {HTMLElement} */ (button).click()
      return event.preventDefault()
    }
    // Held on, it would leave one thing after the other.
    if (event.repeat && event.key === 'Escape') return
    if (!this.program.key(number(event), character(event), modifiers(event), event.timeStamp)) return
    event.preventDefault()
    this.#takeFocus()
    this.wake()
  }

  // True where it is a step of the value that the focused layer has.
  /** @param {Element | null} on @param {KeyboardEvent} event */
  #adjusts(on, event) {
    const layer = /** @type {HTMLElement | null | undefined} */ (on?.closest(adjusted)), step = steps.get(event.key)
    if (!layer || step === undefined || modifiers(event) > 1 || !this.element.contains(layer)) return false
    this.program.assist(Number(layer.dataset.layer), step, event.timeStamp)
    this.wake()
    return true
  }

  // True where a recognizer or a responder uses the key, also while it repeats.
  /** @param {KeyboardEvent} event */
  #presses(event) {
    const code = number(event)
    if (code === 0) return false
    if (!this.#down.has(code)) this.#down.set(code, this.#send(code, BEGAN, event))
    return this.#down.get(code)
  }

  // The program has its own first responder, so a focused layer gives up the browser's focus.
  #takeFocus() {
    const active = /** @type {HTMLElement | null} */ (this.element.ownerDocument.activeElement)
    if (!active || active === this.element || !this.element.contains(active)) return
    if (this.target === this.element) this.element.focus({ preventScroll: true })
    else active.blur()
  }

  /** @param {number} code @param {number} phase @param {Event} event */
  #up(code, phase, event) {
    if (this.#down.delete(code)) this.#send(code, phase, event)
  }

  /** @param {number} code @param {number} phase @param {Event} event */
  #send(code, phase, event) {
    const isUsed = this.program.press(code, phase, character(event), modifiers(event), event.timeStamp)
    if (isUsed) this.wake()
    return isUsed
  }
}
