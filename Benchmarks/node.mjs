// Plays the workloads of a module, and prints what an event costs, as JSON Lines: node Benchmarks/node.mjs MODULE.wasm
import { readFile } from 'node:fs/promises'

// So long is measured, five times; what is printed is the median.
const seconds = 0.4

const module = await WebAssembly.compile(await readFile(process.argv[2]))

// Each workload has an instance of its own, as a page has.
async function open() {
  const printed = []
  const putchar = byte => {
    if (byte !== 10) return printed.push(byte), byte
    console.error(Buffer.from(printed.splice(0)).toString())
    return byte
  }
  const { exports } = await WebAssembly.instantiate(module, { Math, page: { putchar } })
  ;(exports.__main_argc_argv ?? exports.main)(0, 0)
  return exports
}

function name(exports, workload) {
  const address = exports.bench_name(workload)
  return Buffer.from(exports.memory.buffer, address, exports.bench_name_length(workload)).toString()
}

function milliseconds(exports, events) {
  const start = performance.now()
  exports.bench_play(events)
  return performance.now() - start
}

for (let workload = 0, count = (await open()).bench_count(); workload < count; workload += 1) {
  const exports = await open()
  exports.bench_start(workload)
  // The optimizing compiler takes over meanwhile, beside us.
  let events = 100
  for (const end = performance.now() + 1000 * seconds; performance.now() < end;) {
    events = Math.ceil(Math.min(10 * events, 1000 * seconds * events / milliseconds(exports, events)))
    await new Promise(resolve => setTimeout(resolve))
  }
  const times = Array.from({ length: 5 }, () => 1e6 * milliseconds(exports, events) / events).sort((a, b) => a - b)
  console.log(JSON.stringify({ case: name(exports, workload), events, nsPerEvent: Math.round(times[2]) }))
}
