"""The gallery as a test sees it on a phone: its cells, the photo that is open, and fingers on both."""

from fingers import Hand

WIDTH, HEIGHT = 390, 844

# The cells that are on the screen: [number, left, top, width, height].
CELLS = """
const cells = () => [...document.querySelectorAll('#stage [role=button]')]
  // A title is a button, too, while photos are chosen.
  .filter(cell => cell.offsetParent && !cell.closest('[hidden]') && /(?:photo|Foto|写真) \\d+/.test(cell.ariaLabel))
  .map(cell => { const { left, top, width, height } = cell.getBoundingClientRect()
    return [Number(/(?:photo|Foto|写真) (\\d[\\d,.]*)/.exec(cell.ariaLabel)[1].replace(/\\D/g, '')), left, top, width, height, cell.querySelector('img')?.getAttribute('src')] })
  .filter(([, , top, , height]) => top < innerHeight && top + height > 0)
  .sort((a, b) => a[0] - b[0])
"""
# Where the photo that is open is, and its size in the file: [left, top, width, height, name].
PHOTO = """
const photo = () => {
  const middle = innerWidth / 2
  // The covers of albums are no photos that are open: they have no name of their own.
  const image = [...document.querySelectorAll('#stage .scroll .scroll .image:not([data-label=""]) img[src]')].find(image => {
    const { left, right } = image.getBoundingClientRect()
    return left <= middle && middle <= right })
  if (!image) return null
  const { left, top, width, height } = image.getBoundingClientRect()
  return [left, top, width, height, image.alt, image.getAttribute('src')]
}
"""
# What a page hears that somebody leaves, and comes back to.
LEAVE = """
let state = 'hidden'
Object.defineProperties(document, { hidden: { get: () => state === 'hidden', configurable: true }, visibilityState: { get: () => state, configurable: true } })
const leaves = [[document, 'visibilitychange'], [window, 'blur'], [window, 'pagehide']], comes = [[window, 'pageshow'], [document, 'visibilitychange'], [window, 'focus']]
for (const [target, type] of leaves) target.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
state = 'visible'
for (const [target, type] of comes) target.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
"""


def cells(page):
    return page.run(CELLS + "return cells()")


def photo(page):
    return page.run(PHOTO + "return photo()")


def open_menu(page):
    page.run("document.querySelector('#bar [popovertarget=menu]').click()")
    page.wait_for("return menu.matches(':popover-open')", 10)


def loaded(page):
    """Waits until every cell on the screen has its photo, or says that there is none."""
    page.wait_for(CELLS + "return cells().every(cell => cell[5]) || document.querySelector('#stage').innerText.includes('cannot')"
                  "|| document.querySelector('#stage').innerText.includes('No photos')", 10)


def rest(page, seconds=5):
    """Waits until nothing moves."""
    # What fades, and what is between two photos, has no photo that moves.
    page.run(f"{CELLS}{PHOTO}; window.looks = () => [cells(), photo(), [...document.querySelectorAll('#stage *')].map(({{ style }}) => style.opacity + style.transform)]")
    page.rest("looks()", seconds)


def place(page, number):
    cell = next(cell for cell in cells(page) if cell[0] == number)
    return cell[1] + cell[3] / 2, cell[2] + cell[4] / 2


def tap(page, number):
    hand = Hand(page.driver)
    hand.tap(hand.finger(), place(page, number)).perform()
    rest(page)


def glide(page, start, end, seconds=0.12, still=0.0):
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: start}).glide({finger: end}, seconds)
    if still:
        hand.wait(still)
    hand.up(finger).perform()
    rest(page)


def events(page):
    names = ("opened", "turned", "closed")
    return [(line["event"], line["photo"]) for line in page.report() if line.get("event") in names]
