"""A photo makes room for the sheet with what is known of it: never below it, nor half-way."""

import pytest
from selenium.webdriver.common.keys import Keys

import photos
from conftest import Server
from fingers import Hand, HeldFingers
from gallery_page import HEIGHT, PHOTO, WIDTH, glide, photo, rest, tap

TOP = "return information.hidden ? innerHeight : information.getBoundingClientRect().top"
STILL = "return information.getAnimations().length === 0"

# In each frame, where the photo ends and where the sheet begins.
WATCH = PHOTO + """
window.watched = []
window.areFramesKept = true
const write = () => {
  const [, top, , height] = photo() ?? [0, 0, 0, 0]
  watched.push([top + height, information.hidden ? innerHeight : information.getBoundingClientRect().top, top, height])
  window.watching = requestAnimationFrame(write)
}
write()
"""


@pytest.fixture(scope="module")
def tall(tmp_path_factory):
    """A server of tall photos."""
    with Server(photos.plain(tmp_path_factory.mktemp("tall"), 12, 300, 640)) as server:
        yield server


def inform(page):
    page.run("inform.click()")
    page.wait_for("return information.innerText.includes(' × ')", 10)
    page.wait_for(STILL, 10)
    rest(page)


def ends(page):
    """Where the photo ends, and where the sheet begins."""
    left, top, width, height = photo(page)[:4]
    return top + height, page.run(TOP)


def test_the_photo_is_above_the_sheet_and_comes_and_goes_with_it(gallery, tall):
    page = gallery(tall)
    tap(page, 5)
    alone = photo(page)[:4]
    page.run(WATCH)
    inform(page)
    end, top = ends(page)
    assert end <= top + 1 < alone[1] + alone[3], "the sheet would have covered it"
    left, _, width, height = photo(page)[:4]
    assert width / height == pytest.approx(300 / 640, rel=0.01) and left + width / 2 == pytest.approx(WIDTH / 2, abs=1)
    page.screenshot("room-phone")
    assert not page.run("return document.getElementById('toolbar').checkVisibility({ visibilityProperty: true })"), "its buttons would lie over the sheet"
    page.run("information.querySelector('.close').click()")
    rest(page)
    assert photo(page)[:4] == pytest.approx(alone, abs=1)
    frames = page.run("cancelAnimationFrame(watching); return watched")
    # What is said to the program is drawn with the next frame, or the one after it: it is never further behind the sheet, which is quick at first.
    tops = [top for _, top, *_ in frames]
    behind = [end - max(tops[max(0, index - 2):index + 1]) for index, (end, *_) in enumerate(frames)]
    assert len([1 for distance in behind if distance > 60]) <= 1, behind
    heights = [frame[3] for frame in frames]
    between = {round(height) for height in heights if min(heights) + 2 < height < alone[3] - 2}
    assert len(between) > 4, "it goes there and back, and does not jump"


def test_a_finger_that_pulls_the_sheet_leads_the_photo(gallery, tall):
    page = gallery(tall)
    tap(page, 5)
    alone = photo(page)[:4]
    inform(page)
    low = photo(page)[3]
    top = page.run(TOP)
    page.run(WATCH)
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (WIDTH / 2, top + 14)}).glide({finger: (WIDTH / 2, top + 114)}, 0.3).wait(0.3)
    hand.glide({finger: (WIDTH / 2, top + 14)}, 0.3).wait(0.3).up(finger).perform()
    page.wait_for(STILL, 10)
    rest(page)
    assert photo(page)[3] == pytest.approx(low, abs=1)
    frames = page.run("cancelAnimationFrame(watching); return watched")
    assert max(frame[3] for frame in frames) > low + 60, "larger while the sheet was down"
    assert max(end - top for end, top, *_ in frames) < 30
    glide(page, (WIDTH / 2, top + 14), (WIDTH / 2, HEIGHT - 10), 0.2)
    page.wait_for("return information.hidden", 10)
    rest(page)
    assert photo(page)[:4] == pytest.approx(alone, abs=1)


