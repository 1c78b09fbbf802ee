"""Favourites: kept by the server, so that another browser has them, too; sent later where the server is away; and a browser's own where photos cannot be rated."""

import json
import urllib.request

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

import photos
from conftest import Server, start_driver
from gallery_page import loaded, rest, tap
from page import Page

# Far longer than anything takes on a busy machine, in seconds.
PATIENCE = 120


@pytest.fixture
def server(tmp_path):
    with Server(photos.plain(tmp_path / "photos", 30)) as server:
        yield server


def kept(server):
    """The names of the photos that are favourites to the server."""
    return [each["name"] for each in json.load(urllib.request.urlopen(server.url + "photos.json")) if each.get("favourite")]


def wait_for_favourites(server, count):
    WebDriverWait(None, PATIENCE).until(lambda _: len(kept(server)) == count, f"the server has {kept(server)}")


def hearts(page):
    """The numbers of the photos whose cells have a heart."""
    return page.run("return [...document.querySelectorAll('#stage [role=button]')].filter(each => each.checkVisibility() && each.innerText.includes('♥'))"
                    r".map(each => Number(/(\d+)\.png/.exec(each.ariaLabel)[1])).sort((a, b) => a - b)")


def wait_for_hearts(page, numbers):
    WebDriverWait(None, PATIENCE).until(lambda _: hearts(page) == numbers, f"hearts on {numbers}")


def favour(page, number):
    """Opens a photo, touches the heart, and goes back to the grid."""
    tap(page, number)
    page.wait_for(f"return document.getElementById('caption').textContent.trim().startsWith('{number} / ') && !document.getElementById('photo-bar').hidden", PATIENCE)
    page.run("document.getElementById('favourite').click()")
    page.key(Keys.ESCAPE)
    rest(page)


@pytest.fixture
def other():
    """Another browser, which has never seen a gallery."""
    driver = start_driver()
    yield driver
    driver.quit()


def test_a_favourite_of_one_browser_is_one_in_another(server, gallery, other):
    page = gallery(server)
    favour(page, 2)
    favour(page, 5)
    wait_for_hearts(page, [2, 5])
    wait_for_favourites(server, 2)
    second = Page(other, server.url, size=(390, 844), scale=2)
    second.open("")
    second.wait_until_ready()
    loaded(second)
    wait_for_hearts(second, [2, 5])
    second.run("document.querySelector('[data-only=favourites]').click()")
    second.wait_for("return range.textContent.startsWith('2 photos')", PATIENCE)
    second.screenshot("favourites-elsewhere")
    second.driver.execute_script("history.back()")
    second.wait_for("return range.textContent.startsWith('30 photos')", PATIENCE)
    rest(second)
    # None any more, and the page that is open hears of it.
    favour(second, 2)
    wait_for_hearts(page, [5])
    assert kept(server) == ["0005.png"]
    assert page.run("return localStorage['tsumami.favourites'] ?? null") is None
    second.close()


def test_what_a_browser_kept_before_becomes_the_servers_once(server, gallery):
    page = gallery(server)
    # The last one is of an export at the same address, and is none of the server's.
    page.run("localStorage['tsumami.favourites'] = JSON.stringify(['/photos/0003.png', '/photos/gone.png', 'view/photos/0004.png'])")
    page.driver.refresh()
    page.wait_until_ready()
    wait_for_hearts(page, [3])
    wait_for_favourites(server, 1)
    page.wait_for("return localStorage['tsumami.ratings'] === '{}'", PATIENCE)
    assert json.loads(page.run("return localStorage['tsumami.favourites']")) == ["view/photos/0004.png"]
    # Another browser says otherwise, and that stays.
    request = urllib.request.Request(server.url + "ratings", b'{"/photos/0003.png": {"favourite": false}}', {"Content-Type": "application/json"}, method="PATCH")
    urllib.request.urlopen(request)
    wait_for_hearts(page, [])
    page.driver.refresh()
    page.wait_until_ready()
    wait_for_hearts(page, [])
    assert kept(server) == []


def test_favourites_and_stars_that_are_given_without_the_server_are_sent_together(server, gallery):
    page = gallery(server)
    server.end()
    tap(page, 4)
    page.wait_for("return document.getElementById('caption').textContent.trim().startsWith('4 / ') && !document.getElementById('photo-bar').hidden", PATIENCE)
    page.run("document.getElementById('favourite').click()")
    page.key("3")
    page.wait_for("return document.getElementById('connection').classList.contains('away')", PATIENCE)
    assert json.loads(page.run("return localStorage['tsumami.ratings']")) == {"/photos/0004.png": {"favourite": True, "rating": 3}}
    assert page.run("return document.getElementById('favourite').ariaPressed") == "true"
    server.start()
    wait_for_favourites(server, 1)
    page.wait_for("return localStorage['tsumami.ratings'] === '{}'", PATIENCE)
    [photo] = [each for each in json.load(urllib.request.urlopen(server.url + "photos.json")) if each.get("favourite")]
    assert photo["name"] == "0004.png" and photo["rating"] == 3
    # The browser says what it could not reach.
    page.errors()


def test_where_photos_cannot_be_rated_the_browser_keeps_its_own(tmp_path, gallery):
    with Server(photos.plain(tmp_path / "photos", 12), ratings="nobody") as closed:
        page = gallery(closed)
        favour(page, 3)
        wait_for_hearts(page, [3])
        page.driver.refresh()
        page.wait_until_ready()
        wait_for_hearts(page, [3])
        assert kept(closed) == []
        favour(page, 3)
        wait_for_hearts(page, [])
        assert page.run("return localStorage['tsumami.favourites']") == "[]"


def test_who_chooses_thousands_of_photos_is_not_asked_for_all_of_them_each_time(blank):
    """Whether all that are chosen are favourites: where there are fewer favourites than that, without asking which are chosen."""
    assert blank.run_async("""
        const { Favourites } = await import('/favourites.js')
        document.body.innerHTML = '<button id="favourite"></button>'
        const pictures = Array.from({ length: 9 }, (_, number) => ({ number, url: `/photos/${number}.jpg`, favourite: number < 2 }))
        const list = { pictures, numbers: pictures.map(({ number }) => number) }
        const marks = { isOn: true, of: (photo, field) => photo[field], give: pairs => pairs.forEach(([photo, mark]) => Object.assign(photo, mark)), takeOver: () => false }
        const favourites = new Favourites(list, marks, { scene: () => ({ favourite() {} }), say() {} })
        favourites.listed()
        let asked = 0
        const all = (...numbers) => favourites.areAll(numbers.length, () => (asked += 1, numbers))
        const found = [all(0, 1, 2), asked, all(0, 1), all(0, 2), all(1), asked]
        favourites.set([2], true)
        found.push(all(0, 1, 2))
        favourites.set([0, 1], false)
        return [...found, all(2), all(0), all(1, 2), asked]
    """) == [False, 0, True, False, True, 3, True, True, False, False, 6]


def test_a_favourite_that_is_given_to_an_open_photo_is_taken_back_by_itself(server, gallery):
    page = gallery(server)
    tap(page, 2)
    said = "return done.hidden ? '' : done.querySelector('span').textContent"
    page.run("document.querySelector('#favourite').click()")
    assert page.run(said) == "1 photo added to favourites"
    wait_for_favourites(server, 1)
    page.run("dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }))")
    assert page.run(said) == "1 photo removed from favourites"
    assert page.run("return document.getElementById('favourite').ariaPressed") == "false"
    wait_for_favourites(server, 0)
