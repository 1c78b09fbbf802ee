"""Fingers on a `<tsumami-zoom>` whose program is still on its way, or never comes."""

import contextlib
import threading

import pytest

from conftest import PAGE
from files import Files, served
from fingers import HeldFingers
from page import Page
from test_firefox import way

ZOOM = "document.querySelector('tsumami-zoom')"
MARKUP = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">
<script type="module" src="tsumami/tsumami.js"></script><style>body { margin: 0; height: 3000px } tsumami-zoom div { height: 500px; background: linear-gradient(45deg, red, blue) }</style>
<tsumami-zoom GESTURES label="Colours"><div></div></tsumami-zoom>"""
READY = f"{ZOOM}.shadowRoot && {ZOOM}.clientHeight > 0"
ENLARGED = "return visualViewport.scale"


@contextlib.contextmanager
def held(gestures="", is_there=True):
    """The address of a page whose server keeps the program back, and what lets it go."""
    gate = threading.Event()

    class Held(Files):
        def do_GET(self):
            if self.path.endswith(".wasm"):
                gate.wait(60)
                if not is_there:
                    return self.send_error(404)
            if not self.path.endswith("/made.html"):
                return super().do_GET()
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(MARKUP.replace("GESTURES", gestures).encode())

    with served(PAGE, Held) as address:
        try:
            yield f"{address}web/made.html", gate
        finally:
            gate.set()


@pytest.fixture
def early(driver):
    with contextlib.ExitStack() as stack:
        def open_early(**options):
            address, gate = stack.enter_context(held(**options))
            page = Page(driver, address, size=(390, 844), scale=2)
            page.open("")
            page.wait_for(f"return {READY}", 20)
            stack.callback(page.close)
            return page, gate

        yield open_early


@pytest.mark.parametrize("gestures", ["", 'gestures="greedy"'], ids=["cooperative", "greedy"])
def test_a_pinch_before_the_program_is_there_zooms_when_it_comes_and_never_enlarges_the_page(early, gestures):
    page, gate = early(gestures=gestures)
    fingers = HeldFingers(page.driver)
    # Their middle moves, too, as that of two fingers that would scroll the page.
    for step in range(1, 9):
        fingers.at((150 - 8 * step, 250 - 3 * step), (240 + 8 * step, 250 - 3 * step))
    assert page.run("return [visualViewport.scale, scrollY]") == [1, 0]
    gate.set()
    page.wait_for(f"return {ZOOM}.scale > 1.5", 20)
    # The same fingers go on.
    before = page.run(f"return {ZOOM}.scale")
    for step in range(9, 13):
        fingers.at((150 - 8 * step, 250 - 3 * step), (240 + 8 * step, 250 - 3 * step))
    page.wait_for(f"return {ZOOM}.scale > {before} + 0.2", 20)
    fingers.lift()
    assert page.run("return [visualViewport.scale, scrollY]") == [1, 0]
    assert page.errors() == []


def test_one_finger_scrolls_the_page_before_the_program_is_there(early):
    page, _ = early()
    fingers = HeldFingers(page.driver)
    for step in range(12):
        fingers.at((200, 400 - 20 * step))
    page.wait_for("return scrollY > 100", 20)
    fingers.lift()


@pytest.mark.parametrize("gestures", ["", 'gestures="greedy"'], ids=["cooperative", "greedy"])
def test_where_the_program_cannot_be_loaded_two_fingers_enlarge_the_page(early, gestures):
    page, gate = early(gestures=gestures, is_there=False)
    page.run(f"{ZOOM}.addEventListener('error', () => window.isTold = true)")
    gate.set()
    page.wait_for("return window.isTold", 20)
    fingers = HeldFingers(page.driver)
    for step in range(9):
        fingers.at((150 - 8 * step, 250), (240 + 8 * step, 250))
    page.wait_for("return visualViewport.scale > 1.2", 20)
    fingers.lift()


def test_a_pinch_before_the_program_is_there_zooms_when_it_comes_in_firefox(firefox):
    with held() as (address, gate):
        page = firefox.open(address)
        page.wait_for(READY)
        page.hold(way((150, 250), (80, 230)), way((240, 250), (310, 230)))
        assert page.run("return [visualViewport.scale, scrollY]") == [1, 0]
        gate.set()
        page.wait_for(f"{ZOOM}.scale > 1.5")
        page.hold([(80, 230), (60, 230)], [(310, 230), (330, 230)])
        page.lift()
        assert page.run("return [visualViewport.scale, scrollY]") == [1, 0]
        page.close()
