// The types of the one file that brings everything along: the page's scripts find it all in `Tsumami`.

import type * as Everything from './index.js'

export * from './index.js'

declare global {
  const Tsumami: typeof Everything
}
