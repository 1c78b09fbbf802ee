// What was seen stays, where the browser has service workers: in a secure context, which this machine's own address is, too.

// Parts of the page and pictures; videos are loaded as the browser wants them.
const kinds = new Set(['img', 'image', 'fetch', 'xmlhttprequest', 'other'])

export async function keepOffline() {
  const workers = navigator.serviceWorker
  if (!workers) return
  const hadWorker = workers.controller !== null
  if (!hadWorker) workers.addEventListener('controllerchange', tell, { once: true })
  try {
    await workers.register('service-worker.js', { updateViaCache: 'none' })
  } catch {
    // A private window, or a page that was put together without one: everything works, and nothing stays.
  }
}

// What has been loaded before the worker was there.
function tell() {
  const addresses = performance.getEntriesByType('resource').filter(entry => kinds.has(entry.initiatorType)).map(entry => entry.name)
  navigator.serviceWorker.controller?.postMessage({ keep: [...new Set(addresses)] })
}
