"""How lines, fields and pictures of the gallery lie: their margins, what is beside what, and what is not said."""

import base64
import struct
import zlib

import pytest

import photos
from conftest import Server
from fingers import HeldFingers
from gallery_page import open_menu, rest, tap
from page import Page

PATIENCE = 20
TWICE = "document.documentElement.style.fontSize = '200%'"
# What a line of text takes, of one element: [left, top, right, bottom], without the room around it.
TEXT = """
const text = element => {
  const range = document.createRange()
  range.selectNodeContents(typeof element === 'string' ? document.querySelector(element) : element)
  const { left, top, right, bottom } = range.getBoundingClientRect()
  return [left, top, right, bottom]
}
"""


def column(page, x, top, height):
    """The red of a column of the screen's pixels, as the browser's screenshot has them (https://www.w3.org/TR/png-3/#9Filter-types)."""
    clip = {"x": x, "y": top, "width": 1, "height": height, "scale": 1}
    data = base64.b64decode(page.driver.execute_cdp_cmd("Page.captureScreenshot", {"clip": clip})["data"])
    at, packed, channels = 8, b"", {2: 3, 6: 4}[data[25]]
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        packed += data[at + 8:at + 8 + length] if kind == b"IDAT" else b""
        at += length + 12
    rows, step, reds = zlib.decompress(packed), 1 + channels, [0]
    for start in range(0, len(rows), step):
        # Of one pixel there is none at the left.
        above = {0: 0, 1: 0, 2: 1, 3: 0.5, 4: 1}[rows[start]]
        reds.append((rows[start + 1] + int(above * reds[-1])) % 256)
    return reds[1:]


def text(page, selector):
    return page.run(TEXT + "return text(arguments[0])", selector)


def test_twice_as_large_the_lines_of_the_bars_keep_clear_of_their_edges(gallery, some):
    page = gallery(some)
    page.run(TWICE)
    top, bottom = text(page, "#title")[1], text(page, "#range")[3]
    assert top >= 4 and bottom <= 56 - 4 and abs(top - (56 - bottom)) <= 2, (top, bottom)
    # The day is there for fingers, or in a wider window.
    page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
    tap(page, 3)
    day, number = text(page, "#when"), text(page, "#caption span:last-child")
    assert number[3] <= 56 and number[1] >= day[3] - 4, (day, number)
    sizes = page.run("return ['#when', '#caption'].map(one => parseFloat(getComputedStyle(document.querySelector(one)).fontSize))")
    assert sizes[0] > sizes[1] > 13, "the day is what one looks for, its number is beside that"


def test_a_number_of_so_many_is_read_in_that_order_in_pages_from_right_to_left(gallery, some):
    page = gallery(some)
    page.run("document.documentElement.dir = 'rtl'")
    tap(page, 3)
    first, last = page.run("""
        const node = document.querySelector('#caption span:last-child').firstChild, at = index => {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + 1)
          return range.getBoundingClientRect().left
        }
        return [at(0), at(node.length - 1)]
        """)
    assert first < last


def test_each_sample_is_as_high_as_a_finger_needs_and_apart_from_the_others(gallery, some):
    page = gallery(some, "?lang=de")
    page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
    page.run("document.getElementById('behind-opens').click()")
    page.wait_for("return document.getElementById('behind').open", PATIENCE)
    boxes = page.run("""
        return [...document.querySelectorAll('.tools p a')].map(link => link.getBoundingClientRect()).map(({ left, top, right, bottom }) => [left, top, right, bottom])
        """)
    page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
    edges = page.run("const { left, right } = document.querySelector('.tools').getBoundingClientRect(); return [left, right]")
    assert len(boxes) == 9
    for left, top, right, bottom in boxes:
        assert bottom - top >= 44 and edges[0] <= left and right <= edges[1]
    for first, second in zip(boxes, boxes[1:]):
        assert second[0] >= first[2] + 8 or second[1] >= first[3] + 8


