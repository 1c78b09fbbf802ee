// What the grid is told to show of the photos, as Sources/Pages/ScenePage/GalleryList+Bytes.swift reads it, and of photos that come later, as
// AddedPictures.swift there does.

import { Bytes } from './bytes.js'

// `key` is the list's own number, `numbers` those of its photos in their order, or null for all, `total` how many it has in all, `levels` the
// groups of days, months and years: [{ start, title }], and `albums` what lies above them: [{ cover, name, detail }].
export function listMessage(list) {
  const bytes = new Bytes()
  bytes.list(list)
  return bytes.all
}

// Photos that come behind those that the program knows; `replaces` is the number of what one was until now, or −1.
export function picturesMessage(pictures) {
  const bytes = new Bytes()
  bytes.number(pictures.length)
  for (const picture of pictures) {
    bytes.number(picture.replaces)
    bytes.picture(picture)
  }
  return bytes.all
}
