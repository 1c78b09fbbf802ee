// Videos in their place, over their poster on the photo's layer, so that they are zoomed, turned and pulled with it; and the video of a
// Live Photo, while a finger holds.

import { length } from './facts.js'
import { label, text } from './strings.js'

const element = id => document.getElementById(id)

export class Media {
  #video = null
  #photo = null
  #isSeeking = false
  #isHeard = false  // somebody wants sound: the next video has it, too

  // `fails(photo, layer)` is told what did not play where.
  constructor(fails) {
    this.fails = fails
    this.bar = element('playback')
    this.position = element('position')
    element('play').addEventListener('click', () => this.toggle())
    element('mute').addEventListener('click', () => this.mute())
    this.position.addEventListener('input', () => this.#seek())
    this.position.addEventListener('change', () => this.#isSeeking = false)
    this.#reduced = matchMedia('(prefers-reduced-motion: reduce)')
  }
  #reduced

  // True where the photo that is shown is a video.
  get isVideo() { return this.#photo?.kind === 'video' }

  // This photo is in its place, on an element; or none is any more.
  stages(photo, layer) {
    this.#leave()
    this.#photo = photo ?? null
    if (!photo || !layer) return
    if (photo.kind === 'video') this.#stage(layer, photo.url, photo.version)
    if (photo.kind === 'live' && photo.motion) this.#stage(layer, photo.motion, photo.version)
    if (!this.isVideo) return
    this.bar.hidden = false
    element('mute').hidden = Boolean(photo.isSilent)
    this.#show()
    // Who wants less motion begins it.
    if (!this.#reduced.matches) this.#play()
  }

  // A finger holds still on the photo, or lifts.
  holds(isHeld) {
    const video = this.#video
    if (!video || this.isVideo) return
    if (isHeld) {
      video.currentTime = 0
      this.#play()
    } else {
      video.pause()
      video.classList.remove('plays')
    }
  }

  toggle() {
    const video = this.#video
    if (!video) return
    if (video.ended) video.currentTime = 0
    if (video.paused) this.#play()
    else video.pause()
  }

  #stage(layer, address, version) {
    const video = this.#video = document.createElement('video')
    Object.assign(video, { muted: !this.isVideo || !this.#isHeard, playsInline: true, preload: this.isVideo ? 'auto' : 'metadata', src: `${address}?v=${version}` })
    video.tabIndex = -1
    video.addEventListener('playing', () => video.classList.add('plays'))
    for (const event of ['play', 'pause', 'timeupdate', 'durationchange', 'volumechange', 'ended', 'seeked']) {
      video.addEventListener(event, () => this.#show())
    }
    // A picture of it can be shown before it plays: where somebody has moved to.
    video.addEventListener('seeked', () => this.isVideo && video.classList.add('plays'))
    video.addEventListener('error', () => {
      if (video !== this.#video || !this.isVideo) return
      const photo = this.#photo
      this.#leave()
      this.fails(photo, layer)
    })
    layer.append(video)
  }

  #play() {
    const video = this.#video
    video.play().catch(({ name }) => {
      // Refused where the browser wants a touch first, or it has been left meanwhile: its button is there. Without sound it may play by itself.
      if (name !== 'NotAllowedError' || video.muted || video !== this.#video) return
      video.muted = true
      this.#play()
    })
  }

  // The sound goes on, or off; of what is shown, and of what comes next.
  mute() {
    if (!this.isVideo || !this.#video || this.#photo.isSilent) return
    this.#isHeard = this.#video.muted
    this.#video.muted = !this.#isHeard
    this.#show()
  }

  #seek() {
    this.#isSeeking = true
    const { duration } = this.#video
    if (duration > 0) this.#video.currentTime = duration * this.position.value / 1000
  }

  #show() {
    const video = this.#video
    if (!video || !this.isVideo) return
    const duration = video.duration || this.#photo.duration || 0, time = video.currentTime
    if (!this.#isSeeking) this.position.value = duration > 0 ? 1000 * time / duration : 0
    const now = length({ duration: time }, 0) ?? '0:00'
    const all = length({ duration }) ?? ''
    element('time').textContent = `${now} / ${all}`
    this.position.setAttribute('aria-valuetext', `${now} / ${all}`)
    label(element('play'), video.paused ? 'play' : 'pause')
    element('play').classList.toggle('playing', !video.paused)
    label(element('mute'), video.muted ? 'unmute' : 'mute')
    element('mute').classList.toggle('heard', !video.muted)
  }

  #leave() {
    const video = this.#video
    this.#video = null
    this.#isSeeking = false
    this.bar.hidden = true
    if (!video) return
    video.pause()
    // What is still on its way stops.
    video.removeAttribute('src')
    video.load()
    video.remove()
  }
}
