"""What the browser's Print makes of the gallery: the photo that is open, whole."""

import base64
import re

from gallery_page import photo, tap
from page import RESULTS

BARS = "return [...document.querySelectorAll('#photo-bar, #toolbar, #stage')].map(each => getComputedStyle(each).visibility)"


def test_an_open_photo_is_printed_whole_and_alone(gallery, some):
    page = gallery(some, size=(1440, 900), scale=1)
    tap(page, 7)
    seen = photo(page)
    page.run("addEventListener('beforeprint', () => { window.paper = printed.complete && printed.naturalWidth > 0 && printed.getAttribute('src') })")
    page.driver.execute_cdp_cmd("Page.printToPDF", {})
    assert page.run("return paper") == seen[5], "the picture that is seen, which need not be loaded"
    assert page.run("return document.getElementById('printed')") is None, "gone again"
    # As it is on paper.
    page.run("dispatchEvent(new Event('beforeprint'))")
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    left, top, width, height, fit = page.run(
        "const { left, top, width, height } = printed.getBoundingClientRect(); return [left, top, width, height, getComputedStyle(printed).objectFit]")
    assert (left, top, width, height, fit) == (0, 0, 1440, 900, "contain")
    assert page.run("return getComputedStyle(printed).visibility") == "visible"
    assert set(page.run(BARS)) == {"hidden"}
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
    page.run("dispatchEvent(new Event('afterprint'))")
    assert "visible" in page.run(BARS)
    assert photo(page) == seen, "and it is where it was"


def test_the_grid_is_printed_as_the_window_shows_it(gallery, some):
    """A browser cuts off what is wider than its paper."""
    page = gallery(some, size=(1440, 900), scale=1)
    made = page.driver.execute_cdp_cmd("Page.printToPDF", {"preferCSSPageSize": True, "printBackground": True})
    document = base64.b64decode(made["data"])
    (RESULTS / "grid.pdf").write_bytes(document)
    boxes = [[round(float(number) / 72 * 96) for number in box.split()] for box in re.findall(rb"/MediaBox\s*\[([\d. ]+)\]", document)]
    assert boxes == [[0, 0, 1440, 900]], "one page, as large as the window"
    assert page.run("return document.adoptedStyleSheets.some(sheet => [...sheet.cssRules].some(rule => rule instanceof CSSPageRule))") is False, "gone again"
