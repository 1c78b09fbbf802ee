// The way into an album and back: its photos come out of its cover, which grows to the window and fades, and shrink into it again. Where there is no cover to be seen,
// as of the favourites, and for those who want less motion, one list fades over into the other.
//
// The stage has the new list at once and is left alone, so fingers find it as it is. What passes lies over it: a copy of what was seen last, with a hole in it
// that grows, or cut to a part that shrinks. Turned round half-way, it goes on from there.

// In milliseconds.
const duration = 420, fade = 220
const easing = 'cubic-bezier(.32, .72, 0, 1)'
// So many times as fast once somebody does something on the stage.
const hurry = 3
// Between the beginning and the end each of these is written down, since not all that is animated goes evenly.
const samples = 10
const corner = 12

const between = (from, to, share) => from + (to - from) * share
const isReduced = matchMedia('(prefers-reduced-motion: reduce)')

// A rectangle with round corners, as a path.
const around = ({ x, y, width, height, round }) => {
  const arc = (dx, dy) => `a${round} ${round} 0 0 1 ${dx} ${dy}`
  return `M${x + round} ${y}h${width - 2 * round}${arc(round, round)}v${height - 2 * round}${arc(-round, round)}h${2 * round - width}${arc(-round, -round)}v${2 * round - height}${arc(round, -round)}z`
}

// What of the album is seen at this depth: 0 is its cover, 1 the window.
function room(cover, depth) {
  const to = { x: 0, y: 0, width: innerWidth, height: innerHeight, round: 0 }
  return Object.fromEntries(Object.entries(to).map(([name, end]) => [name, Math.round(100 * between(cover[name], end, depth)) / 100]))
}

export class Passage {
  #running = null  // { animations, parts, outer, inner, from, to, cover }
  #asked = 0       // the frame in which it begins

  constructor(stage) {
    this.stage = stage
    // Nobody waits for it.
    for (const kind of ['pointerdown', 'wheel', 'keydown']) {
      addEventListener(kind, () => this.#running?.animations.forEach(animation => animation.updatePlaybackRate(hurry)), { capture: true, passive: true })
    }
  }

  // `show()` shows the other list. `outer` and `inner` are the addresses of the two, and `name` is that of the album in the row of the outer one, or ''.
  pass({ outer, inner, isInward, name }, show) {
    const copy = this.stage.cloneNode(true), before = isInward ? this.#cover(name) : null
    // It would begin anew, and be heard.
    for (const video of copy.querySelectorAll('video')) video.remove()
    show()
    cancelAnimationFrame(this.#asked)
    // The program has shown the other list in that frame.
    this.#asked = requestAnimationFrame(() => {
      const last = this.#running, isTurned = last?.outer === outer && last.inner === inner
      const from = isTurned ? between(last.from, last.to, last.animations[0].effect.getComputedTiming().progress ?? 1) : isInward ? 0 : 1
      const cover = isReduced.matches ? null : isTurned ? last.cover : isInward ? before : this.#cover(name)
      this.#end()
      this.#begin({ outer, inner, isInward, cover, copy, from, to: isInward ? 1 : 0 })
    })
  }

  #begin({ outer, inner, isInward, cover, copy, from, to }) {
    copy.removeAttribute('id')
    copy.classList.add('passing')
    Object.assign(copy, { inert: true, ariaHidden: 'true' })
    this.stage.after(copy)
    const parts = [copy], steps = Array.from({ length: samples + 1 }, (_, step) => between(from, to, step / samples))
    const frames = look => steps.map(look), options = { duration: cover ? duration : fade, easing: cover ? easing : 'ease-out', fill: 'both' }
    const looks = cover ? depth => {
      const hole = isInward ? `M0 0H${innerWidth}V${innerHeight}H0z` : ''
      return { clipPath: `path(evenodd, "${hole}${around(room(cover, depth))}")` }
    } : depth => ({ opacity: isInward ? 1 - depth : depth, scale: isReduced.matches ? 1 : isInward ? 1 + depth / 30 : 1 - (1 - depth) / 30 })
    const animations = [copy.animate(frames(looks), options)]
    if (cover) {
      const picture = document.createElement('div')
      picture.className = 'passing-cover'
      picture.ariaHidden = 'true'
      Object.assign(picture.style, { backgroundColor: cover.color, backgroundImage: cover.src && `url(${JSON.stringify(cover.src)})` })
      copy.after(picture)
      parts.push(picture)
      animations.push(picture.animate(frames(depth => {
        const { x, y, width, height, round } = room(cover, depth)
        return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, borderRadius: `${round}px`, opacity: Math.min(1, Math.max(0, (.95 - depth) / .6)) }
      }), options))
    }
    const words = document.querySelector('#bar > hgroup')
    animations.push(words.animate([{ opacity: 0 }, { opacity: 1 }], { duration: fade, easing: 'ease-out' }))
    const running = this.#running = { animations, parts, outer, inner, from, to, cover }
    animations[0].finished.then(() => running === this.#running && this.#end(), () => {})
  }

  #end() {
    for (const part of this.#running?.parts ?? []) part.remove()
    for (const animation of this.#running?.animations ?? []) animation.cancel()
    this.#running = null
  }

  // Where the cover of an album in the row above the photos is, and what is seen of it; null where it is not on the screen.
  #cover(name) {
    const labels = name ? [...this.stage.querySelectorAll('.image ~ .label')] : []
    const image = labels.find(({ textContent }) => textContent === name)?.parentNode.querySelector(':scope > .image')
    if (!image?.checkVisibility()) return null
    const { left, top, width, height, right, bottom } = image.getBoundingClientRect()
    if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return null
    const photo = image.querySelector('img[src]')
    return { x: left, y: top, width, height, round: corner, color: image.style.backgroundColor, src: photo?.currentSrc ?? '' }
  }
}
