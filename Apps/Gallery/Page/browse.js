// Which of the photos the grid shows: all of them, an album, or what has been found. Each has an address, and "back" leads through them.

import { above, albumsIn, photosIn } from './albums.js'
import { divide } from './order.js'
import { Finder } from './search.js'
import { list, setList } from './settings.js'
import { photosOf as count, text } from './strings.js'
import { range } from './words.js'

const element = id => document.getElementById(id)
const most = 8
// In milliseconds after the last letter, until the address is changed: Safari allows a hundred changes in ten seconds.
const pause = 300

export class Browse {
  #keys = new Map()   // address → the number of its list
  #places = null      // of the photos that are shown, ascending; null for all
  #timer = 0

  // `levels` are the groups of all photos, in their `order`, `scene()` answers the scene, `only` has more lists by their names: { title, photos() },
  // with the places of their photos.
  constructor(photos, { levels, order }, scene, only = {}) {
    this.photos = photos
    this.levels = levels
    this.order = order
    this.scene = scene
    this.only = only
    this.finder = new Finder(photos)
    this.told = () => {}
    const field = element('words')
    field.addEventListener('input', () => this.#search(field.value))
    field.addEventListener('focus', () => this.finder.prepare())
    element('search').addEventListener('submit', event => {
      event.preventDefault()
      this.#keep()
      field.blur()
    })
    // Keys in the field are no keys of the grid, but for those that lead out of it.
    element('search').addEventListener('keydown', event => {
      event.stopPropagation()
      if (event.key === 'Escape') this.leave()
      if (event.key === 'ArrowDown' && element('recent').childElementCount) element('recent').querySelector('button').focus()
    })
    element('find').addEventListener('click', () => this.begin())
    element('search-ends').addEventListener('click', () => this.leave())
    element('up').addEventListener('click', () => this.up())
    addEventListener('keydown', event => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (element('bar').hidden || document.querySelector('dialog[open]')) return
      event.preventDefault()
      this.begin()
    })
    addEventListener('popstate', () => this.#arrive())
    addEventListener('pagehide', () => this.#keep())
  }

  // What the address names is shown.
  start() {
    this.#shown = null
    // All photos are shown already.
    if (!location.search && this.#showsAll) {
      this.#shown = ''
      this.#keys.set('\n\n', 0)
      return this.#write('', undefined, false)
    }
    this.#arrive()
  }

  // The folder whose photos are shown, or ''.
  get folder() { return this.#address.get('album') ?? '' }
  get #address() { return new URLSearchParams(location.search) }
  #shown = null

  get isShowingHidden() { return this.#address.get('only') === 'hidden' }

  // Whether the list of all photos is what the program shows by itself.
  get #showsAll() { return !this.photos.some(photo => photo.folder) && !this.only.hidden?.photos().length }

  // How many photos are shown, which place one has among them, or −1, and which photo has a place.
  get count() { return this.#places ? this.#places.length : this.photos.length }
  place(number) { return this.#places ? this.#places.indexOf(number) : number }
  photo(place) { return this.#places ? this.#places[place] ?? -1 : place }

  // The places in the list of all photos of those that are shown.
  get places() { return this.#places ?? this.photos.map((_, place) => place) }

  // An album of the row has been tapped.
  openAlbum(index) {
    const { folder } = this.#albums[index]
    this.go({ album: folder })
  }

  up() {
    if (this.#isOurs && history.state.from === this.#parent) return history.back()
    this.go({ album: this.#address.has('only') ? '' : above(this.folder) })
  }

  // Shows another list, with an entry of its own in the browser's history.
  go(what) {
    const from = location.search
    history.pushState({ from }, '', this.#link(what))
    this.#arrive()
  }

  // The address of a list, from here: what else is asked for in the address stays.
  #link(what) {
    const address = this.#address
    for (const name of ['album', 'q', 'only']) address.delete(name)
    for (const [name, value] of Object.entries(what)) if (value) address.set(name, value)
    const query = String(address)
    return `${location.pathname}${query ? `?${query}` : ''}#gallery`
  }

  get #isOurs() { return typeof history.state?.from === 'string' }
  get #parent() { return new URL(this.#link({ album: above(this.folder) }), location.href).search }

  // MARK: Searching

  begin() {
    if (element('search').hidden) {
      this.#open(true)
      element('words').value = ''
    }
    element('words').focus()
    element('words').select()
    this.#recent()
  }

  // Back to what was shown before.
  leave() {
    clearTimeout(this.#timer)
    this.#keep()
    const wasSearching = this.#address.has('q')
    this.#open(false)
    element('find').focus()
    if (wasSearching && this.#isOurs) return history.back()
    if (wasSearching) {
      history.replaceState(null, '', this.#link({ album: this.folder, only: this.#address.get('only') }))
      this.#arrive()
    } else {
      this.#show()
    }
  }

  #search(words) {
    clearTimeout(this.#timer)
    this.#recent()
    this.#show(words)
    const begins = !this.#address.has('q')
    const write = () => {
      if (element('search').hidden) return
      const link = this.#link({ album: this.folder, only: this.#address.get('only'), q: words })
      // The first letter makes an entry, so that "back" leaves the search; the next ones change it.
      if (this.#address.has('q')) history.replaceState(history.state, '', link)
      else if (words) history.pushState({ from: location.search }, '', link)
      this.#shown = location.search
    }
    if (begins) write()
    else this.#timer = setTimeout(write, pause)
  }

  #open(isOpen) {
    element('search').hidden = !isOpen
    element('bar').classList.toggle('searching', isOpen)
    if (!isOpen) element('recent').replaceChildren()
  }

  // What was looked for before, while nothing is in the field.
  #recent() {
    const words = element('words').value.trim() ? [] : list('searches')
    element('recent').replaceChildren(...words.map(text => {
      const [item, button] = ['li', 'button'].map(name => document.createElement(name))
      Object.assign(button, { type: 'button', textContent: text })
      button.addEventListener('click', () => {
        element('words').value = text
        this.#search(text)
        this.#keep()
      })
      item.append(button)
      return item
    }))
  }

  // What has been found by these words is worth to be offered again.
  #keep() {
    const words = element('words').value.trim()
    if (element('search').hidden || !words || !this.count) return
    setList('searches', [words, ...list('searches').filter(each => each !== words)].slice(0, most))
  }

  // MARK: Showing

  #arrive() {
    const words = this.#address.get('q') ?? ''
    if (element('words').value.trim() !== words) element('words').value = words
    this.#open(Boolean(words))
    if (this.#shown === location.search) return
    this.#shown = location.search
    this.#show()
  }

  // Shows what the address names once more: what it means has changed.
  refresh() { this.#show() }

  #albums = []

  #show(words = this.#address.get('q') ?? '') {
    const { folder, photos } = this, only = this.only[this.#address.get('only')], isSearch = words.trim() !== ''
    let places = only ? only.photos() : photosIn(photos, folder)
    const hidden = new Set(only ? [] : this.only.hidden?.photos())
    if (hidden.size) places = (places ?? photos.map((_, place) => place)).filter(place => !hidden.has(place))
    this.#albums = isSearch || only ? [] : albumsIn(photos, folder, places)
    if (isSearch) places = this.finder.find(words, places ?? undefined)
    this.#places = places
    const address = `${folder}\n${only?.title ?? ''}\n${words.trim()}`
    if (!this.#keys.has(address)) this.#keys.set(address, this.#keys.size)
    const isWhole = !places
    this.scene().list({
      key: this.#keys.get(address),
      places,
      levels: isWhole ? this.levels : divide(places.map(place => photos[place]), this.order),
      albums: this.#albums.map(album => ({ ...album, detail: count(album.count) })),
    })
    this.#write(folder, only, isSearch)
    this.told()
  }

  #write(folder, only, isSearch) {
    const shown = this.#places ? this.#places.map(place => this.photos[place]) : this.photos
    element('title').textContent = only?.title ?? (folder ? folder.split('/').at(-1) : text('photos'))
    element('range').textContent = range(shown)
    element('found').textContent = isSearch ? count(shown.length) : ''
    element('nothing').hidden = shown.length > 0 || this.photos.length === 0
    element('nothing').textContent = text(isSearch ? 'nothingFound' : 'nothingHere')
    element('up').hidden = !folder && !only
    element('words').placeholder = folder ? text('searchIn', { folder: folder.split('/').at(-1) }) : text('searchHint')
    element('albums').replaceChildren(...this.#albums.map(({ folder, name, count: number }) => {
      const [item, link] = ['li', 'a'].map(name => document.createElement(name))
      Object.assign(link, { href: this.#link({ album: folder }), textContent: `${name}, ${count(number)}` })
      link.addEventListener('click', event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        this.go({ album: folder })
      })
      item.append(link)
      return item
    }))
  }
}
