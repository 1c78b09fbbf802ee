"""Words that mean photos on which they are not written: days, kinds and favourites, in three languages; and where they are offered."""

import datetime
import json
import urllib.request

import pytest
from selenium.webdriver.common.keys import Keys

import photos
from conftest import Server
from test_find import count

PICTURES = """
const pictures = [
  { name: '0.jpg', kind: 'photo', date: '2026-03-01T10:00' }, { name: '1.mov', kind: 'video', date: '2026-02-28T10:00', favourite: true },
  { name: '2.heic', kind: 'live', date: '2026-02-01T10:00' }, { name: '3.dng', kind: 'raw', date: '2025-12-31T10:00' }, { name: 'Yesterday.jpg' }]
const now = new Date(2026, 2, 1, 9)
"""
TODAY = datetime.date.today()
YESTERDAY = TODAY - datetime.timedelta(days=1)
LAST_MONTH = TODAY.replace(day=1) - datetime.timedelta(days=1)


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_words_of_all_languages_are_known_to_each(blank, language):
    found = blank.run_async(PICTURES + """
        history.replaceState(null, '', `?lang=${given[0]}`)
        const { Finder, tests } = await import('/search.js')
        const finder = new Finder({ pictures, numbers: [...pictures.keys()] })
        const on = words => { const all = tests(words, undefined, now); return pictures.flatMap((photo, at) => all.every(test => test(photo.name.toLowerCase() + '\0', photo)) ? [at] : []) }
        const days = ['today', 'heute', '今日', 'yesterday', 'Gestern', '昨日', 'last month', 'letzten Monat', 'Letzter Monat', '先月', 'this month', '今月', 'last year', '去年', 'yesterday, favourites', 'last']
        const kinds = ['favourites', 'favorite', 'fav', 'Favoriten', 'お気に入り', 'videos', '動画', 'ビデオ', 'live', 'Live-Fotos', 'ライブフォト', 'raw', 'Fotos', '写真', 'videos favourites', 'raw video']
        return [days.map(on), kinds.map(words => finder.find(words)), finder.meant('gestern'), finder.meant('yesterdya')]
        """, language)
    assert found == [
        [[0], [0], [0], [1, 4], [1], [1], [1, 2], [1, 2], [1, 2], [1, 2], [0], [0], [3], [3], [1], []],
        [[1], [1], [1], [1], [1], [1], [1], [1], [2], [2], [2], [3], [0, 2, 3], [0, 2, 3], [1], []], "", "Yesterday"]


@pytest.mark.parametrize("language, words", [
    ("en", ["Favourites", "Today", "Yesterday", "Last month", "Videos", "Live Photos", "RAW"]),
    ("de", ["Favoriten", "Heute", "Gestern", "Letzten Monat", "Videos", "Live-Fotos", "RAW"]),
    ("ja", ["お気に入り", "今日", "昨日", "先月", "動画", "ライブフォト", "RAW"])])
def test_what_some_photos_are_is_offered(blank, language, words):
    offered = blank.run_async(PICTURES + """
        history.replaceState(null, '', `?lang=${given[0]}`)
        const { worthOffering } = await import('/meanings.js')
        const isFavourite = photo => photo.favourite === true
        return [worthOffering(pictures, isFavourite, now), worthOffering(pictures.slice(1, 2), isFavourite, now), worthOffering([], isFavourite, now)]
        """, language)
    assert offered == [words, [], []]


@pytest.fixture(scope="module")
def recent(tmp_path_factory):
    """Nine photos: three of yesterday, two of the end of last month, and four of long ago, of which one is a favourite."""
    folder = tmp_path_factory.mktemp("recent")
    photos.plain(folder, 9)
    days = [YESTERDAY] * 3 + [LAST_MONTH] * 2 + [datetime.date(2019, 5, day) for day in range(1, 5)]
    for number, day in enumerate(days, 1):
        (folder / f"{number:04}.png").rename(folder / f"p{number}_{day:%Y%m%d}_120000.png")
    with Server(folder) as server:
        marks = {"/photos/p9_20190504_120000.png": {"favourite": True}}
        request = urllib.request.Request(server.url + "ratings", json.dumps(marks).encode(), {"Content-Type": "application/json"}, method="PATCH")
        urllib.request.urlopen(request)
        yield server


@pytest.mark.parametrize("look, size", [("light", (390, 844)), ("dark", (820, 1180)), ("light", (1440, 900))])
def test_they_are_offered_in_the_search_and_find(gallery, recent, look, size):
    page = gallery(recent, size=size)
    page.prefer(look)
    page.run("localStorage.removeItem('tsumami.searches')")
    page.key("/")
    offered = page.run("return [...document.querySelectorAll('#offered button')].map(each => each.textContent)")
    assert [each for each in offered if each != "Last month"] == ["Favourites", "Yesterday"] and "Last month" in offered
    page.screenshot(f"meanings-{look}-{size[0]}")
    heights = page.run("return [...document.querySelectorAll('#offered button')].map(each => each.offsetHeight)")
    assert all(height >= 44 for height in heights)
    page.run("[...document.querySelectorAll('#offered button')].find(each => each.textContent === 'Yesterday').click()")
    # On the first of a month yesterday is in the last one.
    count(page, 5 if YESTERDAY == LAST_MONTH else 3)
    page.key(Keys.ESCAPE)
    count(page, 9)
    page.key("/")
    for letter in "favourites":
        page.key(letter)
    count(page, 1)
    page.key(Keys.ESCAPE)
    page.run("localStorage.removeItem('tsumami.searches')")
