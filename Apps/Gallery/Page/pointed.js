// A mouse has a hand over what it can press in the grid, photos, titles that choose, and albums. The stage finds out by itself what is below a pointer, so
// its elements say nothing to the browser.

const pressed = '[role=button], .scroll .scroll .image[data-label=""]'

export function showPointed(stage) {
  let at = null
  const look = () => {
    const isGrid = !document.getElementById('bar').hidden
    const isOver = isGrid && [...stage.querySelectorAll(pressed)].some(each => {
      const { left, top, right, bottom } = each.getBoundingClientRect()
      return left <= at.x && at.x < right && top <= at.y && at.y < bottom && each.checkVisibility()
    })
    stage.classList.toggle('hand', isOver)
    at = null
  }
  stage.addEventListener('pointermove', ({ pointerType, buttons, clientX, clientY }) => {
    // A finger has none, and what is dragged is no longer pressed.
    if (pointerType !== 'mouse' || buttons) return
    if (!at) requestAnimationFrame(look)
    at = { x: clientX, y: clientY }
  }, { passive: true })
}