def test_the_folder_in_the_information_is_as_high_as_a_finger_needs(gallery, built_in):
    page = gallery(built_in, "#gallery/Alps/IMG_0413.webp")
    page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
    page.run("inform.click()")
    page.wait_for("return information.querySelector('dd a')", PATIENCE)
    page.frames(60)
    height = page.run("""
        const link = information.querySelector('dd a'), { left, top, width, height } = link.getBoundingClientRect()
        return [...Array(80).keys()].filter(at => document.elementFromPoint(left + width / 2, top + height / 2 - 40 + at) === link).length
        """)
    page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
    assert height >= 43


def test_the_words_of_a_gesture_are_beside_the_middle_of_its_picture(gallery, some):
    page = gallery(some)
    page.run("document.getElementById('help-opens').click()")
    page.wait_for("return document.getElementById('help').open", PATIENCE)
    apart = page.run(TEXT + """
        return [...document.querySelectorAll('#help li')].filter(item => item.childElementCount === 2).map(item => {
          const [, top, , bottom] = text(item.querySelector('p')), picture = item.querySelector('svg').getBoundingClientRect()
          return Math.round(Math.abs((top + bottom - picture.top - picture.bottom) / 2))
        })
        """)
    assert len(apart) > 5 and max(apart) <= 2, apart


def test_the_field_is_as_wide_where_nothing_is_found(gallery, some):
    page = gallery(some, size=(1280, 800))
    page.run("document.getElementById('find').click()")

    def width(words):
        page.run("words.value = arguments[0]; words.dispatchEvent(new Event('input'))", words)
        rest(page, PATIENCE)
        return page.run("return [search.offsetWidth, document.getElementById('nothing').hidden]")

    wide, without = width("0003"), width("xyz")
    assert [wide[1], without[1]] == [True, False]
    assert wide[0] == without[0]


def test_files_that_are_read_in_a_moment_are_not_talked_about(blank):
    assert blank.run_async("""
        const { Connection } = await import('/connection.js')
        document.body.innerHTML = '<p></p>'
        const line = document.querySelector('p'), original = [setTimeout, clearTimeout], said = []
        let timers = []
        try {
          globalThis.setTimeout = (act, pause) => (timers.push([act, pause]), timers.length)
          globalThis.clearTimeout = number => { if (timers[number - 1]) timers[number - 1] = [() => {}, 0] }
          const connection = new Connection(line), read = (done, of) => {
            connection.progressed(of ? { reading: { done, of } } : {})
            said.push(line.textContent)
          }
          // A file comes, and is read at once; its time is over without a word.
          read(0, 1)
          read(0, 0)
          for (const [act] of timers) act()
          said.push(line.textContent)
          // It goes on for longer than that, and is said until it is done.
          read(0, 100)
          read(10, 100)
          const [act, pause] = timers.at(-1)
          act()
          said.push(line.textContent, pause)
          read(20, 100)
          read(0, 0)
        } finally { Object.assign(globalThis, { setTimeout: original[0], clearTimeout: original[1] }) }
        return said
    """) == ["", "", "", "", "", "10 of 100 files read", 1500, "20 of 100 files read", ""]


@pytest.mark.parametrize("large", [False, True])
def test_the_line_that_says_that_the_server_is_away_has_its_button_beside_or_below_its_words(gallery, tmp_path, large):
    server = Server(photos.plain(tmp_path / "photos", 20))
    try:
        page = gallery(server)
        if large:
            page.run(TWICE)
        server.end()
        page.wait_for("return document.getElementById('connection').classList.contains('away')", PATIENCE)
        line, button = (page.run("const { left, top, right, bottom } = document.querySelector(arguments[0]).getBoundingClientRect(); return [left, top, right, bottom]", each)
                        for each in ("#connection", "#connection button"))
        words = text(page, "#connection span")
        page.screenshot(f"looks-away{'-large' if large else ''}")
        assert line[0] >= 12 - 1 and line[2] <= 390 - 12 + 1
        assert words[1] - line[1] >= 2 and words[0] - line[0] >= 12
        if large:
            assert button[1] >= words[3] - 2 and words[2] - words[0] > 250, "below them, which have the width of the line"
        else:
            assert button[0] >= words[2] - 2 and line[3] - line[1] <= 60, "beside them, in two lines at most"
    finally:
        server.stop()


