// What a page may do with its <tsumami-viewer>, in any order: acts by a number that is drawn, each one told in `acts`.
// Evaluates to `{ act, rest }`: `act(draw)` does one thing, `rest()` brings the page back to order and answers what is wrong then.

(() => {
  const viewer = document.querySelector('tsumami-viewer'), grid = viewer.querySelector('.grid'), home = viewer.parentElement
  const other = home.appendChild(document.createElement('section'))
  const files = ['pictures/2-sunflower@2x.webp', 'pictures/3-city-at-night@2x.webp', 'pictures/sailing.mp4', 'nowhere.webp', 'style.css']
  const acts = [], told = [], unexpected = []
  document.documentElement.style.overscrollBehavior = 'none'
  // A link that is followed, as where the viewer cannot be shown, would end the page, as a finger that swipes it aside.
  navigation.addEventListener('navigate', event => {
    if (event.destination.sameDocument || !event.cancelable) return
    event.preventDefault()
    acts.push(`(to ${event.destination.url})`)
  })
  for (const type of ['open', 'change', 'close', 'error']) viewer.addEventListener(type, event => told.push([type, event.detail.index]))

  const fresh = draw => {
    const link = document.createElement('a'), image = document.createElement('img')
    link.href = files[draw(files.length)]
    if (draw(8) > 0) image.src = ['sailing.webp', 'pictures/4-fern@2x.webp', 'nowhere-small.webp'][draw(3)]
    image.alt = `new ${acts.length}`
    link.append(image)
    return link
  }
  const photos = files.map((src, index) => ({ src, alt: `item ${index}`, element: index % 2 ? () => grid.children[index] : null, thumbnail: index > 2 ? 'sailing.webp' : undefined }))
  const some = draw => viewer.links[draw(viewer.links.length || 1)]
  const can = {
    open: draw => void viewer.open(draw(7)).catch(error => error instanceof RangeError || /cannot be shown|is in no document/.test(String(error)) || unexpected.push(String(error))),
    click: draw => some(draw)?.click(),
    close: () => viewer.close(),
    next: () => viewer.next(),
    previous: () => viewer.previous(),
    index: draw => { viewer.index = draw(7) - 1 },
    zoom: draw => viewer.zoomTo([0.5, 1, 2, 8, NaN][draw(5)]),
    add: draw => grid.insertBefore(fresh(draw), grid.children[draw(grid.children.length + 1)] ?? null),
    remove: draw => some(draw)?.remove(),
    empty: draw => draw(6) === 0 && grid.replaceChildren(),
    reverse: () => grid.append(...[...grid.children].reverse()),
    anew: () => { grid.innerHTML = grid.innerHTML },
    address: draw => { const link = some(draw); if (link) link.href = files[draw(files.length)] },
    poster: draw => { const link = some(draw); if (link) link.dataset.poster = ['sailing.webp', 'nowhere-poster.webp'][draw(2)] },
    caption: draw => { const link = some(draw); if (link) link.dataset.caption = `caption ${acts.length}` },
    attribute: draw => viewer.toggleAttribute(['loop', 'hidden', 'history'][draw(3)]),
    direction: () => { document.documentElement.dir = document.documentElement.dir === 'rtl' ? 'ltr' : 'rtl' },
    hide: () => { home.hidden = !home.hidden },
    leave: () => { viewer.isConnected ? viewer.remove() : home.append(viewer) },
    move: () => (viewer.parentElement === other ? home : other).append(viewer),
    before: () => viewer.isConnected && home.isConnected && home.moveBefore(viewer, null),
    items: draw => { viewer.items = [null, null, [], photos, [...photos].reverse(), photos.map(photo => ({ ...photo }))][draw(6)] },
    resize: () => dispatchEvent(new Event('resize')),
    space: () => viewer.shadowRoot.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true, composed: true, cancelable: true })),
    press: draw => viewer.shadowRoot.querySelectorAll('button')[draw(5)]?.click(),
  }
  // Nothing happens in what is closed.
  const names = [...Object.keys(can), 'open', 'open', 'open', 'click', 'click', 'add'], after = milliseconds => new Promise(done => setTimeout(done, milliseconds))
  const until = async (condition, milliseconds) => {
    for (const end = performance.now() + milliseconds; !condition() && performance.now() < end;) await after(20)
    return condition()
  }

  // The page is seen, and the viewer in it.
  function show() {
    home.hidden = false
    viewer.removeAttribute('hidden')
    if (!viewer.isConnected) home.append(viewer)
  }

  async function act(draw) {
    if (draw(3) === 0) show()
    const name = names[draw(names.length)]
    acts.push(name)
    can[name](draw)
    await after([0, 0, 16, 60, 250][draw(5)])
  }

  // Every life that has begun ends, and only what is open turns or fails.
  function lives() {
    let isOpen = false
    for (const [at, [type, index]] of told.entries()) {
      if (type === 'open' ? isOpen : !isOpen) return `event ${at} is ${type} ${index} while it is ${isOpen ? 'open' : 'closed'}`
      if (type === 'open') isOpen = true
      if (type === 'close') isOpen = false
    }
    return isOpen ? 'an open without a close' : undefined
  }

  async function rest() {
    show()
    viewer.items = null
    await after(300)
    viewer.close()
    const wrong = [...unexpected], root = viewer.shadowRoot, dialog = root.querySelector('dialog')
    if (!await until(() => !viewer.isOpen && !viewer.hasAttribute('aria-busy'), 10000)) wrong.push('it does not close')
    if (!await until(() => !root.querySelector('video'), 2000)) wrong.push('a video is left')
    if (dialog.open) wrong.push('the dialog is open')
    if (viewer.index !== -1) wrong.push(`the index is ${viewer.index}`)
    if (root.querySelector('.stage').childElementCount > 0) wrong.push('layers are left')
    if (dialog.classList.contains('waits') || root.querySelector('.stage').ariaBusy) wrong.push('it waits for a picture')
    const hidden = [...viewer.querySelectorAll('img')].filter(image => getComputedStyle(image).visibility !== 'visible')
    if (hidden.length > 0) wrong.push(`${hidden.length} thumbnails are hidden`)
    const life = lives()
    if (life) wrong.push(life)
    grid.append(fresh(() => 0))
    const last = viewer.links.length - 1
    await viewer.open(last).catch(error => wrong.push(`it does not open any more: ${error}`))
    if (!await until(() => dialog.style.getPropertyValue('--progress') === '1', 10000)) wrong.push('it opens and does not come')
    if (viewer.index !== last) wrong.push(`it opened ${viewer.index} instead of ${last}`)
    viewer.close()
    if (!await until(() => !viewer.isOpen, 10000)) wrong.push('it does not close at the end')
    return { wrong, acts, told }
  }
  return { act, rest }
})()