def test_neighbours_are_above_it_too_and_the_photo_goes_into_its_cell_from_there(gallery, tall):
    page = gallery(tall)
    tap(page, 5)
    inform(page)
    glide(page, (300, 200), (60, 200))
    page.wait_for("return information.querySelector('dd').textContent === '0006.png'", 10)
    page.wait_for(STILL, 10)
    rest(page)
    end, top = ends(page)
    assert photo(page)[4] and end <= top + 1
    page.key(Keys.ESCAPE)
    page.key(Keys.ESCAPE)
    rest(page)
    assert photo(page) is None and page.run("return information.hidden")
    tap(page, 2)
    assert photo(page)[3] > 0.9 * HEIGHT, "another one has the whole window"


def test_a_zoomed_photo_stays_zoomed(gallery, tall):
    page = gallery(tall)
    tap(page, 5)
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.tap(finger, (WIDTH / 2, 300)).wait(0.1).tap(finger, (WIDTH / 2, 300)).perform()
    rest(page)
    zoomed = photo(page)[3]
    assert zoomed > 1.2 * HEIGHT
    inform(page)
    assert photo(page)[3] == pytest.approx(zoomed, rel=0.01)
    page.run("information.querySelector('.close').click()")
    rest(page)
    assert photo(page)[3] == pytest.approx(zoomed, rel=0.01)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_on_a_desktop_it_is_beside_the_sheet(gallery, some, direction):
    page = gallery(some, size=(1280, 800), scale=1)
    page.run("document.documentElement.dir = arguments[0]", direction)
    tap(page, 5)
    alone = photo(page)[:4]
    inform(page)
    sheet = page.run("const r = information.getBoundingClientRect(); return [r.left, r.right]")
    left, _, width, _ = photo(page)[:4]
    assert left + width <= sheet[0] + 1 if direction == "ltr" else left >= sheet[1] - 1
    page.screenshot(f"room-desktop-{direction}")
    page.run("information.querySelector('.close').click()")
    rest(page)
    assert photo(page)[:4] == pytest.approx(alone, abs=1)


def test_a_phone_that_is_turned_has_the_photo_beside_the_sheet(gallery, tall):
    page = gallery(tall)
    tap(page, 5)
    inform(page)
    page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": HEIGHT, "height": WIDTH, "deviceScaleFactor": 2, "mobile": False})
    page.wait_for(f"return innerWidth === {HEIGHT}", 10)
    rest(page)
    box = page.run("const r = information.getBoundingClientRect(); return [r.left, r.top, r.bottom]")
    shown = page.run("return [...document.querySelectorAll('#stage .scroll .scroll .image img[src]')].map(i => i.getBoundingClientRect())"
                     ".filter(r => r.right > 0 && r.left < innerWidth && r.height > 100).map(r => [r.left, r.right, r.top, r.bottom])")
    page.screenshot("room-turned")
    assert [r for r in shown if r[0] >= 0 and r[1] <= box[0] + 1], shown
    assert box[1] < 100 and box[2] <= WIDTH


@pytest.mark.parametrize("size", [(WIDTH, HEIGHT), (320, 568), (HEIGHT, WIDTH), (1280, 800)], ids=["phone", "small", "landscape", "desktop"])
def test_why_a_photo_cannot_be_shown_is_read_beside_the_sheet(gallery, tmp_path, size):
    photos.plain(tmp_path, 3, 1600, 1200)
    photos.spoil(tmp_path / "0002.png")
    with Server(tmp_path) as server:
        page = gallery(server, size=size)
        tap(page, 2)
        page.wait_for("return !trouble.hidden && trouble.children[1].textContent", 20)
        inform(page)
        assert page.run("return [...trouble.children].slice(1).every(each => each.checkVisibility({ visibilityProperty: true }))")
        # The scene's own words lie in the middle of all the room that there is.
        said, why, link, sheet = page.run("""
          const words = [...document.querySelectorAll('#stage *')].find(each => each.childElementCount === 0 && each.checkVisibility() && each.textContent === 'This photo cannot be shown')
          const range = document.createRange()
          range.selectNodeContents(words)
          return [range, trouble.children[1], trouble.querySelector('a'), information].map(each => { const r = each.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom] })
        """)
        page.screenshot(f"room-broken-{size[0]}")
        for left, top, right, bottom in (said, why, link):
            assert left >= 0 and top >= 56 and (right <= sheet[0] or bottom <= sheet[1]), (said, why, link, sheet)
        assert said[3] <= why[1] + 4 and why[3] <= link[1], (said, why, link)
        page.run("information.querySelector('.close').click()")
        rest(page)
        page.wait_for("return Math.abs(trouble.getBoundingClientRect().left - 24) < 1", 10)


