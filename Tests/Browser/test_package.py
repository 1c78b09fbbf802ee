"""tsumami.js, the package for web developers, in Chromium: the demonstrations of build/page/web, from a server and from file://."""

import json
import shutil
import subprocess

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from conftest import PAGE, ROOT
from files import Files, served
from fingers import Hand, turn
from page import Page

PACKAGE = ROOT / "build/package"


class StrictFiles(Files):
    """With the gallery's content security policy: no style and no script in the text of a page."""

    def end_headers(self):
        self.send_header("Content-Security-Policy", "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'")
        super().end_headers()


@pytest.fixture(scope="session")
def web():
    """Any web server."""
    with served(PAGE, StrictFiles) as address:
        yield f"{address}web/"


@pytest.fixture
def demo(driver, web):
    pages = []

    def open_demo(name, base=None, reduce_motion=False, size=(390, 844)):
        page = Page(driver, base or web, size=size, scale=2)
        pages.append(page)
        if reduce_motion:
            page.reduce_motion()
        page.open(name)
        page.run_async("await Promise.all([...document.images].map(image => image.decode()))")
        return page

    yield open_demo
    for page in pages:
        assert page.errors() == []
        page.close()


VIEWER = "document.querySelector('tsumami-viewer')"
LISTEN = f"""
window.told = []
for (const type of ['open', 'change', 'zoom', 'close', 'error']) {VIEWER}.addEventListener(type, event => told.push([type, event.detail]))
"""
# The picture in the middle, where it is drawn.
PICTURE = f"""
const stage = {VIEWER}.shadowRoot.querySelector('.stage')
const shown = [...stage.querySelectorAll('img[src]')].map(image => image.getBoundingClientRect())
  .find(r => r.left < innerWidth / 2 && r.right > innerWidth / 2)
return shown && [shown.left, shown.top, shown.width, shown.height]
"""


def viewer(demo, **options):
    page = demo("viewer.html", **options)
    page.wait_for(f"return Boolean({VIEWER}.open)", 20)
    page.run(LISTEN)
    return page


def middle(page, selector, index=0):
    return page.run(
        "const r = document.querySelectorAll(arguments[0])[arguments[1]].getBoundingClientRect();"
        "return [r.left + r.width / 2, r.top + r.height / 2]", selector, index)


def opened(page, index=0):
    """Opens a picture by its link, and waits until it fills the screen."""
    page.run_async(f"await {VIEWER}.open(given[0])", index)
    still(page)
    page.wait_for(f"return {VIEWER}.shadowRoot.querySelector('dialog').style.getPropertyValue('--progress') === '1'", 20)
    return page


def still(page):
    """Waits until the picture has been where it is for some frames."""
    page.run_async(f"""
        const place = () => {{ {PICTURE} }}
        let last = '', count = 0
        const end = performance.now() + 20000
        while (count < 12) {{
          if (performance.now() > end) throw new Error('it never came to rest')
          await new Promise(requestAnimationFrame)
          const now = JSON.stringify(place() ?? null)
          count = now === last && now !== 'null' ? count + 1 : 0
          last = now
        }}""")


def tried(page, gesture, condition, tries=5):
    """Makes a gesture until it has become what it was to be: on a busy machine the driver's fingers may be too slow for one."""
    for _ in range(tries):
        gesture()
        try:
            return page.wait_for(f"return {condition}", 4)
        except Exception as error:
            last = error
    raise last


def drag(page, *ways, seconds=0.3):
    """Fingers that go from one place to another and rest there before they lift."""
    hand = Hand(page.driver)
    fingers = [hand.finger() for _ in ways]
    hand.down({finger: way[0] for finger, way in zip(fingers, ways)})
    hand.glide({finger: way[1] for finger, way in zip(fingers, ways)}, seconds)
    hand.wait(0.15).up(*fingers).perform()


# MARK: The viewer

def test_a_tap_opens_a_picture_out_of_its_place_and_pulling_it_down_puts_it_back(demo):
    page = viewer(demo)
    assert page.run(f"return [{VIEWER}.index, {VIEWER}.isOpen]") == [-1, False]
    hand = Hand(page.driver)
    hand.tap(hand.finger(), middle(page, ".grid img", 1)).perform()
    page.wait_for(f"return {VIEWER}.isOpen", 20)
    still(page)
    left, top, width, height = page.run(PICTURE)
    assert (left, width) == pytest.approx((0, 390), abs=0.5) and top + height / 2 == pytest.approx(422, abs=0.5)
    assert page.run("return getComputedStyle(document.querySelectorAll('.grid img')[1]).visibility") == "hidden"
    page.screenshot("package-viewer")
    drag(page, ((195, 300), (195, 640)))
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run("return getComputedStyle(document.querySelectorAll('.grid img')[1]).visibility") == "visible"
    assert page.run(f"return document.activeElement === {VIEWER}.links[1]")
    assert page.run("return told.filter(([type]) => type !== 'zoom')") == [["open", {"index": 1}], ["close", {"index": 1}]]


