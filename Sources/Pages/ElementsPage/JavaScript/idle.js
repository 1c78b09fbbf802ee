/**
 * Resolves once the page has been loaded and the browser has nothing else to do.
 * @param {Window & typeof globalThis} view @returns {Promise<void>}
 */
export async function idle(view) {
  if (view.document.readyState !== 'complete') await new Promise(done => view.addEventListener('load', done, { once: true }))
  // Safari has no idle callbacks.
  await new Promise(done => 'requestIdleCallback' in view ? view.requestIdleCallback(done, { timeout: 2000 }) : /** @type {Window} */ (view).setTimeout(done, 200))
}
