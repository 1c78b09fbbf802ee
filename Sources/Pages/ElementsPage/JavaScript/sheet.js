// Style sheets made here, one for all elements of a kind: a page's content security policy may forbid those in the text.

// A document takes its own only.
/** @type {WeakMap<Document, Map<string, CSSStyleSheet>>} */
const sheets = new WeakMap()

// None for what is in a template, or read by a parser: nothing is shown there.
/** @param {Document | ShadowRoot} root @param {string} rules @returns {CSSStyleSheet | undefined} */
function sheet(root, rules) {
  const owner = root.ownerDocument ?? /** @type {Document} */ (root), view = owner.defaultView
  if (!view) return undefined
  const known = sheets.get(owner) ?? new Map()
  sheets.set(owner, known)
  const sheet = known.get(rules) ?? new view.CSSStyleSheet()
  if (!known.has(rules)) {
    sheet.replaceSync(rules)
    known.set(rules, sheet)
  }
  return sheet
}

/** @param {ShadowRoot} root @param {string} rules */
export function wear(root, rules) {
  const worn = sheet(root, rules)
  if (worn) root.adoptedStyleSheets = [worn]
}

/**
 * Gives rules to what elements of ours are in, beside its own, which are to be stronger.
 * @param {Document | ShadowRoot | null} root @param {string} rules
 */
export function lend(root, rules) {
  const lent = root && sheet(root, rules)
  if (lent && !root.adoptedStyleSheets.includes(lent)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, lent]
}
