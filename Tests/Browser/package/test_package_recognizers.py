"""`recognize` of tsumami.js in Chromium: recognizers on the page's own elements."""

import pytest

from demonstrations import demo, drag, middle, tried, web  # noqa: F401 (fixtures)
from fingers import Hand, HeldFingers


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


@pytest.mark.parametrize("names", ["['tap', 'doubleTap', 'oneFingerZoom']", "['tap', 'oneFingerZoom']", "['oneFingerZoom', { type: 'tap', name: 'mine', waitsFor: ['oneFingerZoom'] }]"])
def test_one_finger_that_taps_lands_again_and_zooms_makes_no_tap_and_one_that_only_taps_does(demo, names):
    page = demo("recognize.html")
    page.run_async(f"""
        const {{ recognize }} = await import('/web/tsumami/tsumami.js')
        recognition.stop()
        window.told = []
        await recognize(document.getElementById('pad'), {names}, ({{ type, state }}) => told.push(`${{type}} ${{state}}`)).ready""")
    x, y = middle(page, "#pad")

    # Longer than a tap waits for another one.
    def zoom():
        page.run("told.length = 0")
        hand = Hand(page.driver)
        finger = hand.finger()
        hand.tap(finger, (x, y), 0.03).wait(0.05).down({finger: (x, y)}).glide({finger: (x, y - 60)}, 0.6).up(finger).perform()

    tried(page, zoom, "told.includes('oneFingerZoom ended') && !told.includes('tap ended')")
    page.run("told.length = 0")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (x, y), 0.03).perform()
    page.wait_for("return told.join() === 'tap ended'", 20)


def test_wrong_names_are_said_at_once_and_errors_of_a_callback_stop_nothing(demo):
    page = demo("recognize.html")
    said = page.run_async("""
        const { recognize } = await import('/web/tsumami/tsumami.js')
        const attempt = list => { try { recognize(document.body, list, () => {}); return '' } catch (error) { return `${error}` } }
        return [['pinsh'], ['tap', 'tap'], [{ type: 'pan', waitsFor: ['swipe'] }], ['stroke'], [{ type: 'swipe', direction: 'north' }],
            [{ type: 'pan', axis: 'across' }]].map(attempt)""")
    assert ["“pinsh”" in said[0], "“tap”" in said[1], "“swipe”" in said[2], "strokes" in said[3], "“north”" in said[4], "“across”" in said[5]] == [True] * 6, said
    page.run_async("""
        const { recognize } = await import('/web/tsumami/tsumami.js')
        window.calls = 0
        window.faults = []
        addEventListener('error', event => { faults.push(event.message); event.preventDefault() })
        recognition.stop()
        await recognize(document.getElementById('pad'), ['tap'], () => { calls += 1; throw new Error('mine') }).ready""")
    for count in (1, 2):
        hand = Hand(page.driver)
        hand.tap(hand.finger(), middle(page, "#pad")).perform()
        page.wait_for(f"return calls === {count} && faults.length === {count}", 20)


def test_what_is_no_element_no_list_and_no_option_is_said_at_once(demo):
    page = demo("recognize.html")
    said = page.run_async("""
        const { recognize } = await import('/web/tsumami/tsumami.js'), pad = document.getElementById('pad')
        const attempt = (...given) => { try { recognize(...given); return '' } catch (error) { return `${error}` } }
        const react = () => {}
        return [[null, ['tap'], react], [pad, 'tap', react], [pad, ['tap']], [pad, [{ type: 'pan', threshold: 5 }], react],
          [pad, [{ type: 'doubleTap', direction: 'up' }], react]].map(given => attempt(...given))""")
    assert all(each.startswith("TypeError") for each in said), said
    assert ["given null" in said[0], "a list" in said[1], "a function" in said[2], "“pan” has no “threshold”" in said[3] and "axis, touches" in said[3],
            "“doubleTap” has no “direction”" in said[4]] == [True] * 5, said


def test_options_that_are_undefined_are_as_if_not_said(demo):
    said = on_pad(demo("recognize.html"), """
        const options = { touchAction: undefined, within: undefined, signal: undefined, other: undefined }
        recognize(pad, [{ type: 'doubleTap', taps: undefined, direction: undefined, name: undefined }], none, options).stop()
        try { recognize(pad, ['tap'], none, null) } catch (error) { return `${error}` }""")
    assert said.startswith("TypeError") and "not null: it has touchAction, within, signal" in said


