// Answers of the server, kept up to a number of bytes and of answers: the one that was used longest ago goes first.

// A script without imports, as Firefox takes no modules in service workers before 147.
globalThis.BoundedCache = class BoundedCache {
  #known = null  // promise of a map from an address to its bytes, in the order of use
  #database = null
  #used = 0
  #bytes = 0
  #queue = Promise.resolve()

  static #promised(request) {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }

  // Another one whenever all is forgotten: what was asked for before must not be kept after that.
  age = 0

  // `limits`: { bytes, count } of all answers, and `largest`, the bytes of one.
  constructor(name, limits) {
    this.name = name
    this.limits = limits
  }

  // The kept answer, or undefined.
  async find(url) {
    const known = await this.#opened(), bytes = known.get(url)
    if (bytes === undefined) return undefined
    const answer = await (await caches.open(this.name)).match(url, { ignoreVary: true })
    if (answer) this.#use(known, url, bytes)
    else await this.#remove(known, url)
    return answer
  }

  async has(url) { return (await this.#opened()).has(url) }

  // Takes the answer's body. `age` is that of the time when it was asked for. Nothing happens where the answer breaks off, or where the
  // browser has no room.
  keep(url, answer, age) {
    if (Number(answer.headers.get('Content-Length')) > this.limits.largest) return answer.body?.cancel()
    const body = answer.blob()
    body.catch(() => {})
    return this.#later(async () => {
      const contents = await body
      if (age !== this.age || contents.size > this.limits.largest) return
      const known = await this.#open(), headers = new Headers(answer.headers)
      // The body is what they were taken off.
      for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
      const cache = await caches.open(this.name)
      this.#use(known, url, contents.size)
      try {
        await cache.put(url, new Response(contents, { headers }))
      } catch (error) {
        await this.#remove(known, url)
        throw error
      }
      while (this.#bytes > this.limits.bytes || known.size > this.limits.count) await this.#remove(known, known.keys().next().value)
    })
  }

  // Forgets everything, also what is on its way.
  clear() {
    this.age += 1
    return this.#later(async () => {
      const known = await this.#open()
      known.clear()
      this.#bytes = 0
      await caches.delete(this.name)
      await BoundedCache.#promised(this.#records().clear())
    })
  }

  // One after the other, as two that remove would count twice.
  #later(act) {
    return this.#queue = this.#queue.then(act).catch(() => {})
  }

  // Where the browser keeps nothing, there is nothing.
  #opened() { return this.#open().catch(() => new Map()) }

  #open() {
    return this.#known ??= (async () => {
      const request = indexedDB.open(this.name, 1)
      request.onupgradeneeded = () => request.result.createObjectStore('answers', { keyPath: 'url' }).createIndex('used', 'used')
      this.#database = await BoundedCache.#promised(request)
      const records = await BoundedCache.#promised(this.#records().index('used').getAll())
      this.#used = records.at(-1)?.used ?? 0
      this.#bytes = records.reduce((sum, { bytes }) => sum + bytes, 0)
      return new Map(records.map(({ url, bytes }) => [url, bytes]))
    })()
  }

  #records() { return this.#database.transaction('answers', 'readwrite', { durability: 'relaxed' }).objectStore('answers') }

  // It is the last one that was used. The record is written before the answer is: no answer is without one, and uncounted.
  #use(known, url, bytes) {
    this.#bytes += bytes - (known.get(url) ?? 0)
    known.delete(url)
    known.set(url, bytes)
    this.#used += 1
    this.#records().put({ url, bytes, used: this.#used })
  }

  async #remove(known, url) {
    this.#bytes -= known.get(url) ?? 0
    known.delete(url)
    await (await caches.open(this.name)).delete(url, { ignoreVary: true })
    await BoundedCache.#promised(this.#records().delete(url))
  }
}
