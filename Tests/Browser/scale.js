// What a frame of the grid costs in the wasm module, with a thousand items and with a million: the same fingers, the same frames.

const grid = 4
// How many frames an act takes, and how often it is measured at once: browsers' clocks are coarse.
const acts = { open: 1, scroll: 128, fling: 128, pinch: 128 }
const times = { open: 16, scroll: 8, fling: 16, pinch: 2 }

class Grid {
  constructor(instance, items) {
    this.program = instance.exports
    this.items = items
    this.changes = 0
    this.open()
  }

  open() {
    this.now = 0
    this.program.tsumami_grid_items(this.items)
    if (this.program.tsumami_start(grid, 390, 844, 2, 0) !== 1) throw new Error('no grid')
    this.frame()
  }

  frame() {
    this.now += 1 / 60
    this.program.tsumami_frame(this.now)
    this.changes += this.program.tsumami_change_count()
  }

  send(phase, ...places) {
    const view = new Float64Array(this.program.memory.buffer, this.program.tsumami_samples(), places.length * 10)
    places.forEach(([x, y], i) => view.set([i + 1, phase, x, y, this.now, 0, 0, 0, Math.PI / 2, 0], i * 10))
    this.program.tsumami_send(places.length)
  }

  act(name) {
    for (let step = 0; step < acts[name]; step += 1) {
      if (name === 'open') this.open()
      else this[name](step % 64, step < 64)
      if (name !== 'open') this.frame()
    }
  }

  scroll(step, up) {
    this.drag(step, up, 62, 10)
  }

  fling(step, up) {
    this.drag(step, up, 8, 30)
  }

  drag(step, up, length, way) {
    const y = up ? 750 - Math.min(step, length) * way : 100 + Math.min(step, length) * way
    if (step <= length) this.send(step === 0 ? 0 : step < length ? 1 : 3, [195, y])
  }

  pinch(step, out) {
    const way = Math.min(step, 32) * 3, half = out ? 50 + way : 146 - way
    if (step <= 32) this.send(step === 0 ? 0 : step < 32 ? 1 : 3, [195 - half, 422], [195 + half, 422])
  }
}

// Milliseconds a frame, the least of many rounds, for each act and each number of items; what it drew,
// and the module's memory after all of them.
globalThis.measureGrids = async (counts, rounds) => {
  const compiled = await WebAssembly.compileStreaming(fetch('/tsumami.wasm'))
  const grids = []
  for (const items of counts) {
    grids.push(new Grid(await WebAssembly.instantiate(compiled, { Math, page: { putchar: byte => byte } }), items))
  }
  const costs = counts.map(() => ({}))
  for (const name of Object.keys(acts)) {
    for (let round = 0; round < rounds; round += 1) {
      // One beside the other, so that what else the machine does befalls both.
      grids.forEach((grid, i) => {
        const start = performance.now()
        for (let time = 0; time < times[name]; time += 1) grid.act(name)
        const cost = (performance.now() - start) / acts[name] / times[name]
        costs[i][name] = Math.min(costs[i][name] ?? Infinity, cost)
      })
    }
  }
  return grids.map((grid, i) => ({
    costs: costs[i], changes: grid.changes, memory: grid.program.memory.buffer.byteLength,
  }))
}
