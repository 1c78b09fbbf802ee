"""What lies over the gallery: its bars, the sheet of information, the menu, and what is for developers."""

import zlib

import pytest
from selenium.webdriver.common.keys import Keys

import photos
from conftest import Server
from fingers import Hand
from gallery_page import HEIGHT, WIDTH, cells, open_menu, photo, rest, tap

BAR = 56


def click(page, selector):
    page.run("document.querySelector(arguments[0]).click()", selector)


def is_seen(page, selector):
    return page.run("return document.querySelector(arguments[0]).checkVisibility({ visibilityProperty: true })", selector)


def press_photo(page):
    """A finger taps on the photo, and time passes until that cannot become a double tap."""
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (WIDTH / 2, HEIGHT / 2)).perform()


def test_the_bar_lies_over_no_photo_at_the_beginning_and_over_none_that_the_keys_are_at(gallery, some):
    page = gallery(some)
    assert min(cell[2] for cell in cells(page)) >= BAR
    assert page.run("return [title.textContent, range.textContent.split(',')[0]]") == ["Photos", "60 photos"]
    assert not is_seen(page, "#toolbar") and not is_seen(page, "#actions")
    page.key(Keys.ARROW_DOWN)
    for key in [Keys.ARROW_DOWN] * 12 + [Keys.ARROW_UP] * 9:
        page.key(key)
        rest(page, 20)
    number = int(page.announced()[0].split("photo ")[1].split(" of")[0])
    top, height = next((cell[2], cell[4]) for cell in cells(page) if cell[0] == number)
    assert top >= BAR - 0.5 and top + height <= HEIGHT


def test_a_tap_on_the_photo_hides_everything_over_it_and_brings_it_back(gallery, some):
    page = gallery(some)
    tap(page, 5)
    for selector in ("#photo-bar", "#actions"):
        assert is_seen(page, selector)
    assert not is_seen(page, "#bar")
    press_photo(page)
    page.wait_for("return document.body.classList.contains('quiet')", 10)
    page.wait_for("return !actions.checkVisibility({ visibilityProperty: true })", 10)
    page.screenshot("chrome-quiet")
    press_photo(page)
    page.wait_for("return !document.body.classList.contains('quiet')", 10)
    # Who closes the photo without them finds the grid with its bar.
    press_photo(page)
    page.wait_for("return document.body.classList.contains('quiet')", 10)
    page.key(Keys.ESCAPE)
    rest(page, 20)
    assert photo(page) is None and is_seen(page, "#bar")


def test_information_says_what_is_known_and_follows_the_photo(gallery, some):
    page = gallery(some)
    tap(page, 5)
    click(page, "#inform")
    assert page.run("return inform.ariaExpanded") == "true"
    page.wait_for("return information.innerText.includes('400 × 300, ')", 10)
    assert page.run("return information.querySelector('dd').textContent") == "0005.png"
    page.screenshot("chrome-information")
    page.key(Keys.ESCAPE)
    assert page.run("return [information.hidden, document.activeElement.id]") == [True, "inform"]
    assert photo(page) is not None, "Escape closed the sheet, not the photo"
    click(page, "#inform")
    page.key(Keys.ARROW_RIGHT)
    page.wait_for("return information.querySelector('dd').textContent === '0006.png'", 10)
    page.press("Back to all photos")
    rest(page, 20)
    assert page.run("return information.hidden")


def test_a_favourite_is_kept(gallery, some):
    page = gallery(some)
    tap(page, 5)
    click(page, "#favourite")
    page.press("Next photo")
    rest(page, 20)
    assert page.run("return favourite.ariaPressed") == "false"
    page.driver.refresh()
    page.wait_until_ready()
    page.press("Previous photo")
    page.wait_for("return favourite.ariaPressed === 'true'", 10)
    click(page, "#favourite")
    assert page.run("return favourite.ariaPressed") == "false"
    # Nobody else's favourite afterwards: the server has it.
    page.wait_for("return localStorage['tsumami.ratings'] === '{}'", 10)


