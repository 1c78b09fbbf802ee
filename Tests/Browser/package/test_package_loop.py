"""`<tsumami-viewer loop>` in Chromium: the first picture follows the last one."""

import pytest
from selenium.webdriver.common.keys import Keys

from demonstrations import VIEWER, demo, drag, opened, still, viewer, web  # noqa: F401 (fixtures)

PART = f"{VIEWER}.shadowRoot.querySelector"
BUTTONS = f"return ['.left', '.right'].map(part => {PART}(part).disabled)"
CHANGES = "return told.filter(([type]) => type === 'change').map(([, detail]) => detail.index)"


def looped(demo, index, direction="ltr"):
    page = viewer(demo)
    page.run("document.documentElement.dir = arguments[0]", direction)
    page.run(f"{VIEWER}.setAttribute('loop', '')")
    return opened(page, index)


def at(page, index):
    page.wait_for(f"return {VIEWER}.index === {index}", 20)
    still(page)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_flicks_keys_and_buttons_lead_round_the_ends(demo, direction):
    page = looped(demo, 4, direction)
    on, back = ((340, 560), (60, 560)), ((60, 560), (340, 560))
    keys, buttons = [Keys.ARROW_RIGHT, Keys.ARROW_LEFT], [".right", ".left"]
    if direction == "rtl":
        on, back, keys, buttons = back, on, keys[::-1], buttons[::-1]
    assert page.run(BUTTONS) == [False, False]
    drag(page, on)
    at(page, 0)
    drag(page, back)
    at(page, 4)
    for ways in (keys, [lambda: page.run(f"{PART}('{buttons[0]}').click()"), lambda: page.run(f"{PART}('{buttons[1]}').click()")],
                 [lambda: page.run(f"{VIEWER}.next()"), lambda: page.run(f"{VIEWER}.previous()")]):
        for way, index in zip(ways, (0, 4)):
            way() if callable(way) else page.key(way)
            at(page, index)
    assert page.run(CHANGES) == [0, 4] * 4
    assert page.run(f"return {PART}('.counter').textContent") == "5 / 5"
    # The picture there is the one that the page names, and goes back to its place.
    shown = page.run(f"return [...{PART}('.stage').querySelectorAll('img')].map(image => image.src)")
    assert page.run(f"return {VIEWER}.links[4].href") in shown
    drag(page, ((195, 300), (195, 640)))
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run(f"return document.activeElement === {VIEWER}.links[4]")


def test_without_the_attribute_and_with_two_pictures_there_are_ends(demo):
    page = opened(viewer(demo), 4)
    assert page.run(BUTTONS) == [False, True]
    drag(page, ((340, 560), (60, 560)))
    still(page)
    assert page.run(f"return {VIEWER}.index") == 4
    page.run(f"{VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    page.run(f"{VIEWER}.setAttribute('loop', ''); while ({VIEWER}.links.length > 2) {VIEWER}.links[0].remove()")
    opened(page, 1)
    assert page.run(BUTTONS) == [False, True]
    page.run(f"{VIEWER}.next()")
    drag(page, ((340, 560), (60, 560)))
    still(page)
    assert page.run(f"return {VIEWER}.index") == 1


def test_pictures_that_go_leave_the_way_round(demo):
    page = looped(demo, 4)
    page.run(f"{VIEWER}.links[0].remove()")
    page.wait_for(f"return {VIEWER}.index === 3")
    page.key(Keys.ARROW_RIGHT)
    at(page, 0)
    assert page.run(f"return {PART}('.stage').ariaLabel") == page.run(f"return {VIEWER}.links[0].querySelector('img').alt")
    page.run(f"while ({VIEWER}.links.length > 2) {VIEWER}.links[2].remove()")
    page.wait_for(f"return {PART}('.left').disabled")
    page.key(Keys.ARROW_LEFT)
    still(page)
    assert page.run(f"return {VIEWER}.index") == 0
