"""Choosing photos: a long press and a drag, clicks with keys held; favourites, hiding, an archive, and undo."""

import base64
import datetime
import io
import pathlib
import zipfile

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

import photos
from choosing import chosen, click, press_and_drag, says
from conftest import ROOT, Server
from fingers import Hand
from gallery_page import HEIGHT, cells, photo, place, rest, tap
from test_favourites import wait_for_favourites


@pytest.fixture(scope="module")
def many_days(tmp_path_factory):
    """Three hundred photos, of which no two are of the same minute."""
    folder = tmp_path_factory.mktemp("days")
    photos.plain(folder, 300)
    for number in range(300):
        time = datetime.datetime(2024, 1, 1, 10) + datetime.timedelta(hours=number)
        (folder / f"{number + 1:04}.png").rename(folder / f"p{number:03}_{time:%Y%m%d_%H%M%S}.png")
    with Server(folder) as server:
        yield server, folder


@pytest.fixture
def page(gallery, many_days):
    page = gallery(many_days[0])
    page.run("localStorage.clear()")
    yield page
    page.run("localStorage.clear()")


def test_a_long_press_begins_and_a_drag_goes_on_over_rows(page):
    press_and_drag(page, 2, 8)
    says(page, "7 chosen")
    page.frames(3)
    assert chosen(page) == [2, 3, 4, 5, 6, 7, 8] and photo(page) is None
    page.screenshot("choose")
    # A tap takes one away, and the next drag adds; back over its own way it gives up what it has added.
    tap(page, 4)
    says(page, "6 chosen")
    press_and_drag(page, 10, 14, 11)
    says(page, "8 chosen")
    page.frames(3)
    assert chosen(page) == [2, 3, 5, 6, 7, 8, 10, 11]
    # From a chosen one it takes away.
    press_and_drag(page, 7, 2)
    says(page, "3 chosen")
    page.key(Keys.ESCAPE)
    page.wait_for("return !document.body.classList.contains('choosing')", 10)
    page.frames(3)
    assert chosen(page) == []
    tap(page, 2)
    assert photo(page) is not None


def test_at_the_edge_the_grid_scrolls_below_the_finger(page):
    first = cells(page)[0][0]
    start = place(page, 5)
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: start}).wait(0.9).glide({finger: (200, HEIGHT - 30)}, 0.4).wait(1.5)
    hand.glide({finger: (200, HEIGHT / 2)}, 0.1).wait(0.2).up(finger).perform()
    rest(page, 20)
    assert cells(page)[0][0] > first
    numbers = chosen(page)
    assert numbers == list(range(numbers[0], numbers[-1] + 1)) and numbers[-1] < cells(page)[-1][0]
    total = int(page.run("return document.getElementById('chosen').textContent.split(' ')[0]"))
    assert numbers[-1] - 5 + 1 == total


def mouse(page, number, key):
    """A click while a key is down."""
    x, y = place(page, number)
    hand = ActionChains(page.driver, duration=0).key_down(key)
    hand.w3c_actions.pointer_action.move_to_location(round(x), round(y))
    hand.w3c_actions.pointer_action.click()
    # Meanwhile the key stays down: a tick for the move, and two for the click.
    for _ in range(3):
        hand.w3c_actions.key_action.pause()
    hand.key_up(key).perform()


def test_control_and_a_click_choose_what_is_found_while_the_field_has_the_keys(page):
    click(page, "#find")
    page.key("0")
    page.wait_for("return location.search === '?q=0' && document.activeElement.id === 'words'", 10)
    rest(page, 20)
    mouse(page, 3, Keys.CONTROL)
    says(page, "1 chosen")


def test_a_mouse_chooses_with_shift_and_control(page):
    mouse(page, 3, Keys.CONTROL)
    says(page, "1 chosen")
    mouse(page, 9, Keys.SHIFT)
    says(page, "7 chosen")
    mouse(page, 5, Keys.CONTROL)
    says(page, "6 chosen")
    page.frames(3)
    assert chosen(page) == [3, 4, 6, 7, 8, 9]
    click(page, "#choose-all")
    says(page, "300 chosen")


def test_keys_choose_what_the_ring_is_around(page):
    for key in (Keys.ARROW_DOWN, "x", Keys.ARROW_RIGHT, "x"):
        page.key(key)
    says(page, "2 chosen")


