"""tsumami.js in frames and in other windows: with its own copy of the package, and with elements that another document has made."""

import math

import pytest

from demonstrations import demo, web  # noqa: F401 (fixtures)
from fingers import Hand, HeldFingers
from page import Page

ZOOM = "document.querySelector('#map')"
FRAME = "document.querySelector('iframe')"


@pytest.fixture
def framed(demo):
    """A page with an empty frame of 340 × 500 at 20, 120, whose clock is some seconds behind the page's."""
    page = demo("zoom.html")
    page.run_async("await new Promise(done => setTimeout(done, 2500))")
    page.run("""
        const frame = document.createElement('iframe')
        frame.style.cssText = 'position: fixed; left: 20px; top: 120px; width: 340px; height: 500px; border: 0; background: white; z-index: 1'
        document.body.append(frame)""")
    return page


def loaded(page, name):
    page.run_async(f"""
        const frame = {FRAME}
        frame.src = given[0]
        await new Promise(done => frame.onload = done)
        await Promise.all([...frame.contentDocument.images].map(image => image.decode()))""", name)


def apart(page, middle, error=None):
    """Two fingers go from 60 to 160 pixels from each other; `error` is asked while they are down."""
    fingers = HeldFingers(page.driver)
    fingers.pinch(middle, range(60, 165, 5))
    page.frames(2)
    answer = error and error()
    fingers.lift()
    return answer


def test_a_page_in_a_frame_zooms_under_two_fingers_and_opens_its_pictures(framed):
    loaded(framed, "zoom.html")
    framed.wait_for(f"return {FRAME}.contentDocument.querySelector('#map').shadowRoot.querySelector('.frame').style.touchAction === 'pan-x pan-y'", 20)
    x, y = framed.run(f"const r = {FRAME}.contentDocument.querySelector('#map').getBoundingClientRect(); return [20 + r.left + r.width / 2, 120 + r.top + r.height / 2]")
    apart(framed, (x, y))
    framed.wait_for(f"return {FRAME}.contentDocument.querySelector('#map').scale > 2", 20)
    assert framed.run(f"return {ZOOM}.scale") == 1

    loaded(framed, "viewer.html")
    inner = f"{FRAME}.contentDocument.querySelector('tsumami-viewer')"
    x, y = framed.run(f"const r = {inner}.links[0].getBoundingClientRect(); return [20 + r.left + r.width / 2, 120 + r.top + 60]")
    hand = Hand(framed.driver)
    hand.tap(hand.finger(), (x, y)).perform()
    framed.wait_for(f"return {inner}.shadowRoot.querySelector('dialog').style.getPropertyValue('--progress') === '1'", 20)
    apart(framed, (190, 370))
    framed.wait_for(f"return {inner}.scale > 2", 20)
    assert framed.errors() == []


def test_a_zoom_that_moves_into_a_frame_follows_fingers_there_and_out_of_it_again(framed):
    framed.run(f"""
        window.made = {ZOOM}
        const {{ body }} = {FRAME}.contentDocument
        body.style.margin = 0
        body.append(made)
        made.querySelector('img').style.cssText = 'width: 100%; display: block'
        made.setAttribute('gestures', 'greedy')""")
    framed.wait_for("return made.shadowRoot.querySelector('.frame').style.touchAction === 'none'", 20)
    place = "const r = made.querySelector('img').getBoundingClientRect(); return [20 + r.left + r.width / 2, 120 + r.top + r.height / 2, r.width]"
    x, y, width = framed.run(place)

    def error():
        moved_x, moved_y, moved = framed.run(place)
        return math.hypot(moved_x - x, moved_y - y), moved / width

    off, scale = apart(framed, (x, y), error)
    assert off < 0.1 and scale == pytest.approx(160 / 60, rel=0.01)
    # Out of it again, zoomed as it was.
    framed.run("document.body.prepend(made)")
    assert framed.run("return made.scale") > 2
    framed.run_async("await made.reset({ animated: false })")
    framed.wait_for("return made.scale === 1 && made.shadowRoot.querySelector('.frame').style.touchAction === 'none'", 20)
    middle = framed.run("const r = made.getBoundingClientRect(); return [r.left + r.width / 2, 80]")
    apart(framed, middle)
    framed.wait_for("return made.scale > 2", 20)


