"""`<tsumami-zoom>` in Chromium: a picture that is zoomed in place, within a page that scrolls."""

import pytest
from selenium.webdriver.common.keys import Keys

from demonstrations import demo, drag, middle, tried, web  # noqa: F401 (fixtures)
from fingers import Hand, turn


ZOOM = "document.querySelector('#map')"


@pytest.fixture
def zoom(demo):
    page = demo("zoom.html")
    page.wait_for(f"return {ZOOM}.shadowRoot.querySelector('.frame').style.touchAction === 'pan-x pan-y'", 20)
    return page


def test_one_finger_scrolls_the_page_and_two_zoom(zoom):
    x, y = middle(zoom, "#map")

    def scroll():
        drag(zoom, ((x, y), (x, y - 120)), seconds=0.2)

    tried(zoom, scroll, "scrollY > 40")
    zoom.wait_for(f"return {ZOOM}.shadowRoot.querySelector('.hint').classList.contains('shown')")
    assert zoom.run(f"return {ZOOM}.scale") == 1
    zoom.screenshot("package-zoom-hint")
    zoom.run("scrollTo(0, 0)")
    drag(zoom, ((x - 30, y), (x - 100, y)), ((x + 30, y), (x + 100, y)))
    zoom.wait_for(f"return {ZOOM}.scale > 2", 20)
    assert zoom.run("return scrollY") == 0
    width = zoom.run("return document.querySelector('#map img').getBoundingClientRect().width")
    assert width == pytest.approx(zoom.run(f"return {ZOOM}.scale * {ZOOM}.clientWidth"), rel=1e-3)
    zoom.screenshot("package-zoom")
    zoom.run_async(f"await {ZOOM}.reset()")
    zoom.wait_for(f"return {ZOOM}.scale === 1", 20)
    assert zoom.run("return document.querySelector('#map').shadowRoot.querySelector('.content').style.transform") == ""


def test_a_finger_that_taps_and_lands_again_zooms_in_place(zoom):
    x, y = middle(zoom, "#map")

    def gesture():
        zoom.run("scrollTo(0, 0)")
        hand = Hand(zoom.driver)
        finger = hand.finger()
        hand.tap(finger, (x, y), 0.03).wait(0.05).down({finger: (x, y)}).glide({finger: (x, y - 110)}, 0.3).up(finger).perform()

    tried(zoom, gesture, f"{ZOOM}.scale > 1.5 && scrollY === 0")


def test_an_image_is_as_large_as_in_the_page_and_no_wider_than_the_element(zoom):
    sizes = zoom.run_async("""
        const box = document.createElement('div')
        box.style.width = '300px'
        document.body.append(box)
        const size = async (html, width = '') => {
          box.innerHTML = `<tsumami-zoom>${html}</tsumami-zoom>`
          const image = box.querySelector('img')
          image.style.width = width
          image.src = document.querySelector('#map img').src
          await image.decode()
          return [image.offsetWidth, Math.round(100 * image.offsetHeight / image.offsetWidth), image.naturalWidth > 300]
        }
        return [await size('<img width="200">'), await size('<img>'), await size('<img width="100">', '100%')]""")
    shape = sizes[0][1]
    assert sizes == [[200, shape, True], [300, shape, True], [300, shape, True]]


def test_a_wheel_scrolls_the_page_and_with_the_control_key_it_zooms(zoom):
    x, y = middle(zoom, "#map")
    turn(zoom.driver, (round(x), round(y)), -100, steps=2, key=Keys.CONTROL)
    zoom.wait_for(f"return {ZOOM}.scale > 1.5", 20)
    turn(zoom.driver, (round(x), round(y)), 120)
    zoom.wait_for("return scrollY > 50", 20)


def test_keys_zoom_in_place(zoom):
    zoom.run(f"{ZOOM}.shadowRoot.querySelector('.frame').focus({{ preventScroll: true }})")
    zoom.key("+")
    zoom.wait_for(f"return {ZOOM}.scale > 1", 20)
    zoom.key("0")
    zoom.wait_for(f"return {ZOOM}.scale === 1", 20)


def test_a_link_in_what_is_zoomed_can_be_followed(zoom):
    zoom.run("document.querySelector('#drawing').scrollIntoView({ block: 'center' })")
    hand = Hand(zoom.driver)
    mouse = hand.finger("mouse")
    hand.tap(mouse, middle(zoom, "#drawing a")).perform()
    zoom.wait_for("return location.pathname.endsWith('index.html')", 20)


