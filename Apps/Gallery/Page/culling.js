// Two photos beside each other, to keep or to reject: what is decided makes room for the next one, and the other photo stays. The stage shows
// and moves them (Sources/Scenes/Gallery/Comparison); here is which ones, what is decided about them, and what lies around them.

import { FittedLine } from './fitted-line.js'
import { label, localize, number as digits, text } from './strings.js'
import { stars } from './ratings.js'

const reject = -1, keep = 1

const icon = path => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`
const button = (name, key, hint, path) =>
  `<button type="button" data-does="${name}" data-label="${key}"${hint ? ` data-hint="${hint}"` : ''}>${icon(path)}</button>`

const pane = side => `<section data-side="${side}" role="group">
  <div class="room"></div>
  <div class="caption">
    ${button('reject', 'reject', 'X', 'M6 6l12 12M18 6L6 18')}
    <p><span class="name"></span> <span class="rating"></span></p>
    ${button('keep', 'keep', 'P', 'M5 12.5l4.5 4.5L19 7.5')}
  </div>
</section>`

const html = `<header class="bar">
  ${button('close', 'closeCull', 'Escape', 'M6 6l12 12M18 6L6 18')}
  <p class="count"></p>
  ${button('zoom', 'zoomBoth', 'Z', 'M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l5 5M10.5 8v5M8 10.5h5')}
  ${button('undo', 'undo', 'Ctrl+Z', 'M9 7L4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2')}
</header>
<div class="pair">${pane(0)}${pane(1)}</div>
<div class="summary" role="group" aria-labelledby="culled" hidden>
  <h2 id="culled" tabindex="-1"></h2><p></p>
  <div><button type="button" data-does="showKept"></button><button type="button" data-does="showRejected"></button></div>
  <div><button type="button" data-does="undo" data-text="undo"></button><button type="button" data-does="close" data-text="done" class="main"></button></div>
