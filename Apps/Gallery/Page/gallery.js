// The page around the scenes: the gallery, and the samples at addresses of their own.

// Runs before this where it has not come before: scripts that arrive together run in any order.
import './prepare.js'

import { Browse } from './browse.js'
import { CellWords, cellWords } from './cell-words.js'
import { Choice, moreLists } from './choice.js'
import { Chrome } from './chrome.js'
import { Connection } from './connection.js'
import { Cull } from './cull.js'
import { Faults } from './faults.js'
import { Favourites } from './favourites.js'
import { Focus } from './focus.js'
import { Help } from './help.js'
import { addressed, isAbove, named, PhotoHistory } from './history.js'
import { compiled, secondOf } from './host/modules.js'
import { LoadingLine } from './loading-line.js'
import { Marks } from './marks.js'
import { Media } from './media.js'
import { keepOffline } from './offline.js'
import { chosen } from './order.js'
import { Overlays } from './overlays.js'
import { PhotoList } from './photo-list.js'
import { Photos } from './photos.js'
import { Place } from './place.js'
import { showPointed } from './pointed.js'
import { program, sceneName, scenes } from './programs.js'
import { PrintedPhoto } from './print.js'
import { Progress } from './progress.js'
import { RangeKeys } from './range-keys.js'
import { Ratings } from './ratings.js'
import { folderReason, reasonOf } from './reasons.js'
import { ReadingOrder } from './reading-order.js'
import { Recorder } from './recorder.js'
import { Scene, unknown } from './scene.js'
import { shapes } from './shapes.js'
import { showArrows } from './side-arrows.js'
import { isAsked, Slideshow } from './slideshow.js'
import { isolated, locale, localize, number as digits, text } from './strings.js'
import { TextSize } from './text-size.js'
import { inspector, Toolbar } from './toolbar.js'
import { unlisted } from './unlisted.js'
import { ZoomLevel } from './zoom-level.js'

const stage = document.getElementById('stage')
const element = id => document.getElementById(id)
// Milliseconds.
const moment = 30
const steps = { ArrowLeft: -1, PageUp: -1, ArrowRight: 1, PageDown: 1 }

const connection = new Connection(element('connection'))

