"""A picture of 400 megapixels in the gallery and in the image viewer: from the whole to single pixels."""

import math
import urllib.request

import pytest

import photos
from conftest import Server
from fingers import Hand, HeldFingers, turn
from gallery_page import HEIGHT, WIDTH, photo, rest, tap
from motion import assert_caught

EDGE = 20_000
# How far a colour on the screen may be from the mean of its patch: the chessboard makes it lighter and darker, and so does JPEG.
NEAR = 28
# Tiles are wanted for the screen and a quarter of it on each side, each drawn 288 pixels wide at least: so many of one level at most.
OF_A_LEVEL = (math.ceil(1.5 * 2 * WIDTH / 288) + 1) * (math.ceil(1.5 * 2 * HEIGHT / 288) + 1)

# The tiles that are on the page: [level, left, top, width, height].
TILES = """
const tiles = () => [...document.querySelectorAll('#stage img[src*="/tiles/"]')].map(image => {
  const { left, top, width, height } = image.getBoundingClientRect()
  return [Number(/tiles\\/(\\d+)-/.exec(image.src)[1]), left, top, width, height] })
"""
# Whether tiles of one level cover the part of the picture that is on the screen, and have come.
COVERED = TILES + """
const [level] = arguments
const image = document.querySelector(arguments[1]).getBoundingClientRect()
const shown = tiles().filter(tile => tile[0] === level)
for (let x = 5; x < innerWidth; x += 10) {
  for (let y = 5; y < innerHeight; y += 10) {
    if (x < image.left || x > image.right || y < image.top || y > image.bottom) continue
    if (!shown.some(([, left, top, width, height]) => left <= x && x <= left + width && top <= y && y <= top + height)) return false
  }
}
return shown.length > 0
"""
# The colours at places of a screenshot, in points.


@pytest.fixture(scope="module")
def large(tmp_path_factory):
    folder = tmp_path_factory.mktemp("huge")
    photos.huge(folder)
    photos.plain(folder, 2)
    with Server(folder) as server:
        # Unpacking so many pixels takes a busy machine longer than tests wait for a screen of photos.
        for edge in (128, 256, 512, 1024, 2048):
            urllib.request.urlopen(f"{server.url}thumbnails/{edge}/huge.png").read()
        yield server


@pytest.fixture
def open_photo(gallery, large):
    """The gallery with the huge photo open."""
    page = gallery(large, "?#gallery")
    page.run("performance.setResourceTimingBufferSize(5000)")
    tap(page, 3)
    assert photo(page)[4].startswith("huge.png")
    return page


def assert_shown(page, frame, name=None):
    """Everywhere on the screen the picture is to be seen, in the right place: nothing is missing, nothing is another part of it."""
    left, top, width, height = frame[:4]
    places, wanted = [], []
    # Without the scroll indicator's column.
    for x in range(6, WIDTH - 12, 14):
        for y in range(100, HEIGHT - 120, 14):
            column, row = EDGE * (x - left) / width / photos.PATCH, EDGE * (y - top) / height / photos.PATCH
            # Beside the picture there is none, and near the edge of a patch its neighbour begins.
            away = 8 * EDGE / width / photos.PATCH
            if not (0 < column < 4 and 0 < row < 4) or any(abs(part - round(part)) < away for part in (column, row)):
                continue
            places.append((x, y))
            wanted.append(photos.patch(int(column), int(row)))
    assert len(places) > 100
    for place, colour, right in zip(places, page.colours(places, name), wanted):
        assert all(abs(a - b) <= NEAR for a, b in zip(colour, right)), f"{colour} instead of {right} at {place}, {width} points wide"


def requests(page):
    return page.run("return performance.getEntriesByType('resource').map(e => decodeURIComponent(new URL(e.name).pathname))")


def spread(fingers, start, end, steps, each=lambda span: None):
    """Two fingers go from so many points apart to so many, side by side, and rest at each step."""
    spans = [start * (end / start) ** (step / steps) for step in range(steps + 1)]
    fingers.pinch((WIDTH / 2, HEIGHT / 2), spans, each)


