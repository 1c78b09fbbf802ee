// The form that contains the program: one classic script, which also works from file://.

import { setSource } from './module.js'
// @ts-ignore: the bundler makes bytes of it.
import bytes from './tsumami.wasm'

setSource(() => WebAssembly.compile(bytes))

export * from './index.js'
