// What the viewer says, in the page's words where it has some.

/** Texts that attributes can replace: label, close-label, previous-label, next-label, failed-label, failed-video-label, play-label, pause-label, mute-label, position-label. */
const texts = {
  label: 'Pictures', close: 'Close', previous: 'Previous picture', next: 'Next picture', failed: 'The picture cannot be shown',
  'failed-video': 'The video cannot be played', play: 'Play', pause: 'Pause', mute: 'Mute', position: 'Position',
}

/** @param {HTMLElement} viewer @param {keyof texts} name */
export const words = (viewer, name) => viewer.getAttribute(name === 'label' ? name : `${name}-label`) ?? texts[name]

/**
 * The names of the dialog and of its buttons, of which the left one leads on where the page runs from right to left.
 * @param {HTMLElement} viewer @param {HTMLElement} dialog
 */
export function nameParts(viewer, dialog) {
  const [left, right] = getComputedStyle(viewer).direction === 'rtl' ? ['.right', '.left'] : ['.left', '.right']
  dialog.setAttribute('aria-label', words(viewer, 'label'))
  for (const [part, name] of /** @type {[string, keyof texts][]} */ ([['.close', 'close'], [left, 'previous'], [right, 'next']])) {
    const label = words(viewer, name)
    Object.assign(/** @type {HTMLElement} */ (dialog.querySelector(part)), { ariaLabel: label, title: label })
  }
}

/**
 * What stands below a picture: its data-caption, or a copy of the caption of the figure around it, with its links, and without what only means something in the page.
 * @param {HTMLElement} link @returns {(Node | string)[]}
 */
export function captionOf(link) {
  const own = link.dataset.caption, around = link.closest('figure')?.querySelector('figcaption')
  if (own !== undefined) return own ? [own] : []
  if (!around?.textContent?.trim()) return []
  const copy = /** @type {Element} */ (around.cloneNode(true))
  for (const element of copy.querySelectorAll('*')) {
    for (const name of ['id', 'class', 'style', 'part', 'slot']) element.removeAttribute(name)
  }
  return [...copy.childNodes]
}

/**
 * Whether a link leads to another place of the page.
 * @param {HTMLAnchorElement | null} link
 */
export const isInPage = link => Boolean(link?.hash) && link?.href.split('#')[0] === link?.ownerDocument.URL.split('#')[0]
