// One focus: the cell that the arrow keys are at has the focus of the page, and the arrow keys go on from the cell that Tab leads to. Tab
// leads to one cell and from there out of the grid; within it the arrow keys lead.

// A title over photos, which is a button while they are chosen, has no picture.
const cells = stage => [...stage.querySelectorAll('[role=button]')].filter(cell => cell.checkVisibility() && cell.querySelector('.image'))

export class Focus {
  #cell = null
  #walks = false  // the arrow keys lead, wherever the focus was
  #byKeys = false // what was done last was done by keys

  constructor(stage, scene) {
    this.stage = stage
    stage.addEventListener('focusin', event => {
      const cell = event.target.closest('[role=button]')
      if (!cell || cell === this.#cell) return
      this.#cell = cell
      scene().focused(cell)
    })
    addEventListener('keydown', event => {
      this.#walks = event.key.startsWith('Arrow')
      this.#byKeys = true
      if (event.key === 'Tab') this.#leaveOne()
    }, { capture: true })
    addEventListener('pointerdown', () => this.#byKeys = false, { capture: true })
    // Enter, the space key or a screen reader presses a cell: as the key does it, so that the photo gives the focus back.
    stage.addEventListener('click', event => {
      const cell = event.target.closest('[role=button]')
      if (!cell || event.detail > 0) return
      event.stopImmediatePropagation()
      scene().focused(cell)
      scene().command('Enter')
    }, { capture: true })
  }

  // After the host, which listens to keys before.
  begin() {
    // The program has used a key, and the host has taken the focus from the cell: it stays there, unless the arrows lead on.
    addEventListener('keydown', event => {
      if (event.defaultPrevented && !event.key.startsWith('Arrow')) this.#return()
    })
  }

  // The keys are at this cell.
  moves(cell) {
    if (!cell) return
    this.#cell = cell
    const isElsewhere = !isNowhere() && !this.stage.contains(document.activeElement)
    if (isElsewhere && !this.#walks || document.querySelector('dialog[open], :popover-open')) return
    cell.focus({ preventScroll: true })
  }

  // The photo has been closed, by a button of its own perhaps, which is gone with it.
  closed() {
    if (this.#byKeys) this.#return()
  }

  #return() {
    if (!isNowhere() || !this.#cell?.checkVisibility()) return
    this.#cell.focus({ preventScroll: true })
  }

  // Of all cells Tab finds that of the keys, or the first one that is seen.
  #leaveOne() {
    const all = cells(this.stage)
    const seen = all.filter(cell => cell.getBoundingClientRect().top >= 0)
    const only = all.includes(this.#cell) ? this.#cell : seen.sort(inReadingOrder)[0] ?? all[0]
    for (const cell of all) cell.tabIndex = cell === only ? 0 : -1
  }
}

// A button that is hidden has the focus until the browser looks again.
const isNowhere = () => document.activeElement === document.body || document.activeElement?.closest('[hidden]') !== null

function inReadingOrder(a, b) {
  const [first, second] = [a.getBoundingClientRect(), b.getBoundingClientRect()]
  return first.top - second.top || first.left - second.left
}
