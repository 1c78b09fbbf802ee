"""Towns by the places of photos: in the titles of days and months, in the search, and in what is known of a photo."""

import pytest
from selenium.webdriver.common.keys import Keys

from conftest import ROOT, Server
from gallery_page import photo, rest, tap
from test_find import count, type_words

# Titles of groups and the handle's bubble are texts of the stage.
TEXTS = "return [...document.querySelectorAll('#stage *')].filter(each => !each.childElementCount && each.checkVisibility()).map(each => each.textContent)"
TOWNS = "return [...towns.querySelectorAll('button')].map(each => each.textContent)"

# How a list tells of them.
LISBON = "{ id: 1, name: 'Lisbon', country: 'PT', de: 'Lissabon', ja: 'リスボン', local: 'Lisboa' }"
KYOTO = "{ id: 2, name: 'Kyoto', country: 'JP', ja: '京都市' }"


@pytest.fixture(scope="module")
def built_in():
    server = Server(ROOT / "Apps/Gallery/Photos")
    yield server
    server.stop()


def test_a_town_is_offered_found_and_named(gallery, built_in):
    page = gallery(built_in)
    page.run("localStorage.removeItem('tsumami.searches')")
    assert "August 2024 · Konstanz" in page.run(TEXTS)
    page.key("/")
    assert page.run(TOWNS)[:2] == ["Konstanz", "Lisbon"]
    page.screenshot("towns-offered")
    page.key(Keys.ARROW_DOWN)
    page.key(Keys.ARROW_DOWN)
    assert page.run("return document.activeElement.textContent") == "Lisbon"
    page.key(Keys.ARROW_UP)
    page.key(Keys.ARROW_UP)
    assert page.run("return document.activeElement.id") == "words"
    page.key(Keys.ARROW_DOWN)
    page.key(Keys.ARROW_DOWN)
    page.key(Keys.ENTER)
    count(page, 9)
    assert page.run("return words.value") == "Lisbon" and page.run("return suggestions.hidden")
    # What was chosen is offered again, above the towns of these photos.
    type_words(page, "")
    page.run("words.value = ''; words.dispatchEvent(new Event('input'))")
    count(page, 67)
    assert page.run("return [...recent.querySelectorAll('button')].map(each => each.textContent)") == ["Lisbon"]
    page.run("words.value = 'lisbon'; words.dispatchEvent(new Event('input'))")
    count(page, 9)
    rest(page, 20)
    page.key(Keys.ESCAPE)
    page.run("localStorage.removeItem('tsumami.searches')")


def test_what_is_known_of_a_photo_begins_its_place_with_the_town(gallery, built_in):
    page = gallery(built_in, "?q=lisbon#gallery")
    tap(page, 1)
    assert photo(page)
    page.key("i")
    page.wait_for("return /^Lisbon, Portugal, 38/.test([...information.querySelectorAll('dd a')].map(each => each.textContent)[0])", 10)


def test_towns_are_found_by_all_their_names_and_by_their_country(blank):
    found = blank.run_async(
        """
        const { Finder } = await import('/search.js')
        const pictures = [{ name: 'a.jpg', town: LISBON }, { name: 'b.jpg', town: KYOTO }, { name: 'c.jpg' }, { name: 'd.jpg', town: { id: 3, name: 'Nowhere', country: '??' } }]
        const finder = new Finder({ pictures, numbers: [0, 1, 2, 3] })
        const words = ['lisbon', 'Lissabon', 'lisboa', 'リスボン', 'portugal', 'japan', '京都', 'kyoto japan', 'lisbon japan', 'nowhere', 'zz']
        return [Object.fromEntries(words.map(each => [each, finder.find(each)])), finder.meant('lisbno'), finder.meant('portugla')]
        """.replace("LISBON", LISBON).replace("KYOTO", KYOTO))
    assert found == [{
        "lisbon": [0], "Lissabon": [0], "lisboa": [0], "リスボン": [0], "portugal": [0], "japan": [1], "京都": [1],
        "kyoto japan": [1], "lisbon japan": [], "nowhere": [3], "zz": []}, "Lisbon", "Portugal"]


def test_a_title_has_the_towns_of_at_least_a_quarter_of_its_photos_two_at_most(blank):
    titles = blank.run_async(
        """
        const { divide } = await import('/order.js')
        const [lisbon, kyoto] = [LISBON, KYOTO], other = { id: 3, name: 'Nara', country: 'JP' }
        const day = (date, ...towns) => towns.map(town => ({ date: `${date}T10:00`, town }))
        const pictures = [
          ...day('2024-03-12', lisbon, kyoto, lisbon, undefined), ...day('2024-03-11', undefined), ...day('2023-03-11', kyoto, lisbon, lisbon, lisbon, lisbon),
          ...day('2022-01-01', kyoto, lisbon, other, other)]
        return divide(pictures, 'date').map(groups => groups.map(({ title }) => title.split(' · ')[1] ?? ''))
        """.replace("LISBON", LISBON).replace("KYOTO", KYOTO))
    assert titles == [["Lisbon, Kyoto", "", "Lisbon", "Nara, Kyoto"], ["Lisbon", "Lisbon", "Nara, Kyoto"], ["", "", ""]]
