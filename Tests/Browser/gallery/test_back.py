"""Back, by the browser's button or Android's gesture: what lies over the photos goes first, and nothing of it stays in the history."""

import pytest
from selenium.webdriver.common.keys import Keys

from fingers import Hand
from gallery_page import cells, loaded, photo, place, rest, tap

ELSEWHERE = "/photos.json"
PATIENCE = 10


@pytest.fixture
def visit(gallery, some):
    """Opens the gallery as somebody does who has been elsewhere, and comes by a link."""
    return lambda path="", **options: gallery(some, path, before=ELSEWHERE[1:], **options)


def click(page, selector):
    page.run("document.querySelector(arguments[0]).click()", selector)


def settle(page):
    """The browser has gone wherever it was going in the history."""
    page.rest("[location.href, history.state]", frames=12, ahead=0)


def back(page):
    settle(page)
    page.driver.back()
    settle(page)


def forward(page):
    page.driver.forward()
    settle(page)


def leaves(page):
    """The next step back leads out of the gallery: nothing has been left behind."""
    settle(page)
    page.driver.back()
    page.wait_for(f"return location.pathname === '{ELSEWHERE}'", PATIENCE)


def here(page):
    return page.run("return location.pathname + location.search + location.hash")


def is_choosing(page):
    return page.run("return document.body.classList.contains('choosing') && document.querySelector('#choice').checkVisibility()")


def choose(page, *numbers):
    """A finger that holds on the first one, and taps on the others."""
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: place(page, numbers[0])}).wait(0.8).up(finger).perform()
    rest(page)
    for number in numbers[1:]:
        tap(page, number)
    page.wait_for(f"return chosen.dataset.count === '{len(numbers)}'", PATIENCE)


def is_open(page, selector):
    return page.run("""
      const element = document.querySelector(arguments[0])
      return element.matches('dialog') ? element.open : element.popover ? element.matches(':popover-open') : !element.hidden
    """, selector)


def test_back_ends_choosing_and_stays(visit):
    page = visit()
    before = here(page)
    choose(page, 3, 4, 5)
    page.screenshot("back-choosing")
    back(page)
    page.wait_for("return !document.body.classList.contains('choosing')", PATIENCE)
    assert here(page) == before and photo(page) is None
    # Forward finds nothing, and is no trap.
    forward(page)
    assert not is_choosing(page) and here(page) == before
    choose(page, 7)
    back(page)
    assert not is_choosing(page)
    leaves(page)


def test_choosing_that_ends_otherwise_leaves_no_entry(visit):
    page = visit()
    for end in (lambda: click(page, "#choice-ends"), lambda: page.key(Keys.ESCAPE), lambda: click(page, "#choice-hide")):
        choose(page, 2, 3)
        end()
        page.wait_for("return !document.body.classList.contains('choosing')", PATIENCE)
    page.run("localStorage.removeItem('tsumami.hidden')")
    leaves(page)


def test_a_reload_while_choosing_leaves_no_entry(visit):
    page = visit()
    choose(page, 2)
    page.driver.refresh()
    page.wait_until_ready()
    loaded(page)
    assert not is_choosing(page)
    tap(page, 5)
    assert photo(page)
    back(page)
    rest(page)
    assert photo(page) is None
    leaves(page)


@pytest.mark.parametrize("opener, sheet", [
    ("#bar [popovertarget=menu]", "#menu"), ("#help-opens", "#help"), ("#behind-opens", "#behind"), ("#find", "#search"),
])
def test_back_closes_a_menu_a_sheet_or_a_search_before_anything_else(visit, opener, sheet):
    page = visit("?album=#gallery")
    before = here(page)
    for end in (lambda: back(page), lambda: page.key(Keys.ESCAPE), lambda: back(page)):
        if opener.endswith("opens"):
            click(page, "#bar [popovertarget=menu]")
            settle(page)
        click(page, opener)
        settle(page)
        assert is_open(page, sheet)
        end()
        settle(page)
        assert not is_open(page, sheet) and not is_open(page, "#menu") and here(page) == before
    forward(page)
    assert not is_open(page, sheet) and here(page) == before
    leaves(page)


