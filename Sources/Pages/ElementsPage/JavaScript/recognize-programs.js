// The programs of recognizers, which hear what a pointer has done before they came.

import { isRoom, leave, serve } from './programs.js'

/** @typedef {import('./host/index.js').Host} Host */

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
    if (isRoom()) await this.#get()
  }

  end() {
    this.#end.abort()
    this.giveUp()
  }

  /** @param {Event} event */
  #comes(event) {
    if (this.#host) serve(this)
    else this.#get([event]).catch(error => console.error(error))
  }

  /** @param {Event[]} missed */
  #get(missed = []) {
    return this.#opening ??= this.#open(missed).finally(() => { this.#opening = undefined })
  }

  /** @param {Event[]} missed */
  async #open(missed) {
    const { signal } = this.#end, listening = new AbortController()
    serve(this)
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
      this.element.addEventListener(type, event => missed.push(event), { signal: listening.signal, passive: true })
    }
    try {
      const host = await this.open()
      if (signal.aborted) return host.close()
      this.#host = host
      for (const event of missed) host.receive(event)
    } catch (error) {
      leave(this)
      throw error
    } finally {
      listening.abort()
    }
  }

  isBusy() { return this.#host?.isTouched !== false }

  giveUp() {
    leave(this)
    this.#host?.close()
    this.#host = undefined
  }
}
