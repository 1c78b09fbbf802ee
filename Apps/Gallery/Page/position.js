// The place of a photo, in the name that the scene gives its cell: the photo's own name, `photo 1,003 of 3,084`, and its day.

import { number, text } from './strings.js'

// The sign between thousands and hundreds, '' where the language has none.
export const separator = number(10_000).match(/\D/)?.[0] ?? ''

const digits = separator ? `(\\d+(?:\\u{${separator.codePointAt(0).toString(16)}}\\d+)*)` : '(\\d+)'

// The last one: a file may be named "photo 1 of 3.jpg".
const position = new RegExp(`.*${text('positionOf', { index: digits, count: digits })}`, 'su')

const value = written => Number(written.replace(/\D/g, ''))

// { index, count }, from 1; null where there is none.
export function positionIn(label) {
  const found = position.exec(label ?? '')
  return found ? { index: value(found[1]), count: value(found[2]) } : null
}
