"""What is in a `<tsumami-zoom>` is used as it is beside one: buttons, fields, another zoom."""

import pytest
from selenium.webdriver.common.keys import Keys

from demonstrations import demo, drag, middle, tried, web  # noqa: F401 (fixtures)
from fingers import Hand, turn, whole

ZOOM = "document.querySelector('#map')"
FRAME = f"{ZOOM}.shadowRoot.querySelector('.frame')"


@pytest.fixture
def zoom(demo):
    """A page whose zoom has other contents, and counts the clicks on what it has."""
    def filled(contents, gestures="cooperative"):
        page = demo("zoom.html")
        page.run(f"""
            {ZOOM}.setAttribute('gestures', arguments[1])
            {ZOOM}.innerHTML = arguments[0]
            // The page's policy forbids styles in its text.
            for (const element of {ZOOM}.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style
            window.clicks = 0
            {ZOOM}.addEventListener('click', () => clicks += 1)""", contents, gestures)
        page.wait_for(f"return {FRAME}.style.touchAction === '{'none' if gestures == 'greedy' else 'pan-x pan-y'}'", 20)
        return page

    return filled


def taps(page, place, count=2, kind="touch", wait=0.08):
    hand = Hand(page.driver)
    finger = hand.finger(kind)
    for _ in range(count):
        hand.tap(finger, place, 0.03).wait(wait)
    hand.perform()


@pytest.mark.parametrize("gestures", ["cooperative", "greedy"])
@pytest.mark.parametrize("contents", ["<button>A button to press</button>", "<a href='#here' role='button'>A link</a>", "<label>Words <input type='checkbox'></label>"])
def test_quick_taps_on_what_is_clicked_are_clicks_and_do_not_zoom(zoom, contents, gestures):
    page = zoom(f"<div data-style='height: 200px'>{contents}</div>", gestures)
    # A click on a label is one on its box, too.
    each = 2 if "label" in contents else 1
    taps(page, middle(page, "#map div > *"), count=4)
    page.wait_for(f"return clicks >= {4 * each}")
    page.frames(30)
    assert page.run(f"return [clicks, {ZOOM}.scale]") == [4 * each, 1]
    # Beside it they zoom.
    x, y = middle(page, "#map div")
    tried(page, lambda: taps(page, (x, y + 50), wait=0.05), f"{ZOOM}.scale > 1.5")


def test_quick_taps_on_two_buttons_beside_each_other_are_one_click_on_each(zoom):
    page = zoom("<div data-style='height: 200px'><button data-style='width: 20px; padding: 0'>A</button><button data-style='width: 20px; padding: 0'>B</button></div>")
    page.run(f"window.pressed = ''; {ZOOM}.addEventListener('click', event => pressed += event.target.textContent)")
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.tap(finger, middle(page, "#map button"), 0.03).wait(0.1).tap(finger, middle(page, "#map button", 1), 0.03).perform()
    page.wait_for("return pressed === 'AB'")
    page.frames(30)
    assert page.run(f"return {ZOOM}.scale") == 1


def test_two_fingers_zoom_where_one_of_them_is_on_a_button(zoom):
    page = zoom("<div data-style='height: 200px'><button data-style='width: 100%; height: 100%'>All of it</button></div>")
    x, y = middle(page, "#map button")
    drag(page, ((x - 30, y), (x - 100, y)), ((x + 30, y), (x + 100, y)))
    page.wait_for(f"return {ZOOM}.scale > 2", 20)


def test_two_quick_taps_on_a_field_are_the_field_s(zoom):
    page = zoom("<div data-style='height: 200px'><input value='fields stay fields' data-style='width: 200px'></div>")
    # What would select a word has been prevented where it is prevented here.
    page.run("window.prevented = 0; addEventListener('touchstart', event => prevented += event.defaultPrevented ? 1 : 0)")
    taps(page, middle(page, "#map input"))
    page.wait_for("return clicks === 2 && document.activeElement === document.querySelector('#map input')")
    page.frames(30)
    assert page.run(f"return [prevented, {ZOOM}.scale]") == [0, 1]


def test_a_field_in_another_element_s_shadow_keeps_its_keys(zoom):
    page = zoom("<div id='box'></div>")
    page.run("""
        const field = document.createElement('input')
        document.querySelector('#box').attachShadow({ mode: 'open' }).append(field)
        field.focus()""")
    for key in "1+0":
        page.key(key)
    page.frames(10)
    assert page.run(f"return [document.querySelector('#box').shadowRoot.firstChild.value, {ZOOM}.scale]") == ["1+0", 1]


