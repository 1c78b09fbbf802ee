// Photos in their own shapes, in rows, or as squares: kept by the browser.

import { set, setting } from './settings.js'

export function shapes(button, scene) {
  let isOn = setting('shapes') === '1'
  const show = () => {
    scene.shapes(isOn)
    button.setAttribute('aria-pressed', isOn)
  }
  button.addEventListener('click', () => {
    isOn = !isOn
    set('shapes', isOn ? '1' : '0')
    show()
  })
  show()
}
