// The place of a photo, in the name that the scene gives its cell: the photo's own name, `photo 3 of 12`, and its day.

import { text } from './strings.js'

// The last one: a file may be named "photo 1 of 3.jpg".
const position = new RegExp(`.*${text('positionOf', { index: '(\\d+)', count: '(\\d+)' })}`, 's')

// { index, count }, from 1; null where there is none.
export function positionIn(label) {
  const found = position.exec(label ?? '')
  return found ? { index: Number(found[1]), count: Number(found[2]) } : null
}
