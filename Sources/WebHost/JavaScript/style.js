// The default style of layers. One sheet for all hosts of a document.

import { rootOf, viewOf } from './views.js'

const rules = [
  // The program handles all gestures in it.
  `:where(.tsumami) { position: relative; overflow: hidden; contain: strict; touch-action: none; user-select: none; -webkit-user-select: none;
     -webkit-touch-callout: none; -webkit-tap-highlight-color: transparent; }`,
  // The program sets positions and does the hit testing.
  '.tsumami * { position: absolute; left: 0; top: 0; box-sizing: border-box; margin: 0; pointer-events: none; transform-origin: 0 0; }',
  '.tsumami.menus img { pointer-events: auto; }',
  '.tsumami > .appearance { width: 1em; height: 0; visibility: hidden; }',
  '.tsumami [hidden] { display: none !important; }',
  '.tsumami img { width: 100%; height: 100%; object-fit: fill; max-width: none; border-radius: inherit; }',
  // Chromium draws a frame around an image without an address.
  '.tsumami img:not([src]) { visibility: hidden; }',
  '.tsumami .scroll { overflow: hidden; }',
  '.tsumami .content { width: 0; height: 0; overflow: visible; }',
  // The height of a line is Constants.lineHeight.
  '.tsumami .label { display: flex; align-items: center; overflow: hidden; white-space: pre; line-height: 1.2; }',
  '.tsumami .label span { position: static; flex: none; width: 100%; overflow: hidden; text-overflow: ellipsis; }',
  // See paragraphs.js.
  '.tsumami [data-lines~=wrap] { white-space: pre-wrap; overflow-wrap: break-word; }',
  '.tsumami [data-lines~=letters] { line-break: anywhere; }',
  '.tsumami [data-lines~=clip] span { text-overflow: clip; }',
  '.tsumami [data-lines~=limit] span { max-height: calc(var(--lines) * 1.2em); }',
  '.tsumami [data-lines~=tail] span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: var(--lines); }',
  '.tsumami .bordered::after { content: ""; position: absolute; inset: 0; border: var(--border); border-radius: inherit; pointer-events: none; }',
  '.tsumami .backdrop { -webkit-backdrop-filter: blur(20px) saturate(1.8); backdrop-filter: blur(20px) saturate(1.8); }',
  '.tsumami svg { width: 1px; height: 1px; overflow: visible; fill: none; stroke-linecap: round; stroke-linejoin: round; }',
  '.tsumami .mask { display: none; }',
  '.tsumami .drawing { width: 100%; height: 100%; overflow: hidden; }',
]

/** @type {WeakSet<Document | ShadowRoot>} */
const styled = new WeakSet()

// Adds the style to an element of a host.
/** @param {HTMLElement} element */
export function style(element) {
  element.classList.add('tsumami')
  const root = rootOf(element)
  if (!root || styled.has(root)) return
  styled.add(root)
  const sheet = new (viewOf(element).CSSStyleSheet)()
  for (const rule of rules) sheet.insertRule(rule, sheet.cssRules.length)
  // First, so that the page's own sheets override it.
  root.adoptedStyleSheets = [sheet, ...root.adoptedStyleSheets]
}
