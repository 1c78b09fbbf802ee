"""The elements in pages that do anything with them at any time, while fingers touch them; the same for the same number.

`TSUMAMI_CHAOS=100:200` tries other numbers.
"""

import random

import pytest

from chance import FIRST, LAST
from conftest import ROOT
from demonstrations import demo, viewer, web  # noqa: F401 (fixtures)
from fingers import Hand

# From the number 0 to one less than n, by `draw(n)`.
DRAW = "let state = given[0]; const draw = n => { state = (Math.imul(state, 1103515245) + 12345) >>> 0; return (state >>> 8) % n };"


def touch(page, dice):
    """A tap, a drag or a pinch somewhere."""
    hand = Hand(page.driver)
    def place(): return (dice.randrange(10, 380), dice.randrange(60, 780))
    fingers = [hand.finger() for _ in range(dice.choice([1, 1, 2]))]
    hand.down({finger: place() for finger in fingers})
    if dice.random() < 0.7:
        hand.glide({finger: place() for finger in fingers}, dice.choice([0.05, 0.2]))
    hand.up(*fingers).perform()


def played(page, name, seed):
    """Makes a page do 72 things, and fingers touch it in between; answers what it says at the end."""
    text = (ROOT / f"Tests/Browser/chaos-{name}.js").read_text()
    page.run_async(f"window.chaos = await {text[text.index(chr(10) + '('):]}")
    dice = random.Random(seed)
    for _ in range(12):
        page.run_async(DRAW + "for (let i = 0; i < 6; i++) await chaos.act(draw)", dice.randrange(1 << 31))
        touch(page, dice)
    left = page.run_async("return await chaos.rest()")
    # Pictures that are not there, and an element that cannot be shown, are among what a page may do.
    errors = [error for error in page.errors() if "nowhere" not in error and "cannot be shown" not in error]
    assert left["wrong"] + errors == [], left["acts"]
    return left["told"]


@pytest.mark.parametrize("seed", range(FIRST, LAST))
def test_whatever_a_page_does_a_viewer_closes_leaves_nothing_and_opens_again(demo, seed):
    played(viewer(demo, "videos.html"), "viewer", seed)


@pytest.mark.parametrize("seed", range(FIRST, LAST))
def test_whatever_a_page_does_a_zoom_goes_back_to_its_whole_and_zooms_again(demo, seed):
    page = demo("zoom.html")
    page.wait_for("return Boolean(document.querySelector('#map').zoomTo)", 20)
    played(page, "zoom", seed)
