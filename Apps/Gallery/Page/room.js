// What lies over a photo covers edges of the window, and the photo makes room: with what a finger moves in the same frame, and in a motion of its
// own where something comes or goes at once. Where there is room for small photos it makes room for its bars, too.

// In milliseconds: as long as a sheet's own motion.
const duration = 250
const sides = ['top', 'left', 'bottom', 'right']
// In points: the bar at the top, with most of its shade; the small photos with the line over them and some room.
const bar = 68, row = 82

export class Room {
  #edges = [0, 0, 0, 0]
  #frame = 0

  // `tell(edges)` is told of the points that are covered: at the top, on the left, at the bottom, on the right.
  constructor(tell) { this.tell = tell }

  follow(edges) {
    cancelAnimationFrame(this.#frame)
    this.#set(edges)
  }

  glide(edges) {
    cancelAnimationFrame(this.#frame)
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return this.#set(edges)
    const from = this.#edges, start = performance.now()
    const step = now => {
      const left = Math.max(0, 1 - (now - start) / duration) ** 3
      this.#set(edges.map((edge, index) => edge + (from[index] - edge) * left))
      if (left > 0) this.#frame = requestAnimationFrame(step)
    }
    this.#frame = requestAnimationFrame(step)
  }

  #set(edges) {
    if (edges.every((edge, index) => Math.round(edge) === Math.round(this.#edges[index]))) return
    this.#edges = edges
    this.tell(edges.map(Math.round))
  }
}

// What covers the photo: a sheet, and bars. The scene is told of both together.
export class CoveredEdges {
  #sheet = [0, 0, 0, 0]
  #bars = [0, 0, 0, 0]
  #areBarsSeen = true
  // As in photo.css.
  #large = matchMedia('(min-width: 700px) and (min-height: 500px)')

  // `tell(edges)` as of `Room`.
  constructor(tell) {
    this.tell = tell
    this.sheet = new Room(edges => {
      this.#sheet = edges
      // What the page says of the photo keeps off it, too.
      for (const [index, side] of sides.entries()) document.body.style.setProperty(`--room-${side}`, `${edges[index]}px`)
      this.#tell()
    })
    this.bars = new Room(edges => {
      this.#bars = edges
      this.#tell()
    })
    const fit = () => this.bars.follow(this.#barEdges)
    this.#large.addEventListener('change', fit)
    addEventListener('resize', fit)
    fit()
  }

  // The bars come or go: on a phone they lie over the photo, and it stays where it is.
  showsBars(areSeen) {
    this.#areBarsSeen = areSeen
    this.bars.glide(this.#barEdges)
  }

  get #barEdges() {
    if (!this.#large.matches || !this.#areBarsSeen) return [0, 0, 0, 0]
    const { paddingTop, paddingBottom } = getComputedStyle(document.getElementById('stage'))
    return [bar + parseFloat(paddingTop), 0, row + parseFloat(paddingBottom), 0]
  }

  #tell() { this.tell(this.#sheet.map((edge, index) => Math.max(edge, this.#bars[index]))) }
}
