"""Finding photos: the search field, with its addresses; and folders as albums in a row above the photos."""

import json

import pytest
from selenium.webdriver.common.keys import Keys

import photos
from conftest import Server
from fingers import Hand
from gallery_page import WIDTH, cells, photo, rest, tap

BAR = 56
# The albums on the screen: [name, left, top, width, height].
ALBUMS = """
const albums = () => [...document.querySelectorAll('#stage *')]
  .filter(each => !each.childElementCount && /^\\d+ photos?$/.test(each.textContent) && each.checkVisibility())
  .map(each => { while (each.id !== 'stage' && each.childElementCount < 3) each = each.parentElement
    return each })
  .filter(each => Math.abs(each.getBoundingClientRect().width - 120) < 2)
  .map(each => { const { left, top, width, height } = each.getBoundingClientRect()
    return [[...each.children].map(part => part.textContent).filter(Boolean).join(', '), left, top, width, height] })
  .filter(([, left, top, width, height]) => left < innerWidth && left + width > 0 && top + height > 0)
  .sort((a, b) => a[1] - b[1])
"""


@pytest.fixture(scope="module")
def trips(tmp_path_factory):
    """Sixty photos: 24 of March 2024 in Alps, 12 of May 2023 in Alps/Zermatt, 18 in Lisbon, 6 in none."""
    folder = tmp_path_factory.mktemp("trips")
    photos.plain(folder, 60)
    for place in ("Alps/Zermatt", "Lisbon"):
        (folder / place).mkdir(parents=True)
    for number in range(1, 61):
        if number <= 24:
            path = f"Alps/peak{number:02}_202403{number:02}_120000.png"
        elif number <= 36:
            path = f"Alps/Zermatt/hut{number}_202305{number - 20:02}_120000.png"
        elif number <= 54:
            path = f"Lisbon/tram{number}_202209{number - 36:02}_120000.png"
        else:
            path = f"other{number}_202101{number - 50:02}_120000.png"
        (folder / f"{number:04}.png").rename(folder / path)
    with Server(folder) as server:
        yield server


def click(page, selector):
    page.run("document.querySelector(arguments[0]).click()", selector)


def title(page):
    return page.run("return [title.textContent, range.textContent.split(',')[0]]")


def count(page, number):
    """Waits until so many photos are shown."""
    words = f"{number} (photo|video)" if number else "No photos"
    page.wait_for(f"return /^{words}/.test(range.textContent)", 10)
    rest(page, 20)


def address(page):
    return page.run("return location.search + location.hash")


def type_words(page, words):
    for letter in words:
        page.key(letter)


def albums(page):
    return page.run(ALBUMS + "return albums()")


def tap_album(page, name):
    _, left, top, width, height = next(each for each in albums(page) if each[0].startswith(name))
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (left + width / 2, top + height / 2)).perform()


def test_results_come_as_one_types_and_escape_leaves_them(gallery, trips):
    page = gallery(trips)
    click(page, "#find")
    assert page.run("return document.activeElement.id") == "words"
    type_words(page, "ma")
    # The names of months: March and May, and nothing else has these letters.
    count(page, 36)
    type_words(page, "rch")
    count(page, 24)
    page.wait_for("return location.search === '?q=march'", 10)
    assert cells(page)[-1][0] <= 24 and page.run("return found.textContent") == "24 photos"
    page.screenshot("find-march")
    type_words(page, " 2023")
    count(page, 0)
    assert page.run("return nothing.checkVisibility() && nothing.textContent") == "No photos with these words."
    page.key(Keys.ESCAPE)
    count(page, 60)
    assert page.run("return [search.hidden, location.search]") == [True, ""]
    # From among what it has found, too: the photo first, then the search.
    page.key("/")
    type_words(page, "march")
    count(page, 24)
    page.wait_for("return location.search === '?q=march'", 10)
    page.key(Keys.ENTER)
    page.key(Keys.ARROW_DOWN)
    page.key(Keys.ENTER)
    rest(page, 20)
    assert photo(page) is not None
    page.key(Keys.ESCAPE)
    rest(page, 20)
    assert photo(page) is None and page.run("return location.search") == "?q=march"
    page.key(Keys.ESCAPE)
    count(page, 60)
    assert page.run("return [search.hidden, location.search]") == [True, ""]


