// What is done in the dialog is not done to what is around the viewer.

const types = [
  'pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'mousedown', 'mousemove', 'mouseup', 'click', 'auxclick', 'dblclick',
  'touchstart', 'touchmove', 'touchend', 'touchcancel', 'wheel',
]

/**
 * Keeps the events of fingers and mice in a viewer's dialog; those on what the page has put into its bar, and on links, are the page's.
 * @param {HTMLDialogElement} dialog @param {Element} viewer
 */
export function keepEvents(dialog, viewer) {
  for (const type of types) {
    dialog.addEventListener(type, event => {
      const on = /** @type {Element} */ (event.target)
      if (!viewer.contains(on) && !on.closest('a')) event.stopPropagation()
    }, { passive: true })
  }
  // A viewer has an event of this name; that of a field in its bar is heard at the field.
  dialog.addEventListener('change', event => event.stopPropagation())
}
