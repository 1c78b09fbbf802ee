"""A navigation controller in a page: pushed by a tap, drawn away by a finger from the edge, and its bar."""

import pytest
from selenium.webdriver.common.keys import Keys

from conftest import ROOT
from demonstrations import hosted, visited
from fingers import Hand, HeldFingers

MODULE = ROOT / ".build-wasm/wasm32-unknown-none-wasm/release/ListsPage.wasm"
PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Albums</title><link rel="icon" href="data:,">
<style>body { margin: 0 } #stage { width: 320px; height: 480px }</style>
<div id="stage"></div>
<script type="module">
import { Host } from './host/index.js'
window.told = []
window.host = await Host.open(document.querySelector('#stage'), 'lists.wasm', { on: { shown: value => told.push(value) }, start: 4 })
</script>"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return hosted(tmp_path_factory.mktemp("albums"), MODULE, "lists", PAGE)


@pytest.fixture
def page(driver, folder):
    with visited(driver, folder, "return window.host && window.told.length === 1") as page:
        yield page


def text(page, words):
    """The left edge of some words, once for each place where they are seen."""
    return page.run("""
        return [...document.querySelectorAll('#stage *')].filter(each => each.childElementCount === 0 && each.textContent === arguments[0] && each.checkVisibility({ opacityProperty: true }))
          .map(each => each.getBoundingClientRect().left)""", words)


def tap(page, x, y):
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (x, y)}).wait(0.05).up(finger).perform()


def told(page, count):
    page.wait_for(f"return window.told.length === {count}", 10)
    return page.run("return window.told")


def opened(page):
    tap(page, 160, 90)
    assert told(page, 2) == [1, 2]
    assert text(page, "Photo 1") == [20] and text(page, "Select")


def test_a_tap_opens_an_album_and_the_bar_leads_back(page):
    assert text(page, "Summer") and text(page, "Albums")
    opened(page)
    tap(page, 40, 22)
    assert told(page, 3) == [1, 2, 1]
    assert text(page, "Photo 1") == []


def test_a_finger_from_the_edge_draws_it_away_and_may_bring_it_back(page):
    opened(page)
    held = HeldFingers(page.driver)
    for x in (5, 45, 85, 125, 165):
        held.at((x, 300))
    page.wait_for("""
        return [...document.querySelectorAll('#stage *')].some(each => each.childElementCount === 0 && each.textContent === 'Photo 1'
          && Math.abs(each.getBoundingClientRect().left - 180) < 12)""", 10)
    # The row below has come a part of its way.
    assert text(page, "Winter")[0] < 160
    for x in (125, 85, 45, 20, 20):
        held.at((x, 300))
    page.run_async("await new Promise(done => setTimeout(done, 200))")
    held.lift()
    page.wait_for("""
        return [...document.querySelectorAll('#stage *')].some(each => each.childElementCount === 0 && each.textContent === 'Photo 1' && each.getBoundingClientRect().left === 20)""", 10)
    assert page.run("return window.told") == [1, 2]
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (5, 300)}).glide({finger: (290, 300)}, 0.2).up(finger).perform()
    assert told(page, 3) == [1, 2, 1]


def test_keys_go_on_in_the_album_that_they_have_opened(page):
    page.run("document.querySelector('#stage [aria-label=Winter]').focus()")
    page.driver.switch_to.active_element.send_keys(Keys.ENTER)
    assert told(page, 2) == [1, 2]
    page.wait_for("return document.activeElement.textContent.includes('Photo 1')", 10)
    page.driver.switch_to.active_element.send_keys(Keys.ESCAPE)
    assert told(page, 3) == [1, 2, 1]
    page.wait_for("return document.activeElement.textContent.includes('Dogs')", 10)


def test_the_bar_is_read_out(page):
    opened(page)
    page.driver.execute_cdp_cmd("Accessibility.enable", {})
    nodes = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    said = {(node["role"]["value"], node["name"]["value"]) for node in nodes if not node["ignored"] and node.get("name", {}).get("value")}
    assert {("button", "Albums"), ("heading", "Summer"), ("button", "Select")} <= said
