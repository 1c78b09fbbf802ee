// The page around the scenes: the gallery, and the samples at addresses of their own.

import { Browse } from './browse.js'
import { Choice, keptLists } from './choice.js'
import { Chrome } from './chrome.js'
import { Connection } from './connection.js'
import { Focus } from './focus.js'
import { Help } from './help.js'
import { PhotoHistory } from './history.js'
import { Media } from './media.js'
import { keepOffline } from './offline.js'
import { arrange, order } from './order.js'
import { Photos } from './photos.js'
import { Progress } from './progress.js'
import { Recorder } from './recorder.js'
import { Scene } from './scene.js'
import { shapes } from './shapes.js'
import { isAsked, Slideshow } from './slideshow.js'
import { locale, localize, text } from './strings.js'
import { inspector, Toolbar } from './toolbar.js'
import { ZoomLevel } from './zoom-level.js'

// What may follow the # of the address. In the gallery a photo's name may follow it.
const scenes = ['image-viewer', 'tap-zoom', 'strokes', 'pinch-me', 'grid', 'scroll', 'all', 'gallery']
const stage = document.getElementById('stage')
const sceneName = () => location.hash.slice(1).split('/')[0] || 'gallery'
const steps = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 }

const connection = new Connection(document.getElementById('away'))

async function start() {
  document.documentElement.lang = locale
  window.failureWords = { failed: text('failed'), partMissing: text('partMissing'), tryAgain: text('tryAgain') }
  localize(document)
  const name = sceneName()
  if (!scenes.includes(name)) throw new Error(`There is no scene #${name}. There are ${scenes.map(s => `#${s}`).join(', ')}.`)
  addEventListener('hashchange', () => sceneName() === name || location.reload())

  const answer = await fetch('photos.json')
  // The server says why, below the line with the status.
  if (!answer.ok) throw new Error((await answer.text()).split('\n')[1] || `photos.json: ${answer.status}`)
  const photos = (await answer.json()).map(photo => ({
    ...photo, width: photo.width / photo.scale, height: photo.height / photo.scale, tileScale: photo.tiles ? photo.scale : 0,
  }))
  const sorting = name === 'gallery' ? order(photos) : 'name'
  const { pictures, levels } = arrange(photos, sorting)

  let scene
  // The photo that is shown, or −1 for all of them.
  let shown = -1
  let visits  // in the gallery: a photo's entry in the browser's history
  const show = index => {
    shown = index
    describe(pictures, index, toolbar, browse)
    chrome?.shows(index)
    visits?.shows(index)
  }
  const turn = step => {
    if (shown < 0) return
    const index = browse ? browse.photo(browse.place(shown) + step) : shown + step
    if (index >= 0 && index < pictures.length) scene.show(index)
  }
  const recorder = new Recorder(document.getElementById('record'), () => [stage.clientWidth, stage.clientHeight, devicePixelRatio])
  const toolbar = new Toolbar(document.getElementById('toolbar'), name, () => scene, turn)
  const chrome = name === 'gallery' ? new Chrome(pictures, () => scene) : null
  const browse = name === 'gallery' ? new Browse(pictures, { levels, order: sorting }, () => scene, keptLists(pictures)) : null
  const choice = browse ? new Choice(pictures, { scene: () => scene, browse: () => browse, say: words => chrome.say(words) }) : null
  const inspect = inspector(document.getElementById('inspect'), () => scene)
  if (name !== 'image-viewer') document.title = name === 'gallery' ? 'Tsumami' : `Tsumami: ${name}`

  const sources = Object.assign(new Photos(pictures), { isBroken: (url, tries) => connection.isBroken(url, tries) })
  const over = chrome && viewing(pictures, sources, () => scene, chrome)
  scene = await Scene.open(stage, name, pictures, {
    photos: sources,
    levels,
    shows: show,
    covers: share => chrome?.covers(share),
    tapped: () => chrome?.tapped(),
    ...over?.hears,
    album: index => browse?.openAlbum(index),
    chooses: count => choice?.chooses(count),
    keys: window,
    onSamples: (samples, count, now) => recorder.hear(samples, count, now),
    onFailure: window.fail,
  })
  // What the program does not use.
  addEventListener('keydown', event => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.toLowerCase() === 'g' && !event.repeat) return inspect()
    if (over?.press(event)) return event.preventDefault()
    const step = steps[event.key]
    if (!step) return
    turn(step)
    event.preventDefault()
  })
  if (name === 'gallery') {
    chrome.showFavourites()
    shapes(document.getElementById('shapes'), scene)
    browse.start()
    over.begin()
    visits = new PhotoHistory(pictures, { show: index => scene.show(index), close: () => scene.command('Escape') })
  }
  return scene
}

