// What is written on the cells of the grid, and what a person has said of a photo, for those who hear the page: it follows a cell's name as its
// description. The name is the scene's: the photo's own name, its position and its day.

import { kindOf, length } from './facts.js'
import { positionIn } from './position.js'
import { stars } from './ratings.js'
import { text } from './strings.js'
import { listed } from './words.js'

// Letters and digits alone: "IMG 0001" says nothing beside "IMG_0001.jpg".
const bare = words => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

// `Video, 1:05, 3 stars, Favourite, A boat`; '' where there is nothing of all that.
export function cellWords(photo, rating, isFavourite) {
  const { kind, name, alt } = photo, isSaid = alt && !bare(name).startsWith(bare(alt))
  return listed(kindOf(photo), kind === 'video' && length(photo), rating && stars(rating), isFavourite && text('favourite'), isSaid && alt)
}

export class CellWords {
  #isAwaited = false

  // `photoAt(place)` answers the photo that has a place among those that are shown, `words(photo)` what is to be said of it.
  constructor(stage, photoAt, words) {
    Object.assign(this, { stage, photoAt, words })
    new MutationObserver(changes => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'attributes') this.#write(target)
        else for (const node of addedNodes) this.#writeAll(node)
      }
    }).observe(stage, { subtree: true, childList: true, attributeFilter: ['aria-label'] })
  }

  // Other photos are shown, or something else is to be said of them.
  changed() {
    if (this.#isAwaited) return
    this.#isAwaited = true
    setTimeout(() => {
      this.#isAwaited = false
      this.#writeAll(this.stage)
    })
  }

  #writeAll(element) {
    if (!element.querySelectorAll) return
    if (element.matches('[role=button]')) this.#write(element)
    for (const cell of element.querySelectorAll('[role=button]')) this.#write(cell)
  }

  #write(cell) {
    if (cell.getAttribute('role') !== 'button') return
    const position = positionIn(cell.ariaLabel), photo = position ? this.photoAt(position.index - 1) : undefined
    const words = photo ? this.words(photo) : ''
    if (words === (cell.getAttribute('aria-description') ?? '')) return
    if (words) cell.setAttribute('aria-description', words)
    else cell.removeAttribute('aria-description')
  }
}
