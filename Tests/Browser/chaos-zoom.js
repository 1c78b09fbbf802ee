// What a page may do with a <tsumami-zoom>, in any order, and with recognizers on what it is in: see chaos-viewer.js.

(async () => {
  const { recognize } = await import('/web/tsumami/tsumami.js')
  const zoom = document.querySelector('#map'), home = zoom.parentElement, other = home.appendChild(document.createElement('section'))
  const acts = [], told = [], wrong = []
  let last, recognition
  document.documentElement.style.overscrollBehavior = 'none'
  navigation.addEventListener('navigate', event => event.destination.sameDocument || !event.cancelable || event.preventDefault())
  zoom.addEventListener('zoom', event => { last = event.detail; Object.values(last).every(Number.isFinite) || wrong.push(`a place that is none: ${JSON.stringify(last)}`) })
  zoom.addEventListener('error', event => wrong.push(event.detail.reason))

  const can = {
    zoom: draw => void zoom.zoomTo([0, 0.5, 1, 2, 9, Infinity, NaN, -1][draw(8)], { x: draw(500) - 50, y: draw(500) - 50, animated: draw(2) === 0 }),
    reset: draw => void zoom.reset({ animated: draw(2) === 0 }),
    largest: draw => { zoom.maxScale = [1, 2, 5, 0, NaN][draw(5)] },
    attribute: draw => zoom.setAttribute(['max-scale', 'gestures', 'direction', 'label', 'hint'][draw(5)], ['4', 'greedy', 'cooperative', 'down', ''][draw(5)]),
    none: draw => zoom.removeAttribute(['max-scale', 'gestures', 'direction', 'label', 'hint'][draw(5)]),
    content: draw => zoom.replaceChildren(draw(4) === 0 ? 'words' : Object.assign(new Image(), { src: ['pictures/4-fern@2x.webp', 'nowhere.webp'][draw(2)], alt: 'new' })),
    size: draw => { zoom.style.width = ['', '120px', '700px', '0'][draw(4)] },
    hide: () => { zoom.hidden = !zoom.hidden },
    leave: () => { zoom.isConnected ? zoom.remove() : home.insertBefore(zoom, home.children[3]) },
    move: () => (zoom.parentElement === other ? home : other).append(zoom),
    before: draw => zoom.isConnected && home.moveBefore(zoom, home.children[draw(9)] ?? null),
    wrap: draw => zoom.replaceChildren(...['picture', 'figure', 'a'].slice(draw(3), 3).map(name => { const box = document.createElement(name); box.append(Object.assign(new Image(1600, 900), { src: 'pictures/4-fern@2x.webp' }), name); return box })),
    turn: draw => zoom.querySelector('*')?.dispatchEvent(new WheelEvent('wheel', { ctrlKey: draw(2) === 0, deltaY: draw(200) - 100, clientX: draw(390), clientY: draw(800), bubbles: true, cancelable: true, composed: true })),
    scroll: draw => scrollTo(0, [0, 200, 9999][draw(3)]),
    resize: () => dispatchEvent(new Event('resize')),
    recognize: draw => {
      recognition?.stop()
      recognition = recognize(home, [['pan'], ['pinch', 'rotation'], [{ type: 'pinch', wheel: true }, 'pan'], ['tap', 'doubleTap'], ['oneFingerZoom', 'longPress']][draw(5)], ({ type, state }) => told.push(`${type} ${state}`))
    },
    enable: draw => recognition?.setEnabled(['pan', 'pinch', 'tap'][draw(3)], draw(2) === 0),
    stop: () => recognition?.stop(),
  }
  const names = [...Object.keys(can), 'zoom', 'zoom'], after = milliseconds => new Promise(done => setTimeout(done, milliseconds))

  function show() {
    zoom.hidden = false
    zoom.style.width = ''
    if (!zoom.isConnected) home.insertBefore(zoom, home.children[3])
    zoom.scrollIntoView({ block: 'center' })
  }

  async function act(draw) {
    if (draw(3) === 0) show()
    const name = names[draw(names.length)]
    acts.push(name)
    try { can[name](draw) } catch (error) { if (name !== 'enable') wrong.push(`${name}: ${error}`) }
    await after([0, 0, 16, 60, 250][draw(5)])
  }

  const until = async condition => {
    for (const end = performance.now() + 5000; !condition() && performance.now() < end;) await after(20)
    return condition()
  }

  async function rest() {
    recognition?.stop()
    zoom.replaceChildren(Object.assign(new Image(), { src: 'pictures/4-fern@2x.webp', alt: 'last' }))
    zoom.setAttribute('max-scale', '4')
    show()
    const content = zoom.shadowRoot.querySelector('.content'), frame = zoom.shadowRoot.querySelector('.frame')
    const width = element => element.getBoundingClientRect().width
    await after(300)
    await zoom.reset({ animated: false })
    if (!await until(() => zoom.scale === 1 && Math.abs(width(content) - width(frame)) < 0.5)) wrong.push(`it rests at ${zoom.scale}, ${width(content)} wide in ${width(frame)}`)
    await zoom.zoomTo(2)
    if (!await until(() => Math.abs(zoom.scale - 2) < 1e-6 && Math.abs(width(content) - 2 * width(frame)) < 1)) wrong.push(`it is told to be 2 and is ${zoom.scale}`)
    if (last?.scale !== zoom.scale) wrong.push(`it says ${zoom.scale}, and told ${last?.scale}`)
    await zoom.reset({ animated: false })
    return { wrong, acts, told }
  }
  return { act, rest }
})()
