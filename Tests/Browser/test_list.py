"""The list of the photos in parts: the first at once, the rest behind it, and what changes while the page is open."""

import json
import shutil
import subprocess
import urllib.request

import pytest
from selenium.webdriver.common.keys import Keys

import photos
from conftest import GALLERY, PAGE, Server
from gallery_page import cells, loaded, photo, rest, tap
from page import Page

# Far longer than anything takes on a busy machine.
PATIENCE = 60


@pytest.fixture
def folder(tmp_path):
    """Twelve photos, named so that they are shown in the order of their numbers."""
    place = tmp_path / "photos"
    place.mkdir()
    photos.plain(place, 12)
    return place


@pytest.fixture
def small(folder):
    with Server(folder) as server:
        yield server


def labels(page):
    # Cells that wait to be used again are hidden.
    return page.run("return [...document.querySelectorAll('#stage [role=button]')].filter(cell => cell.offsetParent).map(cell => cell.ariaLabel)")


def wait_for_label(page, label):
    page.wait_for("return [...document.querySelectorAll('#stage [role=button]')].some(cell => cell.offsetParent"
                  f" && cell.ariaLabel.startsWith('{label}'))", PATIENCE)


def wait_for_text(page, selector, text):
    page.wait_for(f"return document.querySelector('{selector}').textContent.startsWith('{text}')", PATIENCE)


def asked(page):
    """What was asked for of the list: the words behind the question mark."""
    return page.run("return performance.getEntriesByType('resource').map(e => new URL(e.name)).filter(url => url.pathname === '/photos')"
                    ".map(url => url.search)")