def test_download_is_the_file_itself(gallery, some):
    page = gallery(some)
    tap(page, 7)
    assert page.run("return [new URL(download.href).pathname, download.download]") == ["/photos/0007.png", "0007.png"]


def test_the_menu_has_what_the_view_is_about(gallery, some):
    def entries():
        open_menu_of = "grid" if photo(page) is None else "photo"
        page.run("document.querySelector(`.bar[data-view=${arguments[0]}] [popovertarget=menu]`).click()", open_menu_of)
        page.wait_for("return menu.matches(':popover-open')", 10)
        said = page.run("return [...menu.querySelectorAll('button')].filter(b => b.checkVisibility()).map(b => b.ariaLabel || b.textContent)")
        page.key(Keys.ESCAPE)
        page.wait_for("return !menu.matches(':popover-open')", 10)
        # The next key is nobody's before the browser has given the focus back.
        page.frames(3)
        return said

    page = gallery(some)
    over_all = entries()
    assert over_all[:5] == ["Smaller photos", "Larger photos", "Slideshow", "Favourites", "Photos in their own shapes"] and "Hidden photos" in over_all
    tap(page, 5)
    over_one = entries()
    assert over_one == ["Zoom out", "Zoom in", "Slideshow", *over_all[over_all.index("Full screen"):]]
    page.key(Keys.ESCAPE)
    rest(page)
    assert entries() == over_all


def test_what_is_for_developers_is_behind_the_menu(gallery, some):
    page = gallery(some)
    assert not is_seen(page, "#inspect") and not is_seen(page, "#record")
    click(page, "#bar [popovertarget]")
    page.wait_for("return menu.matches(':popover-open')")
    page.key(Keys.ESCAPE)
    page.wait_for("return !menu.matches(':popover-open')")
    click(page, "#behind-opens")
    assert page.run("return behind.open") and is_seen(page, "#inspect")
    assert "frames" in page.run("return numbers.textContent")
    page.screenshot("chrome-behind")
    click(page, "#inspect")
    assert page.run("return [behind.open, inspect.ariaPressed]") == [False, "true"]
    click(page, "#behind-opens")
    click(page, "#record")
    # It can be ended where it is.
    assert page.run("return behind.open") is False and is_seen(page, "#record")
    click(page, "#record")
    page.wait_for("return keep.open")
    page.run("keep.querySelector('[value=discard]').click()")
    assert not is_seen(page, "#record")


def test_words_of_facts(blank):
    """The words are in English here, as the browser of the tests is."""
    assert blank.run_async(
        """
        const { clock, day, exposure, facts, place, size } = await import('/facts.js')
        return [
          day({ date: '2024-03-12T17:30:05+02:00' }), clock({ date: '2024-03-12T17:30:05+02:00' }), clock({ date: '2024-03-12T07:30:05' }),
          clock({ date: '2024-03-12T17:30:05-03:30' }), clock({ date: '2024-03-12T17:30:05Z' }), clock({}) ?? null, day({}) ?? null,
          size(999), size(2381044), size(123456789), exposure({ time: 0.004, aperture: 1.78, iso: 80, focalLength: 6.86 }),
          exposure({ time: 2 }), exposure({}) ?? null, place({ latitude: 51.4778, longitude: -0.0014 }),
          facts({ name: 'a.jpg', folder: '', width: 4000, height: 3000, scale: 2 }),
          facts({ name: 'b.mov', folder: 'c', width: 20, height: 15, kind: 'video', duration: 75.4, bytes: 5 }),
        ]
        """) == [
        "March 12, 2024", "17:30, UTC+2", "07:30", "17:30, UTC−3:30", "17:30, UTC", None, None,
        # No number is apart from its unit where a line ends.
        "999\xa0bytes", "2.4\xa0MB", "123\xa0MB", "1/250\xa0s, f/1.8, ISO\xa080, 6.9\xa0mm",
        "2\xa0s", None, "51.4778°\xa0N, 0.0014°\xa0W",
        [["Name", "a.jpg"], ["Size", "4000 × 3000"]],
        [["Name", "b.mov"], ["Folder", "c", "?album=c#gallery"], ["Kind", "Video"], ["Size", "20 × 15, 5\xa0bytes"], ["Length", "1:15"]],
    ]


