// Photos that this browser keeps as favourites or as hidden ones, by their addresses.

import { list, setList } from './settings.js'

class Kept {
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

export const favourites = new Kept('favourites'), hidden = new Kept('hidden')
