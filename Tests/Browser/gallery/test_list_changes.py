"""What changes in the folder while the page is open."""

import json
import shutil
import subprocess
import urllib.request

import pytest
from selenium.webdriver.common.keys import Keys

import photos
from changing_folder import PATIENCE, asked, folder, labels, small, wait_for_label  # noqa: F401 (fixtures)
from conftest import GALLERY, PAGE, Server
from gallery_page import cells, loaded, photo, rest, tap
from page import Page


def test_photos_that_come_and_go_are_seen_without_loading_the_page_again(small, gallery, folder, tmp_path):
    page = gallery(small)
    page.run("window.sameLife = true")
    assert len(labels(page)) == 12
    photos.plain(tmp_path, 30)
    shutil.copy(tmp_path / "0030.png", folder / "0000.png")
    wait_for_label(page, "0000.png, photo 1 of 13")
    loaded(page)
    rest(page, PATIENCE)
    assert [label.split(",")[0] for label in labels(page)] == [f"{number:04}.png" for number in range(13)]
    (folder / "0003.png").unlink()
    wait_for_label(page, "0004.png, photo 4 of 12")
    # One that is changed is shown anew, and one that is renamed goes to its new place.
    before = page.run("return document.querySelector('#stage [role=button] img').getAttribute('src')")
    shutil.copy(tmp_path / "0029.png", folder / "0000.png")
    page.wait_for(f"return document.querySelector('#stage [role=button] img')?.getAttribute('src') !== '{before}'", PATIENCE)
    (folder / "0012.png").rename(folder / "0003.png")
    wait_for_label(page, "0003.png, photo 4 of 12")
    loaded(page)
    rest(page, PATIENCE)
    server = [entry["name"] for entry in json.load(urllib.request.urlopen(small.url + "photos.json"))]
    assert [label.split(",")[0] for label in labels(page)] == server, "the page has the server's order"
    assert len([words for words in asked(page) if "since" not in words]) <= 2, "the list was asked for once"
    assert page.run("return window.sameLife")


def test_an_open_photo_stays_when_others_come_before_it(small, gallery, folder, tmp_path):
    page = gallery(small)
    tap(page, 5)
    shown = photo(page)
    photos.plain(tmp_path, 40)
    for number in (31, 32, 33):
        shutil.copy(tmp_path / f"00{number}.png", folder / f"0000-{number}.png")
    page.wait_for("return caption.innerText.trim() === '8 / 15'", PATIENCE)
    rest(page, PATIENCE)
    assert photo(page)[:4] == shown[:4] and photo(page)[5] == shown[5]
    assert page.run("return [document.title, location.hash]") == ["0005.png", "#gallery/0005.png"]
    page.key(Keys.ARROW_RIGHT)
    page.wait_for("return document.title === '0006.png'", PATIENCE)
    rest(page, PATIENCE)
    (folder / "0006.png").unlink()
    page.wait_for("return document.title === '0007.png'", PATIENCE)
    page.wait_for("return location.hash === '#gallery/0007.png'", PATIENCE)
    assert page.run("return toast.textContent") == "0006.png is no longer here."


def test_an_open_photo_whose_file_is_changed_is_shown_as_it_is_now(small, gallery, folder, tmp_path):
    page = gallery(small)
    tap(page, 5)
    photos.plain(tmp_path, 40, width=300, height=400)
    before = photo(page)
    shutil.copy(tmp_path / "0040.png", folder / "0005.png")
    page.wait_for(f"return [...document.querySelectorAll('#stage img')].some(i => i.alt.startsWith('0005') && i.getAttribute('src') !== '{before[5]}'"
                  " && i.getBoundingClientRect().width > 200)", PATIENCE)
    rest(page, PATIENCE)
    after = photo(page)
    assert after[2] / after[3] == pytest.approx(3 / 4) and before[2] / before[3] == pytest.approx(4 / 3)
    assert page.run("return [location.hash, toast.textContent]") == ["#gallery/0005.png", ""]


def test_words_and_a_place_that_are_written_beside_a_photo_are_found_by_an_open_page(small, gallery, folder):
    page = gallery(small, "?q=regatta")
    for words, written in (("regatta", "<dc:subject><rdf:Bag><rdf:li>Regatta</rdf:li></rdf:Bag></dc:subject>"),
                           ("portugal", "<exif:GPSLatitude>38,43.0N</exif:GPSLatitude><exif:GPSLongitude>9,8.0W</exif:GPSLongitude>")):
        page.run("words.value = arguments[0]; words.dispatchEvent(new Event('input'))", words)
        page.wait_for("return range.textContent.startsWith('No photos')", PATIENCE)
        (folder / "0005.png.xmp").write_text(f"""
            <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
              xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/">{written}</rdf:Description></rdf:RDF></x:xmpmeta>""")
        page.wait_for("return range.textContent.startsWith('1 photo')", PATIENCE)


