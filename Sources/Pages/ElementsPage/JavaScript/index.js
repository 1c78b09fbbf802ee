// Registers the elements, and has the recognizers.

import { TsumamiViewer } from './viewer.js'
import { TsumamiZoom } from './zoom.js'

export { deceleration } from './deceleration.js'
export { recognize } from './recognize.js'
export { load, setProgram } from './module.js'
export { TsumamiViewer, TsumamiZoom }

// A server has none to register.
const registry = globalThis.customElements
if (registry && !registry.get('tsumami-viewer')) registry.define('tsumami-viewer', TsumamiViewer)
if (registry && !registry.get('tsumami-zoom')) registry.define('tsumami-zoom', TsumamiZoom)
