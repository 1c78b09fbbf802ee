// The sheet of all gestures and keys, each gesture with a small moving picture (help.css has the motion).

import { set, setting } from './settings.js'
import { label, text } from './strings.js'

// A photo and the fingers on it: one circle each, and what the class of the picture makes of them.
const picture = (name, fingers = 1, photo = true) => `<svg class="${name}" viewBox="0 0 64 64" aria-hidden="true">
  ${photo ? '<rect class="photo" x="14" y="18" width="36" height="28" rx="3"/>' : ''}
  ${name === 'scrub' ? '<rect class="handle" x="56" y="14" width="3" height="12" rx="1.5"/>' : ''}
  ${name === 'hold' ? '<path class="letter" pathLength="1" d="M26 20V44H42"/>' : ''}
  ${name === 'choose' ? '<path class="few" d="M8 18h22v22H8zM34 18h22v22H34z"/>' : ''}
  ${name === 'flick' ? '<rect class="photo next" x="66" y="18" width="36" height="28" rx="3"/>' : ''}
  ${name === 'grid' ? '<path class="few" d="M8 8h22v22H8zM34 8h22v22H34zM8 34h22v22H8zM34 34h22v22H34z"/><path class="many" d="M8 8h14v14H8zM25 8h14v14H25zM42 8h14v14H42zM8 25h14v14H8zM25 25h14v14H25zM42 25h14v14H42zM8 42h14v14H8zM25 42h14v14H25zM42 42h14v14H42z"/>' : ''}
  ${Array.from({ length: fingers }, (_, index) => `<circle class="finger finger-${index + 1}" cx="32" cy="32" r="6"/>`).join('')}
</svg>`

const gestures = [
  ['onPhoto', [
    ['doTap', picture('tap')], ['doDoubleTap', picture('double')], ['doTwoTap', picture('two', 2)], ['doPinch', picture('pinch', 2)],
    ['doOneFinger', picture('one')], ['doFlick', picture('flick')], ['doPull', picture('pull')], ['doLift', picture('lift')], ['doHold', picture('hold')],
  ]],
  ['inGrid', [['doGridPinch', picture('grid', 2, false)], ['doScrub', picture('scrub', 1)], ['doChoose', picture('choose', 1, false)]]],
  ['culling', [['doKeep', picture('keep')], ['doReject', picture('reject')]]],
]

const keys = [
  [['←', '→', '↑', '↓'], 'keyArrows'], [['home', 'end'], 'keyEnds'], [['pageUp', 'pageDown'], 'keyPages'], [['+', '−', '0'], 'keyZoom'], [['0', '…', '5'], 'keyStars'], [['P', 'X', 'U', 'Z'], 'keyCull'], [['X'], 'keyChoose'], [['D'], 'keyChooseGroup'], [['control', 'A'], 'keyAll'],
  [['control', 'click'], 'keyControlClick'], [['shift', 'click'], 'keyShiftClick'], [['shift', '←', '→', '↑', '↓'], 'keyShiftArrows'], [['control', 'Z'], 'keyUndo'], [['/'], 'keySearch'], [['enter'], 'keyEnter'], [['escape'], 'keyEscape'],
  [['space'], 'keySpace'], [['M'], 'keyMute'], [['F'], 'keyFull'], [['I'], 'keyInformation'], [['?'], 'keyHelp'],
]

// Keys that have names in words.
const named = ['space', 'control', 'shift', 'click', 'pageUp', 'pageDown', 'home', 'end', 'enter', 'escape']

const zoomsDown = () => setting('zoom') !== 'up'

export class Help {
  constructor(dialog, scene, say) {
    this.dialog = dialog
    this.scene = scene
    this.say = say
  }

  // Made when it is first wanted.
  open() {
    if (!this.dialog.childElementCount) this.#fill()
    if (!this.dialog.open) this.dialog.showModal()
  }

  // Tells the scene what was chosen before.
  apply() {
    if (!zoomsDown()) this.scene().zoomDirection(false)
  }

  #fill() {
    const rows = gestures.map(([title, list]) => `<h3>${text(title)}</h3><ul>${list.map(([key, drawing]) =>
      `<li data-gesture="${key}">${drawing}<p>${text(key)}</p></li>`).join('')}</ul>`)
    const table = keys.map(([names, key]) => `<dt>${names.map(name => `<kbd>${named.includes(name) ? text(name) : name}</kbd>`).join(' ')}</dt><dd>${text(key)}</dd>`)
    this.dialog.innerHTML = `<header><h2 id="help-title">${text('help')}</h2><button type="button" class="close">
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg></button></header>
      <div class="scrolls" tabindex="0" role="group" aria-labelledby="help-title">${rows.join('')}<h3>${text('keys')}</h3><dl>${table.join('')}</dl></div>`
    const close = this.dialog.querySelector('.close')
    label(close, 'close')
    close.addEventListener('click', () => this.dialog.close())
    this.#addDirection(this.dialog.querySelector('[data-gesture=doOneFinger]'))
  }

  #addDirection(row) {
    const choice = document.createElement('label'), box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: zoomsDown() })
    choice.append(box, text('downIsCloser'))
    row.querySelector('p').after(choice)
    row.classList.toggle('up', !box.checked)
    box.addEventListener('change', () => {
      set('zoom', box.checked ? 'down' : 'up', this.say)
      row.classList.toggle('up', !box.checked)
      this.scene().zoomDirection(box.checked)
    })
  }
}
