"""A list in a page, written as for iOS: rows that are pulled aside, deleted, opened and moved."""

import pytest

from conftest import ROOT
from demonstrations import hosted, visited
from fingers import Hand

MODULE = ROOT / ".build-wasm/wasm32-unknown-none-wasm/release/ListsPage.wasm"
PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mails</title><link rel="icon" href="data:,">
<style>body { margin: 0 } #stage { width: 100vw; height: 100vh }</style>
<div id="stage"></div>
<script type="module">
import { Host } from './host/index.js'
window.told = []
window.host = await Host.open(document.querySelector('#stage'), 'lists.wasm', { on: { done: value => told.push(value) }, start: 5 })
</script>"""
# Rows and buttons that are seen: their left edge, upper edge and width, by their names.
SEEN = """
const seen = {}
for (const each of document.querySelectorAll('#stage [aria-label]')) {
  const { left, top, width, height } = each.getBoundingClientRect()
  if (width > 0 && height > 0 && top < innerHeight && top + height > 0) seen[each.ariaLabel] = [left, top, width, height].map(Math.round)
}
return seen
"""


@pytest.fixture
def mails(driver, tmp_path):
    ready = "return window.host && document.querySelector('#stage [aria-label=\"Mail 1\"]') !== null"
    with visited(driver, hosted(tmp_path, MODULE, "lists", PAGE), ready) as page:
        yield page


def seen(page):
    return page.run(SEEN)


def rest(page):
    page.rest(f"JSON.stringify((() => {{ {SEEN} }})())", 20, frames=8)


def middle(frame):
    return frame[0] + frame[2] / 2, frame[1] + frame[3] / 2


def pull(page, name, by, seconds=0.2):
    """A finger pulls a row aside, from its middle or the edge that is farther away, and lifts at rest."""
    x, y = middle(seen(page)[name])
    x -= max(-150, min(150, by / 2))
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (x, y)}).glide({finger: (x + by, y)}, seconds).wait(0.15).up(finger).perform()
    rest(page)


def tap(page, name):
    hand = Hand(page.driver)
    hand.tap(hand.finger(), middle(seen(page)[name])).perform()


def test_rows_lie_one_below_the_other_below_a_header(mails):
    page = mails
    page.screenshot("list-rows")
    rows = seen(page)
    first, second = rows["Mail 1"], rows["Mail 2"]
    assert first[0] == 16 and first[2] == 390 - 32, "a group with room around it"
    assert second[1] == first[1] + first[3] and first[3] > 60, "two texts, one below the other"
    assert page.run("return document.querySelector('#stage').innerText.includes('All mails')")


def test_a_row_that_is_pulled_aside_has_buttons_one_of_which_deletes_it(mails):
    page = mails
    pull(page, "Mail 2", -120)
    page.screenshot("list-rows-open")
    rows = seen(page)
    delete, flag = rows["Delete"], rows["Flag"]
    assert delete[0] + delete[2] == 374 and delete[0] == flag[0] + flag[2], "the first one is at the edge"
    assert flag[0] + flag[2] - delete[2] >= rows["Mail 2"][0] and delete[2] >= 74
    # A touch elsewhere closes it, and does nothing else.
    tap(page, "Mail 4")
    rest(page)
    assert "Delete" not in seen(page) and page.run("return told") == []
    pull(page, "Mail 2", -120)
    below = rows["Mail 3"][1]
    tap(page, "Delete")
    page.wait_for("return told[0] === 'delete Mail 2'")
    rest(page)
    after = seen(page)
    assert "Mail 2" not in after and after["Mail 3"][1] == pytest.approx(below - rows["Mail 2"][3], abs=1)


def test_a_row_that_is_pulled_all_the_way_does_its_first_action(mails):
    page = mails
    pull(page, "Mail 3", -320, 0.4)
    page.wait_for("return told[0] === 'delete Mail 3'")
    rest(page)
    assert "Mail 3" not in seen(page)
    pull(page, "Mail 4", 330, 0.4)
    page.wait_for("return told[1] === 'read Mail 4'")
    rest(page)
    assert seen(page)["Mail 4"][0] == 16


def test_a_finger_that_goes_up_scrolls_and_one_that_taps_opens(mails):
    page = mails
    x, y = middle(seen(page)["Mail 5"])
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (x, y)}).glide({finger: (x - 30, y - 200)}, 0.3).wait(0.15).up(finger).perform()
    rest(page)
    assert "Mail 1" not in seen(page) and "Delete" not in seen(page)
    tap(page, "Mail 5")
    page.wait_for("return told[0] === 'open Mail 5'")


def test_while_it_is_edited_a_button_opens_the_actions_and_a_grip_moves_the_row(mails):
    page = mails
    page.run("host.send('edit', true)")
    rest(page)
    page.screenshot("list-rows-edited")
    rows = seen(page)
    tap(page, "Mail 6")
    rest(page)
    assert page.run("return told") == [], "nothing is chosen while it is edited"
    row = rows["Mail 1"]
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (row[0] + 27, row[1] + row[3] / 2)).perform()
    page.wait_for("return document.querySelector('#stage [aria-label=\"Delete\"]') !== null")
    rest(page)
    tap(page, "Mail 6")
    rest(page)
    # The grip is at the end of the row.
    x, y = 374 - 27, middle(rows["Mail 1"])[1]
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (x, y)}).wait(0.1).glide({finger: (x, y + 2 * row[3])}, 0.5).wait(0.3).up(finger).perform()
    page.wait_for("return told[0] === 'move to 2'")
    rest(page)
    assert seen(page)["Mail 1"][1] > seen(page)["Mail 3"][1]
