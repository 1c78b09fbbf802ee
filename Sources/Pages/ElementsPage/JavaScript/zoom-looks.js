// How a zoom looks, and what is in it: its contents in a frame, and the hint.

import { make } from './make.js'

export const looks = `
  :host { display: block; position: relative; }
  :host([hidden]) { display: none; }
  /* The frame is as high as its contents, and no higher than the element. */
  .room { display: grid; grid-template: minmax(0, 1fr) / minmax(0, 1fr); height: 100%; max-height: inherit; }
  .frame { position: relative; overflow: hidden; outline-offset: 2px; align-self: start; justify-self: stretch; max-height: 100%; }
  /* Also before the program is there; where it cannot come, they enlarge the page. */
  .frame:not(.plain) { touch-action: pan-x pan-y; }
  :host([gestures=greedy]) .frame:not(.plain) { touch-action: none; }
  .frame:focus-visible { outline: var(--tsumami-focus, 2px solid Highlight); }
  .frame.zoomed { cursor: grab; user-select: none; -webkit-user-select: none; }
  /* Margins of what is in it are zoomed with it. */
  .content { display: flow-root; transform-origin: 0 0; }
  .content.moving { will-change: transform; }
  ::slotted(:is(img, video)) { display: block; max-width: 100%; height: auto; }
  .hint { position: absolute; inset: auto 0 0; margin: 0 auto 16px; width: fit-content; max-width: calc(100% - 32px); box-sizing: border-box;
    padding: 8px 14px; border-radius: 999px; background: var(--tsumami-hint-background, rgb(0 0 0 / .7)); color: var(--tsumami-hint-color, #fff);
    font: var(--tsumami-font, 14px/1.3 system-ui, sans-serif); text-align: center; pointer-events: none; opacity: 0; transition: opacity .2s; }
  .hint.shown { opacity: 1; }
  @media (prefers-reduced-motion: reduce) { .hint { transition: none; } }
`

/** Its elements, as many as it has. */
export const contents = () => [
  make('div', { class: 'room' }, make('div', { class: 'frame', part: 'frame', role: 'group', tabindex: '0' }, make('div', { class: 'content', part: 'content' }, make('slot')))),
  make('p', { class: 'hint', part: 'hint', role: 'status' }),
]
