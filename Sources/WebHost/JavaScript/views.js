// An element may be in a frame, or in another window than this module: each has its own clock, focus, history and classes, so that `instanceof` knows none of another's.

/**
 * The window that an element is in.
 * @param {Element} element
 * @returns {Window & typeof globalThis}
 */
export const viewOf = element => element.ownerDocument.defaultView ?? window

/** @param {EventTarget | null} target @returns {Element | null} */
export const elementOf = target => target && 'closest' in target ? /** @type {Element} */ (target) : null

const fields = 'input, textarea, select'
const controls = `${fields}, [contenteditable]:not([contenteditable=false]), a[href], area, button, label, summary, video[controls], audio[controls], ${['button', 'link', 'checkbox', 'switch', 'slider'].map(role => `[role=${role}]`)}`

// The path leads into other elements' shadows, whose insides are no targets of their events.
/** @param {EventTarget[]} path @param {string} kind */
export const isIn = (path, kind) => path.some(each => elementOf(each)?.matches(kind))

// Up to the element that hears the event, which counts among them where `own` is 1.
/** @param {Event} event @param {0 | 1} own */
function pathTo(event, own) {
  const path = event.composedPath()
  return path.slice(0, path.indexOf(/** @type {EventTarget} */ (event.currentTarget)) + own)
}

/**
 * Whether an event is of something in which people write or choose, which is the browser's matter. What is not edited may be in what is (`contenteditable="false"`).
 * @param {Event} event
 */
export const isField = event => isIn(pathTo(event, 1), fields) || /** @type {HTMLElement | undefined} */ (event.composedPath()[0])?.isContentEditable === true

/**
 * Whether an event is of something that is clicked, in the element that hears it.
 * @param {Event} event
 */
export const isControl = event => isIn(pathTo(event, 0), controls)

/**
 * The document or the shadow root that a node is in; null where it is in neither.
 * @param {Node} node
 * @returns {Document | ShadowRoot | null}
 */
export function rootOf(node) {
  const root = node.getRootNode()
  return 'adoptedStyleSheets' in root ? /** @type {Document | ShadowRoot} */ (root) : null
}