def test_the_key_begins_where_no_photo_has_the_ring(page):
    page.key("x")
    says(page, "Choose photos")
    page.key(Keys.ESCAPE)
    page.wait_for("return document.getElementById('choice').hidden", 10)


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_the_smallest_phones_have_room_for_the_whole_bar(gallery, some, language):
    page = gallery(some, path=f"?lang={language}", size=(320, 568))
    page.run("choose.click()")
    page.run("document.getElementById('choose-all').click()")
    page.wait_for("return document.getElementById('chosen').dataset.count === '60'", 10)
    boxes = page.run("return [...choice.querySelectorAll('button')].filter(b => b.checkVisibility()).map(b => { const r = b.getBoundingClientRect(); return [r.left, r.right] })")
    assert len(boxes) == 6 and all(left >= 0 and right <= 320 and right - left >= 44 for left, right in boxes), boxes
    assert all(right <= left + 0.5 for (_, right), (left, _) in zip(boxes, boxes[1:])), boxes
    # The number stands whole beside the cross, on its line, however many there are.
    cross = page.run("const r = document.querySelector('#choice-ends svg').getBoundingClientRect(); return [r.right, (r.top + r.bottom) / 2]")
    for count in ("60", "100,000"):
        left, middle, right, needs, has, size = page.run(
            "chosen.dataset.count = arguments[0]; chosen.style.setProperty('--digits', arguments[0].length); const r = chosen.getBoundingClientRect();"
            "return [r.left, (r.top + r.bottom) / 2, r.right, chosen.scrollWidth, chosen.clientWidth, getComputedStyle(chosen, '::before').fontSize]", count)
        assert left >= cross[0] and right <= boxes[1][0] + 0.5 and abs(middle - cross[1]) < 2, (count, left, middle, right, cross, boxes)
        assert needs <= has and pixels(size) >= 9, (count, needs, has, size)
    page.screenshot(f"choose-small-{language}")


@pytest.mark.parametrize("width", [360, 375, 390, 414, 480])
@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_no_phone_cuts_off_how_many_are_chosen(gallery, some, language, width):
    page = gallery(some, path=f"?lang={language}", size=(width, 800))
    page.run("choose.click()")
    page.run("document.getElementById('choose-all').click()")
    page.wait_for("return document.getElementById('chosen').dataset.count === '60'", 10)
    for count in ("60", "1234", "123456"):
        needs, has, overflows, last = page.run(
            "chosen.dataset.count = arguments[0]; chosen.style.setProperty('--digits', arguments[0].length);"
            "return [chosen.scrollWidth, chosen.clientWidth, choice.scrollWidth > choice.clientWidth, getComputedStyle(chosen, '::before').fontSize]", count)
        assert needs <= has and not overflows and pixels(last) >= 7, (count, needs, has, overflows, last)
    page.screenshot(f"choose-{width}-{language}")


def pixels(size):
    """The pixels of a size of letters."""
    return float(size.removesuffix("px"))


