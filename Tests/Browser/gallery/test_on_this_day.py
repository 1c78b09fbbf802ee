"""Photos of this day in earlier years: a list of its own, offered where there are any."""

import datetime

import pytest

import photos
from conftest import Server
from test_find import count

TODAY = datetime.date.today()


@pytest.fixture(scope="module")
def years(tmp_path_factory):
    """Three photos of this day in earlier years, one of this year, and six of other days."""
    folder = tmp_path_factory.mktemp("years")
    photos.plain(folder, 10)
    # The 28th has the 29th's in years without one, and is there in every year.
    other = TODAY.replace(day=10 if TODAY.day > 15 else 20)
    days = [TODAY.replace(year=TODAY.year - back, day=min(TODAY.day, 28) if TODAY.month == 2 else TODAY.day) for back in (1, 2, 5, 0)]
    for number, day in enumerate([*days, *[other.replace(year=TODAY.year - back) for back in range(1, 7)]], 1):
        (folder / f"{number:04}.png").rename(folder / f"photo{number}_{day:%Y%m%d}_120000.png")
    with Server(folder) as server:
        yield server


def test_this_day_in_earlier_years_is_a_list_with_an_address(gallery, years):
    page = gallery(years)
    count(page, 10)
    page.run("document.querySelector('.bar [popovertarget=menu]').click()")
    assert page.run("return today.checkVisibility()")
    page.screenshot("on-this-day-menu")
    page.run("today.click()")
    count(page, 3)
    assert page.run("return [title.textContent, location.search]") == ["On this day", "?only=today"]
    page.run("history.back()")
    count(page, 10)


def test_it_is_not_offered_where_there_are_none(gallery, server):
    page = gallery(server)
    page.run("document.querySelector('.bar [popovertarget=menu]').click()")
    assert not page.run("return today.checkVisibility()")
    page = gallery(server, "?only=today#gallery")
    page.wait_for("return /No photos of this day/.test(nothing.textContent)", 10)


def test_the_29th_of_february_is_with_the_28th_in_years_without_one(blank):
    found = blank.run_async(
        """
        const { isOnThisDay } = await import('/on-this-day.js')
        const photos = [{ date: '2020-02-29T10:00' }, { date: '2019-02-28T10:00' }, { date: '2020-03-01T10:00' }, { date: '2018-02-28T10:00', isFileDate: true }, {}]
        return [[2023, 1, 28], [2024, 1, 28], [2024, 1, 29], [2019, 1, 28]].map(day => photos.map(isOnThisDay(new Date(...day))).map(Number).join(''))
        """)
    assert found == ["11000", "01000", "10000", "00000"]
