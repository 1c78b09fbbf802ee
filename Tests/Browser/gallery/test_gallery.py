"""The gallery in a real browser: a folder of two thousand photos as a grid, and one of them to look at."""

import math
import shutil

import pytest
from selenium.webdriver.common.keys import Keys

import photos
from conftest import ROOT, Server
from fingers import Hand, HeldFingers
from gallery_page import CELLS, HEIGHT, PHOTO, WIDTH, cells, events, glide, loaded, open_menu, photo, place, rest, tap

FIXTURES = ROOT / "Apps/Gallery/Tests/GalleryServerTests/Fixtures"


@pytest.fixture(scope="module")
def odd(tmp_path_factory):
    """A photo on its side, one whose pixels are none, and two that are whole."""
    folder = tmp_path_factory.mktemp("odd")
    shutil.copy(FIXTURES / "halves.jpg", folder / "1.jpg")
    photos.plain(folder, 3)
    photos.spoil(folder / "0002.png")
    with Server(folder) as server:
        yield server


def thumbnails(page):
    """The addresses of all thumbnails that images asked for; one that could not be decoded at once is asked after by a script, too."""
    return page.run("return performance.getEntriesByType('resource').filter(e => e.initiatorType === 'img')"
                    ".map(e => new URL(e.name).pathname).filter(path => path.startsWith('/thumbnails/'))")


def remember_requests(page):
    """Of the 250 that browsers remember by themselves, the page's own files are many."""
    page.run("performance.setResourceTimingBufferSize(5000)")


def test_two_thousand_photos_ask_for_what_is_seen(gallery, many):
    page = gallery(many)
    remember_requests(page)
    seen = cells(page)
    assert [cell[0] for cell in seen] == list(range(1, 22)), "three columns, from the first photo on"
    assert sorted(thumbnails(page)) == [f"/thumbnails/256/{number:04}.png" for number in range(1, 22)]
    page.screenshot("gallery-2000")
    # Flings past many rows ask for some on the way, and for all where they end. How far one goes depends on the pace of the driver.
    for _ in range(6):
        glide(page, (60, 700), (60, 60))
        loaded(page)
        here = cells(page)
        if here[0][0] > 60:
            break
    assert here[0][0] > 60
    asked = {int(path[-8:-4]) for path in thumbnails(page)}
    assert {cell[0] for cell in here} <= asked
    assert len(asked) < here[-1][0] + 3, "and for none beyond"
    held = page.run("return document.querySelectorAll('#stage img').length")
    assert held < 80, f"{held} elements for pictures"


def test_a_tap_opens_a_photo_a_flick_turns_and_a_pull_leads_back(gallery, many):
    page = gallery(many)
    before = cells(page)
    tap(page, 8)
    shown = photo(page)
    assert shown[4] == "0008.png, photo 8 of 2,000"
    assert (shown[0], shown[2]) == (0, WIDTH) and abs(shown[3] - WIDTH * 3 / 4) < 0.01
    assert page.run("return [document.title, caption.innerText.trim()]") == ["0008.png", "8 / 2,000"]
    glide(page, (330, 500), (60, 500))
    assert photo(page)[4] == "0009.png, photo 9 of 2,000"
    glide(page, (60, 500), (330, 500))
    assert photo(page)[4] == "0008.png, photo 8 of 2,000"
    # A little is taken back, much is meant.
    glide(page, (200, 400), (210, 480), 0.3, still=0.15)
    assert photo(page)[:4] == shown[:4]
    glide(page, (200, 400), (220, 640), 0.3, still=0.15)
    assert photo(page) is None
    assert cells(page) == before
    assert events(page) == [("opened", 7), ("turned", 8), ("turned", 7), ("closed", 7)]
    assert page.run("return document.title") == "Photos"


