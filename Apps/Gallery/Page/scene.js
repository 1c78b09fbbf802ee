// A scene in the host: its messages, which Sources/Pages/ScenePage/ScenePage.swift has the table of.

import { Bytes } from './bytes.js'
import { Host } from './host/index.js'
import { listMessage, picturesMessage } from './list.js'
import { separator } from './position.js'
import { program } from './programs.js'
import { text } from './strings.js'

// Of a picture that is shown.
const states = ['complete', 'coming', 'broken']

// The keys that buttons stand for, by the browser's names: their numbers in the USB HID usage page 7, or, for those that type
// something, −1 times the character.
const codes = {
  Enter: 0x28, Escape: 0x29, Home: 0x4a, PageUp: 0x4b, End: 0x4d, PageDown: 0x4e, ArrowRight: 0x4f, ArrowLeft: 0x50,
  ArrowDown: 0x51, ArrowUp: 0x52,
}

const number = (bytes, index = 0) => new DataView(bytes.buffer, bytes.byteOffset).getInt32(4 * index, true)

// What stands around the numbers of a text: `photo {index} of {count}` is `photo `, ` of ` and nothing.
const around = key => text(key).split(/\{\w+\}/)

// What the scene says in words, in the order of Sources/Scenes/Gallery/GalleryWords.swift.
const words = () => [
  ...around('positionOf'), text('noPhotos'), text('onePhoto'), ...around('manyPhotos'), text('noPhotosHere'), text('willBeShown'), text('broken'),
  text('cellBroken'), text('isFirst'), text('isLast'), text('isWhole'), ...[...'ILUOC'].map(letter => text(`letter${letter}`)), text('chosen'), ...around('chooseGroup'), ...around('leaveGroup'),
  separator,
]

// All pictures, neither divided nor with albums.
const all = pictures => ({ key: 0, numbers: null, total: pictures.length, levels: [[], [], []], albums: [] })

// What a gallery begins with while its list is on its way.
export const unknown = { ...all([]), key: -1 }

// What the program is started with: the scene's name, how many items a grid has, the pictures as `Bytes` has them, and for the gallery what it
// shows of them, as `listMessage` says, and the words of the language.
export function startMessage(scene, pictures, items = 1000, list = all(pictures)) {
  const bytes = new Bytes(), said = words()
  bytes.text(scene)
  bytes.number(items)
  bytes.number(pictures.length)
  for (const picture of pictures) bytes.picture(picture)
  bytes.list(list)
  bytes.number(said.length)
  for (const text of said) bytes.text(text)
  return bytes.all
}

export class Scene {
  #chosen = []
  #place = { picture: -1, top: 0, columns: 0 }

