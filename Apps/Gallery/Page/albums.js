// Folders as albums: those that lie in a folder, and the way back up.

import { isVideo } from './words.js'

let byName

// The numbers of the photos in a folder and in those within it; `null` for all, where the folder is ''.
export function photosIn({ pictures, numbers }, folder) {
  if (!folder) return null
  const within = `${folder}/`
  return numbers.filter(number => pictures[number].folder === folder || pictures[number].folder?.startsWith(within))
}

// What a folder is called since it has been renamed or moved, as photos say that have come by it; '' where it has not been.
export function movedTo({ pictures }, folder, news) {
  for (const number of news) {
    const last = pictures[pictures[number].replaces]?.folder, now = pictures[number].folder
    if (last !== folder && !last?.startsWith(`${folder}/`)) continue
    // What lay below it lies at the same way below its new place.
    const rest = last.slice(folder.length)
    if (now !== last && now.endsWith(rest)) return now.slice(0, now.length - rest.length)
  }
  return ''
}

// The albums of a folder, by name: [{ folder, name, cover, count, videos }], with how many of them are videos, the cover the newest photo, or the first one.
// `coming` are folders whose photos may not have come yet: an album of none of those that are there has no cover, −1.
export function albumsIn(pictures, folder, numbers, coming = []) {
  const within = folder ? `${folder}/` : '', found = new Map()
  let last, album
  for (const number of numbers) {
    const own = pictures[number].folder ?? ''
    const videos = isVideo(pictures[number]) ? 1 : 0
    // Photos of one folder mostly follow each other.
    if (own === last) {
      if (album) {
        album.count += 1
        album.videos += videos
      }
      continue
    }
    last = own
    album = undefined
    if (own.length <= within.length || !own.startsWith(within)) continue
    const end = own.indexOf('/', within.length), name = own.slice(within.length, end < 0 ? undefined : end)
    album = found.get(name) ?? { folder: within + name, name, cover: number, count: 0, videos: 0 }
    album.count += 1
    album.videos += videos
    found.set(name, album)
  }
  for (const own of coming) {
    if (!own.startsWith(within) || own === folder) continue
    const [name] = own.slice(within.length).split('/')
    if (name && !found.has(name)) found.set(name, { folder: within + name, name, cover: -1, count: 0, videos: 0 })
  }
  byName ??= new Intl.Collator(undefined, { numeric: true })
  return [...found.values()].sort((a, b) => byName.compare(a.name, b.name))
}

// The folder that a folder lies in; '' for the topmost.
export const above = folder => folder.split('/').slice(0, -1).join('/')
