// What a layer is for those who do not see it: its role, its state, its label, its value and its hint, as ARIA has them.

import { rootOf, viewOf } from './views.js'
import { KIND_IMAGE, ROLE_BUTTON, ROLE_HIDDEN, ROLE_IMAGE, ROLE_LINK, ROLE_SLIDER, ROLE_TOGGLE } from './protocol.js'

const names = [null, 'img', 'button', 'status', 'group', null, 'switch', 'slider', 'heading', 'link']
const focusable = [ROLE_BUTTON, ROLE_TOGGLE, ROLE_SLIDER, ROLE_LINK]

/** Layers that are pressed, as a selector. */
export const pressed = '[role=button], [role=switch], [role=link]'
/** Those with a value that arrow keys change. */
export const adjusted = '[role=slider]'

/** @param {HTMLElement} element @param {string} name @param {string | null | undefined} value */
function set(element, name, value) {
  if (value == null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/**
 * @param {{ element: HTMLElement, kind: number, role: number, state: number }} layer
 * @param {number} role @param {number} state the sum of 1 where it is enabled, and 2 where it is selected
 * @param {string} label @param {string} value @param {string} hint
 */
export function describe(layer, role, state, label, value, hint) {
  const { element } = layer
  if (hint || element.hasAttribute('aria-description')) set(element, 'aria-description', hint || null)
  if (element.inert !== (role === ROLE_HIDDEN)) setInert(element, role === ROLE_HIDDEN)
  if (role === ROLE_IMAGE && layer.kind === KIND_IMAGE) {
    // Keep the picture's own text where there is no label.
    const image = /** @type {HTMLImageElement} */ (element.firstChild)
    element.dataset.label = label
    if (label) image.alt = label
    return
  }
  set(element, 'aria-label', label || null)
  const had = hasValue(layer.role)
  // A cell that is used again has another name, and nothing else.
  if (role !== layer.role || state !== layer.state) {
    const isEnabled = (state & 1) > 0, isSelected = (state & 2) > 0
    layer.role = role
    layer.state = state
    set(element, 'role', names[role])
    set(element, 'aria-disabled', isEnabled ? null : 'true')
    set(element, 'tabindex', isEnabled && focusable.includes(role) ? '0' : null)
    // A button is pressed; of other things one is the present one.
    set(element, 'aria-pressed', isSelected && role === ROLE_BUTTON ? 'true' : null)
    set(element, 'aria-current', isSelected && role !== ROLE_BUTTON ? 'true' : null)
  }
  if (had || hasValue(role)) tell(element, role, value)
}

// What had the focus in layers that are not reached meanwhile.
/** @type {WeakMap<HTMLElement, HTMLElement>} */
const left = new WeakMap()

/** @param {HTMLElement} element @param {boolean} isInert */
function setInert(element, isInert) {
  const root = rootOf(element), host = /** @type {HTMLElement | null} */ (element.closest('.tsumami')), last = left.get(element)
  const active = /** @type {HTMLElement | null} */ (root?.activeElement ?? null)
  // Keys go on to the program.
  if (isInert && active && element.contains(active)) {
    left.set(element, active)
    host?.focus({ preventScroll: true })
  }
  element.inert = isInert
  if (isInert || !last) return
  left.delete(element)
  // Once what lay before it has gone, with the focus, if it was there.
  viewOf(element).setTimeout(() => {
    const now = root?.activeElement
    if (!now || now === host || now === now.ownerDocument.body) last.focus({ preventScroll: true })
  })
}

/** @param {number} role */
const hasValue = role => role === ROLE_TOGGLE || role === ROLE_SLIDER

/** @param {HTMLElement} element @param {number} role @param {string} value */
function tell(element, role, value) {
  const isSlider = role === ROLE_SLIDER, [, share, place, count] = isSlider && /^(?:(\d+)%|(\d+) \/ (\d+))$/.exec(value) || []
  set(element, 'aria-checked', role === ROLE_TOGGLE ? `${value === '1'}` : null)
  set(element, 'aria-valuenow', share ?? place)
  set(element, 'aria-valuemin', share ? '0' : place && '1')
  set(element, 'aria-valuemax', share ? '100' : count)
  set(element, 'aria-valuetext', isSlider && value ? value : null)
}
