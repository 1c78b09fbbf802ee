// What lies over a photo covers edges of the window, and the photo makes room: with what a finger moves in the same frame, and in a motion of its
// own where something comes or goes at once.

// In milliseconds: as long as a sheet's own motion.
const duration = 250
const sides = ['top', 'left', 'bottom', 'right']

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
    const covered = edges.map(Math.round)
    // What the page says of the photo keeps off them, too.
    for (const [index, side] of sides.entries()) document.body.style.setProperty(`--room-${side}`, `${covered[index]}px`)
    this.tell(covered)
  }
}
