"""A day's title chooses its photos, by finger, mouse, keys and screen reader; and titles are as large as somebody's text."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from fingers import Hand
from gallery_page import cells, photo, rest
from choosing import chosen, says
from test_dates import dated, titles  # noqa: F401

# The names of the titles on the screen that are buttons, and the middles of their words.
BUTTONS = """
return [...document.querySelectorAll('#stage [role=button]')].filter(each => each.checkVisibility() && /^Choose (all|none) of /.test(each.ariaLabel))
  .map(each => { const words = [...each.querySelectorAll('.label')].find(part => /20\\d\\d/.test(part.textContent)).getBoundingClientRect()
    return [each.ariaLabel, words.left + words.width / 2, words.top + words.height / 2] })
  .sort((a, b) => a[2] - b[2])
"""


def buttons(page):
    return page.run(BUTTONS)


@pytest.fixture
def page(gallery, dated):
    return gallery(dated)


def test_while_photos_are_chosen_a_finger_on_a_title_chooses_its_day(page):
    assert buttons(page) == []
    page.run("document.getElementById('choose').click()")
    says(page, "Choose photos")
    first, second = [name.removeprefix("Choose all of ") for name, _, _ in buttons(page)][:2]
    assert "August" in first and "2024" in first and second != first
    page.screenshot("choose-day")

    def tap(number):
        hand = Hand(page.driver)
        hand.tap(hand.finger(), buttons(page)[number][1:]).perform()
        page.frames(3)

    tap(0)
    says(page, "6 chosen")
    assert chosen(page) == [1, 2, 3, 4, 5, 6]
    assert [name for name, _, _ in buttons(page)][:2] == [f"Choose none of {first}", f"Choose all of {second}"]
    tap(1)
    says(page, "12 chosen")
    page.screenshot("choose-days")
    tap(0)
    says(page, "6 chosen")
    assert chosen(page) == [7, 8, 9, 10, 11, 12] and photo(page) is None
    page.key(Keys.ESCAPE)
    page.wait_for("return !document.body.classList.contains('choosing')", 10)
    page.frames(3)
    assert buttons(page) == []


def test_a_mouse_does_and_beside_the_title_nothing_is_chosen(page):
    page.run("document.getElementById('choose').click()")
    says(page, "Choose photos")
    for x, count in ((buttons(page)[1][1], "6 chosen"), (370, "6 chosen")):
        actions = ActionChains(page.driver, duration=0)
        actions.w3c_actions.pointer_action.move_to_location(round(x), round(buttons(page)[1][2]))
        actions.w3c_actions.pointer_action.click()
        actions.perform()
        says(page, count)


def test_keys_and_screen_readers_do_too(page):
    page.key(Keys.ARROW_DOWN)
    page.key("d")
    says(page, "6 chosen")
    page.frames(3)
    assert chosen(page) == [1, 2, 3, 4, 5, 6]
    # Enter at a photo chooses it, and opens none.
    page.key(Keys.ENTER)
    says(page, "5 chosen")
    assert photo(page) is None
    # As a screen reader presses it, and as Enter does where Tab has led.
    button = "[...document.querySelectorAll('#stage [role=button]')].find(each => each.ariaLabel === arguments[0])"
    page.run(f"{button}.click()", buttons(page)[0][0])
    says(page, "6 chosen")
    page.run(f"{button}.focus()", buttons(page)[1][0])
    page.key(Keys.ENTER)
    says(page, "12 chosen")


def test_titles_and_their_room_grow_with_the_text(gallery, dated):
    page = gallery(dated)
    height = "return Math.round([...document.querySelectorAll('#stage .label')].find(each => / 2024$/.test(each.textContent) && each.checkVisibility()).getBoundingClientRect().height)"
    size = ("return parseFloat(getComputedStyle([...document.querySelectorAll('#stage .label')].find(each => / 2024$/.test(each.textContent) && each.checkVisibility())).fontSize)")
    top = cells(page)[0][2]
    assert page.run(size) == 15 and page.run(height) == 32
    page.run("document.documentElement.style.fontSize = '200%'")
    page.wait_for(size + " === 30")
    rest(page, 20)
    assert page.run(height) == 64 and cells(page)[0][2] == pytest.approx(top + 48, abs=1)
    page.screenshot("choose-large-text")
    assert titles(page)[0][1] == pytest.approx(56 + 48, abs=1)
    page.run("document.documentElement.style.fontSize = ''")
    page.wait_for(size + " === 15")
    rest(page, 20)
    assert cells(page)[0][2] == pytest.approx(top, abs=1)