def test_values_that_mean_nothing_are_said_at_once_and_leave_the_element_as_it_was(demo):
    said = on_pad(demo("recognize.html"), """
        const attempt = (recognizers, options) => { try { recognize(pad, recognizers, none, options); return '' } catch (error) { return `${error}` } }
        const wrong = [[[{ type: 'tap', taps: 'two' }]], [[{ type: 'tap', taps: 0 }]], [[{ type: 'oneFingerZoom', direction: 'left' }]], [[{ type: 'doubleTap', taps: 3 }]],
          [[{ type: 'swipeLeft', direction: 'right' }]], [[{ type: 'longPress', duration: -1 }]], [[]], [[null]], [['toString']],
          [['tap', { type: 'pan', waitsFor: 'tap' }]], [['tap'], { touchaction: 'none' }], [['tap'], { touchAction: 'nope' }], [['tap'], { within: 'body' }],
          [['tap'], { signal: new AbortController() }]]
        return [...wrong.map(each => attempt(...each)), pad.style.touchAction]""")
    assert said.pop() == ""
    parts = ["“taps” of “tap”", "not 0", "none of up, down", "“taps” of “doubleTap” is 2", "“direction” of “swipeLeft” is left", "not -1", "at least one", "null is no recognizer",
             "no recognizer “toString”", 'not "tap"', "no option “touchaction”", "“nope” is no touch-action", "not body", "controller.signal"]
    for part, each in zip(parts, said, strict=True):
        assert each.startswith("TypeError") and part in each


def test_an_element_that_is_hidden_under_a_finger_counts_on_from_where_it_was(demo):
    page = demo("recognize.html")
    on_pad(page, """
        pad.style.marginLeft = '60px'
        window.told = []
        await recognize(pad, ['pan'], ({ state, translation }) => told.push([state, translation.x])).ready""")
    x, y = middle(page, "#pad")
    finger = HeldFingers(page.driver)
    for step in range(6):
        finger.at((x + 8 * step, y))
    page.frames(2)
    page.run("document.getElementById('pad').style.display = 'none'")
    page.frames(2)
    finger.at((x + 41, y))
    finger.lift()
    page.wait_for("return ['ended', 'cancelled'].includes(told.at(-1)?.[0])", 20)
    assert max(page.run("return told.map(each => each[1])")) < 45


def test_an_element_that_comes_into_the_page_later_has_what_the_page_says_of_it(demo):
    assert on_pad(demo("recognize.html"), """
        const sheet = new CSSStyleSheet(), late = document.createElement('div')
        sheet.replaceSync('.late { touch-action: pan-y; height: 40px }')
        document.adoptedStyleSheets = [sheet]
        late.className = 'late'
        const one = recognize(late, ['tap'], none)
        document.body.append(late)
        for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame)
        const said = [late.style.touchAction]
        late.style.touchAction = 'pan-x'
        one.stop()
        return [...said, late.style.touchAction]""") == ["pan-y", "pan-x"]


def test_a_press_without_a_wait_draws_from_where_a_finger_lands_and_nothing_scrolls(demo):
    page = demo("recognize.html")
    page.run_async("""
        const { recognize } = await import('/web/tsumami/tsumami.js'), pad = document.getElementById('pad')
        recognition.stop()
        document.body.style.height = '3000px'
        window.drawn = []
        await recognize(pad, [{ type: 'longPress', duration: 0 }], ({ state, x, y }) => drawn.push([state, x, y])).ready""")
    left, top = page.run("const r = document.getElementById('pad').getBoundingClientRect(); return [r.left, r.top]")
    hand = Hand(page.driver)
    finger = hand.finger()
    start = (round(left) + 100, round(top) + 300)
    hand.down({finger: start}).glide({finger: (start[0] + 4, start[1] - 200)}, 0.3).up(finger).perform()
    page.wait_for("return drawn.at(-1)?.[0] === 'ended'")
    drawn = page.run("return drawn")
    assert drawn[0][0] == "began" and abs(drawn[0][2] - 300) < 2 and drawn[1][2] > 280 and abs(drawn[-1][2] - 100) < 2 and len(drawn) > 8
    assert page.run("return scrollY") == 0


