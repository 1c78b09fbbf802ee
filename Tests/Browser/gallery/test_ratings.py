"""Stars: by the digits and in the sheet for one photo, for those that are chosen, found by the search, and kept by the server."""

import json
import subprocess
import urllib.request

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

import photos
from conftest import GALLERY, PAGE, Server
from files import served
from fingers import Hand
from gallery_page import photo, rest, tap
from page import Page
from choosing import press_and_drag, says

# Far longer than anything takes on a busy machine, in seconds.
PATIENCE = 120


@pytest.fixture
def folder(tmp_path):
    return photos.plain(tmp_path / "photos", 30)


@pytest.fixture
def server(folder):
    with Server(folder) as server:
        yield server


def kept(server):
    """What the server has: the ratings of the photos that have one, by their numbers."""
    listed = json.load(urllib.request.urlopen(server.url + "photos.json"))
    return {int(each["name"][:4]): each["rating"] for each in listed if "rating" in each}


def wait_until_kept(server, ratings):
    WebDriverWait(None, PATIENCE).until(lambda _: kept(server) == ratings, f"kept is {kept(server)}")


def give(server, ratings):
    """As another browser does it."""
    request = urllib.request.Request(server.url + "ratings", json.dumps(ratings).encode(), {"Content-Type": "application/json"}, method="PATCH")
    return json.load(urllib.request.urlopen(request))


def said(page, words):
    page.wait_for(f"return document.querySelector('#done span').textContent === {json.dumps(words)}", PATIENCE)


def open_photo(page, number):
    """A finger opens a photo out of its cell, and the page knows which one it is."""
    tap(page, number)
    page.wait_for(f"return document.getElementById('caption').textContent.trim().startsWith('{number} / ') && !document.getElementById('photo-bar').hidden", PATIENCE)


def stars(page):
    """Which of the stars in the sheet are full, and which one is the rating to those who hear it."""
    return page.run("const all = [...document.querySelectorAll('#stars button')]; return [all.filter(each => each.classList.contains('full')).length,"
                    "all.filter(each => each.ariaPressed === 'true').map(each => each.ariaLabel)]")


def touch(page, selector):
    box = page.run("const { left, top, width, height } = document.querySelector(arguments[0]).getBoundingClientRect(); return [left, top, width, height]", selector)
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (box[0] + box[2] / 2, box[1] + box[3] / 2)).perform()
    return box


def test_digits_give_the_photo_stars_and_undo_takes_them_back(server, gallery):
    page = gallery(server)
    open_photo(page, 3)
    page.key("4")
    said(page, "0003.png: 4 stars")
    wait_until_kept(server, {3: 4})
    page.key("1")
    said(page, "0003.png: 1 star")
    wait_until_kept(server, {3: 1})
    page.run("document.querySelector('#done button').click()")
    said(page, "0003.png: 4 stars")
    wait_until_kept(server, {3: 4})
    # A zoomed photo is shown whole first.
    page.key("+")
    rest(page)
    wide = photo(page)[2]
    page.key("0")
    page.wait_for("return document.querySelector('#done span').textContent !== '' && document.getElementById('zoom-level').textContent === '1×'", PATIENCE)
    rest(page)
    assert photo(page)[2] < wide and kept(server) == {3: 4}
    page.key("0")
    said(page, "0003.png: No stars")
    wait_until_kept(server, {})


def test_the_sheet_shows_stars_and_fingers_give_them(server, gallery):
    page = gallery(server)
    give(server, {"/photos/0002.png": 2, "/photos/0003.png": -1})
    open_photo(page, 2)
    page.run("inform.click()")
    # What another browser gives is seen without a reload.
    page.wait_for("return document.querySelectorAll('#stars .full').length === 2", PATIENCE)
    assert stars(page) == [2, ["2 stars"]]
    page.wait_for("return !information.getAnimations().length", PATIENCE)
    page.screenshot("ratings-sheet")
    width, height = touch(page, "#stars [value='5']")[2:]
    assert width >= 44 and height >= 44
    page.wait_for("return document.querySelectorAll('#stars .full').length === 5", PATIENCE)
    wait_until_kept(server, {2: 5, 3: -1})
    # The stars that it has: none any more.
    touch(page, "#stars [value='5']")
    page.wait_for("return document.querySelectorAll('#stars .full').length === 0", PATIENCE)
    wait_until_kept(server, {3: -1})
    assert stars(page) == [0, []]
    assert page.run("return [document.getElementById('stars').role, document.getElementById('stars').ariaLabel]") == ["group", "Rating"]
    page.key(Keys.ARROW_RIGHT)
    page.wait_for("return document.querySelector('#stars span').textContent === 'rejected'", PATIENCE)


