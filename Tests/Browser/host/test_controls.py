"""Switches, sliders and page controls in a page: fingers, keys, and what a screen reader hears."""

import pytest
from selenium.webdriver.common.keys import Keys

from conftest import ROOT
from demonstrations import hosted, visited
from files import served
from fingers import Hand

MODULE = ROOT / ".build-wasm/wasm32-unknown-none-wasm/release/ControlsPage.wasm"
PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Controls</title><link rel="icon" href="data:,">
<style>body { margin: 0 } #stage { width: 320px; height: 320px }</style>
<button id="before">Before</button><div id="stage"></div>
<script type="module">
import { Host } from './host/index.js'
window.told = []
window.host = await Host.open(document.querySelector('#stage'), 'controls.wasm', { on: { value: value => told.push(value) } })
</script>"""
ARIA = """
return [...document.querySelectorAll('#stage [aria-label]')].map(element => Object.fromEntries(
  element.getAttributeNames().filter(name => /^(role|tabindex|aria-.*)$/.test(name)).map(name => [name.replace('aria-', ''), element.getAttribute(name)])))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return hosted(tmp_path_factory.mktemp("controls"), MODULE, "controls", PAGE)


@pytest.fixture
def page(driver, folder):
    with visited(driver, folder, "return window.host && document.querySelectorAll('#stage [aria-label]').length === 3") as page:
        yield page


def place(page, label, share=0.5):
    """A point of a control, so far along it."""
    return page.run(
        "const r = document.querySelector(`[aria-label='${arguments[0]}']`).getBoundingClientRect();"
        "return [Math.round(r.left + r.width * arguments[1]), Math.round(r.top + r.height / 2)]", label, share)


def aria(page, label):
    return next(each for each in page.run(ARIA) if each["label"] == label)


def drawn(page, start, end):
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: start}).glide({finger: end}, 0.3).up(finger).perform()


def test_each_has_the_role_and_the_value_of_its_kind(page):
    assert page.run(ARIA) == [
        {"label": "Loop", "role": "switch", "tabindex": "0", "checked": "false"},
        {"label": "Volume", "role": "slider", "tabindex": "0", "valuenow": "0", "valuemin": "0", "valuemax": "100", "valuetext": "0%"},
        {"label": "Page", "role": "slider", "tabindex": "0", "valuenow": "1", "valuemin": "1", "valuemax": "5", "valuetext": "1 / 5"},
    ]
    # As the browser tells it to screen readers.
    page.driver.execute_cdp_cmd("Accessibility.enable", {})
    nodes = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    told = {node["name"]["value"]: node["role"]["value"] for node in nodes if not node["ignored"] and node.get("name", {}).get("value") in ("Loop", "Volume", "Page")}
    assert told == {"Loop": "switch", "Volume": "slider", "Page": "slider"}
    page.screenshot("controls")


def test_a_finger_taps_and_draws_a_switch(page):
    hand = Hand(page.driver)
    hand.tap(hand.finger(), place(page, "Loop")).perform()
    page.wait_for("return told.join() === 'switch,true'")
    page.wait_for("return document.querySelector('[role=switch]').ariaChecked === 'true'")
    drawn(page, place(page, "Loop", 0.75), place(page, "Loop", 0.1))
    page.wait_for("return told.join() === 'switch,true,switch,false'")
    page.wait_for("return document.querySelector('[role=switch]').ariaChecked === 'false'")


def test_a_finger_draws_the_thumb_of_a_slider_and_the_dots_of_a_page_control(page):
    (x, y), (middle, _) = place(page, "Volume", 0), place(page, "Volume")
    drawn(page, (x + 14, y), (middle, y))
    page.wait_for("return told.length > 2 && told.every(([name]) => name === 'slider')")
    page.wait_for("return document.querySelector('[aria-label=Volume]').ariaValueNow === '50'")
    assert abs(page.run("return told.at(-1)[1]") - 0.5) < 0.01
    assert aria(page, "Volume")["valuetext"] == "50%"
    page.run("told.length = 0")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), place(page, "Page", 0.9)).perform()
    page.wait_for("return told.join() === 'pages,1'")
    drawn(page, place(page, "Page"), place(page, "Page", 0.65))
    page.wait_for("return told.at(-1).join() === 'pages,4'")
    page.wait_for("return document.querySelector('[aria-label=Page]').ariaValueNow === '5'")


