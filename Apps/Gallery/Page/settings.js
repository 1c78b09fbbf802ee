// What a person has chosen, kept by the browser.

import { text } from './strings.js'

/** @param {string} name @returns {string | null} */
export function setting(name) {
  try {
    return localStorage.getItem(`tsumami.${name}`)
  } catch {
    return null
  }
}

/**
 * @param {string} name @param {string} value
 * @param {(words: string) => void} say told where the browser keeps nothing
 */
export function set(name, value, say) {
  try {
    localStorage.setItem(`tsumami.${name}`, value)
  } catch {
    say(text('keepsNothing'))
  }
}
