// Photos in their own shapes, in rows, or as squares: kept by the browser.

import { set, setting } from './settings.js'

// `buttons` do the same: in the bar, or in the menu where the bar has no room.
export function shapes(buttons, scene) {
  let isOn = setting('shapes') === '1'
  const show = () => {
    scene.shapes(isOn)
    for (const button of buttons) button.setAttribute('aria-pressed', isOn)
  }
  const toggle = () => {
    isOn = !isOn
    set('shapes', isOn ? '1' : '0')
    show()
  }
  for (const button of buttons) button.addEventListener('click', toggle)
  show()
}
