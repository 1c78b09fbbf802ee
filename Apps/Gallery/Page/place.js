// Where the grid is scrolled to, for as long as the tab lives: a page that is loaded again, by somebody or by a phone that had forgotten it
// meanwhile, shows what it showed.

const name = 'tsumami.place'
const way = photo => photo.url

export class Place {
  #wanted = null

  constructor(list, scene) {
    this.list = list
    this.scene = scene
    addEventListener('pagehide', () => this.#keep())
    // Phones end pages that nobody sees without a word.
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && this.#keep())
    // Whoever does something meanwhile is somewhere else.
    for (const kind of ['pointerdown', 'wheel', 'keydown']) addEventListener(kind, () => this.#wanted = null, { capture: true, passive: true })
  }

  // Goes to where this page was; an address that somebody follows anew begins at its beginning.
  start() {
    if (performance.getEntriesByType('navigation')[0]?.type === 'navigate') return
    try {
      const kept = JSON.parse(sessionStorage.getItem(name))
      if (kept?.address === location.search) this.#wanted = kept
    } catch {
      // Nothing is kept, or may be.
    }
    this.listed()
  }

  // Other photos are in the list than before: the one that is looked for may be one of them.
  listed() {
    const wanted = this.#wanted
    if (!wanted) return
    const { pictures, numbers } = this.list, scene = this.scene()
    const picture = wanted.way ? numbers.find(number => way(pictures[number]) === wanted.way) ?? -1 : -1
    if (picture < 0 && wanted.way && !this.list.isComplete) return
    this.#wanted = null
    scene.place = { picture, top: wanted.top, columns: wanted.columns }
  }

  #keep() {
    const { picture, top, columns } = this.scene().place
    try {
      sessionStorage.setItem(name, JSON.stringify({ address: location.search, way: picture < 0 ? '' : way(this.list.pictures[picture]), top, columns }))
    } catch {
      // The browser keeps nothing for this page.
    }
  }
}
