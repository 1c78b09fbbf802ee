// One focus: the cell that the arrow keys are at has the focus of the page, and the arrow keys go on from the cell that Tab leads to. Tab
// leads to one cell and from there out of the grid; within it the arrow keys lead.

import { isCell } from './cells.js'
import { positionIn } from './position.js'

// Keys that scroll the grid.
const leaps = ['PageUp', 'PageDown', 'Home', 'End']

// In a field they move what one writes at.
const isLeap = ({ key, target }) => leaps.includes(key) && !target.closest?.('input, textarea, select')

const cells = stage => [...stage.querySelectorAll('[role=button]')].filter(cell => cell.checkVisibility() && isCell(cell))

// A grid that has not moved for so many frames is at rest.
const still = 4

// In frames: so long it may stay where it is before the keys have a place. In time it would be over before the grid is at rest where frames take long.
const longest = 180

export class Focus {
  #cell = null
  #known = null   // where it was seen last, { index, count }
  #isLeft = false // the focus has gone from it to what is beside the stage
  #walks = false  // the arrow keys lead, wherever the focus was
  #byKeys = false // what was done last was done by keys
  #due = null     // gets the focus as soon as the grid, which lies behind a photo that is closing, has it again
  #photo = null   // the one that was opened last, while one is open
  #frame = 0      // the next look at a grid that a key scrolls
  #from = null    // where the cell of the keys was in the window before

  constructor(stage, scene) {
    this.stage = stage
    this.scene = scene
    stage.addEventListener('focusin', event => {
      const cell = event.target.closest('[role=button]'), due = this.#due
      this.#due = null
      // The host gives it back to the cell that had it last; the keys have led on meanwhile.
      if (due && due !== cell && due.checkVisibility()) return due.focus({ preventScroll: true })
      if (!cell || cell === this.#cell && !this.#isLeft) return
      this.#comes(cell)
      scene().focused(cell)
    })
    // The ring goes where the focus goes: to a button or a link, but not to nowhere, as where the program has used a key.
    stage.addEventListener('focusout', ({ relatedTarget }) => {
      if (!relatedTarget || stage.contains(relatedTarget) || document.getElementById('photo-bar').hidden === false) return
      this.#isLeft = true
      scene().focused(null)
    })
    addEventListener('keydown', event => {
      this.#walks = event.key.startsWith('Arrow')
      // Who has used no key until now has no photo that the keys are at.
      if (isLeap(event)) this.#from ??= this.#byKeys ? this.#seen : null
      else this.#stop()
      this.#byKeys = true
      if (event.key === 'Tab') this.#leaveOne()
    }, { capture: true })
    for (const kind of ['pointerdown', 'wheel']) {
      addEventListener(kind, () => {
        this.#byKeys = false
        // A finger takes the ring away: out of sight there is none then.
        if (kind === 'pointerdown') this.#known = null
        this.#due = null
        this.#stop()
      }, { capture: true, passive: true })
    }
    // Enter, the space key or a screen reader presses a cell: as the key does it, so that the photo gives the focus back.
    stage.addEventListener('click', event => {
      const cell = event.target.closest('[role=button]')
      if (!cell || event.detail > 0) return
      event.stopImmediatePropagation()
      scene().focused(cell)
      scene().command('Enter')
    }, { capture: true })
  }

  // Whether the keys are at a photo of the grid.
  get isInGrid() {
    const { activeElement } = document
    return document.getElementById('photo-bar').hidden && !document.body.classList.contains('culling') && this.place >= 0
      && (activeElement === document.body || this.stage.contains(activeElement))
  }

  // The place of that photo among those that are shown, from 0; −1 where there is none. The keys stay at it where a wheel has taken it out of sight: then
  // its cell is gone, or shows another photo.
  get place() {
    if (this.isSeen) this.#known = positionIn(this.#cell.ariaLabel)
    return this.#known ? this.#known.index - 1 : -1
  }

  // Whether the cell of that photo is there.
  get isSeen() {
    const found = this.#cell?.checkVisibility() ? positionIn(this.#cell.ariaLabel) : null
    return found !== null && (!this.#known || found.index === this.#known.index || found.count !== this.#known.count)
  }

  // From now on the keys are at the photo of this cell; null: at none.
  #comes(cell) {
    this.#cell = cell
    this.#known = positionIn(cell?.ariaLabel)
    this.#isLeft = false
  }

  // After the host, which listens to keys before.
  begin() {
    // The program has used a key, and the host has taken the focus from the cell: it stays there, unless the arrows lead on.
    addEventListener('keydown', event => {
      if (!event.defaultPrevented) return
      if (isLeap(event)) this.#follow(event.key)
      if (!event.key.startsWith('Arrow')) this.#return()
    })
  }

  // Whatever is done then, the scroll of a key is followed no more.
  #stop() {
    cancelAnimationFrame(this.#frame)
    this.#from = null
  }

  // The grid is scrolled by a key: where it comes to rest the keys go on from a photo that is seen. Home and End lead to the first and the last one.
  #follow(key) {
    cancelAnimationFrame(this.#frame)
    const isToEnd = key === 'Home' || key === 'End', from = this.#from
    if (!isToEnd && !from || document.getElementById('bar').hidden || !isNowhere() && !this.stage.contains(document.activeElement)) {
      this.#from = null
      return
    }
    const was = this.#cell?.ariaLabel
    let place = '', frames = 0
    const look = () => {
      // A cell that waits to be used stays where it is, also while the others move.
      const first = [...this.stage.querySelectorAll('[role=button]')].find(cell => cell.checkVisibility()), now = `${first?.ariaLabel} ${first?.getBoundingClientRect().top}`
      frames = now === place ? frames + 1 : 0
      place = now
      const cell = frames > 0 && frames % still === 0 ? this.#landing(key, from) : null
      // Before it begins to move it is at rest, too.
      if (cell && (isToEnd || cell.ariaLabel !== was)) this.#land(cell)
      else if (frames < longest) this.#frame = requestAnimationFrame(look)
      else this.#from = null
    }
    look()
  }

  // The cell that a key has led to; null while that is not seen. A page up or down is one to the photo that is where the other one was.
  #landing(key, from) {
    const bar = Math.max(...['bar', 'choice'].map(id => document.getElementById(id).getBoundingClientRect().bottom))
    const seen = cells(this.stage).map(cell => ({ cell, rect: cell.getBoundingClientRect() })).filter(({ rect }) => rect.top >= bar && rect.bottom <= innerHeight)
    const isAt = end => ({ cell }) => {
      const found = positionIn(cell.ariaLabel)
      return found !== null && found.index === (end === 'Home' ? 1 : found.count)
    }
    if (key === 'Home' || key === 'End') return seen.find(isAt(key))?.cell ?? null
    const distance = ({ rect }) => Math.hypot(rect.left + rect.width / 2 - from.x, rect.top + rect.height / 2 - from.y)
    return seen.length ? seen.reduce((a, b) => distance(b) < distance(a) ? b : a).cell : null
  }

