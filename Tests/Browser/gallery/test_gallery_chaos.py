"""The gallery in the hands of somebody who presses anything at any time; the same for the same number.

`TSUMAMI_CHAOS=100:200` tries other numbers.
"""

import random

import pytest
from selenium.webdriver.common.keys import Keys

from conftest import ROOT, Server
from fingers import Hand
from gallery_page import CELLS, HEIGHT, PHOTO, WIDTH
from chance import FIRST, LAST

KEYS = [*"+-0123456fihsdx?/ ", Keys.ARROW_LEFT, Keys.ARROW_RIGHT, Keys.ARROW_UP, Keys.ARROW_DOWN, Keys.HOME, Keys.END, Keys.ENTER, Keys.ESCAPE, Keys.TAB, Keys.BACKSPACE]
# What leaves the page, or asks the browser for what a test cannot see.
LEAVES = ["download", "share", "choice-share", "choice-zip", "full-screen", "keep", "record"]
# What is hidden is hidden the next time, too, and all of them may be.
LEAVES += ["choice-hide"]
# Those that are seen and not covered, in their order.
BUTTONS = """
const buttons = [...document.querySelectorAll('button, [role=menuitem], input[type=search]')].filter(button => {
  const { left, top, width, height } = button.getBoundingClientRect()
  const at = document.elementFromPoint(left + width / 2, top + height / 2)
  return !leaves.includes(button.id) && !button.disabled && width > 0 && at && (button === at || button.contains(at))
})
"""


@pytest.fixture(scope="module")
def album():
    """A server of what the gallery shows before it is given photos: folders, videos, several years."""
    with Server(ROOT / "Apps/Gallery/Photos") as server:
        yield server


def press(page, dice):
    """A button that is seen; answers which."""
    return page.run(f"const [leaves, part] = arguments; {BUTTONS}"
                    "const button = buttons[Math.floor(part * buttons.length)]; button?.focus(); button?.click(); return button?.id || button?.ariaLabel || button?.textContent",
                    LEAVES, dice.random())


def touch(page, dice):
    """A tap, a long press, a drag or a pinch, somewhere."""
    hand = Hand(page.driver)
    def place(): return (dice.randrange(4, WIDTH - 4), dice.randrange(4, HEIGHT - 4))
    fingers = [hand.finger() for _ in range(dice.choice([1, 1, 1, 2]))]
    hand.down({finger: place() for finger in fingers})
    if dice.random() < 0.2:
        hand.wait(0.6)
    if dice.random() < 0.6:
        hand.glide({finger: place() for finger in fingers}, dice.choice([0.05, 0.2]))
    hand.up(*fingers).perform()
    return f"touch {len(fingers)}"


def key(page, dice):
    which = dice.choice(KEYS)
    page.key(which)
    return f"key {which!r}"


@pytest.mark.parametrize("seed", range(FIRST, LAST))
def test_whatever_somebody_presses_escape_leads_back_to_photos_that_open(gallery, album, seed):
    dice = random.Random(seed)
    page = gallery(album)
    page.run("window.open = () => null; window.print = () => {}; document.documentElement.style.overscrollBehavior = 'none'")
    acts = [dice.choice([press, touch, touch, key, key])(page, dice) for _ in range(60)]
    for _ in range(12):
        page.key(Keys.ESCAPE)
        page.run_async("await new Promise(done => setTimeout(done, 120))")
    state = page.run(CELLS + PHOTO + """
        return { cells: cells().length, photo: photo(), open: [...document.querySelectorAll('dialog[open], :popover-open')].map(each => each.id), at: location.hash, title: document.querySelector('#title').textContent,
          nothing: document.querySelector('#stage').innerText.slice(0, 80) }""")
    assert state["photo"] is None and state["open"] == [] and state["cells"] > 0, (state, acts)
