// Photos in their own shapes, in rows, or as squares: kept by the browser.

const key = 'tsumami.shapes'

export function shapes(button, scene) {
  let isOn = false
  try {
    isOn = localStorage.getItem(key) === '1'
  } catch {}
  const show = () => {
    scene.shapes(isOn)
    button.setAttribute('aria-pressed', isOn)
  }
  button.addEventListener('click', () => {
    isOn = !isOn
    try {
      localStorage.setItem(key, isOn ? '1' : '0')
    } catch {}
    show()
  })
  show()
}
