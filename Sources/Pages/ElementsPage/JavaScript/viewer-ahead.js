// The program before it is asked for. On a phone no pointer comes near before the first tap, which would wait for all of the download.

import { viewOf } from './host/views.js'
import { load } from './module.js'

/** Loads it once one of some elements has come into sight, the page has been loaded, and the browser has nothing else to do. */
export class LoadsAhead {
  /** @type {IntersectionObserver | undefined} */ #observer
  #isDone = false

  /** @param {Element} viewer @param {Element[]} elements what to look at instead of those before */
  watch(viewer, elements) {
    const view = viewOf(viewer)
    this.end()
    // Those who save data load what they ask for.
    if (this.#isDone || /** @type {any} */ (view.navigator).connection?.saveData) return
    const observer = this.#observer = new view.IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      this.#isDone = true
      this.end()
      whenIdle(view, () => load().catch(() => {}))
    })
    for (const element of elements) observer.observe(element)
  }

  end() { this.#observer?.disconnect() }
}

/** @param {Window & typeof globalThis} view @param {() => void} act */
function whenIdle(view, act) {
  // Safari has no idle callbacks.
  const soon = () => 'requestIdleCallback' in view ? view.requestIdleCallback(act, { timeout: 2000 }) : /** @type {Window} */ (view).setTimeout(act, 200)
  if (view.document.readyState === 'complete') soon()
  else view.addEventListener('load', soon, { once: true })
}
