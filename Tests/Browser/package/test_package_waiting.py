"""What a visitor sees of a picture that is slow to come, and what a screen reader finds in the open viewer."""

import threading

import pytest

from conftest import PAGE
from demonstrations import LISTEN, VIEWER, demo, opened, still, viewer, web  # noqa: F401 (fixtures)
from files import Files, served
from page import Page

PART = f"{VIEWER}.shadowRoot.querySelector"
SIGN = f"getComputedStyle({PART}('.loading')).visibility === 'visible'"
PHOTO = "pictures/4-fern@2x.webp"
MARKUP = f"""<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">
<script type="module" src="tsumami/tsumami.js"></script><tsumami-viewer>
<a href="{PHOTO}"><img src="{PHOTO}" alt="There" width="100"></a>
<a href="{PHOTO}?held"><img src="pictures/2-sunflower@2x.webp" alt="Slow" width="100"></a>
<a href="nowhere.webp?held"><img src="{PHOTO}" alt="Nowhere" width="100"></a></tsumami-viewer>"""


@pytest.fixture
def held(driver):
    """A page whose server keeps some pictures back until it is told."""
    gate = threading.Event()

    class Held(Files):
        def do_GET(self):
            if self.path.endswith("?held"):
                gate.wait(20)
            if not self.path.endswith("/made.html"):
                return super().do_GET()
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(MARKUP.encode())

    with served(PAGE, Held) as address:
        page = Page(driver, f"{address}web/", size=(390, 844), scale=2)
        page.open("made.html")
        page.wait_for(f"return Boolean({VIEWER}.open)", 20)
        page.run(LISTEN)
        page.gate = gate
        yield page
        gate.set()
        page.close()


def test_a_picture_that_is_slow_to_come_has_a_sign_of_that_until_it_is_there(held):
    opened(held, 0)
    held.run(f"{VIEWER}.index = 1")
    held.wait_for(f"return {VIEWER}.index === 1", 20)
    # Not at once, as most are there soon.
    assert held.run(f"return {SIGN}") is False
    held.wait_for(f"return {SIGN} && {PART}('.stage').ariaBusy === 'true'", 20)
    held.screenshot("package-waiting")
    # Another one has none.
    held.run(f"{VIEWER}.index = 0")
    held.wait_for(f"return !({SIGN})", 20)
    held.run(f"{VIEWER}.index = 1")
    held.wait_for(f"return {SIGN}", 20)
    held.gate.set()
    held.wait_for(f"return !({SIGN}) && {PART}('.stage').ariaBusy === null", 20)
    still(held)
    assert held.run(f"return {SIGN}") is False


def test_a_picture_that_fails_in_the_end_and_one_that_is_closed_have_no_sign_any_more(held):
    opened(held, 2)
    held.wait_for(f"return {SIGN}", 20)
    held.gate.set()
    held.wait_for("return told.some(([type]) => type === 'error')", 20)
    held.wait_for(f"return !({SIGN})", 20)
    held.gate.clear()
    held.run(f"{VIEWER}.index = 1")
    held.wait_for(f"return {VIEWER}.index === 1", 20)
    held.run(f"{VIEWER}.close()")
    held.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert held.run(f"return [{PART}('dialog').classList.contains('waits'), {PART}('.stage').ariaBusy]") == [False, None]


def test_a_screen_reader_finds_the_picture_that_is_shown_and_none_beside_it(demo):
    page = opened(viewer(demo), 1)
    nodes = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    images = [node["name"]["value"] for node in nodes if not node["ignored"] and node["role"]["value"] == "image"]
    assert images == ["The head of a sunflower from near by"]


def test_a_mouse_over_a_picture_that_can_be_dragged_is_a_hand(demo):
    page = opened(viewer(demo, size=(900, 700)), 1)
    hand = f"getComputedStyle({PART}('.stage')).cursor"
    assert page.run(f"return {hand}") == "auto"
    page.run(f"{VIEWER}.zoomTo(3)")
    page.wait_for(f"return {hand} === 'grab'", 20)
    page.run(f"{VIEWER}.zoomTo(1)")
    page.wait_for(f"return {hand} === 'auto'", 20)


def test_who_wants_more_contrast_has_buttons_on_a_ground_of_their_own(demo):
    page = opened(viewer(demo, size=(900, 700)), 1)
    ground = f"getComputedStyle({PART}('.close')).backgroundColor"
    assert page.run(f"return {ground}") == "rgba(0, 0, 0, 0.45)"
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-contrast", "value": "more"}]})
    page.wait_for(f"return {ground} === 'rgb(0, 0, 0)'")
    page.screenshot("package-contrast")
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})
