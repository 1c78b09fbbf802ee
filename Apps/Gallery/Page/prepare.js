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

// As does the first word that is measured: Sources/WebHost/JavaScript/paragraphs.js has the first one that it measures drawn by a canvas like this.
const canvas = document.createElement('canvas').getContext('2d')
if (canvas) {
  canvas.font = '600 15px system-ui, sans-serif'
  canvas.measureText('a')
}
