"""A trackpad, or a wheel with Shift, turns the pages of `<tsumami-viewer>`."""

import pytest
from selenium.webdriver.remote.command import Command

from demonstrations import MODULES, VIEWER, demo, opened, still, viewer, web  # noqa: F401 (fixtures)

# The turns that steps of a wheel make: of each step its milliseconds, how far it goes across and down, and whether a page may turn.
TURNS = """
const { WheelTurns } = await import('/web/tsumami/viewer-wheel.js'), turned = [], wheel = new WheelTurns(step => turned.push(step))
for (const [timeStamp, deltaX, deltaY = 0, mayTurn = true, other = {}] of given[0]) wheel.step({ timeStamp, deltaX, deltaY, deltaMode: 0, ctrlKey: false, ...other }, mayTurn)
return turned"""


def swipe(start=0, most=60, sign=1):
    """Two fingers that become faster and lift, and what runs on from there for more than a second."""
    speeds = [most * n / 6 for n in range(1, 7)] + [most * 0.95 ** n for n in range(1, 80)]
    return [[start + 16 * n, sign * speed] for n, speed in enumerate(speeds)]


@pytest.fixture
def turns(demo):
    page = viewer(demo, MODULES)
    return lambda steps: page.run_async(TURNS, steps)


def test_one_gesture_turns_one_page_however_long_it_runs_on(turns):
    assert turns(swipe()) == [1]
    assert turns(swipe(most=400)) == [1]
    assert turns(swipe(sign=-1)) == [-1]


def test_another_gesture_turns_another_page_also_while_the_one_before_runs_on(turns):
    assert turns(swipe() + swipe(start=2000)) == [1, 1]
    # After half a second, at a quarter of its speed.
    running = swipe()[:32]
    assert turns(running + swipe(start=running[-1][0] + 16)) == [1, 1]
    assert turns(running + swipe(start=running[-1][0] + 16, sign=-1)) == [1, -1]


def test_two_steps_that_come_as_one_are_no_gesture_of_their_own(turns):
    steps = swipe()
    doubled = [[at, 2 * across if n in (30, 45, 60) else across] for n, (at, across) in enumerate(steps)]
    assert turns(doubled) == [1]


def test_what_goes_down_and_what_zooms_turns_nothing(turns):
    assert turns([[at, across, 2 * across] for at, across in swipe()]) == []
    assert turns([[at, across, 0, True, {"ctrlKey": True}] for at, across in swipe()]) == []
    # A trembling finger.
    assert turns([[16 * n, 3] for n in range(8)]) == []


def test_what_runs_on_from_something_else_turns_nothing(turns):
    steps = swipe()
    assert turns([[at, across, 0, n > 20] for n, (at, across) in enumerate(steps)]) == []


def test_a_browser_that_counts_in_lines_turns_pages_too(turns):
    assert turns([[0, 3, 0, True, {"deltaMode": 1}]]) == [1]


def test_a_wheel_with_shift_turns_pages_whichever_way_the_browser_says_that_it_turns(turns):
    assert turns([[0, 0, 100, True, {"shiftKey": True}]]) == turns([[0, 100, 0, True, {"shiftKey": True}]]) == [1]
    assert turns([[0, 0, 100]]) == []


def roll(page, across, steps):
    """Turns the wheel across, over the middle of the page."""
    scroll = {"type": "scroll", "x": 195, "y": 422, "deltaX": across, "deltaY": 0, "duration": 0, "origin": "viewport"}
    wheel = [action for _ in range(steps) for action in (scroll, {"type": "pause", "duration": 16})]
    page.driver.execute(Command.W3C_ACTIONS, {"actions": [{"type": "wheel", "id": "wheel", "actions": wheel}]})


@pytest.mark.parametrize("direction, across", [("ltr", 30), ("rtl", -30)])
def test_a_trackpad_turns_to_the_picture_on_its_side_and_back(demo, direction, across):
    page = viewer(demo)
    page.run(f"document.documentElement.dir = '{direction}'")
    opened(page, 1)
    roll(page, across, 8)
    page.wait_for(f"return {VIEWER}.index === 2", 20)
    still(page)
    assert page.run(f"return [{VIEWER}.index, {VIEWER}.isOpen, scrollX, scrollY]") == [2, True, 0, 0]
    roll(page, -across, 8)
    page.wait_for(f"return {VIEWER}.index === 1", 20)


def test_a_trackpad_drags_what_is_zoomed(demo):
    page = opened(viewer(demo), 1)
    page.run(f"{VIEWER}.zoomTo(3)")
    page.wait_for(f"return {VIEWER}.scale > 2.99", 20)
    still(page)
    roll(page, 40, 8)
    still(page)
    assert page.run(f"return {VIEWER}.index") == 1
