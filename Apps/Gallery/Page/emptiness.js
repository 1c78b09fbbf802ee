// What is said where no photo is shown: why there is none, and a way on.

import { photosIn } from './albums.js'
import { text } from './strings.js'

// - shown: { folder, only, words }, what the address asks for; `only` is 'favourites', 'hidden' or nothing.
// - hidden: the numbers of the photos that this browser hides.
// Answers { words, way, to }: a sentence, and what a link is called and leads to, as `Browse.go` has it; no `way` where there is none.
export function emptiness(list, { folder, only, words }, hidden) {
  const all = { way: text('allPhotos'), to: {} }
  if (words) {
    const isPart = folder || only
    return { words: text('nothingFound'), ...isPart && { way: text('searchAll'), to: { q: words } } }
  }
  if (only === 'favourites') return { words: text('noFavouritesYet'), ...all }
  if (only === 'hidden') return { words: text('noHiddenYet'), ...all }
  const there = photosIn(list, folder) ?? list.numbers
  if (there.some(number => hidden.has(number))) return { words: text('allHidden'), way: text('hiddenPhotos'), to: { only: 'hidden' } }
  if (!folder) return { words: text('allGone') }
  // What has been there since the page was opened.
  const was = list.pictures.some(({ folder: own }) => own === folder || own?.startsWith(`${folder}/`))
  return { words: was ? text('albumEmptied', { folder: folder.split('/').at(-1) }) : text('noAlbum', { folder }), ...all }
}
