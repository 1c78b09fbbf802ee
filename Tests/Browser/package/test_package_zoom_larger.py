"""What is larger than its `<tsumami-zoom>`: a map, a diagram, a table."""

import pytest

from demonstrations import demo, drag, middle, tried, web  # noqa: F401 (fixtures)
from fingers import Hand

ZOOM = "document.querySelector('#map')"
FRAME = f"{ZOOM}.shadowRoot.querySelector('.frame')"
# Of what is in the zoom, left, top, right, bottom from the frame's corner; and the frame's width and height.
PLACE = f"""
const contents = {ZOOM}.firstElementChild.getBoundingClientRect(), frame = {FRAME}.getBoundingClientRect()
return [contents.left - frame.left, contents.top - frame.top, contents.right - frame.left, contents.bottom - frame.top, frame.width, frame.height]"""


@pytest.fixture
def larger(demo):
    """A page whose zoom has contents and a style of the test's."""
    def filled(contents, style="", wait=True):
        page = demo("zoom.html", size=(600, 844))
        page.run(f"""
            window.scales = []
            window.faults = []
            addEventListener('error', event => faults.push(event.message))
            const zoom = {ZOOM}
            zoom.addEventListener('zoom', event => scales.push(event.detail.scale))
            zoom.setAttribute('gestures', 'greedy')
            zoom.style.cssText = arguments[1]
            zoom.innerHTML = arguments[0]
            // The page's policy forbids styles in its text.
            for (const element of zoom.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style""", contents, style)
        page.wait_for(f"return {FRAME}.style.touchAction === 'none'", 20)
        page.frames(3)
        return page

    yield filled


MAP = "<div data-style='width: 2000px; height: 1500px; position: relative'><button data-style='position: absolute; right: 0; bottom: 0; width: 100px; height: 50px'>The corner</button></div>"
BOX = "width: 400px; height: 300px"


def test_what_is_larger_is_seen_whole_in_a_window_that_is_turned_and_what_is_zoomed_about_the_same_middle(larger):
    page = larger(MAP, "width: auto; height: 300px")

    def turn(width):
        page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": width, "height": 700, "deviceScaleFactor": 2, "mobile": False})
        page.wait_for(f"return innerWidth === {width}", 20)
        page.frames(5)

    turn(320)
    left, top, right, bottom, width, height = page.run(PLACE)
    assert width < 320 and right - left == pytest.approx(width) and (top + bottom) / 2 == pytest.approx(150)
    page.run_async(f"await {ZOOM}.zoomTo(1, {{ x: 100, y: 100, animated: false }})")
    left, top, right, bottom, width, height = page.run(PLACE)
    turn(800)
    after = page.run(PLACE)
    assert after[4] > 700 and page.run(f"return {ZOOM}.scale") == 1
    assert [after[4] / 2 - after[0], 150 - after[1]] == pytest.approx([width / 2 - left, 150 - top], abs=1)


def shown(page):
    return [round(number, 1) for number in page.run(PLACE)]


def test_what_is_larger_than_its_zoom_is_whole_at_first_and_is_dragged_to_each_of_its_edges(larger):
    page = larger(MAP, BOX)
    assert shown(page) == [0, 0, 400, 300, 400, 300]
    assert page.run(f"return [{ZOOM}.scale, {ZOOM}.minScale, scales.length]") == [pytest.approx(0.2), pytest.approx(0.2), 1]
    page.screenshot("package-zoom-larger")
    page.run_async(f"await {ZOOM}.zoomTo(1, {{ x: 0, y: 0, animated: false }})")
    assert shown(page) == [0, 0, 2000, 1500, 400, 300]
    x, y = middle(page, "#map")

    def to_the_corner():
        drag(page, ((x + 190, y + 140), (x - 190, y - 140)), seconds=0.1)
        page.rest(f"(() => {{ {PLACE} }})()", 20, frames=6)

    tried(page, to_the_corner, f"(() => {{ {PLACE} }})()[2] <= 400.5", tries=12)
    assert shown(page)[2:4] == [400, 300] and page.run(f"return {ZOOM}.scale") == 1
    # A button in its corner is pressed where it is seen.
    page.run(f"{ZOOM}.querySelector('button').onclick = () => {{ window.isPressed = true }}")
    hand = Hand(page.driver)
    hand.tap(hand.finger("mouse"), (x + 150, y + 130)).perform()
    page.wait_for("return window.isPressed")
    page.run_async(f"await {ZOOM}.reset({{ animated: false }})")
    assert shown(page) == [0, 0, 400, 300, 400, 300]
    assert page.run(f"return {ZOOM}.scale === {ZOOM}.minScale && faults.length === 0")


