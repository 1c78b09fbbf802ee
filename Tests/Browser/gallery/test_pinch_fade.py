"""A pinch through the sizes of the gallery's grid, looked at while fingers hold it: both grids are there, and nothing behind them is seen."""

import shutil
import time

import pytest

import photos
from conftest import Server
from fingers import HeldFingers
from gallery_page import cells, rest

# Counts the blocks of 16 × 16 pixels in which nothing is as light as the photos are. The lines between photos are narrower than that, also where a
# line of one grid, enlarged from five columns to three, is beside a line of the other.
DARK = """
const image = await createImageBitmap(new Blob([Uint8Array.from(atob(given[0]), each => each.charCodeAt())]))
const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext('2d')
context.drawImage(image, 0, 0)
const { data, width, height } = context.getImageData(0, 0, image.width, image.height)
const dark = []
for (let top = 0; top + 16 <= height; top += 16) {
  for (let left = 0; left + 16 <= width; left += 16) {
    let light = 0
    for (let y = top; y < top + 16; y += 1) {
      for (let x = left; x < left + 16; x += 1) light = Math.max(light, data[4 * (y * width + x)])
    }
    if (light < 50) dark.push([left, top])
  }
}
return dark
"""
# Where titles are on the screen, in points, and how clear they are: [top, bottom, clearness].
TITLES = """
  return [...document.querySelectorAll('#stage *')].filter(each => !each.childElementCount && /^Trip \\d+$/.test(each.textContent) && each.checkVisibility()).map(label => {
    // The title is as wide as its words; its strip is as wide as the window.
    let header = label
    while (header.getBoundingClientRect().width < 0.9 * innerWidth) header = header.parentElement
    const { top, bottom } = header.getBoundingClientRect()
    let clear = 1
    for (let each = label; each.id !== 'stage'; each = each.parentElement) clear *= Number(getComputedStyle(each).opacity)
    return [top, bottom, clear]
  }).filter(([top, bottom]) => bottom > 0 && top < innerHeight)
"""


def on_black(page):
    """The grid for those who want the dark: its ground is black, which no photo is."""
    page.prefer("dark")
    page.wait_for("return matchMedia('(prefers-color-scheme: dark)').matches", 10)
    rest(page, 20)


def pinch(page, centre, spans, look):
    """Two fingers go through these distances from each other; `look` is called at each but the first."""
    fingers = HeldFingers(page.driver)

    def each(span):
        page.frames(2)
        if span != spans[0]:
            look(span)

    fingers.pinch(centre, spans, each)
    fingers.lift()
    page.frames(2)


def dark(page, seconds=10, expected=lambda blocks: False):
    """The blocks of the screen that show what is behind the photos, once these are there: nothing moves while fingers hold still."""
    end = time.monotonic() + seconds
    while True:
        blocks = page.run_async(DARK, page.driver.get_screenshot_as_base64())
        if not blocks or expected(blocks) or time.monotonic() > end:
            return blocks
        time.sleep(0.1)


@pytest.mark.parametrize("spans", [range(80, 290, 10), range(300, 90, -10)], ids=["outwards", "inwards"])
def test_twenty_moments_of_a_pinch_show_nothing_of_the_background(gallery, many, spans):
    page = gallery(many)
    on_black(page)
    page.run("for (const each of document.body.children) if (each.id !== 'stage') each.style.visibility = 'hidden'")
    # In the middle of the photos, all of which are there.
    for _ in range(2):
        page.driver.execute_cdp_cmd("Input.synthesizeScrollGesture", {
            "x": 200, "y": 600, "yDistance": -1500, "speed": 4000, "gestureSourceType": "touch"})
    rest(page, 20)
    moments = []
    pinch(page, (170, 400), spans, lambda span: moments.append((span, dark(page), len(cells(page)))))
    rest(page, 20)
    page.screenshot(f"pinch-fade-{spans[0]}")
    assert len(moments) >= 20
    assert [moment for moment in moments if moment[1]] == [], "blocks of background at these spans"
    # Both grids are there on the way: more cells than photos.
    assert max(count for _, _, count in moments) > 32, "more cells than a grid has alone"
    numbers = [cell[0] for cell in cells(page)]
    assert len(numbers) == len(set(numbers)), "afterwards each photo has one cell"
    assert dark(page) == []


@pytest.fixture(scope="module")
def grouped(tmp_path_factory):
    """Six hundred photos in forty folders: fifteen of each fill rows of three and of five."""
    folder = tmp_path_factory.mktemp("grouped")
    photos.plain(folder, 600)
    for number in range(1, 601):
        trip = folder / f"Trip {(number - 1) // 15 + 10}"
        trip.mkdir(exist_ok=True)
        shutil.move(folder / f"{number:04}.png", trip)
    with Server(folder) as server:
        yield server


def outside(blocks, titles, scale):
    """Those of the blocks that are near no title's strip: where there is a hole. Beside the grid that is seen alone the other one goes on, whose strip is a
    little higher or lower."""
    return [(left, top) for left, top in blocks if not any(above - 78 <= top / scale <= below + 62 for above, below, _ in titles)]