def test_the_eye_and_what_is_chosen_are_seen_in_forced_colours(page):
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [{"name": "forced-colors", "value": "active"}]})
    try:
        press_and_drag(page, 1, 2)
        says(page, "2 chosen")
        eye = page.run("const { backgroundColor } = getComputedStyle(document.getElementById('choice-hide'), '::before'); return [backgroundColor, getComputedStyle(choice).backgroundColor]")
        assert eye[0] != eye[1], eye
        # Its signs and rings are as the stage has them.
        assert page.run("const ground = [...document.querySelectorAll('#stage [role=button]')].map(cell => getComputedStyle(cell).backgroundColor); return new Set(ground).size > 1")
        page.screenshot("choose-forced-colours")
    finally:
        page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def test_the_line_of_what_has_been_done_goes_away_after_a_finger_has_pressed_its_button(page, many_days):
    """Where a finger was the browser goes on to see a pointer, and the focus."""
    press_and_drag(page, 1, 3)
    says(page, "3 chosen")
    page.run_async("(await import('/undo.js')).Undo.time = 1500")
    click(page, "#choice-favourite")
    page.wait_for("return done.innerText.includes('3 photos added to favourites')", 10)
    hand = Hand(page.driver)
    at = page.run("const r = done.querySelector('button').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
    hand.tap(hand.finger(), tuple(at)).perform()
    wait_for_favourites(many_days[0], 0)
    page.wait_for("return done.hidden", 10)


def test_favourites_and_hidden_photos_are_taken_back(page, many_days):
    press_and_drag(page, 1, 3)
    says(page, "3 chosen")
    click(page, "#choice-favourite")
    page.wait_for("return done.innerText.includes('3 photos added to favourites')", 10)
    wait_for_favourites(many_days[0], 3)
    # They stay chosen, so that more can be done with them.
    says(page, "3 chosen")
    page.wait_for("return document.getElementById('choice-favourite').ariaPressed === 'true'", 10)
    page.screenshot("choose-undo")
    page.run("done.querySelector('button').click()")
    wait_for_favourites(many_days[0], 0)
    page.wait_for("return document.getElementById('choice-favourite').ariaPressed === 'false'", 10)
    page.key(Keys.ESCAPE)
    page.wait_for("return !document.body.classList.contains('choosing')", 10)
    press_and_drag(page, 4, 6)
    says(page, "3 chosen")
    click(page, "#choice-hide")
    page.wait_for("return range.textContent.startsWith('297 photos')", 10)
    rest(page, 20)
    assert not page.run("return document.body.classList.contains('choosing')")
    click(page, "[data-only=hidden]")
    page.wait_for("return range.textContent.startsWith('3 photos')", 10)
    rest(page, 20)
    assert page.run("return [title.title, title.scrollWidth <= title.clientWidth, location.search]") == ["Hidden photos", True, "?only=hidden"]
    page.driver.execute_script("history.back()")
    page.wait_for("return range.textContent.startsWith('297 photos')", 10)
    rest(page, 20)
    page.run("dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }))")
    page.wait_for("return range.textContent.startsWith('300 photos')", 10)
    assert page.run("return localStorage['tsumami.hidden']") == "[]"
    # How it is now, and not what was done.
    assert page.run("return done.querySelector('span').textContent") == "3 photos shown again"


def test_what_is_chosen_is_downloaded_as_an_archive(page, many_days):
    press_and_drag(page, 2, 4)
    says(page, "3 chosen")
    page.run("""
        window.archives = []
        const make = URL.createObjectURL
        URL.createObjectURL = blob => { archives.push(blob); return make(blob) }
        HTMLAnchorElement.prototype.click = function () { window.named = this.download }
    """)
    click(page, "#choice-zip")
    page.wait_for("return archives.length === 1 && window.named", 20)
    text = page.run_async("return [...new Uint8Array(await archives[0].arrayBuffer())].map(each => String.fromCharCode(each)).join('')")
    archive = zipfile.ZipFile(io.BytesIO(text.encode("latin-1")))
    assert page.run("return window.named") == "photos.zip" and archive.testzip() is None
    folder = pathlib.Path(many_days[1])
    newest = sorted(folder.iterdir(), reverse=True)[1:4]
    assert archive.namelist() == [path.name for path in newest]
    assert all(archive.read(path.name) == path.read_bytes() for path in newest)
    assert archive.getinfo(newest[0].name).date_time[:3] == (2024, 1, 13)


def test_archives_are_as_the_format_says(blank):
    data = blank.run_async(
        """
        const { crc32, dosTime, filesOf, names, zip } = await import('/zip.js')
        const bytes = text => new TextEncoder().encode(text)
        const files = ['ä.txt', 'a.txt', 'a.txt', 'b/a.txt'].map((name, n) => ({
          name, date: n ? '2024-03-12T17:30:05+02:00' : undefined, url: ['/words.js', '/zip.js', '/undo.js', '/kept.js'][n] }))
        const archive = await zip(files)
        return [crc32(bytes('123456789')) === 0xcbf43926, crc32(bytes('6789'), crc32(bytes('12345'))) === 0xcbf43926,
          dosTime('2024-03-12T17:30:05') === ((44 << 9 | 3 << 5 | 12) * 65536 + (17 << 11 | 30 << 5 | 2)), names(['a', 'a', 'a.b', 'a.b', 'a']),
          ['caf%C3%A9', 'caf%E9'].map(name => filesOf({ name: 'a.heic', url: '/a', motion: `/photos/b/${name}.mov?v=1` })[1].name),
          btoa([...new Uint8Array(await archive.arrayBuffer())].map(each => String.fromCharCode(each)).join(''))]
        """)
    assert data[:4] == [True, True, True, ["a", "a (2)", "a.b", "a (2).b", "a (3)"]]
    # A name whose bytes are not UTF-8 stays as it is in the address.
    assert data[4] == ["café.mov", "caf%E9.mov"]
    archive = zipfile.ZipFile(io.BytesIO(base64.b64decode(data[5])))
    assert archive.testzip() is None and archive.namelist() == ["ä.txt", "a.txt", "a (2).txt", "b/a.txt"]
    assert archive.read("a (2).txt") == (ROOT / "Apps/Gallery/Page/undo.js").read_bytes() and archive.getinfo("a.txt").date_time == (2024, 3, 12, 17, 30, 4)