def test_a_search_has_an_address_and_a_photo_of_it_goes_back_within_it(gallery, trips):
    page = gallery(trips, "?q=zermatt%202023-05#gallery")
    count(page, 12)
    assert page.run("return words.value") == "zermatt 2023-05"
    tap(page, 3)
    assert photo(page)[4].startswith("hut")
    assert "?q=zermatt" in address(page) and "#gallery/Alps/Zermatt/" in address(page)
    assert page.run("return caption.innerText.trim()") == "3 / 12"
    page.run("history.back()")
    page.wait_for("return location.hash === '#gallery'", 10)
    rest(page, 20)
    assert photo(page) is None and len(cells(page)) == 12
    # A link to a photo of a search shows it, and the search behind it.
    page.open("?q=lisbon#gallery/Lisbon/tram40_20220904_120000.png")
    page.wait_until_ready()
    page.wait_for("return location.hash.startsWith('#gallery/Lisbon')", 10)
    rest(page, 20)
    assert photo(page)[4].startswith("tram40") and page.run("return caption.innerText.trim()") == "15 / 18"
    page.key(Keys.ESCAPE)
    count(page, 18)


def test_recent_searches_are_offered(gallery, trips):
    page = gallery(trips)
    page.run("localStorage.removeItem('tsumami.searches')")
    page.key("/")
    type_words(page, "lisbon")
    count(page, 18)
    page.key(Keys.ENTER)
    page.run("history.back()")
    count(page, 60)
    page.key("/")
    assert page.run("return [...recent.querySelectorAll('button')].map(each => each.textContent)") == ["lisbon"]
    page.screenshot("find-recent")
    page.key(Keys.ARROW_DOWN)
    page.key(Keys.ENTER)
    count(page, 18)
    page.run("localStorage.removeItem('tsumami.searches')")


def test_words_are_found_in_names_folders_dates_cameras_and_kinds(blank):
    found = blank.run_async(
        """
        const { Finder } = await import('/search.js')
        const pictures = [
          { name: 'IMG_12024.jpg', folder: 'Zürich', alt: 'Lake', kind: 'photo', date: '2023-05-02T10:00:00', camera: 'Canon EOS R5' },
          { name: 'b.mov', folder: '2024/March', alt: '', kind: 'video', date: '2024-03-12T10:00:00+02:00' },
          { name: 'c.heic', alt: 'A boat', kind: 'live', date: '2021-12-31T23:59:59', keywords: ['Oma', 'Große Straße'] },
        ], finder = new Finder({ pictures, numbers: [0, 1, 2] })
        const words = ['zuerich', 'grosse strasse zu', 'oma', 'grosse strasse', 'GROẞE', 'Zürich, 2023', '"canon"', '12. March 2024', 'March 12, 2024', '3/12/2024', '12/3/2024', '2024年3月12日', '2024年3月', '13/3/2024', 'zurich', 'canon r5', 'video', 'boat', '2024', '2023-05', '5/2023', '12.3.2024', 'march 2024', 'december', 'live photo', 'nothing', '']
        return Object.fromEntries(words.map(each => [each, finder.find(each)]))
        """)
    assert found == {
        "zuerich": [0], "grosse strasse zu": [], "oma": [2], "grosse strasse": [2], "GROẞE": [2], "Zürich, 2023": [0], '"canon"': [0], "12. March 2024": [1], "March 12, 2024": [1],
        "3/12/2024": [1], "12/3/2024": [1], "2024年3月12日": [1], "2024年3月": [1], "13/3/2024": [],
        "zurich": [0], "canon r5": [0], "video": [1], "boat": [2], "2024": [1], "2023-05": [0], "5/2023": [0], "12.3.2024": [1],
        "march 2024": [1], "december": [2], "live photo": [2], "nothing": [], "": [0, 1, 2]}


