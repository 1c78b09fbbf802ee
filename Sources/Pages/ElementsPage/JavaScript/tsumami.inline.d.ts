// The types of the one file that brings everything along: scripts and modules find it all in the global `Tsumami`; the file exports nothing.

import type * as Everything from './index.js'

declare global {
  const Tsumami: typeof Everything
}
