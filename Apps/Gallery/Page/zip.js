// Files in one archive, as they are: photos are compressed already. (PKWARE's APPNOTE 6.3.10, with ZIP64 where 32 bits are not enough.)

import { come, fetched } from './fetched.js'
import { nameIn } from './file-name.js'

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? sum >>> 1 ^ 0xedb88320 : sum >>> 1
  return sum
})

// Adds bytes to a checksum, which begins with 0: crc32(of "123456789") = 0xcbf43926.
export function crc32(bytes, sum = 0) {
  sum = ~sum
  for (const byte of bytes) sum = table[(sum ^ byte) & 255] ^ sum >>> 8
  return ~sum >>> 0
}

const limit = 0xffffffff

// Numbers with the lowest byte first: [value, how many bytes].
function bytes(...fields) {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [, size]) => sum + size, 0)))
  let at = 0
  for (const [value, size] of fields) {
    if (size === 8) view.setBigUint64(at, BigInt(value), true)
    else if (size === 4) view.setUint32(at, value, true)
    else view.setUint16(at, value, true)
    at += size
  }
  return new Uint8Array(view.buffer)
}

// The date as MS-DOS writes it, in steps of two seconds from 1980 on.
export function dosTime(text = '') {
  const [, year, month, day, hour, minute, second] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)/.exec(text)?.map(Number) ?? []
  if (!(year >= 1980 && year < 2108)) return 0x00210000
  return ((year - 1980 << 9 | month << 5 | day) * 0x10000 + (hour << 11 | minute << 5 | second >> 1)) >>> 0
}

// The files of a photo, for an archive: that of a Live Photo's video, too, where it is one of its own, and the same photo as RAW.
export const filesOf = ({ name, folder, date, url, motion, raw }) => [
  { name, folder, date, url }, ...[motion?.startsWith('/photos/') && motion, raw].filter(Boolean).map(url => ({ name: nameIn(url), folder, date, url })),
]

// As the browser saves files.
export function save(blob, name) {
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

// Of two files of one name the second is "name (2).jpg". Capitals make no other name, nor is a folder's one for a file: not everywhere.
export function names(paths) {
  const alike = path => path.normalize('NFC').toLowerCase(), used = new Set()
  for (const path of paths) for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) used.add(alike(path.slice(0, end)))
  return paths.map(path => {
    const [, stem, ending] = /^(.*?)(\.[^./]*)?$/s.exec(path)
    let name = path
    for (let number = 2; used.has(alike(name)); number += 1) name = `${stem} (${number})${ending ?? ''}`
    used.add(alike(name))
    return name
  })
}

// A name that can be unpacked everywhere: not everywhere may one have these characters, or end with a space or a dot, and a backslash would begin a folder.
const unpacked = name => name.replace(/[<>:"|?*\\\p{Cc}]|[ .]+$/gu, '_')

// Where files from more than one folder lie in an archive: in these folders, from the one on that has all of them; those of a single folder in none.
export function paths(files) {
  const folders = files.map(({ folder }) => folder ? folder.split('/') : []), [first] = folders
  let common = first?.length ?? 0
  for (const folder of folders) {
    const other = first.slice(0, common).findIndex((part, index) => part !== folder[index])
    if (other >= 0) common = other
  }
  return files.map(({ name }, index) => [...folders[index].slice(common), name].map(unpacked).join('/'))
}

// Makes an archive of files: [{ name, folder, date, url }]. The browser keeps what has been read, on its disk where it is much.
// `told(done, bytes)` hears of each file; `signal` calls it off.
export async function zip(files, { told = () => {}, signal } = {}) {
  const encoder = new TextEncoder(), parts = [], entries = []
  let offset = 0
  const add = part => { parts.push(part); offset += part.size ?? part.length }
  const titles = names(paths(files))
  for (const [index, file] of files.entries()) {
    const blob = await come((await fetched(file, signal)).blob())
    let sum = 0
    const reader = blob.stream().getReader()
    for (let read; !(read = await reader.read()).done;) sum = crc32(read.value, sum)
    const name = encoder.encode(titles[index]), isLarge = blob.size >= limit
    const common = [[0x0800, 2], [0, 2], [dosTime(file.date), 4], [sum, 4], [isLarge ? limit : blob.size, 4], [isLarge ? limit : blob.size, 4], [name.length, 2]]
    const extra = isLarge ? bytes([1, 2], [16, 2], [blob.size, 8], [blob.size, 8]) : new Uint8Array(0)
    entries.push({ name, common, size: blob.size, offset })
    add(bytes([0x04034b50, 4], [isLarge ? 45 : 20, 2], ...common, [extra.length, 2]))
    add(name)
    add(extra)
    add(blob)
    told(index + 1, offset)
  }
  const start = offset
  for (const { name, common, size, offset: at } of entries) {
    const large = [...size >= limit ? [[size, 8], [size, 8]] : [], ...at >= limit ? [[at, 8]] : []]
    const extra = large.length ? bytes([1, 2], [8 * large.length, 2], ...large) : new Uint8Array(0), version = large.length ? 45 : 20
    add(bytes([0x02014b50, 4], [version, 2], [version, 2], ...common, [extra.length, 2], [0, 2], [0, 2], [0, 2], [0, 4], [Math.min(at, limit), 4]))
    add(name)
    add(extra)
  }
  const length = offset - start, count = entries.length
  if (start >= limit || length >= limit || count >= 0xffff) {
    const end = offset
    add(bytes([0x06064b50, 4], [44, 8], [45, 2], [45, 2], [0, 4], [0, 4], [count, 8], [count, 8], [length, 8], [start, 8]))
    add(bytes([0x07064b50, 4], [0, 4], [end, 8], [1, 4]))
  }
  add(bytes([0x06054b50, 4], [0, 4], [Math.min(count, 0xffff), 2], [Math.min(count, 0xffff), 2], [Math.min(length, limit), 4], [Math.min(start, limit), 4], [0, 2]))
  return new Blob(parts, { type: 'application/zip' })
}
