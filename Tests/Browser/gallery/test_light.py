"""The grid for those who want light: its ground, titles and bars; and the photo, which is on black for everybody, on its way between the two."""

import pytest
from selenium.webdriver.common.keys import Keys

from conftest import Server
from fingers import HeldFingers
from gallery_page import HEIGHT, WIDTH, photo, place, rest, tap
from page import Page, prefer
from test_chrome import contrast, flat

PATIENCE = 20
# Of the screen as the browser's screenshot has it: the red, green and blue at a place.
PIXEL = """
const [data, x, y] = given
const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), letter => letter.charCodeAt(0))]))
const context = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })
context.drawImage(image, 0, 0)
return [...context.getImageData(x * image.width / innerWidth, y * image.height / innerHeight, 1, 1).data].slice(0, 3)
"""


@pytest.fixture(scope="module")
def black(tmp_path_factory):
    """Thirty black photos."""
    folder = tmp_path_factory.mktemp("black")
    flat(folder, b"\0")
    with Server(folder) as server:
        yield server


@pytest.fixture
def scheme(driver):
    """Says what the person wants; nothing in particular afterwards."""
    yield lambda value: prefer(driver, value)
    prefer(driver, None)


def pixel(page, x, y):
    return page.run_async(PIXEL, page.driver.get_screenshot_as_base64(), x, y)


def ground(page):
    """Between the photos: the line below the first row's cells at the left edge of the second."""
    left, top = page.run("""
        const rects = [...document.querySelectorAll('#stage [role=button]')].map(each => each.getBoundingClientRect()).filter(({ width, top }) => width > 40 && top > 100)
        const first = rects.sort((a, b) => a.top - b.top || a.left - b.left)[0]
        return [first.right + 1, first.top + first.height / 2]""")
    return pixel(page, left, top)


def test_the_grid_is_as_light_as_somebody_wants_it_and_follows_while_it_runs(gallery, some, scheme):
    scheme("light")
    page = gallery(some)
    assert ground(page) == [255, 255, 255]
    colour = "return document.querySelector('meta[name=theme-color]').content"
    assert page.run(colour) == "#ffffff"
    ink = "return getComputedStyle(title).color"
    assert page.run(ink) == "rgb(27, 27, 29)"
    page.screenshot("light-grid")
    scheme("dark")
    page.wait_for("return getComputedStyle(title).color === 'rgb(244, 244, 244)'", PATIENCE)
    rest(page, PATIENCE)
    assert ground(page) == [0, 0, 0] and page.run(colour) == "#000000"
    scheme("light")
    page.wait_for(f"{ink} === 'rgb(27, 27, 29)'", PATIENCE)
    rest(page, PATIENCE)
    assert ground(page) == [255, 255, 255]


@pytest.mark.parametrize("wanted, path, colour", [("light", "", "#ffffff"), ("dark", "", "#000000"), ("light", "#pinch-me", "#000000"), ("light", "#gallery/0005.png", "#000000")])
def test_what_a_phone_has_around_the_page_has_its_colour_while_the_scripts_are_on_their_way(driver, some, wanted, path, colour):
    page = Page(driver, some.url, size=(WIDTH, HEIGHT))
    page.prefer(wanted)
    driver.execute_cdp_cmd("Network.enable", {})
    driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/gallery.js"]})
    page.open(path)
    assert page.run("return document.querySelector('meta[name=theme-color]').content") == colour
    assert pixel(page, 20, 20) == [int(colour[1:3], 16)] * 3
    driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
    page.close()


# Of each frame until the photo covers all: how much it covers, and whether the grid, its bar or a light ground are seen.
ARRIVES = """
window.frames = []
const look = () => {
  const grid = document.querySelector('#stage > .appearance + .view'), bar = document.getElementById('bar')
  const isSeen = part => part && part.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const covered = document.body?.style.getPropertyValue('--covered')
  if (bar) frames.push([covered, isSeen(grid) || isSeen(bar), getComputedStyle(stage).backgroundColor])
  if (covered !== '1') requestAnimationFrame(look)
}
look()
"""


@pytest.mark.parametrize("wanted", ["light", "dark"])
def test_a_page_with_a_photo_shows_no_grid_before_the_photo_when_it_is_loaded_again(gallery, some, scheme, wanted):
    page = gallery(some)
    scheme(wanted)
    tap(page, 5)
    script = page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": ARRIVES})["identifier"]
    page.driver.refresh()
    page.wait_until_ready()
    page.wait_for("return document.body.style.getPropertyValue('--covered') === '1'", PATIENCE)
    page.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", {"identifier": script})
    seen = page.run("return frames")
    assert len(seen) > 5 and all(frame[1:] == [False, "rgb(0, 0, 0)"] for frame in seen[:-1]), seen
    # And there is one below it.
    page.key(Keys.ESCAPE)
    rest(page, PATIENCE)
    assert photo(page) is None
    assert ground(page) == ([255, 255, 255] if wanted == "light" else [0, 0, 0])
    colour = "return document.querySelector('meta[name=theme-color]').content"
    assert page.run(colour) == ("#ffffff" if wanted == "light" else "#000000")