def drag_by_mouse(page, scale):
    """At a scale a mouse drags 60 points across, and the contents come along."""
    page.run_async(f"{ZOOM}.addEventListener('zoom', event => window.x = event.detail.x); await {ZOOM}.zoomTo({scale}, {{ animated: false }})")
    before = page.run("return x")
    x, y = middle(page, "#map")
    hand = Hand(page.driver)
    mouse = hand.finger("mouse")
    hand.down({mouse: (x, y)}).glide({mouse: (x + 60, y)}, 0.2).wait(0.1).up(mouse).perform()
    page.wait_for(f"return x > {before} + 40", 20)


def test_in_text_that_is_edited_what_is_not_has_its_keys_and_its_mouse(zoom):
    page = zoom("<div data-style='height: 200px'>A figure</div>", "greedy")
    page.run(f"{ZOOM}.parentElement.contentEditable = true; {ZOOM}.contentEditable = false; {FRAME}.focus()")
    page.key("+")
    page.wait_for(f"return {ZOOM}.scale > 1", 20)
    drag_by_mouse(page, 2.5)


def test_of_two_in_each_other_the_inner_one_zooms(zoom):
    page = zoom("<p>Around it</p><tsumami-zoom id='inner' label='The inner one'><div data-style='height: 200px'>In it</div></tsumami-zoom>")
    page.wait_for("return document.querySelector('#inner').shadowRoot.querySelector('.frame').style.touchAction === 'pan-x pan-y'", 20)
    x, y = middle(page, "#inner")
    drag(page, ((x - 30, y), (x - 80, y)), ((x + 30, y), (x + 80, y)))
    page.wait_for("return document.querySelector('#inner').scale > 1.5", 20)
    turn(page.driver, whole((x, y)), -60, key=Keys.CONTROL)
    page.frames(20)
    assert page.run(f"return {ZOOM}.scale") == 1
    x, y = middle(page, "#map > p")
    turn(page.driver, whole((x, y)), -60, key=Keys.CONTROL)
    page.wait_for(f"return {ZOOM}.scale > 1", 20)


def test_a_zoom_is_called_what_its_image_is_called_now(zoom):
    page = zoom("<p><img alt='Before'></p>")
    page.wait_for(f"return {FRAME}.ariaLabel === 'Before'")
    page.run(f"{ZOOM}.querySelector('img').alt = 'After'")
    page.wait_for(f"return {FRAME}.ariaLabel === 'After'")


def test_options_that_mean_nothing_are_said(zoom):
    said = zoom("<div data-style='height: 200px'></div>").run_async(f"""
        const attempt = (...given) => {ZOOM}.zoomTo(...given).then(() => '', error => `${{error}}`)
        const said = []
        for (const given of [[2, null], [2, {{ anmated: false }}], [2, {{ x: NaN }}], [2, {{ x: '5' }}], [2, {{ corner: {{ x: 5 }} }}], [2, {{ x: undefined, animated: false }}]]) said.push(await attempt(...given))
        return [...said, {ZOOM}.scale]""")
    assert said[-2:] == ["", 2]
    parts = ["not null", "no option “anmated”: it has x, y, corner, animated", "not NaN", "not 5", "not 5 and undefined"]
    assert [each.startswith("TypeError") and part in each for part, each in zip(parts, said)] == [True] * 5, said


def test_what_a_mouse_drags_in_a_link_is_neither_clicked_nor_taken_along(zoom):
    page = zoom("<div data-style='height: 200px'>In a link</div>")
    page.run(f"""
        const link = Object.assign(document.createElement('a'), {{ href: '#followed' }})
        {ZOOM}.before(link)
        link.append({ZOOM})""")
    page.wait_for(f"return {FRAME}.style.touchAction === 'pan-x pan-y'", 20)
    drag_by_mouse(page, 2)
    page.frames(5)
    assert page.run("return [clicks, location.hash]") == [0, ""]
    hand = Hand(page.driver)
    hand.tap(hand.finger("mouse"), middle(page, "#map")).perform()
    page.wait_for("return clicks === 1 && location.hash === '#followed'")


def test_a_slider_in_it_keeps_the_mouse_that_it_has_taken(zoom):
    page = zoom("<div data-style='height: 200px'><div id='slider' data-style='height: 40px'></div></div>")
    page.run("""
        window.told = []
        const slider = document.querySelector('#slider')
        slider.addEventListener('pointerdown', event => slider.setPointerCapture(event.pointerId))
        for (const type of ['pointerup', 'lostpointercapture']) slider.addEventListener(type, () => told.push(type))""")
    x, y = middle(page, "#slider")
    hand = Hand(page.driver)
    mouse = hand.finger("mouse")
    hand.down({mouse: (x, y)}).glide({mouse: (x + 60, y + 60)}, 0.2).up(mouse).perform()
    page.wait_for("return told.length === 2")
    assert page.run("return told") == ["pointerup", "lostpointercapture"]
