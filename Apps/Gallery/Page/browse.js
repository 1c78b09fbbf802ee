// Which of the photos the grid shows: all of them, an album, or what has been found. Each has an address, and "back" leads through them.

import { above, albumsIn, movedTo, photosIn } from './albums.js'
import { emptiness } from './emptiness.js'
import { FittedLine } from './fitted-line.js'
import { isAbove } from './history.js'
import { divide } from './order.js'
import { Passage } from './passage.js'
import { Finder } from './search.js'
import { Suggestions } from './suggestions.js'
import { text } from './strings.js'
import { countOf as count, isVideo, listed, ranges } from './words.js'

const element = id => document.getElementById(id)
// In milliseconds after the last letter, until the address is changed: Safari allows a hundred changes in ten seconds.
const pause = 300
// Where the field has room for a few words.
const isNarrow = matchMedia('(max-width: 480px)')
// As `#keys` has the list of all photos.
const whole = '\n\n'

// How one list lies to another, by their addresses: see `Passage.pass`. null where one of them is what has been found, which comes as one types, or both are
// the same, or a photo is opened over the other one.
function wayBetween(from, to) {
  const [last, next] = [from, to].map(search => {
    const address = new URLSearchParams(search)
    return { q: address.get('q'), only: address.get('only') ?? '', album: address.get('album') ?? '' }
  })
  if (last.q || next.q || isAbove() || last.only === next.only && last.album === next.album) return null
  const isInward = next.only ? !last.only || last.only !== next.only : !last.only && !`${last.album}/`.startsWith(next.album && `${next.album}/`)
  const [outer, inner] = isInward ? [last, next] : [next, last]
  const isWithin = !outer.only && !inner.only && inner.album.startsWith(outer.album && `${outer.album}/`)
  const name = isWithin && element('photo-bar').hidden ? inner.album.slice(outer.album && outer.album.length + 1).split('/')[0] : ''
  return { outer: isInward ? from : to, inner: isInward ? to : from, isInward, name }
}

