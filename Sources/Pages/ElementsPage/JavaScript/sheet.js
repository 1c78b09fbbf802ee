// Style sheets made here, one for all elements of a kind: a page's content security policy may forbid those in the text.

/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map()

/** @param {string} rules */
export function sheet(rules) {
  const known = sheets.get(rules)
  if (known) return known
  const made = new CSSStyleSheet()
  made.replaceSync(rules)
  sheets.set(rules, made)
  return made
}