def test_an_element_that_is_taken_away_under_a_finger_is_told_and_has_no_finger_when_it_comes_back(demo):
    page = demo("recognize.html")
    page.run_async("""
        const { recognize } = await import('/web/tsumami/tsumami.js')
        recognition.stop()
        window.pad = document.getElementById('pad')
        window.told = []
        await recognize(pad, ['pan', 'pinch', 'longPress'], ({ name, state, touches }) => told.push([name, state, touches])).ready""")
    x, y = middle(page, "#pad")
    finger = HeldFingers(page.driver)
    finger.at((x, y))
    for step in range(5, 45, 5):
        finger.at((x + step, y))
    page.wait_for("return told.at(-1)?.[1] === 'changed'", 20)
    page.run("window.place = pad.nextSibling; pad.remove()")
    # The browser notices with the finger's next move.
    finger.at((x + 50, y))
    page.wait_for("return told.at(-1)[1] === 'cancelled'", 20)
    finger.lift()
    page.run("place.before(pad); told.length = 0")
    drag(page, ((x, y), (x + 60, y)))
    page.wait_for("return told.at(-1)?.[1] === 'ended'", 20)
    assert page.run("return [...new Set(told.map(([name, state, touches]) => `${name} ${state === 'changed' ? touches : ''}`))].sort()") == ["pan ", "pan 1"]


# On the pad without the demonstration's recognizers: what an expression of `recognize` and `pad` answers.
def on_pad(page, script, *arguments):
    return page.run_async(f"""
        const {{ recognize }} = await import('/web/tsumami/tsumami.js'), pad = document.getElementById('pad'), none = () => {{}}
        recognition.stop()
        {script}""", *arguments)


def test_recognizers_that_come_and_go_on_one_element_leave_the_browser_what_all_of_them_do(demo):
    assert on_pad(demo("recognize.html"), """
        const said = [], one = recognize(pad, ['pan'], none), two = recognize(pad, ['tap'], none)
        said.push(pad.style.touchAction)
        one.stop()
        said.push(pad.style.touchAction)
        two.stop()
        return [...said, pad.style.touchAction]""") == ["none", "pan-x pan-y pinch-zoom", ""]


def test_recognizers_leave_no_more_to_the_browser_than_the_page_does_unless_they_are_told_to(demo):
    assert on_pad(demo("recognize.html"), """
        const said = []
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('#pad { touch-action: pan-y }')
        document.adoptedStyleSheets = [sheet]
        for (const options of [{}, { touchAction: 'pan-x' }]) {
          const one = recognize(pad, ['tap'], none, options)
          said.push(pad.style.touchAction)
          one.stop()
        }
        return [...said, pad.style.touchAction]""") == ["pan-y", "pan-x", ""]


def test_where_the_program_cannot_be_loaded_the_element_scrolls_as_without_recognizers(demo):
    assert on_pad(demo("recognize.html"), """
        const { setProgram } = await import('/web/tsumami/tsumami.js')
        setProgram('index.html')
        const one = recognize(pad, ['pan'], none), during = pad.style.touchAction
        return [during, await one.ready.then(() => 'ready', () => 'failed'), pad.style.touchAction]""") == ["none", "failed", ""]


def test_text_in_a_line_and_the_parts_of_a_drawing_are_touched_where_they_are(demo):
    page = demo("recognize.html")
    on_pad(page, """
        window.told = []
        const drawing = new DOMParser().parseFromString(
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="200" height="200"><circle id="part" cx="50" cy="50" r="25"/></svg>', 'text/xml')
        const words = Object.assign(document.createElement('span'), { id: 'words', textContent: 'Words in a line' })
        const line = document.createElement('p')
        line.append('Some ', words, ' among others')
        document.body.prepend(line, drawing.documentElement)
        const tell = ({ element, x, y }) => told.push([element.id, Math.round(x), Math.round(y)])
        await Promise.all(['words', 'part'].map(id => recognize(document.getElementById(id), ['tap'], tell).ready))
        // It grows after that, about which nobody says anything.
        words.textContent += ' '.repeat(3) + 'and more'
        scrollTo(0, 0)""")
    for name, place in (("words", 0.9), ("part", 0.5)):
        left, top, width, height = page.run("const r = document.getElementById(arguments[0]).getBoundingClientRect(); return [r.left, r.top, r.width, r.height]", name)
        hand = Hand(page.driver)
        hand.tap(hand.finger(), (left + width * place, top + height / 2)).perform()
        page.wait_for(f"return told.at(-1)?.[0] === '{name}'", 20)
        _, x, y = page.run("return told.at(-1)")
        assert abs(x - width * place) <= 1 and abs(y - height / 2) <= 1


