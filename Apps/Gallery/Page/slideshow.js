// Photos one after another (Sources/Scenes/Gallery/Slideshow.swift shows them): begun by a key or the menu, from the photo that is open on, or by the
// address, for frames and kiosks:
//
//     /?slideshow                      shuffled
//     /?slideshow=order&seconds=20     as they are listed, 20 seconds each
//     /?slideshow&folder=Lisbon        those of a folder and the folders in it

import { photosIn } from './albums.js'
import { text } from './strings.js'

const asked = new URLSearchParams(location.search)

// Whether the page is to begin with one, and whether it has to know all photos for it.
export const isAsked = () => asked.has('slideshow')
export const needsAll = () => isAsked() && Boolean(asked.get('folder'))

export class Slideshow {
  #wake = null

  constructor(list, scene, say) {
    this.list = list
    this.scene = scene
    this.say = say
    this.isRunning = false
    // A touch is the scene's.
    addEventListener('keydown', event => {
      if (!this.isRunning || ['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      this.scene().slideshow(null)
    }, { capture: true })
    document.addEventListener('visibilitychange', () => this.#stayAwake())
  }

  // As the address says.
  begin() {
    const order = asked.get('slideshow') === 'order', seconds = Number(asked.get('seconds')) || 6
    document.body.classList.add('slideshow')
    this.#start(Math.min(3600, Math.max(1, seconds)), order ? 0 : 1 + Math.floor(Math.random() * 0x7ffffffe), photosIn(this.list, asked.get('folder')) ?? [])
  }

  // On from the photo that is open.
  start() { this.#start(6, 0, []) }

  #start(seconds, seed, pictures) { this.scene().slideshow({ seconds, seed, pictures }) }

  // The scene has begun one, or ended it.
  runs(isRunning) {
    this.isRunning = isRunning
    document.body.classList.toggle('slideshow', isRunning)
    if (isRunning && !isAsked()) this.say(text('slideshowRuns'))
    this.#stayAwake()
  }

  // The screen stays on. Browsers let go of that when the page is hidden.
  async #stayAwake() {
    if (!this.isRunning || document.hidden) {
      this.#wake?.release()
      this.#wake = null
    } else {
      this.#wake ??= await navigator.wakeLock?.request('screen').catch(() => null) ?? null
    }
  }
}
