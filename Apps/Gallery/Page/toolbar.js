// The buttons, for people who use neither touch nor keys. A button with `data-key` is that key; `data-scenes` says in which scenes
// it is there. In the gallery they are the arrows at the sides of a photo.

export class Toolbar {
  // `turn(±1)` shows a neighbour.
  constructor(element, name, scene, turn) {
    this.element = element
    this.name = name
    this.#leave(name)
    const does = { previous: () => turn(-1), next: () => turn(1) }
    for (const button of element.querySelectorAll('[data-key], [data-does]')) {
      const { key, does: action } = button.dataset
      button.addEventListener('click', key ? () => scene().command(key) : does[action])
    }
    element.hidden = element.childElementCount === 0
  }

  // Leaves the buttons that a scene has: those that name it, or no scene at all.
  #leave(name) {
    for (const button of this.element.querySelectorAll('[data-scenes]')) {
      if (!button.dataset.scenes.split(' ').includes(name)) button.remove()
    }
  }

  // `index` of `count` pictures is shown; −1 is all of them.
  update(index, count) {
    for (const button of this.element.querySelectorAll('[data-view]')) {
      button.hidden = (button.dataset.view === 'photo') !== (index >= 0)
    }
    this.element.hidden = ![...this.element.children].some(button => !button.hidden)
    if (index < 0) return
    for (const [name, atEnd] of [['previous', index === 0], ['next', index === count - 1]]) {
      const button = this.element.querySelector(`[data-does=${name}]`)
      if (!button) continue
      button.hidden = count < 2
      // Not `disabled`: who comes to the last one by this button keeps the focus. Nobody else comes to it.
      button.setAttribute('aria-disabled', atEnd)
      button.tabIndex = atEnd && button !== document.activeElement ? -1 : 0
    }
  }
}

// Switches what the program shows of its recognizers on and off. Answers what the key does; the button does it too.
export function inspector(button, scene) {
  let on = false
  const toggle = () => {
    on = !on
    scene().inspect(on)
    button.setAttribute('aria-pressed', on)
  }
  button.addEventListener('click', toggle)
  return toggle
}