def bars(page):
    """How clear the bar of the grid, that of the photo, and their words (the photo's number, the title, the day) are in each frame from now on, until
    `letGo()` answers them."""
    page.run("""
        const seen = [], clear = id => {
          const bar = document.getElementById(id), { display, visibility, opacity } = getComputedStyle(bar)
          return display === 'none' || visibility === 'hidden' ? 0 : Number(opacity)
        }
        const look = () => {
          const words = line => Number(getComputedStyle(document.querySelector(line)).opacity)
          seen.push([clear('bar'), clear('photo-bar'), clear('caption'), clear('bar') * words('#bar hgroup'), clear('photo-bar') * words('#when')])
          frame = requestAnimationFrame(look)
        }
        window.areFramesKept = true
        let frame = requestAnimationFrame(look)
        window.letGo = () => (cancelAnimationFrame(frame), seen)
    """)


def test_the_bars_of_the_grid_and_of_the_photo_fade_over_into_each_other_on_the_way_there_and_back_and_their_words_one_after_the_other(gallery, some):
    page = gallery(some)
    for way in (lambda: tap(page, 5), lambda: (page.key(Keys.ESCAPE), rest(page, 20))):
        bars(page)
        way()
        seen = page.run("return letGo()")
        between = [each for each in seen if 0.05 < each[0] < 0.95]
        assert len(between) > 2, seen
        assert all(abs(grid + photo - 1) < 0.06 for grid, photo, *_ in between), between
        assert all(min(title, max(day, number)) < 0.02 and abs(day - number) < 0.06 for _, _, number, title, day in between), "words lie over words"
    assert seen[-1] == [1, 0, 0, 1, 0]


def test_buttons_of_the_grid_and_of_the_photo_that_lie_in_one_place_come_one_after_the_other(gallery, some):
    page = gallery(some, size=(1280, 800))
    page.run("""
        window.areFramesKept = true
        window.seen_ = []
        const clear = id => {
          const { display, visibility, opacity } = getComputedStyle(document.getElementById(id))
          return display === 'none' || visibility === 'hidden' ? 0 : Number(opacity)
        }
        const look = () => {
          if (document.body.classList.contains('moving')) seen_.push([clear('bar') * clear('choose'), clear('actions')])
          requestAnimationFrame(look)
        }
        look()
    """)
    tap(page, 5)
    page.key(Keys.ESCAPE)
    rest(page, 20)
    seen = page.run("return seen_")
    assert len(seen) > 4 and all(min(each) < 0.02 for each in seen), seen
    assert max(grid for grid, _ in seen) > 0.2 and max(photo for _, photo in seen) > 0.2, "each is seen on its half of the way"


# The lowest contrast (WCAG 2.2, 1.4.3) of a line's words with what is behind them: of its element's colour, over each row of a screenshot without the words.
CONTRAST = """
const [data, selector, colour] = given
const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), letter => letter.charCodeAt(0))]))
const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
const context = canvas.getContext('2d', { willReadFrequently: true })
context.drawImage(image, 0, 0)
const points = image.width / innerWidth, range = new Range()
range.selectNodeContents(document.querySelector(selector))
const { left, right, top, bottom } = range.getBoundingClientRect()
const light = colour => colour.map(part => part / 255).map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0)
const [red, green, blue, alpha = 1] = colour.match(/[\\d.]+/g).map(Number)
let least = Infinity
// A line's letters take the middle three fifths of its height.
for (let y = top + 0.2 * (bottom - top); y < bottom - 0.2 * (bottom - top); y += 0.5) {
  const behind = [...context.getImageData(Math.floor((left + right) / 2 * points), Math.floor(y * points), 1, 1).data].slice(0, 3)
  const words = [red, green, blue].map((part, index) => part * alpha + behind[index] * (1 - alpha))
  const [one, other] = [light(words), light(behind)]
  least = Math.min(least, (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05))
}
return least
"""


