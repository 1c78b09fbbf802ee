"""Everything that scrolls and zooms and is no finger: wheel, trackpad, keys, mouse and pen, and windows of other sizes."""

import math

import pytest

from fingers import Hand, turn
from motion import assert_caught, offset, rest, seen, watch

CONTENT = "#stage .content"
PICTURE = "#stage img[src]"

# The keys, as WebDriver writes them.
PAGE_UP, PAGE_DOWN, END, HOME, LEFT, UP, RIGHT, DOWN = (chr(0xE00E + number) for number in range(8))
CTRL = "\ue009"


def resize(page, width, height):
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
    page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    page.wait_for(f"return innerWidth === {width} && innerHeight === {height}")


def larger(page, times=2):
    """Zooms by the key and waits."""
    for _ in range(times):
        page.key("+")
        rest(page)


# Keys


def test_every_key_scrolls_as_far_as_it_says(scroller):
    place = 0
    for key, way in [(DOWN, 80), (DOWN, 80), (UP, -80), (PAGE_DOWN, 540), (PAGE_DOWN, 540), (PAGE_UP, -540)]:
        scroller.key(key)
        rest(scroller)
        place += way
        assert offset(scroller)[1] == pytest.approx(place, abs=0.5)
    for key, place in [(END, 40_000 - 600), (DOWN, 40_000 - 600), (HOME, 0), (UP, 0), (LEFT, 0), (RIGHT, 0)]:
        scroller.key(key)
        rest(scroller)
        assert offset(scroller) == [0, place]


def test_a_key_that_is_pressed_again_goes_on_from_where_the_first_was_going(scroller):
    watch(scroller, CONTENT)
    for _ in range(5):
        scroller.key(DOWN)
    rest(scroller)
    frames, _ = seen(scroller)
    assert offset(scroller)[1] == pytest.approx(400, abs=0.5)
    assert max(abs(b[2] - a[2]) for a, b in zip(frames, frames[1:])) < 150, "a motion, no jump"


@pytest.mark.parametrize("pixels", [120, 120 * 40], ids=["one notch", "forty"])
def test_what_a_wheel_has_set_going_is_caught_where_it_is(scroller, pixels):
    hand = Hand(scroller.driver)
    finger = hand.finger()

    def gesture():
        # The first touch is not in the way of what the wheel does: it is over before.
        scroller.at(0, "setTimeout(() => stage.dispatchEvent(new WheelEvent('wheel', { deltaY: %d, clientX: 400,"
                       "clientY: 300, bubbles: true, cancelable: true })), 150)" % pixels)
        hand.down({finger: (400, 300)}).wait(0.02).up(finger).wait(0.2)
        hand.down({finger: (300, 300)}).wait(0.3).up(finger).perform()

    assert_caught(scroller, CONTENT, gesture)


def test_keys_zoom_to_the_limits_and_no_further(photo):
    whole = photo.picture()
    for _ in range(12):
        photo.key("+")
    rest(photo)
    assert photo.state()["zoomScale"] == pytest.approx(3)
    photo.key("-")
    rest(photo)
    assert photo.state()["zoomScale"] == pytest.approx(2)
    for _ in range(12):
        photo.key("-")
    rest(photo)
    assert photo.picture().width == pytest.approx(whole.width, abs=0.01)


def test_arrows_home_and_end_move_what_is_zoomed(photo):
    larger(photo, 4)
    start = offset(photo)
    for key, across, down in [(RIGHT, 80, 0), (DOWN, 0, 80), (LEFT, -80, 0), (UP, 0, -80)]:
        before = offset(photo)
        photo.key(key)
        rest(photo)
        after = offset(photo)
        assert (after[0] - before[0], after[1] - before[1]) == pytest.approx((across, down), abs=1)
    assert offset(photo) == pytest.approx(start, abs=1)
    photo.key(HOME)
    rest(photo)
    assert offset(photo)[1] == 0
    photo.key(END)
    rest(photo)
    picture = photo.picture()
    assert picture.top + picture.height == pytest.approx(600, abs=0.5), "the lowest of it is seen"


# Wheel and trackpad


def test_a_trackpads_small_steps_are_followed_at_once(scroller):
    scroller.run(
        """
        window.places = []
        for (const [dx, dy] of [[0, 4], [3, 7], [0, 12], [0, -5]]) {
          stage.dispatchEvent(new WheelEvent('wheel', { deltaX: dx, deltaY: dy, clientX: 300, clientY: 300, cancelable: true }))
          places.push(tsumami.report().at(-1).contentOffset[1])
        }
        """)
    assert scroller.run("return places") == [4, 11, 23, 18]


def test_a_wheel_stops_at_the_edges(scroller):
    turn(scroller.driver, (300, 300), -120, steps=3)
    rest(scroller)
    assert offset(scroller) == [0, 0]
    scroller.key(END)
    rest(scroller)
    turn(scroller.driver, (300, 300), 120, steps=3)
    rest(scroller)
    assert offset(scroller) == [0, 40_000 - 600]


def test_a_wheel_moves_nothing_while_a_finger_holds_it(scroller):
    scroller.at(0.15, "stage.dispatchEvent(new WheelEvent('wheel', { deltaY: 40, clientX: 300, clientY: 300, cancelable: true }));"
                      "window.during = tsumami.report().at(-1).contentOffset[1]")
    hand = Hand(scroller.driver)
    finger = hand.finger()
    hand.down({finger: (300, 300)}).wait(0.4).up(finger).perform()
    assert scroller.run("return during") == 0
    rest(scroller)
    assert offset(scroller) == [0, 0]


