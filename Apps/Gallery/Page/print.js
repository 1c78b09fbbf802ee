// The photo that is open, whole, on a page of paper: not the part of a window in which it lies beside bars and buttons.

export class PrintedPhoto {
  #layer = null
  #image = null

  constructor() {
    addEventListener('beforeprint', () => this.#begin())
    addEventListener('afterprint', () => this.#end())
  }

  // The photo that is in its place now is shown by an element; or none is.
  stages(layer) { this.#layer = layer ?? null }

  #begin() {
    this.#end()
    const image = this.#layer?.isConnected ? this.#layer.querySelector('img[src]') : null
    if (!image?.complete) return
    // Nothing can be loaded before the browser prints. What is shown has been, so a copy is there at once.
    this.#image = image.cloneNode()
    this.#image.removeAttribute('style')
    this.#image.id = 'printed'
    this.#image.decoding = 'sync'
    document.body.append(this.#image)
  }

  #end() {
    this.#image?.remove()
    this.#image = null
  }
}