def contrast(page, selector):
    colour = page.run("""
        const line = document.querySelector(arguments[0]), { color } = getComputedStyle(line)
        line.style.color = 'transparent'
        return color""", selector)
    page.frames(2)
    shot = page.driver.get_screenshot_as_base64()
    page.run("document.querySelector(arguments[0]).style.color = ''", selector)
    return page.run_async(CONTRAST, shot, selector, colour)


def flat(folder, byte=b"\xff"):
    """White photos as high as a phone, or, of zeros, black ones: so many that the grid can be scrolled below its bar."""
    photos.plain(folder, 30)
    head = b"\x89PNG\r\n\x1a\n" + photos.chunk(b"IHDR", (8 * 40).to_bytes(4) + (8 * 87).to_bytes(4) + bytes([1, 0, 0, 0, 0]))
    for number in range(30):
        rows = zlib.compress((b"\0" + byte * 40) * 8 * 87)
        (folder / f"{number + 1:04}.png").write_bytes(head + photos.chunk(b"tEXt", f"Title\0{number}".encode()) + photos.chunk(b"IDAT", rows) + photos.chunk(b"IEND", b""))


def test_what_the_bars_say_can_be_read_on_white_photos(gallery, tmp_path):
    flat(tmp_path)
    with Server(tmp_path) as server:
        page = gallery(server, "#gallery/0005.png")
        page.wait_for("return document.body.style.getPropertyValue('--covered') === '1'", 10)
        rest(page, 20)
        found = {selector: contrast(page, selector) for selector in ("#when", "#caption span:last-child")}
        page.key(Keys.ESCAPE)
        rest(page, 20)
        page.key(Keys.END)
        rest(page, 20)
        found |= {selector: contrast(page, selector) for selector in ("#title", "#range")}
        page.screenshot("chrome-white")
        assert all(each >= 4.5 for each in found.values()), found


def test_the_bar_of_those_that_are_chosen_and_of_two_photos_break_no_word_off_on_small_phones(gallery, some):
    page = gallery(some, size=(320, 568))
    click(page, "#choose")
    page.wait_for("return document.body.classList.contains('choosing')", 10)
    fits = "const line = document.querySelector(arguments[0]); return line.scrollWidth <= line.clientWidth && line.clientWidth > 0"
    assert page.run(fits, "#chosen")
    page = gallery(some, "?cull=&lang=de#gallery", size=(320, 568))
    page.wait_for("return document.querySelector('#culling .count')?.textContent !== ''", 20)
    page.wait_for("return document.querySelector('#culling .count').textContent === '0 / 60'", 10)


def test_the_name_of_an_album_is_beside_the_way_up_on_the_smallest_phones(gallery, tmp_path):
    photos.plain(tmp_path / "Lisbon", 12)
    with Server(tmp_path) as server:
        page = gallery(server, "?album=Lisbon#gallery", size=(320, 568))
        assert page.run("return [title.textContent, title.scrollWidth <= title.clientWidth]") == ["Lisbon", True]
        assert page.run("return Math.min(...[...document.querySelectorAll('#bar > button')].filter(b => b.checkVisibility()).map(b => b.getBoundingClientRect().height))") >= 44


