// Photos one after another (Sources/Scenes/Gallery/Slideshow.swift shows them): begun by a key or the menu, from the photo that is open on, or from the
// first one that is seen, or by the address, for frames and kiosks:
//
//     /?slideshow                      shuffled
//     /?slideshow=order&seconds=20     as they are listed, 20 seconds each
//     /?slideshow&folder=Lisbon        those of a folder and the folders in it
//     /?slideshow&q=march+2024         those that a search finds

import { text } from './strings.js'

// Keys that do nothing by themselves.
const isModifier = ({ key }) => ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta'].includes(key)

const asked = new URLSearchParams(location.search)
let isOver = false

// Whether the page is to begin with one, and it has not ended.
export const isAsked = () => asked.has('slideshow') && !isOver

// A folder is an album: the grid shows it, and the slideshow all that the grid shows.
if (isAsked() && asked.get('folder')) {
  const address = new URL(location.href)
  address.searchParams.set('album', asked.get('folder'))
  address.searchParams.delete('folder')
  history.replaceState(history.state, '', address)
}

// Somebody has ended it: who passes the address on, or loads the page again, means the photos.
function end() {
  if (!isAsked()) return
  isOver = true
  forget()
}

function forget() {
  const address = new URL(location.href), names = ['slideshow', 'seconds', 'folder'].filter(name => address.searchParams.has(name))
  if (!names.length) return
  for (const name of names) address.searchParams.delete(name)
  history.replaceState(history.state, '', address)
}

export class Slideshow {
  #wake = null
  #isStopped = false  // by somebody
  #awaited = null  // what begins as soon as there is a photo

  // `browse` has the numbers of the photos that are shown; `isAway()` says whether the server cannot be reached.
  constructor(list, browse, overlays, scene, say, isAway) {
    this.isAway = isAway
    this.list = list
    this.overlays = overlays
    this.browse = browse
    this.scene = scene
    this.say = say
    this.isRunning = false
    // A show that ends because its photos are gone is wanted again when they are back.
    for (const kind of ['pointerdown', 'wheel']) {
      addEventListener(kind, () => this.#isStopped = this.isRunning, { capture: true, passive: true })
    }
    // A touch is the scene's.
    addEventListener('keydown', event => {
      if (!this.isRunning || isModifier(event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      this.#isStopped = true
      this.scene().slideshow(null)
    }, { capture: true })
    document.addEventListener('visibilitychange', () => this.#stayAwake())
    // The entries below that of the photo have the same address.
    addEventListener('popstate', () => isOver && forget())
  }

  // As the address says: with the first photos that are there, while the others are still to come.
  begin() {
    document.body.classList.add('slideshow')
    const order = asked.get('slideshow') === 'order', seconds = Number(asked.get('seconds')) || 6
    this.#awaited = { seconds: Math.min(3600, Math.max(1, seconds)), seed: order ? 0 : 1 + Math.floor(Math.random() * 0x7ffffffe) }
    // Who touches the page before there is a photo wants none.
    for (const kind of ['pointerdown', 'wheel', 'keydown']) addEventListener(kind, event => isModifier(event) || this.#giveUp(), { capture: true, passive: true })
    this.listed()
  }

  // Other photos are shown than before: an album or a search may have had none until now. Where it has none at all, the page says so.
  listed() {
    if (!this.#awaited) return
    const isEmpty = this.browse.numbers.length === 0
    document.body.classList.toggle('slideshow', !isEmpty || !this.list.isComplete)
    if (!isEmpty) this.scene().slideshow(this.#awaited)
  }

  #giveUp() {
    if (!this.#awaited) return
    this.#awaited = null
    document.body.classList.remove('slideshow')
    end()
  }

  // On from the photo that is open, or the first one that is seen.
  start() {
    if (this.isAway()) this.say(text('slideshowAway'))
    else this.scene().slideshow({ seconds: 6, seed: 0 })
  }

  // The scene has begun one, or ended it.
  runs(isRunning) {
    this.isRunning = isRunning
    this.#awaited = null
    // A frame on the wall is what its address says; "back" leads away from it.
    if (!isAsked()) this.overlays.set(this, isRunning, () => this.scene().slideshow(null))
    document.body.classList.toggle('slideshow', isRunning)
    if (isRunning && !isAsked()) this.say(text('slideshowRuns'))
    // How it is stopped is no matter any more.
    if (!isRunning && document.getElementById('toast')?.textContent === text('slideshowRuns')) this.say('')
    if (isRunning) this.#isStopped = false
    else if (this.#isStopped) end()
    this.#stayAwake()
  }

  // The screen stays on. Browsers let go of that when the page is hidden.
  async #stayAwake() {
    if (!this.isRunning || document.hidden) {
      this.#wake?.release()
      this.#wake = null
    } else if (!this.#wake) {
      const wake = await navigator.wakeLock?.request('screen').catch(() => null) ?? null
      if (this.#wake) return void wake?.release()
      this.#wake = wake
      // It may have ended meanwhile.
      if (wake && (!this.isRunning || document.hidden)) this.#stayAwake()
    }
  }
}
