"""The last points of the way on which a picture of `<tsumami-viewer>` closes: the page is the visitor's again."""

import pytest

from demonstrations import PICTURE, VIEWER, demo, drag, opened, still, viewer, web  # noqa: F401 (fixtures)

DIALOG = f"{VIEWER}.shadowRoot.querySelector('dialog')"
# Does something in the first frame in which the page has been given back, and writes down what it answers and how far the picture is from its place.
THEN = f"""
window.answer = new Promise((resolve, reject) => {{
  const end = performance.now() + 20000
  const look = () => {{
    if (performance.now() > end) return reject(new Error('the page was never given back'))
    if (!{DIALOG}.inert) return requestAnimationFrame(look)
    const shown = [...{DIALOG}.querySelector('.stage').querySelectorAll('img[src]')].some(image => image.getBoundingClientRect().width > 0)
    resolve({{ isOpen: {VIEWER}.isOpen, shown, ...(() => {{ %s }})() }})
  }}
  look()
}})"""


def closed_with(page, script):
    page.run(THEN % script)
    page.run(f"{VIEWER}.close()")
    return page.run_async("return await answer")


def test_the_page_is_touched_before_the_picture_has_come_to_rest(demo):
    page = opened(viewer(demo), 1)
    answer = closed_with(page, f"""
        const r = {VIEWER}.links[3].getBoundingClientRect(), found = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)
        return {{ found: found.closest('a') === {VIEWER}.links[3], focus: document.activeElement === {VIEWER}.links[1] }}""")
    assert answer == {"isOpen": True, "shown": True, "found": True, "focus": True}
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run(f"return [{DIALOG}.inert, {DIALOG}.matches(':popover-open'), {DIALOG}.hasAttribute('popover'), told.map(([type]) => type)]") == [
        False, False, False, ["open", "close"]]


def test_a_link_that_is_pressed_meanwhile_opens_its_picture(demo):
    page = opened(viewer(demo), 1)
    closed_with(page, f"{VIEWER}.links[3].click()")
    page.wait_for(f"return {VIEWER}.index === 3 && {DIALOG}.open", 20)
    still(page)
    assert page.run(PICTURE)[2] == pytest.approx(390, abs=1)
    assert page.run("return told.map(([type, detail]) => [type, detail.index])") == [["open", 1], ["close", 1], ["open", 3]]
    assert page.run("return [...document.querySelectorAll('.grid img')].map(image => getComputedStyle(image).visibility)") == ["visible", "visible", "visible", "hidden", "visible"]
    drag(page, ((195, 300), (195, 640)))
    page.wait_for(f"return !{VIEWER}.isOpen", 20)


def test_the_focus_stays_where_the_visitor_has_put_it_meanwhile(demo):
    page = opened(viewer(demo), 1)
    closed_with(page, f"{VIEWER}.links[4].focus()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run(f"return document.activeElement === {VIEWER}.links[4]")


def test_a_viewer_that_was_closed_at_once_opens_as_a_modal_dialog_again(demo):
    page = opened(viewer(demo), 1)
    page.run_async(f"{DIALOG}.close(); await new Promise(done => {VIEWER}.addEventListener('close', done, {{ once: true }}))")
    opened(page, 2)
    assert page.run(f"return [{DIALOG}.matches(':modal'), {DIALOG}.inert]") == [True, False]


@pytest.mark.parametrize("index", [1, 3])
def test_a_picture_that_is_opened_while_one_goes_back_stays_open(demo, index):
    page = opened(viewer(demo), 1)
    page.run_async(f"{VIEWER}.close(); await new Promise(requestAnimationFrame); await {VIEWER}.open(given[0])", index)
    page.wait_for(f"return {DIALOG}.style.getPropertyValue('--progress') === '1'", 20)
    still(page)
    assert page.run(f"return [{VIEWER}.isOpen, {VIEWER}.index, told.map(([type, detail]) => [type, detail.index])]") == [
        True, index, [["open", 1], ["close", 1], ["open", index]]]