  // `hears` has what is told of the scene, and may be given it later: `shows(picture)` is told which picture the scene shows now; −1 is all of
  // them. `tapped()` is told of a tap on it, `informs()` where what is known of it is to be seen, or no longer, `pulls(phase, way, velocity)` of a finger that pulls the sheet with that from the photo, and `covers(share)` of how much of what is behind it covers, from 0 to 1, while it comes and goes and
  // a finger pulls it; `stages(picture, element)`, `zoomed(times)`, `holds(isHeld)`, `progress(state, number)`, `focuses(element)` and
  // `slideshow(runs)` of what the table says. `album(index)` is told which album above the photos has been tapped, and `chooses(count)` of how many
  // photos are chosen; −1 where none are to be. `decides(side, verdict)` and `compares(side)` are told of two photos that are compared.
  static async open(stage, name, pictures, options) {
    const scene = new Scene()
    const { photos, items, list, hears = {} } = options
    scene.photos = photos
    // A frame's messages come before its changes are in the page.
    const later = handle => bytes => queueMicrotask(() => handle(bytes))
    const layer = id => stage.querySelector(`[data-layer="${id}"]`)
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
      tiles: bytes => {
        const numbers = new DataView(bytes.buffer), number = at => numbers.getInt32(4 * at, true)
        for (let at = 0; at < bytes.length / 4; at += 5) {
          photos.wantTile(number(at), number(at + 1), `${number(at + 2)}-${number(at + 3)}_${number(at + 4)}`)
        }
      },
      shows: bytes => hears.shows?.(number(bytes)),
      covers: bytes => hears.covers?.(number(bytes) / 1000),
      tapped: () => hears.tapped?.(),
      informs: () => hears.informs?.(),
      pulls: bytes => hears.pulls?.(number(bytes), number(bytes, 1), number(bytes, 2)),
      stages: later(bytes => hears.stages?.(number(bytes), layer(number(bytes, 1)))),
      zoomed: bytes => hears.zoomed?.(number(bytes) / 1000),
      holds: bytes => hears.holds?.(number(bytes) === 1),
      progress: bytes => hears.progress?.(states[number(bytes)], bytes.length > 4 ? number(bytes, 1) : -1),
      focuses: later(bytes => hears.focuses?.(layer(number(bytes)))),
      slideshow: bytes => hears.slideshow?.(number(bytes) === 1),
      album: bytes => hears.album?.(number(bytes)),
      chooses: bytes => hears.chooses?.(number(bytes)),
      chosen: bytes => scene.#chosen = [...new Int32Array(bytes.slice().buffer)],
      decides: later(bytes => hears.decides?.(number(bytes), number(bytes, 1))),
      compares: later(bytes => hears.compares?.(number(bytes))),
      place: bytes => scene.#place = { picture: number(bytes), top: number(bytes, 1), columns: number(bytes, 2) },
      report: bytes => report = new TextDecoder().decode(bytes),
    }
    scene.report = () => {
      scene.host.send('report')
      return report.split('\n').filter(Boolean).map(line => JSON.parse(line))
    }
    photos.arrived = (picture, isThere) => scene.host?.send('arrived', new Int32Array([picture, isThere ? 1 : 0]))
    scene.host = await Host.open(stage, program(name), { ...options, pictures: photos, on, start: startMessage(name, pictures, items, list) })
    return scene
  }

  // 0 ends choosing photos, 1 begins it, 2 chooses all that are shown.
  choose(how) { this.host.send('choose', new Int32Array([how])) }
  // Photos in their own shapes, or as squares.
  shapes(isOn) { this.host.send('shapes', new Int32Array([isOn ? 1 : 0])) }
  // The places of the photos that are chosen.
  chosen() {
    this.host.send('chosen')
    return this.#chosen
  }
  // Where the grid is scrolled to: the photo nearest to the middle, −1 at the beginning, its distance from the upper edge, and how many are beside each
  // other where somebody has chosen that.
  get place() {
    this.host.send('place')
    return this.#place
  }
  set place({ picture, top, columns }) { this.host.send('place', new Int32Array([picture, top, columns])) }
  list(list) { this.host.send('list', listMessage(list)) }
  // Pictures that come later: their numbers follow those of the others. The next list may have them.
  add(pictures) { this.host.send('pictures', picturesMessage(pictures)) }
  draw() { this.host.draw() }
  show(index) { this.host.send('show', new Int32Array([index])) }
  favourite(index, on) {
    this.host.send('favourite', new Int32Array([index, on ? 1 : 0]))
    this.marked()
  }
  // `ratings`: the places of photos, each followed by its stars: −1 to 5.
  ratings(ratings) {
    this.host.send('ratings', new Int32Array(ratings))
    this.marked()
  }
  // Called when other photos are marked than before.
  marked = () => {}
  zoomDirection(isDown) { this.host.send('zoomDirection', new Int32Array([isDown ? 1 : 0])) }
  // Thousandths.
  textScale(scale) { this.host.send('textScale', new Int32Array([scale])) }
  chrome(isVisible) { this.host.send('chrome', new Int32Array([isVisible ? 1 : 0])) }
  covered(edges) { this.host.send('covered', new Int32Array(edges)) }
  // null: something beside the stage.
  focused(element) { this.host.send('focused', new Int32Array([element ? Number(element.dataset.layer) : -1])) }
  inspect(on) { this.host.send('inspect', new Int32Array([on ? 1 : 0])) }
  // Of all photos that are shown. `order`: { seconds, seed }; null ends it.
  slideshow(order) { this.host.send('slideshow', new Int32Array(order ? [order.seconds * 1000, order.seed] : [])) }
  // Two photos beside each other, as the table says; null ends that.
  compare(pair) { this.host.send('compare', new Int32Array(pair ?? [])) }
  // The photo on this side, 0 or 1, leaves: kept, 1, or rejected, −1.
  decide(side, verdict) { this.host.send('decide', new Int32Array([side, verdict])) }
  side(side) { this.host.send('side', new Int32Array([side])) }
  command(key) { this.host.send('command', new Int32Array([codes[key] ?? -key.codePointAt(0)])) }
}
