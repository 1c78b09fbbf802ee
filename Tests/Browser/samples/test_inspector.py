"""What the page shows of its recognizers when asked: fingers, and the list."""

import pytest

from fingers import Hand
from gallery_page import place, rest

SHOW = "Show what the recognizers do"
# Every line of the list that is seen: [name, what became of it].
LINES = """
const [list] = [...document.querySelectorAll('#stage > .view:last-of-type > .view')]
const seen = [...list.querySelectorAll(':scope > .label:not([hidden]) span')].map(e => e.textContent)
"""


def is_on(page):
    return page.run("return document.getElementById('inspect').getAttribute('aria-pressed')") == "true"


def words(page):
    return page.run(LINES + "return seen")


def fingers(page):
    """The numbers of the fingers that are marked, and how strongly each mark is seen."""
    return page.run(
        "return [...document.querySelectorAll('#stage > .view:last-of-type > .view')].slice(1)"
        ".map(mark => [mark.querySelector('.label').textContent, Number(mark.style.opacity || 1)])")


@pytest.fixture
def viewer(scene):
    return scene("image-viewer")


def test_the_button_and_the_key_switch_it_on_and_off(viewer):
    layers = "return document.querySelectorAll('#stage *').length"
    before = viewer.run(layers)
    assert not is_on(viewer)
    viewer.press(SHOW)
    assert is_on(viewer)
    viewer.wait_for(f"return (() => {{ {layers} }})() > {before}")
    assert words(viewer) == ["Touch, and see what the recognizers do"]
    viewer.screenshot("inspector-on")
    viewer.key("g")
    assert not is_on(viewer)
    viewer.wait_for(f"return (() => {{ {layers} }})() === {before}")
    viewer.key("g")
    assert is_on(viewer)


def test_a_tap_is_read_after_it_is_over(gallery, server):
    page = gallery(server)
    page.key("g")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), place(page, 2)).perform()
    rest(page)
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.tap(finger, (195, 420)).perform()
    page.wait_for(LINES + "return seen.includes('failed: no further tap in time')")
    seen = words(page)
    told = dict(zip(seen[1::2], seen[2::2])) if len(seen) % 2 else dict(zip(seen[::2], seen[1::2]))
    assert told["doubleTap"] == "failed: no further tap in time"
    assert told["pull"].startswith("failed")
    assert len(fingers(page)) >= 1
    page.screenshot("inspector-tap")


def test_it_takes_no_touches_and_leaves_the_transcript_as_it_is(viewer):
    def pinch():
        hand = Hand(viewer.driver)
        hand.up(*hand.pinch((160, 120), 80, 200, seconds=0.3)).perform()
        viewer.settle()
        return [(line.get("recognizer"), line.get("state")) for line in viewer.report()][0]

    viewer.key("g")
    # The fingers go through the list.
    assert pinch() == ("pinch", "began")
    assert viewer.picture().scale > 1.2 * min(viewer.size[0] / viewer.points()[0], viewer.size[1] / viewer.points()[1])


@pytest.mark.parametrize("name", ["gallery", "image-viewer", "strokes", "tap-zoom", "all"])
def test_on_a_small_phone_the_buttons_have_room_and_the_list_ends_above_them(driver, server, name):
    from page import Page

    page = Page(driver, server.url, size=(320, 480), scale=2)
    page.open(f"#{name}")
    page.wait_until_ready()
    page.key("g")
    if name == "gallery":
        hand = Hand(driver)
        hand.tap(hand.finger(), (100, 150)).perform()
        rest(page)
    hand = Hand(driver)
    finger = hand.finger()
    # On a photo neither a pull nor a flick, which would close it or turn to the next one.
    hand.down({finger: (160, 250)}).glide({finger: (130, 250) if name == "gallery" else (120, 330)}).up(finger).perform()
    page.wait_for("return document.querySelectorAll('#stage > .view:last-of-type .label').length > 2")
    page.screenshot(f"inspector-{name}-small")
    left, right, top = page.run(
        "const { left, right, top } = document.getElementById('toolbar').getBoundingClientRect(); return [left, right, top]")
    assert left >= 0 and right <= 320
    widths = page.run("return [...document.querySelectorAll('#toolbar button:not(.aside)')].filter(b => b.offsetWidth)"
                      ".map(b => b.offsetWidth)")
    assert min(widths) >= 40
    bottom = page.run("return document.querySelector('#stage > .view:last-of-type > .view').getBoundingClientRect().bottom")
    # The gallery's are at the sides.
    assert bottom <= (480 if name == "gallery" else top)
    assert page.errors() == []
    page.close()