def test_keys_lead_to_each_and_change_it(page):
    page.run("document.querySelector('#before').focus()")
    focus = "return document.activeElement.ariaLabel"
    # The stage itself comes first, for the keys of the program.
    page.key(Keys.TAB)
    page.key(Keys.TAB)
    assert page.run(focus) == "Loop"
    page.key(" ")
    page.wait_for("return told.join() === 'switch,true'")
    page.key(Keys.ENTER)
    page.wait_for("return told.join() === 'switch,true,switch,false'")
    page.key(Keys.TAB)
    assert page.run(focus) == "Volume"
    for key in (Keys.ARROW_RIGHT, Keys.ARROW_UP, Keys.ARROW_LEFT):
        page.key(key)
    page.wait_for("return document.activeElement.ariaValueNow === '10'")
    assert [round(value, 3) for value in page.run("return told.slice(2).map(each => each[1])")] == [0.1, 0.2, 0.1]
    page.key(Keys.TAB)
    assert page.run(focus) == "Page"
    page.key(Keys.ARROW_LEFT)
    page.key(Keys.ARROW_RIGHT)
    page.wait_for("return document.activeElement.ariaValueText === '2 / 5'")
    assert page.run("return told.at(-1)") == ["pages", 1]
    assert page.run(focus) == "Page"


def test_those_that_are_not_enabled_say_so_and_no_key_leads_to_them(page):
    page.run("host.send('enabled', false)")
    page.wait_for("return document.querySelectorAll('#stage [aria-disabled=true]').length === 3")
    assert [each.get("tabindex") for each in page.run(ARIA)] == [None, None, None]
    hand = Hand(page.driver)
    hand.tap(hand.finger(), place(page, "Loop")).perform()
    page.frames(3)
    assert page.run("return told") == []
    page.run("host.send('enabled', true)")
    page.wait_for("return document.querySelectorAll('#stage [aria-disabled], #stage [tabindex=\"0\"]').length === 3")
    hand.tap(hand.finger(), place(page, "Loop")).perform()
    page.wait_for("return told.join() === 'switch,true'")


def test_they_take_the_tint_of_the_view_that_they_are_in(page):
    colors = "return [...document.querySelectorAll('#stage *')].map(each => getComputedStyle(each).backgroundColor)"
    assert "rgb(255, 0, 0)" not in page.run(colors)
    page.run("host.send('tint')")
    page.wait_for("return [...document.querySelectorAll('#stage *')].some(each => getComputedStyle(each).backgroundColor === 'rgb(255, 0, 0)')")
    assert page.errors() == []


def test_a_slider_that_is_read_from_the_right_begins_there(page):
    page.run("host.send('right to left')")
    (x, y), (middle, _) = place(page, "Volume", 1), place(page, "Volume", 0.25)
    drawn(page, (x - 14, y), (middle, y))
    page.wait_for("return told.length > 0 && Math.abs(told.at(-1)[1] - 0.75) < 0.1")


def test_in_firefox_fingers_and_keys_do_the_same(firefox, folder):
    with served(folder) as address:
        page = firefox.open(f"{address}index.html")
        page.wait_for("window.host && document.querySelectorAll('#stage [aria-label]').length === 3")
        x, y = page.run("const r = document.querySelector('[role=switch]').getBoundingClientRect(); return [r.left + 25, r.top + 15]")
        page.touch([(x, y)])
        page.wait_for("told.join() === 'switch,true' && document.querySelector('[role=switch]').ariaChecked === 'true'")
        x, y = page.run("const r = document.querySelector('[aria-label=Volume]').getBoundingClientRect(); return [r.left + 14, r.top + 17]")
        page.touch([(x + 10 * step, y) for step in range(11)] + [(x + 100, y)] * 8)
        page.wait_for("document.querySelector('[aria-label=Volume]').ariaValueNow === '50'")
        page.run("document.querySelector('[aria-label=Volume]').focus(); told.length = 0")
        page.key(Keys.ARROW_DOWN)
        page.wait_for("told.length === 1 && document.activeElement.ariaValueText === '40%'")
        page.run("document.querySelector('[role=switch]').focus()")
        page.key(" ")
        page.wait_for("told.length === 2 && document.activeElement.ariaChecked === 'false'")
        page.close()


