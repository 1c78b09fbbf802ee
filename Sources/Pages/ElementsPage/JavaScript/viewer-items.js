// Pictures that a page has as data: what would be said by a link around an image. They are links all the same, which stand nowhere.

/** @typedef {import('./index.js').ViewerItem | import('./index.js').ViewerContent} ViewerItem */

const options = ['src', 'content', 'srcset', 'width', 'height', 'alt', 'caption', 'type', 'poster', 'thumbnail', 'element']

// What a picture grows out of, where the page says so; a list of which only a part is in the page answers when it is asked.
/** @type {WeakMap<Element, NonNullable<ViewerItem['element']>>} */
const elements = new WeakMap()

// What is shown in place of a picture, and its number, by which an item that is made anew is the same slide.
/** @typedef {import('./index.js').ViewerContent['content']} Content */
/** @type {WeakMap<Element, Content>} */
const contents = new WeakMap()
/** @type {WeakMap<Content, number>} */
const numbers = new WeakMap()
let lastNumber = 0

/**
 * What is shown in place of a picture; none where a picture is.
 * @param {HTMLAnchorElement} link
 */
export const contentOf = link => contents.get(link)

/**
 * The number of that; 0 where a picture is.
 * @param {HTMLAnchorElement} link
 */
export function numberOf(link) {
  const content = contentOf(link)
  return content && numbers.get(content) || 0
}

/**
 * The element that stands for a picture which the page has as data; none where there is none now.
 * @param {HTMLAnchorElement} link @returns {HTMLElement | undefined}
 */
export function elementOf(link) {
  const said = elements.get(link), element = typeof said === 'function' ? said() : said
  return element?.isConnected ? /** @type {HTMLElement} */ (element) : undefined
}

/**
 * What has the focus when it closes: what is pressed, where a picture stands in that.
 * @param {HTMLAnchorElement} link @returns {HTMLElement}
 */
export const pressed = link => elementOf(link)?.closest('a[href], button, [tabindex]') ?? elementOf(link) ?? link

/**
 * The image of a link, or of what stands for it.
 * @param {HTMLAnchorElement} link @returns {HTMLImageElement | null}
 */
export function imageOf(link) {
  const element = elementOf(link)
  if (element?.matches('img')) return /** @type {HTMLImageElement} */ (element)
  return element?.querySelector('img') ?? link.querySelector('img')
}

/**
 * Items and their links. One that has been there before, as an object, has its link again.
 * @param {readonly ViewerItem[]} items @param {Document} page
 * @param {readonly { item: ViewerItem, link: HTMLAnchorElement }[]} before
 */
export function linked(items, page, before) {
  if (!Array.isArray(items)) throw new TypeError(`The items of a viewer are a list, or null for its links, not ${items}.`)
  const known = new Map(before.map(({ item, link }) => [item, link]))
  return items.map((item, index) => {
    const same = known.get(check(item, index))
    known.delete(item)
    return { item, link: same ?? link(item, page) }
  })
}

/** @param {any} item @param {number} index @returns {ViewerItem} */
function check(item, index) {
  if (typeof item?.src !== 'string' && !item?.content) throw new TypeError(`Item ${index} has no \`src\`, the address of its picture, and no \`content\`.`)
  const other = Object.keys(item).find(key => item[key] !== undefined && !options.includes(key))
  if (other) throw new TypeError(`Item ${index} has “${other}”: there are ${options.join(', ')}.`)
  for (const name of ['content', 'element']) {
    const said = item[name]
    if (said && typeof said !== 'function' && said.nodeType !== 1) throw new TypeError(`The \`${name}\` of item ${index} is an element, or a function that answers one, not ${said}.`)
  }
  return item
}

/** @param {any} item @param {Document} page */
function link(item, page) {
  const { src, content, type, alt, thumbnail, element } = /** @type {Partial<import('./index.js').ViewerItem & import('./index.js').ViewerContent>} */ (item), made = page.createElement('a')
  if (content) {
    contents.set(made, content)
    if (!numbers.has(content)) numbers.set(content, lastNumber += 1)
  }
  made.href = src ?? `about:blank#${numberOf(made)}`
  if (type) made.type = type
  if (alt) made.setAttribute('aria-label', alt)
  for (const name of /** @type {const} */ (['srcset', 'width', 'height', 'caption', 'poster'])) {
    if (item[name] !== undefined) made.dataset[name] = `${item[name]}`
  }
  if (thumbnail) {
    const image = page.createElement('img')
    // Before its address: what is nowhere is loaded at once otherwise, of a thousand each.
    image.loading = 'lazy'
    image.src = thumbnail
    made.append(image)
  }
  if (element) elements.set(made, element)
  return made
}
