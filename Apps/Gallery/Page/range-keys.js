// Shift and an arrow key choose all photos from the one at which that began up to the one that the arrow leads to, as shift and a click do; back again
// they leave those that had not been chosen before. The program knows the ring and the key that chooses what is in it: it is asked for both.

const back = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }

// In frames, until an arrow has led to the neighbour, and until the grid has been scrolled back to it, where a wheel had taken it out of sight.
const near = 4, far = 60

const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']

export class RangeKeys {
  #start = -1     // the place of the photo at which it began
  #before = null  // the numbers of those that were chosen before
  #turn = Promise.resolve()
  #waiting = 0    // steps that have not been gone
  #age = 0        // of the range: steps of one that has ended are not gone

  // `focus` knows the cell of the keys, `browse` which photo has which place.
  constructor(scene, focus, browse) {
    Object.assign(this, { scene, focus, browse })
    addEventListener('keydown', event => {
      if (event.key === 'Shift') return
      const isRange = event.shiftKey && arrows.includes(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey
      if (!isRange || !this.focus.isInGrid) return this.#end()
      event.preventDefault()
      event.stopImmediatePropagation()
      // One after the other: where an arrow has led to is known a frame later.
      // A key that is held down asks for no more of them than are gone.
      if (event.repeat && this.#waiting) return
      const age = this.#age
      this.#waiting += 1
      this.#turn = this.#turn.then(() => this.#go(event.key, age)).catch(console.error).finally(() => this.#waiting -= 1)
    }, { capture: true })
    addEventListener('pointerdown', () => this.#end(), { capture: true })
  }

  #end() {
    this.#start = -1
    this.#age += 1
  }

  async #go(key, age) {
    if (age !== this.#age) return
    const from = this.focus.place, frames = this.focus.isSeen ? near : far
    if (from < 0) return
    const chosen = new Set(this.scene().chosen())
    if (this.#start < 0) [this.#start, this.#before] = [from, chosen]
    this.scene().command(key)
    const to = await this.#arrival(from, frames)
    if (age === this.#age) this.#choose(from, to, new Set(chosen))
  }

  async #arrival(from, frames) {
    // At the end of the grid an arrow leads nowhere.
    for (let frame = 0; frame < frames && this.focus.place === from; frame += 1) await new Promise(requestAnimationFrame)
    return this.focus.place
  }

  // The ring is at the second of these places: between them each photo becomes chosen or is no longer, and the ring comes back.
  #choose(from, to, chosen) {
    const way = to < from ? 'ArrowRight' : 'ArrowLeft', step = to < from ? 1 : -1
    const [first, last] = [this.#start, to].sort((a, b) => a - b)
    const length = Math.abs(to - from)
    for (let done = 0, place = to; done <= length; done += 1, place += step) {
      const number = this.browse.photo(place), isWanted = place >= first && place <= last || this.#before.has(number)
      if (isWanted !== chosen.has(number)) this.scene().command('x')
      if (done < length) this.scene().command(way)
    }
    for (let done = 0; done < length; done += 1) this.scene().command(back[way])
  }
}