def test_words_are_as_large_as_somebody_has_chosen_in_the_browser(page):
    size = "return getComputedStyle([...document.querySelectorAll('#stage .label')].find(each => each.textContent === 'Words')).fontSize"
    assert page.run(size) == "17px"
    page.run("host.on('traits', traits => { window.traits = traits })")
    page.driver.execute_cdp_cmd("Page.setFontSizes", {"fontSizes": {"standard": 20, "fixed": 13}})
    page.wait_for("return window.traits", 10)
    assert page.run("return traits") == [1.25, False]
    page.wait_for(f"{size} === '21px'", 10)
    page.driver.execute_cdp_cmd("Page.setFontSizes", {"fontSizes": {"standard": 16, "fixed": 13}})
    page.prefer("dark")
    page.wait_for("return traits[1] === true && traits[0] === 1", 10)
    page.wait_for(f"{size} === '17px'", 10)
    page.prefer(None)


def test_colours_are_those_of_the_page_which_says_whether_it_is_dark(page):
    colour = "getComputedStyle([...document.querySelectorAll('#stage .label')].find(each => each.textContent === 'Words')).color"
    assert page.run(f"return {colour}") == "rgb(0, 0, 0)"
    page.prefer("dark")
    page.wait_for(f"return {colour} === 'rgb(255, 255, 255)'", 10)
    page.screenshot("controls-dark")
    # A button of the page's own says light, whatever somebody prefers elsewhere.
    page.run("document.documentElement.style.colorScheme = 'light'")
    page.wait_for(f"return {colour} === 'rgb(0, 0, 0)'", 10)
    page.run("document.documentElement.style.colorScheme = ''")
    page.wait_for(f"return {colour} === 'rgb(255, 255, 255)'", 10)
    # A page that has no dark is light for everybody, and a part of it may be dark for everybody.
    page.run("document.querySelector('meta[name=color-scheme]').remove()")
    page.wait_for(f"return {colour} === 'rgb(0, 0, 0)'", 10)
    page.prefer("light")
    page.run("stage.style.colorScheme = 'dark'")
    page.wait_for(f"return {colour} === 'rgb(255, 255, 255)'", 10)
    page.prefer(None)


def test_what_a_program_says_by_itself_is_read_out_and_reading_goes_on_where_it_says(page):
    page.run("host.send('more')")
    page.wait_for("return document.activeElement.ariaLabel === 'Heart'")
    assert aria(page, "Heart") == {"label": "Heart", "role": "button", "tabindex": "0", "description": "Marks the photo"}
    page.driver.switch_to.active_element.send_keys(Keys.ENTER)
    page.wait_for("return document.activeElement.ariaPressed === 'true'")
    said = "return [...document.querySelectorAll('#stage [aria-live=polite] > div')].map(line => line.textContent).join()"
    page.wait_for(f"{said} === 'Marked'")
    page.driver.switch_to.active_element.send_keys(Keys.ENTER)
    page.wait_for(f"{said} === 'Marked,Not marked'")
    assert aria(page, "Heart")["pressed"] == "false"
    seen = page.run("const r = document.querySelector('#stage > .notices').getBoundingClientRect(); return [r.width, r.height]")
    assert seen == [1, 1]


def test_a_link_is_pressed_by_key_without_a_finger(page):
    page.run("host.send('more')")
    page.wait_for("return document.activeElement.ariaLabel === 'Heart'")
    assert aria(page, "Map") == {"label": "Map", "role": "link", "tabindex": "0"}
    page.run("document.querySelector('[role=link]').focus()")
    # As a link of the page's own.
    page.driver.switch_to.active_element.send_keys(Keys.SPACE)
    page.driver.switch_to.active_element.send_keys(Keys.ENTER)
    page.wait_for("return told.join() === 'map,true'")


def test_words_of_one_moment_are_read_in_their_order(page):
    page.run("host.send('words')")
    page.wait_for("return [...document.querySelectorAll('#stage [aria-live=polite] > div')].map(line => line.textContent).join() === 'one,two'")


def test_what_lies_behind_a_card_is_not_reached_and_the_focus_comes_back(page):
    page.run("document.querySelector('[role=switch]').focus(); host.send('card')")
    page.wait_for("return document.activeElement.ariaLabel === 'Close'")
    assert page.run("return [...document.querySelectorAll('#stage [tabindex=\"0\"]')].filter(element => !element.closest('[inert]')).map(element => element.ariaLabel)") == ["Close"]
    page.driver.switch_to.active_element.send_keys(Keys.ENTER)
    page.wait_for("return document.activeElement.ariaLabel === 'Loop'")
    assert page.run("return document.querySelectorAll('#stage [inert]').length") == 0


COLUMN = """
const stage = document.querySelector('#stage').getBoundingClientRect()
const words = text => [...document.querySelectorAll('#stage *')].filter(element => element.textContent.startsWith(text)).at(-1).getBoundingClientRect()
return [words('Constraints'), words('Below')].map(r => [r.left - stage.left, stage.right - r.right, stage.bottom - r.top, stage.bottom - r.bottom])
"""


