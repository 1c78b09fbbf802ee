// An element may be in a frame, or in another window than this module: each has its own clock, focus, history and classes, so that `instanceof` knows none of another's.

/**
 * The window that an element is in.
 * @param {Element} element
 * @returns {Window & typeof globalThis}
 */
export const viewOf = element => element.ownerDocument.defaultView ?? window

/** @param {EventTarget | null} target @returns {Element | null} */
export const elementOf = target => target && 'closest' in target ? /** @type {Element} */ (target) : null

/**
 * Whether people write or choose in it, which is the browser's matter.
 * @param {EventTarget | null} target
 */
export const isField = target => elementOf(target)?.closest('input, textarea, select, [contenteditable]') != null

/**
 * The document or the shadow root that a node is in; null where it is in neither.
 * @param {Node} node
 * @returns {Document | ShadowRoot | null}
 */
export function rootOf(node) {
  const root = node.getRootNode()
  return 'adoptedStyleSheets' in root ? /** @type {Document | ShadowRoot} */ (root) : null
}