export class Browse {
  #keys = new Map()   // address → the number of its list
  #numbers = null     // of the photos that are shown, in their order; null for all
  #levels = null      // the groups of all photos, where they are known
  #timer = 0
  #range = new FittedLine(element('range'))
  #suggestions = new Suggestions(words => {
    element('words').value = words
    this.#search(words)
    this.#keep()
  })
  #title = new FittedLine(element('title'))
  #passage = new Passage(element('stage'))
  #isByKeys = false   // a key was used last, and no pointer
  #links = new Map()  // the address of a list → the album whose link was followed there by keys

  // Called when a list has been opened by keys.
  opened = () => {}

  // Whether the server cannot be reached: of a list that is not complete no more comes then.
  isAway = () => false

  // `list` is the list of all photos, `overlays` has what can be left by "back", `scene()` answers the scene, `only` has more lists by their names: { title, photos() }, with the numbers of
  // their photos.
  constructor(list, overlays, scene, only = {}) {
    this.list = list
    this.overlays = overlays
    overlays.watch(element('search'), () => this.leave(), () => this.#address.has('q'))
    this.scene = scene
    this.only = only
    // That of all photos.
    this.#keys.set(whole, 0)
    this.finder = new Finder(list)
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
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step && this.#suggestions.focus(step)) event.preventDefault()
    })
    element('find').addEventListener('click', () => this.begin())
    element('way-on').addEventListener('click', event => this.#follow(event, this.#way))
    element('search-ends').addEventListener('click', () => this.leave())
    element('up').addEventListener('click', () => this.up())
    addEventListener('keydown', event => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (element('bar').hidden || document.querySelector('dialog[open], :popover-open')) return
      const isSearching = !element('search').hidden
      if (event.key === 'Escape' && isSearching) this.leave()
      else if (event.key === 'Escape' && !element('up').hidden) this.up()
      else if (event.key === '/' && !element('find').hidden) this.begin()
      else return
      event.preventDefault()
    })
    for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, () => this.#isByKeys = kind === 'keydown', { capture: true, passive: true })
    addEventListener('popstate', () => this.#arrive())
    addEventListener('pagehide', () => this.#keep())
  }

  // Shows the list that the address names.
  start() { this.#arrive() }

  // Other photos are in the list than before; `news` have come. An album whose folder has been renamed stays what is shown, at its new address.
  listed(news) {
    const to = this.#isBare && movedTo(this.list, this.folder, news)
    if (to) {
      const { folder } = this
      // For the scene it is the same list.
      for (const [address, key] of this.#keys) if (address.startsWith(`${folder}\n`)) this.#keys.set(`${to}${address.slice(folder.length)}`, key)
      this.#renamed.set(folder, to)
      this.#renamed.delete(to)
      this.#readdress()
      this.#shown = location.search
    }
    this.#levels = null
    this.#show()
  }

  // The folder whose photos are shown, or ''.
  get folder() { return this.#address.get('album') ?? '' }
  get #address() { return new URLSearchParams(location.search) }
  #shown = null

  #renamed = new Map()  // a folder → what it is called since

  // Whether the address names an album without a photo.
  get #isBare() { return this.folder !== '' && photosIn(this.list, this.folder).length === 0 }

  #readdress() {
    const to = this.#isBare && this.#renamed.get(this.folder), address = this.#address
    if (!to) return
    address.set('album', to)
    history.replaceState(history.state, '', `${location.pathname}?${address}${location.hash}`)
  }

  get isShowingHidden() { return this.#address.get('only') === 'hidden' }

  // How many photos are shown, those included that have not come yet, which place one has among them, or −1, and which photo has a place, or −1.
  get count() { return this.#numbers?.length ?? this.list.total }
  place(number) { return this.numbers[number] === number ? number : this.numbers.indexOf(number) }
  photo(place) { return this.numbers[place] ?? -1 }

  // The numbers of the photos that are shown.
  get numbers() { return this.#numbers ?? this.list.numbers }

  // An album of the row has been tapped.
  openAlbum(index) {
    const { folder } = this.#albums[index]
    this.go({ album: folder })
  }

  // Whether the photos of this album are what is shown.
  isAt(folder) { return this.folder === folder && !['q', 'only'].some(name => this.#address.has(name)) }

  up() {
    if (this.#isOurs && history.state.from === this.#parent) return this.overlays.up()
    this.go({ album: this.#address.has('only') ? '' : above(this.folder) })
  }

  // The photo at this way, `Alps/IMG_1.jpg`, which the address names, is gone: where it names no list, that of its folder is shown, or of the nearest
  // one above it that has photos. Answers whether it has been in a folder.
  missed(way) {
    let folder = above(way)
    while (folder && !photosIn(this.list, folder).length) folder = above(folder)
    if (folder && !['album', 'q', 'only'].some(name => this.#address.has(name))) {
      history.replaceState(history.state, '', this.#link({ album: folder }))
      this.#arrive()
    }
    return folder !== '' && this.folder === folder
  }

  // A photo is asked for by its address: where it is not in the list that is shown, that of its folder is, or that of the hidden photos.
  reach(number) {
    const { folder } = this.list.pictures[number]
    for (const what of [{ album: folder }, { only: 'hidden' }]) {
      if (this.place(number) >= 0) return
      history.replaceState(null, '', this.#link(what))
      this.#arrive()
    }
  }

  // Shows another list, with an entry of its own in the browser's history.
  go(what) {
    this.overlays.enter({ from: location.search }, this.#link(what), () => this.#arrive())
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
    this.#suggest()
  }

  // Back to what was shown before.
  leave() {
    clearTimeout(this.#timer)
    this.#keep()
    const wasSearching = this.#address.has('q')
    const hadFocus = element('search').contains(document.activeElement)
    this.#open(false)
    if (hadFocus) element('find').focus()
    if (wasSearching && this.#isOurs) return this.overlays.up()
    if (wasSearching) {
      history.replaceState(null, '', this.#link({ album: this.folder, only: this.#address.get('only') }))
      this.#arrive()
    } else {
      this.#show()
    }
  }

  #search(words) {
    clearTimeout(this.#timer)
    this.#show(words)
    this.#suggest()
    const begins = !this.#address.has('q')
    const write = () => {
      if (element('search').hidden) return
      const link = this.#link({ album: this.folder, only: this.#address.get('only'), q: words })
      // The first letter makes an entry, so that "back" leaves the search; the next ones change it.
      if (this.#address.has('q')) history.replaceState(history.state, '', link)
      else if (words) this.overlays.enter({ from: location.search }, link, undefined, element('search'))
      this.#shown = location.search
    }
    if (begins) write()
    else this.#timer = setTimeout(write, pause)
  }

  #open(isOpen) {
    element('search').hidden = !isOpen
    element('bar').classList.toggle('searching', isOpen)
    if (!isOpen) this.#suggestions.hide()
  }

  // While nothing is in the field.
  #suggest() {
    if (element('words').value.trim()) this.#suggestions.hide()
    else this.#suggestions.show(this.numbers.map(number => this.list.pictures[number]), this.finder.favourites())
  }

  #keep() {
    const words = element('words').value.trim()
    if (!element('search').hidden && words && this.count) this.#suggestions.keep(words)
  }

  // MARK: Showing

  #arrive() {
    this.#readdress()
    const words = this.#address.get('q') ?? ''
    if (element('words').value.trim() !== words) element('words').value = words
    this.#open(Boolean(words) || this.overlays.has(element('search')))
    if (this.#shown === location.search) return
    const last = this.#shown
    this.#shown = location.search
    const way = last === null ? null : wayBetween(last, location.search)
    if (way) this.#passage.pass(way, () => this.#show())
    else this.#show()
    this.#return()
  }

  // Who comes back by keys from an album is at its link again.
  #return() {
    const album = this.#links.get(location.search)
    this.#links.delete(location.search)
    if (this.#isByKeys && album) [...element('albums').querySelectorAll('a')].find(({ dataset }) => dataset.album === album)?.focus()
  }

  // Shows what the address names once more: what it means has changed.
  refresh() { this.#show() }

  // What the browser calls the page, in tabs and in the list of "back", while no photo is open.
  name = text('photos')

  #albums = []

  // What is looked for: in the field already where somebody types, and in the address a little later.
  get #words() { return element('search').hidden ? this.#address.get('q') ?? '' : element('words').value }

  #show(words = this.#words) {
    const { folder, list } = this, { pictures } = list, only = this.only[this.#address.get('only')], isSearch = words.trim() !== ''
    let numbers = only ? only.photos() : photosIn(list, folder)
    const hidden = new Set(only ? [] : this.only.hidden?.photos())
    if (hidden.size) numbers = (numbers ?? list.numbers).filter(number => !hidden.has(number))
    this.#albums = isSearch || only ? [] : albumsIn(pictures, folder, numbers ?? list.numbers, list.isComplete ? [] : list.folders)
    const here = numbers ?? list.numbers
    if (isSearch) numbers = this.finder.find(words, here)
    this.#numbers = numbers
    const address = `${folder}\n${only?.title ?? ''}\n${words.trim()}`
    if (!this.#keys.has(address)) this.#keys.set(address, this.#keys.size)
    const levels = () => divide(this.numbers.map(number => pictures[number]), list.order)
    // While the server looks for the first photos the stage says nothing of them.
    if (!this.#isAwaited) this.scene().list({
      key: this.#keys.get(address),
      numbers: numbers || list.isPlain ? numbers : list.numbers,
      total: this.count,
      levels: numbers ? levels() : this.#levels ??= levels(),
      // Of an album whose photos have not all come the number is not known.
      albums: this.#albums.map(album => ({ ...album, detail: list.isComplete ? count(album.count, album.videos) : '' })),
    })
    this.#write(folder, only, words.trim(), hidden, here)
  }

  // Whether none is there yet, and the server is still looking.
  get #isAwaited() { return this.list.pictures.length === 0 && this.list.isReading }

  #write(folder, only, words, hidden, here) {
    const shown = this.numbers.map(number => this.list.pictures[number])
    this.#title.says(only ? [only.title, only.short] : [folder ? folder.split('/').at(-1) : this.#nameOfEmpty || text('photos')])
    this.#range.says(this.#isAwaited ? [''] : ranges(shown, this.count))
    this.name = words || only?.title || folder.split('/').at(-1) || this.#nameOfEmpty || text('photos')
    // That of a photo that is open is the photo's.
    if (element('photo-bar').hidden) document.title = this.name
    element('found').textContent = words ? count(shown.length, shown.filter(isVideo).length) : ''
    this.#writeEmptiness(shown.length === 0 && (this.list.isComplete || this.isAway()), folder, words, hidden, here)
    element('up').hidden = !folder && !only
    element('words').placeholder = folder ? text('searchIn', { folder: folder.split('/').at(-1) }) : text(isNarrow.matches ? 'searchHintShort' : 'searchHint')
    this.#writeAlbums()
  }

  // The name of the folder that is shown, where there is no photo: nothing else says which one it is.
  get #nameOfEmpty() { return this.list.numbers.length ? '' : this.list.name }

  #way = {}

  // What has no use without photos is not offered: for those that are shown, and where there are none at all the search and the menu's lists, too.
  #writeEmptiness(isEmpty, folder, words, hidden, here) {
    const isBare = isEmpty && this.list.numbers.length === 0
    document.body.classList.toggle('empty', isEmpty)
    document.body.classList.toggle('bare', isBare)
    for (const id of ['choose', 'shapes']) element(id).hidden = isEmpty
    element('find').hidden = isBare && !words
    // Of a folder in which there was never a photo the stage speaks.
    const isSaid = isEmpty && (this.list.pictures.length > 0 || this.#isAwaited)
    element('nothing').hidden = !isSaid
    if (!isSaid) return
    const said = this.#isAwaited ? { words: text('looking') } : emptiness(this.list, { folder, only: this.#address.get('only'), words }, hidden, this.finder, here)
    this.#way = said.to ?? {}
    const [why, hint] = element('nothing').querySelectorAll('p')
    why.textContent = said.words
    Object.assign(hint, { hidden: !said.hint, textContent: said.hint ?? '' })
    Object.assign(element('way-on'), { hidden: !said.way, textContent: said.way ?? '', href: this.#link(this.#way) })
  }

  // A link of the page's own: what opens another tab is the browser's.
  #follow(event, what) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // A key presses a link without a pointer's clicks.
    const isKey = event.detail === 0 && this.#isByKeys
    if (isKey && what.album) this.#links.set(location.search, what.album)
    this.go(what)
    if (isKey) this.opened()
  }

  #writtenAlbums = ''

  // Whoever is at one of the links by keys stays there where nothing has changed.
  #writeAlbums() {
    const { isComplete } = this.list
    const written = this.#albums.map(({ folder, count }) => `${folder}\n${isComplete && count}`).join('\n') + location.search
    if (written === this.#writtenAlbums) return
    this.#writtenAlbums = written
    element('albums').replaceChildren(...this.#albums.map(({ folder, name, count: number, videos }) => {
      const [item, link] = ['li', 'a'].map(name => document.createElement(name))
      Object.assign(link, { href: this.#link({ album: folder }), textContent: listed(name, isComplete && count(number, videos)) })
      link.dataset.album = folder
      link.addEventListener('click', event => this.#follow(event, { album: folder }))
      item.append(link)
      return item
    }))
  }
}
