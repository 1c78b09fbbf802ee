// A scene in the host: its messages, which Sources/ScenePage/ScenePage.swift has the table of.

import { Host } from './host/index.js'

// The keys that buttons stand for, by the browser's names: their numbers in the USB HID usage page 7, or, for those that type
// something, −1 times the character.
const codes = {
  Enter: 0x28, Escape: 0x29, Home: 0x4a, PageUp: 0x4b, End: 0x4d, PageDown: 0x4e, ArrowRight: 0x4f, ArrowLeft: 0x50,
  ArrowDown: 0x51, ArrowUp: 0x52,
}

const number = bytes => new DataView(bytes.buffer, bytes.byteOffset).getInt32(0, true)

// What the program is started with: the scene's name, how many items a grid has, and the pictures.
export function startMessage(scene, pictures, items = 1000) {
  const encoder = new TextEncoder(), name = encoder.encode(scene)
  const names = pictures.map(picture => encoder.encode(picture.name))
  const size = 4 + name.length + 8 + names.reduce((sum, each) => sum + 20 + each.length, 0)
  const bytes = new Uint8Array(size), view = new DataView(bytes.buffer)
  let at = 0
  const put = (number, bits = 32) => {
    if (bits === 64) view.setFloat64(at, number, true)
    else view.setInt32(at, number, true)
    at += bits / 8
  }
  const putText = text => { put(text.length); bytes.set(text, at); at += text.length }
  putText(name)
  put(items)
  put(pictures.length)
  pictures.forEach((picture, index) => { put(picture.width, 64); put(picture.height, 64); putText(names[index]) })
  return bytes
}

export class Scene {
  // `shows(picture)` is told which picture the scene shows now; −1 is all of them. `tapped()` is told of a tap on it, and
  // `covers(share)` of how much of what is behind it covers, from 0 to 1, while it comes and goes and a finger pulls it.
  static async open(stage, name, pictures, options) {
    const scene = new Scene()
    const { photos, shows = () => {}, covers = () => {}, tapped = () => {}, items } = options
    let report = ''
    const on = {
      wanted: bytes => {
        const numbers = new DataView(bytes.buffer)
        for (let at = 0; at < bytes.length; at += 8) {
          const picture = numbers.getInt32(at, true)
          if (numbers.getInt32(at + 4, true) === 1) photos.want(picture)
          else photos.drop(picture)
        }
      },
      shows: bytes => shows(number(bytes)),
      covers: bytes => covers(number(bytes) / 1000),
      tapped: () => tapped(),
      report: bytes => report = new TextDecoder().decode(bytes),
    }
    scene.report = () => {
      scene.host.send('report')
      return report.split('\n').filter(Boolean).map(line => JSON.parse(line))
    }
    photos.arrived = (picture, isThere) => scene.host?.send('arrived', new Int32Array([picture, isThere ? 1 : 0]))
    const module = name === 'gallery' ? 'gallery.wasm' : 'samples.wasm'
    scene.host = await Host.open(stage, module, { ...options, pictures: photos, on, start: startMessage(name, pictures, items) })
    return scene
  }

  show(index) { this.host.send('show', new Int32Array([index])) }
  inspect(on) { this.host.send('inspect', new Int32Array([on ? 1 : 0])) }
  command(key) { this.host.send('command', new Int32Array([codes[key] ?? -key.codePointAt(0)])) }
}
