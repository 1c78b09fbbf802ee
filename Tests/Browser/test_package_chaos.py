"""`<tsumami-viewer>` in pages that do anything with it at any time, while fingers touch it; the same for the same number.

`TSUMAMI_CHAOS=100:200` tries other numbers.
"""

import os
import random

import pytest

from conftest import ROOT
from demonstrations import demo, viewer, web  # noqa: F401: fixtures
from fingers import Hand

FIRST, LAST = map(int, os.environ.get("TSUMAMI_CHAOS", "0:4").split(":"))
CHAOS = (ROOT / "Tests/Browser/chaos.js").read_text()
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


@pytest.mark.parametrize("seed", range(FIRST, LAST))
def test_whatever_a_page_does_it_closes_leaves_nothing_and_opens_again(demo, seed):
    page = viewer(demo, "videos.html")
    page.run(f"window.chaos = {CHAOS.strip().split(chr(10), 3)[3]}")
    dice = random.Random(seed)
    for _ in range(12):
        page.run_async(DRAW + "for (let i = 0; i < 6; i++) await chaos.act(draw)", dice.randrange(1 << 31))
        touch(page, dice)
    left = page.run_async("return await chaos.rest()")
    assert left["wrong"] == [], left
    errors = [error for error in page.errors() if "nowhere" not in error and "cannot be shown" not in error]
    assert errors == [], left["acts"]
