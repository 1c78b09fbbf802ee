"""Where a picture of `<tsumami-viewer>` grows out of, and what it shrinks to, whatever its thumbnail looks like."""

import pytest

from demonstrations import HEAR, MODULES, PICTURE, VIEWER, demo, drag, opened, still, viewer, web  # noqa: F401 (fixtures)
from fingers import HeldFingers

# What is seen of each picture, in each frame: a layer cuts off what is outside of it.
FILM = f"""
window.film = []
const stage = {VIEWER}.shadowRoot.querySelector('.stage')
const take = () => {{
  for (const image of stage.querySelectorAll('img[src]')) {{
    const {{ left, top, right, bottom }} = image.getBoundingClientRect(), seen = {{ left, top, right, bottom }}
    for (let around = image.parentElement; around !== stage.parentElement; around = around.parentElement) {{
      if (getComputedStyle(around).overflow !== 'hidden') continue
      const edge = around.getBoundingClientRect()
      for (const side of ['left', 'top']) seen[side] = Math.max(seen[side], edge[side])
      for (const side of ['right', 'bottom']) seen[side] = Math.min(seen[side], edge[side])
    }}
    const width = seen.right - seen.left, height = seen.bottom - seen.top
    if (width > 0 && height > 0) film.push([image.src.split('/').at(-1)[0], seen.left, seen.top, width, height])
  }}
  requestAnimationFrame(take)
}}
take()"""


def thumbnail(page, index):
    """Where a thumbnail is: left, top, width, height."""
    return page.run(f"const r = {VIEWER}.links[{index}].querySelector('img').getBoundingClientRect(); return [r.left, r.top, r.width, r.height]")


def source(page, style):
    """What the program is told of a thumbnail with a style: left, top, width, height, radius of the corners; and the rectangle of the thumbnail."""
    return page.run_async(f"""{HEAR}
        const image = {VIEWER}.links[0].querySelector('img')
        Object.assign(image.style, {{ boxSizing: 'content-box', width: '120px', height: '120px', borderRadius: '0', aspectRatio: 'auto', ...given[1] }})
        const {{ left, top, width, height }} = image.getBoundingClientRect()
        await {VIEWER}.open(0)
        return [told[0], [left, top, width, height]]""", "source", style)


def test_a_frame_and_a_mat_stay_in_the_page(demo):
    told, (left, top, width, height) = source(viewer(demo, MODULES), {"padding": "10px 14px", "border": "2px solid", "borderRadius": "20px", "objectFit": "cover"})
    assert (width, height) == (152, 144)
    assert told == pytest.approx([left + 16, top + 12, 120, 120, 4], abs=0.01)


@pytest.mark.parametrize("fit, place, across", [("contain", "50% 50%", 0.5), ("contain", "left top", 0), ("scale-down", "100% 0", 1)])
def test_bars_beside_a_picture_that_is_shown_whole_are_no_part_of_it(demo, fit, place, across):
    page = viewer(demo, MODULES)
    told, (left, top, width, height) = source(page, {"objectFit": fit, "objectPosition": place, "height": "60px", "borderRadius": "10px"})
    shape = page.run(f"const image = {VIEWER}.links[0].querySelector('img'); return image.naturalWidth / image.naturalHeight")
    assert told == pytest.approx([left + (120 - 60 * shape) * across, top, 60 * shape, 60, 0], abs=0.01)


@pytest.mark.parametrize("size, corners, radius", [(120, "50%", 60), (60, "50%", 30), (120, "10%", 12), (60, "100px", 30)])
def test_the_radius_of_corners_may_be_a_share_and_no_more_than_half(demo, size, corners, radius):
    told, _ = source(viewer(demo, MODULES), {"objectFit": "cover", "width": f"{size}px", "height": f"{size}px", "borderRadius": corners})
    assert told[4] == pytest.approx(radius, abs=0.01)


@pytest.mark.parametrize("link, image, shape", [
    ({}, {"width": "175", "height": "475"}, [175, 475]),
    ({"data-width": "4000", "data-height": "3000"}, {"width": "175", "height": "475"}, [4000, 3000]),
    ({"data-width": "4000"}, {"width": "175", "height": "475"}, [175, 475]),
    ({}, {"width": "175", "height": "auto"}, [0, 0]),
])
def test_before_a_thumbnail_is_loaded_its_attributes_say_which_shape_the_picture_has(demo, link, image, shape):
    page = viewer(demo, MODULES)
    told = page.run_async(f"""{HEAR}
        const link = {VIEWER}.links[0], image = link.querySelector('img')
        image.removeAttribute('src')
        for (const [name, value] of Object.entries(given[1])) link.setAttribute(name, value)
        for (const [name, value] of Object.entries(given[2])) image.setAttribute(name, value)
        await {VIEWER}.open(0)
        return [told[0].items[0].width, told[0].items[0].height]""", "start", link, image)
    assert told == shape


