// Recognizers of elements in each other, each of which has a program of its own: what goes on in the inner one keeps that of the outer one from anything.

/** @type {WeakMap<object, Order>} of what `recognize` has answered */
const orders = new WeakMap()

// Of two programs that wait as long, which one's timer comes first is chance; in milliseconds. A tap after which another one may come is told of a little later than this.
const chance = 50, nextTap = 400

export class Order {
  /** Those that this one comes before. @type {Set<Order>} */ #later = new Set()
  /** Those that come before this one. @type {Set<Order>} */ #earlier = new Set()
  /** What goes on here, by index. @type {Set<number>} */ #going = new Set()
  /** Those in which something goes on that keeps this one from anything. @type {Set<Order>} */ #holders = new Set()
  // How often something has kept it from that, a tap for no time at all.
  #count = 0

  /**
   * @param {import('./recognize-landings.js').Landings} landings
   * @param {import('./recognize-requests.js').Request[]} requests
   * @param {() => void} changed called whenever `isHeld` is another one
   * @param {() => void} catchUp what is due by now is recognized at once, also where the page is busy
   */
  constructor(landings, requests, changed, catchUp) {
    this.landings = landings
    this.wait = requests.some(({ type, taps = 1 }) => type === 'oneFingerZoom' || taps > 1) ? nextTap : chance
    this.changed = changed
    this.catchUp = catchUp
  }

  get isHeld() { return this.#holders.size > 0 }

  /**
   * @param {object} recognition what `recognize` answers for this one
   * @param {Order[]} later those that it comes before
   */
  begin(recognition, later) {
    orders.set(recognition, this)
    for (const each of later) {
      this.#later.add(each)
      each.#earlier.add(this)
    }
  }

  end() {
    this.#going.clear()
    this.#release()
    for (const each of this.#later) each.#earlier.delete(this)
    for (const each of this.#earlier) each.#later.delete(this)
  }

  /**
   * One of the recognizers here has come so far; those that come later hear of it before the page does.
   * @param {number} index @param {string} state
   */
  reached(index, state) {
    if (state === 'changed') return
    const hasBegun = this.#going.delete(index)
    if (state === 'began') this.#going.add(index)
    if (!hasBegun) for (const each of this.#later) each.#hold(this)
    if (this.#going.size === 0) this.#release()
  }

  /**
   * Says a tap or a swipe once it can be none of those that come before, if it has not become one; anything else at once, since it can be cancelled.
   * @param {string} type @param {Event | undefined} event that of its finger's landing
   * @param {() => void} say
   */
  settle(type, event, say) {
    const asked = type === 'tap' || type === 'swipe' ? [...this.#earlier].filter(each => each.landings.heard(event)) : []
    if (asked.length === 0) return say()
    const count = this.#count
    setTimeout(() => {
      for (const each of asked) each.catchUp()
      if (this.#count === count) say()
    }, Math.max(...asked.map(each => type === 'tap' ? each.wait : chance)))
  }

  #release() {
    for (const each of this.#later) {
      if (each.#holders.delete(this) && !each.isHeld) each.changed()
    }
  }

  /** @param {Order} by */
  #hold(by) {
    this.#count += 1
    if (this.#holders.has(by)) return
    this.#holders.add(by)
    if (this.#holders.size === 1) this.changed()
  }
}

/**
 * Those of recognitions that are said as `before`: one, or a list.
 * @param {unknown} said
 * @returns {Order[]}
 */
export function ordersOf(said) {
  return (said === undefined ? [] : Array.isArray(said) ? said : [said]).map(each => {
    const order = typeof each === 'object' && each ? orders.get(each) : undefined
    if (!order) throw new TypeError(`\`before\` is what recognize has answered for an element around it, or a list of those, not ${each}.`)
    return order
  })
}