@pytest.mark.parametrize("language, width", [("de", 390), ("de", 320), ("en", 390), ("ja", 390)])
def test_what_has_been_done_has_its_button_beside_its_words_on_a_phone(gallery, built_in, language, width):
    page = gallery(built_in, f"?lang={language}", size=(width, 844))
    for _ in range(2):
        page.run("document.getElementById('choose').click()")
        page.run("document.getElementById('choose-all').click()")
        page.wait_for("return document.getElementById('chosen').dataset.count === '67'", PATIENCE)
        page.run("document.getElementById('choice-favourite').click()")
        page.wait_for("return document.getElementById('done').checkVisibility()", PATIENCE)
        page.frames(3)
        words = text(page, "#done span")
        button = page.run("const { left, top, bottom } = document.querySelector('#done button').getBoundingClientRect(); return [left, top, bottom]")
        assert button[0] >= words[2] and button[1] < words[3] and words[1] < button[2], (words, button)
        assert width == 320 or words[3] - words[1] < 25, "in one line"
        page.run("document.getElementById('choice-ends').click()")
    page.run("localStorage.clear()")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_a_menu_that_goes_on_below_its_edge_says_so_and_at_its_end_no_longer(gallery, some, scheme):
    page = gallery(some, size=(320, 480), scale=1)
    page.prefer(scheme)
    open_menu(page)
    page.frames(3)

    def looks():
        right, bottom, top = page.run("const { right, bottom, top } = menu.getBoundingClientRect(); return [right, bottom, top]")
        # The arrow, the lower edge, the upper edge, and what has no words.
        return [sum(colour) for colour in page.colours([(right - 22, bottom - 13), (right - 50, bottom - 3), (right - 4, top + 8), (right - 4, top + 200)], f"menu-{scheme}")]

    arrow, lower, _, plain = looks()
    assert page.run("return menu.scrollHeight > menu.clientHeight")
    assert abs(arrow - plain) > 100 and plain - lower > 20, "more follows"
    page.run("menu.scrollTop = menu.scrollHeight")
    page.frames(3)
    arrow, lower, upper, plain = looks()
    page.prefer(None)
    assert abs(arrow - plain) <= 9 and abs(lower - plain) <= 9 and plain - upper > 10, "it is the end"


def test_the_badge_of_a_photo_that_is_chosen_is_on_it(gallery, some):
    page = gallery(some)
    place = """
        const heart = [...stage.querySelectorAll('.label')].find(label => label.textContent === '♥' && label.checkVisibility())
        const { left, top, right, bottom } = heart.getBoundingClientRect()
        return [left, top, right, bottom]"""
    tap(page, 3)
    page.run("document.getElementById('favourite').click()")
    page.key("\ue00c")
    rest(page, PATIENCE)
    before = page.run(place)
    page.run("document.getElementById('choose').click()")
    rest(page, PATIENCE)
    tap(page, 3)
    after = page.run(place)
    photo = page.run("const { right, bottom } = [...stage.querySelectorAll('[role=button]')].find(cell => cell.ariaLabel?.startsWith('0003')).querySelector('img').getBoundingClientRect(); return [right, bottom]")
    page.run("localStorage.clear()")
    assert after[2] < before[2] and after[2] <= photo[0] and after[3] <= photo[1], (before, after, photo)


