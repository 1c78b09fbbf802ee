"""`recognize` of tsumami.js under wheels and trackpads."""

import pytest
from selenium.webdriver.common.keys import Keys

from demonstrations import demo, middle, web  # noqa: F401 (fixtures)
from fingers import HeldFingers, turn


@pytest.fixture
def turned(demo):
    """Asks for recognizers on the pad, turns a wheel over it, and answers what was told until it rested."""
    page = demo("recognize.html")
    page.run_async("""
        window.recognize = (await import('/web/tsumami/tsumami.js')).recognize
        recognition.stop()
        window.pad = document.getElementById('pad')
        window.told = []
        window.tell = event => told.push(event)
        addEventListener('wheel', event => told.push(event.defaultPrevented ? 'used' : 'left'))""")

    def ask(asked, options="{}"):
        page.run_async(f"window.here?.stop(); told.length = 0; window.here = recognize(pad, {asked}, tell, {options}); await here.ready")
        return page

    page.ask = ask
    page.place = tuple(round(at) for at in middle(page, "#pad"))
    return page


def wheel(page, place, points, **options):
    # The driver counts in pixels of the screen, which has two for each point.
    turn(page.driver, place, 2 * points, **options)


def steps(page, *deltas, ctrl="false"):
    """Several steps at once: the driver may take longer for two than a gesture lasts."""
    page.run(f"""
        const [clientX, clientY, deltas] = arguments
        for (const deltaY of deltas) {{
          pad.dispatchEvent(new WheelEvent('wheel', {{ deltaY, ctrlKey: {ctrl}, clientX, clientY, bubbles: true, cancelable: true, composed: true }}))
        }}""", *page.place, deltas)


def told(page, until="told.some(event => event.state === 'ended')"):
    page.wait_for(f"return {until}", 20)
    return [event if isinstance(event, str) else tuple(event[key] for key in ("name", "state", "touches", "pointerType")) for event in page.run("return told.map(e => e.name ? { ...e, element: 0, target: 0 } : e)")]


def test_a_wheel_with_the_control_key_is_a_pinch_about_the_pointer_that_ends_once_it_rests(turned):
    page = turned.ask("['pinch', 'tap']")
    steps(page, -100, -100, ctrl="true")
    assert told(page) == [
        ("pinch", "began", 0, "mouse"), ("pinch", "changed", 0, "mouse"), "used", ("pinch", "changed", 0, "mouse"), "used", ("pinch", "ended", 0, "mouse")]
    scales = page.run("return told.filter(event => event.name).map(event => event.scale)")
    # A notch enlarges as it does in <tsumami-zoom>.
    assert scales == pytest.approx([1, 1.4918, 2.2255, 2.2255], rel=1e-3)
    x, y = page.run("const { left, top } = pad.getBoundingClientRect(); return [left + pad.clientLeft, top + pad.clientTop]")
    for event in page.run("return told.filter(event => event.name).map(({ x, y }) => [x, y])"):
        assert event == pytest.approx([page.place[0] - x, page.place[1] - y], abs=0.6)
    page.run("told.length = 0")
    wheel(page, page.place, -100, key=Keys.CONTROL)
    assert [event if isinstance(event, str) else event[1] for event in told(page)] == ["began", "changed", "used", "ended"]
    assert page.run("const ended = told.at(-1); return [ended.velocity, ended.element === pad, pad.contains(ended.target)]") == [0, True, True]


def test_a_pinch_without_a_wheel_and_what_is_no_pinch_leave_the_wheel_to_the_browser(turned):
    for asked in ("['tap', 'pan', 'rotation']", "[{ type: 'pinch', wheel: false }, { type: 'pan' }]"):
        page = turned.ask(asked)
        wheel(page, page.place, -20, key=Keys.CONTROL)
        assert told(page, "told.length > 0") == ["left"]
    # Without the key it scrolls the page.
    page = turned.ask("['pinch', 'pan']")
    wheel(page, page.place, -20)
    assert told(page, "told.length > 0") == ["left"]


def test_any_wheel_pinches_or_pans_where_it_is_to(turned):
    page = turned.ask("['pan', { type: 'pinch', wheel: true }]")
    wheel(page, page.place, 100)
    assert [event[:2] for event in told(page) if event != "used"] == [("pinch", "began"), ("pinch", "changed"), ("pinch", "ended")]
    assert page.run("return told.at(-1).scale") == pytest.approx(0.7788, rel=1e-3)
    page = turned.ask("[{ type: 'pan', wheel: true }, 'pinch']")
    steps(page, 30, 30, 30)
    assert [event[:2] for event in told(page) if event != "used"] == [("pan", "began"), ("pan", "changed"), ("pan", "changed"), ("pan", "changed"), ("pan", "ended")]
    # As if a finger had moved what is seen.
    assert page.run("return told.filter(event => event.name).map(({ translation }) => [translation.x, translation.y])") == [[0, 0], [0, -30], [0, -60], [0, -90], [0, -90]]


def test_a_pan_along_one_axis_leaves_the_other_one_to_the_page(turned):
    page = turned.ask("[{ type: 'pan', axis: 'x', wheel: true }]")
    wheel(page, page.place, 20)
    assert told(page, "told.length > 0") == ["left"]
    page.run("""pad.dispatchEvent(new WheelEvent('wheel', { deltaX: 40, deltaY: 3, clientX: 200, clientY: 300, bubbles: true, cancelable: true, composed: true }))""")
    assert [event[:2] for event in told(page) if event not in ("left", "used")] == [("pan", "began"), ("pan", "changed"), ("pan", "ended")]
    assert page.run("return told.at(-1).translation") == {"x": -40, "y": -3}


