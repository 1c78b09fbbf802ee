"""The gallery where something covers the edges of the window: a notch, a home indicator."""

import pytest
from selenium.webdriver.common.keys import Keys

from gallery_page import cells, photo, rest, tap


@pytest.fixture
def covered(driver, gallery, some):
    """Opens the gallery in a window of which so much is covered."""
    def opened(size, **edges):
        page = gallery(some, size=size)
        page.driver.execute_cdp_cmd("Emulation.setSafeAreaInsetsOverride", {"insets": edges})
        page.wait_for(f"return parseFloat(getComputedStyle(document.querySelector('#bar')).paddingTop) === {edges.get('top', 0)}", 10)
        rest(page)
        return page

    return opened


def test_the_first_row_is_below_the_bar_and_the_last_one_above_what_covers_the_lower_edge(covered):
    page = covered((390, 844), top=47, bottom=34)
    bar = page.run("return bar.getBoundingClientRect().bottom")
    assert bar == 56 + 47
    assert min(cell[2] for cell in cells(page)) >= bar - 1
    # What the keys are at is below neither, on the way down and up.
    for key, count in [(Keys.ARROW_DOWN, 12), (Keys.ARROW_UP, 9)]:
        for _ in range(count):
            page.key(key)
        rest(page, 20)
        top, bottom = page.run("const r = document.activeElement.closest('[role=button]').getBoundingClientRect(); return [r.top, r.bottom]")
        assert top >= bar - 1 and bottom <= 844 - 34
    page.key(Keys.END)
    rest(page, 20)
    last = max(cells(page))
    assert last[0] == 60 and last[2] + last[4] <= 844 - 34
    page.screenshot("notch-end")


def test_a_photo_has_the_whole_window_and_its_buttons_do_not(covered):
    page = covered((390, 844), top=47, bottom=34)
    tap(page, 5)
    left, top, width, height = photo(page)[:4]
    assert abs(top + height / 2 - 422) < 1 and abs(left + width / 2 - 195) < 1
    tops = page.run("return [...document.querySelectorAll('#photo-bar button')].filter(b => b.checkVisibility()).map(b => b.getBoundingClientRect().top)")
    assert min(tops) >= 47
    page.screenshot("notch-photo")


def test_a_phone_on_its_side_has_words_and_buttons_beside_the_notch(covered):
    page = covered((844, 390), left=47, right=47, bottom=21)
    page.wait_for("return title.getBoundingClientRect().left >= 47", 10)
    page.wait_for("return [...document.querySelectorAll('#bar button')].filter(b => b.checkVisibility()).every(b => b.getBoundingClientRect().right <= 844 - 47)", 10)
    tap(page, 3)
    page.run("inform.click()")
    page.wait_for("return information.getBoundingClientRect().right <= 844 - 47", 10)
    page.screenshot("notch-side")
