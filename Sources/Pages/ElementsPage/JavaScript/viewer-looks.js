// How the viewer looks, and what is in it beside the pictures.

import { make } from './make.js'

export const looks = `
  :host { display: contents; }
  :host([hidden]) slot:not([name]) { display: none; }
  dialog { position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0; border: 0; overflow: hidden;
    transform-origin: 0 0; background: transparent; color: var(--tsumami-color, #fff); font: var(--tsumami-font, 15px/1.4 system-ui, sans-serif); overscroll-behavior: contain; }
  dialog::backdrop { background: transparent; }
  .ground { display: none; background-color: var(--tsumami-background, #000); }
  .stage { position: absolute; inset: 0; outline: none; }
  .stage img { translate: var(--fit-translate, none); scale: var(--fit-scale, none); }
  .stage:focus-visible::after { content: ''; position: absolute; inset: 0; border: 2px solid var(--tsumami-focus-color, Highlight); opacity: var(--progress, 0); pointer-events: none; }
  .bar { position: absolute; inset: 0 0 auto; display: flex; align-items: center; gap: 8px; pointer-events: none;
    padding: calc(8px + env(safe-area-inset-top)) calc(8px + env(safe-area-inset-right)) 0 calc(8px + env(safe-area-inset-left)); }
  .chrome { transition: opacity .2s, visibility .2s; }
  .chrome > * { opacity: var(--progress, 0); }
  dialog.bare .chrome { opacity: 0; visibility: hidden; }
  .counter { min-width: 1px; margin-inline: 8px auto; text-shadow: 0 0 4px #000; font-variant-numeric: tabular-nums; }
  ::slotted([slot=bar]) { color: inherit; pointer-events: auto; }
  button { display: grid; place-items: center; width: var(--tsumami-button-size, 44px); height: var(--tsumami-button-size, 44px); padding: 0; border: 0; border-radius: 50%;
    background: var(--tsumami-button-background, rgb(0 0 0 / .45)); color: inherit; cursor: pointer; pointer-events: auto; touch-action: manipulation; }
  button:focus-visible { outline: 2px solid var(--tsumami-focus-color, Highlight); outline-offset: 2px; }
  button:disabled { visibility: hidden; }
  svg { width: 22px; height: 22px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
  .turn { position: absolute; top: 50%; translate: 0 -50%; }
  .turn.left { left: calc(8px + env(safe-area-inset-left)); }
  .turn.right { right: calc(8px + env(safe-area-inset-right)); }
  @media (pointer: coarse) { .turn:not(:focus-visible) { opacity: 0; pointer-events: none; } }
  .caption { position: absolute; inset: auto 0 0; margin: 0; padding: 24px 16px calc(16px + env(safe-area-inset-bottom)); text-align: center; pointer-events: none;
    background: linear-gradient(transparent, rgb(0 0 0 / .6)); }
  .caption:empty { display: none; }
  .said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  @media (prefers-reduced-motion: reduce) { .chrome { transition: none; } }
`

/** @param {string} path */
const icon = path => make('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, make('path', { d: path }))

/** @param {string} kind @param {string} part @param {string} path */
const button = (kind, part, path) => make('button', { class: kind, part: `button ${part}`, type: 'button' }, icon(path))

export const contents = () => [
  make('slot'),
  make('dialog', { part: 'dialog' },
    make('div', { class: 'ground' }),
    make('div', { class: 'stage', part: 'stage', role: 'img', tabindex: '0', autofocus: '', 'aria-describedby': 'caption' }),
    make('div', { class: 'chrome' },
      make('div', { class: 'bar', part: 'bar' },
        // Between numbers a slash and its spaces follow the text around: from right to left the second one of five would be “5 / 2”.
        make('span', { class: 'counter', part: 'counter', 'aria-hidden': 'true' }, make('bdi', { class: 'place', dir: 'ltr' })),
        make('slot', { name: 'bar' }),
        button('close', 'close', 'M6 6L18 18M18 6L6 18')),
      button('turn left', 'previous', 'M15 5L8 12L15 19'),
      button('turn right', 'next', 'M9 5L16 12L9 19'),
      make('p', { class: 'caption', part: 'caption', id: 'caption' })),
    make('div', { class: 'said', 'aria-live': 'polite' })),
]

/**
 * The color that is behind an element: red, green, blue and opacity, from 0 to 1. CSS has many notations of colors: a canvas converts them.
 * @param {HTMLElement} element
 */
export function color(element) {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
  if (!context) return [0, 0, 0, 1]
  context.fillStyle = getComputedStyle(element).backgroundColor
  context.fillRect(0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data].map(value => value / 255)
}
