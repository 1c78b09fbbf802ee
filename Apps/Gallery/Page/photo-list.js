// The list of the photos: its first part at once, the others behind it, and what changes from then on.

import { rgb } from './bytes.js'
import { first, firstPart, ListRequests } from './list-requests.js'
import { compare, isOwn } from './order.js'
import { same } from './towns.js'

// Photos: what is fetched at a time at most, and what is told of at a time.
const most = 10_000, share = 1000

// In seconds: a question for changes is answered after so long even if there are none; after a failure, and while the server reads files and
// has news all the time, the next one waits.
const patience = 20, pause = 5, rest = 1

// What a change of a photo may be seen by.
const fields = ['version', 'url', 'date', 'kind', 'alt', 'width', 'height', 'motion', 'raw']

export class PhotoList {
  pictures = []       // as the server lists them, with their numbers; those of photos that are gone are not given again
  numbers = []        // of the photos that there are, in the order in which they are shown
  total = 0           // how many there are in all, those included that have not come yet
  folders = []        // of all photos, until they have come themselves
  name = ''           // of the folder, where there was no photo in it
  mayRate = false     // whether photos may be rated, and made favourites for all browsers
  isDated = false     // whether photos have dates of their own
  isComplete = false  // whether all have come
  progress            // how far the server is with the folder, { isComplete, reading: { done, of }, problem }; nothing in an export
  isPlain = true      // whether `numbers` are those of all pictures, in the order of the numbers
  #requests; #order; #listed; #epoch; #version; #next
  #known = new Map()  // a photo's number in the server's index → its number here
  #unsorted = []      // photos of files that have another order, until all have come
  #unlisted = -1      // the number of one that the server does not list
  #isUndecided = false  // whether the first photo with a date of its own decides about the order

  // `order` is 'name' or 'date', or undefined: by date where photos have dates of their own.
  constructor(order, requests = new ListRequests()) {
    this.#order = order
    this.#requests = requests
  }

