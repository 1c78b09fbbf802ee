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
 * @param {string} label @param {string} value @param {string} hint @param {string} identifier a name for tests
 */
export function describe(layer, role, state, label, value, hint, identifier) {
  const { element } = layer
  if (identifier || element.dataset.identifier) set(element, 'data-identifier', identifier || null)
  if (element.inert !== (role === ROLE_HIDDEN)) setInert(element, role === ROLE_HIDDEN)
  const image = layer.kind === KIND_IMAGE ? /** @type {HTMLImageElement} */ (element.firstChild) : null
  // A picture keeps its own text where there is no label.
  const isPicture = image !== null && role === ROLE_IMAGE
  if (isPicture) {
    element.dataset.label = label
    if (label) image.alt = label
  }
  set(element, 'aria-label', isPicture ? null : label || null)
  for (const part of image ? [element, image] : [element]) {
    const has = isPicture === (part === image) ? hint : ''
    if (has || part.hasAttribute('aria-description')) set(part, 'aria-description', has || null)
  }
  const had = hasValue(layer.role)
  // A cell that is used again has another name, and nothing else.
  if (role !== layer.role || state !== layer.state) {
    const isEnabled = (state & 1) > 0, isSelected = (state & 2) > 0
    // What has been pressed can be, and says so from then on.
    const wasPressed = role === ROLE_BUTTON && role === layer.role && element.hasAttribute('aria-pressed')
    layer.role = role
    layer.state = state
    set(element, 'role', isPicture ? null : names[role])
    set(element, 'aria-disabled', isEnabled ? null : 'true')
    set(element, 'tabindex', isEnabled && focusable.includes(role) ? '0' : null)
    // A button is pressed; of other things one is the present one.
    set(element, 'aria-pressed', role !== ROLE_BUTTON || !isSelected && !wasPressed ? null : `${isSelected}`)
    set(element, 'aria-current', isSelected && role !== ROLE_BUTTON && !isPicture ? 'true' : null)
    if (image) set(image, 'aria-current', isSelected && isPicture ? 'true' : null)
  }
  if (had || hasValue(role)) tell(element, role, value)
}

// What had the focus in layers that are not reached meanwhile.
/** @type {WeakMap<HTMLElement, HTMLElement>} */
const left = new WeakMap()

/** @param {HTMLElement} element @param {boolean} isInert */
function setInert(element, isInert) {
  const root = rootOf(element), active = /** @type {HTMLElement | null} */ (root?.activeElement ?? null)
  const hadFocus = isInert && active !== null && element.contains(active), last = left.get(element)
  element.inert = isInert
  if (hadFocus) left.set(element, active)
  else if (!isInert) left.delete(element)
  if (!hadFocus && (isInert || !last)) return
  // Once the changes of this frame are there, and what lay before it has gone with the focus, if that was there. Keys go on to the program.
  viewOf(element).setTimeout(() => {
    const host = /** @type {HTMLElement | null} */ (element.closest('.tsumami')), now = root?.activeElement
    if (now && now !== host && now !== now.ownerDocument.body && !element.contains(now)) return
    const back = element.inert ? host : last && present(element, last)
    back?.focus({ preventScroll: true })
  })
}

/**
 * Something that is not reached at present gets the focus once it is.
 *
 * @param {HTMLElement} element
 */
export function remember(element) {
  for (let behind = element.closest('[inert]'); behind; behind = behind.parentElement?.closest('[inert]') ?? null) {
    left.set(/** @type {HTMLElement} */ (behind), element)
  }
}

// Of elements of which Tab finds one, the one that it finds by now: a program may have moved it meanwhile.
/** @param {HTMLElement} element @param {HTMLElement} last @returns {HTMLElement} */
const present = (element, last) => last.tabIndex < 0 && last.matches(`${pressed}, ${adjusted}`) ? element.querySelector('[tabindex="0"]') ?? last : last

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
