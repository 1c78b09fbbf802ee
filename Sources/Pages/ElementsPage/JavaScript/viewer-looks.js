// How the viewer looks, and what is in it beside the pictures.

import { make } from './make.js'

export const looks = `
  :host { display: contents; }
  :host([hidden]) slot:not([name]) { display: none; }
  dialog { position: fixed; inset: 0; width: 100%; height: 100%; max-width: none; max-height: none; margin: 0; padding: 0; border: 0; overflow: hidden;
    transform-origin: 0 0; background: transparent; color: var(--tsumami-color, #fff); font: var(--tsumami-font, 15px/1.4 system-ui, sans-serif); overscroll-behavior: contain;
    text-align: start; text-indent: 0; text-transform: none; letter-spacing: normal; word-spacing: normal; white-space: normal; word-break: normal; text-shadow: none;
    writing-mode: horizontal-tb; cursor: auto; visibility: visible; pointer-events: auto; }
  dialog::backdrop { background: transparent; }
  .ground { display: none; background-color: var(--tsumami-background, #000); }
  .stage { position: absolute; inset: 0; outline: none; touch-action: none; }
  .stage :is(img, video) { translate: var(--fit-translate, none); scale: var(--fit-scale, none); }
  .stage video { width: 100%; height: 100%; object-fit: contain; border-radius: inherit; opacity: 0; transition: opacity .15s; pointer-events: auto; }
  .stage video[data-is-seen] { opacity: 1; background: #000; }
  .stage .slide { display: grid; }
  ::slotted([slot^=slide-]) { width: 100%; height: 100%; box-sizing: border-box; overflow: auto; overscroll-behavior: contain; border: 0; pointer-events: auto; touch-action: none; }
  .slide.long ::slotted([slot^=slide-]) { touch-action: pan-y; }
  dialog:not(.unpressed) .stage:focus-visible::after { content: ''; position: absolute; inset: 0; border: 2px solid var(--tsumami-focus-color, Highlight); opacity: var(--progress, 0); pointer-events: none; }
  .bar { position: absolute; inset: 0 0 auto; display: flex; align-items: center; gap: 8px; pointer-events: none;
    padding: calc(8px + env(safe-area-inset-top)) calc(8px + env(safe-area-inset-right)) 0 calc(8px + env(safe-area-inset-left)); }
  .chrome { transition: opacity .2s, visibility .2s; }
  .chrome > * { opacity: var(--progress, 0); }
  dialog.bare .chrome { opacity: 0; visibility: hidden; }
  .counter { min-width: 1px; margin-inline: 8px auto; text-shadow: 0 0 4px var(--tsumami-background, #000); font-variant-numeric: tabular-nums; }
  ::slotted([slot=bar]) { color: inherit; pointer-events: auto; }
  ::slotted(button[slot=bar]) { min-width: var(--tsumami-button-size, 44px); height: var(--tsumami-button-size, 44px); padding: 0 14px; border: 0; border-radius: 999px; font: inherit;
    background: var(--tsumami-button-background, rgb(0 0 0 / .45)); cursor: pointer; }
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
    background: linear-gradient(transparent, color-mix(in srgb, var(--tsumami-background, #000) 60%, transparent)); }
  .caption:empty { display: none; }
  .caption { max-height: 40%; box-sizing: border-box; overflow-y: auto; overscroll-behavior: contain; }
  .caption.long { pointer-events: auto; touch-action: pan-y; background-color: color-mix(in srgb, var(--tsumami-background, #000) 50%, transparent); }
  .caption a { color: inherit; pointer-events: auto; }
  .playback { position: absolute; inset: auto 8px calc(8px + env(safe-area-inset-bottom)); display: none; align-items: center; gap: 4px; max-width: 640px; margin: 0 auto;
    padding-inline-end: 4px; border-radius: calc(var(--tsumami-button-size, 44px) / 2); background: var(--tsumami-button-background, rgb(0 0 0 / .45)); font-variant-numeric: tabular-nums; }
  .playback button { flex: none; background: none; }
  .plays .playback { display: flex; }
  .plays .caption { padding-bottom: calc(var(--tsumami-button-size, 44px) + 16px + env(safe-area-inset-bottom)); }
  .position { flex: 1; min-width: 0; color-scheme: dark; height: var(--tsumami-button-size, 44px); margin: 0; accent-color: var(--tsumami-color, #fff); }
  .time { white-space: nowrap; }
  .play:not(.on) path + path, .play.on path:first-child, .mute[aria-pressed=true] .sound, .mute:not([aria-pressed=true]) .silence { display: none; }
  .loading { position: absolute; inset: 0; margin: auto; width: 36px; height: 36px; box-sizing: border-box; border: 3px solid; border-bottom-color: transparent; border-radius: 50%;
    filter: drop-shadow(0 0 3px var(--tsumami-background, #000)); pointer-events: none; opacity: 0; visibility: hidden; transition: opacity .2s, visibility .2s; }
  .waits .loading { opacity: var(--progress, 0); visibility: visible; animation: turning 1s linear infinite; }
  @keyframes turning { to { rotate: 1turn } }
  .stage.zoomed { cursor: grab; }
  .stage.zoomed:active { cursor: grabbing; }
  .said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  @media (prefers-contrast: more) {
    button, .playback { background: var(--tsumami-button-background, #000); box-shadow: 0 0 0 1px; }
    .caption, .caption.long { background: var(--tsumami-background, #000); }
  }
  @media (prefers-reduced-motion: reduce) { .chrome, .stage video, .loading { transition: none; } .waits .loading { animation-duration: 4s; } }
`