# The colour of one pixel of a screenshot.
COLOUR = """
const [data, x, y] = given
const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), letter => letter.charCodeAt(0))]))
const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height }), points = image.width / innerWidth
const context = canvas.getContext('2d', { willReadFrequently: true })
context.drawImage(image, 0, 0)
return [...context.getImageData(Math.floor(x * points), Math.floor(y * points), 1, 1).data]
"""


def test_a_finger_that_pulls_the_sheet_beyond_its_height_finds_no_ground_below_it(tall, gallery):
    page = gallery(tall)
    tap(page, 5)
    inform(page)
    top = page.run(TOP)
    finger = HeldFingers(page.driver)
    for way in (0, 20, 100, 240):
        finger.at((120, top + 20 - way))
    page.frames(3)
    end = page.run("return information.getBoundingClientRect().bottom")
    assert end < HEIGHT - 10
    shot = page.driver.get_screenshot_as_base64()
    finger.lift()
    above, below = (page.run_async(COLOUR, shot, 10, y) for y in (end - 8, (end + HEIGHT) / 2))
    assert above == below and above[0] > 20


# Bars over a photo, in a window with a mouse.

def test_on_a_desktop_the_photo_stands_between_the_bars_and_takes_the_window_when_they_go(gallery, some):
    page = gallery(some, size=(1280, 800))
    tap(page, 5)
    left, top, width, height = photo(page)[:4]
    row = 800 - 66
    assert top >= 56 - 1 and row - 20 < top + height <= row, "no bar lies over it, and nothing lies between it and the small photos"
    page.screenshot("room-desktop")
    page.run(WATCH)
    hand = Hand(page.driver)
    hand.tap(hand.finger("mouse"), (640, 300)).perform()
    page.wait_for("return document.body.classList.contains('quiet')", 10)
    rest(page)
    assert photo(page)[1] == pytest.approx(0, abs=1) and photo(page)[3] == pytest.approx(800, abs=1)
    page.screenshot("room-desktop-quiet")
    heights = page.run("cancelAnimationFrame(watching); return watched.map(frame => frame[3])")
    between = {round(each) for each in heights if height + 2 < each < 798}
    assert len(between) > 3 and heights == sorted(heights), "it moves there, and does not jump"
    hand.tap(hand.finger("mouse"), (640, 300)).perform()
    page.wait_for("return !document.body.classList.contains('quiet')", 10)
    rest(page)
    assert photo(page)[:4] == pytest.approx((left, top, width, height), abs=1)


def test_a_photo_on_a_phone_stays_where_it_is_when_the_bars_go(gallery, some):
    page = gallery(some)
    tap(page, 5)
    before = photo(page)[:4]
    page.run(WATCH)
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (WIDTH / 2, HEIGHT / 2)).perform()
    page.wait_for("return document.body.classList.contains('quiet')", 10)
    rest(page)
    assert photo(page)[:4] == before
    assert len({tuple(frame[2:]) for frame in page.run("cancelAnimationFrame(watching); return watched")}) == 1


# The sheet, from the photo.

def test_a_finger_that_goes_up_on_a_photo_brings_the_information_and_down_puts_it_away(gallery, tall):
    page = gallery(tall)
    tap(page, 5)
    alone = photo(page)[:4]
    page.run(WATCH)
    glide(page, (WIDTH / 2, 600), (WIDTH / 2, 420), 0.25)
    page.wait_for("return !information.hidden && information.innerText.includes(' × ')", 10)
    page.wait_for(STILL, 10)
    rest(page)
    end, top = ends(page)
    beginning = min(page.run("return information.offsetHeight"), 0.45 * HEIGHT)
    assert end <= top + 1 and top == pytest.approx(HEIGHT - beginning, abs=1)
    page.screenshot("room-pulled-up")
    tops = [frame[1] for frame in page.run("cancelAnimationFrame(watching); return watched")]
    assert len({round(each) for each in tops if HEIGHT - 170 < each < HEIGHT - 10}) > 4, "it came with the finger"
    assert page.run("return history.state?.overlays") == 1
    glide(page, (WIDTH / 2, 200), (WIDTH / 2, 420), 0.15)
    page.wait_for("return information.hidden", 10)
    rest(page)
    assert photo(page)[:4] == pytest.approx(alone, abs=1), "the photo is open still"
    glide(page, (WIDTH / 2, 300), (WIDTH / 2, 700), 0.15)
    page.wait_for("return document.body.style.getPropertyValue('--covered') === '0'", 10)
    rest(page)
    assert photo(page) is None