def hold_back(page, words="after="):
    """From the next page on, parts of the list that are asked for with these words, those after the first one, wait until the test lets them go."""
    page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": f"""
        const original = window.fetch
        let go
        const gone = new Promise(resolve => go = resolve)
        window.letGo = () => go()
        window.fetch = async (address, ...rest) => {{
          if (String(address).includes('{words}')) await gone
          return original(address, ...rest)
        }}
    """})


def test_the_program_starts_while_the_list_is_on_its_way_and_says_nothing_of_it(driver, small):
    page = Page(driver, small.url, size=(390, 844))
    hold_back(page, "photos?")
    page.open("")
    page.wait_for("return document.querySelector('#stage [data-layer]') !== null", PATIENCE)
    assert "photos" not in page.run("return document.querySelector('#stage').innerText")
    assert labels(page) == []
    page.run("letGo()")
    wait_for_label(page, "0012.png, photo 12 of 12")
    assert page.run("return document.querySelector('#stage').innerText").count("12 photos") == 1
    assert page.errors() == []
    page.close()


def test_the_program_is_fetched_while_the_list_is(small, gallery):
    page = gallery(small)
    program, first = page.run("""
        const start = part => performance.getEntriesByType('resource').find(({ name }) => name.includes(part)).startTime
        return [start('/gallery.wasm'), start('/photos?')]""")
    assert program <= first


@pytest.fixture
def held(driver, many):
    """Opens the gallery of two thousand photos, of which all but the first part is held back."""
    pages = []

    def open_held(path=""):
        page = Page(driver, many.url, size=(390, 844), scale=2)
        pages.append(page)
        hold_back(page)
        page.open(path)
        page.wait_until_ready()
        return page

    yield open_held
    for page in pages:
        assert page.errors() == []
        page.close()


def test_the_first_photos_are_asked_for_alone_and_the_others_follow(many, gallery):
    page = gallery(many)
    assert labels(page)[0].startswith("0001.png, photo 1 of 2000"), "how many there are in all is known from the start"
    page.wait_for("return document.querySelector('#range').title.startsWith('2,000 photos, ')", PATIENCE)
    page.key(Keys.END)
    wait_for_label(page, "2000.png, photo 2000 of 2000")
    rest(page, PATIENCE)
    parts = [words for words in asked(page) if "since" not in words]
    assert len(parts) == 3 and "limit=500" in parts[0] and "after" not in parts[0], parts
    assert all("after" in words for words in parts[-2:]), parts
    assert "/photos.json" not in page.run("return performance.getEntriesByType('resource').map(e => new URL(e.name).pathname)")


def shown_large(name):
    """Whether a photo is shown over the whole width of the window, as in a slideshow, and not in a cell."""
    return f"return [...document.querySelectorAll('#stage img[src*=\"{name}\"]')].some(image => image.getBoundingClientRect().width >= 390)"


def test_a_slideshow_begins_with_the_first_photos_and_does_not_wait_for_the_others(held):
    page = held("?slideshow=order&q=0003")
    page.wait_for(shown_large("0003"), PATIENCE)
    page.key("x")
    page.wait_for("return location.hash === '#gallery/0003.png' && !document.body.classList.contains('slideshow')", PATIENCE)
    # One that is none of the first begins it when it comes.
    page = held("?slideshow=order&q=1900")
    assert page.run("return [document.body.classList.contains('slideshow'), document.querySelectorAll('#stage img[src*=\"1900\"]').length]") == [True, 0]
    page.run("letGo()")
    page.wait_for(shown_large("1900"), PATIENCE)


def test_where_a_slideshow_has_no_photo_the_page_says_so(held):
    page = held("?slideshow&folder=nowhere")
    page.run("letGo()")
    page.wait_for("return !nothing.hidden && nothing.checkVisibility() && !document.body.classList.contains('slideshow')", PATIENCE)
    # Who touches the page before there is a photo wants none.
    page = held("?slideshow=order&q=1900")
    page.key("x")
    page.run("letGo()")
    page.wait_for("return found.textContent === '1 photo'", PATIENCE)
    rest(page, PATIENCE)
    assert page.run("return !document.body.classList.contains('slideshow') && !location.hash.includes('1900')")


def test_while_parts_arrive_nothing_moves_and_nothing_is_loaded_again(held):
    page = held()
    loaded(page)
    page.key(Keys.END)
    wait_for_label(page, "0500.png, photo 500 of 2000")
    loaded(page)
    rest(page, PATIENCE)
    wait_for_text(page, "#range", "2,000 photos")
    # The cells themselves, so that one that is made anew is seen.
    page.run("window.before = [...document.querySelectorAll('#stage [role=button] img')].filter(i => i.offsetParent)")
    before, loads = cells(page), page.run("return performance.getEntriesByType('resource').filter(e => e.name.includes('/thumbnails/')).length")
    page.run("letGo()")
    page.wait_for("return document.querySelector('#range').title.includes(', ')", PATIENCE)
    rest(page, PATIENCE)
    assert [cell for cell in cells(page) if cell[0] <= 500] == before
    assert page.run("return before.every(image => image.isConnected)")
    names = page.run("return performance.getEntriesByType('resource').map(e => e.name).filter(name => name.includes('/thumbnails/'))")
    assert len(set(names[loads:]) & set(names[:loads])) == 0, "no photo comes twice"


def test_an_open_photo_and_what_is_chosen_stay_while_parts_arrive(held):
    page = held()
    loaded(page)
    tap(page, 5)
    shown = photo(page)
    assert page.run("return caption.innerText.trim()") == "5 / 2000"
    page.run("letGo()")
    page.wait_for("return document.querySelector('#range').title.includes(', ')", PATIENCE)
    rest(page, PATIENCE)
    assert photo(page) == shown
    page.key(Keys.END)
    page.wait_for("return document.title === '2000.png'", PATIENCE)


def test_a_search_finds_what_has_arrived_and_then_the_rest(held):
    page = held("?q=png#gallery")
    loaded(page)
    wait_for_text(page, "#found", "500 photos")
    page.run("letGo()")
    wait_for_text(page, "#found", "2,000 photos")
    page.run("const field = document.querySelector('#words'); field.value = '19'; field.dispatchEvent(new Event('input'))")
    wait_for_text(page, "#found", "100 photos")
    wait_for_label(page, "1900.png")


def test_a_search_for_photos_that_have_not_come_yet_does_not_say_that_there_are_none(held):
    page = held("?q=1987#gallery")
    page.wait_for("return document.querySelector('#found').textContent === 'No photos'", PATIENCE)
    assert page.run("return document.querySelector('#nothing').hidden")
    page.run("letGo()")
    wait_for_label(page, "1987.png, photo 1 of 1")
    loaded(page)


def test_a_link_to_one_of_the_last_photos_opens_it(many, gallery):
    page = gallery(many, "#gallery/1987.png")
    page.wait_for("return document.title === '1987.png'", PATIENCE)
    rest(page, PATIENCE)
    assert photo(page)[4].startswith("1987.png, photo 1987 of 2000")


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
    assert page.run("return location.hash") == "#gallery/0005.png"


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
    page.wait_for("return document.querySelector('#connection').textContent !== ''", PATIENCE)
    (tmp_path / "elsewhere").rename(folder)
    page.wait_for("return document.querySelector('#connection').textContent === ''", PATIENCE)
    wait_for_label(page, "0012.png, photo 12 of 12")


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


def test_the_page_sorts_names_as_the_server_does(driver, tmp_path):
    names = ["10.png", "2.PNG", "02.png", "b 1.png", "B 2.png", "a.png", "1.png", "Äpfel.png", "Apfel.png", "z/1.png", "z/a/2.png", "z 10/x.png",
             "z 9/x.png", "a+b.png", "#1.png", "日本.png", "x1y2.png", "x1y10.png", "x01y3.png", "_.png", "A.png", "img_007.png", "IMG_7b.png",
             "😀.png", "ｆ.png", "00.png", "0.png", "123456789012345678901234567890.png"]
    photos.plain(tmp_path, 1)
    one = (tmp_path / "0001.png").read_bytes()
    (tmp_path / "0001.png").unlink()
    for name in names:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(one)
    with Server(tmp_path) as server:
        page = Page(driver, server.url)
        try:
            page.open("photos.json")
            wrong = page.run_async(
                """
                const { compare } = await import('/order.js')
                const right = { name: await (await fetch('/photos?order=name')).json(), date: await (await fetch('/photos?order=date')).json() }
                const name = photo => `${photo.folder}/${photo.name}`
                return Object.entries(right).flatMap(([order, { photos }]) => {
                  const sorted = [...photos].reverse().sort(compare(order)).map(name)
                  return photos.map(name).filter((name, place) => sorted[place] !== name).map(name => `${order}: ${name}, ${sorted}`)
                })
                """)
            assert wrong == []
        finally:
            page.close()
