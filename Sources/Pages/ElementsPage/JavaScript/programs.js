// Who has a program. A page has room for about a hundred: where more elements want one, those that were touched last have it, and any other gets its own when a
// pointer comes.

/**
 * @typedef {object} Served
 * @property {() => boolean} isBusy it cannot do without its program now
 * @property {() => boolean} [isUnseen] others that are seen may have its place
 * @property {() => void} giveUp
 */

const most = 32

// Those with a program, or with one on its way; the one that was touched longest ago first.
/** @type {Set<Served>} */
const served = new Set()

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
  leave(one)
  served.add(one)
  makeRoom(other => other !== one)
}

/** @param {Served} one */
export function leave(one) { served.delete(one) }
