// Modules by their addresses: each is fetched and compiled once for all hosts of the page.

/** @type {Map<string, Promise<WebAssembly.Module>>} */
const modules = new Map()
// Those of them that are there.
/** @type {Map<string, WebAssembly.Module>} */
const ready = new Map()
// What stops those that are on their way.
/** @type {Map<string, AbortController>} */
const coming = new Map()
// Where the second part of a module is, if it has one.
/** @type {WeakMap<WebAssembly.Module, string>} */
const seconds = new WeakMap()

const whole = (/** @type {string | URL} */ address) => new URL(address, document.baseURI).href

/**
 * Compiles a module, once for all hosts of the page, whether its address is written as a whole or from the page.
 * @param {string | URL} address
 * @param {{ later?: string | URL, priority?: RequestPriority }} options where its second part is, if not beside it
 * @returns {Promise<WebAssembly.Module>}
 */
export function compiled(address, { later, priority } = {}) {
  const url = whole(address), known = modules.get(url)
  if (known) return known
  const way = new AbortController()
  coming.set(url, way)
  const module = fetch(url, { priority, signal: way.signal }).then(async response => {
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
    // Not every server sends the type of WebAssembly.
    const isNamed = response.headers.get('Content-Type')?.startsWith('application/wasm')
    return keep(url, await (isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer())), later)
  }).catch(error => { throw failure(url, error) }).finally(() => coming.delete(url))
  modules.set(url, module)
  // A failed download may succeed the next time.
  module.catch(() => modules.get(url) === module && modules.delete(url))
  return module
}

// The same, while the page waits.
/** @param {string} url @returns {WebAssembly.Module} */
export function compiledNow(url) {
  const known = ready.get(url)
  if (known) return known
  try {
    const request = new XMLHttpRequest(), other = new URL(url), way = coming.get(url)
    if (way) {
      // What is on its way cannot be had before the page goes on, and would take half of the connection until then.
      way.abort()
      modules.delete(url)
      // Chromium lets a request for the same address wait for what another one brings, which does not go on while the page waits.
      other.searchParams.append('now', '')
    }
    request.open('GET', other, false)
    // Bytes are not to be had at once, but letters are.
    request.overrideMimeType('text/plain; charset=x-user-defined')
    request.send()
    if (request.status !== 200) throw new Error(`${request.status} ${request.statusText}`)
    const text = request.responseText, bytes = new Uint8Array(text.length)
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = text.charCodeAt(at)
    return keep(url, new WebAssembly.Module(bytes))
  } catch (error) {
    throw failure(url, error)
  }
}

// Where the second part of a module is that `compiled` has answered: as said, or beside it, program.later.wasm for program.wasm.
/** @param {WebAssembly.Module} module */
export function secondOf(module) { return seconds.get(module) }

/** @param {string} url @param {WebAssembly.Module} module @param {string | URL} [later] */
function keep(url, module, later) {
  ready.set(url, module)
  if (!modules.has(url)) modules.set(url, Promise.resolve(module))
  const beside = new URL(url)
  beside.pathname = beside.pathname.replace(/(\.wasm)?$/, '.later.wasm')
  seconds.set(module, later ? whole(later) : beside.href)
  return module
}

/** @param {string} url @param {unknown} cause */
function failure(url, cause) {
  const { message } = /** @type {Error} */ (cause)
  // Browsers ask for more than it takes, or do not say what.
  const policy = /security policy|\bCSP\b/i.test(message) ? " (the page's content security policy has to have 'wasm-unsafe-eval' in script-src)" : ''
  return new Error(`The program ${url} cannot be loaded: ${message}${policy}`, { cause })
}
