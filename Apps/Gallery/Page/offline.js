// What was seen stays, where the browser has service workers: in a secure context, which this machine's own address is, too.

// Parts of the page and pictures; videos are loaded as the browser wants them.
const kinds = new Set(['img', 'image', 'fetch', 'xmlhttprequest', 'other'])

// In seconds: so long something may be on its way.
const longest = 120

export async function keepOffline() {
  const workers = navigator.serviceWorker
  const hadWorker = workers?.controller != null
  if (!workers || hadWorker) countAsUsual()
  if (!workers) return
  if (!hadWorker) workers.addEventListener('controllerchange', tell, { once: true })
  try {
    await workers.register('service-worker.js', { updateViaCache: 'none' })
  } catch {
    // A private window, or a page that was put together without one: everything works, and nothing stays.
    countAsUsual()
  }
}

// What has been asked for before the worker was there: what has come, and, as it comes, what was on its way.
function tell() {
  const told = new Set(), now = performance.now()
  const keep = entries => {
    const others = entries.filter(({ name, initiatorType, startTime, workerStart }) => kinds.has(initiatorType) && startTime < now && !workerStart && !told.has(name)).map(({ name }) => name)
    for (const name of others) told.add(name)
    // The list first, without which nothing is shown.
    others.sort((a, b) => isPart(b) - isPart(a))
    if (others.length) navigator.serviceWorker.controller?.postMessage({ keep: others })
  }
  keep(performance.getEntriesByType('resource'))
  countAsUsual()
  const observer = new PerformanceObserver(found => keep(found.getEntries()))
  observer.observe({ type: 'resource' })
  setTimeout(() => observer.disconnect(), 1000 * longest)
}

// So many loads as browsers count by themselves: nobody asks for more of them (prepare.js has set more).
const countAsUsual = () => performance.setResourceTimingBufferSize(250)

const isPart = address => /\/photos(?:\.json)?(?:\?|$)/.test(address)
