// Plays traces in the wasm module as `tsumami replay` does natively: the same batches, the same frames, the same times.

// The photos that the native scene has of itself, `GalleryPhotos.builtIn`: a page declares its own.
const photos = [[4032, 3024], [3024, 4032], [1920, 1080], [4032, 3024], [8000, 2000], [3024, 4032], [1080, 1080], [640, 480]]
const phases = { began: 0, moved: 1, ended: 3, cancelled: 4 }
const kinds = { direct: 0, pencil: 2, indirectPointer: 3 }
const frameInterval = 1 / 60
const patience = 60
const lateness = 1e-6

class Replay {
  constructor(instance, scene, size, scale) {
    this.module = new Module(instance, scene, size, scale, 0, {
      pictures: scene === 'gallery' ? Array.from({ length: 120 }, (_, i) => photos[i % photos.length]) : [],
    })
    this.program = instance.exports
    this.text = ''
    this.count = 0
  }

  play(event) {
    let moment = Math.max(...event.map(sample => sample.measured ?? sample.t))
    const isLate = event[0].t > moment + lateness
    if (isLate) moment = event[0].t
    if (this.start === undefined) {
      this.program.tsumami_frame(moment)
      this.start = moment
    }
    // Frames that change nothing are not left out here, which has to make no difference.
    while (this.frame(this.count + 1) <= moment) this.draw()
    if (isLate) this.program.tsumami_frame(moment)
    const view = new Float64Array(this.program.memory.buffer, this.program.tsumami_samples(), event.length * SAMPLE_LENGTH)
    event.forEach((s, i) => view.set([
      s.id, phases[s.phase], s.x, s.y, s.measured ?? s.t, s.force ?? 0, s.radius ?? 0, kinds[s.kind ?? 'direct'],
      s.altitude ?? Math.PI / 2, s.azimuth ?? 0, s.buttons ?? 0,
    ], i * SAMPLE_LENGTH))
    this.program.tsumami_touch(event.length, moment)
    this.now = moment
    this.report(false)
  }

  finish() {
    const last = (this.now ?? 0) + patience
    while (this.program.tsumami_idle() === 0 && this.frame(this.count + 1) <= last) this.draw()
    this.report(true)
    return this.text
  }

  frame(n) { return (this.start ?? 0) + n * frameInterval }

  draw() {
    this.count += 1
    this.program.tsumami_frame(this.frame(this.count))
  }

  // Every report ends with the state, which is wanted once.
  report(isLast) {
    const lines = this.module.report(this.now ?? 0).split('\n')
    this.text += lines.slice(0, isLast ? -1 : -2).map(line => line + '\n').join('')
  }
}

// `traces` are texts; answers a transcript for each. `window` is the window of scenes that have one of their own.
globalThis.replayTraces = async (traces, scene, window) => {
  const compiled = await compile(scene)
  const transcripts = []
  // One after the other: a module reserves gigabytes of addresses, and a page has room for a hundred and some at once.
  for (const trace of traces) transcripts.push(replayTrace(await instantiate(compiled), trace, scene, window))
  return transcripts
}

function replayTrace(instance, trace, scene, window) {
  const [header, ...samples] = trace.split('\n').filter(Boolean).map(line => JSON.parse(line))
  const replay = new Replay(instance, scene, window ?? [header.width, header.height], header.scale ?? 1)
  let event = []
  for (const sample of samples) {
    if (event.length > 0 && event[0].t !== sample.t) {
      replay.play(event)
      event = []
    }
    event.push(sample)
  }
  if (event.length > 0) replay.play(event)
  return replay.finish()
}
