// Photos themselves, handed to another program by the sheet of the device (Web Share API, level 2): in secure contexts, where the browser does so with
// files.

import { come, fetched } from './fetched.js'

// Sheets of devices take no more than some, and the browser keeps all of them in memory.
export const most = 30, limit = 150_000_000

export const sharesFiles = () => Boolean(navigator.canShare?.({ files: [new File(['-'], 'photo.jpg', { type: 'image/jpeg' })] }))

// Files that had come when the press that wanted them was too long ago for the browser: the next press for the same ones shares them at once.
let ready = null

// Loads the files of photos: [{ name, url }]. Answers null where they are too many, too large, or of a kind that the browser does not share.
async function load(photos, { told, signal }) {
  if (photos.length > most) return null
  const files = []
  let size = 0
  for (const photo of photos) {
    const answer = await fetched(photo, signal)
    size += Number(answer.headers.get('content-length') ?? 0)
    if (size > limit) {
      answer.body?.cancel()
      return null
    }
    const blob = await come(answer.blob())
    files.push(new File([blob], photo.name, { type: blob.type }))
    told(files.length)
  }
  return navigator.canShare({ files }) ? files : null
}

// Shares the files of photos: [{ name, url }]. Answers "shared", or "called off" by the person; "again" where the files are there by now, and another press
// is wanted, as browsers let only a press that is some seconds ago open their sheet; "refused" where the browser does not share them, and "unshareable" where
// `load` says so.
// `told(done)` hears of each file that has come; `signal` calls it off.
export async function shareFiles(photos, { told = () => {}, signal } = {}) {
  const key = photos.map(photo => photo.url).join('\n')
  const files = ready?.key === key ? ready.files : await load(photos, { told, signal })
  ready = null
  if (!files) return 'unshareable'
  try {
    await navigator.share(files.length === 1 ? { files, title: files[0].name } : { files })
    return 'shared'
  } catch (error) {
    if (error.name === 'AbortError') return 'called off'
    if (error.name !== 'NotAllowedError') return 'refused'
    ready = { key, files }
    return 'again'
  }
}
