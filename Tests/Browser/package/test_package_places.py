"""tsumami.js where the page turns, mirrors and scales what it is in: what fingers touch stays under them."""

import math

import pytest

from demonstrations import HEAR, MODULES, VIEWER, demo, opened, viewer, web  # noqa: F401 (fixtures)
from fingers import Hand, HeldFingers

ZOOM = "document.querySelector('#turned')"

# How far two places of what is zoomed are from where fingers are: the places are elements without a size, as the browser draws them.
PLACES = "[...document.querySelectorAll('#turned b')].map(place => place.getBoundingClientRect()).map(place => [place.left, place.top])"

# The page's policy allows no styles in its text.
STYLED = "for (const element of document.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style"


READY = f"{ZOOM}.shadowRoot.querySelector('.frame').style.touchAction === 'none'"


def write(page, style, inner="", more=""):
    """A zoom of 300 × 200 with a border, in an element with this style."""
    page.run(f"""
        document.body.innerHTML = `<div data-style="position: absolute; left: 41.5px; top: 160px; {style}"><div data-style="{inner}">
          <tsumami-zoom id="turned" gestures="greedy" max-scale="6" data-style="width: 300px; border: 5px solid {more}"><div data-style="height: 200.4px; background: linear-gradient(45deg, red, blue)">
            <b data-style="position: absolute; left: 110px; top: 90px"></b><b data-style="position: absolute; left: 190px; top: 110px"></b></div></tsumami-zoom></div></div>`;
        {STYLED}""")


def turned(page, *styles):
    write(page, *styles)
    page.wait_for(f"return {READY}", 20)


def pinched(page, apart=1.2, drift=(6, -9)):
    """Two fingers on the two places go apart on the line between them; answers how far the places are from the fingers then."""
    (ax, ay), (bx, by) = page.run(f"return {PLACES}")
    fingers = HeldFingers(page.driver)
    for step in range(21):
        far = apart / 2 * step / 20
        dx, dy, (x, y) = (bx - ax) * far, (by - ay) * far, [step / 20 * each for each in drift]
        places = (ax - dx + x, ay - dy + y), (bx + dx + x, by + dy + y)
        fingers.at(*places)
    page.frames(2)
    assert page.run(f"return {ZOOM}.scale") == pytest.approx(1 + apart, rel=0.01)
    error = max(math.dist(*pair) for pair in zip(places, page.run(f"return {PLACES}")))
    fingers.lift()
    return error


@pytest.mark.parametrize("style", [
    "", "transform: rotate(30deg)", "transform: scale(.7)", "transform: rotate(-20deg) scale(1.1)", "rotate: 90deg", "transform: scaleX(-1)",
    "transform: skew(20deg, 5deg)", "transform: matrix(.8, .3, -.4, .9, 20, -30)", "zoom: 1.1; transform: rotate(30deg)", "rotate: 20deg; scale: .9 .7; transform: rotate(45deg)",
    "transform: rotate(45deg)", "transform: rotate3d(1, 0, 0, 40deg)", "rotate: y 30deg",
])
def test_what_two_fingers_touch_stays_under_them_however_what_is_around_it_is_transformed(demo, style):
    page = demo("zoom.html")
    turned(page, style)
    assert pinched(page) < 0.05


def test_transforms_of_several_elements_come_together(demo):
    page = demo("zoom.html")
    turned(page, "transform: rotate(50deg) scale(.9)", "transform: skewX(10deg); width: min-content", "; transform: rotate(-35deg)")
    assert pinched(page) < 0.05


def test_a_wheel_finds_what_has_been_turned_since(demo):
    page = demo("zoom.html")
    turned(page, "")
    # Placed once where it was.
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (100, 250)).perform()
    page.run("document.querySelector('#turned').parentElement.style.transform = 'rotate(40deg)'")
    page.run_async("await new Promise(done => setTimeout(done, 200))")
    before = page.run(f"return {PLACES}")[0]
    page.run_async("""
        const [x, y] = given[0]
        document.querySelector('#turned b').dispatchEvent(new WheelEvent('wheel',
          { deltaY: -60, ctrlKey: true, clientX: x, clientY: y, bubbles: true, composed: true, cancelable: true }))""", before)
    page.wait_for(f"return {ZOOM}.scale > 1.3", 20)
    # The event has whole pixels, and what was beside it by a part of one is farther from it now.
    assert math.dist(before, page.run(f"return {PLACES}")[0]) < 1.5