def test_two_fingers_enlarge_what_is_larger_about_their_middle_and_no_further_than_its_largest_scale(larger):
    page = larger(MAP, BOX)
    x, y = middle(page, "#map")
    drag(page, ((x - 20, y), (x - 160, y)), ((x + 20, y), (x + 160, y)))
    page.wait_for(f"return {ZOOM}.scale > 1", 20)
    left, top, right, bottom, width, height = page.run(PLACE)
    scale = page.run(f"return {ZOOM}.scale")
    assert right - left == pytest.approx(2000 * scale, rel=1e-3)
    assert [(left + right) / 2, (top + bottom) / 2] == pytest.approx([width / 2, height / 2], abs=30)
    page.run_async(f"await {ZOOM}.zoomTo(50, {{ animated: false }})")
    assert page.run(f"return {ZOOM}.scale") == 5


def test_a_table_that_is_wider_than_the_page_makes_its_zoom_as_high_as_an_image_would(larger):
    page = larger("<table data-style='border-spacing: 0; width: 1200px; height: 600px'><tr><td>Cells</td></tr></table>", "width: 400px")
    assert shown(page) == [0, 0, 400, 200, 400, 200]
    page.run(f"{ZOOM}.style.width = '300px'")
    page.frames(4)
    assert shown(page) == [0, 0, 300, 150, 300, 150]
    page.run(f"{ZOOM}.style.width = ''; {ZOOM}.firstElementChild.style.width = '100px'")
    page.frames(4)
    assert page.run(f"return [{ZOOM}.scale, {ZOOM}.minScale, {FRAME}.clientHeight]") == [1, 1, 600]
    assert page.run("return faults") == []


@pytest.mark.parametrize("style", ["width: 400px; height: 300px", "width: 400px; max-height: 300px"])
def test_what_is_higher_than_its_zoom_is_whole_in_the_middle_and_in_no_other_part_of_the_page(larger, style):
    page = larger("<div data-style='height: 600px'>A long text</div>", style)
    assert shown(page) == [100, 0, 300, 300, 400, 300]
    assert page.run(f"return {ZOOM}.clientHeight") == 300


def test_what_grows_while_it_is_seen_whole_still_is_and_what_is_zoomed_stays_where_it_is(larger):
    page = larger(MAP, BOX)
    page.run(f"{ZOOM}.firstElementChild.style.width = '4000px'")
    page.frames(4)
    assert shown(page) == [0, 75, 400, 225, 400, 300] and page.run(f"return {ZOOM}.scale") == pytest.approx(0.1)
    page.run_async(f"await {ZOOM}.zoomTo(1, {{ x: 200, y: 100, animated: false }})")
    left, top, *_ = shown(page)
    assert left < -1000 and top < -100
    page.run(f"Object.assign({ZOOM}.firstElementChild.style, {{ width: '3000px', height: '2500px' }})")
    page.frames(4)
    assert shown(page)[:4] == [left, top, left + 3000, top + 2500] and page.run(f"return {ZOOM}.scale") == 1
    # Hidden for a while.
    page.run(f"{ZOOM}.hidden = true")
    page.frames(4)
    page.run(f"{ZOOM}.hidden = false")
    page.frames(4)
    assert shown(page)[:4] == [left, top, left + 3000, top + 2500]
    # A child that comes, of a text that is a line.
    page.run(f"{ZOOM}.replaceChildren(Object.assign(document.createElement('div'), {{ textContent: 'Small' }}))")
    page.frames(4)
    assert page.run(f"return [{ZOOM}.minScale, {ZOOM}.scale]") == [1, 1]
    assert page.run("return faults") == []


def test_what_becomes_larger_deep_within_is_known_when_it_is_touched(larger):
    page = larger("<div><p data-style='margin: 0'><b data-style='display: block; width: 100px; height: 50px'>Words</b></p></div>", BOX)
    page.run(f"{ZOOM}.querySelector('b').style.width = '800px'")
    page.frames(3)
    hand = Hand(page.driver)
    hand.tap(hand.finger(), middle(page, "#map p")).perform()
    page.wait_for(f"return {ZOOM}.minScale === 0.5 && {ZOOM}.scale === 0.5")


def test_what_hangs_out_of_its_box_by_letters_alone_is_as_large_as_its_box(larger):
    page = larger("<div data-style='font: 40px/0.9 serif; margin: 0'>gjpqy</div>", "width: 400px")
    assert page.run(f"return [{ZOOM}.minScale, {ZOOM}.scale, {FRAME}.clientHeight]") == [1, 1, 36]