def test_constraints_place_words_that_the_browser_measures_and_follow_the_page(page):
    page.run("host.send('column', true)")
    page.wait_for("return [...document.querySelectorAll('#stage *')].some(element => element.textContent === 'Below')")
    page.frames(2)
    title, note = page.run(COLUMN)
    assert title[:2] == [20, 100] and note[:2] == [20, 100]
    # Texts are drawn within parts of a pixel of their labels' edges.
    assert abs(note[3]) < 1 and abs(title[3] - note[2] - 8) < 1.5, "one above the other, at the lower edge"
    lines = title[2] - title[3]
    assert lines > 1.8 * (note[2] - note[3]), "in several lines"
    page.run("document.querySelector('#stage').style.width = '230px'")
    page.frames(3)
    title, note = page.run(COLUMN)
    assert title[:2] == [20, 100] and abs(note[3]) < 1
    assert title[2] - title[3] > lines, "narrower, and higher for it"


def test_a_view_draws_itself_with_a_layer_in_front_in_the_colors_and_places_that_it_says(page):
    red, blue, green = [255, 0, 0], [0, 0, 255], [0, 255, 0]
    page.run("host.send('drawing', true)")
    page.wait_for("return document.querySelectorAll('#stage svg path').length === 3")
    page.frames(2)
    left, top = page.run("const r = document.querySelector('#stage').getBoundingClientRect(); return [r.left + 20, r.top + 220]")

    def colours(*places):
        return page.colours([(left + x, top + y) for x, y in places])

    # Half of the ring, from the right, clockwise: below.
    drop, line, below, ring, above = colours((20, 20), (50, 60), (50, 70), (70, 36), (70, 4))
    assert drop == red and line == blue and ring == green
    assert below != blue and above != green
    page.run("host.send('wide', true)")
    page.wait_for("return document.querySelectorAll('#stage svg path').length === 2")
    page.frames(2)
    end, thick, drop = colours((190, 60), (100, 65), (38, 20))
    assert end == blue and thick == blue, "12 points, twice as long"
    assert drop == red
    page.run("host.send('low', true)")
    page.frames(2)
    line, drop, below = colours((100, 30), (20, 10), (20, 22))
    assert line == blue and drop == red and below != red, "half as high: what was drawn is pressed together"


def test_boxes_fall_onto_a_shelf_and_each_other_and_come_to_rest(page):
    page.run("host.send('boxes', true)")
    page.wait_for("return told.includes('rest')", 10)
    told = page.run("return told")
    # What bounces lands again. The second box lies on the shelf, the first one comes down on it, and the third one passes both.
    assert set(told) == {"2 on shelf", "1 and 2", "3 on the floor", "rest"}
    assert told[0] == "2 on shelf" and told[-1] == "rest"
    first, second, third = page.run(
        "return [1, 2, 3].map(number => { const r = document.querySelector(`#stage [aria-label='Box ${number}']`).getBoundingClientRect();"
        "const stage = document.querySelector('#stage').getBoundingClientRect(); return [r.left, r.bottom - stage.top] })")
    assert second[1] == pytest.approx(260, abs=0.5) and third == pytest.approx([200, 320], abs=0.5)
    assert first[1] == pytest.approx(200, abs=0.5), "it lies on the second one"


def test_gradients_lie_as_their_points_and_places_say(page):
    red, blue = [255, 0, 0], [0, 0, 255]
    page.run("host.send('gradients', true)")
    page.wait_for("return document.querySelectorAll('#stage [style*=gradient]').length === 4")
    page.frames(2)
    left, top = page.run("const r = document.querySelector('#stage').getBoundingClientRect(); return [r.left + 20, r.top + 20]")

    def colours(*places, name=None):
        return page.colours([(left + x, top + y) for x, y in places], name)

    def near(colour, other):
        return all(abs(a - b) <= 9 for a, b in zip(colour, other, strict=True))

    # From corner to corner of a rectangle that is no square: at a right angle to the way, not from the other corner to the fourth.
    first, middle, last, across = colours((0, 0), (100, 25), (199, 49), (199, 0), name="gradients")
    share = 200 * 200 / (200 * 200 + 50 * 50)
    assert near(first, red) and near(middle, [128, 0, 128]) and near(last, blue)
    assert near(across, [255 * (1 - share), 0, 255 * share])
    # An ellipse of 50 by 25 points, within round corners.
    middle, half, beside, below, corner = colours((100, 85), (125, 85), (155, 85), (100, 109), (2, 62))
    assert near(middle, red) and near(half, [128, 0, 128]) and near(beside, blue) and near(below, blue)
    assert corner not in (red, blue)
    # A turn from the right, clockwise.
    quarter, half, most = colours((100, 165), (10, 145), (100, 125))
    assert near(quarter, [191, 0, 64]) and near(half, [128, 0, 128]) and near(most, [64, 0, 191])
    # Red over black, which lets more and more of it through.
    assert near(colours((100, 205))[0], [128, 0, 0])
    page.run("host.send('beyond', true)")
    page.frames(2)
    first, middle, last, small = colours((1, 205), (50, 205), (150, 205), (25, 25))
    assert near(first, blue) and near(middle, [128, 0, 128]) and near(last, red)
    assert near(small, [128, 0, 128]), "drawn anew in another size"