def test_an_element_with_a_long_press_scrolls_until_a_finger_has_pressed_it(demo):
    page = demo("recognize.html")
    on_pad(page, """
        pad.replaceChildren(document.createElement('div'))
        Object.assign(pad.style, { overflow: 'auto', height: '300px', display: 'block' })
        Object.assign(pad.firstChild.style, { height: '3000px', width: '10px' })
        window.pad = pad
        window.told = []
        await recognize(pad, ['longPress'], ({ state, y }) => told.push([state, Math.round(y)])).ready""")
    assert page.run("return pad.style.touchAction") == "pan-x pan-y pinch-zoom"
    x, y = middle(page, "#pad")
    drag(page, ((x, y), (x, y - 100)))
    page.wait_for("return pad.scrollTop > 50", 20)
    page.run_async("await new Promise(done => setTimeout(done, 300))")
    assert page.run("return told.length") == 0
    before = page.run("return pad.scrollTop")
    finger = HeldFingers(page.driver)
    finger.at((x, y))
    page.wait_for("return told.at(-1)?.[0] === 'began'", 20)
    for up in range(10, 110, 10):
        finger.at((x, y - up))
    page.wait_for("return told.at(-1)[0] === 'changed' && told.at(-1)[1] === told[0][1] - 100", 20)
    finger.lift()
    page.wait_for("return told.at(-1)[0] === 'ended'", 20)
    assert page.run("return pad.scrollTop") == before


def test_a_button_in_it_is_pressed_by_a_mouse_that_trembles_and_not_by_one_that_drags(demo):
    page = demo("recognize.html")
    page.run_async("await recognition.ready")
    page.run("""
        // It is what a press after another one would be.
        recognition.setEnabled('oneFingerZoom', false)
        window.pressed = 0
        const button = Object.assign(document.createElement('button'), { onclick: () => { pressed += 1 } })
        button.style.cssText = 'position: absolute; inset: 0 auto auto 0; width: 80px; height: 80px'
        document.getElementById('pad').style.position = 'relative'
        document.getElementById('pad').append(button)""")
    x, y = middle(page, "#pad button")

    def press(*places):
        hand = Hand(page.driver)
        mouse = hand.finger("mouse")
        hand.down({mouse: places[0]})
        for place in places[1:]:
            hand.glide({mouse: place}, 0.1)
        hand.up(mouse).perform()

    press((x, y), (x + 3, y - 2))
    page.wait_for("return pressed === 1")
    page.run("recognized.length = 0")
    press((x, y), (x + 30, y), (x + 10, y))
    page.wait_for("return recognized.some(({ name, state }) => name === 'pan' && state === 'ended')")
    assert page.run("return pressed") == 1
    # From close to the edge, out of it at once, and on.
    left, top = page.run("const r = document.getElementById('pad').getBoundingClientRect(); return [r.left, r.top]")
    page.run("recognized.length = 0")
    press((left + 60, top + 3), (left + 60, top - 5), (left + 60, top - 60))
    page.wait_for("return recognized.some(({ name, state, y }) => name === 'pan' && state === 'ended' && y < -50)")


# A page of the test's own in the pad, `told` of what is heard in it, and `clicks`.
FILLED = """
pad.innerHTML = given[0]
// The page's policy forbids styles in its text.
for (const element of pad.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style
window.told = []
window.clicks = 0
const on = (id, names) => recognize(document.getElementById(id), names, ({ state }) => told.push(`${id} ${state}`)).ready
addEventListener('click', event => { clicks += 1; event.preventDefault() })
pad.addEventListener('dragstart', () => told.push('dragstart'))
"""
BOX = "display: block; position: absolute; left: 20px; top: 20px; width: 200px; height: 160px; background: silver"


def dragged(page, selector, kind="mouse", by=(120, 20), seconds=0.2):
    """A mouse, or something else, that drags from the middle of an element, and lifts."""
    x, y = middle(page, selector)
    hand = Hand(page.driver)
    finger = hand.finger(kind)
    hand.down({finger: (x, y)}).glide({finger: (x + by[0], y + by[1])}, seconds).wait(0.05).up(finger).perform()


