// What comes first: the program is fetched and compiled, and the first photos of the list are asked for, while the page's other modules are on their way.

import { compiled } from './host/modules.js'
import { askAhead } from './list-requests.js'
import { program, sceneName } from './programs.js'
import { setting } from './setting.js'

// More than a browser counts by itself: after a first visit all that has been loaded is kept (offline.js, which sets it back).
performance.setResourceTimingBufferSize(10_000)

// One that does not come is asked for once more, and missed, where it is used.
compiled(program(sceneName())).catch(() => {})
askAhead(sceneName() === 'gallery' ? setting('order') : 'name')

// The first form of a date and the first order of names take the browser tens of milliseconds, which it has now.
new Intl.DateTimeFormat(undefined, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date())
new Intl.Collator(undefined, { numeric: true }).compare('a', 'b')

// As does the first word in each font: on Linux the browser asks another process for it, which is busy once the first photos are on their way. The first screen has
// these, of a weight in so many points.
const sample = document.body.appendChild(Object.assign(document.createElement('p'), { className: 'text-size' }))
for (const [weight, size] of [[700, 20], [400, 13], [600, 14], [400, 12], [600, 15], [600, 13], [400, 16]]) {
  const word = sample.appendChild(Object.assign(document.createElement('span'), { textContent: 'a' }))
  word.style.cssText = `font-weight: ${weight}; font-size: ${size}px`
}
sample.getBoundingClientRect()
sample.remove()
// The first word that is measured has a font of its own: Sources/WebHost/JavaScript/paragraphs.js has it drawn by a canvas like this.
const canvas = document.createElement('canvas').getContext('2d')
if (canvas) {
  canvas.font = '600 15px system-ui, sans-serif'
  canvas.measureText('a')
}