def test_words_with_typing_errors_lead_to_those_that_were_meant(blank):
    meant = blank.run_async("""
        const { Finder } = await import('/search.js')
        const photos = [
          { name: 'IMG_1.jpg', folder: 'Zürich', alt: 'A steamer on the lake', kind: 'photo', date: '2023-05-04T10:00:00', camera: 'Canon EOS R5' },
          { name: 'Oma.mp4', folder: 'Straße nach Bern', kind: 'video', date: '2024-12-30T10:00:00' },
          { name: 'Opa.jpg', folder: 'Straße nach Bern', keywords: ['Steamship', 'Lime'], kind: 'photo', date: '2024-12-31T10:00:00' }]
        const finder = new Finder({ pictures: photos, numbers: [0, 1, 2] })
        const typed = ['Zurch', 'züirch', 'zuericj', 'canno r5', 'steemer', 'steamshop', 'stramshop', 'zzrzch', 'vidoe', 'Decmber 2024', 'strase', 'oma', 'omx', 'zurch 2019', '2032', '3 stars', 'live', 'lime', '']
        return Object.fromEntries(typed.map(words => [words, finder.meant(words)]).concat([['in Bern: zurch', finder.meant('zurch', [1, 2])]]))
        """)
    assert meant == {
        "Zurch": "Zürich", "züirch": "Zürich", "zuericj": "zuerich", "canno r5": "Canon r5", "steemer": "steamer", "steamshop": "Steamship", "stramshop": "Steamship", "zzrzch": "",
        "vidoe": "video", "Decmber 2024": "december 2024", "strase": "Straße", "oma": "", "omx": "", "zurch 2019": "", "2032": "", "3 stars": "", "live": "", "lime": "", "": "", "in Bern: zurch": ""}


def test_a_search_with_a_typing_error_says_what_was_meant(gallery, trips):
    page = gallery(trips, "?album=Lisbon")
    count(page, 18)
    click(page, "#find")
    page.driver.switch_to.active_element.send_keys("zermat")
    count(page, 0)
    # What the album has not is found among all photos.
    page.wait_for("return document.querySelector('#way-on').textContent === 'Search all photos'", 10)
    page.driver.switch_to.active_element.send_keys(Keys.BACKSPACE * 2 + "tamt")
    page.wait_for("return document.querySelector('#way-on').textContent === 'Search for “Zermatt”'", 10)
    page.screenshot("typing-error")
    click(page, "#way-on")
    count(page, 12)
    assert page.run("return words.value") == "Zermatt"
    page.run("history.back()")
    count(page, 0)


def test_a_hundred_thousand_photos_are_looked_through_once_for_each_letter(blank):
    """How long that takes is told, and does not decide: machines differ."""
    found, asked, times = blank.run_async(
        """
        const { Finder } = await import('/search.js')
        let asked = 0
        const photos = Array.from({ length: 100000 }, (_, n) => ({
          get name() { asked += 1; return `IMG_${String(n).padStart(6, '0')}.jpg` }, folder: `Trips/${n % 400}`, alt: `IMG ${n}`, kind: 'photo',
          date: `20${String(n % 24).padStart(2, '0')}-${String(n % 12 + 1).padStart(2, '0')}-10T10:00:00`, camera: 'Apple iPhone 12',
        }))
        const finder = new Finder({ pictures: photos, numbers: photos.map((_, number) => number) }), times = []
        let found
        for (const words of ['m', 'ma', 'mar', 'march', 'march 2002', '2002-03', 'iphone', 'img_0999']) {
          const start = performance.now()
          found = finder.find(words).length
          times.push([words, found, Math.round(performance.now() - start)])
        }
        return [found, asked, times]
        """)
    print(json.dumps(times))
    assert found == 100 and asked == 100_000
    assert dict((words, number) for words, number, _ in times)["march 2002"] == 4167