// What lies over one photo beside the bars: what it `hears` of the scene, what its keys `press`, and how it begins.
function viewing(pictures, sources, scene, chrome) {
  const element = id => document.getElementById(id), say = words => chrome.say(words)
  const progress = new Progress(sources, element('loading'), element('trouble')), level = new ZoomLevel(element('zoom-level'))
  const help = new Help(element('help'), scene, say), slides = new Slideshow(pictures, scene, say), focus = new Focus(stage, scene)
  let shown
  const media = new Media(async (photo, layer) => {
    const isBroken = await connection.isBroken(photo.url, 2)
    if (photo !== shown) return
    if (isBroken) progress.says(text('brokenVideo'), photo)
    else media.stages(photo, layer)
  })
  const keys = {
    ' ': () => media.isVideo ? media.toggle() : slides.start(),
    'f': () => chrome.fullScreen(),
    '?': () => help.open(),
  }
  element('slideshow').addEventListener('click', () => slides.start())
  element('help-opens').addEventListener('click', () => help.open())
  return {
    hears: {
      stages: (picture, layer) => {
        progress.unsays()
        level.hide()
        media.stages(shown = pictures[picture], layer)
      },
      zoomed: times => level.shows(times),
      holds: isHeld => media.holds(isHeld),
      progress: (state, number) => progress.shows(state, number),
      focuses: cell => focus.moves(cell),
      slideshow: runs => slides.runs(runs),
    },
    press(event) {
      const act = keys[event.key.toLowerCase()]
      // Buttons have a use for the space key of their own, and fields for all of them.
      const isElsewhere = event.target.closest?.(event.key === ' ' ? 'button, a, input, [role=button]' : 'input')
      if (!act || event.repeat || isElsewhere) return false
      act()
      return true
    },
    begin() {
      help.apply()
      focus.begin()
      if (isAsked()) slides.begin()
    },
  }
}

// The number for the eye; the words, which the picture has as its alternative text, for those who hear the page. The gallery
// announces its photos itself.
function describe(pictures, index, toolbar, browse) {
  const [words, number] = document.getElementById('caption').children
  const picture = pictures[index]
  document.title = picture?.name ?? 'Tsumami'
  words.textContent = toolbar.name === 'gallery' ? '' : picture?.alt ?? ''
  const [place, count] = browse ? [picture ? browse.place(index) : -1, browse.count] : [index, pictures.length]
  number.textContent = picture && count > 1 ? `${place + 1} / ${count}` : ''
  toolbar.update(place, count)
}

// For tests and for the curious: the transcript, and the milliseconds spent in the program.
const started = start()
started.then(keepOffline, async error => {
  console.error(error)
  window.fail(error.message)
  if (!await connection.isLost()) return
  window.fail(text('away'), '')
  await connection.back
  location.reload()
})
window.tsumami = {
  now: () => performance.now() / 1000,
  ready: started.then(scene => Object.assign(window.tsumami, {
    report: () => scene.report(),
    timing: () => ({ ...scene.host.timing }),
  })),
}
