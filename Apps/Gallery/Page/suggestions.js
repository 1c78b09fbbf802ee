// What can be looked for without typing, while nothing is in the field: what was looked for before, the towns of most photos, and what has a word of its
// own: favourites, yesterday's photos, videos.

import { worthOffering } from './meanings.js'
import { list, setList } from './settings.js'
import { townName, townsOf } from './towns.js'

const element = id => document.getElementById(id)

// Searches that are kept, and towns that are offered.
const most = 8

export class Suggestions {
  // `choose(words)` looks for them.
  constructor(choose) {
    this.choose = choose
  }

  // Of these photos; `isFavourite(photo)` says which are favourites.
  show(photos, isFavourite) {
    this.#fill('recent', list('searches'))
    this.#fill('offered', worthOffering(photos, isFavourite))
    this.#fill('towns', townsOf(photos).slice(0, most).map(({ town }) => townName(town)))
    element('suggestions').hidden = false
  }

  hide() { element('suggestions').hidden = true }

  // What has been found by these words is worth to be offered again.
  keep(words) {
    setList('searches', [words, ...list('searches').filter(each => each !== words)].slice(0, most))
  }

  // The first of them, or the next one on the way up or down, gets the focus.
  focus(step) {
    const buttons = [...element('suggestions').querySelectorAll('button')], at = buttons.indexOf(document.activeElement)
    if (element('suggestions').hidden || buttons.length === 0) return false
    if (at + step < 0) element('words').focus()
    else buttons[Math.min(at + step, buttons.length - 1)].focus()
    return true
  }

  #fill(id, words) {
    element(id).replaceChildren(...words.map(text => {
      const [item, button] = ['li', 'button'].map(name => document.createElement(name))
      Object.assign(button, { type: 'button', textContent: text })
      button.addEventListener('click', () => this.choose(text))
      item.append(button)
      return item
    }))
  }
}