def test_a_link_to_a_photo_that_is_gone_shows_the_grid(gallery, some, scheme):
    scheme("light")
    page = gallery(some, "#gallery/gone.png")
    rest(page, PATIENCE)
    assert ground(page) == [255, 255, 255]
    assert page.run("return document.querySelector('meta[name=theme-color]').content") == "#ffffff"
    assert page.run("return document.getElementById('bar').checkVisibility({ opacityProperty: true })")


def test_a_photo_is_on_black_in_the_light_too_and_the_ground_darkens_on_the_way(gallery, some, scheme):
    scheme("light")
    page = gallery(some)
    tap(page, 5)
    assert pixel(page, WIDTH / 2, 120) == [0, 0, 0] and pixel(page, WIDTH / 2, HEIGHT - 120) == [0, 0, 0]
    assert page.run("return document.querySelector('meta[name=theme-color]').content") == "#000000"
    fingers = HeldFingers(page.driver)
    for step in range(12):
        fingers.at((WIDTH / 2, HEIGHT / 2 + 20 * step))
    page.frames(3)
    x, y, width, _ = photo(page)[:4]
    red, green, blue = pixel(page, 3, HEIGHT - 30)
    page.screenshot("light-pulled")
    fingers.lift()
    assert width < WIDTH and 20 < red, "the light grid is seen through it"
    rest(page, PATIENCE)
    page.key(Keys.ESCAPE)
    rest(page, PATIENCE)
    assert photo(page) is None and ground(page) == [255, 255, 255]


def test_the_bars_of_the_grid_stay_while_fingers_hold_a_photo_that_is_so_small_that_the_ground_is_light_again(gallery, some, scheme):
    """And those of the photo, which are white on a dark veil, do not come back."""
    scheme("light")
    page = gallery(some)
    tap(page, 5)
    fingers = HeldFingers(page.driver)
    bars = "return ['bar', 'photo-bar'].map(name => getComputedStyle(document.getElementById(name)).opacity)"
    fingers.pinch((WIDTH / 2, HEIGHT / 2), range(340, 60, -20), lambda span: page.frames(1))
    page.wait_for("return getComputedStyle(document.body).getPropertyValue('--covered') === '0'", PATIENCE)
    page.frames(30)
    assert page.run(bars) == ["1", "0"]
    fingers.pinch((WIDTH / 2, HEIGHT / 2), range(60, 361, 20), lambda span: page.frames(1))
    page.wait_for("return getComputedStyle(document.body).getPropertyValue('--covered') === '1'", PATIENCE)
    page.wait_for(f"{bars}[1] === '1'", PATIENCE)
    fingers.lift()
    rest(page, PATIENCE)


def test_behind_a_photo_the_page_is_black_where_a_window_grows(gallery, some, scheme):
    scheme("light")
    page = gallery(some)
    grounds = "return [document.documentElement, stage].map(each => getComputedStyle(each).backgroundColor)"
    assert page.run(grounds) == ["rgb(255, 255, 255)"] * 2
    tap(page, 5)
    assert page.run(grounds) == ["rgb(0, 0, 0)"] * 2
    page.key(Keys.ESCAPE)
    rest(page, PATIENCE)
    assert page.run(grounds) == ["rgb(255, 255, 255)"] * 2


def test_what_the_bars_say_can_be_read_on_black_photos_in_the_light(gallery, black, scheme):
    scheme("light")
    page = gallery(black)
    page.key(Keys.END)
    rest(page, PATIENCE)
    found = {selector: contrast(page, selector) for selector in ("#title", "#range")}
    page.screenshot("light-black")
    assert all(each >= 4.5 for each in found.values()), found


def test_the_ring_of_the_keys_is_seen_in_the_light(gallery, some, scheme):
    scheme("light")
    page = gallery(some)
    page.key(Keys.ARROW_DOWN)
    page.key(Keys.ARROW_RIGHT)
    rest(page, PATIENCE)
    x, y = place(page, 2)
    left = page.run("return document.activeElement.getBoundingClientRect().left")
    top = page.run("const r = document.activeElement.getBoundingClientRect(); return r.top + r.height / 2")
    page.screenshot("light-ring")
    assert max(pixel(page, left + 1, top)) < 60 and min(pixel(page, left + 4, top)) > 240, "a dark ring, and a light gap"


def test_a_browser_that_does_not_know_the_question_shows_all_of_it_dark(gallery, some, scheme):
    scheme("light")
    page = gallery(some)
    # As if it had never heard of it.
    page.run("""
        for (const sheet of document.styleSheets) {
          for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) if (sheet.cssRules[at].conditionText?.includes('prefers-color-scheme')) sheet.deleteRule(at)
        }""")
    page.wait_for("return getComputedStyle(title).color === 'rgb(244, 244, 244)'", PATIENCE)
    rest(page, PATIENCE)
    assert ground(page) == [0, 0, 0]
