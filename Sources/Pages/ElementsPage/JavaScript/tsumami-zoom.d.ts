// The types of the file that has the zoom alone.

export { TsumamiZoom, TsumamiZoomEventMap } from './index.js'

/** Loads its program, `tsumami-zoom.wasm`, which a zoom does by itself when it comes into sight. Rejects where it cannot be loaded, and on a server. */
export function load(): Promise<WebAssembly.Module>