def test_a_photo_follows_the_finger_and_is_caught_as_it_springs_back(gallery, many):
    page = gallery(many)
    tap(page, 5)
    page.run(PHOTO + """
      window.frames_ = []
      window.areFramesKept = true
      const watch = () => { frames_.push([performance.now(), ...photo() ?? []]); window.watching = requestAnimationFrame(watch) }
      watch()
      addEventListener('pointerdown', () => window.downs = [...window.downs ?? [], performance.now()], { capture: true })
      addEventListener('pointerup', () => window.ups = [...window.ups ?? [], performance.now()], { capture: true })
    """)
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (200, 400)}).glide({finger: (200, 510)}, 0.2).wait(0.15).up(finger)
    hand.wait(0.05).down({finger: (200, 450)}).wait(0.25).up(finger).perform()
    rest(page)
    frames, downs, ups = page.run("cancelAnimationFrame(watching); return [frames_, downs, ups]")
    held = [f for f in frames if downs[1] + 40 < f[0] < ups[1]]
    assert held and all(f[1:5] == held[0][1:5] for f in held), "it stays where it was caught"
    rest_of = frames[-1]
    assert 5 < held[0][2] - rest_of[2] < 95, "on its way back"
    assert max(f[2] - rest_of[2] for f in frames) > 80, "it followed the finger"
    assert events(page) == [("opened", 4)]


# Of each frame: where the photo is that is open, and whether its cell is drawn.
TWINS = PHOTO + """
window.twins = []
window.areFramesKept = true
const isDrawn = cell => cell.offsetParent !== null && Number(getComputedStyle(cell).opacity) > 0
const look = () => {
  const cell = [...document.querySelectorAll('#stage [role=button]')].find(c => c.ariaLabel?.startsWith(arguments[0]) && c.offsetParent)
  twins.push([photo()?.slice(0, 4) ?? null, Boolean(cell && isDrawn(cell))])
  window.watching = requestAnimationFrame(look)
}
look()
"""


def frames_of(page, name, gesture):
    """The frames of a gesture, until everything rests."""
    page.run(TWINS, name)
    gesture()
    rest(page)
    return page.run("cancelAnimationFrame(watching); return twins")


def test_a_photo_comes_out_of_its_cell_and_goes_back_and_is_never_twice_on_the_screen(gallery, many):
    page = gallery(many)
    left, top, width, height = cells(page)[7][1:5]
    opening = frames_of(page, "0008.png", lambda: tap(page, 8))
    seen = [frame for frame, is_drawn in opening if frame]
    assert all(not (frame and is_drawn) for frame, is_drawn in opening), "twice on the screen"
    assert any(is_drawn for _, is_drawn in opening) and len(seen) > 1
    widths = [frame[2] for frame in seen]
    assert widths == sorted(widths) and widths[-1] == WIDTH, "it grows, and not beyond the window"
    # However few frames there were: each is on the straight way from the cell's middle to the window's.
    for x, y, w, h in seen:
        # The photo is 4:3, and covers the cell at first: the share of the way is that of its height's logarithm.
        part = math.log(h / height) / math.log(WIDTH * 3 / 4 / height)
        assert x + w / 2 == pytest.approx(left + width / 2 + (WIDTH / 2 - left - width / 2) * part, abs=1)
        assert y + h / 2 == pytest.approx(top + height / 2 + (HEIGHT / 2 - top - height / 2) * part, abs=1)
    closing = frames_of(page, "0008.png", lambda: page.key(Keys.ESCAPE))
    assert all(not (frame and is_drawn) for frame, is_drawn in closing), "twice on the screen"
    assert closing[-1] == [None, True] and events(page)[-1] == ("closed", 7)


def test_a_photo_that_was_turned_to_goes_back_into_its_own_cell_by_pull_and_by_pinch(gallery, many):
    page = gallery(many)
    tap(page, 2)
    page.key(Keys.END)
    # It passes two thousand photos.
    rest(page, seconds=20)
    pulled = frames_of(page, "2000.png", lambda: glide(page, (200, 400), (220, 640), 0.3, still=0.15))
    assert all(not (frame and is_drawn) for frame, is_drawn in pulled), "twice on the screen"
    assert pulled[-1] == [None, True], "scrolled into sight"
    assert cells(page)[-1][0] == 2000
    tap(page, 1990)
    hand = Hand(page.driver)
    hand.up(*hand.pinch((195, 420), 270, 90)).perform()
    rest(page)
    assert photo(page) is None and events(page)[-1] == ("closed", 1989)


