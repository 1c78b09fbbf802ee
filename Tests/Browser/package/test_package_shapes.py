"""The shape of a picture of `<tsumami-viewer>` whose thumbnail has another one: that of the large picture, once it has been loaded."""

import pytest

from conftest import PAGE
from demonstrations import PICTURE, VIEWER, demo, opened, still, viewer, web  # noqa: F401 (fixtures)
from files import served
from page import Page

# Its thumbnails are files of another shape, squares, without a width and a height in the markup.
CROPPED = f"""
const links = {VIEWER}.links
for (const link of links) {{
  const image = link.querySelector('img')
  image.src = '/icon-192.png'
  image.style.cssText = 'width: 100px; height: 100px; aspect-ratio: auto'
}}
await Promise.all(links.map(link => link.querySelector('img').decode()))
const large = new Image()
large.src = links[given[0]].href
await large.decode()
return [large.naturalWidth, large.naturalHeight]"""
# How wide the first picture is for its height, in each frame from now on: the others are on its right.
FILM = f"""
window.film = []
const stage = {VIEWER}.shadowRoot.querySelector('.stage')
const take = () => {{
  const [first] = [...stage.querySelectorAll('img[src]')].map(image => image.getBoundingClientRect()).filter(r => r.width > 0).sort((a, b) => a.left - b.left)
  if (first) film.push(first.width / first.height)
  requestAnimationFrame(take)
}}
take()"""


@pytest.fixture
def cropped(demo):
    page = viewer(demo)
    width, height = page.run_async(CROPPED, 0)
    assert width / height > 1.2 or width / height < 0.8
    return page, width / height


def shape(page):
    _, _, width, height = page.run(PICTURE)
    return width / height


def turned(page, index):
    page.run(f"{VIEWER}.index = {index}")
    page.wait_for(f"return {VIEWER}.index === {index}", 20)
    still(page)


def opened_again(page):
    """How wide the picture is for its height, in each frame from when the viewer closes until it has opened once more."""
    page.run(f"{VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    page.run(FILM)
    opened(page, 0)
    return page.run("return film")


def test_once_it_is_there_a_picture_has_its_own_shape_and_is_zoomed_by_its_own_size(cropped):
    page, whole = cropped
    opened(page, 0)
    assert shape(page) == pytest.approx(whole, rel=0.01)
    page.run(f"{VIEWER}.zoomTo(1000)")
    page.wait_for(f"return {VIEWER}.scale > 2", 20)
    still(page)
    # Three points for each of its pixels, as much as any picture.
    _, _, width, _ = page.run(PICTURE)
    assert width == pytest.approx(3 * page.run_async(f"const image = new Image(); image.src = {VIEWER}.links[0].href; await image.decode(); return image.naturalWidth"), rel=0.01)


def test_a_picture_that_is_turned_back_to_has_its_own_shape(cropped):
    page, whole = cropped
    opened(page, 0)
    turned(page, 4)
    turned(page, 0)
    assert shape(page) == pytest.approx(whole, rel=0.01)


def test_a_picture_that_opens_again_has_its_own_shape_from_the_first_frame_on(cropped):
    page, whole = cropped
    opened(page, 0)
    film = opened_again(page)
    assert len(film) > 5 and all(each == pytest.approx(whole, rel=0.02) for each in film)


def test_a_picture_that_has_been_turned_away_from_opens_again_in_its_own_shape(cropped):
    page, whole = cropped
    opened(page, 0)
    page.run(f"{VIEWER}.next()")
    page.wait_for(f"return {VIEWER}.index === 1", 20)
    still(page)
    assert all(each == pytest.approx(whole, rel=0.02) for each in opened_again(page))


@pytest.mark.parametrize("shape", ['width="40" height="30"', 'viewBox="0 0 40 30"'])
def test_a_drawing_has_no_pixels_and_is_zoomed_as_a_large_picture_however_small_it_says_it_is(driver, shape):
    with served(PAGE) as address:
        page = Page(driver, f"{address}web/", size=(1000, 800), scale=1)
        viewer(lambda name: page.open(name) or page)
        drawing = f'<svg xmlns="http://www.w3.org/2000/svg" {shape}><rect width="40" height="30" fill="gold"/></svg>'
        page.run(f"{VIEWER}.items = [{{ src: 'data:image/svg+xml,' + encodeURIComponent(arguments[0]) }}]", drawing)
        opened(page, 0)
        whole = page.run(PICTURE)
        assert whole == pytest.approx([0, 25, 1000, 750], abs=1)
        page.run(f"{VIEWER}.zoomTo(10)")
        page.wait_for(f"return Math.abs({VIEWER}.scale - 10) < 0.001", 20)
        page.close()
