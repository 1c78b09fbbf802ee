"""Slides of a `<tsumami-viewer>` that are elements of the page's, in place of pictures."""

import pytest
from selenium.webdriver.common.keys import Keys

from demonstrations import LISTEN, VIEWER, demo, drag, viewer, web  # noqa: F401 (fixtures)
from fingers import Hand, HeldFingers, turn
from test_firefox import opened as opened_in_firefox
from test_firefox import way

# A card between two photos, and a long page of words that is made when it is asked for.
CONTENTS = f"""
const styles = new CSSStyleSheet()
styles.replaceSync('.card {{ background: rgb(0, 90, 60); padding: 20px }} .long p {{ height: 3000px; background: linear-gradient(white, grey) }}')
document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles]
const made = (className, words) => {{
  const element = Object.assign(document.createElement('section'), {{ className }})
  element.append(Object.assign(document.createElement('p'), {{ textContent: words }}))
  return element
}}
window.card = made('card', 'A card')
card.append(Object.assign(document.createElement('button'), {{ textContent: 'Press', onclick: () => window.pressed = (window.pressed ?? 0) + 1 }}), document.createElement('input'))
window.asked = 0
const photo = name => ({{ src: `pictures/${{name}}@2x.webp`, alt: name, width: 800, height: 600 }})
window.items = [
  photo('4-fern'), {{ content: card, alt: 'About', caption: 'What it is about' }}, photo('2-sunflower'),
  {{ content: () => {{ asked += 1; return window.long = made('long', 'Words') }}, alt: 'Words', width: 300, height: 400 }}]
{VIEWER}.replaceChildren()
{VIEWER}.items = items
"""
CARD = "(() => { const { left, top, width, height } = card.getBoundingClientRect(); return [left, top, width, height] })()"


def shown(page, index):
    page.run_async(f"await {VIEWER}.open(given[0])", index)
    rested(page)
    page.wait_for(f"return {VIEWER}.shadowRoot.querySelector('dialog').style.getPropertyValue('--progress') === '1'", 20)


def rested(page):
    """Waits until what is on the stage has been where it is for some frames."""
    page.rest(f"[...{VIEWER}.shadowRoot.querySelectorAll('.image')].map(each => each.getBoundingClientRect().left + each.getBoundingClientRect().width)", 20, frames=6)


@pytest.fixture
def listed(demo):
    page = viewer(demo)
    page.run(CONTENTS)
    return page


def test_an_element_fills_its_slide_with_the_styles_of_the_page_and_leaves_with_it(listed):
    shown(listed, 1)
    assert listed.run(f"return {CARD}") == pytest.approx([0, 0, 390, 844], abs=0.5)
    stage = f"{VIEWER}.shadowRoot.querySelector('.stage')"
    assert listed.run(f"return [getComputedStyle(card).backgroundColor, {stage}.role, {stage}.ariaLabel]") == ["rgb(0, 90, 60)", "group", "About"]
    nodes = listed.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    assert {"button", "textbox"} <= {node["role"]["value"] for node in nodes if not node["ignored"] and node["name"]["value"] in ("Press", "")}
    listed.screenshot("package-content")
    drag(listed, ((340, 560), (60, 560)))
    listed.wait_for(f"return {VIEWER}.index === 2 && !card.isConnected && !card.slot", 20)
    assert listed.run(f"return [{stage}.role, asked]") == ["img", 0]
    rested(listed)
    listed.run(f"{VIEWER}.close()")
    listed.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert listed.run("return told.filter(([type]) => type === 'error').length") == 0


def test_an_element_is_in_sight_while_a_finger_turns_to_it_and_moves_with_its_slide(listed):
    shown(listed, 0)
    assert listed.run("return card.isConnected") is False
    fingers = HeldFingers(listed.driver)
    for step in range(13):
        fingers.at((350 - 20 * step, 500))
    listed.wait_for(f"return card.isConnected && Math.abs({CARD}[0] - 390 + 240) < 40", 20)
    fingers.lift()
    listed.wait_for(f"return {VIEWER}.index === 1 && Math.abs({CARD}[0]) < 0.5", 20)


def test_two_fingers_enlarge_an_element_and_what_it_is_laid_out_for_stays(listed):
    shown(listed, 1)
    listed.run(f"{VIEWER}.zoomTo(2)")
    listed.wait_for(f"return {VIEWER}.scale === 2", 20)
    rested(listed)
    listed.wait_for(f"return Math.abs({CARD}[2] - 780) < 0.5", 20)
    assert listed.run("return [card.offsetWidth, card.offsetHeight]") == [390, 844]
    listed.run(f"{VIEWER}.zoomTo(1)")
    listed.wait_for(f"return Math.abs({CARD}[2] - 390) < 0.5", 20)