def test_the_colour_below_a_photo_is_no_line_at_its_edge(gallery, tmp_path):
    """A photo that is dark but for its middle, and lies between two pixels: its mean colour, a grey, is not seen around it."""
    width, height = 401, 299
    rows = b"".join(b"\0" + bytes(255 if 30 < x < 370 and 30 < y < 270 else 8 for x in range(width)) for y in range(height))
    (tmp_path / "0001.png").write_bytes(b"\x89PNG\r\n\x1a\n" + photos.chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
                                        + photos.chunk(b"IDAT", zlib.compress(rows)) + photos.chunk(b"IEND", b""))
    with Server(tmp_path) as server:
        page = gallery(server, size=(391, 845), scale=1)
        page.wait_for("return fetch('photos.json').then(answer => answer.json()).then(([photo]) => Boolean(photo.colour))", PATIENCE)
        page.open("#gallery/0001.png")
        page.driver.refresh()
        page.wait_until_ready()
        page.wait_for("return document.body.style.getPropertyValue('--covered') === '1'", PATIENCE)
        rest(page, PATIENCE)
        brightest = column(page, 12, 200, 500)
        assert 8 in brightest, "the photo is seen"
        assert max(brightest) <= 10, brightest


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_buttons_in_the_colour_that_calls_can_be_read_in_the_dark_too(gallery, some, scheme):
    page = gallery(some)
    page.prefer(scheme)
    page.run("document.getElementById('keep').showModal()")
    ratio = page.run("""
        const light = colour => {
          const parts = colour.match(/[\\d.]+/g).slice(0, 3).map(value => value / 255).map(value => value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
          return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        }
        const { color, backgroundColor } = getComputedStyle(document.querySelector('#keep .main'))
        const [one, other] = [light(color), light(backgroundColor)].sort((a, b) => b - a)
        return (one + 0.05) / (other + 0.05)
        """)
    page.prefer(None)
    assert ratio >= 4.5


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size, large", [((390, 844), False), ((390, 844), True), ((320, 568), False), ((820, 1180), True)])
def test_the_hint_in_the_field_is_whole(gallery, some, language, size, large):
    page = gallery(some, f"?lang={language}", size=size)
    if large:
        page.run(TWICE)
    page.run("document.getElementById('find').click()")
    wide, room = page.run("""
        const { fontSize, fontFamily } = getComputedStyle(words, '::placeholder'), { paddingLeft, paddingRight } = getComputedStyle(words)
        const context = new OffscreenCanvas(1, 1).getContext('2d')
        context.font = `${fontSize} ${fontFamily}`
        return [context.measureText(words.placeholder).width, words.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)]
        """)
    assert wide <= room


@pytest.mark.parametrize("size", [(390, 844), (820, 1180)])
def test_twice_as_large_no_word_and_no_button_of_a_sheet_is_cut_off(gallery, some, size):
    page = gallery(some, "?lang=de", size=size)
    page.run(TWICE)
    page.run("document.getElementById('keep').showModal()")
    left, right, *edges = page.run("""
        const { left, right } = keep.getBoundingClientRect()
        return [left, right, ...[...keep.querySelectorAll('button')].flatMap(button => { const { left, right } = button.getBoundingClientRect(); return [left, right] })]""")
    assert all(left < edge < right for edge in edges)
    page.run("keep.close(); document.getElementById('help-opens').click()")
    page.wait_for("return document.getElementById('help').open", PATIENCE)
    wide, marks = page.run("""
        const texts = [...document.querySelectorAll('#help :is(li p, dd, h2)')].filter(each => each.scrollWidth > each.clientWidth + 1)
        return [texts.map(each => each.textContent), [...document.querySelectorAll('#help input')].map(input => input.offsetWidth)]""")
    assert wide == [] and marks and min(marks) >= 20


def test_what_is_said_of_the_information_on_a_phone_does_not_lie_over_it(gallery, some):
    page = gallery(some)
    tap(page, 3)
    page.run("document.getElementById('inform').click()")
    page.wait_for("return information.querySelectorAll('dd').length >= 2", PATIENCE)
    rest(page, PATIENCE)
    # A page that is not looked at may not write into the clipboard; this one says what it says where it may.
    page.run("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } }); information.querySelector('.copy').click()")
    page.wait_for("return toast.textContent !== ''", PATIENCE)
    top, bottom, sheet = page.run("const { top, bottom } = toast.getBoundingClientRect(); return [top, bottom, information.getBoundingClientRect().top]")
    assert 56 <= top and bottom <= sheet