def test_of_two_in_each_other_both_hear_all_of_a_mouse(demo):
    page = demo("recognize.html")
    on_pad(page, f"{FILLED} await Promise.all([on('outer', ['pan']), on('inner', ['pan'])])",
           f"<div id=outer data-style='{BOX}'><div id=inner data-style='margin: 40px; height: 80px; background: gold'></div></div>")
    page.run("document.getElementById('pad').style.position = 'relative'")
    dragged(page, "#inner")
    page.wait_for("return told.includes('inner ended') && told.includes('outer ended')", 20)
    # Out of both at once.
    page.run("told.length = 0")
    dragged(page, "#inner", by=(0, 220), seconds=0.06)
    page.wait_for("return told.includes('inner ended') && told.includes('outer ended')", 20)


def test_what_has_taken_the_mouse_in_it_keeps_it(demo):
    page = demo("recognize.html")
    on_pad(page, f"""{FILLED} await on('row', ['tap'])
        const slider = document.getElementById('slider')
        slider.addEventListener('pointerdown', event => slider.setPointerCapture(event.pointerId))
        for (const type of ['pointerup', 'lostpointercapture']) slider.addEventListener(type, () => told.push(type))""",
           f"<div id=row data-style='{BOX}'><div id=slider data-style='height: 40px; background: gold'></div></div>")
    dragged(page, "#slider", by=(90, 70))
    page.wait_for("return told.includes('lostpointercapture')", 20)
    assert page.run("return told") == ["pointerup", "lostpointercapture"]


@pytest.mark.parametrize("kind", ["mouse", "pen"])
@pytest.mark.parametrize("contents", [
    f"<a id=moved href='#followed' data-style='{BOX}'>A card that is a link</a>",
    f"<a href='#followed' data-style='{BOX}'><div id=moved data-style='height: 100%'>A card in a link</div></a>",
    f"<div id=moved data-style='{BOX}'><a href='#followed' data-style='display: block; height: 100%'>A link in a card</a></div>"])
def test_a_link_that_is_dragged_is_not_followed_and_one_that_is_clicked_is(demo, contents, kind):
    page = demo("recognize.html")
    on_pad(page, f"{FILLED} await on('moved', ['pan'])", contents)
    dragged(page, "#moved", kind)
    page.wait_for("return told.includes('moved ended')", 20)
    assert page.run("return [clicks, location.hash]") == [0, ""]
    hand = Hand(page.driver)
    hand.tap(hand.finger(kind), middle(page, "#moved")).perform()
    page.wait_for("return clicks === 1")


def test_what_the_page_says_can_be_dragged_is_the_page_s_and_a_picture_is_not(demo):
    page = demo("recognize.html")
    on_pad(page, f"""{FILLED} await on('list', ['pan'])
        for (const type of ['drop', 'dragover']) document.addEventListener(type, event => event.preventDefault())
        addEventListener('dragstart', event => told.push(event.defaultPrevented))""",
           f"<div id=list data-style='{BOX}'><div id=item draggable=true data-style='height: 40px; background: gold'></div><img id=picture src='sailing.webp' data-style='height: 40px'></div>")
    dragged(page, "#item")
    page.wait_for("return told.includes('dragstart') && told.includes(false)", 20)
    page.frames(20)
    assert page.run("return told.includes('list ended')") is False
    page.run("told.length = 0")
    dragged(page, "#picture")
    page.wait_for("return told.includes('list ended')", 20)
    assert page.run("return told.includes(true)") and not page.run("return told.includes(false)")


def test_what_is_not_edited_in_text_that_is_hears_a_mouse(demo):
    page = demo("recognize.html")
    on_pad(page, f"{FILLED} await on('atom', ['pan'])",
           f"<div contenteditable data-style='{BOX}'>Words <span id=atom contenteditable=false data-style='display: inline-block; width: 100px; height: 80px; background: gold'><b contenteditable>edited</b></span></div>")
    dragged(page, "#atom b")
    page.frames(5)
    assert page.run("return told") == []
    x, y = middle(page, "#atom")
    page.run("getSelection().removeAllRanges()")
    hand = Hand(page.driver)
    mouse = hand.finger("mouse")
    hand.down({mouse: (x, y + 30)}).glide({mouse: (x + 60, y + 30)}, 0.2).up(mouse).perform()
    page.wait_for("return told.includes('atom ended')", 20)
