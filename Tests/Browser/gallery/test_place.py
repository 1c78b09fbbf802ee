"""A gallery that is loaded again, by somebody or by a phone that had forgotten the page, is where it was."""

from selenium.webdriver.common.keys import Keys

from gallery_page import cells, glide, loaded, photo, rest, tap


def reload(page):
    page.driver.refresh()
    page.wait_until_ready()
    loaded(page)
    rest(page, 20)


def test_a_reload_keeps_the_place_and_the_columns_far_down_too(gallery, many):
    page = gallery(many)
    page.key("-")
    rest(page)
    page.key(Keys.END)
    rest(page, 20)
    glide(page, (200, 300), (200, 700))
    before = cells(page)
    assert before[0][0] > 1500, "beyond what the first answer has"
    reload(page)
    page.wait_for(f"return document.querySelector('#stage [aria-label*=\"photo {before[0][0]:,} \"]')", 10)
    rest(page, 20)
    after = cells(page)
    assert [cell[0] for cell in after] == [cell[0] for cell in before]
    assert abs(after[0][2] - before[0][2]) < 1
    # Over a photo, too: the grid is where it was below it.
    tap(page, before[8][0])
    reload(page)
    assert photo(page) is not None
    page.run("history.back()")
    page.wait_for("return !location.hash.startsWith('#gallery/')", 10)
    rest(page, 20)
    assert [cell[0] for cell in cells(page)] == [cell[0] for cell in before]


def test_another_list_and_an_address_that_is_followed_anew_begin_at_the_beginning(gallery, many):
    page = gallery(many)
    glide(page, (200, 700), (200, 60))
    assert cells(page)[0][0] > 1
    page.open("?q=png")
    page.wait_until_ready()
    loaded(page)
    assert cells(page)[0][0] == 1
    glide(page, (200, 700), (200, 60))
    page.open("")
    page.wait_until_ready()
    loaded(page)
    assert cells(page)[0][0] == 1
