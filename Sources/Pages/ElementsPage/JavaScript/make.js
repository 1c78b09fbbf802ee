// Elements, one by one: a page's content security policy may forbid to make them of text (`require-trusted-types-for 'script'`).

const drawn = ['svg', 'path']

/**
 * @param {string} name
 * @param {Record<string, string>} [attributes]
 * @param {(Element | string)[]} children
 * @returns {Element}
 */
export function make(name, attributes = {}, ...children) {
  const made = drawn.includes(name) ? document.createElementNS('http://www.w3.org/2000/svg', name) : document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...children)
  return made
}