def test_in_a_dialog_in_the_top_layer_nothing_around_it_counts(demo):
    page = demo("zoom.html")
    turned(page, "")
    page.run("""
        const dialog = document.createElement('dialog')
        dialog.append(document.querySelector('#turned'))
        dialog.style.transform = 'rotate(20deg)'
        document.querySelector('div').append(dialog)
        document.querySelector('div').style.transform = 'rotate(70deg) scale(.5)'
        dialog.showModal()""")
    page.wait_for(f"return {READY}", 20)
    assert pinched(page) < 0.05


def test_a_recognizer_reports_in_points_of_a_turned_element(demo):
    page = demo("recognize.html")
    page.run("""
        document.body.innerHTML = '<div data-style="position: absolute; left: 100px; top: 200px; transform: rotate(90deg)"><div id="pad" data-style="width: 200px; height: 100px; border: 0"></div></div>';""" + STYLED)
    page.run_async("""
        const { recognize } = await import('/web/tsumami/tsumami.js')
        window.told = []
        await recognize(document.querySelector('#pad'), ['tap', 'pan'], event => told.push(event)).ready""")
    # What was 200 × 100 stands on its side: its top left corner is at the top right.
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (240, 170)).perform()
    page.wait_for("return told.length === 1", 20)
    assert page.run("return [told[0].name, Math.round(told[0].x), Math.round(told[0].y)]") == ["tap", 20, 10]
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (200, 180)}).glide({finger: (200, 280)}, 0.3).wait(0.1).up(finger).perform()
    page.wait_for("return told.at(-1).state === 'ended'", 20)
    # Down on the screen is to the right in the element.
    across, down = page.run("const pan = told.filter(event => event.name === 'pan').at(-1); return [pan.translation.x, pan.translation.y]")
    assert across > 80 and abs(down) < 1


@pytest.mark.parametrize("style", ["rotate(30deg)", "rotate(90deg) scale(1.2)"])
def test_a_picture_grows_out_of_the_middle_of_a_turned_thumbnail_in_its_size(demo, style):
    page = viewer(demo, MODULES)
    link = f"{VIEWER}.links[0]"
    page.run(f"{link}.querySelector('img').style.transform = '{style}'")
    # What the program is told of the thumbnail: the picture may have begun to grow when the test sees its first frame.
    (x, y, size), (left, top, width, height, radius) = page.run_async(f"""{HEAR}
        const image = {link}.querySelector('img'), r = image.getBoundingClientRect()
        await {VIEWER}.open(0)
        return [[r.left + r.width / 2, r.top + r.height / 2, image.offsetWidth], told[0]]""", "source")
    size *= 1.2 if "scale" in style else 1
    assert [left + width / 2, top + height / 2, width, height] == pytest.approx([x, y, size, size], abs=0.1)
    assert radius == pytest.approx(12 if "scale" in style else 10)


def test_in_a_page_that_two_fingers_have_enlarged_a_picture_fills_what_is_seen_and_goes_back_to_its_place(demo):
    page = viewer(demo)
    page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True})
    page.driver.execute_cdp_cmd("Emulation.setPageScaleFactor", {"pageScaleFactor": 2})
    page.wait_for("return visualViewport.scale === 2", 20)
    opened(page, 1)
    rectangles = """
        const rectangle = part => { const { left, top, width, height } = part.getBoundingClientRect(); return [left, top, width, height] }
        const root = document.querySelector('tsumami-viewer').shadowRoot, { offsetLeft, offsetTop, width, height } = visualViewport
        return [rectangle(root.querySelector('.stage')), [offsetLeft, offsetTop, width, height], rectangle(root.querySelector('.close')).slice(2)]"""
    stage, seen, button = page.run(rectangles)
    assert stage == pytest.approx(seen, abs=0.5)
    # As large on the screen as in a page that is not enlarged.
    assert button == pytest.approx([22, 22], abs=0.1)
    finger = HeldFingers(page.driver)
    for down in range(0, 170, 10):
        finger.at((97, 130 + down))
    page.run(f"""
        window.film = []
        const take = () => {{
          const image = [...{VIEWER}.shadowRoot.querySelectorAll('.stage img[src]')].find(image => image.src.includes('2-sunflower'))
          if (!image || !{VIEWER}.isOpen) return
          const {{ left, top, width, height }} = image.getBoundingClientRect()
          film.push([left + width / 2, top + height / 2, Math.min(width, height)])
          requestAnimationFrame(take)
        }}
        take()""")
    finger.lift()
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    place = page.run(f"const r = {VIEWER}.links[1].querySelector('img').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2, r.width]")
    assert page.run("return film.at(-1)") == pytest.approx(place, abs=4)