async function start() {
  document.documentElement.lang = locale
  window.failureWords = { failed: text('failed'), partMissing: text('partMissing'), tryAgain: text('tryAgain') }
  localize(document)
  const name = sceneName()
  if (!scenes.includes(name)) throw new Error(`There is no scene #${name}. There are ${scenes.map(s => `#${s}`).join(', ')}.`)
  addEventListener('hashchange', () => sceneName() === name || location.reload())

  const isGallery = name === 'gallery', list = new PhotoList(isGallery ? chosen() : 'name'), { pictures } = list, hears = {}
  const recorder = new Recorder(document.getElementById('record'), () => [stage.clientWidth, stage.clientHeight, devicePixelRatio])
  const second = async () => compiled(secondOf(await compiled(program(name))))
  const sources = Object.assign(new Photos(pictures, isGallery ? second : undefined), { isBroken: (url, tries) => connection.isBroken(url, tries) })
  const open = (pictures, list) => Scene.open(stage, name, pictures, {
    photos: sources,
    list,
    hears,
    keys: window,
    onSamples: (samples, count, now) => recorder.hear(samples, count, now),
    // What has a cause is that a part of the program did not come.
    onFailure: (reason, error) => window.fail(reason, error?.cause ? window.failureWords.partMissing : undefined),
  })
  // The gallery's program starts while its list is on the way, and there is nothing to be seen before both are there: where the list is about to come, the
  // program waits for it, and draws no frame without photos before that. The samples are started with all photos.
  const waiting = scene => {
    stage.setAttribute('aria-busy', 'true')
    return scene
  }
  const size = isGallery ? new TextSize() : null
  const listed = first(list, isGallery)
  const [opened] = await Promise.all([isGallery ? soon(listed, name).then(() => open([], unknown)).then(waiting) : null, listed])
  if (isGallery) stage.removeAttribute('aria-busy')

  let scene = opened
  // The photo that is shown, or −1 for all of them.
  let shown = -1
  let visits  // in the gallery: a photo's entry in the browser's history
  const show = index => {
    const last = shown
    sources.shown = shown = index
    // Its neighbour has come in its place.
    if (last >= 0 && index >= 0 && list.isGone(last) && pictures[index].replaces !== last) say(text('gone', { name: pictures[last].name }))
    describe(pictures, index, toolbar, browse)
    chrome?.shows(index)
    if (last >= 0 && index < 0) over?.closed(browse.place(last))
    favourites?.shows(index)
    ratings?.shows(index)
    visits?.shows(index)
  }
  const turn = step => {
    if (shown < 0) return
    const index = browse ? browse.photo(browse.place(shown) + step) : shown + step
    if (pictures[index]) scene.show(index)
  }
  // Before everything else that hears of the history.
  const overlays = isGallery ? new Overlays() : null
  const toolbar = new Toolbar(document.getElementById('toolbar'), name, () => scene, turn)
  const chrome = isGallery ? new Chrome(list, overlays, () => scene) : null
  const say = words => chrome.say(words), marks = isGallery ? new Marks(list, { say, connection }) : null
  const favourites = marks && new Favourites(list, marks, { scene: () => scene, say, did: (...what) => choice.undo.did(...what) })
  const browse = isGallery ? new Browse(list, overlays, () => scene, moreLists(list, favourites)) : null
  if (browse) {
    chrome.information.leadsTo = folder => !browse.isAt(folder)
    chrome.information.opens = folder => browse.go({ album: folder })
    connection.part = () => list.isComplete ? null : { done: list.numbers.length, count: list.total }
    connection.changed = () => list.isComplete || browse.refresh()
    browse.isAway = () => connection.isAway
  }
  const choice = browse ? new Choice(pictures, favourites, { overlays, scene: () => scene, browse: () => browse, say }) : null
  const ratings = choice ? rating(list, marks, choice, browse, chrome, () => scene) : null
  if (browse) browse.finder.favourites = () => favourites.test
  const said = ratings && new CellWords(stage, place => pictures[browse.photo(place)], photo => cellWords(photo, ratings.of(photo), favourites.isMarked(photo.number)))
  if (said) {
    scene.marked = () => {
      said.changed()
      choice.marked()
    }
  }
  const line = isGallery ? new LoadingLine(element('loading')) : null
  const cull = ratings && new Cull(list, { overlays, scene: () => scene, browse, choice, ratings, say, photos: sources, line })
  const place = isGallery ? new Place(list, () => scene) : null
  const inspect = inspector(document.getElementById('inspect'), () => scene)
  if (name !== 'image-viewer') document.title = isGallery ? browse.name : `Tsumami: ${name}`

  const over = chrome && viewing(list, browse, overlays, sources, () => scene, chrome, ratings, line)
  Object.assign(hears, over?.hears, cull?.hears, {
    shows: show,
    covers: share => chrome?.covers(share),
    tapped: () => chrome?.tapped(),
    informs: () => chrome?.information.toggle(),
    pulls: (...what) => chrome?.information.pulls(...what),
    album: index => browse?.openAlbum(index),
    chooses: count => {
      choice?.chooses(count)
      cull?.chooses(count)
    },
  })
  if (isGallery) {
    size.tells(scale => scene.textScale(scale))
    shapes([element('shapes'), element('menu-shapes')], scene)
    showPointed(stage)
    new ReadingOrder(stage)
    showArrows(toolbar.element, stage)
    if (pictures.length) scene.add(pictures)
    browse.start()
    place.start()
    show(-1)
  } else {
    scene = await open(pictures)
  }
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
  if (isGallery) {
    browse.opened = () => over.entered()
    favourites.listed()
    ratings.listed()
    over.begin()
    cull.start()
    visits = new PhotoHistory(list, overlays, {
      show(index) {
        browse.reach(index)
        scene.show(index)
      },
      close: () => scene.command('Escape'),
      missed: way => missed(way, list, browse, chrome),
    })
    if (!visits.isOpen) chrome.arrived()
    overlays.start()
    const faults = new Faults(element('faults-opens'), element('faults'), connection)
    // While the bars are painted, which is when the next frame would be waited for.
    scene.draw()
    // The first pictures first.
    const later = window.requestIdleCallback ?? (work => setTimeout(work, 200))
    later(() => list.follow({
      reached: isReached => connection.reached(isReached),
      progressed: progress => {
        connection.progressed(progress)
        if (list.pictures.length === 0) browse.refresh()
        // Those of files that are still to be read are not known yet.
        if (!progress.reading) faults.update()
      },
      added: numbers => scene.add(numbers.map(number => pictures[number])),
      changed: news => {
        connection.listed()
        browse.listed(news)
        place.listed()
        over.listed()
        chrome.listed()
        favourites.listed()
        ratings.listed()
        said.changed()
        cull.listed()
        describe(pictures, shown, toolbar, browse)
        if (list.progress && list.isComplete) faults.update()
      },
    }), { timeout: 2000 })
  }
  return scene
}

// The list, or a moment after the program is there, if that is earlier. What is wrong with either is said where it is used.
async function soon(listed, name) {
  const patience = compiled(program(name)).then(() => new Promise(resolve => setTimeout(resolve, moment)))
  await Promise.race([listed, patience]).catch(() => {})
}

// The first photos. The samples show all of them; a link to one of the last waits for it, and one to a photo of which nothing can be shown asks for its file.
async function first(list, isGallery) {
  await list.open()
  while (!list.isComplete && (!isGallery || isAbove() && addressed(list) < 0)) await list.more()
  if (!isGallery || !named() || addressed(list) >= 0 || !list.progress || list.isReading) return
  const { photo } = await unlisted(named())
  if (photo) list.put(photo)
}

// A link to a photo that is gone shows where it was, and says so. While the server still reads files it may be one of them.
async function missed(way, list, browse, chrome) {
  if (list.isReading) return
  const name = way.split('/').at(-1), isInFolder = browse.missed(way)
  const { photo, reason } = list.progress ? await unlisted(way) : {}
  const why = photo ? text('broken') : reason && reasonOf(reason)
  chrome.say(why ? `${isolated(name)}: ${why}` : text(isInFolder ? 'goneFrom' : 'gone', { name }), 8)
}

// Stars, and what shows and finds them.
function rating(list, marks, choice, browse, chrome, scene) {
  const ratings = new Ratings(list, marks, {
    scene,
    chosen: () => choice.isOn ? choice.numbers : null,
    did: (...what) => choice.undo.did(...what),
  })
  browse.finder.rating = photo => ratings.of(photo)
  if (ratings.isOn) chrome.information.rating = () => ratings.words
  return ratings
}

// What lies over one photo beside the bars: what it `hears` of the scene, what its keys `press`, and how it begins.
function viewing(list, browse, overlays, sources, scene, chrome, ratings, line) {
  const say = words => chrome.say(words)
  const progress = new Progress(sources, line, element('trouble')), level = new ZoomLevel(element('zoom-level'), document.querySelectorAll('.zooms button'))
  const help = new Help(element('help'), scene, say), slides = new Slideshow(list, browse, overlays, scene, say, () => connection.isAway), focus = new Focus(stage, scene)
  const printed = new PrintedPhoto()
  new RangeKeys(scene, focus, browse)
  let shown
  const media = new Media(async (photo, layer) => {
    const isBroken = await connection.isBroken(photo.url, 2)
    if (photo !== shown) return
    if (isBroken) progress.says(text('brokenVideo'), photo)
    else media.stages(photo, layer)
  })
  // Browsers show what there is of a file that ends early, and grey for the rest. Of a photo before this one nothing is said any more; the words are
  // written anew, so that they are read out again.
  function tellsEnd(photo) {
    const words = text('endsEarly')
    if (element('toast').textContent === words) say('')
    if (photo?.endsEarly && !slides.isRunning) setTimeout(() => shown === photo && say(words))
  }
  const keys = {
    ' ': () => media.isVideo ? media.toggle() : slides.start(),
    'f': () => chrome.fullScreen(),
    'm': () => media.mute(),
    '?': () => help.open(),
  }
  element('slideshow').addEventListener('click', () => slides.start())
  element('help-opens').addEventListener('click', () => help.open())
  return {
    hears: {
      stages: (picture, layer) => {
        progress.unsays()
        level.begins()
        const photo = list.pictures[picture]
        if (photo?.url !== shown?.url) tellsEnd(photo)
        media.stages(shown = photo, layer)
        printed.stages(layer)
        focus.stages(layer)
      },
      zoomed: times => {
        level.shows(times)
        ratings.zoomed(times)
      },
      holds: isHeld => media.holds(isHeld),
      progress: (state, number) => progress.shows(state, number),
      focuses: cell => focus.moves(cell),
      slideshow: runs => {
        slides.runs(runs)
        chrome.plays(runs)
      },
    },
    press(event) {
      const act = keys[event.key.toLowerCase()]
      // Buttons have a use for the space key of their own, and fields for all of them.
      const isElsewhere = event.target.closest?.(event.key === ' ' ? 'button, a, input, [role=button]' : 'input:not([type=range])')
      if (!act || event.repeat || isElsewhere) return false
      act()
      return true
    },
    listed() { slides.listed() },
    entered() { focus.enters() },
    closed(place) { focus.closed(place) },
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
  document.title = picture?.name ?? browse?.name ?? 'Tsumami'
  words.textContent = toolbar.name === 'gallery' ? '' : picture?.alt ?? ''
  const [place, count] = browse ? [picture ? browse.place(index) : -1, browse.count] : [index, pictures.length]
  // That of a photo on its way back into its cell is seen until it is there.
  if (picture || !browse) number.textContent = picture && place >= 0 && count > 1 ? `${digits(place + 1)} / ${digits(count)}` : ''
  toolbar.update(place, count)
}

// For tests and for the curious: the transcript, and the milliseconds spent in the program.
const started = start()
started.then(async ({ photos }) => {
  // Over a slow connection what is loaded to be kept would hold up what is wanted now.
  if (photos.isSlow) await photos.settled()
  await keepOffline()
}, async error => {
  console.error(error)
  if (error.isFolderGone) {
    window.fail(folderReason(error.message), '')
    await connection.folderBack()
    location.reload()
    return
  }
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
