"""What Scripts/new-page makes, built against this checkout (make test-template), in Chromium."""

import math

import pytest

from conftest import ROOT
from demonstrations import tried
from files import served
from fingers import Hand
from page import Page

BUILT = ROOT / "build/template/build/page"

KNOB = "document.querySelector('[aria-label=Knob]')"
DEGREES = "[...document.querySelectorAll('#stage .label')].map(label => label.textContent).find(text => text.endsWith('°'))"


@pytest.fixture
def page(driver):
    with served(BUILT) as address:
        page = Page(driver, address, size=(390, 844), scale=2)
        page.open("")
        page.run_async("await host")
        page.wait_for(f"return {KNOB}", 20)
        yield page
        assert page.errors() == []
        page.close()


def test_it_shows_a_picture_a_knob_a_button_and_a_list(page):
    page.run_async("for (const image of document.querySelectorAll('#stage img[src]')) await image.decode()")
    page.screenshot("template")
    assert page.run("return document.querySelector('#stage img[src]').alt") == "Hills under a low sun"
    rows = page.run("return [...document.querySelectorAll('#stage .label')].map(label => label.textContent)")
    assert "Row 1" in rows and "Row 900" not in rows


def test_a_finger_turns_the_knob_and_the_button_turns_it_back(page):
    left, top, width, height = page.run(f"const r = {KNOB}.getBoundingClientRect(); return [r.left, r.top, r.width, r.height]")
    x, y = left + width / 2, top + height / 2

    def quarter():
        hand = Hand(page.driver)
        finger = hand.finger()
        hand.down({finger: (x, y - 30)})
        for step in range(1, 13):
            angle = step / 12 * math.pi / 2
            hand.glide({finger: (x + 30 * math.sin(angle), y - 30 * math.cos(angle))}, 0.016)
        hand.up(finger).perform()

    tried(page, quarter, f"/^(8[6-9]|9[0-4])°$/.test({DEGREES})", tries=1)
    button = page.run("const r = document.querySelector('#stage [role=button]').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), button).perform()
    page.wait_for(f"return {DEGREES} === '0°'", 20)


def test_a_finger_drags_the_list(page):
    x, y = page.run("const r = [...document.querySelectorAll('#stage .scroll')].at(-1).getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (x, y + 100)}).glide({finger: (x, y - 100)}, 0.3).wait(0.2).up(finger).perform()
    page.wait_for("return ![...document.querySelectorAll('#stage .label')].some(label => label.textContent === 'Row 1' && label.checkVisibility() "
                  "&& label.getBoundingClientRect().bottom > innerHeight / 2)", 20)
