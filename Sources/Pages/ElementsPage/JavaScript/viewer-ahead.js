// The program before it is asked for. On a phone no pointer comes near before the first tap, which would wait for all of the download.

import { viewOf } from './host/views.js'
import { idle } from './idle.js'
import { warm } from './warm.js'

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
    const observer = this.#observer = new view.IntersectionObserver(async entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      this.#isDone = true
      this.end()
      await idle(view)
      await warm('viewer', view)
    })
    for (const element of elements) observer.observe(element)
  }

  end() { this.#observer?.disconnect() }
}