def test_an_open_photo_that_is_renamed_stays_open_under_its_other_name(small, gallery, folder):
    page = gallery(small)
    tap(page, 5)
    before = photo(page)
    (folder / "0005.png").rename(folder / "0009½.png")
    page.wait_for("return document.title === '0009½.png' && caption.innerText.trim() === '9 / 12'", PATIENCE)
    rest(page, PATIENCE)
    assert photo(page)[:4] == before[:4]
    assert page.run("return [decodeURIComponent(location.hash), toast.textContent]") == ["#gallery/0009½.png", ""]


@pytest.fixture
def empty(tmp_path):
    place = tmp_path / "empty"
    place.mkdir()
    with Server(place) as server:
        yield server, place


def test_an_empty_folder_shows_what_comes_into_it(empty, gallery):
    server, place = empty
    page = gallery(server)
    photos.plain(place, 2)
    wait_for_label(page, "0002.png, photo 2 of 2")
    loaded(page)
    assert len(cells(page)) == 2


def test_a_favourite_and_an_album_are_right_after_a_change(small, gallery, folder, tmp_path):
    page = gallery(small)
    tap(page, 4)
    page.run("document.querySelector('#favourite').click()")
    page.key(Keys.ESCAPE)
    rest(page)
    (folder / "Sea").mkdir()
    photos.plain(tmp_path, 3)
    for name in ("0001.png", "0002.png"):
        shutil.copy(tmp_path / name, folder / "Sea" / f"sea-{name}")
    page.wait_for("return document.querySelector('#albums').textContent === 'Sea, 2 photos'", PATIENCE)
    wait_for_label(page, "0004.png, photo 4 of 14")
    (folder / "0001.png").unlink()
    wait_for_label(page, "0004.png, photo 3 of 13")
    rest(page, PATIENCE)
    marked = page.run("return [...document.querySelectorAll('#stage [role=button]')].filter(c => c.offsetParent && c.innerText.includes('♥')).map(c => c.ariaLabel)")
    assert [label.split(",")[0] for label in marked] == ["0004.png"]


def test_a_server_that_is_gone_is_said_so_and_asked_again(driver, folder, tmp_path):
    photos.plain(tmp_path, 13)
    command = [GALLERY, folder, "--page", PAGE, "--cache", tmp_path / "cache"]
    with Server(folder) as first:
        url, port = first.url, first.url.rstrip("/").rsplit(":", 1)[1]
        page = Page(driver, url, size=(390, 844), scale=2)
        page.open("")
        page.wait_until_ready()
        loaded(page)
    again = None
    try:
        page.wait_for("return document.querySelector('#connection').textContent !== ''", PATIENCE)
        page.screenshot("server-gone")
        shutil.copy(tmp_path / "0013.png", folder / "0000.png")
        # Another cache, as after a move to another machine: the numbers of the photos are not the same.
        again = subprocess.Popen([*command, "--port", port], stdout=subprocess.DEVNULL)
        wait_for_label(page, "0000.png, photo 1 of 13")
        page.wait_for("return document.querySelector('#connection').textContent === ''", PATIENCE)
        assert len(labels(page)) == 13
    finally:
        page.driver.get("about:blank")
        page.errors()
        page.close()
        if again:
            again.terminate()
            again.wait()


def test_a_folder_that_is_gone_is_said_so_until_it_is_back(small, gallery, folder, tmp_path):
    page = gallery(small)
    folder.rename(tmp_path / "elsewhere")
    page.wait_for("return document.querySelector('#connection').textContent === 'The folder of the photos is not there. Is its disk connected?'", PATIENCE)
    (tmp_path / "elsewhere").rename(folder)
    page.wait_for("return document.querySelector('#connection').textContent === ''", PATIENCE)
    wait_for_label(page, "0012.png, photo 12 of 12")


def test_a_page_that_is_loaded_while_the_folder_is_gone_goes_on_by_itself_when_it_is_back(small, gallery, folder, tmp_path):
    page = gallery(small, path="?lang=de")
    folder.rename(tmp_path / "elsewhere")
    page.driver.refresh()
    page.wait_for("return document.querySelector('#failure').textContent.startsWith('Der Ordner mit den Fotos ist nicht da.')", PATIENCE)
    page.screenshot("folder-gone")
    (tmp_path / "elsewhere").rename(folder)
    page.wait_for("return window.tsumami?.report && document.querySelector('#failure').hidden", PATIENCE)
    wait_for_label(page, "0012.png, ")
    page.errors()


def test_what_cannot_be_shown_is_listed_with_its_reason(small, gallery, folder):
    page = gallery(small)
    assert page.run("return document.querySelector('#faults-opens').hidden")
    (folder / "broken <b>.jpg").write_bytes(b"no picture")
    page.wait_for("return !document.querySelector('#faults-opens').hidden", PATIENCE)
    page.run("document.querySelector('[popovertarget=menu]').click()")
    page.run("document.querySelector('#faults-opens').click()")
    said = page.wait_for("return document.querySelector('#faults').open && document.querySelector('#faults li').textContent", PATIENCE)
    assert said.startswith("broken <b>.jpg ") and len(said) > 20
    page.screenshot("not-shown")
    page.key(Keys.ESCAPE)
    (folder / "broken <b>.jpg").unlink()
    page.wait_for("return document.querySelector('#faults-opens').hidden", PATIENCE)