@pytest.mark.parametrize("kind", ["touch", "mouse"])
def test_a_greedy_one_is_dragged_by_one_finger(zoom, kind):
    zoom.run(f"{ZOOM}.setAttribute('gestures', 'greedy')")
    zoom.wait_for(f"return {ZOOM}.shadowRoot.querySelector('.frame').style.touchAction === 'none'", 20)
    zoom.run_async(f"await {ZOOM}.zoomTo(3, {{ animated: false }})")
    zoom.wait_for(f"return {ZOOM}.scale === 3", 20)
    left, top, *_ = zoom.run(PLACE)
    x, y = middle(zoom, "#map")
    hand = Hand(zoom.driver)
    finger = hand.finger(kind)
    hand.down({finger: (x, y)}).glide({finger: (x + 60, y - 40)}, 0.3).wait(0.2).up(finger).perform()
    zoom.frames(3)
    after = zoom.run(PLACE)
    # It moves with all that the finger has moved since it began to drag.
    assert after[0] - left == pytest.approx(55, abs=11) and after[1] - top == pytest.approx(-36, abs=9)
    assert zoom.run(f"return [scrollY, {ZOOM}.scale]") == [0, 3]


def test_a_button_in_what_is_zoomed_is_pressed_by_a_mouse_that_trembles(zoom):
    zoom.run(f"{ZOOM}.innerHTML = '<button>A button to press</button>'; {ZOOM}.querySelector('button').onclick = () => window.pressed = true")
    x, y = middle(zoom, "#map button")
    hand = Hand(zoom.driver)
    mouse = hand.finger("mouse")
    hand.down({mouse: (x, y)}).glide({mouse: (x + 2, y + 1)}, 0.1).up(mouse).perform()
    zoom.wait_for("return window.pressed")


PLACE = f"""
const zoom = {ZOOM}, image = zoom.querySelector('img').getBoundingClientRect(), frame = zoom.getBoundingClientRect()
return [image.left - frame.left, image.top - frame.top, image.width, image.height, frame.width, frame.height]"""


def test_a_double_click_in_a_field_selects_a_word_and_beside_it_zooms(zoom):
    zoom.run(f"{ZOOM}.innerHTML = '<div><textarea>fields stay fields</textarea><p>Words beside it</p></div>'")

    zoom.run(f"window.zooms = 0; {ZOOM}.addEventListener('zoom', () => zooms++)")

    def double_click(selector):
        x, y = middle(zoom, selector)
        for count in (1, 2):
            for kind in ("mousePressed", "mouseReleased"):
                zoom.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left", "clickCount": count})

    double_click("#map textarea")
    zoom.wait_for("const field = document.querySelector('#map textarea'); return field.selectionEnd > field.selectionStart")
    zoom.run_async("for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame)")
    assert zoom.run("return zooms") == 0
    double_click("#map p")
    zoom.wait_for(f"return {ZOOM}.scale > 1.5 && zooms > 0", 20)


def test_what_grows_while_it_is_zoomed_stays_zoomed_where_it_is(zoom):
    zoom.run_async(f"await {ZOOM}.zoomTo(2, {{ x: 100, y: 80, animated: false }})")
    zoom.wait_for(f"return {ZOOM}.scale === 2", 20)
    place = zoom.run(PLACE)
    zoom.run(f"{ZOOM}.querySelector('img').style.paddingBottom = '60px'")
    zoom.wait_for(f"return {ZOOM}.clientHeight > {place[5] + 50}", 20)
    zoom.frames(5)
    left, top, *_ = zoom.run(PLACE)
    assert zoom.run(f"return {ZOOM}.scale") == pytest.approx(2) and [left, top] == pytest.approx(place[:2], abs=0.5)


def test_a_window_that_is_turned_keeps_what_is_zoomed_in_the_middle(zoom):
    zoom.run_async(f"await {ZOOM}.zoomTo(3, {{ x: 100, y: 80, animated: false }})")
    zoom.wait_for(f"return {ZOOM}.scale === 3", 20)

    def shares():
        left, top, width, height, across, down = zoom.run(PLACE)
        return [(across / 2 - left) / width, (down / 2 - top) / height]

    before = shares()
    zoom.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 844, "height": 390, "deviceScaleFactor": 2, "mobile": False})
    zoom.wait_for(f"return {ZOOM}.clientWidth > 390", 20)
    zoom.frames(5)
    assert zoom.run(f"return {ZOOM}.scale") == pytest.approx(3, abs=0.01) and shares() == pytest.approx(before, abs=0.01)


