// The arrows at the sides of a photo are there while a mouse moves, and for a while after that, and as long as it is over one of them. Fingers find none.

// In milliseconds.
const stays = 2000

// `stage` gets what a wheel does over an arrow: it is the photo's.
export function showArrows(toolbar, stage) {
  let timer = 0
  const rests = () => toolbar.querySelector(':hover') || document.body.classList.remove('pointing')
  addEventListener('pointermove', ({ pointerType, movementX, movementY }) => {
    // A browser says that the mouse moves, too, where something has moved below it.
    if (pointerType !== 'mouse' || !movementX && !movementY) return
    document.body.classList.add('pointing')
    clearTimeout(timer)
    timer = setTimeout(rests, stays)
  }, { passive: true })
  toolbar.addEventListener('wheel', event => {
    event.preventDefault()
    stage.dispatchEvent(new WheelEvent('wheel', event))
  }, { passive: false })
}