  // A list has been opened by keys: once it is there they are at its first photo.
  enters() {
    this.#comes(null)
    this.#follow('Home')
  }

  #land(cell) {
    this.#from = null
    this.#due = null
    this.#comes(cell)
    this.scene().focused(cell)
    cell.focus({ preventScroll: true })
  }

  // The middle of the cell of the keys, where it is seen; null where there is none.
  get #seen() {
    if (!this.#cell?.checkVisibility()) return null
    const { left, top, width, height } = this.#cell.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }

  // The keys are at this cell.
  moves(cell) {
    if (!cell) return
    this.#comes(cell)
    const isElsewhere = !isNowhere() && !this.stage.contains(document.activeElement)
    if (isElsewhere && !this.#walks || document.querySelector('dialog[open], :popover-open')) return
    cell.focus({ preventScroll: true })
    this.#due = document.activeElement === cell ? null : cell
  }

  // A photo is shown in this layer. Who has opened it by a key is at it, with a screen reader too; the next ones are announced.
  stages(layer) {
    const image = layer?.querySelector(':scope > img')
    if (this.#photo || !image) return
    this.#photo = image
    if (!this.#byKeys || !isNowhere() && !this.stage.contains(document.activeElement)) return
    image.tabIndex = -1
    image.focus({ preventScroll: true })
  }

  // The photo at this place has been closed, by a button of its own perhaps, which is gone with it.
  closed(place) {
    if (this.#photo === document.activeElement) this.#photo?.blur()
    this.#photo = null
    if (!this.#byKeys) return
    this.#return()
    if (isNowhere()) this.#comeTo(place)
  }

  // The keys are at the photo at this place as soon as the grid can be reached: a slideshow has led to it perhaps, and no key to its cell.
  #comeTo(place, frames = 0) {
    cancelAnimationFrame(this.#frame)
    const cell = cells(this.stage).find(each => positionIn(each.ariaLabel)?.index === place + 1)
    if (!isNowhere() || frames > longest) return
    if (cell && !cell.closest('[inert]')) this.#land(cell)
    else this.#frame = requestAnimationFrame(() => this.#comeTo(place, frames + 1))
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
