// The bar while photos are chosen: how many, and what can be done with them.

import { isCell } from './cells.js'
import { whyNotFetched } from './fetched.js'
import { hidden } from './kept.js'
import { isOnThisDay } from './on-this-day.js'
import { most, shareFiles, sharesFiles } from './share.js'
import { number, photosOf as count, text } from './strings.js'
import { Undo } from './undo.js'
import { filesOf, save, zip } from './zip.js'

const element = id => document.getElementById(id)

// The lists of favourites, of this day in earlier years, and of photos that this browser hides.
export function moreLists(list, favourites) {
  const those = test => list.numbers.filter(number => test(list.pictures[number]))
  const hiddenOnes = () => {
    const { all } = hidden
    return all.size ? those(photo => all.has(photo.url)) : []
  }
  const todays = () => {
    const { all } = hidden, isOfThisDay = isOnThisDay()
    return those(photo => isOfThisDay(photo) && !all.has(photo.url))
  }
  return {
    today: { title: text('onThisDay'), short: text('onThisDay'), photos: todays },
    favourites: { title: text('favourites'), short: text('favourites'), photos: () => those(favourites.test) },
    hidden: { title: text('hiddenPhotos'), short: text('hiddenShort'), photos: hiddenOnes },
  }
}

export class Choice {
  #calledOff = null
  #count = 0  // of those that are chosen
  #isAwaited = false

  // `photos` are all of them by their numbers, `favourites` those that are some, `browse` says which are shown, `say(words)` tells of what is no
  // success.
  constructor(photos, favourites, { overlays, scene, browse, say }) {
    this.photos = photos
    this.favourites = favourites
    this.scene = scene
    this.browse = browse
    this.say = say
    this.undo = new Undo(element('done'))
    overlays.watch(element('choice'), () => this.scene().choose(0))
    const does = {
      'choice-ends': () => this.scene().choose(0), 'choose-all': () => this.scene().choose(2),
      'choice-favourite': () => this.#favourite(), 'choice-hide': () => this.#hide(), 'choice-zip': () => this.#download(),
      'choice-share': () => this.#share(),
      choose: () => this.scene().choose(1),
    }
    element('choice').classList.toggle('shares', sharesFiles())
    for (const [id, action] of Object.entries(does)) element(id).addEventListener('click', action)
    for (const button of document.querySelectorAll('[data-only]')) {
      button.addEventListener('click', () => this.browse().go({ only: button.dataset.only }))
    }
    // Mostly there is none, and then it is not offered.
    element('menu').addEventListener('beforetoggle', () => element('today').hidden = this.browse().only.today.photos().length === 0)
    addEventListener('keydown', event => {
      if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || event.key !== 'a' || event.target.closest?.('input')) return
      if (element('bar').hidden && !this.isOn || document.body.classList.contains('empty')) return
      event.preventDefault()
      this.scene().choose(2)
    })
  }

  get isOn() { return document.body.classList.contains('choosing') }

  // So many photos are chosen now; −1 where none are to be.
  chooses(chosen) {
    const bars = ['bar', 'choice'].map(element), had = bars.map(bar => bar.contains(document.activeElement)), wasOn = this.isOn
    document.body.classList.toggle('choosing', chosen >= 0)
    element('choice').hidden = chosen < 0
    const button = document.activeElement?.closest('#stage [role=button]'), isAtTitle = button && !isCell(button)
    // One bar takes the place of the other: who was at a button of that is at one of this. The title of a group is no button any more.
    if (!wasOn && chosen >= 0 && had[0]) element('choice-ends').focus()
    if (wasOn && chosen < 0 && (had[1] || isAtTitle)) element('choose').focus()
    this.#count = Math.max(0, chosen)
    if (chosen < 0) return
    const words = number(chosen)
    element('chosen').dataset.count = words
    element('chosen').style.setProperty('--digits', words.length)
    element('chosen').textContent = chosen ? text('countChosen', { count: words }) : text('choosePhotos')
    for (const button of element('choice').querySelectorAll('[data-acts]')) button.disabled = chosen === 0
    element('choice').classList.toggle('many', chosen > most)
    // The program has to have ended what it does before it can be asked.
    if (chosen) queueMicrotask(() => this.#write(chosen))
  }

  // Favourites, or what else is marked, are others than before.
  marked() {
    if (!this.#count || this.#isAwaited) return
    this.#isAwaited = true
    setTimeout(() => {
      this.#isAwaited = false
      if (this.#count) this.#write(this.#count)
    })
  }

  #write(count) {
    element('choice-favourite').setAttribute('aria-pressed', this.favourites.areAll(count, () => this.numbers))
    element('choice-hide').textContent = text(this.browse().isShowingHidden ? 'show' : 'hide')
  }

  // Of those that are chosen.
  get numbers() { return this.scene().chosen() }

  // Those that are favourites of the photos that are shown, where the others are told too.
  #favourite() {
    const { test } = this.favourites, isKept = number => test(this.photos[number])
    const numbers = this.numbers, isOn = !numbers.every(isKept), changed = numbers.filter(number => isKept(number) !== isOn)
    this.favourites.change(changed, isOn)
  }

  #hide() {
    const numbers = this.numbers, isOn = !this.browse().isShowingHidden
    const set = value => hidden.set(numbers.map(number => this.photos[number].url), value, this.say) && (this.browse().refresh(), true)
    if (!set(isOn)) return
    this.scene().choose(0)
    const photos = count(numbers.length), words = isOn => text(isOn ? 'nowHidden' : 'shownAgain', { photos })
    this.undo.did(words(isOn), () => set(!isOn), words(!isOn))
  }

  #download() {
    return this.#fetch('choice-zip', 'notDownloaded', async photos => {
      const files = photos.flatMap((photo, index) => filesOf(photo).map(file => ({ ...file, index })))
      const archive = await zip(files, {
        signal: this.#calledOff.signal,
        // Photos of which all files are there.
        told: done => this.say(text('zipping', { done: number(files[done]?.index ?? photos.length), photos: count(photos.length) })),
      })
      save(archive, 'photos.zip')
      this.say(text('zipped', { photos: count(photos.length) }))
      this.scene().choose(0)
    })
  }

  #share() {
    return this.#fetch('choice-share', 'notShared', async photos => {
      const outcome = await shareFiles(photos, {
        signal: this.#calledOff.signal,
        told: done => done < photos.length && this.say(text('zipping', { done: number(done), photos: count(photos.length) })),
      })
      if (outcome === 'shared') this.scene().choose(0)
      // A phone offers the archive then, as it does of many, until others are chosen.
      if (outcome === 'unshareable') element('choice').classList.add('many')
      const words = { again: 'shareAgain', refused: 'notShared', unshareable: 'shareTooMuch' }[outcome]
      this.say(words ? text(words) : '')
    })
  }

  // Photos come for a button, which is busy until then; pressed again, it calls that off.
  async #fetch(id, calledOff, work) {
    if (this.#calledOff) return this.#calledOff.abort()
    const button = element(id)
    this.#calledOff = new AbortController()
    button.classList.add('busy')
    try {
      await work(this.numbers.map(number => this.photos[number]))
    } catch (error) {
      this.say(error.name === 'AbortError' ? text(calledOff) : whyNotFetched(error))
    } finally {
      this.#calledOff = null
      button.classList.remove('busy')
    }
  }
}
