// Writes down what fingers do, as a trace that `tsumami replay` plays: JSON Lines, a header and a line for each sample. Nothing is
// saved before somebody says so.
//
// What goes to the program as one batch is one event of the trace: lines with the same `t`, which is when the program got
// it: a busy page draws a frame before it hears of a finger that lifted earlier. When a finger was measured earlier than
// that, `measured` says when. No two batches have the same `t`.

import { size } from './facts.js'
import { label, number, text } from './strings.js'
import { SAMPLE_LENGTH } from './host/protocol.js'

const phases = ['began', 'moved', null, 'ended', 'cancelled']
const kinds = ['direct', null, 'pencil', 'indirectPointer']

// Seconds between two batches at least: far below what browsers measure.
const apart = 1e-7

// As many samples as two fingers give in an hour at 120 a second; then the recording ends by itself.
const most = 1_000_000

export class Recorder {
  #button
  #window
  #ask
  #lines = null  // null while nothing is recorded
  #down = new Set()
  #latest = 0

  // `window()` answers the width, the height and the pixels of a point; `ask(touches, bytes)` promises whether to save.
  constructor(button, window, ask = askToSave) {
    this.#button = button
    this.#window = window
    this.#ask = ask
    button.addEventListener('click', () => this.isRecording ? this.#end() : this.#start())
    button.hidden = false
  }

  get isRecording() { return this.#lines !== null }

  // Hears every batch that the program gets, as numbers of which the first `count` samples are meant, and what the program's clock
  // shows before it.
  hear(numbers, count, now) {
    if (!this.isRecording) return
    const samples = Array.from({ length: count }, (_, index) => numbers.subarray(index * SAMPLE_LENGTH, (index + 1) * SAMPLE_LENGTH))
    const kept = samples.filter(sample => this.#keeps(sample))
    if (kept.length === 0) return
    this.#latest = kept.reduce((latest, sample) => Math.max(latest, sample[4]), Math.max(now, this.#latest + apart))
    for (const sample of kept) this.#lines.push(line(sample, this.#latest))
    if (this.#lines.length > most) this.#end()
  }

  // A trace knows whole touches: a finger that was down before it began is left out.
  #keeps([id, phase]) {
    if (phase === 0) this.#down.add(id)
    const isKnown = this.#down.has(id)
    if (phase > 1) this.#down.delete(id)
    return isKnown
  }

  #start() {
    const [width, height, scale] = this.#window()
    const header = { tsumami: 'trace', version: 1, width, height, scale, source: navigator.userAgent }
    this.#lines = [JSON.stringify(header)]
    this.#down.clear()
    this.#latest = -apart
    this.#show('stopRecording')
  }

  async #end() {
    const lines = this.#lines, trace = lines.join('\n') + '\n'
    this.#lines = null
    this.#show('record')
    if (await this.#ask(lines.filter(line => line.includes('"began"')).length, trace.length)) this.#save(trace)
  }

  #save(trace) {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([trace], { type: 'application/jsonl' }))
    link.download = `touches-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.jsonl`
    link.click()
    // The browser has until then to begin with the download.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  }

  #show(key) {
    label(this.#button, key)
    this.#button.classList.toggle('recording', this.isRecording)
  }
}

// Asks in the page.
function askToSave(touches, bytes) {
  const dialog = document.getElementById('keep')
  const fingers = touches === 1 ? text('oneTouch') : text('manyTouches', { count: number(touches) })
  dialog.querySelector('p').textContent = text('touchesSaved', { touches: fingers, size: size(bytes) })
  dialog.returnValue = 'discard'
  dialog.showModal()
  return new Promise(resolve => dialog.addEventListener('close', () => resolve(dialog.returnValue === 'save'), { once: true }))
}

function line([id, phase, x, y, time, force, radius, kind, altitude, azimuth, buttons], t) {
  const sample = { t, id, phase: phases[phase], x, y }
  if (time !== t) sample.measured = time
  if (force > 0) sample.force = force
  if (radius > 0) sample.radius = radius
  if (kind > 0) sample.kind = kinds[kind]
  if (altitude !== Math.PI / 2) sample.altitude = altitude
  if (azimuth !== 0) sample.azimuth = azimuth
  if (buttons > 0) sample.buttons = buttons
  return JSON.stringify(sample)
}