def test_the_bars_go_along_with_a_pull(gallery, many):
    page = gallery(many)
    shown = "return ['#photo-bar', '#bar'].map(bar => Number(getComputedStyle(document.querySelector(bar)).opacity))"
    tap(page, 5)
    assert page.run(shown)[0] == pytest.approx(1, abs=0.001)
    held = HeldFingers(page.driver)
    held.at((200, 400))
    for y in range(420, 521, 20):
        held.at((200, y))
    page.wait_for("return document.body.classList.contains('moving')")
    rest(page)
    assert 0.5 < page.run(shown)[0] < 0.9, "as clear as the photo is far"
    held.at((200, 400))
    held.lift()
    rest(page)
    page.wait_for("return !document.body.classList.contains('moving')")
    assert photo(page) and events(page) == [("opened", 4)]


def test_keys_and_buttons_do_what_fingers_do(gallery, many):
    page = gallery(many)
    tap(page, 2)
    page.key(Keys.ESCAPE)
    rest(page)
    assert photo(page) is None
    for arrow in (Keys.ARROW_DOWN, Keys.ARROW_DOWN, Keys.ARROW_RIGHT):
        page.key(arrow)
    rest(page)
    # The ring goes on from the photo that was seen last.
    assert "0005.png, photo 5 of 2,000" not in page.announced()
    number = int(page.announced()[0].split("photo ")[1].split(" of")[0])
    page.screenshot("gallery-ring")
    page.key(Keys.ENTER)
    rest(page)
    assert photo(page)[4] == f"{number:04}.png, photo {number:,} of 2,000"
    page.key(Keys.ARROW_RIGHT)
    rest(page)
    page.press("Next photo")
    rest(page)
    assert photo(page)[4] == f"{number + 2:04}.png, photo {number + 2:,} of 2,000"
    page.key("+")
    rest(page)
    assert photo(page)[2] > WIDTH * 1.2
    page.key("0")
    rest(page)
    page.press("Previous photo")
    rest(page)
    page.press("Back to all photos")
    rest(page)
    assert photo(page) is None and events(page)[-1] == ("closed", number)
    # On a phone's width these are in the menu, which stays open for them.
    open_menu(page)
    for words, columns in (("Larger photos", 2), ("Smaller photos", 3)):
        page.driver.find_element("xpath", f"//*[@id='menu']//button[@aria-label='{words}']").click()
        rest(page)
        assert page.state()["columns"] == columns


def test_who_presses_a_cell_without_touching_opens_it(gallery, many):
    page = gallery(many)
    page.run("[...document.querySelectorAll('#stage [role=button]')].find(c => c.ariaLabel.startsWith('0006')).focus()")
    page.key(Keys.ENTER)
    rest(page)
    assert photo(page)[4] == "0006.png, photo 6 of 2,000"


def test_a_pinched_grid_keeps_its_photos_until_sharper_ones_are_there(gallery, many):
    page = gallery(many)
    page.run(CELLS + """
      window.missing = 0
      window.areFramesKept = true
      // Those around the fingers, which are never out of sight.
      const known = new Set(cells().filter(cell => Math.abs(cell[2] + cell[4] / 2 - 400) < 150).map(cell => cell[0]))
      const watch = () => {
        for (const cell of cells()) if (known.has(cell[0]) && !cell[5]) missing += 1
        window.watching = requestAnimationFrame(watch)
      }
      watch()
    """)
    hand = Hand(page.driver)
    hand.up(*hand.pinch((195, 400), 80, 200, still=0.12)).perform()
    rest(page)
    assert page.state()["columns"] == 2
    loaded(page)
    # 194 points of two pixels want more than the photos have: they are taken as they are.
    page.wait_for(CELLS + "return cells().filter(c => c[0] < 8).every(c => c[5].startsWith('/photos/'))")
    assert page.run("cancelAnimationFrame(watching); return missing") == 0


