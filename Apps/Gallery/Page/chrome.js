// What lies over the gallery: its bars, the menu, and what the buttons of a photo do. Hidden and shown by a tap on the photo.

import { copy } from './clipboard.js'
import { Information } from './information.js'
import { day } from './facts.js'
import { whyNotFetched } from './fetched.js'
import { walk } from './menu-keys.js'
import { choose } from './order.js'
import { PageColor } from './page-color.js'
import { CoveredEdges } from './room.js'
import { shareFiles, sharesFiles } from './share.js'
import { label, number, text } from './strings.js'
import { filesOf, save, zip } from './zip.js'

const element = id => document.getElementById(id)

export class Chrome {
  #list
  #scene
  #shown = -1
  #toast = 0
  #isQuiet = false
  #color = new PageColor()
  #covered

  // `list` is the list of the photos, `overlays` has what can be left by "back", and `scene()` answers the scene.
  constructor(list, overlays, scene) {
    this.#list = list
    this.#scene = scene
    document.body.classList.add('gallery')
    this.#covered = new CoveredEdges(edges => scene()?.covered(edges))
    this.information = new Information(element('information'), element('inform'), words => this.say(words), this.#covered.sheet)
    for (const button of document.querySelectorAll('.bar [data-key], #menu [data-key]')) {
      button.addEventListener('click', () => scene().command(button.dataset.key))
    }
    element('share').addEventListener('click', () => this.#share())
    element('download').addEventListener('click', event => this.#download(event))
    overlays.watch(element('information'), () => this.information.close())
    this.#behind(scene, overlays)
    // Who comes to a button by keys sees it.
    document.addEventListener('focusin', event => {
      if (event.target.closest('.bar, #actions, #toolbar, #playback')) this.#quiet(false)
    })
    // Keys in what has to be answered first are not the photos'.
    for (const over of document.querySelectorAll('#menu, dialog')) {
      over.addEventListener('keydown', event => event.stopPropagation())
    }
    this.shows(-1)
  }

  // Other photos are in the list than before.
  listed() {
    Object.assign(element('sort'), { hidden: !this.#list.isDated, textContent: text(this.#list.order === 'date' ? 'sortByName' : 'sortByDate') })
  }

  // The photo of this number is shown now, or, −1, the grid.
  shows(index) {
    this.#shown = index
    for (const part of document.querySelectorAll('[data-view]:not(button)')) part.hidden = (part.dataset.view === 'photo') !== (index >= 0)
    this.#color.shows(index >= 0)
    if (index < 0) {
      this.#moves()
      this.#quiet(false)
    }
    const photo = this.#list.pictures[index]
    this.information.shows(photo)
    for (const button of document.querySelectorAll('#menu [data-key]')) {
      label(button, button.dataset.key === '+' ? photo ? 'zoomIn' : 'larger' : photo ? 'zoomOut' : 'smaller')
    }
    if (!photo) return
    element('when').textContent = day(photo) ?? photo.name
    Object.assign(element('download'), { href: photo.url, download: photo.name })
  }

  // The photo covers this share of the grid: the bars of the one go as those of the other come.
  covers(share) {
    // A finger may take it before it is there.
    if (share === 1 || share < this.#extent) this.arrived()
    this.#extent = share
    document.body.style.setProperty('--covered', share)
    document.documentElement.classList.toggle('covered', share === 1)
    this.#moves()
  }
  #extent = 0

  // A slideshow runs, or has ended: it is black for everybody, too.
  plays(isRunning) { this.#color.shows(isRunning || this.#shown >= 0) }

  // The photo of the address is there, or there is none: the grid may be seen.
  arrived() {
    if (!document.documentElement.classList.contains('arriving')) return
    document.documentElement.classList.remove('arriving')
    this.#color.shows(this.#shown >= 0)
  }

  // A photo that fingers have pinched small covers nothing any more, and may grow again.
  #moves() { document.body.classList.toggle('moving', this.#extent < 1 && (this.#extent > 0 || this.#shown >= 0)) }

  // The photo has been tapped on.
  tapped() {
    if (this.information.isOpen) this.information.close()
    else this.#quiet(!document.body.classList.contains('quiet'))
  }

  fullScreen() {
    if (document.fullscreenElement) document.exitFullscreen()
    else document.documentElement.requestFullscreen?.().catch(() => {})
  }

  say(words, seconds = 3) {
    element('toast').textContent = words
    clearTimeout(this.#toast)
    this.#toast = setTimeout(() => element('toast').textContent = '', 1000 * seconds)
  }

  #quiet(isQuiet) {
    if (document.body.classList.toggle('quiet', isQuiet) !== this.#isQuiet) {
      this.#scene()?.chrome(!isQuiet)
      this.#covered.showsBars(!isQuiet)
    }
    this.#isQuiet = isQuiet
  }

  // A Live Photo is two files, which browsers save as one archive. Of a photo that is there as RAW, too, it is the one that everybody can open; the
  // information leads to the other one.
  async #download(event) {
    const photo = this.#list.pictures[this.#shown], files = photo ? filesOf({ ...photo, raw: undefined }) : []
    if (files.length < 2) return
    event.preventDefault()
    try {
      save(await zip(files), `${photo.name.replace(/\.[^.]*$/, '')}.zip`)
    } catch (error) {
      this.say(whyNotFetched(error))
    }
  }

  // The photo itself; where the browser does not share it, its link.
  async #share() {
    const photo = this.#list.pictures[this.#shown], url = location.href
    try {
      if (sharesFiles()) {
        const outcome = await this.#shareFile(photo)
        if (outcome === 'again') this.say(text('shareAgain'))
        if (outcome !== 'unshareable' && outcome !== 'refused') return
      }
      if (navigator.share) return await navigator.share({ title: photo.name, url })
      await copy(url)
      this.say(text('linkCopied'))
    } catch (error) {
      // Who calls sharing off has seen so.
      if (error.name !== 'AbortError') prompt(text('linkOfPhoto'), url)
    }
  }

  // Where the server does not bring it there is still its link.
  async #shareFile(photo) {
    const late = setTimeout(() => this.say(text('sharing')), 500)
    try {
      return await shareFiles([photo])
    } catch {
      return 'unshareable'
    } finally {
      clearTimeout(late)
    }
  }

  // The menu, and what is for developers.
  #behind(scene, overlays) {
    const [menu, behind, record] = ['menu', 'behind', 'record'].map(element)
    menu.addEventListener('toggle', event => event.newState === 'open' && [...menu.querySelectorAll('button')].find(button => button.checkVisibility()).focus())
    // A line between groups in which something is offered, before the menu is painted.
    menu.addEventListener('beforetoggle', () => requestAnimationFrame(() => {
      const shown = [...menu.children].filter(group => [...group.querySelectorAll('button')].some(button => button.checkVisibility()))
      for (const group of menu.children) group.classList.toggle('apart', shown.indexOf(group) > 0)
    }))
    // Larger and smaller are pressed more than once; over a photo, too. The button of the menu has the focus before something opens, and gets it back.
    menu.addEventListener('click', event => event.target.closest('.pair') || !event.target.closest('button') || menu.hidePopover(), { capture: true })
    walk(menu)
    this.listed()
    element('sort').addEventListener('click', () => {
      if (!choose(this.#list.order === 'date' ? 'name' : 'date', words => this.say(words))) return
      overlays.leave()
      location.reload()
    })
    const full = element('full-screen')
    full.hidden = !document.fullscreenEnabled
    full.addEventListener('click', () => this.fullScreen())
    for (const id of ['inspect', 'record']) behind.querySelector(`[data-tool=${id}]`).append(element(id))
    // While touches are recorded the button is where it can be reached.
    record.addEventListener('click', () => {
      if (record.classList.contains('recording')) {
        behind.close()
        document.body.append(record)
      } else {
        behind.querySelector('[data-tool=record]').append(record)
      }
    })
    element('inspect').addEventListener('click', () => behind.close())
    element('behind-opens').addEventListener('click', () => {
      const { frames, frameMs, worstMs, moves } = scene().host.timing
      const mean = number(frameMs / Math.max(1, frames), 2), worst = number(worstMs, 1)
      element('numbers').textContent = text('numbersAre', { frames: number(frames), mean, worst, moves: number(moves) })
      behind.showModal()
    })
    for (const popover of document.querySelectorAll('[popover]')) overlays.watch(popover, () => popover.hidePopover())
    for (const dialog of document.querySelectorAll('dialog')) {
      overlays.watch(dialog, () => dialog.close())
      dialog.querySelector('.close')?.addEventListener('click', () => dialog.close())
      dialog.addEventListener('click', event => event.target === dialog && dialog.close())
    }
  }
}
