"""The grid in a real browser, under real pinches: through its column counts, caught while it settles, and looked at on the way."""

import pytest

from fingers import Hand
from page import Page

WIDTH, HEIGHT = 320, 480


@pytest.fixture
def grid(driver, server):
    page = Page(driver, server.url, size=(WIDTH, HEIGHT))
    page.open("#grid")
    page.wait_until_ready()
    yield page
    assert page.errors() == []
    page.close()


# The cells that are to be seen: [layer, left, top, width, height, opacity].
CELLS = """
const cells = () => [...document.querySelectorAll('#stage .scroll > .content > [data-layer]')]
  .filter(cell => !cell.hasAttribute('hidden') && cell.querySelector('.image, .label'))
  .map(cell => { const { left, top, width, height } = cell.getBoundingClientRect()
    return [Number(cell.dataset.layer), left, top, width, height, Number(cell.style.opacity || 1)] })
"""


def cells(page):
    return page.run(CELLS + "return cells()")


def columns(page):
    """How many cells lie beside each other in a full row, and what the program says."""
    assert_full(page)
    middle = [c for c in cells(page) if c[2] <= HEIGHT / 2 < c[2] + c[4]]
    return len(middle), page.report()[-1]["columns"]


def assert_full(page):
    """Every point of the screen is on one cell, and on no other."""
    shown = cells(page)
    for x in range(5, WIDTH, 31):
        for y in range(5, HEIGHT, 31):
            here = [c for c in shown if c[1] <= x < c[1] + c[3] and c[2] <= y < c[2] + c[4]]
            assert len(here) == 1 and here[0][5] == 1, f"{len(here)} cells at {x}, {y}"


def rest(page):
    page.run(f"{CELLS}; window.looks = cells")
    page.rest("looks()", 4)


def pinch(hand, start, end, at=(160, 240), seconds=0.3, still=0.12):
    return hand.up(*hand.pinch(at, start, end, seconds=seconds, still=still))


def events(page):
    """The transitions so far, without their changes."""
    lines = [line for line in page.report() if line.get("event") == "transition"]
    return [(line["state"], line["from"], line["to"]) for line in lines if line["state"] != "changed"]


def test_starts_with_three_columns_without_a_gap(grid):
    assert columns(grid) == (3, 3)


def test_a_pinch_leads_to_fewer_and_to_more_columns(grid):
    pinch(Hand(grid.driver), 80, 160).perform()
    rest(grid)
    assert events(grid) == [("began", 3, 2), ("finished", 3, 2)]
    assert columns(grid) == (2, 2)
    pinch(Hand(grid.driver), 200, 60).perform()
    rest(grid)
    assert columns(grid) == (4, 4)


def test_a_small_pinch_is_taken_back(grid):
    pinch(Hand(grid.driver), 100, 130).perform()
    rest(grid)
    assert events(grid) == [("began", 3, 2), ("cancelled", 3, 2)]
    assert columns(grid) == (3, 3)


def test_one_pinch_goes_through_several_counts(grid):
    pinch(Hand(grid.driver), 30, 300, seconds=0.8).perform()
    rest(grid)
    assert columns(grid) == (1, 1)


def test_caught_while_it_settles_it_goes_back(grid):
    hand = pinch(Hand(grid.driver), 90, 170, still=0)
    # It settles for half a second; by then the same fingers are down again.
    left, right = hand.fingers
    hand.wait(0.05).down({left: (75, 240), right: (245, 240)}).wait(0.1)
    hand.glide({left: (130, 240), right: (190, 240)}, 0.3).wait(0.12).up(left, right).perform()
    rest(grid)
    told = events(grid)
    assert ("caught", 3, 2) in told
    assert sum(state in ("finished", "cancelled") for state, *_ in told) == sum(s == "began" for s, *_ in told)
    seen, said = columns(grid)
    assert seen == said and said in (3, 4)