def test_buttons_and_fields_in_it_work_and_a_drag_beside_them_pulls_the_slide_away(listed):
    shown(listed, 1)
    place = listed.run("const r = card.querySelector('button').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
    for kind in ("touch", "mouse"):
        hand = Hand(listed.driver)
        hand.tap(hand.finger(kind), place).perform()
    listed.wait_for("return window.pressed === 2", 20)
    listed.run("card.querySelector('input').focus()")
    listed.driver.switch_to.active_element.send_keys("a b")
    assert listed.run(f"return [card.querySelector('input').value, {VIEWER}.index]") == ["a b", 1]
    # A mouse selects what is written.
    left, top, width, height = listed.run("const { left, top, width, height } = card.querySelector('input').getBoundingClientRect(); return [left, top, width, height]")
    hand, y = Hand(listed.driver), top + height / 2
    mouse = hand.finger("mouse")
    hand.down({mouse: (left + 4, y)}).glide({mouse: (left + width - 4, y)}, 0.1).up(mouse).perform()
    assert listed.run("const { selectionStart, selectionEnd } = card.querySelector('input'); return [selectionStart, selectionEnd]") == [0, 3]
    drag(listed, ((195, 300), (195, 640)))
    listed.wait_for(f"return !{VIEWER}.isOpen && !card.isConnected", 20)


def test_what_stops_its_pointerdown_has_its_fingers_for_itself(listed):
    listed.run("""
        window.moves = 0
        for (const type of ['pointerdown', 'wheel']) card.addEventListener(type, event => event.stopPropagation())
        card.addEventListener('pointermove', () => moves += 1)""")
    shown(listed, 1)
    drag(listed, ((340, 560), (60, 560)))
    turn(listed.driver, (195, 560), -100, key=Keys.CONTROL)
    rested(listed)
    assert listed.run(f"return [{VIEWER}.index, {VIEWER}.scale, moves > 5]") == [1, 1, True]
    listed.run(f"{VIEWER}.next()")
    listed.wait_for(f"return {VIEWER}.index === 2", 20)


def test_a_long_one_has_the_shape_that_it_is_given_is_scrolled_and_is_made_anew_each_time(listed):
    shown(listed, 3)
    assert listed.run("const r = long.getBoundingClientRect(); return [r.width, r.height, asked]") == pytest.approx([390, 520, 1], abs=0.5)
    turn(listed.driver, (195, 420), 300)
    listed.wait_for("return long.scrollTop > 0", 20)
    before = listed.run("return long.scrollTop")
    drag(listed, ((195, 500), (195, 300)))
    listed.wait_for(f"return long.scrollTop > {before} + 50", 20)
    drag(listed, ((60, 600), (340, 600)))
    listed.wait_for(f"return {VIEWER}.index === 2 && !long.isConnected", 20)
    shown(listed, 3)
    assert listed.run("return [asked, long.scrollTop]") == [2, 0]


def test_an_element_is_laid_out_anew_where_the_window_has_another_shape(listed):
    shown(listed, 1)
    listed.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 844, "height": 390, "deviceScaleFactor": 2, "mobile": False})
    listed.wait_for(f"const [left, top, width, height] = {CARD}; return Math.abs(width - 844) < 1 && Math.abs(height - 390) < 1 && Math.abs(left) < 1", 20)
    assert listed.run("return [card.offsetWidth, card.offsetHeight]") == [844, 390]


def test_an_item_that_is_made_anew_with_the_same_element_stays_and_one_that_is_gone_leaves(listed):
    shown(listed, 1)
    listed.run(f"card.querySelector('input').focus(); {VIEWER}.items = [{{ ...items[2] }}, items[0], {{ ...items[1] }}]")
    assert listed.run(f"return [{VIEWER}.index, card.isConnected]") == [2, True]
    rested(listed)
    listed.run(f"{VIEWER}.items = [items[0]]")
    listed.wait_for(f"return {VIEWER}.index === 0 && !card.isConnected", 20)
    # What had the focus in it has left it to the picture.
    assert listed.run(f"return {VIEWER}.shadowRoot.activeElement.className").startswith("stage")


def test_an_element_is_turned_to_pressed_and_pulled_away_in_firefox(firefox, web):
    page = firefox.open(f"{web}viewer.html")
    page.wait_for(f"{VIEWER}.open && true")
    page.run(LISTEN + CONTENTS)
    opened_in_firefox(page, 0)
    page.touch(way((340, 560), (60, 560)))
    page.wait_for(f"{VIEWER}.index === 1 && card.isConnected && Math.abs({CARD}[0]) < 0.5")
    assert page.run(f"return {CARD}")[2:] == pytest.approx(page.run(f"const {{ clientWidth, clientHeight }} = {VIEWER}.shadowRoot.querySelector('.stage'); return [clientWidth, clientHeight]"), abs=0.5)
    x, y = page.run("const r = card.querySelector('button').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
    page.touch([(x, y)])
    page.wait_for("window.pressed === 1")
    page.touch(way((195, 300), (195, 640)))
    page.wait_for(f"!{VIEWER}.isOpen && !card.isConnected")
    page.close()
