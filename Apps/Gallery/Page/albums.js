// Folders as albums: those that lie in a folder, and the way back up.

// The photos in a folder and in those within it, as places in the list; `null` for all, where the folder is ''.
export function photosIn(photos, folder) {
  if (!folder) return null
  const within = `${folder}/`, found = []
  photos.forEach((photo, place) => {
    if (photo.folder === folder || photo.folder?.startsWith(within)) found.push(place)
  })
  return found
}

// The albums of a folder, by name: [{ folder, name, cover, count }], the cover the newest photo, or the first one.
export function albumsIn(photos, folder, places) {
  const within = folder ? `${folder}/` : '', found = new Map()
  const look = place => {
    const own = photos[place].folder ?? ''
    if (own.length <= within.length || !own.startsWith(within)) return
    const end = own.indexOf('/', within.length), name = own.slice(within.length, end < 0 ? undefined : end)
    const album = found.get(name)
    if (album) album.count += 1
    else found.set(name, { folder: within + name, name, cover: place, count: 1 })
  }
  if (places) places.forEach(look)
  else for (let place = 0; place < photos.length; place += 1) look(place)
  const order = new Intl.Collator(undefined, { numeric: true })
  return [...found.values()].sort((a, b) => order.compare(a.name, b.name))
}

// The folder that a folder lies in; '' for the topmost.
export const above = folder => folder.split('/').slice(0, -1).join('/')