</div>
<p class="unseen" role="status"></p>`

export class Culling {
  // Its style sheet, once.
  static #style = null
  static load() {
    return Culling.#style ??= new Promise((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'culling.css', onload: resolve })
      link.onerror = () => {
        Culling.#style = null
        link.remove()
        reject(new Error('culling.css'))
      }
      document.head.append(link)
    })
  }

  #count                   // the line that says how many are decided
  #pair = [-1, -1]
  #side = 0                // the one that keys are for
  #done = new Map()        // number → verdict, since it was opened
  #isLeaving = [false, false]
  #keys = []               // verdicts of keys that came while a photo was leaving: [side, verdict]
  #there                   // the numbers of all photos that there are
  #all                     // of a list of which everything is decided, all of it is asked again

  // `numbers` are those of the photos that were chosen, or null for all that are listed, `done` what was decided before a reload. `keeps(done)` is
  // told what is decided by now, `closes(word)` that somebody leaves, for the photos with a word or without, `ended()` when it has ended.
  constructor({ list, scene, browse, undo, ratings, photos, numbers, done }, { keeps, closes, ended }) {
    Object.assign(this, { list, scene, browse, undo, ratings, photos, numbers, keeps, closes, ended })
    this.#there = new Set(list.numbers)
    this.#done = new Map(done)
    this.#all = !numbers && !browse.numbers.some(number => !ratings.of(list.pictures[number]))
    this.#depth = undo.depth
    ratings.zoomed(1)
    this.#build()
    this.#fill()
    this.#show()
    this.element.focus()
  }

  #depth      // how much could be undone before: what was done elsewhere is not undone here
  #before = document.activeElement

  #build() {
    this.element = Object.assign(document.createElement('section'), { id: 'culling', innerHTML: html, tabIndex: -1 })
    localize(this.element)
    this.element.setAttribute('aria-label', text('culling'))
    document.body.append(this.element)
    document.body.classList.add('culling')
    this.panes = [...this.element.querySelectorAll('[data-side]')]
    this.#count = new FittedLine(this.element.querySelector('.count'))
    const does = {
      close: () => this.closes(), undo: () => this.#undo(), zoom: () => this.scene().command('z'),
      showKept: () => this.closes(text('kept')), showRejected: () => this.closes(text('rejected')),
    }
    this.element.addEventListener('click', event => {
      const name = event.target.closest('button')?.dataset.does
      if (does[name]) return does[name]()
      if (!name) return
      const side = Number(event.target.closest('[data-side]').dataset.side)
      this.activate(side)
      this.#decide(side, name === 'keep' ? keep : reject)
    })
    // Whoever comes to a photo's buttons by keys means that photo.
    for (const [side, pane] of this.panes.entries()) pane.addEventListener('focusin', () => this.activate(side))
    this.sizes = new ResizeObserver(() => this.#send())
    for (const pane of this.panes) this.sizes.observe(pane.firstElementChild)
    this.press = event => this.#press(event)
    addEventListener('keydown', this.press, { capture: true })
  }

  // Back to the grid.
  end() {
    removeEventListener('keydown', this.press, { capture: true })
    this.sizes.disconnect()
    this.element.remove()
    document.body.classList.remove('culling')
    this.scene().compare(null)
    if (this.#before?.isConnected && this.#before.checkVisibility()) this.#before.focus()
    this.ended()
  }

  // MARK: Which photos

  get #candidates() { return this.numbers ?? this.browse.numbers }
  #photo(number) { return this.list.pictures[number] }

  // Chosen photos are all asked for; of a list what has no rating yet. Nobody judges what cannot be seen.
  #isOpen(number) {
    if (this.#done.has(number) || !this.#there.has(number) || this.photos.isKnownBroken(number)) return false
    return Boolean(this.numbers) || this.#all || !this.ratings.of(this.#photo(number))
  }

  // The first photos that are neither decided nor shown.
  #next(count) {
    const found = []
    for (const number of this.#candidates) {
      if (this.#pair.includes(number) || !this.#isOpen(number)) continue
      found.push(number)
      if (found.length === count) break
    }
    return found
  }

  #fill() {
    for (const side of [0, 1]) if (this.#pair[side] < 0) this.#pair[side] = this.#next(1)[0] ?? -1
    if (this.#pair[this.#side] < 0 && this.#pair[1 - this.#side] >= 0) this.#side = 1 - this.#side
  }

  // Other photos are in the list than before: one that is gone makes room, for what the file is now or for the next one. So does one that turns out not
  // to be shown.
  listed() {
    this.#there = new Set(this.list.numbers)
    for (const side of [0, 1]) {
      const number = this.#pair[side]
      if (number < 0 || this.#there.has(number) && !this.photos.isKnownBroken(number)) continue
      this.#pair[side] = this.list.numbers.find(other => this.#photo(other).replaces === number) ?? -1
    }
    this.#fill()
    this.#show()
  }

  // MARK: Deciding

  // A button or a key decides: the photo is seen to leave, and `decided` is called.
  #decide(side, verdict) {
    if (this.#pair[side] < 0) return
    if (this.#isLeaving[side]) this.#keys.push([side, verdict])
    this.#isLeaving[side] = true
    this.scene().decide(side, verdict)
  }

  // The photo on this side has left, by a finger or otherwise.
  decided(side, verdict) {
    this.#isLeaving[side] = false
    const number = this.#pair[side], photo = this.#photo(number)
    if (!photo) return
    const before = this.ratings.of(photo), words = text(verdict === keep ? 'wasKept' : 'wasRejected', { name: photo.name })
    // What is kept has a star at least: other programs see that, too.
    this.ratings.give([[photo, verdict === keep ? Math.max(1, before) : -1]])
    this.#done.set(number, verdict)
    this.#pair[side] = -1
    this.undo.did(words, () => this.#takeBack(side, number, verdict, before), text('undecided', { name: photo.name }))
    this.#fill()
    this.keeps([...this.#done])
    this.#show()
    this.#say(words)
    // The scene has to have ended what it does.
    const next = this.#keys.shift()
    if (next) queueMicrotask(() => this.#decide(...next))
  }

  #takeBack(side, number, verdict, before) {
    this.ratings.give([[this.#photo(number), before]])
    if (!this.element.isConnected) return
    this.#done.delete(number)
    this.#keys = []
    // The other side may have got it meanwhile as the next one of a list.
    if (this.#pair[1 - side] === number) this.#pair[1 - side] = -1
    this.#pair[side] = number
    this.#fill()
    this.keeps([...this.#done])
    this.activate(side)
    this.#show(side, verdict)
    this.#say(text('undecided', { name: this.#photo(number).name }))
  }

  #undo() { if (this.undo.depth > this.#depth) this.undo.back(); this.#write() }

  #rate(rating) {
    const number = this.#pair[this.#side]
    if (number < 0) return
    this.ratings.rate([number], rating)
    this.#write()
    this.#say(`${this.#photo(number).name}: ${stars(rating)}`)
  }

  // Keys, buttons and digits are for the photo on this side.
  activate(side) {
    if (this.#pair[side] < 0 || side === this.#side) return
    this.#side = side
    this.scene().side(side)
    this.#write()
  }

  #press(event) {
    const { key, target } = event, isButton = Boolean(target.closest?.('button'))
    if (target.closest?.('dialog, [popover], input')) return
    const isCommand = event.ctrlKey || event.metaKey
    if (isCommand && key.toLowerCase() === 'z' && !event.shiftKey) return this.#use(event, () => this.#undo())
    if (isCommand || event.altKey || key === 'Tab' || isButton && (key === 'Enter' || key === ' ')) return
    // What belongs to the page as a whole.
    if (['f', 'g', '?', 'Shift'].includes(key.length === 1 ? key.toLowerCase() : key)) return
    const arrow = { ArrowLeft: 0, ArrowUp: 0, ArrowRight: 1, ArrowDown: 1 }[key]
    this.#use(event, () => {
      if (arrow !== undefined && event.shiftKey) return this.scene().command(key)
      if (arrow !== undefined) return this.#choose(arrow)
      if (['+', '=', '-'].includes(key)) return this.scene().command(key === '=' ? '+' : key)
      if (event.repeat) return
      const letter = key.toLowerCase()
      if (letter === 'p') this.#decide(this.#side, keep)
      else if (letter === 'x') this.#decide(this.#side, reject)
      else if (letter === 'u') this.#rate(0)
      else if (letter === 'z') this.scene().command('z')
      else if (key === '0' && this.ratings.times > 1.001) this.scene().command('0')
      else if (/^[0-5]$/.test(key)) this.#rate(Number(key))
      else if (key === 'Escape') this.closes()
    })
  }

  #use(event, act) {
    event.preventDefault()
    event.stopImmediatePropagation()
    act()
  }

  #choose(side) {
    if (this.#pair[side] < 0) return
    this.activate(side)
    this.#say(this.#name(side))
  }

  // MARK: What is shown

  // - side, verdict: what comes back from where it went.
  #show(side = -1, verdict = 0) {
    const isOver = this.#pair.every(number => number < 0)
    this.element.classList.toggle('alone', this.#pair.some(number => number < 0))
    for (const [index, pane] of this.panes.entries()) pane.hidden = this.#pair[index] < 0
    const summary = this.element.querySelector('.summary'), wasOver = !summary.hidden
    summary.hidden = !isOver
    this.#write()
    this.#send(side, verdict)
    if (isOver && !wasOver) summary.querySelector('h2').focus()
    else if (!this.element.contains(document.activeElement)) this.element.focus()
  }

  // Where the photos lie is what the page leaves for them.
  #send(side = -1, verdict = 0) {
    const sides = this.panes.map((pane, index) => {
      const { left, top, width, height } = pane.firstElementChild.getBoundingClientRect()
      return [this.#pair[index], left, top, width, height, index === side ? verdict : 0].map(Math.round)
    })
    this.scene().compare([...sides.flat(), ...this.#next(2)])
  }

  #name(side) {
    const name = this.#photo(this.#pair[side])?.name
    return text(side === 0 ? 'firstOfTwo' : 'secondOfTwo', { name })
  }

  #write() {
    for (const [side, pane] of this.panes.entries()) {
      const photo = this.#photo(this.#pair[side])
      if (!photo) continue
      const rating = this.ratings.of(photo), said = pane.querySelector('.rating')
      pane.setAttribute('aria-label', this.#name(side))
      pane.setAttribute('aria-current', side === this.#side)
      pane.querySelector('.name').textContent = photo.name
      said.textContent = rating < 0 ? '✕' : '★'.repeat(rating)
      if (rating) said.setAttribute('aria-label', stars(rating))
      else said.removeAttribute('aria-label')
    }
    const open = this.#candidates.filter(number => this.#isOpen(number) || this.#pair.includes(number)).length, done = this.#done.size
    this.#count.says([text('culledOf', { done: digits(done), count: digits(done + open) }), `${digits(done)} / ${digits(done + open)}`])
    for (const button of this.element.querySelectorAll('[data-does=undo]')) button.disabled = this.undo.depth <= this.#depth
    this.element.querySelector('[data-does=zoom]').disabled = !open
    const [kept, rejected] = [keep, reject].map(verdict => [...this.#done.values()].filter(each => each === verdict).length)
    const summary = this.element.querySelector('.summary'), [showKept, showRejected] = summary.querySelectorAll('[data-does^=show]')
    summary.querySelector('h2').textContent = done ? text('culled', { kept: digits(kept), rejected: digits(rejected) }) : text('nothingToCull')
    summary.querySelector('p').textContent = done ? text('culledNote') : ''
    Object.assign(showKept, { textContent: text('showKept'), hidden: !kept })
    Object.assign(showRejected, { textContent: text('showRejected'), hidden: !rejected })
  }

  // To those who do not see it.
  #say(words) { this.element.querySelector('[role=status]').textContent = words }
}