def test_folders_are_albums_with_addresses_and_a_way_back_up(gallery, trips):
    page = gallery(trips)
    assert [each[0] for each in albums(page)] == ["Alps, 36 photos", "Lisbon, 18 photos"]
    # They lie between the bar and the photos, over none of these.
    top, height = albums(page)[0][2], albums(page)[0][4]
    assert top >= BAR and cells(page)[0][2] >= top + height
    page.screenshot("albums")
    tap_album(page, "Alps")
    count(page, 36)
    assert title(page) == ["Alps", "36 photos"] and address(page) == "?album=Alps#gallery"
    assert [each[0] for each in albums(page)] == ["Zermatt, 12 photos"]
    page.screenshot("albums-within")
    tap_album(page, "Zermatt")
    count(page, 12)
    assert address(page) == "?album=Alps%2FZermatt#gallery" and albums(page) == []
    tap(page, 2)
    assert page.run("return caption.innerText.trim()") == "2 / 12"
    page.key(Keys.ESCAPE)
    rest(page, 20)
    click(page, "#up")
    count(page, 36)
    page.run("history.back()")
    count(page, 60)
    assert address(page) in ("", "#gallery") and page.run("return up.hidden")
    page.run("history.forward()")
    count(page, 36)
    # As a link, which is seen when keys come to it.
    page.run("albums.querySelector('a').focus()")
    page.screenshot("albums-links")
    page.key(Keys.ENTER)
    count(page, 12)


def test_who_opens_an_album_by_keys_is_at_its_first_photo_and_escape_leads_back_to_its_link(gallery, trips):
    page = gallery(trips)
    at = "return document.activeElement.textContent || document.activeElement.ariaLabel"
    page.run("albums.querySelectorAll('a')[1].focus()")
    page.key(Keys.ENTER)
    count(page, 18)
    page.wait_for("return document.activeElement.ariaLabel?.includes('photo 1 of 18')", 10)
    page.key(Keys.ARROW_RIGHT)
    page.wait_for("return document.activeElement.ariaLabel?.includes('photo 2 of 18')", 10)
    page.key(Keys.ENTER)
    page.wait_for("return document.body.style.getPropertyValue('--covered') === '1'", 10)
    page.key(Keys.ESCAPE)
    rest(page, 20)
    assert address(page) == "?album=Lisbon#gallery", "the photo is closed first"
    page.key(Keys.ESCAPE)
    count(page, 60)
    page.wait_for("return document.activeElement.textContent === 'Lisbon, 18 photos'", 10)
    assert address(page) in ("", "#gallery") and page.run(at) == "Lisbon, 18 photos"
    page.screenshot("albums-back")
    # One within another, and back one by one.
    page.run("albums.querySelector('a').focus()")
    page.key(Keys.ENTER)
    count(page, 36)
    page.wait_for("return document.activeElement.ariaLabel?.includes('photo 1 of 36')", 10)
    page.run("albums.querySelector('a').focus()")
    page.key(Keys.ENTER)
    count(page, 12)
    for number, link in ((36, "Zermatt, 12 photos"), (60, "Alps, 36 photos")):
        page.key(Keys.ESCAPE)
        count(page, number)
        page.wait_for(f"return document.activeElement.textContent === '{link}'", 10)
    # Nothing lies above all photos.
    page.key(Keys.ESCAPE)
    rest(page, 20)
    assert title(page)[0] == "Photos"


def test_a_finger_that_opens_an_album_leads_no_keys_anywhere(gallery, trips):
    page = gallery(trips)
    tap_album(page, "Lisbon")
    count(page, 18)
    assert page.run("return document.activeElement === document.body")
    page.key(Keys.ESCAPE)
    count(page, 60)


def test_a_list_is_found_where_it_was_scrolled_to(gallery, trips):
    page = gallery(trips)
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (100, 700)}).glide({finger: (100, 400)}, 0.3).wait(0.2).up(finger).perform()
    rest(page, 20)
    before = cells(page)
    page.key("/")
    type_words(page, "lisbon")
    count(page, 18)
    page.key(Keys.ESCAPE)
    count(page, 60)
    assert cells(page) == before