def test_a_zoom_that_a_frame_has_made_has_the_clock_of_the_page_that_it_moves_into(framed):
    loaded(framed, "zoom.html")
    framed.run(f"window.made = {FRAME}.contentDocument.querySelector('#map'); {FRAME}.style.top = '400px'; document.body.prepend(made)")
    framed.wait_for("return made.shadowRoot.querySelector('.frame').style.touchAction === 'pan-x pan-y'", 20)
    apart(framed, framed.run("const r = made.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]"))
    framed.wait_for("return made.scale > 2", 20)
    # By the clock of the frame it would stand still until that is as late as the fingers were.
    taken = framed.run_async("""
        const start = performance.now()
        await made.reset()
        while (made.scale !== 1) await new Promise(requestAnimationFrame)
        return performance.now() - start""")
    assert taken < 2000


def test_a_viewer_that_moves_into_a_frame_opens_there_and_back_closes_it(framed):
    # The document that a frame has before it is loaded has no history of its own.
    loaded(framed, "index.html")
    framed.run(f"""
        {FRAME}.contentDocument.body.replaceChildren()
        const made = window.made = document.createElement('tsumami-viewer'), {{ body }} = {FRAME}.contentDocument
        made.setAttribute('history', '')
        for (const name of ['2-sunflower', '4-fern']) {{
          const link = document.createElement('a'), image = document.createElement('img')
          link.href = image.src = new URL(`pictures/${{name}}@2x.webp`, location.href)
          image.style.width = '120px'
          link.append(image)
          made.append(link)
        }}
        document.body.append(made)
        body.append(made)""")
    framed.run_async("await Promise.all(made.links.map(link => link.querySelector('img').decode()))")
    hand = Hand(framed.driver)
    x, y = framed.run("const r = made.links[1].querySelector('img').getBoundingClientRect(); return [20 + r.left + r.width / 2, 120 + r.top + r.height / 2]")
    hand.tap(hand.finger(), (x, y)).perform()
    framed.wait_for("return made.isOpen && made.shadowRoot.querySelector('dialog').style.getPropertyValue('--progress') === '1'", 20)
    apart(framed, (190, 370))
    framed.wait_for("return made.scale > 2", 20)
    framed.run("history.back()")
    framed.wait_for("return !made.isOpen", 20)
    assert framed.run("return location.pathname") == "/web/zoom.html"


def test_a_host_in_a_frame_knows_that_it_has_the_focus_and_has_its_style(framed):
    assert framed.run_async(f"""
        const {{ Host, compiled }} = await import('/web/tsumami/host/index.js')
        const page = {FRAME}.contentDocument, element = page.createElement('main')
        element.style.cssText = 'width: 300px; height: 300px'
        page.body.append(element)
        const traits = [], module = await compiled('/web/tsumami/tsumami.wasm')
        const {{ Program }} = await import('/web/tsumami/host/program.js')
        const before = Program.prototype.traits
        Program.prototype.traits = function (bits) {{ traits.push(bits); before.call(this, bits) }}
        const host = await Host.open(element, module, {{ start: new Float64Array([0, 3, 0]) }})
        element.focus()
        // Browsers tell of it where the window has the focus, which nobody's has here.
        element.dispatchEvent(new FocusEvent('focusin'))
        Program.prototype.traits = before
        const {{ overflow }} = {FRAME}.contentWindow.getComputedStyle(element)
        host.close()
        return [Boolean(traits.at(-1) & 4), overflow]""") == [True, "hidden"]


def test_a_zoom_in_a_window_that_the_page_has_opened_follows_its_fingers(windowed, web):
    page = Page(windowed, web, size=(390, 844), scale=2)
    page.open("zoom.html")
    page.run_async("await new Promise(done => setTimeout(done, 1500))")
    page.run(f"window.popup = open('about:blank', 'popup', 'width=400,height=600'); popup.made = {ZOOM}; popup.document.body.append(popup.made)")
    driver, first = page.driver, page.driver.current_window_handle
    driver.switch_to.window(driver.window_handles[-1])
    try:
        page.wait_for("return made.shadowRoot.querySelector('.frame').style.touchAction === 'pan-x pan-y'", 20)
        x, y = page.run("const r = made.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
        fingers = HeldFingers(driver)
        fingers.pinch((x, y), range(60, 165, 5))
        fingers.lift()
        page.wait_for("return made.scale > 2", 20)
    finally:
        driver.close()
        driver.switch_to.window(first)