  // 'name' or 'date'.
  get order() { return this.#order }

  // Whether a photo is no longer in its folder, or is another one by now.
  isGone(number) { return this.#known.get(this.pictures[number].id) !== number }

  // Whether the server is still looking for photos in the folder, or reading files.
  get isReading() {
    const { isComplete, reading, problem } = this.progress ?? {}
    return Boolean(reading) || isComplete === false && !problem
  }

  // Fetches the first photos: where none has a date of its own, by name.
  async open() {
    const part = await this.#requests.part(firstPart(this.#order))
    this.isDated = part.isDated
    this.#isUndecided = !this.#order && !this.isDated
    this.mayRate = part.mayRate === true
    this.name = part.name ?? ''
    this.folders = part.folders ?? []
    this.#order = this.isDated ? this.#order ?? 'date' : 'name'
    // Files have one order, whatever is asked for.
    this.#listed = part.order
    this.#epoch = part.epoch
    this.#version = part.version
    this.#add(part)
    if (this.#listed !== this.#order) await this.all()
    return this
  }

  // Fetches the next part, twice as many photos as there are.
  async more() {
    const limit = Math.min(most, 2 * Math.max(first, this.numbers.length))
    const part = await this.#requests.part({ order: this.#listed, limit, after: this.#next })
    if (part.epoch !== this.#epoch) return this.#startAgain()
    this.#add(part)
  }

  // A photo that the server does not list is among the others, once all of them are there, for as long as the page lives, or its file cannot be shown.
  put(photo) {
    const number = this.#unlisted = this.#number(photo), order = compare(this.#order)
    this.numbers = merged(this.numbers, [number], (a, b) => order(this.pictures[a], this.pictures[b]))
    this.total = this.numbers.length
    this.isPlain = false
  }

  async all() { while (!this.isComplete) await this.more() }

  // Goes on for ever: fetches the rest, and then what changes. `added(numbers)` is told of photos that have come, in parts that take a few
  // milliseconds each, `changed(news)` whenever the list is another one, with the numbers of the photos that are new in it,
  // `progressed(progress)` when the server is farther with the folder, and `reached(isReached)` when
  // it does not answer, which is waited for and answers whether to ask again at once, and when it does again.
  //
  // The parts that are told grow with what is there, so that a hundred thousand photos are a dozen changes and not two hundred.
  async follow({ changed, added = () => {}, progressed = () => {}, reached = () => {} }) {
    let come = this.pictures.length, told = come, shown = this.numbers.length, isReached = true, progress = ''
    const since = (start, end) => this.pictures.slice(start, end).map(({ number }) => number)
    const tell = () => {
      const news = since(told)
      told = this.pictures.length
      shown = this.numbers.length
      changed(news)
    }
    const tellProgress = () => {
      if (this.progress && progress !== (progress = JSON.stringify(this.progress))) progressed(this.progress)
    }
    tellProgress()
    while (!this.isComplete || this.#epoch) {
      let isOther
      try {
        if (this.isComplete) {
          isOther = await this.#change(isReached ? patience : 0)
        } else {
          await this.more()
          isOther = this.isComplete || this.numbers.length >= 2 * shown
        }
      } catch {
        isReached = false
        if (!await reached(false)) await sleep(pause)
        continue
      }
      if (!isReached) reached(isReached = true)
      tellProgress()
      for (; come < this.pictures.length; come += share) {
        added(since(come, come + share))
        // Fingers and frames come first.
        await sleep(0)
      }
      come = this.pictures.length
      if (isOther) tell()
      if (this.isComplete && this.progress?.reading) await sleep(rest)
    }
  }

  // Waits for what changes, and answers whether the list is another one by it.
  async #change(wait) {
    const changed = new Map(), gone = new Set()
    let after, version
    do {
      const part = await this.#requests.changes({ epoch: this.#epoch, since: this.#version, after, limit: most, wait })
      if (!part) {
        await this.#startAgain()
        return true
      }
      // What changes while the parts are read is told again.
      version ??= part.version
      for (const photo of part.changed) changed.set(photo.id, photo)
      for (const id of part.removed) gone.add(id)
      after = part.next
      this.progress = part.progress
    } while (after)
    this.#version = version
    const isOther = this.#apply(changed, gone)
    // Who looks at photos in one order does not find them in another one later.
    this.#isUndecided &&= this.isReading || this.numbers.length === 0
    return isOther
  }

  // Puts what has come into its place, and takes out what is gone; answers whether anything has.
  #apply(changed, gone) {
    const come = [], without = new Set(), moved = new Map()
    let isMarked = false
    for (const id of gone) {
      if (!this.#known.has(id) || changed.has(id)) continue
      const number = this.#known.get(id)
      without.add(number)
      // The same file under another name, or in another folder, has the same version: whoever looks at it goes on.
      moved.set(this.pictures[number].version, number)
      this.#known.delete(id)
    }
    for (const [id, photo] of changed) {
      const number = this.#known.get(id) ?? (photo.url === this.pictures[this.#unlisted]?.url ? this.#unlisted : undefined)
      if (number !== undefined && !isOther(this.pictures[number], photo)) {
        isMarked = this.#mark(number, photo) || isMarked
        continue
      }
      if (number !== undefined) without.add(number)
      come.push(this.#number(photo, number ?? moved.get(photo.version)))
      this.isDated ||= isOwn(photo)
    }
    if (come.length === 0 && without.size === 0) return isMarked
    const stays = without.size ? this.numbers.filter(number => !without.has(number)) : this.numbers
    const isDecided = this.#isUndecided && this.isDated
    if (isDecided) [this.#order, this.#isUndecided] = ['date', false]
    const order = compare(this.#order), compared = (a, b) => order(this.pictures[a], this.pictures[b])
    this.numbers = merged(isDecided ? [...stays].sort(compared) : stays, come, compared)
    this.total = this.numbers.length
    this.isPlain = false
    return true
  }

  // A photo that has another rating, or has become a favourite or none, is shown as it is; answers whether it has.
  #mark(number, { rating, favourite }) {
    const picture = this.pictures[number]
    const isOther = (picture.rating ?? 0) !== (rating ?? 0) || (picture.favourite ?? false) !== (favourite ?? false)
    Object.assign(picture, { rating, favourite })
    return isOther
  }

  // The index is another one, or has forgotten what it was asked for: everything once more. What is the same keeps its number.
  async #startAgain() {
    const again = new PhotoList(this.#order, this.#requests)
    await again.open()
    await again.all()
    const old = new Map(this.numbers.map(number => [this.pictures[number].url, number]))
    this.#known.clear()
    this.numbers = again.numbers.map(number => {
      const photo = again.pictures[number], own = old.get(photo.url)
      if (own === undefined || isOther(this.pictures[own], photo)) return this.#number(photo, own)
      this.pictures[own].id = photo.id
      this.#mark(own, photo)
      this.#known.set(photo.id, own)
      return own
    })
    Object.assign(this, { total: again.total, isDated: again.isDated, isComplete: true, isPlain: false })
    this.#epoch = again.#epoch
    this.#version = again.#version
  }

  #add(part) {
    const isSorted = this.#listed === this.#order
    this.#next = part.next
    this.progress = part.progress
    this.isComplete = !part.next
    if (!isSorted) this.#unsorted.push(...part.photos)
    if (!isSorted && this.isComplete) this.#unsorted.sort(compare(this.#order))
    for (const photo of isSorted ? part.photos : this.isComplete ? this.#unsorted.splice(0) : []) {
      // One that has moved behind the place that has been read comes twice.
      if (!this.#known.has(photo.id)) this.numbers.push(this.#number(photo))
    }
    this.total = this.isComplete ? this.numbers.length : Math.max(part.total, this.numbers.length)
  }

  // A photo of the server's gets a number. `replaces` is the number of what it was until now.
  #number(photo, replaces = -1) {
    const number = this.pictures.length
    this.pictures.push(Object.assign(light(photo), { number, replaces }))
    this.#known.set(photo.id, number)
    return number
  }
}

// Of strings of up to ten characters, JSON.parse of V8 keeps one each in a table, of which every collection of garbage looks at each entry: of 100,000
// photos with colours and versions of their own that was 15 ms, in the middle of flings. Numbers are in no table, nor are strings that are made here.
function light(photo) {
  const { colour, version } = photo
  photo.colour = typeof colour === 'string' ? rgb(colour) : colour
  photo.version = typeof version === 'string' ? ` ${version}`.slice(1) : version
  if (photo.town) photo.town = same(photo.town)
  return photo
}

// Whether a photo is to be shown anew, or elsewhere.
const isOther = (picture, photo) => fields.some(field => picture[field] !== photo[field])
  || picture.town?.id !== photo.town?.id || String(picture.keywords) !== String(photo.keywords)

// A list in an order with others put where they belong.
function merged(list, others, order) {
  const all = []
  let at = 0
  for (const other of others.sort(order)) {
    let low = at, high = list.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (order(list[middle], other) <= 0) low = middle + 1
      else high = middle
    }
    while (at < low) all.push(list[at++])
    all.push(other)
  }
  while (at < list.length) all.push(list[at++])
  return all
}

const sleep = seconds => new Promise(resolve => setTimeout(resolve, 1000 * seconds))