def test_the_row_of_albums_is_dragged_sideways_and_the_photos_up(gallery, tmp_path):
    for number in range(1, 13):
        (tmp_path / f"Folder {number}").mkdir()
        photos.plain(tmp_path / f"Folder {number}", 4)
    server = Server(tmp_path)
    try:
        page = gallery(server)
        first = albums(page)[0]
        assert first[0] == "Folder 1, 4 photos"
        hand = Hand(page.driver)
        finger = hand.finger()
        hand.down({finger: (300, first[2] + 50)}).glide({finger: (100, first[2] + 55)}, 0.3).wait(0.2).up(finger).perform()
        rest(page, 20)
        page.frames(3)
        assert albums(page)[0][1] < first[1] - 100 or albums(page)[0][0] != first[0]
        assert albums(page)[0][2] == pytest.approx(first[2], abs=1)
        top = cells(page)[0][2]
        finger = hand.finger()
        hand = Hand(page.driver)
        finger = hand.finger()
        hand.down({finger: (200, first[2] + 60)}).glide({finger: (205, first[2] - 10)}, 0.3).wait(0.2).up(finger).perform()
        rest(page, 20)
        assert cells(page)[0][2] < top - 20 and WIDTH == 390
    finally:
        server.stop()


def test_photos_in_their_own_shapes_fill_rows_pinch_and_go_back_to_squares(gallery, server):
    page = gallery(server)
    page.run("localStorage.removeItem('tsumami.shapes')")
    before = cells(page)
    click(page, "#shapes")
    rest(page, 20)
    page.frames(5)
    after = cells(page)
    assert after != before and page.run("return shapes.ariaPressed") == "true"
    # Rows fill the window, or are as high as they may be, and every photo has its own shape.
    sizes = page.run_async("return (await (await fetch('photos.json')).json()).map(({ width, height, alt }) => [alt, width / height])")
    assert any(abs(cell[3] / cell[4] - 1) > 0.2 for cell in after) and sizes
    page.screenshot("shapes")
    hand = Hand(page.driver)
    # Two columns divide these five photos into the same rows as three do.
    hand.up(*hand.pinch(place_of(after[0]), 40, 236, seconds=0.4)).perform()
    rest(page, 20)
    assert page.state()["columns"] == 1 and cells(page)[0][3] > 1.5 * after[0][3]
    page.driver.refresh()
    page.wait_until_ready()
    rest(page, 20)
    assert page.run("return shapes.ariaPressed") == "true"
    click(page, "#shapes")
    rest(page, 20)
    assert all(abs(cell[3] - cell[4]) < 1 for cell in cells(page))


def place_of(cell):
    return cell[1] + cell[3] / 2, cell[2] + cell[4] / 2


def test_twenty_columns_are_a_mosaic_of_what_is_visible(gallery, many):
    page = gallery(many)
    for _ in range(6):
        page.key("-")
        rest(page, 20)
    assert page.state()["columns"] == 20
    seen = cells(page)
    assert 700 < len(seen) < 1200 and abs(seen[0][3] - 18.55) < 0.1
    # What is off the screen has no cell, and no cell has more than it needs.
    made = page.run("return document.querySelectorAll('#stage [role=button]').length")
    elements = page.run("return document.querySelectorAll('#stage *').length")
    assert made < 2500 and elements / made < 6, (made, elements)
    page.screenshot("mosaic")
    page.key("0")
    rest(page, 20)
    assert page.state()["columns"] == 3


def test_cameras_are_found(gallery, built_in):
    count(gallery(built_in, "?q=camera%20x%20iceland#gallery"), 6)


def test_videos_are_found_two_of_them_among_the_built_in_photos(gallery, built_in):
    count(gallery(built_in, "?q=video#gallery"), 2)


def test_the_line_of_how_many_and_when_says_what_there_is_room_for(blank):
    forms = blank.run_async("""
        const { ranges } = await import('/words.js')
        return ranges([{ date: '2022-03-05T10:00' }, { date: '2024-11-05T10:00' }])
        """)
    assert forms == ["2 photos, March 2022 – November 2024", "2 photos, Mar 2022 – Nov 2024", "2 photos, 2022 – 2024", "2 photos"]
    said = blank.run_async("""
        const { FittedLine } = await import('/fitted-line.js')
        document.body.innerHTML = '<p></p>'
        const element = document.querySelector('p')
        Object.assign(element.style, { overflow: 'hidden', whiteSpace: 'nowrap', font: '13px monospace' })
        const line = new FittedLine(element), said = []
        line.says(given[0])
        for (const width of [400, 240, 180, 90, 400]) {
          element.style.width = `${width}px`
          const fits = () => element.scrollWidth <= element.clientWidth
          const longest = given[0].find(form => { const probe = element.cloneNode(); probe.style.cssText = element.style.cssText; probe.textContent = form; element.after(probe)
            const isFitting = probe.scrollWidth <= probe.clientWidth; probe.remove(); return isFitting })
          while (element.textContent !== longest) await new Promise(requestAnimationFrame)
          said.push([given[0].indexOf(element.textContent), fits(), element.title === given[0][0]])
        }
        return said
        """, forms)
    assert said == [[form, True, True] for form in (0, 1, 2, 3, 0)]


