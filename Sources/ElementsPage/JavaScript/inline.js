// The form that brings the program along: one classic script, which works from file:// too.

import { setSource } from './module.js'
// @ts-ignore: the bundler makes bytes of it.
import bytes from './tsumami.wasm'

setSource(() => WebAssembly.compile(bytes))

export * from './index.js'
