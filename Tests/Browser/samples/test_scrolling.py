"""Scrolling and zooming in a real browser, by real touches: to the limits and beyond, and caught on the way."""

import pytest

from fingers import Hand, turn
from motion import assert_caught, offset, rest, seen, watch


def test_a_fling_into_the_edge_runs_over_it_and_comes_back(scroller):
    hand = Hand(scroller.driver)
    finger = hand.finger()
    for _ in range(5):
        watch(scroller, "#stage .content")
        hand.down({finger: (300, 450)}).glide({finger: (300, 250)}, 0.3).wait(0.2).up(finger).wait(0.2)
        hand.down({finger: (300, 150)}).glide({finger: (300, 300)}, 0.1).up(finger).perform()
        rest(scroller)
        frames, _ = seen(scroller)
        # The finger itself stays short of the edge.
        if max(frame[2] for frame in frames) > 5:
            break
    else:
        pytest.fail("it never ran over the edge")
    assert offset(scroller) == [0, 0]
    scroller.screenshot("scroll")


def test_a_fling_is_caught_where_it_is(scroller):
    hand = Hand(scroller.driver)
    finger = hand.finger()

    def gesture():
        hand.down({finger: (300, 450)}).glide({finger: (300, 250)}, 0.1).up(finger).wait(0.15)
        hand.down({finger: (500, 300)}).wait(0.3).up(finger).perform()

    assert_caught(scroller, "#stage .content", gesture)


def test_a_bounce_is_caught_and_goes_on_when_it_is_let_go(scroller):
    hand = Hand(scroller.driver)
    finger = hand.finger()

    def gesture():
        hand.down({finger: (300, 100)}).glide({finger: (300, 560)}, 0.2).wait(0.1).up(finger).wait(0.1)
        hand.down({finger: (500, 300)}).wait(0.3).up(finger).perform()

    assert_caught(scroller, "#stage .content", gesture)
    rest(scroller)
    assert offset(scroller) == [0, 0]


def test_wheel_and_keys_scroll_smoothly(scroller):
    watch(scroller, "#stage .content")
    turn(scroller.driver, (300, 300), 120, steps=3)
    rest(scroller)
    frames, _ = seen(scroller)
    ways = [abs(b[2] - a[2]) for a, b in zip(frames, frames[1:])]
    assert offset(scroller)[1] == pytest.approx(360, abs=1)
    assert max(ways) < 120, "a notch is a motion, no jump"
    scroller.key("\ue00f")
    rest(scroller)
    assert offset(scroller)[1] == pytest.approx(360 + 540, abs=1)
    scroller.key("\ue010")
    rest(scroller)
    assert offset(scroller)[1] == 40_000 - 600


@pytest.mark.parametrize("grows", [True, False], ids=["larger", "smaller"])
def test_a_pinch_beyond_the_limit_gives_way_and_springs_back(photo, grows):
    watch(photo, "#stage img[src]")
    hand = Hand(photo.driver)
    ends = (40, 760) if grows else (700, 200)
    for _ in range(2):
        hand.up(*hand.pinch((400, 300), *ends, seconds=0.3, still=0.15)).wait(1)
    hand.perform()
    rest(photo)
    frames, _ = seen(photo)
    widths = [frame[3] for frame in frames]
    end = widths[-1]
    if grows:
        assert photo.report()[-1]["zoomScale"] == pytest.approx(3)
        assert end * 1.02 < max(widths) < end * 2
    else:
        assert end / 2 < min(widths) < end * 0.98
        assert end == pytest.approx(widths[0], abs=0.01)


def test_the_settling_of_a_zoom_is_caught_where_it_is(photo):
    whole = photo.picture().width

    def gesture():
        hand = Hand(photo.driver)
        a, b = hand.pinch((400, 300), 700, 150, seconds=0.3, still=0.15)
        hand.up(a, b).wait(0.1)
        hand.down({a: (300, 300)}).wait(0.3).up(a).perform()

    assert_caught(photo, "#stage img[src]", gesture, first=4)
    rest(photo)
    assert photo.picture().width == pytest.approx(whole, abs=0.01)


def test_an_animated_zoom_is_caught_where_it_is(photo):
    hand = Hand(photo.driver)
    finger = hand.finger()

    def gesture():
        photo.key("0")
        rest(photo)
        watch(photo, "#stage img[src]")
        photo.at(0, "setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', { key: '+' })), 150)")
        hand.down({finger: (400, 300)}).wait(0.02).up(finger).wait(0.25)
        hand.down({finger: (300, 300)}).wait(0.3).up(finger).perform()

    assert_caught(photo, "#stage img[src]", gesture)
