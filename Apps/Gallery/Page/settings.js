// What a person has chosen, kept by the browser.

import { setting } from './setting.js'
import { text } from './strings.js'

export { setting }

/**
 * @param {string} name @param {string} value
 * @param {(words: string) => void} [say] told where the browser keeps nothing
 * @returns {boolean} whether it is kept
 */
export function set(name, value, say = () => {}) {
  try {
    localStorage.setItem(`tsumami.${name}`, value)
    return true
  } catch {
    say(text('keepsNothing'))
    return false
  }
}

/** A list that `setList` has kept; none where there is none. @param {string} name @returns {string[]} */
export function list(name) {
  try {
    return JSON.parse(setting(name) ?? '[]') ?? []
  } catch {
    return []
  }
}

/** @param {string} name @param {string[]} values @param {(words: string) => void} [say] as in `set` */
export const setList = (name, values, say) => set(name, JSON.stringify(values), say)
