// A card that is moved, pinched and turned: what it looks like is the page's, what fingers mean is tsumami's.

import { recognize } from './tsumami/tsumami.js'
const card = document.getElementById('card'), log = document.getElementById('log')
const lines = []
let x = 0, y = 0, scale = 1, turn = 0
const draw = () => card.style.transform = `translate(${x}px, ${y}px) rotate(${turn}rad) scale(${scale})`
const write = event => {
  lines.unshift(`${event.name} ${event.state} ${Math.round(event.x)}, ${Math.round(event.y)}`)
  log.textContent = lines.slice(0, 5).join('\n')
}
window.recognized = []
window.recognition = recognize(document.getElementById('pad'), [
  'tap', 'doubleTap', 'longPress', 'pan', 'pinch', 'rotation', { type: 'oneFingerZoom', direction: 'down' },
  { type: 'stroke', name: 'L', strokes: ['down', 'right'], with: ['pan'] },
], event => {
  recognized.push(event)
  if (event.state !== 'changed') write(event)
  if (event.name === 'pan') { x = panStart(event).x + event.translation.x; y = panStart(event).y + event.translation.y }
  if (event.name === 'pinch' || event.name === 'oneFingerZoom') scale = valueStart(event, scale) * event.scale
  if (event.name === 'rotation') turn = valueStart(event, turn) + event.rotation
  if (event.name === 'doubleTap') [x, y, scale, turn] = [0, 0, 1, 0]
  draw()
})
// What each gesture began with.
const starts = {}
function valueStart(event, value) { return starts[event.name] = event.state === 'began' ? value : starts[event.name] }
function panStart(event) { return starts.pan = event.state === 'began' ? { x, y } : starts.pan }
