// What was seen stays: answers the page's requests where the server is away. Documentation/Gallery.md has the rules.

importScripts('worker/bounded-cache.js', 'worker/page-files.js')

const megabyte = 1_000_000
const photos = new BoundedCache('tsumami-photos', { bytes: 128 * megabyte, count: 4000, largest: 16 * megabyte })
const lists = new BoundedCache('tsumami-lists', { bytes: 64 * megabyte, count: 1000, largest: 64 * megabyte })
const page = new PageFiles(self.registration.scope, hearVersion)

// What is said of this moment, and would be wrong in another one.
const momentary = new Set(['version.json', 'progress.json', 'faults.json', 'health', 'login', 'logout'])

// So long a list may take where one is kept, in milliseconds: usually, and where the server did not say its version either.
const patience = [8000, 1000]

let isForeign = false

addEventListener('install', event => {
  skipWaiting()
  event.waitUntil(page.check().then(async found => {
    // Without a whole version there is nothing to answer with; the next load tries again.
    if (found !== 'there' || !await page.has('index.html')) throw new Error(`The page could not be kept: ${found}`)
  }))
})

addEventListener('activate', event => event.waitUntil(clients.claim()))

addEventListener('fetch', event => {
  const { request } = event, url = new URL(request.url)
  if (isForeign || url.origin !== location.origin) return
  // Whoever signs out leaves nothing behind, also where the server does not hear of it.
  if (request.method === 'POST' && page.name(url) === 'logout') return event.waitUntil(forget())
  // Parts of files are the browser's own matter.
  if (request.method !== 'GET' || request.headers.has('Range') || ['video', 'audio'].includes(request.destination)) return
  if (request.mode === 'navigate') return event.respondWith(navigate(request, page.name(url)))
  if (momentary.has(page.name(url)) || request.cache === 'no-store') return
  // What has changed since a version, and whoever waits for it, is not answered by what was.
  if (url.searchParams.has('since') || url.searchParams.has('wait')) return
  event.respondWith(answer(event, url))
})

// The page tells what it had loaded before this worker was there.
addEventListener('message', event => event.waitUntil(keepAll(event.data?.keep ?? [])))

async function navigate(request, name) {
  if (name !== 'index.html' && !await page.has(name)) return fetch(request)
  const found = await page.check()
  if (found === 'foreign') {
    // Another server has this address now: it gets its own files.
    isForeign = true
    await registration.unregister()
  }
  return (found === 'there' || found === 'away') && await page.has(name) ? page.answer(name) : fetch(request)
}

async function answer(event, url) {
  const name = page.name(url), { href } = url
  if (name !== undefined && await page.has(name)) return page.answer(name)
  await endSession()
  // An address that names the version of a picture has one answer for ever.
  const kept = url.searchParams.has('v') ? await photos.find(href) : undefined
  if (kept) return kept
  const ages = [photos.age, lists.age], isListed = await lists.has(href)
  const asked = fetch(event.request).then(async found => {
    await hearStatus(found)
    return found
  })
  event.waitUntil(asked.then(found => keep(href, found.clone(), ages, event.request.destination === 'image')).catch(() => {}))
  let found
  try {
    found = await (isListed ? within(patience[page.isAway ? 1 : 0], asked) : asked)
    if (!PageFiles.isAway(found)) return found
  } catch (error) {
    // Whoever asked no longer wants it.
    if (error.name === 'AbortError') throw error
  }
  const last = await photos.find(href) ?? await lists.find(href)
  if (last && isListed) (await clients.matchAll()).forEach(client => client.postMessage('away'))
  return last ?? found ?? Response.error()
}

const within = (milliseconds, promise) =>
  Promise.race([promise, new Promise((_, reject) => setTimeout(() => reject(new Error('late')), milliseconds))])

// Only what is as it should be is kept: whole, ours, and a list or a picture that is looked at. Those that a script fetches, for an
// archive of hundreds, would drive the others out.
async function keep(url, answer, [photosAge, listsAge], isLookedAt) {
  const type = answer.headers.get('Content-Type') ?? ''
  if (answer.status !== 200 || answer.type !== 'basic' || answer.redirected) return
  if (type.startsWith('image/') && isLookedAt) await photos.keep(url, answer, photosAge)
  else if (type.startsWith('application/json')) await lists.keep(url, answer, listsAge)
}

async function keepAll(addresses) {
  for (const address of addresses) {
    const url = new URL(address), name = page.name(url)
    if (url.origin !== location.origin || momentary.has(name) || url.searchParams.has('since') || await page.has(name)) continue
    if (await photos.has(address)) continue
    const ages = [photos.age, lists.age]
    try {
      const found = await fetch(address)
      await hearStatus(found)
      await keep(address, found, ages, true)
    } catch {
      // Away: what comes later is kept.
    }
  }
}

// Everything that shows what somebody has seen.
const forget = () => Promise.all([photos.clear(), lists.clear()])

// The password is wanted: the session has ended.
const hearStatus = answer => answer.status === 401 ? forget() : undefined

// With its version a server with a password says in how many seconds the session ends.
async function hearVersion(answer) {
  await hearStatus(answer)
  if (!answer.ok) return
  const seconds = answer.headers.get('Session-Ends-In')
  sessionEnd = Promise.resolve(seconds === null ? Infinity : Date.now() + 1000 * Number(seconds))
  const cache = await caches.open('tsumami-session')
  await cache.put('/session', new Response(`${await sessionEnd}`))
}

// In milliseconds since 1970: a session ends also while the server cannot say so.
let sessionEnd = null

async function endSession() {
  sessionEnd ??= caches.match('/session', { cacheName: 'tsumami-session' }).then(async kept => kept ? Number(await kept.text()) : Infinity)
  if (Date.now() < await sessionEnd) return
  sessionEnd = Promise.resolve(Infinity)
  await forget()
}
