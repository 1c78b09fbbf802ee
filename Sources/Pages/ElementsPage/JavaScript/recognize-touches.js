// Which gestures of the browser's own an element keeps while recognizers are on it.

import { viewOf } from './host/views.js'

/** @typedef {{ before: string, own: string, wanted: { action: string, isAll: boolean }[] }} Claims what its style said before, and what it comes to with the page's sheets */

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
  const here = claims.get(element) ?? { before: element.style.touchAction, own: viewOf(element).getComputedStyle(element).touchAction, wanted: [] }
  const set = () => {
    const own = here.wanted.some(each => each.isAll) ? 'auto' : here.own
    element.style.touchAction = shared([own, ...here.wanted.map(each => each.action)])
  }
  claims.set(element, here)
  here.wanted.push(claim)
  set()
  return () => {
    here.wanted.splice(here.wanted.indexOf(claim), 1)
    if (here.wanted.length > 0) return set()
    claims.delete(element)
    element.style.touchAction = here.before
  }
}

// What is in all of them; those that allow everything say nothing.
/** @param {string[]} actions */
function shared(actions) {
  const sets = actions.filter(action => action && action !== 'auto').map(action => action.replace('manipulation', 'pan-x pan-y pinch-zoom').split(' '))
  if (sets.length === 0) return 'auto'
  return sets.reduce((all, some) => all.filter(each => some.includes(each))).filter(each => each !== 'none').join(' ') || 'none'
}