def test_a_pinch_leads_from_the_whole_to_single_pixels_and_back_without_a_gap(open_photo):
    page = open_photo
    fingers = HeldFingers(page.driver)
    most = 0
    assert_shown(page, photo(page), "tiles-whole")

    def look(_):
        nonlocal most
        page.frames(2)
        assert_shown(page, photo(page))
        most = max(most, page.run("return document.querySelectorAll('#stage img[src*=\"/tiles/\"]').length"))

    for number in range(4):
        spread(fingers, 50, 370, 5, look)
        fingers.lift()
        rest(page, 30)
        page.screenshot(f"tiles-{number}-half-way")
        assert_shown(page, photo(page), f"tiles-{number}")
    width = photo(page)[2]
    assert width == pytest.approx(3 * EDGE, rel=0.01), "a pixel is three points wide"
    page.wait_for("return (() => {" + COVERED.replace("arguments[0]", "0").replace("[level] = arguments", "level = 0")
                  .replace("arguments[1]", "'#stage .scroll .scroll img'") + "})()", 60)
    left, top, width, _ = photo(page)[:4]
    page.screenshot("tiles-single-pixels")
    first = (math.ceil((60 - left) / 3), math.ceil((300 - top) / 3))
    pixels = [(first[0] + x, first[1] + y) for x in range(12) for y in range(12)]
    seen = page.colours([(left + (x + 0.5) * width / EDGE, top + (y + 0.5) * width / EDGE) for x, y in pixels])
    light = [sum(colour) for (x, y), colour in zip(pixels, seen) if (x + y) % 2 == 0]
    dark = [sum(colour) for (x, y), colour in zip(pixels, seen) if (x + y) % 2 == 1]
    assert min(light) > max(dark), "every pixel is told from its neighbours"
    # Not farther than to the whole picture: then fingers that close on it take it back to its cell.
    for end in (50, 50, 130):
        spread(fingers, 370, end, 5, look)
        fingers.lift()
        rest(page, 30)
    assert photo(page)[2] == WIDTH
    assert_shown(page, photo(page))
    paths = requests(page)
    assert most <= 2 * OF_A_LEVEL, f"{most} tiles at a time"
    asked = [path for path in paths if path.startswith("/tiles/")]
    assert 20 < len(asked) <= 2 * 7 * OF_A_LEVEL, f"{len(asked)} tiles were asked for"
    assert "/photos/huge.png" not in paths, "the picture itself is never loaded"
    # What is not to be seen any more is let go of.
    assert page.run("return document.querySelectorAll('#stage img[src*=\"/tiles/\"]').length") == 0


def test_a_fling_over_single_pixels_is_caught(open_photo):
    page = open_photo
    fingers = HeldFingers(page.driver)
    for _ in range(3):
        spread(fingers, 50, 370, 5)
        fingers.lift()
        rest(page, 30)
    def fling():
        hand = Hand(page.driver)
        a, b = hand.finger(), hand.finger()
        # Back and forth in turn, as the picture has ends.
        start, end = ((300, 600), (100, 250)) if photo(page)[1] > -1.5 * EDGE else ((100, 250), (300, 600))
        hand.down({a: start}).glide({a: end}, 0.12).up(a).wait(0.1)
        hand.down({b: (200, 400)}).wait(0.3).up(b).perform()

    assert_caught(page, "#stage .scroll .scroll img", fling)
    rest(page, 30)
    assert_shown(page, photo(page))


def test_a_photo_that_is_left_keeps_no_tiles(open_photo):
    page = open_photo
    fingers = HeldFingers(page.driver)
    for _ in range(2):
        spread(fingers, 50, 370, 5)
        fingers.lift()
        rest(page, 30)
    page.wait_for(TILES + "return tiles().length", 60)
    page.key("\ue00c")  # Escape
    rest(page, 30)
    assert photo(page) is None
    assert page.run(TILES + "return tiles().length") == 0


def test_the_image_viewer_shows_a_huge_picture_in_tiles(driver, large):
    from page import Page

    page = Page(driver, large.url, size=(WIDTH, HEIGHT), scale=2)
    page.open("#image-viewer")
    page.wait_until_ready()
    # The third picture of the list. The page hears of the second one with a frame, and counts from there.
    for number in (2, 3):
        page.run("document.querySelector('[data-does=next]').click()")
        page.wait_for(f"return caption.lastElementChild.textContent === '{number} / 3'", 10)
    page.frames(3)
    for _ in range(8):
        turn(driver, (WIDTH // 2, HEIGHT // 2), -100, 4)
        page.settle(10)
        rectangle = page.run("const r = document.querySelector('#stage img').getBoundingClientRect(); return [r.left, r.top, r.width, r.height]")
        assert_shown(page, rectangle)
    assert rectangle[2] > EDGE
    page.wait_for(TILES + "return tiles().some(tile => tile[0] <= 1)", 60)
    assert "/photos/huge.png" not in requests(page)
    assert page.errors() == []
    page.close()