def test_stars_for_all_that_are_chosen(server, gallery):
    page = gallery(server)
    page.run("localStorage.clear()")
    press_and_drag(page, 2, 4)
    says(page, "3 chosen")
    page.screenshot("ratings-choose")
    page.key("5")
    said(page, "3 photos: 5 stars")
    wait_until_kept(server, {2: 5, 3: 5, 4: 5})
    # They stay chosen: a slip of the finger is put right by the next key.
    says(page, "3 chosen")
    page.key("3")
    wait_until_kept(server, {2: 3, 3: 3, 4: 3})
    touch(page, "#choice-rate")
    page.wait_for("return document.getElementById('rate').matches(':popover-open')", PATIENCE)
    page.screenshot("ratings-menu")
    heights = page.run("return [...document.querySelectorAll('#rate button')].map(each => [each.ariaLabel || each.textContent, each.offsetHeight])")
    assert [name for name, _ in heights] == ["5 stars", "4 stars", "3 stars", "2 stars", "1 star", "No stars"]
    assert all(height >= 44 for _, height in heights)
    touch(page, "#rate [value='1']")
    wait_until_kept(server, {2: 1, 3: 1, 4: 1})
    # They stay chosen after the menu, too.
    says(page, "3 chosen")
    page.key(Keys.ESCAPE)
    page.wait_for("return !document.body.classList.contains('choosing')", PATIENCE)
    for expected in ({2: 3, 3: 3, 4: 3}, {2: 5, 3: 5, 4: 5}, {}):
        page.run("document.querySelector('#done button').click()")
        wait_until_kept(server, expected)
    # Nothing is chosen: 0 is the grid's own key again.
    page.key("0")
    rest(page)
    assert kept(server) == {}


def test_the_search_finds_at_least_so_many_stars(server, gallery):
    give(server, {f"/photos/{number:04}.png": number % 7 - 1 for number in range(1, 31)})
    page = gallery(server)

    def found(words):
        return page.run_async("""
            const { Finder } = await import('./search.js')
            const list = await (await fetch('photos.json')).json()
            return new Finder({ pictures: list, numbers: list.map((_, index) => index) }).find(given[0]).map(number => Number(list[number].name.slice(0, 4)))
            """, words)

    def rated(test):
        return [number for number in range(1, 31) if test(number % 7 - 1)]

    for words in ("3 stars", "rating:3", "rating: 3", "3+ stars", "★★★", "rating>=3", "3 Sterne", "星3つ"):
        assert found(words) == rated(lambda rating: rating >= 3), words
    assert found("rating=2") == rated(lambda rating: rating == 2)
    assert found("rating<2") == rated(lambda rating: rating < 2)
    assert found("rating:0") == rated(lambda rating: rating == 0)
    assert found("rejected") == rated(lambda rating: rating < 0)
    assert found("3 stars 0002") == [] and found("3 stars 0004") == [4]
    # Digits alone are looked for in names.
    assert found("0003") == [3]
    page.key("/")
    for letter in "4 stars":
        page.key(letter)
    count = len(rated(lambda rating: rating >= 4))
    page.wait_for(f"return range.textContent.startsWith('{count} photos') && location.search === '?q=4+stars'", PATIENCE)


def test_stars_that_are_given_without_the_server_are_sent_when_it_is_back(server, gallery):
    page = gallery(server)
    open_photo(page, 1)
    server.end()
    page.key("3")
    said(page, "0001.png: 3 stars")
    page.key(Keys.ARROW_RIGHT)
    page.wait_for("return document.getElementById('caption').textContent.includes('2 / 30')", PATIENCE)
    page.key("5")
    said(page, "0002.png: 5 stars")
    page.wait_for("return document.getElementById('connection').classList.contains('away')", PATIENCE)
    assert json.loads(page.run("return localStorage['tsumami.ratings']")) == {"/photos/0001.png": {"rating": 3}, "/photos/0002.png": {"rating": 5}}
    server.start()
    wait_until_kept(server, {1: 3, 2: 5})
    page.wait_for("return localStorage['tsumami.ratings'] === '{}'", PATIENCE)
    # The browser says what it could not reach.
    page.errors()


def test_a_page_that_was_left_before_they_were_sent_sends_them_when_it_comes_again(server, gallery):
    page = gallery(server)
    page.run("localStorage['tsumami.ratings'] = JSON.stringify({ '/photos/0004.png': 2, '/photos/gone.png': 2 })")
    page.driver.refresh()
    page.wait_until_ready()
    wait_until_kept(server, {4: 2})
    page.wait_for("return localStorage['tsumami.ratings'] === '{}'", PATIENCE)