def test_what_gets_the_focus_in_what_is_zoomed_is_shown_and_dragging_goes_on_from_there(zoom):
    zoom.run("""
        const drawing = document.querySelector('#drawing')
        drawing.innerHTML = '<div><button>A</button><button>B</button></div>'
        drawing.firstChild.style.cssText = 'position: relative; height: 200px'
        drawing.firstChild.lastChild.style.cssText = 'position: absolute; right: 0; bottom: 0'
        drawing.scrollIntoView()""")
    # Until the browser has told of its size, and the zoom has taken it.
    zoom.frames(4)
    zoom.run_async("""
        const drawing = document.querySelector('#drawing')
        await drawing.zoomTo(3, { x: 0, y: 0, animated: false })
        window.frame = drawing.shadowRoot.querySelector('.frame')
        window.contents = drawing.firstChild""")
    zoom.wait_for("return contents.getBoundingClientRect().width > 1000", 20)
    zoom.run("contents.lastChild.focus()")
    zoom.wait_for("return contents.lastChild.getBoundingClientRect().right <= frame.getBoundingClientRect().right + 1", 20)
    zoom.frames(3)
    scrolled, inner, outer, scale = zoom.run("""
        const rectangle = element => { const { left, top, right, bottom } = element.getBoundingClientRect(); return [left, top, right, bottom] }
        return [[frame.scrollLeft, frame.scrollTop], rectangle(contents.lastChild), rectangle(frame), frame.getRootNode().host.scale]""")
    assert scrolled == [0, 0] and scale == 3
    assert inner[0] >= outer[0] and inner[1] >= outer[1] and inner[2:] == pytest.approx(outer[2:], abs=1)
    # Made smaller about its corner, it fills its frame all the way.
    zoom.run_async("await frame.getRootNode().host.zoomTo(1.5, { x: 0, y: 0, animated: false })")
    zoom.wait_for("return frame.getRootNode().host.scale === 1.5", 20)
    left, top, right, bottom = zoom.run("const { left, top, right, bottom } = contents.getBoundingClientRect(); return [left, top, right, bottom]")
    assert left <= outer[0] + 1 and top <= outer[1] + 1 and right >= outer[2] - 1 and bottom >= outer[3] - 1


def test_each_change_of_the_place_is_told_and_the_scale_is_there_once_it_has_been_waited_for(zoom):
    told = zoom.run_async(f"""
        const zoom = {ZOOM}
        window.told = []
        zoom.addEventListener('zoom', ({{ detail }}) => told.push(detail))
        await zoom.zoomTo(3, {{ x: 0, y: 0, animated: false }})
        const first = zoom.scale
        await zoom.reset({{ animated: false }})
        const second = zoom.scale
        await zoom.zoomTo(3, {{ x: 0, y: 0, animated: false }})
        return [first, second]""")
    assert told == [3, 1]
    zoom.run("told.length = 0")
    x, y = middle(zoom, "#map")
    drag(zoom, ((x - 30, y), (x - 90, y - 40)), ((x + 30, y), (x - 30, y - 40)))
    zoom.wait_for("return told.length > 2", 20)
    left, top, *_ = zoom.run(PLACE)
    zoom.wait_for(f"const {{ x, y, scale }} = told.at(-1); return Math.abs(scale - {ZOOM}.scale) < 1e-6 && x < -20 && y < -10", 20)


def test_an_attribute_that_says_the_same_changes_nothing_and_another_one_keeps_what_is_zoomed(zoom):
    seen = zoom.run_async(f"""
        const zoom = {ZOOM}, frames = async () => {{ for (let n = 0; n < 4; n++) await new Promise(requestAnimationFrame) }}
        const place = () => [zoom.scale, ...Object.values(zoom.querySelector('img').getBoundingClientRect().toJSON()).slice(0, 2).map(Math.round)]
        zoom.setAttribute('gestures', 'cooperative')
        await zoom.zoomTo(2, {{ x: 100, y: 40, animated: false }})
        await frames()
        const seen = [place()]
        window.zooms = 0
        zoom.addEventListener('zoom', () => zooms++)
        zoom.setAttribute('gestures', 'cooperative')
        await frames()
        seen.push(place())
        zoom.setAttribute('gestures', 'greedy')
        await frames()
        seen.push(place(), zoom.shadowRoot.querySelector('.frame').style.touchAction)
        zoom.setAttribute('direction', 'down')
        await zoom.zoomTo(3, {{ x: 100, y: 40, animated: false }})
        return [...seen, zoom.scale]""")
    assert seen[0][0] == 2 and seen[0] == seen[1] == seen[2] and seen[3:] == ["none", 3]


def test_what_is_zoomed_further_than_a_new_largest_scale_comes_back_to_it(zoom):
    zoom.run_async(f"{ZOOM}.maxScale = 4; await {ZOOM}.zoomTo(4, {{ animated: false }}); {ZOOM}.setAttribute('max-scale', '2')")
    zoom.wait_for(f"return {ZOOM}.scale === 2", 20)
    said = zoom.run_async(f"""
        await {ZOOM}.zoomTo(0, {{ animated: false }})
        const scale = {ZOOM}.scale
        return [scale, await {ZOOM}.zoomTo('2').catch(error => `${{error}}`)]""")
    assert said == [1, "TypeError: A scale is a number, not 2."]
