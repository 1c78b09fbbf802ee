// Why a file is not shown, as the server says it in English, in the language of the page. What is not known here stays as it was said.

import { text } from './strings.js'

const reasons = [
  [/^the file is empty$/, 'isEmptyFile'],
  [/^cannot be read as a picture$/, 'isNoPicture'],
  [/^cannot be read as a video$/, 'isNoVideo'],
  [/^there is no picture in this video$/, 'hasNoPicture'],
  [/^was changed while it was read$/, 'hasChanged'],
  [/^there is no reader for (?<kind>\.\S+) files here$/, 'isUnknownKind'],
  [/^browsers do not play (?<kind>\.\S+) files, and videos are not converted$/, 'isNotPlayed'],
  [/^there is no preview in this RAW file/, 'hasNoPreview'],
  [/^(?<size>\d+ × \d+) pixels of this kind need too much memory$/, 'isTooLarge'],
  [/^is a link that leads out of the folder$/, 'leadsOut'],
  [/^more than (?<count>\d+) folders deep$/, 'isTooDeep'],
  [/^(?:cannot be (?:opened|read): )?Permission denied$/, 'isForbidden'],
]

// What is wrong with the folder as a whole, as the server says it.
const isGone = /No such file or directory$|Not a directory$|Stale file handle$|Transport endpoint is not connected$|No such device$|Input\/output error$/

const ofFolder = 'The folder of the photos: '

// Whether an answer of the server is about the folder as a whole.
export const isOfFolder = said => said.startsWith(ofFolder)

export const folderReason = said => isGone.test(said) ? text('folderGone') : reasonOf(isOfFolder(said) ? said.slice(ofFolder.length) : said)

// `said` is as `faults.json` has it, or the sentence of an answer: `This file: cannot be read as a picture.`
export function reasonOf(said) {
  said = said.replace(/^This file: (.*)\.$/, '$1')
  for (const [pattern, key] of reasons) {
    const found = pattern.exec(said)
    if (found) return text(key, found.groups ?? {})
  }
  return said
}
