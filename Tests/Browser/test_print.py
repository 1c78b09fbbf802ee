"""What the browser's Print makes of the gallery: the photo that is open, whole."""

from gallery_page import photo, tap

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
