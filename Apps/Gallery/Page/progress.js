// How much there is of the photo that is open: a thin line while the sharp one is on its way, and the reason where it cannot be shown.

import { reasonOf } from './reasons.js'

export class Progress {
  #end = new AbortController()
  #isSaid = false

  // `photos` has the addresses, `line` is a `LoadingLine`.
  constructor(photos, line, trouble) {
    this.photos = photos
    this.line = line
    this.trouble = trouble
  }

  // `state` is complete, coming or broken; `number` the size of the photo that is meant.
  shows(state, number) {
    this.#end.abort()
    this.#end = new AbortController()
    this.line.ends(this)
    this.trouble.hidden = true
    if (state === 'coming') this.line.begins(this, () => this.#follow(this.photos.url(number), this.#end.signal))
    if (state === 'broken') this.#explain(number, this.#end.signal)
  }

  // What is said where the photo itself is seen, but not what it stands for.
  says(words, photo) {
    this.#isSaid = true
    this.#write(words, '', photo)
  }

  // That photo is leaving.
  unsays() {
    if (this.#isSaid) this.trouble.hidden = true
    this.#isSaid = false
  }

  // The browser says nothing of how far an image is. Asked for once more at the same address, the file is the one that is already on its
  // way: both read it from the browser's cache as it comes.
  async #follow(url, signal) {
    try {
      const answer = await fetch(url, { signal }), length = Number(answer.headers.get('Content-Length'))
      if (!answer.ok || !answer.body || !(length > 0) || answer.headers.get('Content-Encoding')) return
      let sum = 0
      for (const reader = answer.body.getReader(); ;) {
        const { done, value } = await reader.read()
        if (done) return
        sum += value.length
        if (!signal.aborted) this.line.shows(Math.min(1, sum / length))
      }
    } catch {
      // The line goes on without a number, until the photo is there or cannot be shown.
    }
  }

  async #explain(number, signal) {
    const photo = this.photos.photo(number)
    this.#write('', '', photo)
    try {
      // Whoever makes a small one finds out what is wrong with the file, and says so below the line with the status.
      const answer = await fetch(this.photos.url((number & 0xffffff) + (2 << 24)), { signal })
      const reason = answer.ok ? '' : (await answer.text()).split('\n')[1] ?? ''
      if (!signal.aborted) this.#write('', reason, photo)
    } catch {
      // No answer, no reason: the file is offered all the same.
    }
  }

  #write(words, reason, photo) {
    const [said, why, link] = this.trouble.children
    said.textContent = words
    why.textContent = reasonOf(reason)
    Object.assign(link, { href: photo.url, download: photo.name })
    this.trouble.hidden = false
  }
}