def test_a_page_that_nobody_sees_asks_for_nothing(small, gallery, folder, tmp_path):
    page = gallery(small)
    page.wait_for("return performance.getEntriesByType('resource').length > 0", PATIENCE)
    page.run("Object.defineProperty(document, 'hidden', { get: () => window.isAway ?? false, configurable: true });"
             "window.isAway = true; document.dispatchEvent(new Event('visibilitychange'))")
    page.frames(5)
    page.run("performance.clearResourceTimings()")
    photos.plain(tmp_path, 13)
    shutil.copy(tmp_path / "0013.png", folder / "0000.png")
    # The server knows it, and the page has not been told.
    page.run_async("while (!(await (await fetch('/photos.json?now')).json()).some(photo => photo.name === '0000.png')) {}")
    assert asked(page) == [] and len(labels(page)) == 12
    page.run("window.isAway = false; document.dispatchEvent(new Event('visibilitychange'))")
    wait_for_label(page, "0000.png, photo 1 of 13")


def test_while_the_server_looks_for_the_first_photos_the_page_says_so_and_the_first_date_decides_about_the_order(blank):
    """A list that is made up: the server is too quick to be looked at."""
    answers = blank.run_async("""
        const { PhotoList } = await import('/photo-list.js')
        const photo = (id, date, isFileDate) => ({ id, name: `${id}.png`, url: `/photos/${id}.png`, folder: '', date, isFileDate })
        const parts = [
          { version: 2, changed: [photo(1, '2024-01-01', true), photo(2, '2022-01-01', true)], removed: [], progress: { known: 2, isComplete: false, reading: { done: 2, of: 4 } } },
          { version: 3, changed: [photo(3, '2023-01-01')], removed: [], progress: { known: 3, isComplete: false, reading: { done: 3, of: 4 } } },
          { version: 4, changed: [photo(4, '2025-01-01')], removed: [], progress: { known: 4, isComplete: true } },
        ]
        const follow = async order => {
          const asked = [...parts], seen = []
          const list = new PhotoList(order, {
            part: async () => ({ epoch: 'a', version: 1, total: 0, isDated: false, order: 'name', photos: [], progress: { known: 0, isComplete: false } }),
            changes: async () => asked.shift() ?? new Promise(() => {}),
          })
          await list.open()
          const look = () => seen.push([list.order, list.isReading, list.numbers.map(number => list.pictures[number].id)])
          look()
          list.follow({ changed: look })
          while (seen.length < 4) await new Promise(resolve => setTimeout(resolve, 50))
          return seen
        }
        return Promise.all([follow(undefined), follow('name')])
    """)
    assert answers == [
        [["name", True, []], ["name", True, [1, 2]], ["date", True, [1, 3, 2]], ["date", False, [4, 1, 3, 2]]],
        [["name", True, []], ["name", True, [1, 2]], ["name", True, [1, 2, 3]], ["name", False, [1, 2, 3, 4]]],
    ]


def test_a_folder_that_is_still_looked_through_is_not_said_to_be_empty(driver, empty):
    server, place = empty
    page = Page(driver, server.url, size=(390, 844))
    page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": """
        const original = window.fetch
        window.looks = true
        window.fetch = async (address, ...rest) => {
          const answer = await original(address, ...rest)
          if (!looks || !String(address).includes('photos?')) return answer
          const list = await answer.json()
          return new Response(JSON.stringify({ ...list, progress: { known: 0, isComplete: false } }))
        }
    """})
    page.open("")
    page.wait_for("return nothing.checkVisibility()", PATIENCE)
    assert page.run("return [nothing.innerText.trim(), range.textContent]") == ["Looking for photos…", ""]
    assert "No photos" not in page.run("return stage.innerText")
    assert page.announced() == []
    page.screenshot("empty-looking")
    page.run("looks = false")
    photos.plain(place, 2)
    wait_for_label(page, "0002.png, photo 2 of 2")
    assert page.run("return nothing.hidden && range.textContent.startsWith('2 photos')")
    assert page.errors() == []
    page.close()


def test_a_server_that_is_back_is_asked_at_once_what_has_changed_and_one_that_fails_after_a_pause(blank):
    pauses = blank.run_async("""
        const { PhotoList } = await import('/photo-list.js')
        const pauses = []
        for (const isBack of [true, false]) {
          let failed = 0
          const asked = new Promise(again => {
            const requests = {
              part: async () => ({ photos: [], total: 0, epoch: 'a', version: 1, isDated: false, order: 'name', progress: { isComplete: true } }),
              async changes() {
                if (!failed) {
                  failed = performance.now()
                  throw new TypeError('away')
                }
                again(performance.now() - failed)
                return new Promise(() => {})
              },
            }
            const list = new PhotoList('name', requests)
            list.open().then(() => list.follow({ changed() {}, reached: async () => isBack }))
          })
          pauses.push(await asked)
        }
        return pauses
    """)
    assert pauses[0] < 4000 < pauses[1]