def test_the_finger_turns_the_sheet_round_and_another_one_catches_it_on_its_way(gallery, tall):
    page = gallery(tall)
    tap(page, 5)
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (WIDTH / 2, 600)}).glide({finger: (WIDTH / 2, 400)}, 0.25).glide({finger: (WIDTH / 2, 590)}, 0.25).up(finger).perform()
    page.wait_for("return information.hidden", 10)
    rest(page)
    assert page.run("return history.state?.overlays ?? 0") == 0
    # Twice as far leads to all of it, where it is longer than its beginning.
    glide(page, (WIDTH / 2, 700), (WIDTH / 2, 500), 0.2)
    page.wait_for(STILL, 10)
    low = page.run(TOP)
    glide(page, (WIDTH / 2, 300), (WIDTH / 2, 120), 0.15)
    page.wait_for(STILL, 10)
    assert page.run(TOP) <= low + 1


def test_sideways_turns_and_a_little_way_up_comes_to_nothing(gallery, tall):
    page = gallery(tall)
    tap(page, 5)
    glide(page, (300, 500), (60, 460))
    assert page.run("return information.hidden && document.title") == "0006.png"
    glide(page, (WIDTH / 2, 500), (WIDTH / 2, 470), 0.3, still=0.3)
    page.wait_for("return information.hidden", 10)


@pytest.mark.parametrize("size", [(844, 390), (820, 1180), (1280, 800)])
def test_beside_the_photo_the_sheet_comes_from_its_side_with_a_finger_that_goes_up(gallery, some, size):
    page = gallery(some, "#gallery/0006.png", size=size, scale=1)
    page.wait_for("return document.body.style.getPropertyValue('--covered') === '1'", 10)
    rest(page, 20)
    width, height = size
    alone, x = photo(page)[:4], width / 3
    lefts = "return information.hidden ? innerWidth : information.getBoundingClientRect().left"
    finger = HeldFingers(page.driver)
    # It follows, the photo with it, and turns round with the finger.
    seen = []
    for way in [0, 6, *range(12, round(0.34 * height), 12), *range(round(0.34 * height), 30, -12)]:
        finger.at((x, 0.75 * height - way))
        page.frames(2)
        seen.append(page.run(lefts))
    least = min(seen)
    assert seen[0] == width and least < width - 100 and seen[-1] > least + 60 and len({round(each) for each in seen}) > 8
    for way in range(36, round(0.36 * height), 12):
        finger.at((x, 0.75 * height - way))
        page.frames(2)
    page.frames(3)
    left, _, wide, _ = photo(page)[:4]
    assert left + wide <= page.run(lefts) + 20, "nothing of it is below the sheet"
    page.screenshot(f"room-beside-{width}")
    finger.lift()
    page.wait_for("return !information.hidden && information.innerText.includes(' × ')", 10)
    page.wait_for(STILL, 10)
    rest(page, 20)
    box = page.run("const r = information.getBoundingClientRect(); return [r.left, r.right]")
    assert box[1] == width - 8 and photo(page)[0] + photo(page)[2] <= box[0] + 1
    assert page.run("return history.state?.overlays") == 1
    # Caught while it goes, and brought back.
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (x, 0.3 * height)}).glide({finger: (x, 0.6 * height)}, 0.15).up(finger).wait(0.05)
    hand.down({finger: (x, 0.7 * height)}).glide({finger: (x, 0.35 * height)}, 0.2).up(finger).perform()
    page.wait_for(STILL, 10)
    rest(page, 20)
    assert not page.run("return information.hidden") and page.run("return information.getBoundingClientRect().right") == width - 8
    # Down puts it away, and only then the photo.
    glide(page, (x, 0.3 * height), (x, 0.7 * height), 0.15)
    page.wait_for("return information.hidden", 10)
    rest(page, 20)
    assert photo(page)[:4] == pytest.approx(alone, abs=1)
    glide(page, (x, 0.3 * height), (x, 0.85 * height), 0.15)
    page.wait_for("return document.body.style.getPropertyValue('--covered') === '0'", 10)
