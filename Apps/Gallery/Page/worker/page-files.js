// The files of the page, kept as one whole version: its scripts and its module always fit together.

globalThis.PageFiles = class PageFiles {
  // So long a server may take to say its version, in milliseconds, where a version is kept.
  static #patience = 8000
  static #prefix = 'tsumami-page-'

  #current = null  // promise of the whole version: { version, files, later, cache }, or null
  #check = null

  // Whether the server did not answer when it was asked last.
  isAway = false

  // `base` is the address of the page's folder; `isAsked(answer)` is told what the server says of its version.
  constructor(base, isAsked) {
    this.base = base
    this.isAsked = isAsked
  }

  // Asks the server for its version, and loads that where it is another one. The answer is `there`, `away`, `closed` (it wants a
  // password), or `foreign`: this is another server.
  check() {
    return this.#check ??= this.#ask().finally(() => this.#check = null)
  }

  // The name of a file of the page at an address, or undefined.
  name(url) {
    const { origin, pathname } = new URL(this.base)
    if (url.origin !== origin || !url.pathname.startsWith(pathname)) return undefined
    const name = url.pathname.slice(pathname.length)
    return name === '' || name.endsWith('/') ? `${name}index.html` : name
  }

  // Whether the whole version that is kept has that file.
  async has(name) {
    const current = await this.#kept()
    return current !== null && (Object.hasOwn(current.files, name) || Object.hasOwn(current.later, name))
  }

  // A file of the version that is kept. One that is only loaded when it is needed is of this version, or an error: another version's
  // would not fit.
  async answer(name) {
    const { cache, files, later } = await this.#kept()
    const kept = await cache.match(this.#url(name), { ignoreVary: true })
    if (kept) return kept
    const digest = files[name] ?? later[name]
    try {
      await this.#load(name, digest, cache)
    } catch {
      return Response.error()
    }
    return await cache.match(this.#url(name), { ignoreVary: true }) ?? Response.error()
  }

  // Says whether it is the answer of a server in front of ours, which cannot reach it.
  static isAway(answer) { return answer.status === 502 || answer.status === 504 }

  #url(name) { return new URL(name, this.base).href }

  async #ask() {
    const signal = await this.#kept() ? AbortSignal.timeout(PageFiles.#patience) : undefined
    let answer
    try {
      answer = await fetch(this.#url('version.json'), { cache: 'no-store', redirect: 'manual', signal })
    } catch {
      this.isAway = true
      return 'away'
    }
    this.isAway = PageFiles.isAway(answer)
    await this.isAsked(answer)
    if (this.isAway) return 'away'
    if (answer.type === 'opaqueredirect' || answer.status === 401 || answer.status === 403) return 'closed'
    const said = answer.ok ? await answer.json().catch(() => null) : null
    if (!said?.version || !said.files || !said.later) return 'foreign'
    if ((await this.#kept())?.version !== said.version) await this.#install(said)
    return 'there'
  }

  // The version that is whole, which has the file `version.json`.
  #kept() {
    return this.#current ??= (async () => {
      for (const name of await caches.keys()) {
        if (!name.startsWith(PageFiles.#prefix)) continue
        const cache = await caches.open(name), said = await cache.match(this.#url('version.json'))
        if (said) return { ...await said.json(), cache }
      }
      return null
    })().catch(() => null)
  }

  // Where a file does not come, or is another one than has been said, everything stays as it is: the next load tries again.
  async #install(said) {
    const last = await this.#kept(), cache = await caches.open(PageFiles.#prefix + said.version)
    try {
      await Promise.all(Object.entries(said.files).map(async ([name, digest]) => {
        const same = last?.files[name] === digest ? await last.cache.match(this.#url(name), { ignoreVary: true }) : undefined
        if (same) await cache.put(this.#url(name), same)
        else await this.#load(name, digest, cache)
      }))
      await cache.put(this.#url('version.json'), new Response(JSON.stringify(said)))
    } catch {
      await caches.delete(PageFiles.#prefix + said.version)
      return
    }
    this.#current = Promise.resolve({ ...said, cache })
    for (const name of await caches.keys()) if (name.startsWith(PageFiles.#prefix) && name !== PageFiles.#prefix + said.version) await caches.delete(name)
  }

  async #load(name, digest, cache) {
    const answer = await fetch(this.#url(name), { cache: 'no-cache', redirect: 'error' })
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
    const contents = await answer.arrayBuffer(), bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', contents))
    const found = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
    if (found !== digest) throw new Error(`${name} is of another version`)
    const headers = new Headers(answer.headers)
    for (const field of ['Content-Encoding', 'Content-Length']) headers.delete(field)
    await cache.put(this.#url(name), new Response(contents, { headers }))
  }
}