def test_what_is_under_the_fingers_stays_there(grid):
    # Far down, on the right, where reflowing would carry an item to the other side.
    for _ in range(3):
        hand = Hand(grid.driver)
        finger = hand.finger()
        hand.down({finger: (160, 450)}).glide({finger: (160, 50)}, 0.1).up(finger).perform()
        rest(grid)
    grid.run(CELLS + """
      window.seen = []
      window.areFramesKept = true
      const watch = () => { seen.push(cells()); window.watching = requestAnimationFrame(watch) }
      watch()
    """)
    pinch(Hand(grid.driver), 80, 150, at=(235, 300)).perform()
    rest(grid)
    frames = grid.run("cancelAnimationFrame(watching); return seen")
    under = [
        {c[0] for c in frame if c[1] - 1 <= 235 <= c[1] + c[3] + 1 and c[2] - 1 <= 300 <= c[2] + c[4] + 1}
        for frame in frames
    ]
    assert set.intersection(*under), "no cell was under the fingers all the time"
    assert columns(grid) == (2, 2)


@pytest.mark.parametrize("start, end", [(80, 140), (200, 135)], ids=["outwards", "inwards"])
def test_half_way_cells_are_between_the_grids(grid, start, end):
    """Rows that break elsewhere leave room on their way, as in UIKit, but most of the screen is covered, by cells of a size in between."""
    grid.run(
        CELLS + """
        window.half = null
        const look = () => { if (!document.hidden) window.half = cells(); window.looking = requestAnimationFrame(look) }
        addEventListener('pointerup', () => cancelAnimationFrame(looking), { capture: true, once: true })
        look()
        """
    )
    pinch(Hand(grid.driver), start, end).perform()
    half = grid.run("return half")
    covered = sum(
        any(c[1] <= x < c[1] + c[3] and c[2] <= y < c[2] + c[4] for c in half)
        for x in range(5, WIDTH, 31) for y in range(5, HEIGHT, 31)
    )
    assert covered > 0.6 * 11 * 16
    # The cells have a size between those of the two grids.
    width = sorted(c[3] for c in half)[len(half) // 2]
    assert 80 < width < 160 and abs(width - WIDTH / 3) > 5
    rest(grid)


def test_the_last_of_a_million_items_is_exactly_where_the_layout_has_it(driver, server):
    """Item 999,999 is 43 million points down, where a browser's own numbers are off by two."""
    page = Page(driver, server.url, size=(390, 844), scale=2)
    page.open("photos.json")
    page.run_async(
        """
        document.body.innerHTML = '<main id="stage"></main>'
        stage.style.cssText = 'position: fixed; inset: 0'
        const { Scene } = await import('/scene.js')
        window.scene = await Scene.open(stage, 'grid', [], { items: 1000000, photos: {}, keys: window })
        """
    )
    page.key("\ue010")  # End
    rest(page)
    # In 3 columns of 129⅓ points, with 1 point between them, row 333,333 is the last; its bottom is the bottom of the window.
    left, top, width, height = page.run(
        """
        const cells = [...document.querySelectorAll('#stage .scroll > .content > [data-layer]')]
          .filter(cell => cell.textContent.replaceAll(/\\D/g, '') === '999999')
        const r = cells[0].getBoundingClientRect()
        return [r.left, r.top, r.width, r.height]
        """)
    assert (left, top) == pytest.approx((0, 844 - height), abs=0.01)
    # A drag moves it by exactly as much.
    hand = Hand(driver)
    finger = hand.finger()
    page.run(
        """
        window.cell = [...document.querySelectorAll('#stage .scroll > .content > [data-layer]')]
          .find(cell => cell.textContent.replaceAll(/\\D/g, '') === '999999')
        window.tops = []
        const look = () => { tops.push(cell.getBoundingClientRect().top); requestAnimationFrame(look) }
        look()
        """)
    hand.down({finger: (200, 300)}).glide({finger: (200, 500)}, 0.4).wait(0.3).up(finger).perform()
    tops = page.run("return tops")
    assert max(tops) > top + 100, "it goes until the grid needs its cell elsewhere"
    # On whole pixels of the screen, or it would be blurred: the finger's place is whole.
    assert all(abs(2 * place - round(2 * place)) < 0.01 for place in tops if place < 844)
    page.close()
