// What has been done, said in a line for a while, and taken back by its button or by Ctrl+Z, one after the other.

import { text } from './strings.js'

export class Undo {
  #done = []
  #timer = 0

  // In milliseconds: as long as it takes to read it and to think again.
  static time = 8000

  constructor(element) {
    this.element = element
    element.querySelector('button').addEventListener('click', () => this.back())
    addEventListener('keydown', event => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z' || event.shiftKey) return
      if (event.target.closest?.('input, textarea') || !this.#done.length) return
      event.preventDefault()
      this.back()
    })
  }

  // `words` say what has been done, `back` takes it back.
  did(words, back) {
    this.#done.push({ words, back })
    this.#say(words, true)
  }

  // How much can be taken back.
  get depth() { return this.#done.length }

  back() {
    const last = this.#done.pop()
    if (!last) return
    last.back()
    this.#say(text('undone', { words: last.words }), this.#done.length > 0)
  }

  #say(words, canGoBack) {
    const [said, button] = this.element.children
    said.textContent = words
    button.hidden = !canGoBack
    this.element.hidden = false
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#hide(), Undo.time)
  }

  // Not while somebody is at the button.
  #hide() {
    if (this.element.matches(':focus-within, :hover')) this.#timer = setTimeout(() => this.#hide(), Undo.time)
    else this.element.hidden = true
  }
}