def test_ctrl_wheel_zooms_about_the_pointer_to_the_limits_and_no_further(photo):
    whole = photo.picture()
    places, widths = [(300, 220), (520, 380)], []
    for place in places:
        point = photo.picture().point(place)
        turn(photo.driver, place, -30, steps=4, key=CTRL)
        rest(photo)
        assert math.dist(photo.picture().place(point), place) <= 0.5
    turn(photo.driver, places[1], -30, steps=20, key=CTRL)
    watch(photo, PICTURE)
    turn(photo.driver, places[1], -30, steps=10, key=CTRL)
    rest(photo)
    frames, _ = seen(photo)
    assert photo.state()["zoomScale"] == pytest.approx(3)
    widths = [frame[3] for frame in frames]
    assert max(widths) <= widths[-1] + 0.01, "hard limits: there is no finger to feel them"
    turn(photo.driver, places[0], 30, steps=40, key=CTRL)
    rest(photo)
    assert photo.picture().width == pytest.approx(whole.width, abs=0.01)
    assert photo.run("return visualViewport.scale") == 1, "the page itself does not zoom"


# Mouse and pen


@pytest.mark.parametrize("kind", ["mouse", "pen"])
def test_a_mouse_and_a_pen_drag_fling_and_catch(scroller, kind):
    heard = "window.kinds = new Set(); addEventListener('pointerdown', e => kinds.add(e.pointerType), { capture: true })"
    scroller.run(heard)
    hand = Hand(scroller.driver)
    tip = hand.finger(kind)
    hand.down({tip: (300, 500)}).glide({tip: (300, 200)}, 0.5).wait(0.2).up(tip).perform()
    rest(scroller)
    # The first ten points, and the rest of the step in which they were passed, only tell a drag from a tap.
    assert 300 - 10 - 10 <= offset(scroller)[1] <= 300 - 10 + 1
    assert scroller.run("return [...kinds]") == [kind]

    def gesture():
        hand.down({tip: (300, 450)}).glide({tip: (300, 250)}, 0.1).up(tip).wait(0.15)
        hand.down({tip: (500, 300)}).wait(0.3).up(tip).perform()

    before = offset(scroller)[1]
    assert_caught(scroller, CONTENT, gesture)
    rest(scroller)
    assert offset(scroller)[1] > before + 150


def test_a_pen_zooms_with_one_tip_and_drags_what_is_zoomed(photo):
    before = photo.picture()
    hand = Hand(photo.driver)
    pen = hand.finger("pen")
    hand.tap(pen, (420, 330)).wait(0.08).down({pen: (420, 330)})
    hand.glide({pen: (420, 230)}, 0.4).wait(0.1).up(pen).perform()
    rest(photo)
    zoomed = photo.picture()
    assert zoomed.scale / before.scale == pytest.approx(math.e, rel=0.02)
    photo.watch_lifts()
    hand.down({pen: (500, 350)}).glide({pen: (400, 290)}, 0.4).wait(0.2).up(pen).perform()
    held = photo.lifts()[0]
    moved = (held.left - zoomed.left, held.top - zoomed.top)
    assert math.dist(moved, (-100, -60)) <= 10 + 5 + 0.5
    assert held.scale == pytest.approx(zoomed.scale, rel=1e-6)


# Windows of other sizes


def test_a_list_stays_where_it_is_in_a_window_of_another_size(scroller):
    for _ in range(3):
        scroller.key(PAGE_DOWN)
        rest(scroller)
    place = offset(scroller)
    for size in [(400, 700), (900, 300), (800, 600)]:
        resize(scroller, *size)
        rest(scroller)
        assert offset(scroller) == pytest.approx(place, abs=0.5)
    # At the end it stays at the end, however much is seen.
    scroller.key(END)
    rest(scroller)
    resize(scroller, 800, 900)
    rest(scroller)
    assert offset(scroller) == [0, 40_000 - 900]


def test_a_bounce_goes_on_when_the_window_changes_its_size(scroller):
    hand = Hand(scroller.driver)
    finger = hand.finger()
    scroller.run("addEventListener('pointerup', () => setTimeout(() => stage.style.height = '400px', 50), { once: true })")
    hand.down({finger: (300, 100)}).glide({finger: (300, 380)}, 0.2).wait(0.1).up(finger).perform()
    scroller.wait_for("return stage.clientHeight === 400")
    rest(scroller)
    assert offset(scroller) == [0, 0]
    hand.down({finger: (300, 300)}).glide({finger: (300, 100)}, 0.3).wait(0.2).up(finger).perform()
    rest(scroller)
    assert 150 < offset(scroller)[1] < 200


def test_a_picture_that_zooms_while_the_window_turns_keeps_its_middle(photo):
    larger(photo)
    times = photo.picture().width / 800
    middle = photo.picture().point((400, 300))
    # The key zooms about the middle, and the window changes on the way.
    photo.run(
        """
        dispatchEvent(new KeyboardEvent('keydown', { key: '+' }))
        setTimeout(() => { stage.style.width = '600px'; stage.style.height = '500px' }, 80)
        """)
    photo.wait_for("return stage.clientWidth === 600")
    rest(photo)
    after = photo.picture()
    assert math.dist(after.place(middle), (300, 250)) <= 1
    assert after.width / 600 > times
