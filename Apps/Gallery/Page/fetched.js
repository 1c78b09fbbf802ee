// Files that are fetched to be saved or shared, and what is said where they do not come.

import { text } from './strings.js'

// The server cannot be reached. Browsers have a TypeError for it, as for mistakes in programs.
class Away extends Error {}

// What a server sends: its answer, or the rest of it.
export const come = sent => sent.catch(error => { throw error instanceof TypeError ? new Away(error.message) : error })

// The answer with a file: { name, url }. `signal` calls it off.
export async function fetched({ name, url }, signal) {
  const answer = await come(fetch(url, { signal }))
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return answer
}

export const whyNotFetched = error => error instanceof Away ? text('notFetchedAway') : text('notFetched', { reason: error.message })
