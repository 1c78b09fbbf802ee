// The programs of recognizers. A page has room for about a hundred: where more elements are recognized on, those that were touched last have one, and any other gets
// its own when a pointer comes, and hears then what that has done meanwhile.

/** @typedef {import('./host/index.js').Host} Host */

const most = 32

// Those with a program, or with one on its way; the one that was touched longest ago first.
/** @type {Set<ProgramOnDemand>} */
const served = new Set()

export class ProgramOnDemand {
  /** @type {Host | undefined} */ #host
  /** @type {Promise<void> | undefined} */ #opening
  #end = new AbortController()

  /** @param {HTMLElement} element @param {() => Promise<Host>} open */
  constructor(element, open) {
    this.element = element
    this.open = open
  }

  get host() { return this.#host }

  /** Gets a program where there is room for one, or else when a pointer comes. */
  async start() {
    const { signal } = this.#end
    for (const type of ['pointerover', 'pointerdown']) this.element.addEventListener(type, event => this.#comes(event), { signal, passive: true })
    if (served.size < most) await this.#get()
  }

  end() {
    this.#end.abort()
    this.#giveUp()
  }

  /** @param {Event} event */
  #comes(event) {
    if (this.#host) {
      served.delete(this)
      served.add(this)
    } else {
      this.#get([event]).catch(error => console.error(error))
    }
  }

  /** @param {Event[]} missed */
  #get(missed = []) {
    return this.#opening ??= this.#open(missed).finally(() => { this.#opening = undefined })
  }

  /** @param {Event[]} missed */
  async #open(missed) {
    const { signal } = this.#end, listening = new AbortController()
    served.add(this)
    for (const other of served) {
      if (served.size > most && other.#host?.isTouched === false) other.#giveUp()
    }
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
      this.element.addEventListener(type, event => missed.push(event), { signal: listening.signal, passive: true })
    }
    try {
      const host = await this.open()
      if (signal.aborted) return host.close()
      this.#host = host
      for (const event of missed) host.receive(event)
    } catch (error) {
      served.delete(this)
      throw error
    } finally {
      listening.abort()
    }
  }

  #giveUp() {
    served.delete(this)
    this.#host?.close()
    this.#host = undefined
  }
}
