// What is asked of the server for the list of the photos, and nothing else asks it: parts of the list, and what has changed. Of an export, whose
// list is files, the same parts.

// The list's address, or that of its first part where it is files, is what the page says: <meta name="photos">.
const ownAddress = () => document.querySelector('meta[name=photos]').content

export class ListRequests {
  #address
  #waiting = null

  constructor(address = ownAddress()) {
    this.#address = address
    // Browsers keep six connections to a server, and pages that nobody sees need none of them.
    document.addEventListener('visibilitychange', () => document.hidden && this.#waiting?.abort())
  }

  // Whether the list is files: each part has one form and one order, and nothing changes.
  get isStatic() { return this.#address.endsWith('.json') }

  // A part of the list: { photos, total, next, … }. `after` is the `next` of the part before; without it the first part is answered.
  part({ order, limit, after }) {
    return this.isStatic ? this.#get(after ?? this.#address) : this.#ask({ order, limit, after })
  }

  // What has changed in the list of an `epoch` since a version: { changed, removed, next, … }, at once where something has, and otherwise within
  // so many seconds; nothing where that is not known any more, and the list has to be read again. A page that is hidden waits until it is seen.
  async changes({ epoch, since, after, limit, wait }) {
    while (document.hidden) {
      await new Promise(resolve => document.addEventListener('visibilitychange', resolve, { once: true }))
    }
    const waiting = this.#waiting = new AbortController()
    try {
      return await this.#ask({ epoch, since, after, limit, wait }, waiting.signal)
    } catch (error) {
      if (waiting.signal.aborted) return this.changes({ epoch, since, after, limit, wait })
      throw error
    } finally {
      if (this.#waiting === waiting) this.#waiting = null
    }
  }

  #ask(wanted, signal) {
    const words = Object.entries(wanted).filter(([, value]) => value !== undefined)
    return this.#get(`${this.#address}?${new URLSearchParams(words)}`, signal)
  }

  async #get(address, signal) {
    const answer = await fetch(address, { signal })
    if (answer.status === 410) return undefined
    // The server says why, below the line with the status.
    if (!answer.ok) throw new Error((await answer.text()).split('\n')[1] || `${address}: ${answer.status}`)
    return answer.json()
  }
}
