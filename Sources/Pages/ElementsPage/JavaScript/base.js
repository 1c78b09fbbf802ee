// What the elements are made of. A server that imports the package has no elements, and makes none.

export const Base = globalThis.HTMLElement ?? /** @type {typeof HTMLElement} */ (class {})