@pytest.mark.parametrize("spans", [range(80, 160, 10), range(300, 160, -20)], ids=["outwards", "inwards"])
def test_where_there_are_groups_nothing_of_the_background_is_seen_but_below_titles(gallery, grouped, spans):
    page = gallery(grouped)
    on_black(page)
    page.run("for (const each of document.body.children) if (each.id !== 'stage') each.style.visibility = 'hidden'")
    page.driver.execute_cdp_cmd("Input.synthesizeScrollGesture", {"x": 200, "y": 600, "yDistance": -2500, "speed": 4000, "gestureSourceType": "touch"})
    rest(page, 20)
    scale, moments = page.run("return devicePixelRatio"), []

    def look(span):
        titles = page.run(TITLES)
        blocks = dark(page, expected=lambda blocks: not outside(blocks, titles, scale))
        # In a strip of the grid that is seen, right of its words, there are photos of the other one where both are seen.
        clear = [(top, bottom) for top, bottom, clearness in titles if clearness > 0.9 and top > 60 and bottom < 780]
        covered = 0
        for top, bottom in clear:
            rows = [row * 16 for row in range(60) if row * 16 / scale >= top + 4 and (row * 16 + 16) / scale <= bottom - 4]
            covered += any((left, row) not in {tuple(block) for block in blocks} for row in rows for left in range(round(208 * scale) // 16 * 16, round(370 * scale), 16))
        moments.append((span, outside(blocks, titles, scale), len(titles), covered, len(blocks)))

    pinch(page, (170, 400), spans, look)
    page.screenshot(f"pinch-groups-{spans[0]}")
    rest(page, 20)
    assert all(titles for _, _, titles, _, _ in moments) and any(count for *_, count in moments), "there are groups"
    # Where the two fade over into each other a strip of the one below is seen through the other, whose title has gone.
    holes = [span for span, outside, *_ in moments if outside]
    assert len(holes) <= 0.25 * len(moments), holes
    # Each half of the way shows one grid: the photos of the other one come through in the middle of it only.
    mixed = [span for span, _, _, covered, _ in moments if covered]
    assert len(mixed) <= 0.4 * len(moments), mixed


# The lower edge of the first album's words, how clear they are, and the upper edge of the first title of the grid that is seen.
ABOVE = """
  const clear = each => {
    let product = 1
    for (; each.id !== 'stage'; each = each.parentElement) product *= Number(getComputedStyle(each).opacity)
    return product
  }
  const words = [...document.querySelectorAll('#stage *')].filter(each => !each.childElementCount && each.textContent && each.checkVisibility())
  const tops = words.filter(each => /20\\d\\d/.test(each.textContent) && clear(each) > 0.5).map(each => each.getBoundingClientRect().top)
  const album = words.find(each => each.textContent === 'Alps')
  return [album.getBoundingClientRect().bottom, clear(album.closest('[data-layer]')), Math.min(...tops)]
"""


def test_albums_lie_above_the_grid_that_is_seen_all_the_way(gallery, built_in):
    page = gallery(built_in)
    bottom, _, top = page.run(ABOVE)
    gap = top - bottom
    fingers, seen = HeldFingers(page.driver), []

    def look(span):
        page.frames(2)
        bottom, clearness, top = page.run(ABOVE)
        if clearness > 0.5 and top < 844:
            seen.append((span, top - bottom))

    fingers.pinch((195, 500), range(110, 230, 6), look)
    page.screenshot("pinch-albums")
    fingers.lift()
    rest(page, 20)
    assert len(seen) > 5
    # The room of a title grows with its photos; a title that is pinned below the bar lies over the albums that leave.
    assert [each for each in seen if each[1] > gap * 1.6] == [], gap


def test_beside_a_short_row_no_photo_of_the_other_grid_is_seen_until_that_one_comes(gallery, built_in):
    page = gallery(built_in)
    fingers = HeldFingers(page.driver)
    for y in range(700, 320, -10):
        fingers.at((200, y))
        page.frames(1)
    page.frames(20)
    fingers.lift()
    rest(page, 20)
    # All photos that are seen, of both grids: [number, left, top, right, bottom].
    seen = """
        return [...document.querySelectorAll('#stage [role=button]')].map(cell => {
          let clear = 1
          for (let each = cell; each.id !== 'stage'; each = each.parentElement) clear *= Number(getComputedStyle(each).opacity)
          const { left, top, right, bottom } = cell.getBoundingClientRect()
          return [clear, top, bottom, Number(/photo (\\d+)/.exec(cell.ariaLabel)[1]), left, right]
        }).filter(([clear, top, bottom]) => clear > 0.02 && top < innerHeight && bottom > 0).map(([, top, bottom, number, left, right]) => [number, left, top, right, bottom])
    """
    faults, holes = [], 0
    # Two fifths of the way, until the two fade over into each other.
    for span in range(300, 230, -8):
        fingers.at((195 - span / 2, 500), (195 + span / 2, 500))
        page.frames(2)
        if span == 300:
            continue
        rectangles = page.run(seen)
        # By months the fourth photo and the seventh are in the first column of three, and beside the eighth there is none. By years there are others.
        lefts = [each[1] for each in rectangles if each[0] == 4]
        for number, left, top, right, bottom in rectangles:
            if number != 7 or not any(abs(left - each) < 1 for each in lefts):
                continue
            holes += 1
            side = bottom - top
            hole = left + 2 * side + 12, top + 8, left + 3 * side - 8, bottom - 8
            faults += [(span, hole, each) for each in rectangles if each[1] < hole[2] and each[3] > hole[0] and each[2] < hole[3] and each[4] > hole[1]]
    page.screenshot("pinch-short")
    fingers.lift()
    rest(page, 20)
    assert holes > 5
    assert faults == [], "photos of the other grid beside the eighth one"
