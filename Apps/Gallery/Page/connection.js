// Whether the server answers: one that went away is said so in a line, and asked again with growing pauses. Otherwise the line says what is
// wrong with the folder, or how far the server is with reading it, for as long as that is so.

import { folderReason } from './reasons.js'
import { number, text } from './strings.js'

// In seconds. A file that comes while the page is open is read in less time than that is said in.
const longestPause = 60, longestFolderPause = 8, backIsSaid = 3, readingIsSaid = 1.5

// An answer of a server in front of the gallery's, which cannot reach it.
const isAway = answer => !answer || answer.status === 502 || answer.status === 504

export class Connection {
  #line
  #back = null  // { promise, resolve } while the server is away
  #isNews = false  // whether it is said that the server is there again
  #pause = 1
  #timer = 0
  #progress = {}
  #reads = 0  // the timer after which it is said how far reading is, while files are read
  #saysReading = false
  #folder = null  // a promise while the folder of the photos is not there
  #again = document.createElement('button')

  // Called when the server is away from now on, or there again.
  changed = () => {}
  // How many photos are there of how many, { done, count }; null where all are.
  part = () => null

  constructor(line) {
    this.#line = line
    Object.assign(this.#again, { type: 'button', textContent: text('tryAgain') })
    this.#again.addEventListener('click', () => this.#hurry())
    addEventListener('online', () => this.#hurry())
    document.addEventListener('visibilitychange', () => document.hidden || this.#hurry())
    // The service worker answered with what it had kept.
    navigator.serviceWorker?.addEventListener('message', ({ data }) => data === 'away' && this.lost())
    navigator.serviceWorker?.startMessages()
  }

  get isAway() { return this.#back !== null }

  // Other photos are in the list than before.
  listed() { if (this.isAway) this.#write() }

  // Once the server answers; at once where nobody has missed it.
  get back() { return this.#back?.promise ?? Promise.resolve() }

  // Something could not be had: is it the server? Without a doubt it is asked.
  async isLost() {
    if (this.#back) return true
    const answer = await this.#ask('version.json')
    if (answer?.status === 401) location.reload()
    if (isAway(answer)) this.lost()
    return this.#back !== null
  }

  // A picture did not come for the `tries`th time: is it broken, or is it to be loaded again? If the server is away, that is said
  // once it is back.
  async isBroken(url, tries) {
    if (!this.#back) {
      const answer = await this.#ask(url)
      if (!isAway(answer)) {
        // A server that ended in the middle of a picture, and is there again, has the rest of it.
        if (answer.ok) return tries > 1
        if (!await this.#isFolderGone()) return true
        // Nothing can be had while the folder is not there, and everything once it is.
        await this.folderBack()
        return false
      }
      this.lost()
    }
    await this.back
    return false
  }

  // Once the server can look into the folder of the photos; asked for many pictures at once, it is looked after once.
  folderBack() { return this.#folder ??= this.#lookAfterFolder().finally(() => this.#folder = null) }

  async #lookAfterFolder() {
    let pause = 1
    do {
      await new Promise(done => setTimeout(done, 1000 * pause))
      pause = Math.min(2 * pause, longestFolderPause)
    } while (await this.#isFolderGone())
  }

  // A server that cannot be reached may have it, or not. An export has no such address, and no folder.
  async #isFolderGone() {
    const answer = await this.#ask('health')
    return isAway(answer) || answer.status === 503
  }

  // The list could be had, or could not: then it is to be asked for again once this is done, at once where the answer is true: the server has been away, and is back.
  async reached(isReached) {
    if (isReached) this.#found()
    else if (await this.isLost()) return this.back.then(() => true)
    return false
  }

  // `progress` is the server's: { reading: { done, of }, problem }.
  progressed(progress) {
    this.#progress = progress
    if (!progress.reading) {
      clearTimeout(this.#reads)
      this.#reads = 0
      this.#saysReading = false
    } else if (!this.#reads) {
      this.#reads = setTimeout(() => {
        this.#saysReading = true
        this.#write()
      }, 1000 * readingIsSaid)
    }
    this.#write()
  }

  lost() {
    if (this.#back) return
    let resolve = () => {}
    this.#back = { promise: new Promise(done => resolve = done), resolve }
    this.#pause = 1
    this.#isNews = false
    this.#write()
    this.changed()
    this.#wait()
  }

  #found() {
    if (!this.#back) return
    this.#back.resolve()
    this.#back = null
    this.#isNews = true
    this.#write()
    this.changed()
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.#isNews = false
      this.#write()
    }, 1000 * backIsSaid)
  }

  #ask(url) { return fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null) }

  #wait() {
    clearTimeout(this.#timer)
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
    if (isAway(answer)) return this.#wait()
    // It wants the password again.
    if (answer.status === 401) return location.reload()
    this.#found()
  }

  #write() {
    const { problem, reading } = this.#progress, isGone = this.#back !== null
    const part = isGone ? this.part() : null
    let words = ''
    if (isGone) words = part ? text('awayPart', { done: number(part.done), count: number(part.count) }) : text('away')
    else if (this.#isNews) words = text('backAgain')
    else if (problem) words = folderReason(problem)
    else if (reading && this.#saysReading) words = text('filesRead', { done: number(reading.done), count: number(reading.of) })
    const said = document.createElement('span')
    said.textContent = words
    if (this.#line.firstChild?.textContent === words) return
    // Who hears the page is not told every second how far it is.
    this.#line.ariaLive = reading && !isGone && !this.#isNews && !problem ? 'off' : 'polite'
    this.#line.classList.toggle('away', isGone)
    this.#line.replaceChildren(...words ? [said] : [], ...isGone ? [this.#again] : [])
  }
}