def test_who_wants_less_motion_sees_none(gallery, many):
    page = gallery(many, reduce_motion=True)
    at = place(page, 4)
    page.run(PHOTO + """
      window.seen = []
      window.areFramesKept = true
      const watch = () => { seen.push(JSON.stringify(photo()?.slice(0, 4) ?? null)); window.watching = requestAnimationFrame(watch) }
      watch()
    """)
    hand = Hand(page.driver)
    hand.tap(hand.finger(), at).perform()
    rest(page)
    page.key(Keys.ESCAPE)
    rest(page)
    places = page.run("cancelAnimationFrame(watching); return [...new Set(seen)]")
    assert len(places) == 2, "the photo was there, or it was not"


def test_a_turned_photo_stands_upright_and_a_broken_one_says_so(gallery, odd):
    page = gallery(odd)
    page.wait_for("return document.querySelector('#stage').innerText.includes('cannot')")
    names = page.run("return fetch('/photos.json').then(a => a.json()).then(p => p.map(q => q.name))")
    number = names.index("1.jpg") + 1
    page.wait_for(CELLS + "return cells().filter(cell => cell[5]).length === 3")
    colours = page.run_async(CELLS + """
      const src = cells().find(cell => cell[0] === given[0])[5], image = new Image()
      image.src = src
      await image.decode()
      const canvas = document.createElement('canvas'), context = canvas.getContext('2d', { willReadFrequently: true })
      canvas.width = image.naturalWidth, canvas.height = image.naturalHeight
      context.drawImage(image, 0, 0)
      const at = y => [...context.getImageData(canvas.width / 2, canvas.height * y, 1, 1).data]
      return [canvas.width, canvas.height, at(0.25), at(0.75)]
    """, number)
    width, height, top, bottom = colours
    assert height == 2 * width
    assert top[0] > 150 > top[2] and bottom[2] > 150 > bottom[0], "red above, blue below"
    page.screenshot("gallery-odd")
    tap(page, number)
    left, upper, w, h, *_ = photo(page)
    assert abs(h - 2 * w) < 0.5
    # The broken one in large.
    page.key(Keys.ESCAPE)
    rest(page)
    tap(page, names.index("0002.png") + 1)
    page.wait_for("return document.querySelector('#stage').innerText.includes('This photo cannot be shown')")


def test_an_empty_folder_says_so(gallery, tmp_path):
    server = Server(tmp_path)
    try:
        page = gallery(server)
        assert "No photos in this folder" in page.run("return document.querySelector('#stage').innerText")
        page.screenshot("gallery-empty")
    finally:
        server.stop()


def test_the_other_scenes_are_where_they_were(gallery, many):
    page = gallery(many, "#gallery")
    assert cells(page)
    page.open("#pinch-me")
    page.wait_for("return document.title === 'Tsumami: pinch-me'")


def test_photos_that_went_by_leave_nothing_in_the_page(gallery, many):
    """Chromium keeps an image whose address is removed, with some nodes of its own, until the page is left."""
    page = gallery(many)
    remember_requests(page)
    page.driver.execute_cdp_cmd("Performance.enable", {})

    def nodes():
        page.driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
        metrics = page.driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "Nodes")

    page.key(Keys.PAGE_DOWN)
    rest(page, 20)
    loaded(page)
    before, asked = nodes(), len(set(thumbnails(page)))
    while len(set(thumbnails(page))) < asked + 150:
        page.key(Keys.PAGE_DOWN)
        rest(page, 20)
        loaded(page)
    # Collecting may take its time; 150 images and more left six nodes each.
    for _ in range(20):
        if (after := nodes()) < before + 200:
            break
        page.run_async("await new Promise(done => setTimeout(done, 100))")
    assert after < before + 200
