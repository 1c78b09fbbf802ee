// Browsers compile a function of a program when it is called for the first time: with a first pinch those would be two hundred, in its frames. What is compiled
// is kept with the module, for all programs that are made of it. So one of its own is touched beforehand, which nobody sees and which is dropped; that of the
// page knows nothing of it.

import { Program } from './program.js'
import { BEGAN, ENDED, MOVED, SAMPLE_LENGTH } from './protocol.js'

// Milliseconds that are spent at once.
const slice = 4
const none = () => {}, layers = { apply: none }

/**
 * Touches a program with two fingers that go apart.
 * @param {WebAssembly.Module} module
 * @param {[name: string, value: unknown][]} messages what it is told: `start` first, the others once it is open
 * @param {() => Promise<unknown>} pause resolves when the browser has nothing else to do
 */
export async function warmUp(module, [start, ...messages], pause) {
  await pause()
  const page = { message: none, image: none, bytes: none, load: none, drop: none, feedback: none, notify: none, measure: () => ({ width: 0, lines: 1 }) }
  const program = await Program.load(module, page, none)
  let at = 0, since = performance.now()
  program.clock = /** @type {any} */ ({ now: () => at })
  /** @param {number} count */
  const frames = async count => {
    while (count--) {
      program.frame(at += 16, layers)
      if (performance.now() - since < slice) continue
      await pause()
      since = performance.now()
    }
  }
  program.send(...start)
  program.open([400, 600, 2], 0)
  for (const message of messages) program.send(...message)
  await frames(40)
  for (let apart = 40; apart <= 100; apart += 4) {
    const phase = apart === 40 ? BEGAN : apart === 100 ? ENDED : MOVED
    for (const id of [0, 1]) program.samples.set([id, phase, 200 + apart * (2 * id - 1), 300 + apart * id / 8, at / 1000, 0, 0, 0, 0, 0, 0], id * SAMPLE_LENGTH)
    program.touch(2)
    await frames(1)
  }
  await frames(30)
}
