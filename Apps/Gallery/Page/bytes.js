// A message to the program, as Sources/Pages/ScenePage reads it: numbers with the lowest byte first, and texts in UTF-8 behind their lengths.

import { badge } from './order.js'

const encoder = new TextEncoder()

// A colour as CSS writes it, #rrggbb, as a number; −1 where it is none.
export const rgb = colour => /^#[0-9a-f]{6}$/i.test(colour) ? parseInt(colour.slice(1), 16) : -1

export class Bytes {
  #bytes = new Uint8Array(4096)
  #view = new DataView(this.#bytes.buffer)
  #end = 0

  number(number) {
    const at = this.#add(4)
    this.#view.setInt32(at, number, true)
  }

  numbers(numbers) {
    let at = this.#add(4 * numbers.length)
    for (const number of numbers) {
      this.#view.setInt32(at, number, true)
      at += 4
    }
  }

  double(number) {
    const at = this.#add(8)
    this.#view.setFloat64(at, number, true)
  }

  text(text) {
    const start = this.#add(4)
    if (!text) return this.#view.setInt32(start, 0, true)
    // No character has more bytes than that in UTF-8.
    const at = this.#add(3 * text.length), written = this.#ascii(text, at) ?? encoder.encodeInto(text, this.#bytes.subarray(at)).written
    this.#view.setInt32(start, written, true)
    this.#end = at + written
  }

  // The groups of days, months and years: [{ start, title }].
  levels(levels) {
    for (const groups of levels) {
      this.number(groups.length)
      for (const { start, title } of groups) {
        this.number(start)
        this.text(title)
      }
    }
  }

  // What the grid is to show of the photos, as `listMessage` says.
  list({ key, numbers, total, levels, albums }) {
    this.number(key)
    this.number(numbers ? numbers.length : -1)
    if (numbers) this.numbers(numbers)
    this.number(total)
    this.levels(levels)
    this.number(albums.length)
    for (const { cover, name, detail } of albums) {
      this.number(cover)
      this.text(name)
      this.text(detail)
    }
  }

  // What is told of a picture: its size in points, how many of its pixels are a point where it is shown in tiles, or −1 where it moves, its name, and in the gallery its
  // `colour` (as `rgb` answers it) and its badge.
  picture(picture) {
    const { width, height, scale = 1, tiles, name, colour } = picture
    this.double(width / scale)
    this.double(height / scale)
    this.number(tiles ? scale : /\.gif$/i.test(name) ? -1 : 0)
    this.text(name)
    this.number(colour ?? -1)
    this.text(badge(picture))
  }

  // Writes a text of ASCII letters, as nearly all names are, without asking the encoder, which takes ten times as long for so short ones; answers
  // how many bytes, or nothing where there are other letters.
  #ascii(text, at) {
    const bytes = this.#bytes, { length } = text
    for (let index = 0; index < length; index += 1) {
      const unit = text.charCodeAt(index)
      if (unit > 127) return undefined
      bytes[at + index] = unit
    }
    return length
  }

  get all() { return this.#bytes.slice(0, this.#end) }

  // Makes room for so many bytes; answers where.
  #add(count) {
    const start = this.#end, end = start + count
    if (end > this.#bytes.length) {
      const old = this.#bytes
      this.#bytes = new Uint8Array(Math.max(end, 2 * old.length))
      this.#bytes.set(old)
      this.#view = new DataView(this.#bytes.buffer)
    }
    this.#end = end
    return start
  }
}