def test_what_is_too_wide_in_a_page_from_the_right_is_whole_and_begins_at_its_right(larger):
    page = larger(MAP, f"{BOX}; direction: rtl")
    assert shown(page) == [0, 0, 400, 300, 400, 300]
    page.run_async(f"await {ZOOM}.zoomTo(1, {{ x: 400, y: 0, animated: false }})")
    assert shown(page) == [-1600, 0, 400, 1500, 400, 300]
    x, y = middle(page, "#map")
    drag(page, ((x, y), (x + 100, y)))
    page.frames(3)
    assert -1520 < shown(page)[0] < -1480


def test_what_gets_the_focus_in_what_is_larger_is_shown(larger):
    page = larger(MAP, BOX)
    page.run_async(f"await {ZOOM}.zoomTo(1, {{ x: 0, y: 0, animated: false }})")
    page.run(f"{ZOOM}.querySelector('button').focus()")
    page.wait_for(f"return (() => {{ {PLACE} }})()[2] < 401", 20)
    assert shown(page) == [-1600, -1200, 400, 300, 400, 300]


def test_another_attribute_keeps_what_is_zoomed_of_something_larger(larger):
    page = larger(MAP, BOX)
    page.run_async(f"await {ZOOM}.zoomTo(1, {{ x: 300, y: 50, animated: false }})")
    before = shown(page)
    page.run(f"{ZOOM}.setAttribute('direction', 'down')")
    page.frames(6)
    page.run_async(f"await {ZOOM}.zoomTo(1, {{ x: 0, y: 0, animated: false }})")
    assert shown(page) == before


def test_what_is_larger_is_whole_before_its_program_comes_and_without_it(larger):
    page = larger(MAP, BOX)
    page.run_async(f"""
        const {{ setProgram }} = await import('/web/tsumami/tsumami.js'), zoom = {ZOOM}
        zoom.addEventListener('error', event => event.stopImmediatePropagation())
        setProgram('index.html')
        // What the console would say.
        console.error = () => {{}}
        zoom.remove()
        document.body.prepend(zoom)""")
    page.frames(3)
    assert shown(page) == [0, 0, 400, 300, 400, 300]


def test_what_is_folded_to_no_height_is_whole_when_it_is_unfolded(larger):
    page = larger(MAP, BOX)
    for height in (0, 300):
        page.run(f"{ZOOM}.style.height = '{height}px'")
        page.frames(10)
    assert page.run(f"return [{ZOOM}.scale, {ZOOM}.minScale, scales.includes(0)]") == [0.2, 0.2, False]
    left, top, right, bottom, width, height = page.run(PLACE)
    assert [left, top, right, bottom] == pytest.approx([0, 0, width, height])


@pytest.mark.parametrize("hidden", ["display: none", "width: 400px; height: 0"])
def test_what_has_had_no_size_says_so_when_it_is_to_be_zoomed_and_is_zoomed_once_it_has(larger, hidden):
    page = larger(MAP, BOX)
    said = page.run_async(f"""
        const zoom = {ZOOM}.cloneNode(true), attempt = (...given) => zoom.zoomTo(...given).then(() => zoom.scale, error => `${{error}}`)
        zoom.style.cssText = given[0]
        {ZOOM}.replaceWith(zoom)
        const said = [await attempt(1, {{ animated: false }}), await attempt(0)]
        zoom.style.cssText = 'width: 400px; height: 300px'
        for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame)
        said.push(zoom.scale, await attempt(1, {{ animated: false }}))
        // Hidden again, it is zoomed about its middle.
        await zoom.reset({{ animated: false }})
        zoom.style.cssText = given[0]
        for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame)
        window.place = undefined
        zoom.addEventListener('zoom', event => window.place = event.detail)
        return [...said, await attempt(1, {{ animated: false }}), window.place]""", hidden)
    assert said[0].startswith("Error: The zoom has had no size yet") and said[2:5] == [0.2, 1, 1]
    assert [said[5]["x"], said[5]["y"]] == pytest.approx([-800, -600])


def test_the_corner_of_what_is_zoomed_comes_to_a_place_as_far_as_the_edges_allow_and_is_told_once(larger):
    page = larger(MAP, BOX)
    told = page.run_async(f"""
        const told = []
        {ZOOM}.addEventListener('zoom', ({{ detail: {{ scale, x, y }} }}) => told.push([scale, x, y]))
        for (const [scale, x, y] of [[1, -300, -200], [1, -310, -180], [2, -9000, 50], [0.01, 7, 7], [9, -30, -30]]) await {ZOOM}.zoomTo(scale, {{ corner: {{ x, y }} }})
        return told""")
    assert told == [pytest.approx(each, abs=1e-6) for each in ([1, -300, -200], [1, -310, -180], [2, -3600, 0], [0.2, 0, 0], [5, -30, -30])]
    page.wait_for(f"return {FRAME}.querySelector('.moving') === null", 20)
