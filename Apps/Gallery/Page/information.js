// The sheet with what is known of the photo: from below on a phone, beside the photo where there is room.

import { copy } from './clipboard.js'
import { facts } from './facts.js'
import { nameIn } from './file-name.js'
import { PulledSheet } from './sheet.js'
import { text } from './strings.js'

export class Information {
  #photo
  #asked = 0
  #before = null  // what had the focus before it was opened

  #sheet
  #room
  #phone = matchMedia('(max-width: 699px)')

  // `say(words)` says what has been done, `room` is told what of the window the sheet covers (`Room`).
  constructor(sheet, button, say, room) {
    // What is said of the photo's rating where it can be given: [label, words], null for none; undefined where it is a row as others.
    this.rating = () => undefined
    // Opens an album, and whether that would show something else than is shown.
    this.opens = () => {}
    this.leadsTo = () => false
    this.sheet = sheet
    this.button = button
    this.#room = room
    // A photo does not become smaller than in half of the window; then the sheet lies over it.
    this.#sheet = new PulledSheet(sheet, () => this.#phone.matches, () => this.close(), ([, left, bottom, right]) => this.#room.follow([0, left, Math.min(bottom, innerHeight / 2), right]))
    // A phone has been turned.
    addEventListener('resize', () => this.isOpen && this.#sheet.fits())
    sheet.querySelector('.copy').addEventListener('click', () => this.#copy(say))
    button.addEventListener('click', () => this.toggle())
    sheet.querySelector('.close').addEventListener('click', () => this.close())
    // Wherever the focus is: the sheet lies over the photo, and goes before it. What lies over both is closed by its own key.
    addEventListener('keydown', event => {
      if (event.key !== 'Escape' || !this.isOpen || document.body.classList.contains('slideshow')) return
      if (document.querySelector('dialog[open], :popover-open')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      this.close()
    }, { capture: true })
  }

  get isOpen() { return !this.sheet.hidden }

  toggle() {
    if (this.isOpen) this.close()
    else if (this.#photo) this.#open()
  }

  // Another photo is shown, or none.
  shows(photo) {
    this.#photo = photo
    if (!photo) {
      this.sheet.hidden = true
      this.#room.follow([0, 0, 0, 0])
    } else if (this.isOpen) this.#fill()
    this.button.setAttribute('aria-expanded', this.isOpen)
  }

  // A finger on the photo pulls the sheet, as the scene's table says: it comes with the finger, and goes with it.
  pulls(phase, way, velocity) {
    if (phase === 0) {
      if (!this.#photo) return
      const isNew = !this.isOpen
      if (isNew) this.#show()
      this.#sheet.takes(isNew)
    }
    this.#sheet.pulls(phase, way, velocity / 1000)
  }

  close() {
    const hadFocus = this.sheet.contains(document.activeElement), back = this.#before?.checkVisibility() ? this.#before : this.button
    this.sheet.hidden = true
    this.#room.glide([0, 0, 0, 0])
    this.button.setAttribute('aria-expanded', false)
    if (hadFocus) back.focus()
  }

  #open() {
    this.#show()
    this.#sheet.opens()
  }

  #show() {
    const { activeElement } = document
    this.#before = activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
    this.sheet.hidden = false
    this.button.setAttribute('aria-expanded', true)
    this.#fill()
    this.sheet.focus({ preventScroll: true })
  }

  async #copy(say) {
    const [names, values] = ['dt', 'dd'].map(part => [...this.sheet.querySelectorAll(part)].map(each => each.textContent.replace(/[\u2068\u2069]/g, '')))
    const rating = this.rating(), lines = names.map((name, index) => `${name}: ${values[index]}`)
    const words = [...lines, ...rating ? [rating.join(': ')] : []].join('\n')
    // What is not copied can still be selected; and some browsers copy nothing where nothing is.
    const selection = getSelection(), range = selection.rangeCount ? selection.getRangeAt(0) : null
    selection.selectAllChildren(this.sheet.querySelector('dl'))
    try {
      await copy(words)
      selection.removeAllRanges()
      if (range) selection.addRange(range)
      say(text('copied'))
    } catch {
      // It stays selected.
    }
  }

  // What the list says is there at once; a server knows more.
  async #fill() {
    const photo = this.#photo, asked = this.#asked += 1
    this.#write(photo)
    if (photo.id === undefined) return
    const answer = await fetch(`photos/${photo.id}/facts`).catch(() => null)
    if (!answer?.ok || asked !== this.#asked) return
    this.#write({ ...await answer.json(), width: photo.width, height: photo.height })
  }

  #write(photo) {
    const known = this.rating() === undefined ? photo : { ...photo, rating: undefined }
    const rows = facts(known).flatMap(([label, text, address]) => {
      const [name, value] = [document.createElement('dt'), document.createElement('dd')]
      name.textContent = label
      if (address?.startsWith('?')) {
        value.append(this.#folder(text, address, photo.folder))
      } else if (address?.startsWith('/')) {
        value.append(Object.assign(document.createElement('a'), { href: address, textContent: text, download: nameIn(address) }))
      } else if (address) {
        value.append(Object.assign(document.createElement('a'), { href: address, textContent: text, target: '_blank', rel: 'noreferrer' }))
      } else {
        value.append(Object.assign(document.createElement('bdi'), { textContent: text }))
      }
      return [name, value]
    })
    this.sheet.querySelector('dl').replaceChildren(...rows)
    this.#sheet.fits()
  }

  // Each of its names on a line of its own where they need more than one. A link to the album, where another list is shown.
  #folder(text, address, folder) {
    const parts = text.split('/').flatMap((part, index, { length }) => index < length - 1 ? [`${part}/`, document.createElement('wbr')] : part)
    const line = document.createElement(this.leadsTo(folder) ? 'a' : 'bdi')
    line.append(...parts)
    if (line.localName === 'bdi') return line
    line.href = address
    line.addEventListener('click', event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      this.opens(folder)
    })
    return line
  }
}
