"""A page with one recognizer of its own."""

import pytest

from conftest import ROOT
from demonstrations import hosted
from files import served
from fingers import Hand
from page import Page

MODULE = ROOT / ".build-wasm/wasm32-unknown-none-wasm/release/small/OneRecognizerPage.wasm"
PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Check</title><link rel="icon" href="data:,">
<style>body { margin: 0 } #stage { width: 320px; height: 320px; background: #ddd; touch-action: none }</style>
<div id="stage"></div>
<script type="module">
import { Host } from './host/index.js'
window.told = []
window.host = await Host.open(document.querySelector('#stage'), 'check.wasm',
  { draws: false, keys: null, takesWheel: false, on: { check: bytes => told.push(new Float64Array(bytes.buffer)[0]) } })
</script>"""


@pytest.fixture
def page(driver, tmp_path):
    with served(hosted(tmp_path, MODULE, "check", PAGE)) as address:
        page = Page(driver, address, size=(390, 844), scale=2)
        page.open("index.html")
        page.wait_for("return window.host", 20)
        yield page
        assert page.errors() == []
        page.close()


def drawn(page, *points):
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: points[0]})
    for point in points[1:]:
        hand.glide({finger: point}, 0.2)
    hand.up(finger).perform()


def test_a_finger_draws_a_check_mark_and_nothing_else_is_one(page):
    drawn(page, (60, 150), (100, 150), (200, 150))
    drawn(page, (60, 150), (100, 200), (200, 90))
    page.wait_for("return told.length > 0", 20)
    # Ended.
    assert page.run("return told") == [3]
