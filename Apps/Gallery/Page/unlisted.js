// A photo that is in no list, as nothing of its file can be shown: who follows a link to it sees it all the same, with what is wrong with it, and can have
// the file.

// Of these the server has no file to offer: of a kind that it does not serve, or beyond the folder.
const isWithheld = /^(?:there is no reader|browsers do not play|is |more than )/

// What a list would have of the file at a way, `Alps/IMG_1.jpg`, where the server says that it does not show it: { photo }, or, where it cannot be had,
// { reason }. Otherwise {}.
export async function unlisted(way) {
  const answer = await fetch('faults.json').catch(() => null)
  const found = answer?.ok ? (await answer.json()).find(({ path }) => path === way) : undefined
  if (!found || isWithheld.test(found.reason)) return { reason: found?.reason }
  const names = way.split('/'), url = `/photos/${names.map(encodeURIComponent).join('/')}`, name = names.at(-1)
  // Its number is none of the server's, and its size is not known.
  const photo = {
    id: -1, url, shown: url.replace('photos', 'shown'), version: '', name, folder: names.slice(0, -1).join('/'),
    width: 3, height: 2, scale: 1, alt: name, kind: 'photo',
  }
  return { photo }
}
