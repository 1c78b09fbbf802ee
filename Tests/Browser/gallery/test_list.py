"""The list of the photos in parts: the first at once, the rest behind it."""


import pytest
from selenium.webdriver.common.keys import Keys

import photos
from changing_folder import PATIENCE, asked, folder, hold_back, labels, small, wait_for_label, wait_for_text  # noqa: F401 (fixtures)
from conftest import Server
from gallery_page import cells, loaded, photo, rest, tap
from page import Page


def test_the_program_starts_while_the_list_is_on_its_way_and_says_nothing_of_it(driver, small):
    page = Page(driver, small.url, size=(390, 844))
    hold_back(page, "photos?")
    page.open("")
    page.wait_for("return document.querySelector('#stage [data-layer]') !== null", PATIENCE)
    assert "photos" not in page.run("return document.querySelector('#stage').innerText")
    assert labels(page) == []
    assert page.run("return document.getElementById('toolbar').checkVisibility()") is False, "the buttons of all samples"
    assert page.run("return stage.ariaBusy") == "true"
    page.run("letGo()")
    wait_for_label(page, "0012.png, photo 12 of 12")
    assert page.run("return document.querySelector('#stage').innerText").count("12 photos") == 1
    assert page.run("return stage.ariaBusy") is None
    assert page.errors() == []
    page.close()


# The list is answered, and can be read at once, a moment after the program has been compiled.
SOON = """
window.order = []
const { fetch: ask } = window, { compileStreaming, instantiate } = WebAssembly
let answer
const compiled = new Promise(resolve => { answer = resolve })
WebAssembly.compileStreaming = async (...all) => {
  const module = await compileStreaming.apply(WebAssembly, all)
  setTimeout(answer, 5)
  return module
}
WebAssembly.instantiate = (...all) => {
  order.push('program')
  return instantiate.apply(WebAssembly, all)
}
window.fetch = async (...all) => {
  const answer = await ask(...all)
  if (!/photos\\?/.test(all[0]) || /since/.test(all[0])) return answer
  const list = await answer.json()
  await compiled
  order.push('list')
  return { status: 200, ok: true, json: async () => list }
}
"""


def test_the_program_waits_for_a_list_that_is_about_to_come_and_draws_nothing_without_it(driver, small):
    page = Page(driver, small.url, size=(390, 844))
    driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": SOON})
    page.open("")
    wait_for_label(page, "0012.png, photo 12 of 12")
    assert page.run("return order.slice(0, 2)") == ["list", "program"]
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
    assert labels(page)[0].startswith("0001.png, photo 1 of 2,000"), "how many there are in all is known from the start"
    page.wait_for("return document.querySelector('#range').title.startsWith('2,000 photos, ')", PATIENCE)
    page.key(Keys.END)
    wait_for_label(page, "2000.png, photo 2,000 of 2,000")
    rest(page, PATIENCE)
    parts = [words for words in asked(page) if "since" not in words]
    assert len(parts) == 3 and "limit=500" in parts[0] and "after" not in parts[0], parts
    assert all("after" in words for words in parts[-2:]), parts
    assert "/photos.json" not in page.run("return performance.getEntriesByType('resource').map(e => new URL(e.name).pathname)")


def test_albums_are_there_before_their_photos_and_the_row_stays_as_it_is(driver, tmp_path):
    photos.plain(tmp_path / "Alps", 505)
    for name in ("Bergen/Harbour", "Crete"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        photos.plain(tmp_path / name, 3)
    with Server(tmp_path) as server:
        page = Page(driver, server.url, size=(390, 844))
        hold_back(page)
        page.open("")
        page.wait_until_ready()
        links = "return [...document.querySelectorAll('#albums a')].map(each => each.textContent)"
        row = "return ['Alps', 'Bergen', 'Crete'].filter(name => document.querySelector('#stage').innerText.includes(name))"
        assert page.run(links) == page.run(row) == ["Alps", "Bergen", "Crete"]
        page.run("letGo()")
        page.wait_for("return document.querySelector('#albums').innerText.includes('3 photos')", PATIENCE)
        assert page.run(links) == ["Alps, 505 photos", "Bergen, 3 photos", "Crete, 3 photos"]
        rest(page, PATIENCE)
        loaded(page)
        assert page.run(row) == ["Alps", "Bergen", "Crete"]
        # In an album its own ones.
        page.open("?album=Bergen#gallery")
        page.wait_until_ready()
        assert [each.split(",")[0] for each in page.run(links)] == ["Harbour"]
        assert page.errors() == []
        page.close()


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
    wait_for_label(page, "0500.png, photo 500 of 2,000")
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
    assert page.run("return caption.innerText.trim()") == "5 / 2,000"
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
    assert photo(page)[4].startswith("1987.png, photo 1,987 of 2,000")


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


def test_a_slideshow_that_has_ended_is_no_longer_in_the_address(gallery, small):
    page = gallery(small, "?slideshow=order&seconds=60&q=0003")
    page.wait_for(shown_large("0003"), PATIENCE)
    assert page.run("return location.search") == "?slideshow=order&seconds=60&q=0003"
    page.key("x")
    page.wait_for("return location.hash === '#gallery/0003.png' && location.search === '?q=0003'", PATIENCE)
    page.key(Keys.ESCAPE)
    page.wait_for("return !location.hash.startsWith('#gallery/') && location.search === '?q=0003'", PATIENCE)