/** @param {Record<string, string>[]} paths */
const icon = paths => make('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' }, ...paths.map(path => make('path', path)))

/** @param {string} kind @param {string} part @param {Record<string, string>[]} paths */
const button = (kind, part, ...paths) => make('button', { class: kind, part: `button ${part}`, type: 'button' }, icon(paths))

export const contents = () => [
  make('slot'),
  make('dialog', { part: 'dialog' },
    make('div', { class: 'ground' }),
    make('div', { class: 'stage', part: 'stage', role: 'img', tabindex: '0', autofocus: '', 'aria-describedby': 'caption' }),
    make('div', { class: 'loading', part: 'loading' }),
    make('div', { class: 'chrome' },
      make('div', { class: 'bar', part: 'bar' },
        // Between numbers a slash and its spaces follow the text around: from right to left the second one of five would be “5 / 2”.
        make('span', { class: 'counter', part: 'counter', 'aria-hidden': 'true' }, make('bdi', { class: 'place', dir: 'ltr' })),
        make('slot', { name: 'bar' }),
        button('close', 'close', { d: 'M6 6L18 18M18 6L6 18' })),
      button('turn left', 'previous', { d: 'M15 5L8 12L15 19' }),
      button('turn right', 'next', { d: 'M9 5L16 12L9 19' }),
      make('p', { class: 'caption', part: 'caption', id: 'caption' }),
      make('div', { class: 'playback', part: 'playback' },
        button('play', 'play', { d: 'M8 5L19 12L8 19Z' }, { d: 'M8 5V19M16 5V19' }),
        make('input', { class: 'position', part: 'position', type: 'range', max: '1000', step: 'any', value: '0' }),
        // Between numbers as the counter.
        make('bdi', { class: 'time', part: 'time', dir: 'ltr', 'aria-hidden': 'true' }),
        button('mute', 'mute', { d: 'M4 10V14H8L13 18V6L8 10Z' }, { class: 'sound', d: 'M16 9Q18 12 16 15M18.5 7Q22 12 18.5 17' }, { class: 'silence', d: 'M16.5 9.5L21 14.5M21 9.5L16.5 14.5' }))),
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
