// What is asked of the server for the list of the photos, and nothing else asks it: parts of the list, and what has changed. Of an export, whose
// list is files, the same parts.

import { isOfFolder } from './reasons.js'

// The list's address, or that of its first part where it is files, is what the page says: <meta name="photos">.
const ownAddress = () => document.querySelector('meta[name=photos]').content
const isStatic = address => address.endsWith('.json')

// Some screens of photos.
export const first = 500

// What is asked for first, to be shown by name, or otherwise in the order that the photos have.
export const firstPart = order => ({ order: order === 'name' ? 'name' : 'own', limit: first })

// What was asked for ahead, by address; each answer is used once.
const ahead = new Map()

// Asks for the first part before anybody wants it: while the page's modules come, so that both are there together.
export function askAhead(order) {
  const address = partOf(ownAddress(), firstPart(order)), answer = read(address)
  // It is asked for again where it is used.
  answer.catch(() => ahead.delete(address))
  ahead.set(address, answer)
}

// The address of a part of the list.
const partOf = (list, { order, limit, after }) => isStatic(list) ? after ?? list : addressed(list, { order, limit, after })

function addressed(address, wanted) {
  const words = Object.entries(wanted).filter(([, value]) => value !== undefined)
  return `${address}?${new URLSearchParams(words)}`
}

async function read(address, signal) {
  const answer = await fetch(address, { signal })
  if (answer.status === 410) return undefined
  // The server says why, below the line with the status.
  if (!answer.ok) {
    const said = (await answer.text()).split('\n')[1]
    throw Object.assign(new Error(said || `${address}: ${answer.status}`), { isFolderGone: answer.status === 503 && isOfFolder(said ?? '') })
  }
  return answer.json()
}

export class ListRequests {
  #address
  #waiting = null

  constructor(address = ownAddress()) {
    this.#address = address
    // Browsers keep six connections to a server, and pages that nobody sees need none of them.
    document.addEventListener('visibilitychange', () => document.hidden && this.#waiting?.abort())
  }

  // Whether the list is files: each part has one form and one order, and nothing changes.
  get isStatic() { return isStatic(this.#address) }

  // A part of the list: { photos, total, next, … }. `after` is the `next` of the part before; without it the first part is answered.
  async part(wanted) {
    const address = partOf(this.#address, wanted), asked = ahead.get(address)
    ahead.delete(address)
    return await asked?.catch(() => null) ?? read(address)
  }

  // What has changed in the list of an `epoch` since a version: { changed, removed, next, … }, at once where something has, and otherwise within
  // so many seconds; nothing where that is not known any more, and the list has to be read again. A page that is hidden waits until it is seen.
  async changes({ epoch, since, after, limit, wait }) {
    while (document.hidden) {
      await new Promise(resolve => document.addEventListener('visibilitychange', resolve, { once: true }))
    }
    const waiting = this.#waiting = new AbortController()
    try {
      return await read(addressed(this.#address, { epoch, since, after, limit, wait }), waiting.signal)
    } catch (error) {
      if (waiting.signal.aborted) return this.changes({ epoch, since, after, limit, wait })
      throw error
    } finally {
      if (this.#waiting === waiting) this.#waiting = null
    }
  }
}