def test_steps_are_counted_in_the_element_s_own_points_where_it_is_turned_and_scaled(turned):
    page = turned.ask("[{ type: 'pan', wheel: true }]")
    page.run("pad.style.transform = 'rotate(90deg) scale(.5)'")
    x, y = (round(at) for at in middle(page, "#pad"))
    wheel(page, (x, y), 30)
    told(page)
    across, down, x, y = page.run("const { translation, x, y } = told.at(-1); return [translation.x, translation.y, x - pad.clientWidth / 2, y - pad.clientHeight / 2]")
    assert (across, down) == pytest.approx((-60, 0), abs=0.1)
    assert (x, y) == pytest.approx((0, 0), abs=1.5)


def test_of_two_in_each_other_the_inner_one_hears_a_wheel_and_all_of_one_element_do(turned):
    page = turned.ask("['pinch']")
    page.run("""
        window.others = [
          recognize(pad, [{ type: 'pinch', name: 'second' }], tell),
          recognize(pad.parentElement, [{ type: 'pinch', name: 'outer' }], tell)]""")
    wheel(page, page.place, -30, key=Keys.CONTROL)
    said = [event[0] for event in told(page, "told.filter(event => event.state === 'ended').length === 2") if event != "used"]
    assert sorted(set(said)) == ["pinch", "second"]


def test_one_that_is_disabled_while_the_wheel_turns_is_cancelled_and_one_that_is_stopped_says_no_more(turned):
    page = turned.ask("[{ type: 'pan', wheel: true }]")
    page.run("tell = event => { told.push(event); if (event.state === 'changed') here.setEnabled('pan', false) }")
    page.ask("[{ type: 'pan', wheel: true }]")
    steps(page, 30, 30)
    assert [each if isinstance(each, str) else each[1] for each in told(page, "told.at(-1) === 'left'")] == ["began", "changed", "cancelled", "used", "left"]
    page.run("tell = event => { told.push(event); here.stop() }")
    page.ask("[{ type: 'pan', wheel: true }]")
    steps(page, 30, 30)
    assert [each if isinstance(each, str) else each[1] for each in told(page, "told.at(-1) === 'left'")] == ["began", "used", "left"]


def test_a_listener_that_fails_is_told_of_all_that_follows(turned):
    page = turned.ask("['pinch']")
    page.run("addEventListener('error', event => { event.preventDefault(); told.push('failed') }); tell = event => { told.push(event); throw new Error('of the page') }")
    page.ask("['pinch']")
    for _ in range(2):
        page.run("told.length = 0")
        wheel(page, page.place, -20, key=Keys.CONTROL)
        assert [event if isinstance(event, str) else event[1] for event in told(page, "told.filter(event => event === 'failed').length === 3")] == [
            "began", "failed", "changed", "failed", "used", "ended", "failed"]


def test_a_wheel_does_nothing_while_fingers_are_down_and_a_finger_ends_it(turned):
    page = turned.ask("['pinch', { type: 'pan', wheel: true }]")
    step = "pad.dispatchEvent(new WheelEvent('wheel', { deltaY: 40, ctrlKey: true, clientX: arguments[0], clientY: arguments[1], bubbles: true, cancelable: true }))"
    page.run(step, *page.place)
    fingers = HeldFingers(page.driver)
    fingers.at(page.place)
    assert [each if isinstance(each, str) else each[1] for each in told(page)] == ["began", "changed", "used", "ended"]
    page.run("told.length = 0")
    page.run(step, *page.place)
    fingers.lift()
    assert page.run("return told") == ["used"]


def test_safari_s_pinch_on_a_trackpad_is_one(turned):
    page = turned.ask("['pinch']")
    page.run("""
        for (const [type, scale] of [['gesturestart', 1], ['gesturechange', 1.2], ['gesturechange', 1.5], ['gestureend', 1.5]]) {
          const event = Object.assign(new MouseEvent(type, { clientX: 200, clientY: 300, bubbles: true, cancelable: true }), { scale })
          pad.dispatchEvent(event)
        }""")
    assert page.run("return told.map(event => [event.state, Math.round(event.scale * 10) / 10])") == [
        ["began", 1], ["changed", 1], ["changed", 1.2], ["changed", 1.5], ["changed", 1.5], ["ended", 1.5]]


def test_a_wheel_that_is_no_answer_and_two_that_want_it_are_refused(turned):
    page = turned.ask("['pinch']")
    said = "return [...arguments].map(asked => { try { recognize(pad, asked, tell); return 'taken' } catch (error) { return error.message } })"
    assert page.run(said, [{"type": "pinch", "wheel": 1}], [{"type": "pan", "wheel": True}, {"type": "pinch", "wheel": True}], [{"type": "tap", "wheel": True}]) == [
        "The “wheel” of “pinch” is true or false, not 1.",
        "A wheel pans or pinches: one of “pan” and “pinch” has `wheel: true`, not both.",
        "A recognizer “tap” has no “wheel”. It has type, name, waitsFor, with, taps, touches."]
