// Keeping or rejecting photos, two beside each other: begun with those that are chosen, from the menu with all that are listed, and by the
// address, where it stays over a reload. What shows it, culling.js, is loaded then.
//
//     /?album=Alps&cull=        what is not decided yet in an album
//
// The entry of photos that were chosen has them in its state, by their addresses: { cull: { photos, done: [[address, verdict], …] } }.

import { text } from './strings.js'

const element = id => document.getElementById(id)

// Photos: more are too much for an entry of the browser's history. After a reload all that is listed is shown instead.
const most = 5000

const isAsked = () => new URLSearchParams(location.search).has('cull')

// The address with or without it.
function address(isOn) {
  const { searchParams: query, pathname } = new URL(location.href)
  query.delete('cull')
  if (isOn) query.set('cull', '')
  return `${pathname}${String(query) ? `?${query}` : ''}#gallery`
}

export class Cull {
  #culling = null
  #isComing = false

  // What the scene tells: see Scene.open.
  hears = {
    decides: (side, isKept) => this.#culling?.decided(side, isKept),
    compares: side => this.#culling?.activate(side),
  }

  // `list` is the list of the photos, `scene()` answers the scene, `say(words)` tells of what is no success, `photos` know which of them cannot be shown, and
  // `line` is a `LoadingLine`.
  constructor(list, { overlays, scene, browse, choice, ratings, say, photos, line }) {
    Object.assign(this, { list, overlays, scene, browse, choice, ratings, say, photos, line })
    if (!ratings.isOn) return
    for (const id of ['cull-opens', 'choice-compare']) element(id).hidden = false
    element('cull-opens').addEventListener('click', () => this.#enter(null))
    element('choice-compare').addEventListener('click', () => this.#enter(choice.numbers))
    addEventListener('popstate', () => this.#arrive())
    photos.broke = () => this.#culling?.listed()
  }

  // What the address names is shown.
  start() { this.#arrive() }

  // So many photos are chosen now.
  chooses(count) { element('choice-compare').disabled = count < 2 }

  // Other photos are in the list than before.
  listed() { this.#culling?.listed() }

  // With an entry of its own in the browser's history. `numbers` are those of the photos, or null for all that are listed.
  #enter(numbers) {
    this.scene().choose(0)
    const photos = numbers && numbers.length <= most ? numbers.map(number => this.list.pictures[number].url) : null
    this.overlays.enter({ from: location.search, cull: { photos, done: [] } }, address(true), () => this.#open(numbers, []))
  }

  #arrive() {
    if (!isAsked()) return this.#culling?.end()
    if (this.#culling || this.#isComing) return
    if (!this.ratings.isOn) {
      history.replaceState(null, '', address(false))
      return this.say(text('cullNot'))
    }
    const { photos, done } = history.state?.cull ?? {}
    if (!photos) return this.#open(null, [])
    const numbers = new Map(this.list.numbers.map(number => [this.list.pictures[number].url, number]))
    const known = photos.map(url => numbers.get(url)).filter(number => number !== undefined)
    this.#open(known, (done ?? []).map(([url, verdict]) => [numbers.get(url), verdict]).filter(([number]) => number !== undefined))
  }

  async #open(numbers, done) {
    this.#isComing = true
    // The photos that are seen may be the list's for long: the line at the top edge says that something is coming.
    this.line.begins(this)
    try {
      const { Culling } = await import('./culling.js')
      await Culling.load()
      if (!isAsked()) return
      const { list, scene, browse, choice, ratings, photos } = this
      this.#culling = new Culling({ list, scene, browse, undo: choice.undo, ratings, photos, numbers, done }, {
        keeps: done => this.#keep(done),
        closes: words => this.#close(words),
        ended: () => this.#culling = null,
      })
    } catch (error) {
      console.error(error)
      this.say(text('partMissing'))
      if (isAsked()) this.#close()
    } finally {
      this.line.ends(this)
      this.#isComing = false
    }
  }

  // What is decided so far, for a reload.
  #keep(done) {
    const cull = history.state?.cull
    if (!cull?.photos || !isAsked()) return
    try {
      history.replaceState({ ...history.state, cull: { ...cull, done: done.map(([number, verdict]) => [this.list.pictures[number].url, verdict]) } }, '')
    } catch {
      // Too much, or too often, for this browser: a reload asks for some of them once more.
    }
  }

  // Back to the list; with a word the photos of it are looked for there that have this word.
  #close(word) {
    const find = () => {
      if (!word) return
      const query = new URLSearchParams(location.search), words = [query.get('q'), word].filter(Boolean).join(' ')
      this.browse.go({ album: query.get('album'), only: query.get('only'), q: words })
    }
    if (history.state?.cull) {
      addEventListener('popstate', find, { once: true })
      return history.back()
    }
    history.replaceState(null, '', address(false))
    this.#arrive()
    find()
  }
}