def test_a_drag_over_half_the_width_turns_and_its_place_is_told(demo):
    page = opened(viewer(demo), 1)
    drag(page, ((340, 560), (60, 560)))
    page.wait_for(f"return {VIEWER}.index === 2", 20)
    assert page.run("return told") == [["open", {"index": 1}], ["change", {"index": 2}]]
    part = f"{VIEWER}.shadowRoot.querySelector"
    assert page.run(f"return [{part}('.counter').textContent, {part}('.stage').ariaLabel, {part}('.said').textContent]") == [
        "3 / 5", "A city at night, with lit windows", "3 / 5: A city at night, with lit windows"]


def test_two_fingers_zoom_and_the_scale_is_told(demo):
    page = opened(viewer(demo), 1)
    drag(page, ((150, 420), (60, 420)), ((240, 420), (330, 420)))
    page.wait_for(f"return {VIEWER}.scale > 2", 20)
    still(page)
    scale = page.run(f"return {VIEWER}.scale")
    assert page.run(PICTURE)[2] == pytest.approx(390 * scale, rel=1e-3)
    assert page.run("return told.at(-1)") == ["zoom", {"index": 1, "scale": pytest.approx(scale)}]
    page.run(f"{VIEWER}.zoomTo(1)")
    page.wait_for(f"return {VIEWER}.scale === 1", 20)


def test_one_finger_that_taps_and_lands_again_zooms(demo):
    page = opened(viewer(demo), 1)

    def gesture():
        hand = Hand(page.driver)
        finger = hand.finger()
        hand.tap(finger, (195, 420), 0.03).wait(0.05).down({finger: (195, 420)}).glide({finger: (195, 300)}, 0.3).up(finger).perform()

    tried(page, gesture, f"{VIEWER}.scale > 1.5")


def test_keys_open_turn_zoom_and_close(demo):
    page = viewer(demo)
    page.run(f"{VIEWER}.links[0].focus()")
    page.key(Keys.ENTER)
    page.wait_for(f"return {VIEWER}.isOpen && {VIEWER}.shadowRoot.activeElement?.className.includes('stage')", 20)
    still(page)
    page.key(Keys.ARROW_RIGHT)
    page.wait_for(f"return {VIEWER}.index === 1", 20)
    still(page)
    page.key("+")
    page.wait_for(f"return {VIEWER}.scale > 1", 20)
    page.key("0")
    page.wait_for(f"return {VIEWER}.scale === 1", 20)
    page.key(Keys.ESCAPE)
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run(f"return document.activeElement === {VIEWER}.links[1]")


def test_the_focus_stays_in_the_open_viewer(demo):
    page = opened(viewer(demo), 0)
    seen = set()
    for _ in range(8):
        page.key(Keys.TAB)
        seen.add(page.run(f"return {VIEWER}.shadowRoot.activeElement?.getAttribute('part') ?? document.activeElement.tagName"))
    # Between the last and the first the focus is the browser's own.
    assert {"stage", "button close", "button next"} <= seen <= {"stage", "button close", "button next", "button previous", "BODY"}


def test_a_click_with_a_key_is_the_browsers(demo):
    page = viewer(demo)
    prevented = page.run(
        f"return [{{}}, {{ ctrlKey: true }}, {{ metaKey: true }}, {{ shiftKey: true }}, {{ button: 1 }}].map(more => {{"
        "const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...more });"
        # Followed, the link would lead away.
        "let isPrevented; addEventListener('click', event => { isPrevented = event.defaultPrevented; event.preventDefault() }, { once: true });"
        f"{VIEWER}.links[0].firstChild.dispatchEvent(event); return isPrevented }})")
    assert prevented == [True, False, False, False, False]


def test_who_wants_less_motion_sees_the_picture_fade(demo):
    page = viewer(demo, reduce_motion=True)
    page.run("window.widths = []; const look = () => { const place = (() => {" + PICTURE.replace("return shown &&", "return shown?.width > 0 &&")
             + "})(); if (place) widths.push(place[2]); requestAnimationFrame(look) }; look()")
    opened(page, 1)
    assert set(round(width) for width in page.run("return widths")) == {390}


