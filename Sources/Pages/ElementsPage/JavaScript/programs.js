// Who has a program. A page has room for about a hundred, whose memories take all of its addresses: where more elements want one, those that were touched last have
// it, and any other gets its own when a pointer comes. What moves, or is to, keeps its own: where too many do others wait until one rests.

/**
 * @typedef {object} Served
 * @property {() => boolean} isBusy it cannot do without its program now
 * @property {() => boolean} [isUnseen] others that are seen may have its place
 * @property {() => void} giveUp
 */

const most = 32
// Of zooms, also where all of them move.
const limit = 64
// In milliseconds; that something rests is not told.
const pause = 100

// Those with a program, or with one on its way; the one that was touched longest ago first.
/** @type {Set<Served>} */
const served = new Set()
// Those of them that have one, or are about to make it.
/** @type {Set<Served>} */
const granted = new Set()

/** @param {(one: Served) => boolean} isMeant */
function makeRoom(isMeant, size = most) {
  for (const one of served) {
    if (served.size > size && !one.isBusy() && isMeant(one)) one.giveUp()
  }
}

/** Whether there is one for somebody whom nobody has touched yet. */
export function isRoom() {
  makeRoom(one => one.isUnseen?.() ?? false, most - 1)
  return served.size < most
}

/**
 * One that gets a program, or is touched.
 * @param {Served} one
 */
export function serve(one) {
  // It is the last one from now on.
  served.delete(one)
  served.add(one)
  makeRoom(other => other !== one)
}

/**
 * Waits until there is room for the program of one that is to be served: for nothing, but where a page moves very many at once.
 * @param {Served} one
 */
export async function room(one) {
  while (granted.size >= limit && !granted.has(one)) {
    makeRoom(other => other !== one)
    if (granted.size >= limit) await new Promise(done => setTimeout(done, pause))
  }
  granted.add(one)
}

/** @param {Served} one */
export function leave(one) {
  served.delete(one)
  granted.delete(one)
}
