// The scenes, and the programs that show them.

// What may follow the # of the address. In the gallery a photo's name may follow it.
export const scenes = ['image-viewer', 'tap-zoom', 'strokes', 'pinch-me', 'grid', 'thrown-cards', 'scroll', 'all', 'gallery']

export const sceneName = () => location.hash.slice(1).split('/')[0] || 'gallery'

export const program = scene => scene === 'gallery' ? 'gallery.wasm' : 'samples.wasm'