def test_an_element_that_is_taken_away_while_it_is_open_leaves_nothing_behind(demo):
    page = opened(viewer(demo), 1)
    page.run(f"window.gone = {VIEWER}; gone.remove()")
    assert page.run("return [gone.isOpen, gone.index, gone.links[1].firstChild.style.visibility]") == [False, -1, ""]
    page.run("document.body.append(gone)")
    opened(page, 2)
    assert page.run(f"return {VIEWER}.index") == 2


def test_back_closes_a_picture_and_closing_goes_back(demo):
    page = viewer(demo)
    page.run(f"{VIEWER}.setAttribute('history', '')")
    address, length = page.run("return [location.href, history.length]")
    for _ in range(2):
        opened(page, 1)
        assert page.run("return [location.href, Boolean(history.state?.tsumami)]") == [address, True]
        page.run("history.back()")
        page.wait_for(f"return !{VIEWER}.isOpen", 20)
        opened(page, 2)
        page.run(f"{VIEWER}.close()")
        page.wait_for(f"return !{VIEWER}.isOpen && !history.state?.tsumami", 20)
    # The entry to go forward to is the same one each time.
    assert page.run("return [location.href, history.length]") == [address, length + 1]


def test_a_mouse_s_second_button_opens_the_menu_of_the_picture_and_the_first_one_still_drags(demo):
    page = opened(viewer(demo, size=(900, 700)), 1)
    page.run("""
        window.menus = []
        addEventListener('contextmenu', event => menus.push([event.defaultPrevented, event.composedPath()[0].src?.split('/').at(-1)]))""")
    ActionChains(page.driver).move_by_offset(450, 350).context_click().perform()
    page.wait_for("return menus.length === 1")
    assert page.run("return menus") == [[False, "2-sunflower@2x.webp"]]
    page.run(f"{VIEWER}.zoomTo(2)")
    page.wait_for(f"return {VIEWER}.scale > 1.99", 20)
    still(page)
    x = page.run(PICTURE)[0]
    ActionChains(page.driver).click_and_hold().move_by_offset(60, 0).pause(0.2).release().perform()
    still(page)
    assert page.run(PICTURE)[0] > x + 30
    # The menu of a finger that holds still stays away: gestures begin so.
    assert page.run(f"return {VIEWER}.shadowRoot.querySelector('.stage').classList.contains('menus')") is False


def test_of_several_sizes_the_smallest_that_is_sharp_is_shown(demo):
    page = viewer(demo)
    page.run(f"""
        const link = {VIEWER}.links[1], address = link.getAttribute('href')
        link.dataset.srcset = `${{address}}?large 3200w, ${{address}}?small 300w,${{address}}?screen 800w`""")
    opened(page, 1)
    source = f"[...{VIEWER}.shadowRoot.querySelectorAll('.stage img[src]')].map(image => image.src.split('?')[1]).filter(Boolean)"
    page.wait_for(f"return {source}.join() === 'screen'", 20)
    assert page.run(PICTURE)[2] == pytest.approx(390, abs=0.5)
    page.run(f"{VIEWER}.zoomTo(3)")
    page.wait_for(f"return {source}.join() === 'large'", 20)
    # The width of the largest says how far it may be enlarged.
    assert page.run(f"return {VIEWER}.scale") == pytest.approx(3, abs=0.01)
    requested = page.run("return performance.getEntriesByType('resource').map(entry => entry.name.split('?')[1]).filter(Boolean)")
    assert requested == ["screen", "large"]


# MARK: Zoom in place

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


# MARK: Recognizers

def test_recognizers_tell_what_fingers_do_and_a_tap_waits_for_a_double_tap(demo):
    page = demo("recognize.html")
    page.run_async("await recognition.ready")
    x, y = middle(page, "#pad")
    drag(page, ((x - 40, y), (x - 90, y)), ((x + 40, y), (x + 90, y)))
    page.wait_for("return recognized.some(event => event.name === 'pinch' && event.state === 'ended')", 20)
    pinch = page.run("return recognized.filter(event => event.name === 'pinch').map(event => [event.state, event.scale])")
    assert pinch[0][0] == "began" and pinch[-1][0] == "ended" and pinch[-1][1] > 1.5
    page.screenshot("package-recognize")

    def taps(count):
        page.run("recognized.length = 0")
        hand = Hand(page.driver)
        finger = hand.finger()
        for _ in range(count):
            hand.tap(finger, (x, y), 0.02).wait(0.03)
        hand.perform()

    taps(1)
    page.wait_for("return recognized.some(event => event.name === 'tap')", 20)
    assert page.run("return recognized.map(event => event.name)") == ["tap"]
    tried(page, lambda: taps(2), "recognized.map(event => event.name).join() === 'doubleTap'")
    page.run("recognition.setEnabled('tap', false)")
    taps(1)
    page.wait_for("return performance.now() > (window.until ??= performance.now() + 1000)", 20)
    assert page.run("return recognized.map(event => event.name)") == []
    page.run("recognition.stop()")
    assert page.run("return document.getElementById('pad').style.touchAction") == ""


