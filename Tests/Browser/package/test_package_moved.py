"""Elements of tsumami.js that a page moves, as frameworks do that arrange a list anew: nothing of what they show changes."""

import pytest

from demonstrations import VIEWER, demo, drag, middle, opened, still, viewer, web  # noqa: F401 (fixtures)
from fingers import Hand, HeldFingers, pair

# How a page moves an element behind the last one of its parent's.
MOVES = {
    "append": "moved.parentNode.append(moved)",
    "insertBefore": "moved.parentNode.insertBefore(moved, null)",
    "wrap": "const box = document.createElement('div'); moved.replaceWith(box); box.append(moved)",
    "moveBefore": "moved.parentNode.moveBefore(moved, null)",
}
EACH = pytest.mark.parametrize("move", MOVES.values(), ids=MOVES)
ZOOM = "document.querySelector('#map')"
PLACE = f"const r = {ZOOM}.querySelector('img').getBoundingClientRect(), f = {ZOOM}.getBoundingClientRect(); return [r.left - f.left, r.top - f.top, r.width, {ZOOM}.scale]"


@pytest.fixture
def zoomed(demo):
    page = demo("zoom.html")
    page.run_async(f"await customElements.whenDefined('tsumami-zoom'); await {ZOOM}.zoomTo(2.5, {{ x: 30, y: 40, animated: false }})")
    page.run(f"window.told = []; {ZOOM}.addEventListener('zoom', event => told.push(event.detail))")
    return page


@EACH
def test_a_zoom_that_is_moved_stays_as_it_is_and_goes_on_from_there_under_fingers(zoomed, move):
    before = zoomed.run(PLACE)
    zoomed.run(f"const moved = {ZOOM}; {move}")
    zoomed.frames(3)
    assert zoomed.run(PLACE) == pytest.approx(before, abs=0.01)
    assert zoomed.run("return told") == []
    zoomed.run(f"{ZOOM}.scrollIntoView({{ block: 'center' }})")
    x, y = middle(zoomed, "#map")
    drag(zoomed, *[(start, end) for start, end in zip(pair((x, y), 120), pair((x, y), 60))])
    zoomed.wait_for("return told.length > 0")
    zoomed.wait_for(f"return Math.abs({ZOOM}.scale - 1.25) < 0.3")


@pytest.mark.parametrize("pause", ["", "await new Promise(done => setTimeout(done, 100))"], ids=["at once", "later"])
def test_a_zoom_that_is_taken_out_and_put_back_is_as_it_was(zoomed, pause):
    before = zoomed.run(PLACE)
    zoomed.run_async(f"window.home = {ZOOM}.parentNode; window.away = {ZOOM}; away.remove(); {pause}; home.insertBefore(away, home.children[3])")
    zoomed.frames(3)
    assert zoomed.run(PLACE) == pytest.approx(before, abs=0.01)
    zoomed.run_async(f"await {ZOOM}.reset({{ animated: false }})")
    assert zoomed.run(f"return {ZOOM}.scale") == 1


def test_a_list_of_zooms_that_is_arranged_anew_keeps_each_as_it_is(zoomed):
    zoomed.run_async(f"""
        const image = {ZOOM}.querySelector('img').src
        document.body.innerHTML = `<tsumami-zoom><img src="${{image}}" alt=""></tsumami-zoom>`.repeat(4)
        window.all = [...document.body.children]
        await Promise.all([...document.images].map(each => each.decode()))
        for (const [index, zoom] of all.entries()) await zoom.zoomTo(index + 1, {{ animated: false }})
        document.body.append(...all.slice().reverse())""")
    zoomed.frames(3)
    assert zoomed.run("return all.map(zoom => Math.round(zoom.scale))") == [1, 2, 3, 3]
    zoomed.run_async("for (const zoom of all) await zoom.reset({ animated: false })")
    assert zoomed.run("return all.map(zoom => zoom.scale)") == [1, 1, 1, 1]


def test_a_zoom_that_is_moved_under_a_finger_lets_go_of_it(zoomed):
    zoomed.run(f"{ZOOM}.scrollIntoView({{ block: 'center' }})")
    x, y = middle(zoomed, "#map")
    fingers = HeldFingers(zoomed.driver)
    fingers.pinch((x, y), range(60, 90, 10))
    zoomed.run(f"document.body.append({ZOOM})")
    fingers.lift()
    zoomed.run(f"{ZOOM}.scrollIntoView({{ block: 'center' }})")
    zoomed.run_async(f"await {ZOOM}.zoomTo(2, {{ animated: false }})")
    x, y = middle(zoomed, "#map")
    drag(zoomed, *[(start, end) for start, end in zip(pair((x, y), 120), pair((x, y), 60))])
    zoomed.wait_for(f"return Math.abs({ZOOM}.scale - 1) < 0.3")


@EACH
def test_a_viewer_that_is_moved_while_it_is_open_stays_open_and_is_turned_and_closed(demo, move):
    page = opened(viewer(demo), 1)
    page.run(f"const moved = {VIEWER}; {move}")
    still(page)
    assert page.run(f"return [{VIEWER}.isOpen, {VIEWER}.index, {VIEWER}.shadowRoot.querySelector('dialog').matches(':modal'), told.filter(([type]) => type === 'close')]") == [True, 1, True, []]
    drag(page, ((340, 560), (60, 560)))
    page.wait_for(f"return {VIEWER}.index === 2")
    still(page)
    drag(page, ((195, 300), (195, 640)))
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run(f"return [told.at(-1), {VIEWER}.shadowRoot.querySelector('dialog').open]") == [["close", {"index": 2}], False]
    # The page is not inert.
    x, y = middle(page, ".grid img", 0)
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (x, y)).perform()
    page.wait_for(f"return {VIEWER}.isOpen")


def test_a_viewer_that_is_moved_while_it_opens_and_while_it_closes_is_open_and_closed(demo):
    page = viewer(demo)
    assert page.run_async(f"""
        const opening = {VIEWER}.open(1)
        document.body.append({VIEWER})
        await Promise.resolve()
        document.body.prepend({VIEWER})
        await opening
        return [{VIEWER}.isOpen, {VIEWER}.shadowRoot.querySelector('dialog').matches(':modal')]""") == [True, True]
    still(page)
    page.run(f"{VIEWER}.close(); document.body.append({VIEWER})")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run(f"return [{VIEWER}.shadowRoot.querySelector('dialog').open, told.map(([type]) => type)]") == [False, ["open", "close"]]
