// What a layer is for those who do not see it: its role, its label and its value, as ARIA has them.

import { KIND_IMAGE, ROLE_BUTTON, ROLE_HIDDEN, ROLE_IMAGE, ROLE_SLIDER, ROLE_TOGGLE } from './protocol.js'

const names = [null, 'img', 'button', 'status', 'group', null, 'switch', 'slider', 'heading']
const focusable = [ROLE_BUTTON, ROLE_TOGGLE, ROLE_SLIDER]

/** Layers that are pressed, as a selector. */
export const pressed = '[role=button], [role=switch]'
/** Those with a value that arrow keys change. */
export const adjusted = '[role=slider]'

/** @param {HTMLElement} element @param {string} name @param {string | null | undefined} value */
function set(element, name, value) {
  if (value == null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/**
 * @param {{ element: HTMLElement, kind: number, role: number, isEnabled: boolean }} layer
 * @param {number} role @param {boolean} isEnabled @param {string} label @param {string} value
 */
export function describe(layer, role, isEnabled, label, value) {
  const { element } = layer
  if (element.inert !== (role === ROLE_HIDDEN)) element.inert = role === ROLE_HIDDEN
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
  if (role !== layer.role || isEnabled !== layer.isEnabled) {
    layer.role = role
    layer.isEnabled = isEnabled
    set(element, 'role', names[role])
    set(element, 'aria-disabled', isEnabled ? null : 'true')
    set(element, 'tabindex', isEnabled && focusable.includes(role) ? '0' : null)
  }
  if (had || hasValue(role)) tell(element, role, value)
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
