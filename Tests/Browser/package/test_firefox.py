"""tsumami.js in Firefox, with its touches."""

import pytest

from conftest import PAGE
from demonstrations import LISTEN, PICTURE, VIEWER, web  # noqa: F401
from test_package_places import PLACES, READY, write


@pytest.fixture(params=["server", "file"])
def page(request, firefox, web):
    address = f"{web}viewer.html" if request.param == "server" else f"file://{PAGE}/web/inline.html"
    page = firefox.open(address)
    page.wait_for(f"{VIEWER}.open && true")
    page.run(LISTEN)
    yield page
    page.close()


def way(start, end, steps=12):
    """A finger's way, and some rest at its end."""
    (a, b), (c, d) = start, end
    return [(a + (c - a) * part / steps, b + (d - b) * part / steps) for part in range(steps + 1)] + [end] * 8


def opened(page, index):
    page.run(f"await {VIEWER}.open({index})")
    page.wait_for(f"{VIEWER}.shadowRoot.querySelector('dialog').style.getPropertyValue('--progress') === '1'")


def test_a_tap_opens_and_pulling_down_closes(page):
    x, y = page.run("const r = document.querySelectorAll('.grid img')[1].getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
    page.touch([(x, y)])
    page.wait_for(f"{VIEWER}.isOpen")
    page.wait_for(f"{VIEWER}.shadowRoot.querySelector('dialog').style.getPropertyValue('--progress') === '1'")
    left, _, width, _ = page.run(PICTURE)
    assert (left, width) == pytest.approx((0, page.run(f"return {VIEWER}.shadowRoot.querySelector('.stage').clientWidth")), abs=0.5)
    page.touch(way((195, 300), (195, 640)))
    page.wait_for(f"!{VIEWER}.isOpen")
    assert page.run("return told.filter(([type]) => type !== 'zoom')") == [["open", {"index": 1}], ["close", {"index": 1}]]


def test_two_fingers_zoom_and_one_turns(page):
    opened(page, 1)
    page.touch(way((150, 420), (60, 420)), way((240, 420), (330, 420)))
    page.wait_for(f"{VIEWER}.scale > 2")
    page.run(f"{VIEWER}.zoomTo(1)")
    page.wait_for(f"{VIEWER}.scale === 1")
    # One that lands before things are at rest may hold them first.
    page.run("await new Promise(done => setTimeout(done, 600))")
    page.touch(way((340, 560), (60, 560)))
    page.wait_for(f"{VIEWER}.index === 2")
    page.key("\ue00c")
    page.wait_for(f"!{VIEWER}.isOpen")


def test_the_list_follows_its_markup_and_the_page_is_given_back_before_the_picture_rests(page):
    opened(page, 2)
    counter = f"{VIEWER}.shadowRoot.querySelector('.counter').textContent"
    page.run(f"{VIEWER}.links[0].remove()")
    page.wait_for(f"{counter} === '2 / 4' && {VIEWER}.index === 1")
    page.run(f"{VIEWER}.links[1].remove()")
    page.wait_for(f"{counter} === '2 / 3'")
    page.run(f"""
        const dialog = {VIEWER}.shadowRoot.querySelector('dialog')
        const look = () => {{
          if (dialog.inert) window.given = [{VIEWER}.isOpen, dialog.matches(':popover-open'), document.activeElement === {VIEWER}.links[1]]
          else requestAnimationFrame(look)
        }}
        look()""")
    page.touch(way((195, 300), (195, 640)))
    page.wait_for(f"!{VIEWER}.isOpen")
    assert page.run("return given") == [True, True, True]


def test_recognizers_hear_a_pinch(firefox, web):
    page = firefox.open(f"{web}recognize.html")
    page.wait_for("window.recognition?.ready && true")
    page.run("await recognition.ready")
    x, y = page.run("const r = pad.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
    page.touch(way((x - 40, y), (x - 90, y)), way((x + 40, y), (x + 90, y)))
    page.wait_for("recognized.some(event => event.name === 'pinch' && event.state === 'ended')")
    assert page.run("return recognized.filter(event => event.name === 'pinch').at(-1).scale") > 1.5
    page.close()


def test_a_wheel_with_the_control_key_is_a_pinch_and_without_it_scrolls_the_page(firefox, web):
    page = firefox.open(f"{web}recognize.html")
    page.wait_for("window.recognition?.ready && true")
    place = page.run("await recognition.ready; const r = pad.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
    page.run("addEventListener('wheel', event => { window.isUsed = event.defaultPrevented })")
    page.wheel(place, -100)
    page.wait_for("window.isUsed === false")
    page.wheel(place, -100, "\ue009")
    page.wait_for("recognized.at(-1)?.state === 'ended'")
    assert page.run("return [isUsed, recognized.map(event => event.name + ' ' + event.state), recognized.at(-1).scale]") == [
        True, ["pinch began", "pinch changed", "pinch ended"], pytest.approx(1.4918, rel=1e-3)]
    page.close()


def test_two_fingers_zoom_in_place_and_one_does_not(firefox, web):
    page = firefox.open(f"{web}zoom.html")
    page.wait_for("document.querySelector('#map').shadowRoot.querySelector('.frame').style.touchAction === 'pan-x pan-y'")
    x, y = page.run("const r = document.querySelector('#map').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
    page.touch(way((x, y), (x, y - 60)))
    assert page.run("return document.querySelector('#map').scale") == 1
    page.run("scrollTo({ top: 0, behavior: 'instant' })")
    page.touch(way((x - 30, y), (x - 100, y)), way((x + 30, y), (x + 100, y)))
    page.wait_for("document.querySelector('#map').scale > 2")
    page.close()


MOVES = ["moved.parentNode.append(moved)", "moved.parentNode.moveBefore?.(moved, null)"]


@pytest.mark.parametrize("move", MOVES, ids=["append", "moveBefore"])
def test_elements_that_are_moved_stay_as_they_are_and_go_on_under_fingers(firefox, web, move):
    page = firefox.open(f"{web}zoom.html")
    page.run("await customElements.whenDefined('tsumami-zoom'); window.moved = document.querySelector('#map'); await moved.zoomTo(2, { animated: false })")
    page.run(f"{move}; moved.scrollIntoView({{ block: 'center' }})")
    assert page.run("return moved.scale") == 2
    x, y = page.run("const r = moved.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
    page.touch(way((x - 60, y), (x - 90, y)), way((x + 60, y), (x + 90, y)))
    page.wait_for("moved.scale > 2.5")
    page.close()
    page = firefox.open(f"{web}viewer.html")
    page.wait_for(f"{VIEWER}.open && true")
    opened(page, 1)
    page.run(f"const moved = {VIEWER}; {move}")
    page.run("await new Promise(done => setTimeout(done, 300))")
    assert page.run(f"return [{VIEWER}.isOpen, {VIEWER}.shadowRoot.querySelector('dialog').matches(':modal')]") == [True, True]
    page.touch(way((195, 300), (195, 640)))
    page.wait_for(f"!{VIEWER}.isOpen")
    page.close()


def test_a_picture_in_a_figure_is_as_wide_as_its_zoom_and_pictures_of_data_open(firefox, web):
    page = firefox.open(f"{web}viewer.html")
    page.wait_for(f"{VIEWER}.open && true")
    source = page.run("""
        const source = document.querySelector('img').src, zoom = document.createElement('tsumami-zoom')
        zoom.innerHTML = `<figure><picture><img src="${source}" width="1600" height="1200" alt=""></picture></figure>`
        document.body.prepend(zoom)
        await zoom.querySelector('img').decode()
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
        if (zoom.minScale !== 1) throw new Error(`it is ${zoom.minScale}`)
        return source""")
    page.run(f"{VIEWER}.items = [{{ src: '{source}', alt: 'Of data' }}]")
    opened(page, 0)
    assert page.run(f"return {VIEWER}.shadowRoot.querySelector('.stage').ariaLabel") == "Of data"
    page.touch(way((195, 300), (195, 640)))
    page.wait_for(f"!{VIEWER}.isOpen")
    page.close()


def test_what_a_mouse_drags_in_a_link_is_neither_clicked_nor_taken_along(firefox, web):
    page = firefox.open(f"{web}zoom.html")
    page.wait_for("document.querySelector('#map').shadowRoot.querySelector('.frame').style.touchAction === 'pan-x pan-y'")
    x, y, before = page.run("""
        const link = Object.assign(document.createElement('a'), { href: '#followed' }), map = document.querySelector('#map')
        map.before(link)
        link.append(map)
        map.addEventListener('zoom', event => { window.x = event.detail.x })
        await map.zoomTo(2, { animated: false })
        const { left, top, width, height } = map.getBoundingClientRect()
        return [left + width / 2, top + height / 2, window.x]""")
    page.touch(way((x, y), (x + 60, y)), kind="mouse")
    page.wait_for(f"window.x > {before} + 40")
    assert page.run("return location.hash") == ""
    page.touch([(x, y), (x, y)], kind="mouse")
    page.wait_for("location.hash === '#followed'")
    page.close()


@pytest.mark.parametrize("style", ["transform: rotate(30deg)", "rotate: 20deg; scale: .9 .7; transform: rotate(45deg)", "zoom: 1.1; transform: skewX(20deg)"])
def test_what_two_fingers_touch_stays_under_them_in_what_is_turned(firefox, web, style):
    page = firefox.open(f"{web}zoom.html")
    write(page, style)
    page.wait_for(READY)
    # Whole pixels, as the driver has them.
    (ax, ay), (bx, by) = starts = [[round(at) for at in place] for place in page.run(f"return {PLACES}")]
    ends = (ax - (bx - ax), ay - (by - ay)), (bx + (bx - ax), by + (by - ay))
    page.touch(*(way(start, end) for start, end in zip(starts, ends)))
    page.wait_for("document.querySelector('#turned').scale > 2.5")
    # What was half a pixel beside a finger is more, zoomed.
    for place, end in zip(page.run(f"return {PLACES}"), ends):
        assert place == pytest.approx(end, abs=2.2)
    page.close()


def test_a_zoom_that_moves_into_a_frame_follows_fingers_there(firefox, web):
    page = firefox.open(f"{web}zoom.html")
    page.run("""
        const frame = document.createElement('iframe'), loaded = new Promise(done => frame.onload = done)
        frame.src = 'index.html'
        frame.style.cssText = 'position: fixed; left: 20px; top: 120px; width: 340px; height: 500px; border: 0; background: white; z-index: 1'
        document.body.append(frame)
        await loaded
        window.made = document.querySelector('#map')
        made.setAttribute('gestures', 'greedy')
        frame.contentDocument.body.replaceChildren(made)""")
    page.wait_for("made.shadowRoot.querySelector('.frame').style.touchAction === 'none'")
    x, y = page.run("const r = made.getBoundingClientRect(); return [20 + r.left + r.width / 2, 120 + r.top + r.height / 2]")
    page.touch(way((x - 30, y), (x - 80, y)), way((x + 30, y), (x + 80, y)))
    page.wait_for("made.scale > 2")
    page.close()


def test_a_video_plays_and_is_left_by_a_flick(firefox, web):
    page = firefox.open(f"{web}videos.html")
    video = f"{VIEWER}.shadowRoot.querySelector('.stage video')"
    page.wait_for(f"{VIEWER}.open && true")
    opened(page, 1)
    page.wait_for(f"{video}?.currentTime > 0 && 'isSeen' in {video}.dataset")
    page.touch(way((340, 560), (60, 560)))
    page.wait_for(f"{VIEWER}.index === 2")
    page.wait_for(f"!{video}")
    page.close()


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_what_is_larger_than_its_zoom_is_seen_whole_and_at_its_own_size(firefox, web, direction):
    page = firefox.open(f"{web}zoom.html")
    page.wait_for("document.querySelector('#map').zoomTo && true")
    page.run(f"""
        const zoom = document.querySelector('#map')
        zoom.style.cssText = 'width: 300px; height: 200px; direction: {direction}'
        zoom.replaceChildren(document.createElement('div'))
        zoom.firstChild.style.cssText = 'width: 1500px; height: 1000px'
        await new Promise(done => setTimeout(done, 500))""")
    place = """
        const zoom = document.querySelector('#map'), part = zoom.firstChild.getBoundingClientRect(), all = zoom.getBoundingClientRect()
        return [part.left - all.left, part.top - all.top, part.width, part.height]"""
    assert page.run(place) == pytest.approx([0, 0, 300, 200], abs=0.1)
    page.run("await document.querySelector('#map').zoomTo(1, { x: 300, y: 200, animated: false })")
    assert page.run(place) == pytest.approx([-1200, -800, 1500, 1000], abs=0.1)
    page.close()
