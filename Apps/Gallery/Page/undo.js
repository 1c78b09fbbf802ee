// What has been done, said in a line for a while, and taken back by its button or by Ctrl+Z, one after the other.

import { text } from './strings.js'

export class Undo {
  #done = []
  // A mouse is over it. (A finger that has tapped its button is so for the browser until it taps elsewhere.)
  #isPointedAt = false
  #timer = 0

  // In milliseconds: as long as it takes to read it and to think again.
  static time = 8000

  constructor(element) {
    this.element = element
    element.querySelector('button').addEventListener('click', () => this.back())
    element.addEventListener('pointerenter', ({ pointerType }) => { this.#isPointedAt = pointerType === 'mouse' })
    element.addEventListener('pointerleave', () => { this.#isPointedAt = false })
    addEventListener('keydown', event => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || event.shiftKey) return
      if (event.target.closest?.('input, textarea') || !this.#done.length) return
      event.preventDefault()
      this.back()
    })
  }

  // `words` say what has been done, `back` takes it back, and `undone` says how it is then.
  did(words, back, undone = text('undone', { words })) {
    this.#done.push({ back, undone })
    this.#say(words, text('undo'))
  }

  // How much can be taken back.
  get depth() { return this.#done.length }

  back() {
    const last = this.#done.pop()
    if (!last) return
    last.back()
    this.#say(last.undone, this.#done.length > 0 ? text('undoMore') : '')
  }

  #say(words, back) {
    const [said, button] = this.element.children
    said.textContent = words
    button.textContent = back
    button.hidden = !back
    this.element.hidden = false
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#hide(), Undo.time)
  }

  // Not while somebody is at the button.
  #hide() {
    if (this.#isPointedAt || this.element.querySelector(':focus-visible')) this.#timer = setTimeout(() => this.#hide(), Undo.time)
    else this.element.hidden = true
  }
}
