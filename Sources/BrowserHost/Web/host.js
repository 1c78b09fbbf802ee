// The page around the program: loads both, and passes touches and time in, layer changes out, a frame at a time.
// PROTOCOL.md is what is said between the two.

import { inspector, keys, listenToKeys, listenToPresses, listenToWheel, Toolbar } from './commands.js'
import { PhotoHistory } from './history.js'
import { Layers } from './layers.js'
import { Pictures } from './pictures.js'
import { Pointers } from './pointers.js'
import { Program } from './program.js'
import { Recorder } from './recorder.js'

// What may follow the # of the address, in the order of the protocol's numbers. In the gallery a photo's name may follow it.
const scenes = ['image-viewer', 'tap-zoom', 'strokes', 'pinch-me', 'grid', 'scroll', 'all', 'gallery']
const stage = document.getElementById('stage')
const sceneName = () => location.hash.slice(1).split('/')[0] || 'gallery'

async function start() {
  const name = sceneName()
  const scene = scenes.indexOf(name)
  if (scene < 0) throw new Error(`There is no scene #${name}. There are ${scenes.map(s => `#${s}`).join(', ')}.`)
  addEventListener('hashchange', () => sceneName() === name || location.reload())

  const [program, photos] = await Promise.all([
    Program.load('tsumami.wasm', (error, line) => fail(line || error.message)),
    fetch('photos.json').then(answer => answer.ok ? answer.json() : Promise.reject(new Error('photos.json: ' + answer.status))),
  ])
  const pictures = photos.map(photo => ({
    ...photo, width: photo.width / photo.scale, height: photo.height / photo.scale,
  }))

  // The photo that is shown, or −1 for all of them.
  let shown = scene === 0 ? 0 : -1
  const show = index => {
    shown = index
    describe(pictures, index, toolbar)
  }
  const turn = (step, time) => {
    const index = shown + step
    if (shown >= 0 && index >= 0 && index < pictures.length) program.show(index, time)
  }
  const loader = new Pictures(pictures, (number, isThere) => { program.loaded(number, isThere); wake() })
  let visits  // in the gallery: a photo's entry in the browser's history
  const layers = new Layers(stage, loader, {
    placed: index => { if (scene === 0) show(index) },
    shows: index => { show(index); visits?.shows(index) },
  })
  const size = () => [stage.clientWidth, stage.clientHeight, devicePixelRatio]
  const recorder = new Recorder(document.getElementById('record'), size)
  const wake = frames(program, layers, () => pointers.flush())
  const send = samples => { recorder.hear(samples, program.latest); program.send(samples) }
  const pointers = new Pointers(stage, { send, wake })
  listenToPresses(stage, (x, y, time) => pointers.tap(x, y, time))
  listenToKeys(program, { wake, turn, inspect: inspector(document.getElementById('inspect'), program, wake) })
  listenToWheel(stage, program, { wake, isTouched: () => pointers.count > 0 })
  const toolbar = new Toolbar(document.getElementById('toolbar'), name, program, { wake, turn })
  if (scene > 0) document.title = name === 'gallery' ? 'Tsumami' : `Tsumami: ${name}`
  const less = matchMedia('(prefers-reduced-motion: reduce)')
  less.addEventListener('change', () => program.reduceMotion(less.matches))
  program.reduceMotion(less.matches)

  if (!program.start(scene, pictures, size())) throw new Error(`This build has no scene #${name}.`)
  if (name === 'gallery') {
    visits = new PhotoHistory(pictures, {
      show: index => { program.show(index, performance.now()); wake() },
      close: () => { program.key(keys.get('Escape'), performance.now()); wake() },
    })
  }
  // The stage's padding is the room that a notch and the like take; nothing in it is laid out by it.
  const covered = () => {
    const style = getComputedStyle(stage)
    return [style.paddingTop, style.paddingLeft, style.paddingBottom, style.paddingRight].map(parseFloat)
  }
  new ResizeObserver(() => {
    program.resize(size(), performance.now())
    program.safeArea(covered(), performance.now())
    wake()
  }).observe(stage)
  stage.removeAttribute('aria-busy')
  wake()
  return program
}

// After so many milliseconds without a frame nothing is moving: a finger that drags makes one in each.
const rest = 200

// Runs the program's frames, when it wants them and not otherwise. Answers the function that asks for one.
function frames(program, layers, flush) {
  let asked = false, next, settled
  const wake = () => {
    clearTimeout(next)
    clearTimeout(settled)
    if (!asked) requestAnimationFrame(frame)
    asked = true
  }
  const frame = now => {
    asked = false
    flush()
    const wanted = program.frame(now, (numbers, text) => layers.apply(numbers, text))
    if (wanted === 0) return wake()
    settled = setTimeout(() => layers.settle(), rest)
    if (wanted > 0) next = setTimeout(wake, wanted * 1000 - performance.now())
  }
  return wake
}

// The number for the eye; the words, which the picture has as its alternative text, for those who hear the page. The gallery
// announces its photos itself.
function describe(pictures, index, toolbar) {
  const [words, number] = document.getElementById('caption').children
  const picture = pictures[index]
  document.title = picture?.name ?? 'Tsumami'
  words.textContent = toolbar.scene === 'gallery' ? '' : picture?.alt ?? ''
  number.textContent = picture && pictures.length > 1 ? `${index + 1} / ${pictures.length}` : ''
  toolbar.update(index, pictures.length)
}

function fail(reason) {
  const failure = document.getElementById('failure')
  failure.textContent = `Something went wrong, and the page cannot go on.\n${reason}`
  failure.hidden = false
  stage.removeAttribute('aria-busy')
}

// For tests and for the curious: the transcript, and the milliseconds spent in the program.
const started = start()
started.catch(error => { console.error(error); fail(error.message) })
window.tsumami = {
  now: () => performance.now() / 1000,
  ready: started.then(program => Object.assign(window.tsumami, {
    report: () => program.report(),
    timing: () => ({ ...program.timing }),
  })),
}
