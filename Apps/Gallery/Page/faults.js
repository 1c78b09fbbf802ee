// What of the folder is not shown, with the reasons: behind a button of the menu that is there where there is something to say.

import { reasonOf } from './reasons.js'
import { number, text } from './strings.js'

export class Faults {
  #isWanted = false
  #isAsking = false

  // `connection` says whether the server answers.
  constructor(button, dialog, connection) {
    this.button = button
    this.connection = connection
    this.list = dialog.querySelector('ul')
    button.addEventListener('click', () => dialog.showModal())
  }

  // They may be others now. However often this is said, the server is asked once at a time, and not while it is away: then once when it is back.
  // An export has left them out, and said so to whoever made it.
  async update() {
    this.#isWanted = true
    if (this.#isAsking) return
    this.#isAsking = true
    while (this.#isWanted) {
      await this.connection.back
      this.#isWanted = false
      const answer = await fetch('faults.json').catch(() => null)
      if (answer?.ok) this.#show(await answer.json())
      else if (!answer && await this.connection.isLost()) this.#isWanted = true
    }
    this.#isAsking = false
  }

  #show(faults) {
    this.button.hidden = faults.length === 0
    this.button.textContent = text('notShownOpens', { count: number(faults.length) })
    this.list.replaceChildren(...faults.map(({ path, reason }) => {
      const [item, name] = ['li', 'strong'].map(name => document.createElement(name))
      name.textContent = path
      item.append(name, ` ${reasonOf(reason)}`)
      return item
    }))
  }
}
