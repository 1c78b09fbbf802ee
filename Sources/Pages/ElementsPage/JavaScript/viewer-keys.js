// The keys of an open viewer. Buttons and fields in it keep their own, and what is not used here is the program's.

import { isField } from './host/views.js'

/**
 * @typedef {object} Keyed what keys do
 * @property {() => boolean} isZoomed arrows move what is zoomed, and are the program's then
 * @property {(isRight: boolean) => void} turns
 * @property {() => void} stops it turns from where the picture is from now on
 * @property {() => boolean} plays or pauses a video; false where none is shown
 * @property {() => void} closes
 */

export class Keys {
  #viewer
  #keyed

  /** @param {HTMLElement} viewer @param {HTMLDialogElement} dialog @param {HTMLElement} stage @param {Keyed} keyed */
  constructor(viewer, dialog, stage, keyed) {
    this.#viewer = viewer
    this.#keyed = keyed
    // Before the host's listener; buttons keep the key.
    dialog.addEventListener('keydown', event => {
      if (event.key === ' ' && event.composedPath()[0] === stage && keyed.plays()) event.preventDefault()
    })
    dialog.addEventListener('keydown', event => this.#pressed(event))
    dialog.addEventListener('cancel', event => { event.preventDefault(); keyed.closes() })
  }

  // Arrows are the program's where the picture is zoomed, or a key is held; of others it turns as from where the picture is.
  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.key === 'Escape' && !event.defaultPrevented) return this.#escaped(event)
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (isArrow && event.repeat) return
    const isOthers = event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || isField(event)
    if (!isArrow || isOthers || this.#keyed.isZoomed()) return this.#keyed.stops()
    event.preventDefault()
    this.#keyed.turns(event.key === 'ArrowRight')
  }

  // What is around the viewer would close, too. A menu of something in its bar closes first.
  /** @param {KeyboardEvent} event */
  #escaped(event) {
    event.stopImmediatePropagation()
    const opened = 'popover' in this.#viewer ? 'dialog[open], :popover-open' : 'dialog[open]'
    if (event.isComposing || this.#viewer.querySelector(opened)) return
    event.preventDefault()
    this.#keyed.closes()
  }
}