def test_an_album_has_room_for_its_name_on_a_phone_and_the_menu_shows_photos_in_their_own_shapes(gallery, tmp_path):
    photos.plain(tmp_path / "Verschiedenes", 12)
    with Server(tmp_path) as server:
        page = gallery(server, "?album=Verschiedenes#gallery")
        page.run("localStorage.removeItem('tsumami.shapes')")
        assert page.run("return [title.textContent, title.scrollWidth <= title.clientWidth]") == ["Verschiedenes", True]
        assert not page.run("return document.getElementById('shapes').checkVisibility()")
        open_menu(page)
        assert page.run("const own = document.getElementById('menu-shapes'); return own.checkVisibility() && own.ariaPressed") == "false"
        before = [cell[3] for cell in cells(page)]
        click(page, "#menu-shapes")
        rest(page, 20)
        assert [cell[3] for cell in cells(page)] != before, "as wide as they are"
        assert page.run("return ['shapes', 'menu-shapes'].map(id => document.getElementById(id).ariaPressed)") == ["true", "true"]
        click(page, "#menu-shapes")
        rest(page, 20)
        assert [cell[3] for cell in cells(page)] == before
        page.run("localStorage.removeItem('tsumami.shapes')")


def test_videos_are_counted_as_videos(blank):
    assert blank.run_async("""
        const { albumsIn } = await import('/albums.js'), { countOf, ranges } = await import('/words.js')
        const pictures = [['a', 'video'], ['a/b', 'video'], ['c', 'video'], ['c'], ['']].map(([folder, kind]) => ({ folder, kind }))
        return [
          albumsIn(pictures, '', [0, 1, 2, 3, 4]).map(({ name, count, videos }) => [name, countOf(count, videos)]),
          [ranges(pictures.slice(0, 2)), ranges(pictures.slice(0, 1)), ranges(pictures), ranges([]), ranges(pictures.slice(0, 2), 9)].map(forms => forms.at(-1)),
        ]
        """) == [[["a", "2 videos"], ["c", "2 photos"]], ["2 videos", "1 video", "5 photos", "No photos", "9 photos"]]


def test_nothing_lies_over_a_slideshow_but_how_to_stop_it(gallery, some):
    page = gallery(some)
    page.run("localStorage.clear()")
    page.run("document.querySelector('#done span').textContent = 'One photo hidden'; document.getElementById('done').hidden = false")
    assert page.run("return document.getElementById('done').checkVisibility()")
    click(page, "#slideshow")
    page.wait_for("return document.body.classList.contains('slideshow')", 10)
    assert not page.run("return document.getElementById('done').checkVisibility()")
    page.key(Keys.ESCAPE)
    page.wait_for("return !document.body.classList.contains('slideshow')", 10)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_lines_over_the_photos_are_as_light_as_sheets(gallery, some, scheme):
    page = gallery(some)
    page.prefer(scheme)
    page.wait_for(f"return matchMedia('(prefers-color-scheme: {scheme})').matches")
    looks = page.run("""
        return ['menu', 'toast', 'done', 'connection'].map(id => {
          const style = getComputedStyle(document.getElementById(id))
          return style.backgroundColor + style.getPropertyValue('--accent')
        })""")
    assert len(set(looks)) == 1, looks
    page.prefer(None)


def test_what_has_been_done_lies_over_no_sheet_and_has_even_room_about_its_words(gallery, some):
    page = gallery(some)
    tap(page, 5)
    page.run("document.getElementById('favourite').click()")
    click(page, "#inform")
    page.wait_for("return !information.hidden", 10)
    rest(page, 20)
    apart = "const [a, b] = [done, information].map(each => each.getBoundingClientRect()); return a.bottom <= b.top && a.top > 0"
    assert page.run(apart)
    page.screenshot("done-over-sheet")
    click(page, "#done button")
    assert page.run("return [done.querySelector('span').textContent, done.querySelector('button').hidden]") == ["1 photo removed from favourites", True]
    left, right, above, below = page.run("""
        const [line, words] = [done, done.querySelector('span')].map(each => each.getBoundingClientRect())
        return [words.left - line.left, line.right - words.right, words.top - line.top, line.bottom - words.bottom]""")
    assert abs(left - right) <= 1 and abs(above - below) <= 1


