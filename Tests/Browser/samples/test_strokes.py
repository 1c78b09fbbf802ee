"""The scene strokes in a real browser: letters drawn by a real finger."""

import math

import pytest

from fingers import Hand

WARM, ROSE = "rgb(255, 186, 102)", "rgb(240, 120, 120)"


@pytest.fixture
def strokes(scene):
    return scene("strokes")


def arc(radius, start, turn, middle=(195, 470), steps=30):
    """Part of a circle, in degrees clockwise from the right."""
    angles = [math.radians(start + turn * step / steps) for step in range(steps + 1)]
    return [(middle[0] + radius * math.cos(a), middle[1] + radius * math.sin(a)) for a in angles]


LETTERS = {
    "I": [(195, 350), (195, 520)],
    "L": [(140, 350), (140, 520), (260, 520)],
    "U": [(115, 350), *arc(80, 180, -180), (275, 350)],
    "O": arc(90, -50, -345),
    "C": arc(90, -40, -280),
}


def draw(page, points, seconds=0.5, lift=True):
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: points[0]})
    length = sum(math.dist(a, b) for a, b in zip(points, points[1:]))
    for a, b in zip(points, points[1:]):
        hand.glide({finger: b}, seconds * math.dist(a, b) / length)
    hand.up(finger).perform()


def trail(page):
    """The colour of the line, and how many points it has."""
    return page.run(
        "const lines = [...document.querySelectorAll('#stage polyline')].filter(l => l.getAttribute('stroke-width') === '6');"
        "const l = lines[0]; return [getComputedStyle(l).stroke, l.points.length]")


@pytest.mark.parametrize("name", LETTERS)
def test_a_letter_is_recognized_when_the_finger_lifts(strokes, name):
    draw(strokes, LETTERS[name])
    report = strokes.report()
    assert [line["name"] for line in report if "event" in line] == [name]
    assert [line["state"] for line in report if line.get("recognizer") == name][-1] == "ended"
    assert report[-1]["recognized"] == [name]
    assert strokes.announced() == [name]
    colour, points = trail(strokes)
    assert colour == WARM and points > 8
    strokes.screenshot(f"strokes-{name}")


def test_what_is_no_letter_is_not_recognized(strokes):
    draw(strokes, [(100, 400), (280, 400)])
    assert strokes.events() == []
    assert strokes.announced() == ["None of these"]
    assert trail(strokes)[0] == ROSE
    strokes.screenshot("strokes-none")


def test_while_the_finger_draws_the_letter_that_it_would_be_is_lit(strokes):
    """L on the way: first it would be an I."""
    strokes.run(
        """
        window.said = []
        const say = () => {
          const hint = [...document.querySelectorAll('#stage .label')].map(l => l.textContent).find(t => t.startsWith('Lift'))
          if (hint && said[said.length - 1] !== hint) said.push(hint)
          requestAnimationFrame(say)
        }
        say()
        """)
    draw(strokes, LETTERS["L"], seconds=1)
    assert strokes.run("return said") == ["Lift now for I", "Lift now for L"]


def test_letters_are_recognized_one_after_the_other(strokes):
    for name in "LIC":
        draw(strokes, LETTERS[name], seconds=0.3)
    assert strokes.state()["recognized"] == ["L", "I", "C"]


def test_a_second_finger_spoils_the_letter(strokes):
    hand = Hand(strokes.driver)
    a, b = hand.finger(), hand.finger()
    hand.down({a: (195, 350)}).glide({a: (195, 500)}, 0.2).down({b: (300, 300)}).wait(0.05).up(a, b).perform()
    assert strokes.events() == []


def test_every_letter_has_a_key_and_a_button(strokes):
    for name in LETTERS:
        strokes.press(f"Draw {name}")
        assert strokes.events() == [{"event": "recognized", "name": name}]
        assert strokes.announced() == [name]
        strokes.key(name.lower())
        assert strokes.events() == [{"event": "recognized", "name": name}]
        assert trail(strokes)[0] == WARM
    assert strokes.run("return [...document.querySelectorAll('#toolbar [data-key]')].map(b => b.offsetWidth)") == [48] * 5
    assert strokes.run("return document.querySelector('#stage [role=group]').getAttribute('aria-label')").startswith("Pad")


def test_the_trail_goes_and_the_page_rests(strokes):
    draw(strokes, LETTERS["I"])
    strokes.wait_for(
        "return [...document.querySelectorAll('#stage .view')].some(v => v.style.opacity === '0')", seconds=4)
    frames = strokes.run_async(
        "await new Promise(r => setTimeout(r, 100)); const before = tsumami.timing().frames;"
        "await new Promise(r => setTimeout(r, 500)); return [before, tsumami.timing().frames]")
    assert frames[0] == frames[1]


def test_it_has_room_on_a_desktop_too(scene):
    page = scene("strokes", size=(960, 600), scale=1)
    draw(page, [(x + 285, y - 80) for x, y in LETTERS["O"]])
    assert page.state()["recognized"] == ["O"]
    page.screenshot("strokes-desktop")
