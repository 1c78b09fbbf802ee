"""A pinch through the sizes of the gallery's grid, looked at while fingers hold it: both grids are there, and nothing behind them is seen."""

import time

import pytest

from fingers import HeldFingers
from gallery_page import cells, rest

# Counts the blocks of 16 × 16 pixels in which nothing is as light as the photos are. The lines between photos are narrower than that, also where a
# line of one grid, enlarged from five columns to three, is beside a line of the other.
DARK = """
const image = await createImageBitmap(new Blob([Uint8Array.from(atob(given[0]), each => each.charCodeAt())]))
const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext('2d')
context.drawImage(image, 0, 0)
const { data, width, height } = context.getImageData(0, 0, image.width, image.height)
let dark = 0
for (let top = 0; top + 16 <= height; top += 16) {
  for (let left = 0; left + 16 <= width; left += 16) {
    let light = 0
    for (let y = top; y < top + 16; y += 1) {
      for (let x = left; x < left + 16; x += 1) light = Math.max(light, data[4 * (y * width + x)])
    }
    if (light < 50) dark += 1
  }
}
return dark
"""


@pytest.fixture(autouse=True)
def ground(driver):
    """The grid is on black, which no photo is."""
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": "dark"}]})
    yield
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def pinch(page, centre, spans, look):
    """Two fingers go through these distances from each other; `look` is called at each but the first."""
    fingers = HeldFingers(page.driver)

    def each(span):
        page.frames(2)
        if span != spans[0]:
            look(span)

    fingers.pinch(centre, spans, each)
    fingers.lift()
    page.frames(2)


def dark(page, seconds=10):
    """How many blocks of the screen show what is behind the photos, once they are there: nothing moves while fingers hold still."""
    end = time.monotonic() + seconds
    while (count := page.run_async(DARK, page.driver.get_screenshot_as_base64())) and time.monotonic() < end:
        time.sleep(0.1)
    return count


@pytest.mark.parametrize("spans", [range(80, 290, 10), range(300, 90, -10)], ids=["outwards", "inwards"])
def test_twenty_moments_of_a_pinch_show_nothing_of_the_background(gallery, many, spans):
    page = gallery(many)
    page.run("for (const each of document.body.children) if (each.id !== 'stage') each.style.visibility = 'hidden'")
    # In the middle of the photos, all of which are there.
    for _ in range(2):
        page.driver.execute_cdp_cmd("Input.synthesizeScrollGesture", {
            "x": 200, "y": 600, "yDistance": -1500, "speed": 4000, "gestureSourceType": "touch"})
    rest(page, 20)
    moments = []
    pinch(page, (170, 400), spans, lambda span: moments.append((span, dark(page), len(cells(page)))))
    rest(page, 20)
    page.screenshot(f"pinch-fade-{spans[0]}")
    assert len(moments) >= 20
    assert [moment for moment in moments if moment[1]] == [], "blocks of background at these spans"
    # Both grids are there on the way: more cells than photos.
    assert max(count for _, _, count in moments) > 32, "more cells than a grid has alone"
    numbers = [cell[0] for cell in cells(page)]
    assert len(numbers) == len(set(numbers)), "afterwards each photo has one cell"
    assert dark(page) == 0