def test_titles_and_keywords_of_a_hierarchy_are_found(gallery, tmp_path):
    folder = photos.plain(tmp_path / "photos", 3)
    (folder / "0002.png.xmp").write_text("""
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
          xmlns:lr="http://ns.adobe.com/lightroom/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
          <dc:title><rdf:Alt><rdf:li xml:lang="x-default">The red evening</rdf:li></rdf:Alt></dc:title>
          <dc:description><rdf:Alt><rdf:li xml:lang="x-default">Seen from the boat</rdf:li></rdf:Alt></dc:description>
          <lr:hierarchicalSubject><rdf:Bag><rdf:li>Places|Croatia|Hvar</rdf:li></rdf:Bag></lr:hierarchicalSubject></rdf:Description></rdf:RDF></x:xmpmeta>""")
    with Server(folder) as server:
        page = gallery(server)
        page.key("/")
        for words in ("croatia", "red evening boat"):
            type_words(page, words)
            count(page, 1)
            page.run("words.value = ''; words.dispatchEvent(new Event('input'))")
            count(page, 3)


def test_the_row_of_albums_is_where_it_was_dragged_to_when_one_comes_back(gallery, tmp_path):
    photos.plain(tmp_path, 12)
    for number in range(1, 13):
        (tmp_path / f"Album {number:02}").mkdir()
        (tmp_path / f"{number:04}.png").rename(tmp_path / f"Album {number:02}/{number:04}.png")
    with Server(tmp_path) as server:
        page = gallery(server)
        first = albums(page)[0]
        hand = Hand(page.driver)
        finger = hand.finger()
        y = first[2] + first[4] / 2
        hand.down({finger: (340, y)}).glide({finger: (40, y)}, 0.3).wait(0.1).up(finger).perform()
        rest(page, 20)
        dragged = albums(page)
        assert dragged[0][0] != first[0]
        tap_album(page, dragged[1][0])
        page.wait_for("return title.textContent.startsWith('Album')", 20)
        rest(page, 20)
        page.driver.back()
        page.wait_for("return title.textContent === 'Photos'", 20)
        rest(page, 20)
        assert albums(page) == dragged


def test_the_folder_of_a_photo_leads_to_its_album_and_back_to_the_photo(gallery, trips):
    page = gallery(trips, "?q=tram")
    tap(page, 3)
    click(page, "#inform")
    link = "document.querySelector('#information dd a[href^=\"?album=\"]')"
    page.wait_for(f"return {link}?.textContent.includes('Lisbon')", 10)
    shown = page.run("return document.title")
    page.run(f"{link}.click()")
    page.wait_for("return title.textContent === 'Lisbon'", 10)
    rest(page, 20)
    assert address(page) == "?album=Lisbon#gallery" and photo(page) is None
    assert page.run("return [information.hidden, bar.hidden, document.title]") == [True, False, "Lisbon"]
    page.driver.back()
    page.wait_for("return document.title === arguments[0]".replace("arguments[0]", repr(shown)), 10)
    rest(page, 20)
    assert photo(page) is not None and address(page).startswith("?q=tram#gallery/Lisbon/")
    # In its own album it leads nowhere.
    page.open("?album=Lisbon")
    page.wait_until_ready()
    rest(page, 20)
    tap(page, 1)
    click(page, "#inform")
    page.wait_for("return information.innerText.includes('Lisbon')", 10)
    assert page.run(f"return {link}") is None
