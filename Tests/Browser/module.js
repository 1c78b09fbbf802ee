// A module without a page around it, for tests that turn its clock themselves.

const compile = scene => compiled(scene === 'gallery' ? '/gallery.wasm' : '/samples.wasm')

// What a module imports, and what its messages are.
async function instantiate(module) {
  const said = new Map()
  const later = Later.of(module)
  let instance
  const bytes = (address, length) => new Uint8Array(instance.exports.memory.buffer, address, length).slice()
  const tsumami = {
    message: (name, nameLength, address, length) => {
      said.set(new TextDecoder().decode(bytes(name, nameLength)), bytes(address, length))
    },
    measure: (address, length, size) => 65536 + length * size / 2,
    feedback: () => {},
    notify: () => {},
  }
  instance = await WebAssembly.instantiate(module, { Math, page: { putchar: byte => byte }, tsumami, later: later?.imports })
  later?.follow(instance.exports)
  await later?.load()
  return { exports: instance.exports, said }
}

class Module {
  constructor(instance, scene, size, scale, time, { pictures = [] } = {}) {
    this.said = instance.said
    this.program = instance.exports
    this.program.__main_argc_argv(0, 0)
    this.send('start', startMessage(scene, pictures.map(([width, height]) => ({ width, height, name: '' }))), time)
    if (this.program.tsumami_open(...size, scale, 0, time) !== 1) throw new Error(`no scene ${scene}`)
  }

  send(name, contents, time) {
    const title = new TextEncoder().encode(name)
    const room = this.program.tsumami_memory(title.length + contents.length)
    const memory = new Uint8Array(this.program.memory.buffer)
    memory.set(title, room)
    memory.set(contents, room + title.length)
    this.program.tsumami_message(title.length, contents.length, 0, time)
  }

  report(time) {
    this.send('report', [], time)
    return new TextDecoder().decode(this.said.get('report'))
  }
}
