// The colour of what a browser or a phone has around the page: as the grid for those who want light, black around a photo.

export class PageColor {
  #meta = document.querySelector('meta[name=theme-color]')
  #light = matchMedia('(prefers-color-scheme: light)')
  #isPhoto = false

  constructor() {
    this.#light.addEventListener('change', () => this.#paint())
    this.#paint()
  }

  // A photo is open, or the grid is seen.
  shows(isPhoto) {
    this.#isPhoto = isPhoto
    this.#paint()
  }

  #paint() { this.#meta.content = this.#light.matches && !this.#isPhoto && !document.documentElement.classList.contains('arriving') ? '#ffffff' : '#000000' }
}