def test_what_the_server_refuses_of_one_photo_is_said_and_takes_nothing_else_with_it(server, gallery):
    page = gallery(server)
    waiting = {f"/photos/{number:04}.png": {"rating": 9 if number == 17 else 4} for number in range(1, 31)}
    page.run(f"localStorage['tsumami.ratings'] = {json.dumps(json.dumps(waiting))}")
    page.driver.refresh()
    page.wait_for("return toast.textContent.startsWith('0017.png: this is not kept.') && toast.textContent.includes('a rating is a number')", PATIENCE)
    wait_until_kept(server, {number: 4 for number in range(1, 31) if number != 17})
    page.wait_for("return localStorage['tsumami.ratings'] === '{}'", PATIENCE)
    page.screenshot("ratings-refused")
    assert all("400" in error for error in page.errors()), "the browser says what was refused"


def test_what_another_tab_has_not_sent_yet_is_not_forgotten(server, gallery):
    page = gallery(server)
    open_photo(page, 1)
    server.end()
    # As another tab leaves it there, while this one is open.
    page.run("localStorage['tsumami.ratings'] = JSON.stringify({ '/photos/0009.png': { rating: 4 } })")
    page.key("3")
    said(page, "0001.png: 3 stars")
    assert json.loads(page.run("return localStorage['tsumami.ratings']")) == {"/photos/0009.png": {"rating": 4}, "/photos/0001.png": {"rating": 3}}
    server.start()
    wait_until_kept(server, {1: 3})
    page.wait_for("return !localStorage['tsumami.ratings'].includes('0001')", PATIENCE)
    assert json.loads(page.run("return localStorage['tsumami.ratings']")) == {"/photos/0009.png": {"rating": 4}}
    page.errors()


@pytest.fixture
def closed(folder):
    """A server that takes no ratings."""
    with Server(folder, ratings="nobody") as server:
        yield server


def test_where_ratings_cannot_be_given_they_are_only_shown(closed, gallery):
    page = gallery(closed)
    open_photo(page, 2)
    page.run("inform.click()")
    page.key("4")
    page.wait_for("return information.innerText.includes('0002.png')", PATIENCE)
    page.frames(3)
    assert page.run("return [document.getElementById('stars').hidden, document.getElementById('choice-rate').hidden, done.hidden]") == [True, True, True]
    assert kept(closed) == {}


def test_an_export_shows_and_finds_the_stars_that_the_server_has(driver, folder, tmp_path):
    with Server(folder) as server:
        give(server, {"/photos/0005.png": 4})
        subprocess.run([GALLERY, "export", folder, tmp_path / "site", "--page", PAGE, "--cache", server.cache.name, "--data", f"{server.cache.name}/data"],
                       check=True, capture_output=True)
    with served(tmp_path / "site") as address:
        page = Page(driver, f"{address}view/", size=(390, 844))
        page.open("?q=4+stars")
        page.wait_until_ready()
        page.wait_for("return range.textContent === '1 photo' || range.textContent.startsWith('1 photo,')", PATIENCE)
        tap(page, 1)
        page.wait_for("return !document.getElementById('photo-bar').hidden && document.getElementById('when').textContent !== ''", PATIENCE)
        page.run("inform.click()")
        page.wait_for("return information.innerText.includes('4 of 5')", PATIENCE)
        page.key("2")
        page.frames(3)
        assert page.run("return [document.getElementById('stars').hidden, information.innerText.includes('4 of 5')]") == [True, True]
        page.close()


def badges(page):
    """What the cells say in their corners, by the photos' numbers."""
    return dict(page.run(r"""
        return [...document.querySelectorAll('#stage [role=button]')].filter(each => each.checkVisibility() && /[★✕♥]/.test(each.innerText))
          .map(each => [/(\d+)\.png/.exec(each.ariaLabel)[1], each.innerText.replace('✓', '').trim()])
        """))


def test_cells_say_how_many_stars_a_photo_has(server, gallery):
    give(server, {"/photos/0002.png": 4, "/photos/0005.png": -1})
    page = gallery(server)
    WebDriverWait(None, PATIENCE).until(lambda _: badges(page) == {"0002": "★4", "0005": "✕"})
    # From another browser, while this page is open.
    give(server, {"/photos/0005.png": 1, "/photos/0001.png": 3})
    WebDriverWait(None, PATIENCE).until(lambda _: badges(page) == {"0001": "★3", "0002": "★4", "0005": "★1"})
    press_and_drag(page, 2, 3)
    page.key("5")
    WebDriverWait(None, PATIENCE).until(lambda _: badges(page) == {"0001": "★3", "0002": "★5", "0003": "★5", "0005": "★1"})
    page.screenshot("ratings-grid")
