// Those who listen come to each title before its photos, and to the photos in their order. In the page a title lies over them, so it comes later there, and
// cells are used again for other photos; `aria-owns` of what they are in says the order in which they are read.

import { isCell } from './cells.js'
import { positionIn } from './position.js'

// Milliseconds: the grid has not got another cell for so long.
const pause = 250

export class ReadingOrder {
  #changes = 0

  constructor(stage) {
    this.stage = stage
    new MutationObserver(() => this.#soon()).observe(stage, { subtree: true, childList: true, attributeFilter: ['aria-label', 'hidden'] })
    this.#soon()
  }

  // Not while it scrolls.
  #soon() {
    const isAwaited = this.#changes > 0
    this.#changes += 1
    if (isAwaited) return
    const look = last => setTimeout(() => {
      if (this.#changes !== last) return look(this.#changes)
      this.#changes = 0
      this.#write()
    }, pause)
    look(this.#changes)
  }

  #write() {
    const cell = [...this.stage.querySelectorAll('[role=button]')].find(part => !part.hidden && isCell(part)), grid = cell?.parentElement
    if (!grid) return
    const parts = [...grid.children].filter(part => part.role && part.role !== 'presentation' && !part.hidden)
    // A title that stays at the upper edge lies over the first of its photos: a photo is above a title only where it ends there.
    const titles = parts.filter(part => !isCell(part)).map(part => ({ part, middle: middle(part) })).sort((a, b) => a.middle - b.middle)
    const photos = parts.filter(isCell).map(part => ({ part, place: positionIn(part.ariaLabel)?.index ?? 0 })).sort((a, b) => a.place - b.place)
    const order = []
    for (const { part } of photos) {
      const bottom = titles.length ? part.getBoundingClientRect().bottom : 0
      while (titles.length && titles[0].middle < bottom) order.push(titles.shift()?.part)
      order.push(part)
    }
    const names = [...order, ...titles.map(({ part }) => part)].map(part => part.id ||= `layer-${part.dataset.layer}`).join(' ')
    if (grid.getAttribute('aria-owns') !== names) grid.setAttribute('aria-owns', names)
  }
}

function middle(part) {
  const { top, height } = part.getBoundingClientRect()
  return top + height / 2
}
