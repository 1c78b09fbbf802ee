"""Pictures of a `<tsumami-viewer>` that cannot be loaded, or only later."""

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
