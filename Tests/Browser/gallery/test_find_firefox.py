"""Searching, albums and choosing in Firefox, with its touches."""

import pytest

from test_find import trips  # noqa: F401

PLACE = """
  const cell = [...document.querySelectorAll('#stage [role=button]')].find(each => each.ariaLabel.includes(`photo ${number} of`))
  const { left, top, width, height } = cell.getBoundingClientRect()
"""


@pytest.fixture
def page(firefox, trips):
    page = firefox.open(trips.url)
    page.wait_for("window.tsumami?.report && document.querySelector('#stage [role=button]') && true")
    yield page
    page.run("localStorage.clear()")
    page.close()


def place(page, number):
    return page.run(f"const number = {number}; {PLACE} return [left + width / 2, top + height / 2]")


def test_words_find_photos_and_back_leaves_them(page):
    page.key("/")
    for letter in "lisbon":
        page.key(letter)
    page.wait_for("range.textContent.startsWith('18 photos') && location.search === '?q=lisbon'")
    page.run("history.back()")
    page.wait_for("range.textContent.startsWith('60 photos') && location.search === ''")


def test_an_album_is_opened_by_its_link_and_has_an_address(page):
    page.run("albums.querySelector('a').click()")
    page.wait_for("title.textContent === 'Alps' && location.search === '?album=Alps'")
    page.run("up.click()")
    page.wait_for("title.textContent === 'Photos' && location.search === ''")


def test_a_long_press_and_a_drag_choose(page):
    start, end = place(page, 1), place(page, 5)
    still = [start] * 60
    way = [tuple(a + (b - a) * part / 20 for a, b in zip(start, end)) for part in range(21)]
    page.touch(still + way + [end] * 10)
    page.wait_for("document.getElementById('chosen').textContent === '5 chosen'")
    page.key("\ue00c")
    page.wait_for("!document.body.classList.contains('choosing')")
