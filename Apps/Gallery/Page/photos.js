// The photos, each in several sizes, and tiles of those that are huge: where they are, and which of them are loaded.

import { isSlow } from './slowness.js'

// The shorter edges of the sizes after the photo itself, which is size 0, in pixels.
const edges = [128, 256, 512, 1024, 2048]

// Over a slow connection, and for those who want little to be loaded, photos have half of the pixels that they are drawn with, or more: over 3G a screen of small
// ones takes seconds instead of half a minute.
const fewer = [128, 128, 256, 1024, 1024]

// One pixel that is nowhere to be asked for: setting it costs a tenth of what an address does.
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

// Images that are kept for the next photos: a new one takes longer, and leaves garbage.
const most = 64

// In the place of the size: the number is not that of a photo, but of a tile.
const tile = 6

// Whether nothing is seen of an image: no part of it is opaque, or could be read.
function isBlank(image) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 }), context = canvas.getContext('2d', { willReadFrequently: true })
  context.drawImage(image, 0, 0, 8, 8)
  return context.getImageData(0, 0, 8, 8).data.every((value, at) => at % 4 < 3 || value === 0)
}

// Whether a number is that of a photo as it is shown alone.
const isLarge = number => number >> 24 === 0 || number >> 24 > 3 && number >> 24 < tile

export class Photos {
  #wanted = new Map()  // number → { image, isThere }, which is loaded or on its way
  #spare = []          // images that nothing is loaded in
  #loads = new Set()   // promises of those that are on their way
  #tiles = new Map()   // number of a tile → its address

  // `arrived(number, isThere)` is told when one that was wanted can be drawn, or cannot be shown.
  arrived = () => {}

  // `isBroken(url, tries)` is asked where one did not come: whether it cannot be shown, or is to be loaded again, once that makes sense.
  isBroken = async () => true

  // `broke()` is told where it has become known of another photo that it cannot be shown.
  broke = () => {}

  #broken = new Set()  // the numbers of those

  // The number of the photo that is open, or −1.
  shown = -1
  #waiting = []        // large photos that have no turn yet: { number, begin }
  #isTaken = false     // whether one has its turn

  // `first()` loads what has to be there before any photo is asked for over a slow connection: without it a finger would wait for both.
  constructor(photos, first = async () => {}) {
    this.photos = photos
    this.#first = first
  }
  #first
  #ahead  // promise of that

  // Whether the connection is slow. It is asked once, as a photo has one address for as long as the page lives; not before one is wanted, when the page's files have come.
  get isSlow() { return this.#slow ??= isSlow() }
  #slow

  // Whether it is known that a photo, by its number, cannot be shown.
  isKnownBroken(photo) { return this.#broken.has(photo) }

  // The photo of a number, which has the size in its upper bits.
  photo(number) { return this.photos[number & 0xffffff] }

  // What is said in place of a photo; a tile is only a part of one.
  alt(number) { return number >> 24 === tile ? '' : this.photo(number).alt }

  url(number) {
    const size = number >> 24
    if (size === tile) return this.#tiles.get(number)
    const { url, shown, thumbnails, version, replaces } = this.photo(number)
    // What a page has shown at an address it shows there again without asking, whatever is there now.
    if (size === 0) return shown || replaces >= 0 ? `${shown ?? url}?v=${version}` : url
    return `${(thumbnails ?? url.replace('photos', 'thumbnails/EDGE')).replace('EDGE', (this.isSlow ? fewer : edges)[size - 1])}?v=${version}`
  }

  // Loads a tile of a photo under a number of its own.
  wantTile(number, photo, name) {
    const { tiles, version } = this.photo(photo)
    this.#tiles.set(number, `${tiles.replace('TILE', name)}?v=${version}`)
    this.want(number)
  }

  // Loads a photo and decodes it. The image is kept for as long as it is wanted: elements with its address find it there.
  want(number) {
    const image = this.#spare.pop() ?? Object.assign(new Image(), { decoding: 'async' }), loading = { image }
    this.#wanted.set(number, loading)
    const load = this.#begin(number, loading).finally(() => this.#loads.delete(load))
    this.#loads.add(load)
  }

  async #begin(number, loading) {
    if (!this.isSlow) return this.#load(number, loading)
    await (this.#ahead ??= this.#first().catch(() => {}))
    await (isLarge(number) ? this.#inTurn(number, loading) : this.#load(number, loading))
  }

  // Resolves when those that are on their way are there, or cannot be shown.
  settled() { return Promise.allSettled(this.#loads) }

  // Over a slow connection large photos come one after the other: the one that is open first, and of its neighbours the one that was wanted last, the next one.
  async #inTurn(number, loading) {
    await new Promise(begin => {
      this.#waiting.push({ number, begin })
      this.#give()
    })
    await this.#load(number, loading).finally(() => {
      this.#isTaken = false
      this.#give()
    })
  }

  #give() {
    if (this.#isTaken) return
    const shown = this.#waiting.findIndex(({ number }) => (number & 0xffffff) === this.shown)
    const [next] = this.#waiting.splice(shown, 1)
    this.#isTaken = next !== undefined
    next?.begin()
  }

  async #load(number, loading) {
    const { image } = loading, isWanted = () => this.#wanted.get(number) === loading
    for (let tries = 1; isWanted(); tries += 1) {
      image.src = this.url(number)
      const isThere = await image.decode().then(() => this.#isSeen(number, image), () => false)
      if (isThere || !isWanted() || await this.isBroken(image.src, tries)) {
        if (isWanted()) this.#arrive(number, loading, isThere)
        return
      }
    }
  }

  // Browsers take a file whose head alone can be read for a picture. The server, which has to read all of it, knows better; where it has made a small one,
  // and so knows the colour, or something is seen, nobody has to ask.
  async #isSeen(number, image) {
    if (number >> 24 || this.photo(number).colour || !isBlank(image)) return true
    return fetch(this.url(number + (1 << 24))).then(answer => answer.ok, () => true)
  }

  // Of a photo of which a smaller size is there, that is all that is seen of it.
  #arrive(number, loading, isThere) {
    loading.isThere = isThere
    this.arrived(number, isThere)
    const photo = number & 0xffffff
    if (number >> 24 === tile) return
    if (isThere) this.#broken.delete(photo)
    else if (!this.#broken.has(photo) && ![...edges, 0].some((_, size) => this.#wanted.get(photo + (size << 24))?.isThere)) {
      this.#broken.add(photo)
      this.broke()
    }
  }

  // What is still on its way stops: by another address, as Chromium keeps an image whose address is removed for as long as the page
  // lives. The image is used again.
  drop(number) {
    const image = this.#wanted.get(number)?.image
    this.#wanted.delete(number)
    this.#tiles.delete(number)
    if (!image) return
    image.src = nothing
    if (this.#spare.length < most) this.#spare.push(image)
  }
}
