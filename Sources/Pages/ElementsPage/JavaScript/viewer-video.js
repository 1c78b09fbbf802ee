// Videos among the pictures: over their poster, so that they are zoomed, turned and pulled with it, and a bar to play them by.

import { viewOf } from './host/views.js'
import { contentOf } from './viewer-items.js'
import { words } from './viewer-words.js'

/**
 * A link to a video says so by its type, as links may (`type="video/mp4"`); without one its address does.
 * @param {HTMLAnchorElement} link
 */
export const isVideo = link => contentOf(link) ? false : link.type ? link.type.startsWith('video/') : /\.(mp4|m4v|mov|webm|ogv)$/i.test(link.pathname)

/** @param {number} seconds */
export function time(seconds) {
  const whole = Math.floor(seconds > 0 && seconds < Infinity ? seconds : 0), minutes = Math.floor(whole / 60) % 60, hours = Math.floor(whole / 3600)
  const two = (/** @type {number} */ number) => `${number}`.padStart(2, '0')
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`
}

export class Playback {
  /** @type {HTMLElement} */ #viewer
  /** @type {HTMLElement} */ #dialog
  /** @type {(link: HTMLAnchorElement, hasFailed: boolean) => void} */ #tells
  // What is shown, also while its poster is still on its way.
  /** @type {{ link: HTMLAnchorElement, address: string, video?: HTMLVideoElement } | undefined} */ #shown
  // Browsers let nothing with sound play by itself; who has turned it on wants it for the next one, too.
  #isMuted = true
  #isSeeking = false

  /**
   * @param {HTMLElement} viewer @param {HTMLElement} dialog has its bar
   * @param {(link: HTMLAnchorElement, hasFailed: boolean) => void} tells hears that a video cannot be played, and that it can
   */
  constructor(viewer, dialog, tells) {
    this.#viewer = viewer
    this.#dialog = dialog
    this.#tells = tells
    this.#part('.play').addEventListener('click', () => this.toggle())
    this.#part('.mute').addEventListener('click', () => this.#mute())
    this.#position.addEventListener('input', () => this.#seek())
    this.#position.addEventListener('change', () => { this.#isSeeking = false })
  }

  /**
   * Shows a video on its poster, or none.
   * @param {HTMLAnchorElement | undefined} link
   * @param {() => HTMLElement | undefined} poster its image on the stage, once it is there
   */
  show(link, poster) {
    const address = link?.href ?? '', { video } = this.#shown ?? {}
    // Its layer may have gone meanwhile.
    if (link === this.#shown?.link && address === (this.#shown?.address ?? '') && video?.isConnected !== false) return
    this.#leave()
    if (!link) return
    const shown = this.#shown = { link, address }
    const look = () => {
      if (shown !== this.#shown) return
      const image = poster()
      if (image) this.#stage(link, image)
      else viewOf(this.#viewer).requestAnimationFrame(look)
    }
    look()
  }

  /** Plays or pauses; false where no video is shown. */
  toggle() {
    const video = this.#shown?.video
    if (!video) return false
    if (video.paused) this.#play(video)
    else video.pause()
    return true
  }

  /** @param {HTMLAnchorElement} link @param {HTMLElement} image */
  #stage(link, image) {
    const video = image.ownerDocument.createElement('video')
    if (this.#shown) this.#shown.video = video
    Object.assign(video, { muted: this.#isMuted, playsInline: true, preload: 'auto', src: link.href, tabIndex: -1 })
    const shows = () => this.#show(video)
    for (const event of ['play', 'pause', 'timeupdate', 'durationchange', 'volumechange']) video.addEventListener(event, shows)
    // Its poster is seen until there is a picture of it.
    for (const event of ['playing', 'seeked']) video.addEventListener(event, () => { video.dataset.isSeen = ''; shows() })
    video.addEventListener('loadeddata', () => this.#tells(link, false))
    video.addEventListener('error', () => {
      if (video !== this.#shown?.video) return
      this.#drop(video)
      this.#tells(link, true)
    })
    image.after(video)
    this.#dialog.classList.add('plays')
    shows()
    // Who wants less motion begins it.
    if (!viewOf(image).matchMedia('(prefers-reduced-motion: reduce)').matches) this.#play(video)
  }

  /** @param {HTMLVideoElement} video */
  #play(video) {
    // Refused where the browser wants a touch first, or it has been left meanwhile: its button is there.
    video.play().catch(() => {})
  }

  #mute() {
    const video = this.#shown?.video
    if (video) video.muted = this.#isMuted = !video.muted
  }

  #seek() {
    const video = this.#shown?.video
    this.#isSeeking = true
    if (video && video.duration > 0) video.currentTime = video.duration * Number(this.#position.value) / 1000
  }

  /** @param {HTMLVideoElement} video */
  #show(video) {
    if (video !== this.#shown?.video) return
    const { currentTime, duration, paused, muted } = video, place = `${time(currentTime)} / ${time(duration)}`
    if (!this.#isSeeking) this.#position.value = `${duration > 0 ? 1000 * currentTime / duration : 0}`
    this.#position.setAttribute('aria-valuetext', place)
    this.#position.ariaLabel = words(this.#viewer, 'position')
    this.#part('.time').textContent = place
    const play = words(this.#viewer, paused ? 'play' : 'pause'), mute = words(this.#viewer, 'mute')
    Object.assign(this.#part('.play'), { ariaLabel: play, title: play }).classList.toggle('on', !paused)
    Object.assign(this.#part('.mute'), { ariaLabel: mute, title: mute, ariaPressed: `${muted}` })
  }

  #leave() {
    const video = this.#shown?.video
    this.#shown = undefined
    if (video) this.#drop(video)
  }

  /** @param {HTMLVideoElement} video */
  #drop(video) {
    if (this.#shown?.video === video) this.#shown.video = undefined
    this.#isSeeking = false
    this.#dialog.classList.remove('plays')
    video.pause()
    // It is half-way out of sight, and gives way to its poster.
    delete video.dataset.isSeen
    viewOf(video).setTimeout(() => {
      // What is still on its way stops.
      video.removeAttribute('src')
      video.load()
      video.remove()
    }, 200)
  }

  get #position() { return /** @type {HTMLInputElement} */ (this.#part('.position')) }

  /** @param {string} selector @returns {HTMLElement} */
  #part(selector) { return /** @type {HTMLElement} */ (this.#dialog.querySelector(selector)) }
}
