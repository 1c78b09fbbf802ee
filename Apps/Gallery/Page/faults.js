// What of the folder is not shown, with the reasons: behind a button of the menu that is there where there is something to say.

import { number, text } from './strings.js'

export class Faults {
  constructor(button, dialog) {
    this.button = button
    this.list = dialog.querySelector('ul')
    button.addEventListener('click', () => dialog.showModal())
  }

  // Asks the server again. An export has left them out, and said so to whoever made it.
  async update() {
    const answer = await fetch('faults.json').catch(() => null)
    if (!answer?.ok) return
    const faults = await answer.json()
    this.button.hidden = faults.length === 0
    this.button.textContent = text('notShownOpens', { count: number(faults.length) })
    this.list.replaceChildren(...faults.map(({ path, reason }) => {
      const [item, name] = ['li', 'strong'].map(name => document.createElement(name))
      name.textContent = path
      item.append(name, ` ${reason}`)
      return item
    }))
  }
}