def test_wrong_names_are_said_at_once_and_errors_of_a_callback_stop_nothing(demo):
    page = demo("recognize.html")
    said = page.run_async("""
        const { recognize } = await import('/web/tsumami/index.js')
        const attempt = list => { try { recognize(document.body, list, () => {}); return '' } catch (error) { return `${error}` } }
        return [['pinsh'], ['tap', 'tap'], [{ type: 'pan', waitsFor: ['swipe'] }], ['stroke'], [{ type: 'swipe', direction: 'north' }]].map(attempt)""")
    assert ["“pinsh”" in said[0], "“tap”" in said[1], "“swipe”" in said[2], "strokes" in said[3], "“north”" in said[4]] == [True] * 5, said
    page.run_async("""
        const { recognize } = await import('/web/tsumami/index.js')
        window.calls = 0
        window.faults = []
        addEventListener('error', event => { faults.push(event.message); event.preventDefault() })
        recognition.stop()
        await recognize(document.getElementById('pad'), ['tap'], () => { calls += 1; throw new Error('mine') }).ready""")
    for count in (1, 2):
        hand = Hand(page.driver)
        hand.tap(hand.finger(), middle(page, "#pad")).perform()
        page.wait_for(f"return calls === {count} && faults.length === {count}", 20)


# MARK: The package

def test_one_script_from_a_file_does_all_of_it(demo):
    page = demo("inline.html", base=f"file://{PAGE}/web/")
    page.run_async("await customElements.whenDefined('tsumami-viewer')")
    page.run(LISTEN)
    opened(page, 3)
    drag(page, ((150, 420), (60, 420)), ((240, 420), (330, 420)))
    page.wait_for(f"return {VIEWER}.scale > 2", 20)
    assert page.run("return typeof Tsumami.recognize") == "function"


def test_on_a_desktop_there_are_buttons(demo):
    page = opened(viewer(demo, size=(1200, 800)), 1)
    part = f"{VIEWER}.shadowRoot.querySelector"
    page.screenshot("package-viewer-desktop")
    page.run(f"{part}('.right').click()")
    page.wait_for(f"return {VIEWER}.index === 2", 20)
    page.run(f"{part}('.close').click()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)


def test_the_package_has_what_its_description_names():
    package = json.loads((PACKAGE / "package.json").read_text())
    named = [package["main"], package["types"], package["unpkg"]]
    for export in package["exports"].values():
        named += export.values() if isinstance(export, dict) else [export]
    assert [name for name in named if not (PACKAGE / name).is_file()] == []
    assert [name for name in package["files"] if not list(PACKAGE.glob(name))] == []
    assert (PACKAGE / "index.d.ts").read_text().count("export ") > 8


@pytest.mark.skipif(not shutil.which("npm"), reason="there is no npm here")
def test_npm_makes_an_archive_of_the_package():
    done = subprocess.run(["npm", "pack", "--dry-run", "--json", str(PACKAGE)], cwd=PACKAGE.parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    files = {file["path"] for file in json.loads(done.stdout)[0]["files"]}
    assert {"index.js", "index.d.ts", "tsumami.wasm", "tsumami-zoom.wasm", "tsumami-recognizers.wasm", "tsumami.inline.js", "host/host.js", "README.md", "LICENSE"} <= files


def test_make_run_shows_the_demonstrations_at_web(driver, server):
    page = Page(driver, server.url)
    try:
        page.open("web/")
        assert page.run("return document.title") == "tsumami.js"
        page.run("document.querySelector('a[href=\"viewer.html\"]').click()")
        page.wait_for(f"return location.pathname === '/web/viewer.html' && Boolean({VIEWER}?.open)", 20)
        page.run_async("await Promise.all([...document.images].map(image => image.decode()))")
        assert page.errors() == []
    finally:
        page.close()
