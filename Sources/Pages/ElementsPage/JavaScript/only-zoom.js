// What tsumami-zoom.js is made of: `<tsumami-zoom>` alone, for pages with neither a viewer nor recognizers of their own.

import { load as loadPart } from './module.js'
import { TsumamiZoom } from './zoom.js'

export { TsumamiZoom }

export const load = () => loadPart('zoom')

// A server has none to register.
const registry = globalThis.customElements
if (registry && !registry.get('tsumami-zoom')) registry.define('tsumami-zoom', TsumamiZoom)
