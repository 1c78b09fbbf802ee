"""Collection views in a page, of a program that is written for it: sections that scroll across, cells that say their own size, and content that is pulled down to load it anew."""

import pytest

from conftest import ROOT
from demonstrations import hosted
from files import served
from fingers import Hand, turn
from page import Page

MODULE = ROOT / ".build-wasm/wasm32-unknown-none-wasm/release/ListsPage.wasm"
# A list of 320 × 480 points.
PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lists</title><link rel="icon" href="data:,">
<style>body { margin: 0 } #stage { width: 320px; height: 480px }</style>
<div id="stage"></div>
<script type="module">
import { Host } from './host/index.js'
window.told = []
const on = Object.fromEntries(['selected', 'refreshing'].map(name => [name, value => told.push(value)]))
window.host = await Host.open(document.querySelector('#stage'), 'lists.wasm', { on, start: Number(location.hash.slice(1)) })
</script>"""
SHELVES, SECTION, LINES, REFRESHING = 0, 1, 2, 3


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return hosted(tmp_path_factory.mktemp("lists"), MODULE, "lists", PAGE)


@pytest.fixture
def show(driver, folder):
    """Shows one of the lists."""
    pages = []
    with served(folder) as address:
        def open_list(number, first):
            page = Page(driver, address, size=(390, 844), scale=2)
            pages.append(page)
            page.open(f"index.html#{number}")
            page.wait_for(f"return window.host && document.querySelector('#stage [aria-label=\"{first}\"]') !== null", 20)
            return page

        yield open_list
        for page in pages:
            assert page.errors() == []
            page.close()


def frame(page, label):
    """The left edge, the upper one, the width and the height of a cell; `None` where it is not there."""
    return page.run(
        "const cell = document.querySelector(`#stage [aria-label='${arguments[0]}']`), r = cell?.getBoundingClientRect();"
        "return r?.width ? [r.left, r.top, r.width, r.height] : null", label)


def at_rest(page):
    """Waits until nothing moves any more."""
    page.run_async("""
        const places = () => [...document.querySelectorAll('#stage [aria-label]')].map(each => `${each.ariaLabel} ${each.getBoundingClientRect().left} ${each.getBoundingClientRect().top}`).sort().join()
        let last = '', same = 0
        while (same < 12) {
          await new Promise(requestAnimationFrame)
          same = places() === last ? same + 1 : 0
          last = places()
        }""")


def drawn(page, start, end, seconds=0.3, rests=False):
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: start}).glide({finger: end}, seconds)
    if rests:
        hand.wait(0.15)
    hand.up(finger).perform()
    at_rest(page)


def test_a_finger_scrolls_a_shelf_across_and_the_others_stay(page_of_shelves):
    page = page_of_shelves
    assert frame(page, "0.0") == [10, 10, 140, 100] and frame(page, "1.0") == [10, 130, 140, 100]
    drawn(page, (300, 60), (100, 60), rests=True)
    left = frame(page, "0.1")[0]
    # But for the few points in which the finger becomes a drag.
    assert 160 - 200 <= left <= 160 - 180
    assert frame(page, "0.0") is None and frame(page, "0.1")[1] == 10
    assert frame(page, "1.0") == [10, 130, 140, 100]
    page.screenshot("shelves")


def test_a_fling_scrolls_further_and_a_finger_that_stops_it_selects_nothing(page_of_shelves):
    page = page_of_shelves
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (300, 60)}).glide({finger: (120, 60)}, 0.1).up(finger)
    hand.wait(0.1).tap(hand.finger(), (200, 60)).perform()
    at_rest(page)
    # The finger alone led it to -20.
    now = frame(page, "0.1")
    assert now is None or now[0] < -40, "it went on without the finger"
    assert page.run("return told") == []
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (200, 60)).perform()
    page.wait_for("return told.length === 1 && told[0].startsWith('0.')")


def test_a_shelf_of_groups_comes_to_rest_at_one_of_them(page_of_shelves):
    page = page_of_shelves
    drawn(page, (300, 180), (190, 180), rests=True)
    assert frame(page, "1.1") == [10, 130, 140, 100]
    # A fling leads to the next one, however fast it is.
    drawn(page, (300, 180), (200, 180), 0.08)
    assert frame(page, "1.2") == [10, 130, 140, 100]


def test_the_program_changes_what_is_visible_of_a_shelf_in_each_frame(page_of_shelves):
    page = page_of_shelves
    opacity = "return getComputedStyle(document.querySelector(`#stage [aria-label='${arguments[0]}']`)).opacity"
    assert frame(page, "2.0") == [90, 250, 140, 100], "the first one is in the middle, too"
    assert page.run(opacity, "2.0") == "1" and page.run(opacity, "2.1") == "0.5"
    drawn(page, (280, 300), (170, 300), rests=True)
    assert frame(page, "2.1") == [90, 250, 140, 100]
    assert page.run(opacity, "2.0") == "0.5" and page.run(opacity, "2.1") == "1"


def test_a_finger_that_goes_up_on_a_shelf_scrolls_the_list(page_of_shelves):
    page = page_of_shelves
    drawn(page, (160, 300), (160, 200), rests=True)
    assert -100 <= frame(page, "2.0")[1] - 250 <= -80
    assert frame(page, "2.0")[0] == 90


def test_a_shelf_keeps_its_place_while_it_is_out_of_sight(page_of_shelves):
    page = page_of_shelves
    page.run("host.send('show', [0, 7])")
    page.wait_for("return document.querySelector('#stage [aria-label=\"0.7\"]') !== null")
    at_rest(page)
    assert frame(page, "0.7") == [10, 10, 140, 100]
    turn(page.driver, (160, 420), 600, 3)
    at_rest(page)
    assert frame(page, "0.7") is None
    turn(page.driver, (160, 240), -900, 3)
    at_rest(page)
    assert frame(page, "0.7") == [10, 10, 140, 100]


@pytest.fixture
def page_of_shelves(show):
    return show(SHELVES, "0.0")


@pytest.mark.parametrize("layout", [SECTION, LINES], ids=["section", "lines"])
def test_rows_are_as_high_as_they_say_where_they_come_into_view(show, layout):
    page = show(layout, "0")
    # Each after the other: 40, 60, 80, 100, and so on.
    assert [frame(page, str(row)) for row in range(6)] == [
        [0, 0, 320, 40], [0, 40, 320, 60], [0, 100, 320, 80], [0, 180, 320, 100], [0, 280, 320, 40], [0, 320, 320, 60]]
    drawn(page, (160, 400), (160, 100), rests=True)
    rows = page.run("""
        return [...document.querySelectorAll('#stage [aria-label]')].map(row => [Number(row.ariaLabel), row.getBoundingClientRect()])
          .filter(([, { height }]) => height).map(([row, { top, height }]) => [row, top, height]).sort(([a], [b]) => a - b)""")
    assert [height for _, _, height in rows] == [40 + row % 4 * 20 for row, _, _ in rows]
    for (_, top, height), (_, following, _) in zip(rows, rows[1:]):
        assert abs(top + height - following) < 0.51


@pytest.mark.parametrize("layout", [SECTION, LINES], ids=["section", "lines"])
def test_a_row_that_grows_makes_room(show, layout):
    page = show(layout, "0")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (160, 70)).perform()
    page.wait_for("return document.querySelector('#stage [aria-label=\"1\"]').getBoundingClientRect().height === 120")
    assert frame(page, "0") == [0, 0, 320, 40] and frame(page, "2") == [0, 160, 320, 80]
    hand.tap(hand.finger(), (160, 70)).perform()
    page.wait_for("return document.querySelector('#stage [aria-label=\"1\"]').getBoundingClientRect().height === 60")
    assert frame(page, "2") == [0, 100, 320, 80]


@pytest.mark.parametrize("layout", [SECTION, LINES], ids=["section", "lines"])
def test_a_row_far_below_is_at_the_upper_edge_although_nothing_before_it_was_measured(show, layout):
    page = show(layout, "0")
    page.run("host.send('show', 700)")
    page.wait_for("return document.querySelector('#stage [aria-label=\"700\"]') !== null")
    at_rest(page)
    assert frame(page, "700") == [0, 0, 320, 40] and frame(page, "701") == [0, 40, 320, 60]
    # What was not measured before it grows upwards.
    drawn(page, (160, 200), (160, 260), rests=True)
    top = frame(page, "700")[1]
    assert 40 <= top <= 60 and frame(page, "700")[3] == 40
    assert frame(page, "699") == [0, top - 100, 320, 100]


def test_content_that_is_pulled_down_is_loaded_anew_and_goes_back_once_it_is(show):
    page = show(REFRESHING, "0.0")
    assert frame(page, "Loading") is None
    drawn(page, (160, 100), (160, 400), rests=True)
    assert page.run("return told") == [True]
    # It rests lower by the height of the control, whose lines have its tint.
    rest = frame(page, "0.0")[1]
    assert frame(page, "Loading") == [0, 0, 320, rest] and 40 <= rest <= 80
    assert page.run("return [...document.querySelectorAll('#stage *')].some(each => getComputedStyle(each).backgroundColor === 'rgb(255, 0, 0)')")
    page.screenshot("refreshing")
    page.run("host.send('loaded')")
    page.wait_for("return document.querySelector('#stage [aria-label=\"0.0\"]').getBoundingClientRect().top === 0")
    assert frame(page, "Loading") is None
    # A pull that is too short loads nothing.
    drawn(page, (160, 100), (160, 130), rests=True)
    assert page.run("return told") == [True] and frame(page, "0.0")[1] == 0


def test_what_lies_behind_the_rows_does_not_scroll_with_them(show):
    page = show(REFRESHING, "0.0")
    assert frame(page, "Ground") == [0, 0, 320, 480]
    drawn(page, (160, 400), (160, 200), rests=True)
    assert frame(page, "Ground") == [0, 0, 320, 480]
    assert frame(page, "0.5")[1] < 300
