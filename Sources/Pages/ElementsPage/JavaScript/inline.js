// The form that contains the program: one classic script, which also works from file://.

import * as everything from './index.js'
import { setSource } from './module.js'
// @ts-ignore: the bundler makes bytes of it.
import bytes from './tsumami.wasm'

setSource(() => WebAssembly.compile(bytes))

export * from './index.js'

// A module that imports this file finds it there as a classic script does.
/** @type {any} */ (globalThis).Tsumami = everything
