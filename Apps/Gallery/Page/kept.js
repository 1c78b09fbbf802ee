// Photos that this browser keeps in a list, by their addresses.

import { list, setList } from './settings.js'

export class Kept {
  #name

  constructor(name) {
    this.#name = name
  }

  get all() { return new Set(list(this.#name)) }

  // `say(words)` is told where the browser keeps nothing; the answer is false then.
  set(urls, isKept, say) {
    const { all } = this
    for (const url of urls) {
      if (isKept) all.add(url)
      else all.delete(url)
    }
    return setList(this.#name, [...all], say)
  }
}

export const hidden = new Kept('hidden')
