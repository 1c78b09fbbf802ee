// The same elements, with what TSX has to know of them: see react.d.ts.

export * from './index.js'
