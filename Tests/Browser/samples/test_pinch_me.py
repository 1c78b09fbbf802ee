"""The scene pinch-me in a real browser, under two real fingers."""

import pytest

from fingers import Hand

MIDDLE = (195, 480)


@pytest.fixture
def pinches(scene):
    return scene("pinch-me")


def pinch(page, start, end):
    hand = Hand(page.driver)
    hand.up(*hand.pinch(MIDDLE, start, end)).perform()


@pytest.mark.parametrize("start, end, text", [(100, 230, "Outward Pinch"), (240, 110, "Inward Pinch")])
def test_the_label_says_which_way_and_is_erased_after_a_while(pinches, start, end, text):
    pinch(pinches, start, end)
    report = pinches.report()
    assert [line["text"] for line in report if "event" in line] == [text]
    assert report[-1]["label"] == text
    assert pinches.announced() == [text]
    shown = next(line["t"] for line in report if "event" in line)
    pinches.wait_for("return !document.querySelector('#stage [role=status]').textContent")
    erased = next(line for line in pinches.report() if "event" in line)
    assert erased["text"] == "" and erased["t"] - shown == pytest.approx(1.6, abs=1e-6)


@pytest.mark.parametrize("start, end", [(100, 196), (240, 144)])
def test_less_than_a_hundred_points_is_no_pinch(pinches, start, end):
    pinch(pinches, start, end)
    assert pinches.events() == []


def test_the_circles_show_how_far_the_fingers_have_to_go(pinches):
    """They are as wide as the fingers were apart, and a hundred points more or less."""
    pinches.at(0.25, """
        window.circles = [...document.querySelectorAll('#stage polyline')]
          .filter(l => l.getClientRects().length && l.getBoundingClientRect().width > 0)
          .map(l => Math.round(l.getBBox().width))
        """)
    pinch(pinches, 160, 180)
    circles = pinches.run("return circles")
    assert 260 in circles and 60 in circles
    assert circles.count(68) == 2, "a ring about each finger"


def test_a_lifted_finger_forgets_the_distance(pinches):
    hand = Hand(pinches.driver)
    a, b = hand.finger(), hand.finger()
    x, y = MIDDLE
    hand.down({a: (x - 100, y), b: (x - 20, y)}).glide({b: (x + 60, y)}, 0.2).up(b).wait(0.05)
    hand.down({b: (x + 60, y)}).glide({b: (x + 140, y)}, 0.2).wait(0.05).up(a, b).perform()
    assert pinches.events() == [], "80 points twice are not 160"


def test_keys_and_buttons_pinch_as_well(pinches):
    for act in (lambda: pinches.press("Pinch outward"), lambda: pinches.key("+")):
        act()
        assert pinches.events() == [{"event": "label", "text": "Outward Pinch"}]
    for act in (lambda: pinches.press("Pinch inward"), lambda: pinches.key("-")):
        act()
        assert pinches.events() == [{"event": "label", "text": "Inward Pinch"}]
    assert pinches.announced() == ["Inward Pinch"]


def test_a_desktop_shows_it_too(scene):
    page = scene("pinch-me", size=(960, 600), scale=1)
    pinch(page, 100, 300)
    assert page.state()["label"] == "Outward Pinch"
    page.screenshot("pinch-me-desktop")
