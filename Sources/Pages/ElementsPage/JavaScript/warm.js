// A program before its first touch.

import { warmUp } from './host/warm-up.js'
import { idle } from './idle.js'
import { load } from './module.js'
import { zoomNumbers } from './start-numbers.js'

const picture = { sizes: [], thumbnail: '', alt: '', width: 800, height: 1200 }
/** @type {Record<'zoom' | 'viewer', [string, unknown][]>} What each is told. */
const messages = {
  zoom: [['start', zoomNumbers(3)], ['size', new Float64Array([400, 600, 400, 600])]],
  viewer: [['start', { items: [picture, picture] }], ['open', 0]],
}

/**
 * Loads the program of a part and, once in a page, warms it up while nothing else is to be done: its first touch is as fast as the others.
 * @param {'zoom' | 'viewer'} part @param {Window & typeof globalThis} view
 */
export async function warm(part, view) {
  try {
    const module = await load(part), told = messages[part].splice(0)
    if (told.length) await warmUp(module, told, () => idle(view))
  } catch { /* The first touch compiles it, or says what is wrong. */ }
}