def test_over_the_information_on_a_phone_what_has_been_done_lies_below_the_line_that_says_that_the_server_is_away(gallery, tmp_path):
    server = Server(photos.plain(tmp_path / "photos", 4))
    try:
        page = gallery(server)
        tap(page, 2)
        page.run("document.getElementById('inform').click()")
        rest(page, PATIENCE)
        server.end()
        page.wait_for("return document.getElementById('connection').classList.contains('away')", PATIENCE)
        page.run("document.getElementById('favourite').click()")
        page.wait_for("return document.getElementById('done').checkVisibility()", PATIENCE)
        lines = page.run("return ['connection', 'done', 'information'].map(id => { const { top, bottom } = document.getElementById(id).getBoundingClientRect(); return [top, bottom] })")
        page.screenshot("looks-away-done")
        (_, above), (top, bottom), (sheet, _) = lines
        assert above + 4 <= top and bottom <= sheet, lines
        page.run("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } }); information.querySelector('.copy').click()")
        page.wait_for("return toast.textContent !== ''", PATIENCE)
        assert page.run("return toast.getBoundingClientRect().top") >= bottom + 4
        page.errors()  # what was done could not be sent
    finally:
        server.stop()


def test_the_words_of_albums_are_gone_before_they_meet_the_words_of_the_bar(gallery, built_in):
    page = gallery(built_in)
    clear = """
        const label = [...document.querySelectorAll('#stage *')].find(each => !each.childElementCount && each.textContent === 'Autumn')
        let opacity = 1
        for (let each = label; each.id !== 'stage'; each = each.parentElement) opacity *= Number(getComputedStyle(each).opacity)
        return [label.getBoundingClientRect().top, opacity]
    """
    assert page.run(clear)[1] == 1
    met, hand = 0, HeldFingers(page.driver)
    for y in range(700, 500, -6):
        hand.at((200, y))
        page.frames(2)
        top, opacity = page.run(clear)
        # The bar ends at 56, and its two lines are above that.
        assert opacity == pytest.approx(min(max((top - 48) / 16, 0), 1), abs=0.06), (top, opacity)
        met += opacity == 0
    hand.lift()
    page.screenshot("looks-album-words")
    assert met > 3


@pytest.mark.parametrize("scheme, ground", [("light", "rgb(255, 255, 255)"), ("dark", "rgb(0, 0, 0)")])
def test_the_page_that_asks_for_the_password_has_the_gallery_s_ground_and_the_person_s_language(driver, tmp_path, scheme, ground):
    with Server(photos.plain(tmp_path / "photos", 1), password="open") as server:
        page = Page(driver, server.url, size=(320, 568))
        page.prefer(scheme)
        # Who looks at it is called as before.
        agent = page.run("return navigator.userAgent")
        page.driver.execute_cdp_cmd("Network.setUserAgentOverride", {"userAgent": agent, "acceptLanguage": "de-AT,de;q=0.9,en;q=0.8"})
        page.open("")
        page.run("password.value = 'no'; document.querySelector('button').click()")
        page.wait_for("return document.querySelector('[role=alert]').textContent !== ''", PATIENCE)
        page.screenshot(f"looks-password-{scheme}")
        assert page.run("return [document.documentElement.lang, document.title, document.querySelector('[role=alert]').textContent]") == [
            "de", "Fotos", "Das ist nicht das Passwort."]
        assert page.run("return getComputedStyle(document.body).backgroundColor") == ground
        assert page.run("return [...document.querySelectorAll('input, button')].every(each => each.getBoundingClientRect().height >= 44)")
        assert page.run("return document.documentElement.scrollWidth <= innerWidth")
        page.close()
