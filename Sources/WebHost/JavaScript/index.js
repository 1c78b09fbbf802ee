// The host's package. `Host.open(element, 'program.wasm')` is all that a page needs of it.

export { Host } from './host.js'
export { Layers } from './layers.js'
export { compiled } from './modules.js'
export { Pointers } from './pointers.js'
export { Program } from './program.js'
