// Layer changes in, elements out. The operations are those of PROTOCOL.md, in its order.

const rgba = (r, g, b, a) => `rgb(${r * 255} ${g * 255} ${b * 255} / ${a})`
const fits = ['fill', 'contain', 'cover', 'none']
const aligned = ['flex-start', 'center', 'flex-end']
const roles = [null, 'img', 'button', 'status', 'group']
const svg = 'http://www.w3.org/2000/svg'

export class Layers {
  #elements = new Map()
  #moving = new Set()
  #sizes = new WeakMap()

  // `pictures` says where they are, and loads those that are wanted. `placed(number)` is told when one is put on a layer,
  // `shows(number)` when the scene shows that one, or, −1, all of them.
  constructor(root, pictures, { placed = () => {}, shows = () => {} } = {}) {
    this.#elements.set(0, root)
    this.pictures = pictures
    this.placed = placed
    this.shows = shows
  }

  // Reads the flat list: each operation takes its operands, and `text` reads what they point to.
  apply(numbers, text) {
    let at = 0
    const take = () => numbers[at++]
    const string = () => text(take(), take())
    while (at < numbers.length) {
      const operation = this.#operations[take()], id = take()
      operation.call(this, id, take, string)
    }
  }

  // Nothing moves any more: gives the layers their memory back and lets them be drawn sharp at their new scale.
  settle() {
    for (const element of this.#moving) element.style.willChange = ''
    this.#moving.clear()
  }

  #operations = [
    function created(id, take) {
      const kind = ['view', 'image', 'label', 'scroll', 'button', 'path'][take()]
      const element = document.createElement('div')
      element.classList.add(kind)
      element.dataset.layer = id
      if (kind === 'image') element.append(Object.assign(new Image(), { decoding: 'async', draggable: false, alt: '' }))
      if (kind === 'label' || kind === 'button') element.append(document.createElement('span'))
      if (kind === 'scroll') element.append(Object.assign(document.createElement('div'), { className: 'content' }))
      // In an element of its own: a drawing without a size is not drawn at all, and a path need not have any.
      if (kind === 'path') element.append(document.createElementNS(svg, 'svg'))
      if (kind === 'path') element.firstChild.append(document.createElementNS(svg, 'polyline'))
      this.#elements.set(id, element)
    },
    function inserted(id, take) {
      const element = this.#elements.get(id), parent = this.#inside(take()), index = take()
      if (element.parentNode === parent) element.remove()
      const layers = [...parent.children].filter(child => child.dataset.layer)
      parent.insertBefore(element, layers[index] ?? null)
    },
    function removed(id) {
      const element = this.#elements.get(id)
      for (const each of [element, ...element.querySelectorAll('[data-layer]')]) {
        this.#elements.delete(Number(each.dataset.layer))
        this.#moving.delete(each)
      }
      element.remove()
    },
    function geometry(id, take) {
      const element = this.#elements.get(id), style = element.style
      const [x, y, width, height] = [take(), take(), take(), take()]
      const matrix = [take(), take(), take(), take(), take(), take()]
      const size = `${width}×${height}`
      if (this.#sizes.get(element) !== size) {
        this.#sizes.set(element, size)
        style.width = `${width}px`
        style.height = `${height}px`
      }
      this.#move(element, `translate(${x}px, ${y}px) matrix(${matrix})`)
    },
    function opacity(id, take) { this.#elements.get(id).style.opacity = take() },
    function hidden(id, take) { this.#elements.get(id).toggleAttribute('hidden', take() === 1) },
    function background(id, take) {
      this.#elements.get(id).style.background = rgba(take(), take(), take(), take())
    },
    function clips(id, take) { this.#elements.get(id).style.overflow = take() === 1 ? 'hidden' : '' },
    function corners(id, take) { this.#elements.get(id).style.borderRadius = `${take()}px` },
    function image(id, take) {
      const picture = take(), image = this.#elements.get(id).firstChild
      if (picture < 0) return image.removeAttribute('src')
      image.alt = image.dataset.label || this.pictures.photo(picture).alt
      image.src = this.pictures.url(picture)
      this.placed(picture)
    },
    function contentMode(id, take) {
      const fit = fits[take()], image = this.#elements.get(id).firstChild
      if (image instanceof Image) image.style.objectFit = fit
    },
    function label(id, take, string) { this.#elements.get(id).firstChild.textContent = string() },
    function textStyle(id, take) {
      const style = this.#elements.get(id).style
      style.fontSize = `${take()}px`
      style.fontWeight = take()
      style.color = rgba(take(), take(), take(), take())
      const alignment = take()
      style.justifyContent = aligned[alignment]
      style.textAlign = ['left', 'center', 'right'][alignment]
    },
    function scrolled(id, take) {
      this.#move(this.#inside(id), `translate(${-take()}px, ${-take()}px)`)
    },
    function accessibility(id, take, string) {
      const element = this.#elements.get(id), role = roles[take()], label = string()
      if (role === 'img' && element.firstChild instanceof Image) {
        // The picture's own text is better than none.
        element.firstChild.dataset.label = label
        if (label) element.firstChild.alt = label
        return
      }
      for (const [name, value] of [['role', role], ['aria-label', label]]) {
        if (value) element.setAttribute(name, value)
        else element.removeAttribute(name)
      }
      if (role === 'button') element.tabIndex = 0
    },
    function path(id, take) {
      const line = this.#elements.get(id).firstChild.firstChild
      line.setAttribute('stroke-width', take())
      line.setAttribute('stroke', rgba(take(), take(), take(), take()))
      line.setAttribute('points', Array.from({ length: take() }, () => `${take()},${take()}`).join(' '))
    },
    function wanted(picture, take) {
      if (take() === 1) this.pictures.want(picture)
      else this.pictures.drop(picture)
    },
    function shows(picture) { this.shows(picture) },
    // In front of what is in the layer, which a border or an outline of its own would not be.
    function border(id, take) {
      const element = this.#elements.get(id), width = take()
      element.classList.toggle('bordered', width > 0)
      element.style.setProperty('--border', `${width}px solid ${rgba(take(), take(), take(), take())}`)
    },
    // CSS counts two standard deviations.
    function shadow(id, take) {
      const color = rgba(take(), take(), take(), take()), blur = 2 * take()
      this.#elements.get(id).style.boxShadow = `${take()}px ${take()}px ${blur}px ${color}`
    },
  ]

  // Where the children of a layer live: a scroll view's are in an element of their own.
  #inside(id) {
    const element = this.#elements.get(id)
    return element.classList.contains('scroll') ? element.firstChild : element
  }

  // Moves without layout or painting, on a layer of the graphics card for as long as it goes on.
  #move(element, transform) {
    if (element.style.transform === transform) return
    element.style.transform = transform
    element.style.willChange = 'transform'
    this.#moving.add(element)
  }
}
