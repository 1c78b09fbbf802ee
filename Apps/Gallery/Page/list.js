// What the grid is told to show of the photos, as Sources/ScenePage/GalleryList+Bytes.swift reads it.

const encoder = new TextEncoder()

// `key` is the list's own number, `places` those of its photos in ascending order, or null for all, `levels` the groups of days,
// months and years: [{ start, title }], and `albums` what lies above them: [{ cover, name, detail }].
export function listMessage({ key, places, levels, albums }) {
  const parts = []
  const put = (...numbers) => parts.push(new Uint8Array(Int32Array.from(numbers).buffer))
  const putText = text => {
    const bytes = encoder.encode(text)
    put(bytes.length)
    parts.push(bytes)
  }
  put(key, places ? places.length : -1)
  if (places) parts.push(new Uint8Array(Int32Array.from(places).buffer))
  for (const groups of levels) {
    put(groups.length)
    for (const { start, title } of groups) { put(start); putText(title) }
  }
  put(albums.length)
  for (const { cover, name, detail } of albums) { put(cover); putText(name); putText(detail) }
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) { bytes.set(part, at); at += part.length }
  return bytes
}
