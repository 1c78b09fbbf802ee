// Photos that this browser keeps as favourites or as hidden ones, by their addresses.

export class Kept {
  #key

  constructor(key) {
    this.#key = key
  }

  get all() {
    try {
      return new Set(JSON.parse(localStorage.getItem(this.#key)) ?? [])
    } catch {
      return new Set()
    }
  }

  // Throws where the browser keeps nothing.
  set(urls, isKept) {
    const { all } = this
    for (const url of urls) {
      if (isKept) all.add(url)
      else all.delete(url)
    }
    localStorage.setItem(this.#key, JSON.stringify([...all]))
  }
}
