"""Commands drawn on an open photo, by a real finger that holds still first."""

import math

import pytest
from selenium.webdriver.common.keys import Keys

from fingers import Hand
from gallery_page import events, glide, photo, rest, tap

# Where a finger goes that draws the letter, after it has been held still at the first place.
LETTERS = {
    "I": [(120, 350), (120, 500)],
    "L": [(120, 350), (120, 500), (240, 500)],
    "U": [(120, 350), (120, 500), (240, 500), (240, 350)],
    "C": [(195 + 85 * math.cos(math.radians(a)), 440 + 85 * math.sin(math.radians(a))) for a in range(-40, -330, -10)],
}


def draw(page, letter, held=0.65, call_off=False):
    points = LETTERS[letter]
    hand = Hand(page.driver)
    finger, second = hand.finger(), hand.finger()
    hand.down({finger: points[0]}).wait(held)
    length = sum(math.dist(a, b) for a, b in zip(points, points[1:]))
    for a, b in zip(points, points[1:]):
        hand.glide({finger: b}, 0.6 * math.dist(a, b) / length)
    if call_off:
        hand.down({second: (320, 700)}).wait(0.05).up(second)
    hand.up(finger).perform()
    rest(page)


def commands(report):
    return [line["name"] for line in report if line.get("event") == "command"]


@pytest.fixture
def page(gallery, server):
    page = gallery(server)
    tap(page, 2)
    page.report()
    return page


def test_c_closes_the_photo_and_back_leads_nowhere_else(page):
    draw(page, "C")
    report = page.report()
    assert commands(report) == ["close"]
    assert [line["event"] for line in report if "event" in line] == ["command", "closed"]
    assert photo(page) is None
    assert page.run("return location.hash") in ("", "#gallery")
    assert page.announced() == ["5 photos"]


def test_l_and_u_lead_to_the_last_photo_and_the_first(page):
    draw(page, "L")
    assert photo(page)[4].endswith("photo 5 of 5")
    draw(page, "U")
    assert photo(page)[4].endswith("photo 1 of 5")
    assert commands(page.report()) == ["last", "first"]


def test_i_shows_the_information_and_hides_it(page):
    name = photo(page)[4].split(",")[0]
    draw(page, "I")
    assert commands(page.report()) == ["information"]
    page.wait_for("return !information.hidden && information.contains(document.activeElement)", 10)
    page.wait_for(f"return information.querySelector('dd').textContent === '{name}' && information.innerText.includes(' × ')", 10)
    rest(page)
    page.screenshot("gallery-information")
    # By key too.
    page.key("i")
    page.wait_for("return information.hidden && document.activeElement.id === 'inform'", 10)
    page.key("i")
    page.wait_for("return !information.hidden", 10)
    page.key(Keys.ESCAPE)
    page.wait_for("return information.hidden", 10)
    assert commands(page.report()) == ["information", "information"] and photo(page) is not None


def test_a_second_finger_calls_it_off_and_lifting_without_a_letter_does_nothing(page):
    draw(page, "C", call_off=True)
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (200, 400), 0.8).perform()
    rest(page)
    assert commands(page.report()) == [] and photo(page)[4].endswith("photo 2 of 5")


def test_a_letter_that_was_not_held_first_is_a_drag(page):
    # Straight down: a pull, far enough for one that has come to rest, as some drivers let the finger rest before they lift it.
    glide(page, (120, 350), (120, 750))
    assert photo(page) is None
    assert events(page) == [("closed", 1)]
    tap(page, 2)
    glide(page, (330, 500), (60, 500))
    assert photo(page)[4].endswith("photo 3 of 5")
    assert commands(page.report()) == []