def test_a_zoomed_picture_that_is_closed_goes_to_its_place_as_a_whole(demo):
    page = viewer(demo)
    opened(page, 1)
    page.run(f"{VIEWER}.zoomTo(3)")
    page.wait_for(f"return {VIEWER}.scale > 2.99", 20)
    still(page)
    page.run(FILM)
    page.run(f"{VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    last = page.run("return film.at(-1)")
    place = thumbnail(page, 1)
    assert last[1:] == pytest.approx(place, abs=4)


def test_a_picture_that_is_closed_while_a_finger_turns_it_goes_to_its_place_alone(demo):
    page = viewer(demo)
    opened(page, 1)
    finger = HeldFingers(page.driver)
    finger.at((300, 560))
    for x in range(290, 150, -10):
        finger.at((x, 560))
    page.frames(3)
    page.run(f"{FILM}\n{VIEWER}.close()")
    for x in range(150, 20, -10):
        finger.at((x, 560))
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    finger.lift()
    film = page.run("return film")
    place = thumbnail(page, 1)
    assert film[-1][0] == "2" and film[-1][1:] == pytest.approx(place, abs=4)
    # The neighbour is seen before the motion begins only.
    assert [number for number, *_ in film].count("3") < 4


def test_a_picture_goes_to_where_the_page_has_moved_its_thumbnail_meanwhile(demo):
    page = viewer(demo)
    opened(page, 1)
    page.run("document.querySelector('h1').style.marginBottom = '150px'")
    page.run(FILM)
    drag(page, ((195, 300), (195, 640)))
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    place = thumbnail(page, 1)
    assert page.run("return film.at(-1)")[1:] == pytest.approx(place, abs=4)


def test_a_window_that_is_turned_shows_the_thumbnail_where_the_picture_goes_back(demo):
    page = viewer(demo)
    page.run("document.querySelector('.grid').style.marginTop = '150px'")
    opened(page, 4)
    page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 844, "height": 390, "deviceScaleFactor": 2, "mobile": False})
    page.wait_for("return innerWidth === 844", 20)
    still(page)
    page.run(FILM)
    page.run(f"{VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    left, top, width, height = thumbnail(page, 4)
    assert top >= 0 and page.run("return film.at(-1)")[1:] == pytest.approx([left, top, width, min(height, 390 - top)], abs=4)


# Where the picture that is taller or wider than its thumbnail's place is drawn last, before the thumbnail itself is seen: left, top, width, height.
LAST = f"""
window.whole = []
const stage = {VIEWER}.shadowRoot.querySelector('.stage')
const take = () => {{
  if (!{VIEWER}.isOpen) return
  const {{ left, top, width, height }} = stage.querySelector('img[src]').getBoundingClientRect()
  whole.push([left, top, width, height])
  requestAnimationFrame(take)
}}
take()"""


@pytest.mark.parametrize("style, place", [
    ({"objectFit": "cover", "objectPosition": "0% 50%"}, lambda width, height: [0, 0, 120 * width / height, 120]),
    ({"objectFit": "cover", "objectPosition": "100% 0"}, lambda width, height: [120 - 120 * width / height, 0, 120 * width / height, 120]),
    ({"objectFit": "cover", "objectPosition": "calc(100% - 10px) 0"}, lambda width, height: [110 - 120 * width / height, 0, 120 * width / height, 120]),
    ({"objectFit": "fill"}, lambda width, height: [0, 0, 120, 120]),
    ({"objectFit": "none", "objectPosition": "-20px -30px"}, lambda width, height: [-20, -30, width, height]),
])
def test_a_picture_goes_back_to_the_part_of_it_that_its_thumbnail_shows(demo, style, place):
    page = viewer(demo)
    (width, height), (left, top) = page.run_async(f"""
        const image = {VIEWER}.links[0].querySelector('img')
        Object.assign(image.style, {{ width: '120px', height: '120px', borderRadius: '0', aspectRatio: 'auto', ...given[0] }})
        const {{ left, top }} = image.getBoundingClientRect()
        return [[image.naturalWidth, image.naturalHeight], [left, top]]""", style)
    opened(page, 0)
    # Open, it is as it is without.
    assert page.run(PICTURE)[2:] == pytest.approx([390, 390 * height / width], abs=1)
    page.run(f"{LAST}\n{VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    x, y, across, down = place(width, height)
    assert page.run("return whole.at(-1)") == pytest.approx([left + x, top + y, across, down], rel=0.03, abs=4)


def test_a_picture_that_fades_stays_as_it_is(demo):
    page = viewer(demo, reduce_motion=True)
    page.run(f"{VIEWER}.links[0].querySelector('img').style.objectPosition = '0 0'")
    opened(page, 0)
    before = page.run(PICTURE)
    page.run(f"{LAST}\n{VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run("return whole.at(-1)") == pytest.approx(before, abs=1)
    page.reduce_motion(False)


def test_a_copy_of_the_markup_that_is_made_while_a_picture_is_open_shows_all_thumbnails(demo):
    page = opened(viewer(demo), 1)
    assert page.run(f"""
        const visibility = root => [...root.querySelectorAll('a img')].map(image => getComputedStyle(image).visibility)
        const copy = document.body.appendChild(document.createElement('div'))
        copy.innerHTML = {VIEWER}.innerHTML
        return [visibility({VIEWER}), visibility(copy), {VIEWER}.innerHTML.includes('style')]""") == [
            ["visible", "hidden", "visible", "visible", "visible"], ["visible"] * 5, False]
    page.run(f"{VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run(f"return {VIEWER}.links[1].querySelector('img').getAnimations().length") == 0
