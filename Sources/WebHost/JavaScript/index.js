// The host's package. `Host.open(element, 'program.wasm')` is all that a page needs of it.

export { Host } from './host.js'
export { Layers } from './layers.js'
export { Pointers } from './pointers.js'
export { compiled, Program } from './program.js'