def test_of_a_masked_view_only_what_is_opaque_in_its_mask_is_seen(page):
    red, white, half = [255, 0, 0], [255, 255, 255], [255, 127, 127]
    page.run("for (const control of document.querySelectorAll('#stage [aria-label]')) control.style.display = 'none'; host.send('masks', true)")
    page.wait_for("return document.querySelectorAll('#stage .mask').length === 4")
    page.frames(2)
    left, top = page.run("const r = document.querySelector('#stage').getBoundingClientRect(); return [r.left + 20, r.top + 20]")

    def colours(*places, name=None):
        return [[round(part) for part in colour] for colour in page.colours([(left + x, top + y) for x, y in places], name)]

    def near(colour, other):
        return all(abs(a - b) <= 9 for a, b in zip(colour, other, strict=True))

    # A rectangle with a hole, in the middle of the view.
    assert colours((49, 30), (60, 30), (80, 30), (149, 30), (151, 30), name="masks") == [white, red, white, red, white]
    # Half of a line lets one half through: above, not below.
    line = colours((100, 90), (100, 104), (100, 110))
    assert near(line[0], half) and line[1:] == [white, white]
    # From nothing to everything, and nothing at all.
    assert all(map(near, colours((2, 170), (100, 170), (198, 170)), [white, half, red]))
    assert colours((100, 240)) == [white]
    page.run("host.send('half', true)")
    page.wait_for("return document.querySelectorAll('#stage .mask').length === 3")
    page.frames(2)
    assert colours((74, 30), (77, 30), (90, 30), (124, 30), (126, 30)) == [white, red, white, red, white]
    assert colours((100, 84))[0] == white and near(colours((100, 90))[0], half)
    assert all(map(near, colours((50, 170), (98, 170), (102, 170)), [half, red, white]))
    assert colours((100, 240)) == [red]


def test_segments_are_buttons_of_which_a_finger_and_keys_choose_one(page):
    page.run("host.send('segments', true)")
    page.wait_for("return document.querySelectorAll('#stage [role=button]').length === 3")
    states = "return [...document.querySelectorAll('#stage [role=button]')].map(e => [e.textContent, e.getAttribute('aria-pressed'), e.getAttribute('aria-disabled')])"
    assert page.run(states) == [["New", "true", None], ["Old", None, "true"], ["Name", None, None]]
    left, top = page.run("const r = document.querySelector('#stage').getBoundingClientRect(); return [r.left + 20, r.top + 240]")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (left + 200, top + 16)).perform()
    page.wait_for("return told.some(([name, value]) => name === 'order' && value === 2)")
    page.frames(20)
    page.screenshot("segments")
    assert page.run(states) == [["New", "false", None], ["Old", None, "true"], ["Name", "true", None]]
    page.run("document.querySelector('#stage [role=button]').focus()")
    page.driver.switch_to.active_element.send_keys(Keys.ENTER)
    page.wait_for("return told.at(-1)[0] === 'order' && told.at(-1)[1] === 0")


def test_methods_are_the_actions_of_recognizers_in_a_view_with_guides_and_an_initializer_that_nobody_calls(page):
    left, top = page.run("const r = document.querySelector('#stage').getBoundingClientRect(); return [r.left, r.top]")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (left + 15, top + 15)).perform()
    page.wait_for("return told.some(([name, value]) => name === 'corner' && value)")
    # A long press, whose method has no parameter.
    page.run("told.length = 0")
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (left + 15, top + 15)}).wait(0.8).up(finger).perform()
    page.wait_for("return told.some(([name, value]) => name === 'corner' && value)")
