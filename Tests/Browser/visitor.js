// Somebody who looks through the gallery for hours, in a page whose time is turned by hand (clock.js): `visit(gestures, seed)` plays so many
// gestures with pauses, often in the middle of what moves. The native one is Tests/Endurance.
window.visit = async (gestures, seed) => {
  const stage = document.getElementById('stage'), { innerWidth: width, innerHeight: height } = window
  // Made by a script they are none that could be captured.
  Element.prototype.setPointerCapture = () => {}

  let state = seed >>> 0
  const share = () => {
    state = state + 0x6D2B79F5 >>> 0
    let z = Math.imul(state ^ state >>> 15, state | 1)
    z ^= z + Math.imul(z ^ z >>> 7, z | 61)
    return ((z ^ z >>> 14) >>> 0) / 2 ** 32
  }
  const below = count => Math.floor(share() * count), spread = most => (2 * share() - 1) * most

  let last = 0
  const others = () => new Promise(done => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = done
    port2.postMessage(0)
  })
  const frames = async count => {
    for (let frame = 0; frame < count; frame += 1) turned.step(1000 / 60)
    await others()
  }
  const send = (type, fingers) => {
    fingers.forEach(({ id, x, y }, index) => stage.dispatchEvent(new PointerEvent(type, {
      pointerId: id, pointerType: 'touch', isPrimary: index === 0, clientX: x, clientY: y, button: type === 'pointermove' ? -1 : 0,
      buttons: type === 'pointerup' ? 0 : 1, bubbles: true, cancelable: true,
    })))
  }
  const drag = async (points, ways, seconds) => {
    const fingers = points.map(([x, y]) => ({ id: last += 1, x, y }))
    send('pointerdown', fingers)
    const steps = Math.max(1, Math.round(seconds * 60))
    for (let step = 0; step < steps; step += 1) {
      fingers.forEach((finger, index) => {
        finger.x += ways[index][0] / steps
        finger.y += ways[index][1] / steps
      })
      send('pointermove', fingers)
      turned.step(1000 / 60)
    }
    send('pointerup', fingers)
    await frames(1)
  }
  const point = () => [share() * width, 60 + share() * (height - 60)]
  const pinch = async scale => {
    const [x, y] = point(), dx = 40 + spread(10), dy = 30 + spread(30), more = scale - 1
    await drag([[x - dx, y - dy], [x + dx, y + dy]], [[-dx * more, -dy * more], [dx * more, dy * more]], 0.2 + share() * 0.4)
  }
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-', 'Home', 'End', 'Escape', 'Enter']

  for (let gesture = 0; gesture < gestures; gesture += 1) {
    const kind = below(14)
    if (kind < 3) await drag([point()], [[spread(20), spread(500)]], 0.1 + share() * 0.2)
    else if (kind < 4) await drag([point()], [[spread(300), spread(20)]], 0.15)
    else if (kind < 6) await pinch(1.3 + share() * 2)
    else if (kind < 8) await pinch(0.3 + share() * 0.5)
    else if (kind < 11) await drag([point()], [[0, 0]], 0.06)
    else if (kind < 12) await drag([point()], [[spread(40), 320]], 0.3)
    else if (kind < 13) {
      const place = point()
      await drag([place], [[0, 0]], 0.06)
      await frames(4)
      await drag([place], [[0, spread(200)]], 0.3)
    } else {
      const key = keys[below(keys.length)]
      stage.dispatchEvent(new KeyboardEvent('keydown', { key, code: key, bubbles: true, cancelable: true }))
      stage.dispatchEvent(new KeyboardEvent('keyup', { key, code: key, bubbles: true, cancelable: true }))
    }
    if (share() < 0.4) await frames(1 + below(12))
    else {
      await frames(90)
      turned.step(share() * 20_000)
      await others()
    }
  }
  // Back in the grid, at rest.
  for (let press = 0; press < 3; press += 1) {
    stage.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true }))
    await frames(120)
  }
}
