// What is said where no photo is shown: why there is none, and a way on.

import { above, photosIn } from './albums.js'
import { number, text } from './strings.js'

// - shown: { folder, only, words }, what the address asks for; `only` is 'today', 'favourites', 'hidden' or nothing.
// - hidden: the numbers of the photos that this browser hides.
// - finder: looks for other words; `here` are the numbers among which none has been found.
// Answers { words, hint, way, to }: a sentence, perhaps one more on what to do, and what a link is called and leads to, as `Browse.go` has it; no `way` where there is none.
export function emptiness(list, { folder, only, words }, hidden, finder, here) {
  const all = { way: text('allPhotos'), to: {} }
  // The others may have what is looked for.
  if (!list.isComplete) {
    const part = text('partHere', { done: number(list.numbers.length), count: number(list.total) })
    return { words: words ? `${text('nothingFound')} ${part}` : part }
  }
  if (words) return { words: text('nothingFound'), ...wayToOthers({ folder, only, words }, list.numbers.filter(number => !hidden.has(number)), finder, here) }
  if (only === 'today') return { words: text('noneOnThisDay'), ...all }
  if (only === 'favourites') return { words: text('noFavouritesYet'), ...all }
  if (only === 'hidden') return { words: text('noHiddenYet'), ...all }
  const there = photosIn(list, folder) ?? list.numbers
  if (there.some(number => hidden.has(number))) return { words: text('allHidden'), way: text('hiddenPhotos'), to: { only: 'hidden' } }
  if (!folder) return { words: text('allGone') }
  // What has been there since the page was opened.
  const was = list.pictures.some(({ folder: own }) => own === folder || own?.startsWith(`${folder}/`))
  const why = was ? text('albumEmptied', { folder: folder.split('/').at(-1) }) : text('noAlbum', { folder })
  return { words: why, hint: text('appearHere'), ...wayUp(list, folder) ?? all }
}

// The nearest folder above that has photos, by its name; nothing where only the topmost has.
function wayUp(list, folder) {
  let next = above(folder)
  while (next && !photosIn(list, next).length) next = above(next)
  return next ? { way: next.split('/').at(-1), to: { album: next } } : null
}

// The same words among all photos, or words that have nearly been typed: here, or else among all. Nothing where nothing would be found by them.
function wayToOthers({ folder, only, words }, everywhere, finder, here) {
  const isPart = folder || only
  if (isPart && finder.find(words, everywhere).length) return { way: text('searchAll'), to: { q: words } }
  const meant = finder.meant(words, here)
  if (meant) return { way: text('didYouMean', { words: meant }), to: { album: folder, only, q: meant } }
  const other = isPart && finder.meant(words, everywhere)
  return other ? { way: text('didYouMean', { words: other }), to: { q: other } } : {}
}
