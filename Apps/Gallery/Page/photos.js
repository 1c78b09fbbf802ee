// The photos, each in several sizes: where they are, and which of them are loaded.

// The shorter edges of the sizes after the photo itself, which is size 0, in pixels.
const edges = [128, 256, 512, 1024, 2048]

export class Photos {
  #wanted = new Map()  // number → the image that is loaded or on its way

  // `arrived(number, isThere)` is told when one that was wanted can be drawn, or cannot be shown.
  arrived = () => {}

  constructor(photos) {
    this.photos = photos
  }

  // The photo of a number, which has the size in its upper bits.
  photo(number) { return this.photos[number & 0xffffff] }

  alt(number) { return this.photo(number).alt }

  url(number) {
    const { url, shown, thumbnails, version } = this.photo(number), size = number >> 24
    if (size === 0) return shown ? `${shown}?v=${version}` : url
    return `${(thumbnails ?? url.replace('photos', 'thumbnails/EDGE')).replace('EDGE', edges[size - 1])}?v=${version}`
  }

  // Loads a photo and decodes it. The image is kept for as long as it is wanted: elements with its address find it there.
  want(number) {
    const image = Object.assign(new Image(), { decoding: 'async' })
    this.#wanted.set(number, image)
    const tell = isThere => { if (this.#wanted.get(number) === image) this.arrived(number, isThere) }
    image.src = this.url(number)
    image.decode().then(() => tell(true), () => tell(false))
  }

  // What is still on its way stops: by another address, as Chromium keeps an image whose address is removed for as long as the page
  // lives. One that is there is only forgotten.
  drop(number) {
    const image = this.#wanted.get(number)
    this.#wanted.delete(number)
    if (image && !image.complete) image.src = 'icon.svg'
  }
}
