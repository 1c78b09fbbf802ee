// What people say of photos, their stars and which are favourites, on its way to the server: what that has not got yet this browser keeps, and
// sends it once the server answers.

import { set, setting } from './settings.js'
import { text } from './strings.js'

// Photos: as many as fit into one request, which the server takes up to 64 kB of.
const most = 100

// In seconds: so long the next try waits where the server answers, but not this.
const pause = 5

export class Marks {
  #waiting = new Map()  // what the server has not got yet: a photo's address → { rating, favourite }, one of them or both
  #isSending = false

  // `list` is the list of the photos, `say(words)` tells of what went wrong.
  constructor(list, { say, connection }) {
    Object.assign(this, { list, say, connection })
    if (!this.isOn) return
    this.#waiting = read()
    this.#send()
  }

  // Whether they can be given: an export and a server that says nothing of it only show ratings.
  get isOn() { return this.list.mayRate }

  // The `rating` or `favourite` of a photo. Mostly nothing waits; V8 keeps every text that is looked for in a map in its table (see `light` in photo-list.js).
  of(photo, field) { return (this.#waiting.size ? this.#waiting.get(photo.url)?.[field] : undefined) ?? photo[field] }

  // Gives photos ratings, or makes them favourites or none: [[photo, { rating }], …].
  give(pairs) {
    for (const [photo, mark] of pairs) Object.assign(photo, mark)
    this.#add(pairs.map(([{ url }, mark]) => [url, mark]))
  }

  // The same of photos that need not be in the list yet, by their addresses; answers whether the browser keeps it until the server has it.
  #add(pairs) {
    for (const [url, mark] of pairs) this.#waiting.set(url, { ...this.#waiting.get(url), ...mark })
    const isKept = this.#keep(pairs.map(([url]) => url))
    this.#send()
    return isKept
  }

  // Takes over favourites that this browser has kept by itself, by their addresses; answers whether it has them now.
  takeOver(urls) {
    const all = new Set(urls)
    for (const photo of this.list.pictures) if (all.has(photo.url)) photo.favourite = true
    return this.#add(urls.map(url => [url, { favourite: true }]))
  }

  // Sends what is waiting, in the order in which it was given, until nothing is.
  async #send() {
    if (this.#isSending) return
    this.#isSending = true
    // One photo's mark that the server refuses is found by sending fewer and fewer: the others are not its fault.
    let size = most
    for (let part = this.#part(size); part.length > 0; part = this.#part(size)) {
      const answer = await fetch('ratings', {
        method: 'PATCH', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(Object.fromEntries(part)),
      }).catch(() => null)
      const isRefused = answer && !answer.ok && answer.status !== 401 && answer.status < 500
      if ([400, 413].includes(answer?.status) && part.length > 1) {
        size = Math.ceil(part.length / 2)
        continue
      }
      if (answer?.ok || isRefused) {
        this.#sent(part)
        size = Math.min(most, 2 * size)
      }
      if (answer?.ok) continue
      if (answer && answer.status !== 401 && answer.status !== 502 && answer.status !== 504) {
        // The server says why, below the line with the status; what it cannot keep now waits for the next time.
        const reason = (await answer.text()).split('\n')[1] ?? answer.status, name = part.length === 1 && this.#name(part[0][0])
        this.say(name ? text('notKeptOf', { name, reason }) : text('notKept', { reason }))
        if (answer.status >= 500) break
      } else if (await this.connection.isLost()) {
        await this.connection.back
      } else {
        await new Promise(resolve => setTimeout(resolve, 1000 * pause))
      }
    }
    this.#isSending = false
  }

  #part(size) { return [...this.#waiting].slice(0, size) }

  // One that has not come yet has its address.
  #name(url) { return this.list.pictures.find(photo => photo.url === url)?.name ?? url }

  // The server has them, or will never have them: only what was given meanwhile waits.
  #sent(part) {
    for (const [url, mark] of part) {
      const rest = Object.entries(this.#waiting.get(url) ?? {}).filter(([field, value]) => mark[field] !== value)
      if (rest.length) this.#waiting.set(url, Object.fromEntries(rest))
      else this.#waiting.delete(url)
    }
    this.#keep(part.map(([url]) => url))
  }

  // Other tabs keep theirs in the same place: of these photos alone something else is kept than before.
  #keep(urls) {
    const all = read()
    for (const url of urls) {
      if (this.#waiting.has(url)) all.set(url, this.#waiting.get(url))
      else all.delete(url)
    }
    return set('ratings', JSON.stringify(Object.fromEntries(all)), this.#waiting.size ? this.say : undefined)
  }
}

// A page of an earlier version kept a rating alone.
const asMark = value => typeof value === 'number' ? { rating: value } : value

function read() {
  try {
    const waiting = JSON.parse(setting('ratings') ?? '{}')
    if (!waiting || typeof waiting !== 'object' || Array.isArray(waiting)) return new Map()
    return new Map(Object.entries(waiting).map(([url, value]) => [url, asMark(value)]).filter(([, mark]) => mark && typeof mark === 'object'))
  } catch {
    return new Map()
  }
}
