// What a frame of the grid costs in the wasm module, with a thousand items and with a million: the same fingers, the same frames.

// How many frames an act takes, and how often it is measured at once: browsers' clocks are coarse.
const acts = { scroll: 128, fling: 128, pinch: 128 }
const times = { scroll: 8, fling: 64, pinch: 2 }

class Grid {
  static async open(compiled, items) {
    const grid = new Grid()
    grid.compiled = compiled
    grid.items = items
    grid.changes = 0
    await grid.open()
    return grid
  }

  // A module has one window: the cost of opening is that of a fresh one's first frame.
  async open() {
    const instance = await instantiate(this.compiled)
    this.now = 0
    this.program = instance.exports
    const start = performance.now()
    this.module = new Module(instance, 'grid', [390, 844], 2, 0, { items: this.items })
    this.frame()
    this.opening = performance.now() - start
  }

  frame() {
    this.now += 1 / 60
    this.program.tsumami_frame(this.now)
    this.changes += this.module.changeCount()
  }

  send(phase, ...places) {
    const view = new Float64Array(this.program.memory.buffer, this.program.tsumami_samples(), places.length * SAMPLE_LENGTH)
    places.forEach(([x, y], i) => view.set([i + 1, phase, x, y, this.now, 0, 0, 0, Math.PI / 2, 0, 0], i * SAMPLE_LENGTH))
    this.program.tsumami_touch(places.length, this.now)
  }

  act(name) {
    for (let step = 0; step < acts[name]; step += 1) {
      this[name](step % 64, step < 64)
      this.frame()
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
  const compiled = await compile('grid')
  const grids = []
  for (const items of counts) grids.push(await Grid.open(compiled, items))
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
  const drawn = grids.map(grid => [grid.changes, grid.program.memory.buffer.byteLength])
  // Too short for the browser's clock: the mean of the quicker half.
  const openings = grids.map(() => [])
  for (let round = 0; round < 48; round += 1) {
    for (const [i, grid] of grids.entries()) {
      await grid.open()
      openings[i].push(grid.opening)
    }
  }
  openings.forEach((times, i) => {
    const quick = times.sort((a, b) => a - b).slice(0, times.length / 2)
    costs[i].open = quick.reduce((sum, time) => sum + time, 0) / quick.length
  })
  return grids.map((grid, i) => ({
    costs: costs[i], changes: drawn[i][0], memory: drawn[i][1],
  }))
}
