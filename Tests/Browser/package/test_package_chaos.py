"""The elements in pages that do anything with them at any time, while fingers touch them; the same for the same number.

`TSUMAMI_CHAOS=100:200` tries other numbers.
"""

import random

import pytest

from chance import FIRST, LAST
from conftest import ROOT
from demonstrations import VIEWER, demo, viewer, web  # noqa: F401 (fixtures)
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


# Whether an open viewer is as it may be at rest: of its pictures one is whole in the middle of the window, or, where it is zoomed, covers it on each axis on which it is larger.
AT_REST = f"""
const viewer = {VIEWER}, stage = viewer.shadowRoot.querySelector('.stage'), progress = viewer.shadowRoot.querySelector('dialog').style.getPropertyValue('--progress')
const isMiddle = (start, size, room) => Math.abs(start + size / 2 - room / 2) < 1, axis = (start, size, room) => size > room + 1 ? start < 1 && start + size > room - 1 : isMiddle(start, size, room)
const isRight = ({{ left, top, width, height }}) => viewer.scale > 1.001 ? axis(left, width, innerWidth) && axis(top, height, innerHeight)
  : isMiddle(left, width, innerWidth) && isMiddle(top, height, innerHeight) && Math.min(Math.abs(width - innerWidth), Math.abs(height - innerHeight)) < 1
const places = [...stage.querySelectorAll('img[src]')].map(image => image.getBoundingClientRect())
return (viewer.isOpen ? progress === '1' && places.some(isRight) : places.length === 0) || [viewer.isOpen, viewer.index, viewer.scale, progress, JSON.stringify(places)]"""


def hook(page, dice):
    """A finger that pulls down, and then goes anywhere, sometimes with a second one."""
    hand = Hand(page.driver)
    first, second = hand.finger(), hand.finger()
    x, y = dice.randrange(20, 370), dice.randrange(100, 500)
    def place(): return (dice.randrange(10, 380), dice.randrange(60, 780))
    hand.down({first: (x, y)}).glide({first: (x, y + dice.randrange(20, 80))}, 0.08)
    fingers = [first, second] if dice.random() < 0.4 else [first]
    if second in fingers:
        hand.down({second: place()})
    hand.glide({finger: place() for finger in fingers}, dice.choice([0.05, 0.2]))
    for finger in fingers:
        hand.up(finger)
    hand.perform()


@pytest.mark.parametrize("seed", range(FIRST, LAST))
def test_whatever_fingers_do_a_picture_is_whole_in_its_place_or_zoomed_within_its_edges_once_it_rests(demo, seed):
    page, dice = viewer(demo), random.Random(seed)
    # Two fingers on the page of a viewer that has closed would enlarge that.
    page.run("document.documentElement.style.touchAction = 'none'")
    for _ in range(10):
        if not page.run(f"return {VIEWER}.isOpen"):
            page.run_async(f"await {VIEWER}.open(given[0])", dice.randrange(4))
        acts = [dice.choice([touch, hook]) for _ in range(dice.choice([1, 2, 3]))]
        for act in acts:
            act(page, dice)
        page.rest(f"JSON.stringify([{VIEWER}.isOpen, [...{VIEWER}.shadowRoot.querySelectorAll('.stage img[src]')].map(image => image.getBoundingClientRect())])", 20, frames=20)
        assert page.run(AT_REST) is True, [act.__name__ for act in acts]


@pytest.mark.parametrize("seed", range(FIRST, LAST))
def test_whatever_a_page_does_a_viewer_closes_leaves_nothing_and_opens_again(demo, seed):
    played(viewer(demo, "videos.html"), "viewer", seed)


@pytest.mark.parametrize("seed", range(FIRST, LAST))
def test_whatever_a_page_does_a_zoom_goes_back_to_its_whole_and_zooms_again(demo, seed):
    page = demo("zoom.html")
    page.wait_for("return Boolean(document.querySelector('#map').zoomTo)", 20)
    played(page, "zoom", seed)
