// Which gestures of the browser's own an element keeps while recognizers are on it.

import { viewOf } from './host/views.js'

/** @typedef {{ before: string, own: string, set: string, wanted: { action: string, isAll: boolean }[] }} Claims what its style said before, what it comes to with the page's sheets, and what it says now */

/** @type {WeakMap<Element, Claims>} */
const claims = new WeakMap()

/**
 * Sets the `touch-action` of an element to what all of those that recognize on it leave to the browser, and the page's own styles, too.
 * @param {HTMLElement} element @param {string} action
 * @param {boolean} [isAll] true: no matter what the page's styles say
 * @returns {() => void} takes it back; once none is left, the element has its own again
 */
export function takeTouches(element, action, isAll = false) {
  const claim = { action, isAll }
  const here = claims.get(element) ?? { before: element.style.touchAction, own: styled(element), set: '', wanted: [] }
  const set = () => {
    const own = here.wanted.some(each => each.isAll) ? 'auto' : here.own
    element.style.touchAction = shared([own, ...here.wanted.map(each => each.action)])
    here.set = element.style.touchAction
  }
  // The page's sheets say nothing of what is in no document yet.
  if (!element.isConnected) whenShown(element, () => {
    if (here.wanted.length === 0 || element.style.touchAction !== here.set) return
    element.style.touchAction = here.before
    here.own = styled(element)
    set()
  })
  claims.set(element, here)
  here.wanted.push(claim)
  set()
  return () => {
    here.wanted.splice(here.wanted.indexOf(claim), 1)
    if (here.wanted.length > 0) return set()
    claims.delete(element)
    // Unless the page has set another one meanwhile.
    if (element.style.touchAction === here.set) element.style.touchAction = here.before
  }
}

/** @param {HTMLElement} element */
const styled = element => viewOf(element).getComputedStyle(element).touchAction

/** @param {HTMLElement} element @param {() => void} action */
function whenShown(element, action) {
  const observer = new (viewOf(element).ResizeObserver)(() => {
    if (!element.isConnected) return
    observer.disconnect()
    action()
  })
  observer.observe(element)
}

// What is in all of them; those that allow everything say nothing.
/** @param {string[]} actions */
function shared(actions) {
  const sets = actions.filter(action => action && action !== 'auto').map(action => action.replace('manipulation', 'pan-x pan-y pinch-zoom').split(' '))
  if (sets.length === 0) return 'auto'
  return sets.reduce((all, some) => all.filter(each => some.includes(each))).filter(each => each !== 'none').join(' ') || 'none'
}
