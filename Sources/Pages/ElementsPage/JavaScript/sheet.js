// Style sheets made here, one for all elements of a kind: a page's content security policy may forbid those in the text.

// A document takes its own only.
/** @type {WeakMap<Document, Map<string, CSSStyleSheet>>} */
const sheets = new WeakMap()

/** @param {ShadowRoot} root @param {string} rules */
export function wear(root, rules) {
  const owner = root.ownerDocument, view = owner.defaultView
  // In a template, or read by a parser: nothing is shown there.
  if (!view) return
  const known = sheets.get(owner) ?? new Map()
  sheets.set(owner, known)
  const sheet = known.get(rules) ?? new view.CSSStyleSheet()
  if (!known.has(rules)) {
    sheet.replaceSync(rules)
    known.set(rules, sheet)
  }
  root.adoptedStyleSheets = [sheet]
}