def test_back_closes_the_information_and_then_the_photo_that_was_turned_to(visit):
    page = visit()
    grid = here(page)
    tap(page, 5)
    click(page, "#inform")
    settle(page)
    page.key(Keys.ARROW_RIGHT)
    page.wait_for("return document.title === '0006.png'", PATIENCE)
    rest(page)
    back(page)
    assert not is_open(page, "#information") and page.run("return document.title") == "0006.png"
    page.wait_for("return location.hash === '#gallery/0006.png'", PATIENCE)
    # Turned meanwhile, whoever goes forward stays with that photo, too.
    page.key(Keys.ARROW_RIGHT)
    rest(page)
    forward(page)
    assert page.run("return document.title") == "0007.png" and not is_open(page, "#information")
    back(page)
    rest(page)
    assert photo(page) is None and here(page).split("#")[0] == grid.split("#")[0]
    leaves(page)


def test_a_photo_that_is_closed_with_its_information_takes_both_entries_back(visit):
    page = visit()
    tap(page, 5)
    click(page, "#inform")
    settle(page)
    page.press("Back to all photos")
    rest(page)
    settle(page)
    assert photo(page) is None and not is_open(page, "#information")
    leaves(page)


def test_a_reload_with_the_information_shows_the_photo(visit):
    page = visit()
    tap(page, 5)
    click(page, "#inform")
    settle(page)
    page.driver.refresh()
    page.wait_until_ready()
    rest(page)
    settle(page)
    assert photo(page) and page.run("return document.title") == "0005.png"
    back(page)
    rest(page)
    assert photo(page) is None
    leaves(page)


def test_what_the_menu_leads_to_takes_the_menus_entry(visit):
    page = visit()
    entries = page.run("return history.length")
    click(page, "#bar [popovertarget=menu]")
    settle(page)
    click(page, "[data-only=favourites]")
    settle(page)
    assert "only=favourites" in here(page) and not is_open(page, "#menu")
    assert page.run("return history.length") == entries + 1
    back(page)
    assert "only" not in here(page)
    leaves(page)


def test_a_search_is_one_entry_from_its_field_to_its_words(visit):
    page = visit()
    entries = page.run("return history.length")
    click(page, "#find")
    settle(page)
    page.driver.switch_to.active_element.send_keys("000")
    page.wait_for("return location.search.includes('q=000')", PATIENCE)
    assert page.run("return history.length") == entries + 1 and is_open(page, "#search")
    # Choosing among what has been found is left before the search is.
    rest(page)
    choose(page, 2)
    back(page)
    assert not is_choosing(page) and is_open(page, "#search") and page.run("return words.value") == "000"
    back(page)
    assert not is_open(page, "#search") and "q=" not in here(page)
    loaded(page)
    leaves(page)


def test_back_leaves_a_comparison_for_the_photos_that_were_chosen_from(visit):
    page = visit()
    choose(page, 2, 3)
    click(page, "#choice-compare")
    page.wait_for("return document.querySelector('#culling') && history.state?.cull", PATIENCE)
    back(page)
    page.wait_for("return !document.querySelector('#culling')", PATIENCE)
    assert not is_choosing(page)
    rest(page)
    leaves(page)


def test_back_ends_a_slideshow_with_the_photo_that_it_showed(visit):
    page = visit()
    click(page, "#bar [popovertarget=menu]")
    settle(page)
    click(page, "#slideshow")
    page.wait_for("return document.body.classList.contains('slideshow')", PATIENCE)
    back(page)
    page.wait_for("return !document.body.classList.contains('slideshow')", PATIENCE)
    # What was shown glides on for some seconds below it.
    rest(page, 20)
    assert photo(page)
    back(page)
    rest(page)
    assert photo(page) is None and cells(page)
    leaves(page)
