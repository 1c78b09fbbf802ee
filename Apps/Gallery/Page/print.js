// What is printed: the photo that is open, whole, on a page of paper, and not the part of a window in which it lies beside bars and buttons; or else
// the grid as the window shows it.

export class PrintedPhoto {
  #layer = null
  #image = null
  #paper = new CSSStyleSheet()

  constructor() {
    document.adoptedStyleSheets.push(this.#paper)
    addEventListener('beforeprint', () => this.#begin())
    addEventListener('afterprint', () => this.#end())
  }

  // The photo that is in its place now is shown by an element; or none is.
  stages(layer) { this.#layer = layer ?? null }

  #begin() {
    this.#end()
    const image = this.#layer?.isConnected ? this.#layer.querySelector('img[src]') : null
    if (!image?.complete) return this.#asInWindow()
    // Nothing can be loaded before the browser prints. What is shown has been, so a copy is there at once.
    this.#image = image.cloneNode()
    this.#image.removeAttribute('style')
    this.#image.id = 'printed'
    this.#image.decoding = 'sync'
    document.body.append(this.#image)
  }

  // The browser cuts off what is wider than the paper, and makes paper of another size smaller: it gets the window's.
  #asInWindow() {
    this.#paper.replaceSync(`@page { size: ${innerWidth}px ${innerHeight}px; margin: 0; }`)
  }

  #end() {
    this.#image?.remove()
    this.#image = null
    this.#paper.replaceSync('')
  }
}
