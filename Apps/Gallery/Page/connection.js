// Whether the server answers. One that went away is said so in a line, and asked again with growing pauses.

import { text } from './strings.js'

// In seconds.
const longestPause = 60, backIsSaid = 3

// An answer of a server in front of the gallery's, which cannot reach it.
const isAway = answer => !answer || answer.status === 502 || answer.status === 504

export class Connection {
  #line
  #back = null  // { promise, resolve } while the server is away
  #pause = 1
  #timer = 0

  // The line has a text and a button.
  constructor(line) {
    this.#line = line
    line.querySelector('button').addEventListener('click', () => this.#hurry())
    addEventListener('online', () => this.#hurry())
    document.addEventListener('visibilitychange', () => document.hidden || this.#hurry())
    // The service worker answered with what it had kept.
    navigator.serviceWorker?.addEventListener('message', ({ data }) => data === 'away' && this.lost())
    navigator.serviceWorker?.startMessages()
  }

  // Once the server answers; at once where nobody has missed it.
  get back() { return this.#back?.promise ?? Promise.resolve() }

  // Something could not be had: is it the server? Without a doubt it is asked.
  async isLost() {
    if (!this.#back && isAway(await this.#ask('version.json'))) this.lost()
    return this.#back !== null
  }

  // A picture did not come for the `tries`th time: is it broken, or is it to be loaded again? If the server is away, that is said
  // once it is back.
  async isBroken(url, tries) {
    if (!this.#back) {
      const answer = await this.#ask(url)
      // A server that ended in the middle of a picture, and is there again, has the rest of it.
      if (!isAway(answer)) return !answer.ok || tries > 1
      this.lost()
    }
    await this.back
    return false
  }

  lost() {
    if (this.#back) return
    let resolve = () => {}
    this.#back = { promise: new Promise(done => resolve = done), resolve }
    this.#pause = 1
    this.#say('away', true)
    this.#wait()
  }

  #ask(url) { return fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null) }

  #wait() {
    this.#timer = setTimeout(() => this.#try(), 1000 * this.#pause)
    this.#pause = Math.min(2 * this.#pause, longestPause)
  }

  // Somebody wants to know now.
  #hurry() {
    if (!this.#back) return
    clearTimeout(this.#timer)
    this.#pause = 1
    this.#try()
  }

  async #try() {
    const back = this.#back, answer = await this.#ask('version.json')
    // Asked twice, and the other one was quicker.
    if (!back || back !== this.#back) return
    clearTimeout(this.#timer)
    if (isAway(answer)) return this.#wait()
    // It wants the password again.
    if (answer.status === 401) return location.reload()
    this.#back = null
    back.resolve()
    this.#say('backAgain', false)
    this.#timer = setTimeout(() => this.#line.hidden = true, 1000 * backIsSaid)
  }

  #say(key, isAway) {
    clearTimeout(this.#timer)
    const [words, button] = this.#line.children
    button.hidden = !isAway
    // Those who listen are told what changes in it, not that it comes.
    this.#line.hidden = false
    words.textContent = text(key)
  }
}
