// Everything that is no touch: keys, wheel, trackpad, and the buttons for people who use none of them. A button with
// `data-key` is that key; `data-scenes` says in which scenes it is there.

import { Presses } from './presses.js'

// The numbers of keys that are no letters, by the browser's names.
export const keys = new Map([
  'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-', '0', 'Home', 'End', 'PageUp', 'PageDown', 'Escape',
  'Enter',
].map((name, number) => [name, number]))
keys.set('=', keys.get('+')).set('_', keys.get('-'))
for (const letter of 'ilouc') keys.set(letter, letter.charCodeAt()).set(letter.toUpperCase(), letter.charCodeAt())

// In CSS pixels: what a browser means that counts in lines.
const lineHeight = 16

// `turn(±1, time)` shows a neighbour.
export function listenToKeys(program, { wake, turn }) {
  const presses = new Presses(program, wake)
  addEventListener('keydown', event => {
    if (!event.target.closest?.('button, [role=button]') && presses.down(event)) return event.preventDefault()
    if (event.ctrlKey || event.metaKey || event.altKey || !keys.has(event.key)) return
    const onButton = event.target.closest?.('button, [role=button]')
    if (onButton && event.key === 'Enter') return onButton.tagName === 'BUTTON' || onButton.click()
    const used = program.key(keys.get(event.key), event.timeStamp)
    const step = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 }[event.key]
    if (!used && step) turn(step, event.timeStamp)
    if (used || step) event.preventDefault()
    // The program shows where its keys are; what has the browser's focus is not that.
    if (used && document.activeElement?.closest('#stage')) document.activeElement.blur()
    wake()
  })
}

// `isTouched()` tells whether fingers are down: then what WebKit calls a gesture is theirs.
export function listenToWheel(stage, program, { wake, isTouched }) {
  const wheel = (event, dx, dy, pinch) => {
    event.preventDefault()
    program.wheel(event.clientX, event.clientY, dx, dy, event.timeStamp, pinch)
    wake()
  }
  stage.addEventListener('wheel', event => {
    const unit = [1, lineHeight, stage.clientHeight][event.deltaMode]
    wheel(event, event.deltaX * unit, event.deltaY * unit, event.ctrlKey)
  }, { passive: false })

  // Safari on the Mac reports a trackpad's pinch in events of its own. Elsewhere it is a wheel with ctrlKey,
  // of which 100 pixels are a factor e.
  let scale = 1
  stage.addEventListener('gesturestart', event => { scale = 1; event.preventDefault() })
  stage.addEventListener('gesturechange', event => {
    if (isTouched()) return event.preventDefault()
    wheel(event, 0, -100 * Math.log(event.scale / scale), true)
    scale = event.scale
  })
}

// Whoever does not touch can still press what is a button in the program: it is tapped in its middle then.
export function listenToPresses(stage, tap) {
  stage.addEventListener('click', event => {
    const button = event.target.closest('[role=button]')
    // A finger or a mouse on the stage is a pointer already.
    if (!button || event.detail > 0) return
    const { left, top, width, height } = button.getBoundingClientRect()
    tap(left + width / 2, top + height / 2, event.timeStamp)
  })
}

export class Toolbar {
  constructor(element, scene, program, { wake, turn }) {
    this.element = element
    this.scene = scene
    this.#leave(scene)
    const does = { previous: time => turn(-1, time), next: time => turn(1, time) }
    for (const button of element.querySelectorAll('[data-key], [data-does]')) {
      const { key, does: name } = button.dataset
      const act = key ? time => program.key(keys.get(key), time) : does[name]
      button.addEventListener('click', event => { act(event.timeStamp); wake() })
    }
    element.hidden = element.childElementCount === 0
  }

  // Leaves the buttons that a scene has: those that name it, or no scene at all.
  #leave(scene) {
    for (const button of this.element.querySelectorAll('[data-scenes]')) {
      if (!button.dataset.scenes.split(' ').includes(scene)) button.remove()
    }
  }

  // `index` of `count` pictures is shown; −1 is all of them.
  update(index, count) {
    for (const button of this.element.querySelectorAll('[data-view]')) {
      button.hidden = (button.dataset.view === 'photo') !== (index >= 0)
    }
    if (index < 0) return
    for (const [name, atEnd] of [['previous', index === 0], ['next', index === count - 1]]) {
      const button = this.element.querySelector(`[data-does=${name}]`)
      button.hidden = count < 2
      button.disabled = atEnd
    }
  }
}
