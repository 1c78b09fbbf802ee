// Keys as presses: every key that goes down comes up or is cancelled exactly once, whatever the browser forgets to say.

const began = 0, ended = 3, cancelled = 4

// The numbers of the USB HID usage page 7, by the names that browsers have for the places on a keyboard.
const codes = new Map([
  ['Enter', 0x28], ['Escape', 0x29], ['Backspace', 0x2a], ['Tab', 0x2b], ['Space', 0x2c], ['Minus', 0x2d], ['Equal', 0x2e],
  ['Home', 0x4a], ['PageUp', 0x4b], ['Delete', 0x4c], ['End', 0x4d], ['PageDown', 0x4e],
  ['ArrowRight', 0x4f], ['ArrowLeft', 0x50], ['ArrowDown', 0x51], ['ArrowUp', 0x52], ['NumpadEnter', 0x58],
  ['ControlLeft', 0xe0], ['ShiftLeft', 0xe1], ['AltLeft', 0xe2], ['MetaLeft', 0xe3],
])
for (let i = 0; i < 26; i++) codes.set(`Key${String.fromCharCode(65 + i)}`, 0x04 + i)
for (let i = 0; i < 10; i++) codes.set(`Digit${(i + 1) % 10}`, 0x1e + i)

export class Presses {
  #down = new Map()  // code → whether somebody used it

  constructor(program, wake) {
    this.program = program
    this.wake = wake
    addEventListener('keyup', event => this.#up(codes.get(event.code), ended, event))
    const leave = event => {
      for (const code of [...this.#down.keys()]) this.#up(code, cancelled, event)
    }
    addEventListener('blur', leave)
    document.addEventListener('visibilitychange', event => document.hidden && leave(event))
  }

  // True where a recognizer or a responder uses the key. One that is held says so again and again.
  down(event) {
    const code = codes.get(event.code)
    if (code === undefined) return false
    if (!this.#down.has(code)) this.#down.set(code, this.#send(code, began, event))
    return this.#down.get(code)
  }

  #up(code, phase, event) {
    if (!this.#down.delete(code)) return
    this.#send(code, phase, event)
  }

  #send(code, phase, event) {
    const character = event.key && [...event.key].length === 1 ? event.key.codePointAt(0) : 0
    const modifiers = (event.shiftKey ? 2 : 0) | (event.ctrlKey ? 4 : 0) | (event.altKey ? 8 : 0) | (event.metaKey ? 16 : 0)
      | (event.getModifierState?.('CapsLock') ? 1 : 0)
    const isUsed = this.program.press(code, phase, character, modifiers, event.timeStamp)
    if (isUsed) this.wake()
    return isUsed
  }
}
