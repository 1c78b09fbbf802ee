"""The scene tap-zoom in a real browser, under real fingers."""

import pytest

from fingers import Hand

MAP = "const map = document.querySelector('#stage [role=img]'), r = map.getBoundingClientRect();"


@pytest.fixture
def taps(scene):
    return scene("tap-zoom")


def rectangle(page):
    """Where the map is on the screen: left, top, width, height."""
    return page.run(MAP + "return [r.left, r.top, r.width, r.height]")


def rest(page, seconds=4):
    """Waits until the map is still, and answers where it is."""
    page.settle(seconds, "#stage [role=img]")
    return rectangle(page)


def double_tap(page, place):
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.tap(finger, place).wait(0.08).tap(finger, place).perform()


def test_a_double_tap_zooms_in_about_its_place(taps):
    assert rectangle(taps) == [0, 0, 390, 844]
    double_tap(taps, (220, 500))
    left, top, width, height = rest(taps)
    assert taps.events() == [{"event": "doubleTap", "x": 220, "y": 500}]
    assert (width, height) == pytest.approx((390 * 1.5, 844 * 1.5))
    # What was tapped is in the middle.
    assert (left + 1.5 * 220, top + 1.5 * 500) == pytest.approx((195, 422), abs=0.5)
    assert taps.announced() == ["Double tap: zoomed in"]
    assert "150 %" in taps.run("return document.querySelector('#stage').textContent")
    taps.screenshot("tap-zoom")


def test_the_second_button_of_a_mouse_is_no_tap_and_opens_no_menu(taps):
    taps.run("window.menus = 0; addEventListener('contextmenu', event => menus += !event.defaultPrevented)")
    told = []
    for button in (2, 0):
        hand = Hand(taps.driver)
        mouse = hand.finger("mouse", button)
        hand.tap(mouse, (220, 500)).wait(0.05).tap(mouse, (220, 500)).perform()
        rest(taps)
        told.append([event["event"] for event in taps.events()])
    assert told == [[], ["doubleTap"]]
    assert taps.run("return menus") == 0


def test_a_tap_with_two_fingers_zooms_out(taps):
    double_tap(taps, (195, 422))
    rest(taps)
    double_tap(taps, (195, 422))
    rest(taps)
    assert taps.state()["zoomScale"] == pytest.approx(2.25)
    hand = Hand(taps.driver)
    a, b = hand.finger(), hand.finger()
    hand.down({a: (120, 400)}).wait(0.03).down({b: (270, 444)}).wait(0.05).up(a).wait(0.02).up(b).perform()
    assert rest(taps)[2] == pytest.approx(390 * 1.5)
    assert taps.events() == [{"event": "twoFingerTap", "x": 195, "y": 422}]
    assert taps.announced() == ["Two-finger tap: zoomed out"]


def test_a_single_tap_is_told_after_a_while_and_does_nothing(taps):
    hand = Hand(taps.driver)
    hand.tap(hand.finger(), (100, 300)).perform()
    assert taps.events() == []
    taps.wait_for("return document.querySelector('#stage [role=status]').textContent.startsWith('Single tap')")
    assert taps.events() == [{"event": "singleTap", "x": 100, "y": 300}]
    assert rectangle(taps) == [0, 0, 390, 844]


def test_three_fingers_tap_nothing(taps):
    hand = Hand(taps.driver)
    fingers = [hand.finger() for _ in range(3)]
    hand.down({f: (100 + 80 * i, 400) for i, f in enumerate(fingers)}).wait(0.05).up(*fingers).wait(0.5).perform()
    assert taps.events() == []


def test_pinch_and_drag_are_there_as_well_and_are_no_taps(taps):
    hand = Hand(taps.driver)
    hand.up(*hand.pinch((195, 422), 80, 240)).perform()
    before = rest(taps)
    assert before[2] / 390 == pytest.approx(3, rel=0.02)
    hand = Hand(taps.driver)
    finger = hand.finger()
    hand.down({finger: (200, 500)}).glide({finger: (140, 440)}, 0.3).wait(0.15).up(finger).perform()
    after = rest(taps)
    assert after[0] < before[0] - 40 and after[1] < before[1] - 40
    assert taps.events() == []


