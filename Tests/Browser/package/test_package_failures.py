"""Pictures of a `<tsumami-viewer>` that cannot be loaded, or only later."""

import threading

import pytest

from conftest import PAGE
from demonstrations import VIEWER, opened, still, viewer
from files import Files, served
from page import Page

PART = f"{VIEWER}.shadowRoot.querySelector"
WORDS = f"return [{PART}('.caption').textContent, {PART}('.said').textContent]"


class Failing(Files):
    """Has no pictures whose address ends with `?gone`, for as long as that is so."""

    isGone = True

    def do_GET(self):
        if self.path.endswith("?gone") and Failing.isGone:
            return self.send_error(503)
        super().do_GET()


@pytest.fixture
def page(driver):
    Failing.isGone = True
    with served(PAGE, Failing) as address:
        page = Page(driver, f"{address}web/", size=(390, 844), scale=2)
        yield viewer(lambda name: page.open(name) or page)
        assert [error for error in page.errors() if "503" not in error] == []
        page.close()


def fail(page, index):
    page.run(f"{VIEWER}.links[{index}].href += '?gone'")


def test_a_neighbour_that_could_not_be_loaded_says_so_when_one_turns_to_it(page):
    fail(page, 1)
    opened(page, 0)
    page.wait_for("return told.at(-1)[0] === 'error' && told.at(-1)[1].index === 1", 20)
    assert page.run(WORDS)[0] == "A mountain lake at sunrise"
    page.run(f"{VIEWER}.next()")
    page.wait_for(f"return {VIEWER}.index === 1", 20)
    assert page.run(WORDS) == ["The picture cannot be shown", "2 / 5: The picture cannot be shown"]
    page.run(f"{VIEWER}.previous()")
    page.wait_for(f"return {VIEWER}.index === 0", 20)
    assert page.run(WORDS)[0] == "A mountain lake at sunrise"


def test_a_picture_that_failed_is_tried_again_when_one_comes_back_to_it(page):
    fail(page, 0)
    opened(page, 0)
    page.wait_for(f"return {PART}('.caption').textContent === 'The picture cannot be shown'", 20)
    Failing.isGone = False
    for index in (2, 0):
        page.run(f"{VIEWER}.index = {index}")
        page.wait_for(f"return {VIEWER}.index === {index}", 20)
        still(page)
    page.wait_for(f"return {PART}('.caption').textContent === 'A mountain lake at sunrise'", 20)
    page.wait_for(f"return [...{PART}('.stage').querySelectorAll('img')].some(image => image.src.endsWith('?gone') && image.naturalWidth > 0)", 20)


class Stalled(Files):
    """Begins to send the program, and stands still."""

    isOver = threading.Event()

    def do_GET(self):
        if not self.path.endswith("tsumami.wasm"):
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "application/wasm")
        self.send_header("Content-Length", "400000")
        self.end_headers()
        self.wfile.write(b"\0asm")
        self.wfile.flush()
        Stalled.isOver.wait(60)


def test_a_link_is_followed_where_the_download_of_the_program_stands_still(driver):
    Stalled.isOver.clear()
    with served(PAGE, Stalled) as address:
        page = Page(driver, f"{address}web/", size=(390, 844), scale=2)
        # Seconds are short here.
        page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {
            "source": "const { setTimeout } = window; window.setTimeout = (act, ms, ...given) => setTimeout(act, ms / 20, ...given)"})
        viewer(lambda name: page.open(name) or page)
        # Who has closed it does not want the link either; and of two that are tapped the last one is meant.
        page.run_async(f"{VIEWER}.links[0].click(); {VIEWER}.close(); await new Promise(done => setTimeout(done, 15000))")
        assert page.run("return location.pathname") == "/web/viewer.html"
        page.run(f"{VIEWER}.links[2].click(); {VIEWER}.links[1].click()")
        page.wait_for("return location.pathname.includes('/2-sunflower')", 20)
        Stalled.isOver.set()
        page.close()


def test_a_thumbnail_that_could_not_be_loaded_is_not_shown_large(page):
    fail(page, 0)
    page.run(f"{VIEWER}.links[0].querySelector('img').src += '?gone'")
    page.run_async(f"await {VIEWER}.open(0)")
    page.wait_for(f"return {PART}('.caption').textContent === 'The picture cannot be shown'", 20)
    page.frames(3)
    assert page.run(f"""return [...{PART}('.stage').querySelectorAll('img')]
        .filter(image => image.src.endsWith('?gone') && getComputedStyle(image).visibility === 'visible').length""") == 0


def test_of_a_picture_that_cannot_be_shown_its_thumbnail_is_zoomed_or_nothing(page):
    page.run(f"{VIEWER}.items = ['2-sunflower@2x.webp', undefined].map((name, index) => ({{ src: `nowhere-${{index}}.webp?gone`, thumbnail: name && `pictures/${{name}}` }}))")
    for index, scale in ((1, 1), (0, 2)):
        page.run_async(f"await {VIEWER}.open({index})")
        page.wait_for(f"return {VIEWER}.index === {index} && {PART}('.caption').textContent === 'The picture cannot be shown'", 20)
        page.frames(60)
        page.run(f"{VIEWER}.zoomTo(2)")
        page.frames(60)
        assert page.run(f"return {VIEWER}.scale") == scale


def test_a_viewer_that_has_left_the_page_tells_no_failure_afterwards(page):
    fail(page, 0)
    told = page.run_async(f"""
        const viewer = {VIEWER}, gone = viewer.links[0].href, isLoaded = () => performance.getEntriesByName(gone).length > 0
        await viewer.open(0)
        viewer.remove()
        while (!isLoaded()) await new Promise(done => setTimeout(done, 20))
        await new Promise(done => setTimeout(done, 100))
        return told.map(([type]) => type)""")
    assert told == ["open", "close"]
