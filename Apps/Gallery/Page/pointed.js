// A mouse has a hand over what it can press in the grid, photos, titles that choose, and albums. The stage finds out by itself what is below a pointer, so
// its elements say nothing to the browser.

const pressed = '[role=button], .scroll .scroll .image[data-label=""]'

export function showPointed(stage) {
  let at = null, last = null
  const isBelow = each => {
    const { left, top, right, bottom } = each.getBoundingClientRect()
    return left <= at.x && at.x < right && top <= at.y && at.y < bottom && each.checkVisibility()
  }
  // Once in a frame. Mostly it is still over what it was over: then nothing else is measured.
  const look = () => {
    const isGrid = !document.getElementById('bar').hidden
    if (!isGrid) last = null
    else if (!(last?.isConnected && last.matches(pressed) && isBelow(last))) last = [...stage.querySelectorAll(pressed)].find(isBelow)
    stage.classList.toggle('hand', Boolean(last))
    at = null
  }
  stage.addEventListener('pointermove', ({ pointerType, buttons, clientX, clientY }) => {
    // A finger has none, and what is dragged is no longer pressed.
    if (pointerType !== 'mouse' || buttons) return
    if (!at) requestAnimationFrame(look)
    at = { x: clientX, y: clientY }
  }, { passive: true })
}