def test_a_finger_catches_the_zoom_where_it_is(taps):
    taps.run(
        """
        window.caught = []
        addEventListener('pointerdown', () => {
          caught.push(document.querySelector('#stage [role=img]').getBoundingClientRect().width)
        }, { capture: true })
        """)
    hand = Hand(taps.driver)
    finger = hand.finger()
    hand.tap(finger, (195, 422)).wait(0.05).tap(finger, (195, 422)).wait(0.06)
    hand.down({finger: (100, 700)}).wait(0.3).up(finger).perform()
    caught = taps.run("return caught[2]")
    assert 390 < caught < 585, "in the middle of the zoom"
    assert rectangle(taps)[2] == pytest.approx(caught, abs=0.5), "and there it stays"


def test_buttons_and_keys_do_what_taps_do(taps):
    taps.press("Zoom in")
    assert rest(taps)[2] == pytest.approx(585)
    assert taps.announced() == ["Zoomed in"]
    taps.key("+")
    assert rest(taps)[2] == pytest.approx(877.5)
    taps.key("-")
    assert rest(taps)[2] == pytest.approx(585)
    assert taps.announced() == ["Zoomed out"]
    taps.key("\ue014")
    rest(taps)
    assert taps.state()["contentOffset"][0] > 97.5
    taps.press("Show the whole map")
    assert rest(taps) == pytest.approx([0, 0, 390, 844], abs=0.01)
    labels = taps.run(
        "return [...document.querySelectorAll('#toolbar [data-key]:not(.aside)')].map(b => b.getAttribute('aria-label'))")
    assert labels == ["Zoom out", "Show the whole map", "Zoom in"]


@pytest.mark.parametrize("direction, axis, sign", [("left", 0, 1), ("right", 0, -1), ("up", 1, 1), ("down", 1, -1)])
def test_whoever_cannot_drag_has_a_button_for_it_once_the_focus_is_there(taps, direction, axis, sign):
    taps.press("Zoom in")
    before = rest(taps)
    label = f"Look further {direction}"
    seen = "return getComputedStyle(document.querySelector(`button[aria-label='${arguments[0]}']`)).clipPath"
    assert taps.run(seen, label) != "none"
    for _ in range(12):
        taps.key("\ue004")
        if taps.run("return document.activeElement.getAttribute('aria-label')") == label:
            break
    assert taps.run(seen, label) == "none", "now it is seen"
    taps.key("\ue007")
    after = rest(taps)
    assert after[axis] - before[axis] == pytest.approx(80 * sign)


def test_whoever_wants_less_motion_gets_the_zoom_at_once(scene):
    page = scene("tap-zoom", reduce_motion=True)
    script = MAP + """
        const widths = []
        document.querySelector('[data-does=in]').click()
        for (let frame = 0; frame < 60; frame += 1) {
          await new Promise(requestAnimationFrame)
          widths.push(map.getBoundingClientRect().width)
        }
        return widths
        """
    assert set(page.run_async(script)) <= {390, 585}, "no scale in between"
    assert rectangle(page)[2] == 585
    page.reduce_motion(False)
    widths = page.run_async(script)
    assert any(600 < width < 860 for width in widths), "and whoever changes their mind sees it go"
    assert rest(page)[2] == pytest.approx(877.5)


def test_it_follows_the_size_of_the_window(taps):
    double_tap(taps, (195, 422))
    rest(taps)
    metrics = {"width": 844, "height": 390, "deviceScaleFactor": 2, "mobile": False}
    taps.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    assert rest(taps) == pytest.approx([-211, -97.5, 1266, 585], abs=1)
    taps.screenshot("tap-zoom-on-its-side")