def test_a_tab_is_called_as_what_it_shows(gallery, tmp_path):
    photos.plain(tmp_path / "Alps", 2)
    photos.plain(tmp_path / "Alps" / "Zermatt", 3)
    called = "return document.title"
    with Server(tmp_path) as server:
        page = gallery(server, "?album=Alps/Zermatt#gallery")
        assert page.run(called) == "Zermatt"
        tap(page, 2)
        assert page.run(called) == "0002.png"
        page.key(Keys.ESCAPE)
        rest(page, 20)
        assert page.run(called) == "Zermatt"
        click(page, "#menu [data-only=favourites]")
        page.wait_for("return document.title === 'Favourites'", 10)
        page.run("history.back()")
        page.wait_for("return document.title === 'Zermatt'", 10)
        click(page, "#find")
        page.run("words.value = '0001'; words.dispatchEvent(new Event('input'))")
        page.wait_for("return document.title === '0001'", 10)
        page.open("#gallery")
        page.wait_until_ready()
        assert page.run(called) == "Photos"


def test_photos_become_larger_twice_without_the_menu_being_opened_again(gallery, some):
    page = gallery(some)
    before = cells(page)[0][3]
    open_menu(page)
    hand = Hand(page.driver)
    at = tuple(page.run("const r = document.querySelector(`#menu [data-key='+']`).getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]"))
    for columns in (2, 1):
        hand.tap(hand.finger(), at).perform()
        rest(page, 20)
        assert page.state()["columns"] == columns
    assert page.run("return menu.matches(':popover-open')") and cells(page)[0][3] > 2 * before
    # What leads elsewhere closes it.
    click(page, "#menu [data-only=favourites]")
    page.wait_for("return !menu.matches(':popover-open')", 10)


def test_words_of_another_direction_are_in_their_order_and_at_the_side_of_the_page(gallery, some):
    page = gallery(some)
    page.run("document.documentElement.dir = 'rtl'")
    open_menu(page)
    page.screenshot("chrome-right-to-left")
    places = """
      const place = (element, text) => {
        const range = document.createRange(), at = element.firstChild.data.indexOf(text)
        range.setStart(element.firstChild, at)
        range.setEnd(element.firstChild, at + text.length)
        return range.getBoundingClientRect()
      }
      const line = document.getElementById('range')
      return [[line, '60', line.textContent.slice(-4)], [document.getElementById('help-opens'), 'keys', '…']].map(([element, first, second]) =>
        [place(element, first).left, place(element, second).left, place(element, second).right, element.getBoundingClientRect().right - parseFloat(getComputedStyle(element).paddingRight)])
    """
    for first, second, end, edge in page.run(places):
        assert first < second and abs(end - edge) < 2, (first, second, end, edge)


def test_names_of_albums_have_two_lines_and_little_height_on_a_phone_that_lies_on_its_side(gallery, tmp_path):
    photos.plain(tmp_path, 4)
    for name in ("Grandmother in Lisbon", "Alps"):
        photos.plain(tmp_path / name, 2)
    names = """
      const labels = [...document.querySelectorAll('#stage .label')].filter(label => label.checkVisibility())
      return ['Grandmother in Lisbon', 'Alps', '2 photos'].map(name => labels.find(label => label.textContent === name)).map(label => {
        const { top, bottom } = label.getBoundingClientRect(), words = document.createRange()
        words.selectNodeContents(label)
        return [new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size, label.firstChild.scrollHeight <= label.clientHeight + 1, top, bottom]
      })
    """
    with Server(tmp_path) as server:
        page = gallery(server)
        (long, is_whole, _, _), (short, _, _, end), (_, _, count, _) = page.run(names)
        assert [long, short, is_whole] == [2, 1, True]
        page.screenshot("chrome-albums")
        first = cells(page)[0][2]
        # Turned, and back.
        for size, is_low in (((HEIGHT, WIDTH), True), ((WIDTH, HEIGHT), False)):
            page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": size[0], "height": size[1], "deviceScaleFactor": 2, "mobile": False})
            page.wait_for(f"return innerWidth === {size[0]}", 10)
            rest(page, 20)
            page.screenshot(f"chrome-albums-{size[0]}")
            top = cells(page)[0][2]
            assert top <= first - 74 if is_low else top == pytest.approx(first, abs=1), (size, top, first)


