"""Towns by the places of photos: in the titles of days and months, in the search, and in what is known of a photo."""

from selenium.webdriver.common.keys import Keys

from gallery_page import photo, rest, tap
from test_find import count, type_words

# Titles of groups and the handle's bubble are texts of the stage.
TEXTS = "return [...document.querySelectorAll('#stage *')].filter(each => !each.childElementCount && each.checkVisibility()).map(each => each.textContent)"
TOWNS = "return [...towns.querySelectorAll('button')].map(each => each.textContent)"

# How a list tells of them.
LISBON = "{ id: 1, name: 'Lisbon', country: 'PT', de: 'Lissabon', ja: 'リスボン', local: 'Lisboa' }"
KYOTO = "{ id: 2, name: 'Kyoto', country: 'JP', ja: '京都市' }"


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
    page.wait_for("return /^Lisbon, Portugal, 38/.test([...information.querySelectorAll('dd a[href^=https]')].map(each => each.textContent)[0])", 10)


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


def test_towns_and_kinds_are_found_where_a_word_begins_and_names_anywhere(blank):
    found = blank.run_async(
        """
        const { Finder } = await import('/search.js')
        const town = (id, name, country, more) => ({ id, name, country, ...more })
        const pictures = [
          { name: '0.jpg', town: KYOTO }, { name: '1.jpg', town: town(3, 'Tokyo', 'JP', { ja: '東京都' }) }, { name: '2.jpg', town: town(4, 'Nice', 'FR') },
          { name: '3.jpg', town: town(5, 'Venice', 'IT', { de: 'Venedig' }) }, { name: '4.jpg', town: town(6, 'Bucharest', 'RO') }, { name: '5.jpg', town: town(7, 'Muscat', 'OM') },
          { name: '6.jpg', kind: 'photo', town: town(8, 'Montevideo', 'UY') }, { name: '7.jpg', kind: 'photo', town: town(9, 'Liverpool', 'GB') },
          { name: '8.jpg', kind: 'live' }, { name: '9.mov', kind: 'video' }, { name: 'A_nice_one.jpg' }, { name: '11.jpg', rating: -1, town: town(10, 'Saint-Denis', 'FR') }]
        const finder = new Finder({ pictures, numbers: [...pictures.keys()] })
        const words = ['京都', '東京', 'nice', 'venice', 'oman', 'romania', 'video', 'live', 'liv', 'liverpool', 'photo', 'saint-denis', 'denis', 'rejected denis', 'montevideo', '(nice']
        return Object.fromEntries(words.map(each => [each, finder.find(each)]))
        """.replace("KYOTO", KYOTO))
    assert found == {
        "京都": [0], "東京": [1], "nice": [2, 10], "venice": [3], "oman": [5], "romania": [4], "video": [9], "live": [8], "liv": [7, 8], "liverpool": [7], "photo": [6, 7, 8],
        "saint-denis": [11], "denis": [11], "rejected denis": [11], "montevideo": [6], "(nice": []}


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
