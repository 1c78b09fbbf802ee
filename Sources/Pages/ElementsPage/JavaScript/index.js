// Registers the elements, and has the recognizers.

import { TsumamiViewer } from './viewer.js'
import { TsumamiZoom } from './zoom.js'

export { recognize } from './recognize.js'
export { load } from './module.js'
export { TsumamiViewer, TsumamiZoom }

if (!customElements.get('tsumami-viewer')) customElements.define('tsumami-viewer', TsumamiViewer)
if (!customElements.get('tsumami-zoom')) customElements.define('tsumami-zoom', TsumamiZoom)
