"""The gallery's grid in Firefox, with its touches: the pinch, a photo out of its cell and back, its zoom, the handle at the edge, the archive."""

import base64
import io
import zipfile

import pytest

from gallery_page import CELLS, PHOTO
from test_bubble import BUBBLE, HANDLE

COVERED = "document.body.style.getPropertyValue('--covered')"
STILL = f"""
  {CELLS}
  {PHOTO}
  let look = '', same = 0
  const end = performance.now() + 20000
  while (same < 8) {{
    await new Promise(requestAnimationFrame)
    const now = JSON.stringify([cells(), photo(), [...document.querySelectorAll('#stage *')].map(each => each.style.transform + each.style.opacity)])
    same = now === look ? same + 1 : 0
    look = now
    if (performance.now() > end) throw new Error('it never came to rest')
  }}
"""


@pytest.fixture
def page(firefox, many):
    page = firefox.open(many.url)
    page.wait_for("window.tsumami?.report && document.querySelector('#stage [role=button] img[src]') && true")
    page.run(STILL)
    yield page
    page.run("localStorage.clear()")
    page.close()


def cells(page):
    return page.run(CELLS + "return cells()")


def photo(page):
    return page.run(PHOTO + "return photo()")


def middle(page, number):
    _, left, top, width, height, _ = next(cell for cell in cells(page) if cell[0] == number)
    return left + width / 2, top + height / 2


def columns(page):
    return len({round(cell[1]) for cell in cells(page)})


def way(start, end, steps=15):
    return [tuple(a + (b - a) * part / steps for a, b in zip(start, end)) for part in range(steps + 1)]


def opened(page, number):
    page.touch([middle(page, number)])
    page.wait_for(f"{COVERED} === '1'")
    page.run(STILL)


def test_two_fingers_pinch_the_grid_hold_it_half_way_and_turn_it_round(page):
    assert columns(page) == 3
    # Where the beginning is far, the photo under the fingers is the one that stays.
    for _ in range(4):
        page.run("stage.dispatchEvent(new WheelEvent('wheel', { deltaY: 900, clientX: 195, clientY: 300, bubbles: true, cancelable: true })); await new Promise(requestAnimationFrame)")
    page.run(STILL)
    before = {cell[0]: cell for cell in cells(page)}
    number = min(before, key=lambda each: abs(before[each][1] + before[each][3] / 2 - 195) + abs(before[each][2] + before[each][4] / 2 - 450))
    x, y = middle(page, number)
    page.hold(way((x, y - 100), (x, y - 70)), way((x, y + 100), (x, y + 70)))
    half = [cell for cell in cells(page) if cell[0] == number]
    assert min(cell[3] for cell in half) < before[number][3] < 1.7 * min(cell[3] for cell in half), "it is smaller, and follows the fingers"
    assert any(cell[2] <= y <= cell[2] + cell[4] for cell in half), "what is under the fingers stays there"
    page.hold(way((x, y - 70), (x, y - 100)), way((x, y + 70), (x, y + 100)))
    page.lift()
    page.run(STILL)
    assert columns(page) == 3
    page.touch(way((x, y - 100), (x, y - 45)), way((x, y + 100), (x, y + 45)))
    page.run(STILL)
    assert columns(page) == 5


def test_a_photo_comes_out_of_its_cell_and_goes_back_into_it(page):
    cell = next(cell for cell in cells(page) if cell[0] == 8)
    opened(page, 8)
    left, top, width, height, name, _ = photo(page)
    assert (left, width, height) == pytest.approx((0, 390, 292.5), abs=1) and name.startswith("0008.png")
    start = (195, top + height / 2)
    page.hold(way(start, (195, start[1] + 200)))
    assert 0 < float(page.run(f"return {COVERED}")) < 1, "the grid is seen behind it"
    pulled = photo(page)
    assert pulled[2] < width and pulled[1] > top, "it is smaller, and below"
    page.lift()
    page.wait_for(f"{COVERED} === '0'")
    page.run(STILL)
    assert photo(page) is None
    assert next(each for each in cells(page) if each[0] == 8)[:5] == pytest.approx(cell[:5], abs=0.5)


def test_a_photo_is_zoomed_by_two_fingers_and_by_one_that_taps_and_drags(page):
    opened(page, 8)
    left, top, width, height = photo(page)[:4]
    x, y = 195, top + height / 2
    page.touch(way((x - 40, y), (x - 120, y)) + [(x - 120, y)] * 8, way((x + 40, y), (x + 120, y)) + [(x + 120, y)] * 8)
    page.run(STILL)
    assert 2.5 * width < photo(page)[2] < 3.5 * width
    # A double tap shows all of it, and again fills the window.
    for wanted in (width, None):
        page.run("await new Promise(done => setTimeout(done, 500))")
        page.touch([(x, y)])
        page.touch([(x, y)])
        page.run(STILL)
        assert (photo(page)[2] == pytest.approx(width, abs=1)) == (wanted is not None)
    page.run("await new Promise(done => setTimeout(done, 500))")
    before = photo(page)[2]
    page.touch([(x, y)])
    page.touch(way((x, y), (x, y - 80)) + [(x, y - 80)] * 8)
    page.run(STILL)
    assert photo(page)[2] < 0.9 * before, "up is farther"


def test_the_handle_leads_through_all_photos_and_says_where(page):
    page.run("stage.dispatchEvent(new WheelEvent('wheel', { deltaY: 400, clientX: 100, clientY: 300, bubbles: true, cancelable: true }))")
    y = page.wait_for(f"(() => {{ {HANDLE} }})()")
    page.hold(way((384, y), (384, 600)))
    page.run("await new Promise(requestAnimationFrame)")
    first = min(cell[0] for cell in cells(page))
    assert 800 < first < 1600
    assert page.run(BUBBLE) is None, "photos without dates and folders have nothing to say"
    page.hold(way((384, 600), (384, 840)))
    page.lift()
    page.run(STILL)
    assert max(cell[0] for cell in cells(page)) == 2000


def test_chosen_photos_are_downloaded_as_one_archive(page):
    page.run("choose.click()")
    for number in (2, 5, 6):
        page.touch([middle(page, number)])
        page.run("await new Promise(done => setTimeout(done, 60))")
    page.wait_for("document.getElementById('chosen').textContent === '3 chosen'")
    page.run("""
        URL.createObjectURL = blob => { window.archive = blob; return 'about:blank' }
        HTMLAnchorElement.prototype.click = () => {}
        document.getElementById('choice-zip').click()""")
    page.wait_for("window.archive && true")
    data = page.run("return btoa(String.fromCharCode(...new Uint8Array(await archive.arrayBuffer())))")
    archive = zipfile.ZipFile(io.BytesIO(base64.b64decode(data)))
    assert archive.testzip() is None and sorted(archive.namelist()) == ["0002.png", "0005.png", "0006.png"]