def test_the_smallest_cells_have_a_sign_where_words_have_no_room(gallery, tmp_path):
    photos.plain(tmp_path, 3)
    photos.spoil(tmp_path / "0002.png")
    shown = "return [...document.querySelectorAll('#stage [role=button] .label')].filter(label => label.checkVisibility()).map(label => label.textContent).filter(Boolean)"
    with Server(tmp_path) as server:
        page = gallery(server)
        page.wait_for("return document.querySelector('#stage').innerText.includes('cannot')", 20)
        for _ in range(4):
            page.key("-")
            rest(page, 20)
        assert cells(page)[0][3] < 20 and page.run(shown) == ["⊘"]
        page.screenshot("chrome-small-broken")
        for _ in range(3):
            page.key("+")
            rest(page, 20)
        assert page.run(shown) == ["cannot\nbe shown"]


def test_a_mouse_has_a_hand_over_photos_and_albums_alone(gallery, tmp_path):
    photos.plain(tmp_path, 4)
    photos.plain(tmp_path / "Alps", 2)
    with Server(tmp_path) as server:
        page = gallery(server, size=(1280, 800))

        def has_hand(x, y):
            page.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": x, "y": y})
            page.frames(3)
            return page.run("return getComputedStyle(stage).cursor === 'pointer'")

        left, top, width, height = cells(page)[0][1:5]
        cover = page.run("const r = document.querySelector('#stage .scroll .scroll .image').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
        assert has_hand(left + width / 2, top + height / 2) and has_hand(*cover)
        assert not has_hand(1000, 760)
        # A mouse that moves within a photo has nothing measured but this one, once a frame at most.
        assert has_hand(left + 4, top + 4)
        # Nor while the order in which the grid is read is written.
        page.wait_for("return stage.querySelector('[aria-owns]') !== null")
        page.run("""
          window.measured = 0
          const measure = Element.prototype.getBoundingClientRect
          Element.prototype.getBoundingClientRect = function () { measured += this.matches('#stage [role=button], #stage .image') ? 1 : 0; return measure.call(this) }
          Element.prototype.getBoundingClientRect.before = measure
        """)
        for step in range(12):
            assert has_hand(left + 5 + step, top + 5)
        assert 1 <= page.run("return measured") <= 12
        page.run("Element.prototype.getBoundingClientRect = Element.prototype.getBoundingClientRect.before")
        # Over a photo that is open a drag and a wheel do more than a press.
        tap(page, 1)
        assert not has_hand(640, 400)


def test_the_menu_is_in_groups_with_lines_between_those_that_are_there(gallery, some):
    groups = """return [...menu.children].map(group => [group.classList.contains('apart'), [...group.querySelectorAll('button')].filter(each => each.checkVisibility()).map(each => each.textContent.trim() || each.ariaLabel)])
      .filter(([, names]) => names.length)"""
    page = gallery(some)
    open_menu(page)
    page.frames(2)
    phone = page.run(groups)
    page.screenshot("menu-phone")
    assert [apart for apart, _ in phone] == [False, True, True, True, True]
    assert [names for _, names in phone] == [
        ["Smaller photos", "Larger photos"], ["Slideshow", "Favourites"], ["Photos in their own shapes"], ["Keep or reject…", "Hidden photos"],
        ["Full screen", "Gestures and keys…", "Behind the scenes…"]]
    # One beside the other: a press changes the size, and leaves the menu open.
    tops = page.run("return [...menu.querySelectorAll('[data-key]')].map(each => { const { top, height } = each.getBoundingClientRect(); return [top, height] })")
    assert tops[0] == tops[1] and tops[0][1] >= 44
    page.key(Keys.ESCAPE)
    tap(page, 5)
    page.run("document.querySelector('#photo-bar [popovertarget=menu]').click()")
    page.frames(3)
    assert page.run(groups) == [[False, ["Zoom out", "Zoom in"]], [True, ["Slideshow"]], [True, ["Full screen", "Gestures and keys…", "Behind the scenes…"]]]
