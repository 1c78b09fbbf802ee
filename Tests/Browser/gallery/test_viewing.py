"""What lies over one photo: videos in their place, Live Photos, progress, the zoom level, keys, the sheet of gestures, the slideshow."""

import io
import shutil
import subprocess
import zipfile

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.wait import WebDriverWait

import photos
from conftest import ROOT, Server
from fingers import Hand, HeldFingers
from gallery_page import HEIGHT, PHOTO, WIDTH, glide, photo, rest, tap

FIXTURES = ROOT / "Apps/Gallery/Tests/PhotoIndexTests/Fixtures"
DESKTOP = (1280, 800)
VIDEO = "const video = document.querySelector('#stage video');"


@pytest.fixture(scope="module")
def media(tmp_path_factory):
    """Photos, a video and a Live Photo: the names of the photos come before those of the others."""
    folder = tmp_path_factory.mktemp("media")
    photos.plain(folder, 12)
    shutil.copy(FIXTURES / "live.jpg", folder)
    command = ["ffmpeg", "-hide_banner", "-loglevel", "error", "-f", "lavfi", "-i", "testsrc2=size=320x180:rate=10:duration=8", "-f", "lavfi", "-i",
               "sine=duration=8", "-c:v", "libvpx", "-c:a", "libvorbis", "-g", "10"]
    subprocess.run([*command, folder / "video.webm"], check=True)
    shutil.copy(FIXTURES / "live.mov", folder)
    shutil.copy(FIXTURES / "clip.webm", folder)
    (folder / "cats").mkdir()
    photos.plain(folder / "cats", 2)
    with Server(folder) as server:
        yield server


@pytest.fixture(scope="module")
def some(tmp_path_factory):
    folder = tmp_path_factory.mktemp("some")
    photos.plain(folder, 40)
    with Server(folder) as server:
        yield server


def opened(gallery, server, name, **options):
    page = gallery(server, f"#gallery/{name}", **options)
    page.wait_for("return document.body.style.getPropertyValue('--covered') === '1'", 10)
    rest(page, 20)
    return page


@pytest.fixture(scope="module")
def odd(tmp_path_factory):
    """Three photos, of which the second one has no pixels."""
    folder = tmp_path_factory.mktemp("odd")
    photos.plain(folder, 3)
    photos.spoil(folder / "0002.png")
    with Server(folder) as server:
        yield server


# MARK: What moves


def test_an_animated_picture_is_still_in_the_grid_and_moves_when_it_is_open(gallery, tmp_path):
    photos.plain(tmp_path, 3)
    # Of one of them a smaller size would be enough for the window.
    photos.moving(tmp_path / "0001a.gif")
    photos.moving(tmp_path / "0001b.gif", 600, 500)
    with Server(tmp_path) as server:
        page = gallery(server, size=(390, 400), scale=1)
        source = "return [...stage.querySelectorAll('[role=button]')].find(cell => cell.ariaLabel?.startsWith(arguments[0])).querySelector('img').getAttribute('src')"
        for name in ("0001a.gif", "0001b.gif"):
            assert page.run(source, name).startswith("/thumbnails/")
        for name in ("0001a.gif", "0001b.gif"):
            page.run("location.hash = `gallery/${arguments[0]}`", name)
            page.wait_for(f"{PHOTO} return photo()?.[5] === '/photos/{name}'", 20)
        page.key(Keys.ESCAPE)
        rest(page, 20)
        assert page.run(source, "0001b.gif").startswith("/thumbnails/")


# MARK: Videos


def test_a_video_plays_in_its_place_by_itself_and_without_sound(gallery, media):
    page = opened(gallery, media, "video.webm")
    page.wait_for(VIDEO + "return video?.currentTime > 0.2", 20)
    assert page.run(VIDEO + "return [video.muted, video.paused, playback.hidden, play.ariaLabel]") == [True, False, False, "Pause"]
    # On the photo, whatever that does.
    both = "const box = e => { const r = e.getBoundingClientRect(); return [r.left, r.top, r.width, r.height] }; return [box(video), box(video.parentElement)]"
    video, layer = page.run(VIDEO + both)
    assert video == pytest.approx(layer, abs=0.5) and video[2] == pytest.approx(WIDTH, abs=1)
    page.key("+")
    rest(page, 20)
    zoomed, layer = page.run(VIDEO + both)
    assert zoomed[2] > 1.2 * video[2] and zoomed == pytest.approx(layer, abs=0.5)
    page.screenshot("viewing-video")


def test_a_video_is_stopped_and_moved_through_by_its_buttons_and_by_the_space_key(gallery, media):
    page = opened(gallery, media, "video.webm")
    page.wait_for(VIDEO + "return video?.currentTime > 0", 20)
    page.key(" ")
    page.wait_for(VIDEO + "return video.paused && play.ariaLabel === 'Play'")
    assert page.run("return !document.body.classList.contains('slideshow')")
    page.run("position.value = 500; position.dispatchEvent(new Event('input')); position.dispatchEvent(new Event('change'))")
    page.wait_for(VIDEO + "return Math.abs(video.currentTime - video.duration / 2) < 0.3 && !video.seeking", 20)
    assert page.run("return position.ariaValueText") == "0:04 / 0:08"
    page.run("mute.click()")
    # What a press does, and not what has been pressed: "Mute, pressed" would be read out where there is sound.
    assert page.run(VIDEO + "return [video.muted, mute.ariaPressed, mute.ariaLabel]") == [False, None, "Mute"]
    page.run("play.click()")
    page.wait_for(VIDEO + "return !video.paused")


def test_a_key_turns_the_sound_on_and_the_next_video_has_it_too(gallery, media):
    page = opened(gallery, media, "video.webm")
    page.wait_for(VIDEO + "return video?.currentTime > 0", 20)
    page.key("m")
    assert page.run(VIDEO + "return [video.muted, video.paused, mute.title]") == [False, False, "Mute (M)"]
    page.run(VIDEO + "window.last = video")
    page.key(Keys.PAGE_UP)
    rest(page, 20)
    page.key(Keys.PAGE_DOWN)
    page.wait_for(VIDEO + "return video && video !== last && video.currentTime > 0", 20)
    assert page.run(VIDEO + "return [video.muted, mute.title]") == [False, "Mute (M)"]
    page.key("m")
    assert page.run(VIDEO + "return [video.muted, video.paused, mute.title]") == [True, False, "Sound on (M)"]


def test_a_video_without_a_track_with_sound_has_no_button_for_it(gallery, media):
    page = opened(gallery, media, "clip.webm")
    page.wait_for(VIDEO + "return video && playback.checkVisibility()", 20)
    page.key("m")
    assert page.run(VIDEO + "return [video.muted, mute.checkVisibility()]") == [True, False]
    page.run("location.hash = '#gallery/video.webm'")
    page.wait_for(VIDEO + "return video?.src.includes('video.webm') && mute.checkVisibility()", 20)
    assert page.run(VIDEO + "return [video.muted, mute.title]") == [True, "Sound on (M)"]


def test_a_video_that_may_not_begin_with_sound_begins_without(gallery, media):
    page = opened(gallery, media, "video.webm")
    page.wait_for(VIDEO + "return video?.currentTime > 0", 20)
    page.key("m")
    page.run("""
        const { play } = HTMLMediaElement.prototype
        HTMLMediaElement.prototype.play = function () { return this.muted ? play.call(this) : Promise.reject(new DOMException('no', 'NotAllowedError')) }
    """)
    page.run("play.click()")
    page.run("play.click()")
    page.wait_for(VIDEO + "return !video.paused && video.muted && mute.title === 'Sound on (M)'", 20)


def test_a_video_ends_when_another_photo_comes_and_loads_no_more(gallery, media):
    page = opened(gallery, media, "video.webm")
    page.wait_for(VIDEO + "return video?.currentTime > 0", 20)
    page.run(VIDEO + "window.last = video")
    page.key(Keys.PAGE_UP)
    rest(page, 20)
    assert page.run("return [last.isConnected, last.paused, last.getAttribute('src'), playback.hidden]") == [False, True, None, True]
    assert page.run("return document.querySelectorAll('#stage video').length") <= 1


def test_who_wants_less_motion_begins_a_video(gallery, media):
    page = opened(gallery, media, "video.webm", reduce_motion=True)
    page.wait_for(VIDEO + "return video && video.readyState > 0", 20)
    assert page.run(VIDEO + "return [video.paused, play.ariaLabel]") == [True, "Play"]
    page.run("play.click()")
    page.wait_for(VIDEO + "return video.currentTime > 0", 20)


def test_a_video_that_cannot_be_played_says_so_and_offers_the_file(gallery, media):
    page = opened(gallery, media, "video.webm")
    page.wait_for(VIDEO + "return video", 20)
    page.run(VIDEO + "video.dispatchEvent(new Event('error'))")
    assert page.run("return [trouble.hidden, trouble.children[0].textContent, new URL(trouble.querySelector('a').href).pathname, playback.hidden]") == [
        False, "This video cannot be played in this browser", "/photos/video.webm", True]
    page.key(Keys.PAGE_UP)
    page.wait_for("return trouble.hidden", 10)


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1180, 820)])
def test_the_buttons_of_a_video_what_has_been_done_and_what_is_said_lie_one_above_the_other(gallery, media, size):
    page = opened(gallery, media, "video.webm", size=size)
    page.wait_for(VIDEO + "return video && playback.checkVisibility()", 20)
    page.run("document.getElementById('done').hidden = false; toast.textContent = 'The link has been copied.'")
    edges = page.run("return ['toast', 'done', 'playback'].map(id => { const { top, bottom } = document.getElementById(id).getBoundingClientRect(); return [top, bottom] })")
    assert all(above[1] <= below[0] for above, below in zip(edges, edges[1:])), edges


BOXES = "const box = id => { const { left, top, right, bottom } = document.getElementById(id).getBoundingClientRect(); return [left, top, right, bottom] };"


@pytest.mark.parametrize("size", [(390, 844), (667, 375), (844, 390), (820, 1180), (1440, 900)])
@pytest.mark.parametrize("isTouched", [True, False])
def test_the_buttons_of_a_video_lie_over_nothing_else(gallery, media, size, isTouched):
    page = gallery(media, size=size, scale=1)
    emulate = lambda command, **values: page.driver.execute_cdp_cmd(f"Emulation.{command}", values)
    emulate("setTouchEmulationEnabled", enabled=isTouched, maxTouchPoints=5)
    emulate("setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=1, mobile=isTouched)
    try:
        page.open("#gallery/video.webm")
        page.wait_until_ready()
        page.wait_for("return matchMedia('(pointer: coarse)').matches === arguments[0]".replace("arguments[0]", str(isTouched).lower()), 10)
        page.wait_for(VIDEO + "return video && playback.checkVisibility() && document.body.style.getPropertyValue('--covered') === '1'", 20)
        rest(page, 20)
        bar, actions, head = page.run(BOXES + "return ['playback', 'actions', 'photo-bar'].map(box)")
        row = size[1] - 66 if min(size[0] - 700, size[1] - 500) >= 0 else size[1]
        assert 0 <= bar[0] and bar[2] <= size[0] and head[3] < bar[1] and bar[3] <= row - 8
        assert bar[3] <= actions[1] or bar[1] >= actions[3]
        # The sheet with what is known of it leaves them free, and they go with the video.
        page.run("inform.click()")
        page.wait_for("return information.getAnimations().length === 0", 10)
        rest(page, 20)
        bar, sheet = page.run(BOXES + "return ['playback', 'information'].map(box)")
        assert 0 <= bar[0] and (bar[2] <= sheet[0] or bar[3] <= sheet[1]) and bar[3] <= row - 8, (bar, sheet)
        left, _, width, *_ = photo_box(page)
        assert (bar[0] + bar[2]) / 2 == pytest.approx(left + width / 2, abs=12)
    finally:
        emulate("setTouchEmulationEnabled", enabled=False)


def photo_box(page):
    return page.run("const { left, top, width, height } = document.querySelector('#stage video').getBoundingClientRect(); return [left, top, width, height]")


# MARK: For who has a mouse

ARROWS = """
const arrow = name => document.querySelector(`#toolbar [data-does=${name}]`)
const isSeen = name => getComputedStyle(arrow(name)).opacity === '1' && arrow(name).checkVisibility({ visibilityProperty: true })
"""


def move_mouse(page, *places):
    for x, y in places:
        page.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": x, "y": y, "pointerType": "mouse"})


def test_the_arrows_at_the_sides_come_with_the_mouse_and_go_when_it_rests(gallery, some):
    page = opened(gallery, some, "0004.png", size=DESKTOP)
    # The two seconds of the arrows pass when the test says so.
    page.run("window.due = []; const set = setTimeout; window.setTimeout = (act, ms, ...given) => ms === 2000 ? due.push(act) : set(act, ms, ...given)")
    move_mouse(page, (600, 300))
    page.wait_for(ARROWS + "return !isSeen('previous') && !isSeen('next')", 10)
    move_mouse(page, (640, 300), (660, 310))
    page.wait_for(ARROWS + "return isSeen('previous') && isSeen('next')", 10)
    page.screenshot("viewing-arrows")
    page.run("due.at(-1)()")
    page.wait_for(ARROWS + "return !isSeen('previous') && !isSeen('next')", 10)
    # The one below the pointer stays, and it is large.
    left, top, right, bottom = page.run(ARROWS + "const { left, top, right, bottom } = arrow('next').getBoundingClientRect(); return [left, top, right, bottom]")
    assert right == 1280 and right - left >= 64 and bottom - top >= 200 and (top + bottom) / 2 == pytest.approx((68 + 800 - 82) / 2, abs=1)
    move_mouse(page, (right - 6, top + 6), (right - 4, top + 8))
    page.wait_for(ARROWS + "return isSeen('next')", 10)
    page.run("due.at(-1)()")
    page.frames(30)
    assert page.run(ARROWS + "return isSeen('next')")
    hand = Hand(page.driver)
    hand.tap(hand.finger("mouse"), (right - 4, top + 8)).perform()
    page.wait_for("return document.title === '0005.png'", 10)
    # They go with everything else that lies over the photo.
    rest(page, 20)
    hand = Hand(page.driver)
    hand.tap(hand.finger("mouse"), (640, 300)).perform()
    page.wait_for("return document.body.classList.contains('quiet')", 10)
    page.wait_for(ARROWS + "return !arrow('next').checkVisibility({ visibilityProperty: true })", 10)


def test_fingers_find_no_arrows_and_turn_the_photo_from_there(gallery, some):
    page = opened(gallery, some, "0004.png", size=DESKTOP)
    move_mouse(page, (600, 300), (640, 300))
    page.wait_for("return !document.body.classList.contains('pointing')", 10)
    glide(page, (30, 400), (330, 400), 0.1)
    page.wait_for("return document.title === '0003.png'", 10)


def test_an_arrow_at_the_end_is_not_there_and_keeps_the_focus_of_who_came_by_it(gallery, some):
    page = opened(gallery, some, "0002.png", size=DESKTOP)
    page.run(ARROWS + "arrow('previous').focus()")
    page.wait_for(ARROWS + "return isSeen('previous')", 10)
    page.key(Keys.ENTER)
    page.wait_for("return document.title === '0001.png'", 10)
    assert page.run(ARROWS + "return [arrow('previous').ariaDisabled, arrow('next').ariaDisabled, document.activeElement === arrow('previous')]") == ["true", "false", True]
    move_mouse(page, (640, 300), (8, 400), (6, 402))
    assert page.run("return document.elementFromPoint(6, 402).closest('#toolbar') === null"), "the photo's"
    page.key(Keys.PAGE_DOWN)
    page.wait_for("return document.title === '0002.png'", 10)
    assert page.run(ARROWS + "return arrow('previous').ariaDisabled") == "false"


def test_a_zoomed_photo_is_dragged_and_turned_beside_the_arrows_which_stand_beside_the_sheet(gallery, some):
    page = opened(gallery, some, "0004.png", size=DESKTOP)
    # A wheel over an arrow is the photo's.
    page.run(ARROWS + "const { left, top, width, height } = arrow('next').getBoundingClientRect(); arrow('next').dispatchEvent(new WheelEvent('wheel', "
             "{ deltaY: -200, ctrlKey: true, bubbles: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2 }))")
    page.wait_for("return document.body.classList.contains('zoomed')", 10)
    rest(page, 20)
    top, bottom = page.run(ARROWS + "const { top, bottom } = arrow('next').getBoundingClientRect(); return [top, bottom]")
    assert bottom - top == 48
    page.key("0")
    page.wait_for("return !document.body.classList.contains('zoomed')", 10)
    page.run("inform.click()")
    page.wait_for("return information.getAnimations().length === 0", 10)
    rest(page, 20)
    assert page.run(ARROWS + "return arrow('next').getBoundingClientRect().right <= information.getBoundingClientRect().left")


def test_the_bar_zooms_and_says_how_far(gallery, some):
    page = opened(gallery, some, "0004.png", size=DESKTOP)
    state = "const [out, whole, closer] = document.querySelectorAll('.zooms button'); return [whole.textContent, out.ariaDisabled, whole.ariaDisabled, closer.ariaLabel]"
    assert page.run(state) == ["1×", "true", "true", "Zoom in"]
    page.run("document.querySelector('.zooms [data-key=\"+\"]').click()")
    page.wait_for("return document.body.classList.contains('zoomed')", 10)
    rest(page, 20)
    words, *ends, _ = page.run(state)
    assert float(words[:-1]) == pytest.approx(photo(page)[2] / (4 / 3 * (800 - 68 - 82)), abs=0.06) and ends == ["false", "false"]
    assert not page.run("return document.getElementById('zoom-level').checkVisibility()"), "it is said once"
    page.screenshot("viewing-zoom-bar")
    page.run("document.querySelector('.zooms .level').click()")
    page.wait_for("return !document.body.classList.contains('zoomed')", 10)
    assert page.run(state)[:3] == ["1×", "true", "true"]
    # Another photo begins whole.
    page.run("document.querySelector('.zooms [data-key=\"+\"]').click()")
    page.wait_for("return document.body.classList.contains('zoomed')", 10)
    page.key(Keys.PAGE_DOWN)
    page.wait_for("return document.title === '0005.png' && !document.body.classList.contains('zoomed')", 10)
    assert page.run(state)[0] == "1×"


def test_a_narrow_window_with_a_mouse_zooms_by_the_menu(gallery, some):
    page = opened(gallery, some, "0004.png", size=(640, 600))
    assert not page.run("return document.querySelector('.zooms').checkVisibility()")
    page.run("document.querySelector('#photo-bar [popovertarget=menu]').click()")
    page.wait_for("return menu.matches(':popover-open')", 10)
    page.run("menu.querySelector('[data-key=\"+\"]').click()")
    page.wait_for("return document.body.classList.contains('zoomed')", 10)


def test_a_live_photo_plays_while_a_finger_holds(gallery, media):
    page = opened(gallery, media, "live.jpg")
    page.wait_for(VIDEO + "return video && video.readyState > 0 && video.paused && !video.classList.contains('plays')", 20)
    finger = HeldFingers(page.driver)
    finger.at((WIDTH / 2, HEIGHT / 2))
    page.wait_for(VIDEO + "return video.classList.contains('plays')", 20)
    page.screenshot("viewing-live")
    finger.lift()
    page.wait_for(VIDEO + "return video.paused && !video.classList.contains('plays')", 10)
    assert page.run("return playback.hidden")


# MARK: How much there is of a photo


def test_a_thin_line_shows_that_the_sharp_photo_is_on_its_way(gallery, some):
    page = gallery(some)
    # The large ones do not come before they are let through.
    page.run("""
      const decode = HTMLImageElement.prototype.decode
      window.gate = new Promise(open => window.letThrough = open)
      HTMLImageElement.prototype.decode = function () { const all = decode.call(this); return gate.then(() => all) }
    """)
    tap(page, 3)
    page.wait_for("return !loading.hidden", 20)
    # What there is of it is seen: the grid's picture.
    assert photo(page) is not None
    page.wait_for("return loading.value === 1", 20)
    page.screenshot("viewing-loading")
    page.run("letThrough()")
    page.wait_for("return loading.hidden", 20)


def test_a_photo_that_cannot_be_shown_says_why_and_offers_the_file(gallery, odd):
    page = gallery(odd)
    page.wait_for("return document.querySelector('#stage').innerText.includes('cannot')", 20)
    tap(page, 2)
    page.wait_for("return !trouble.hidden && trouble.children[1].textContent === 'It cannot be read as a picture.'", 20)
    assert page.run("const link = trouble.querySelector('a'); return [new URL(link.href).pathname, link.download, link.textContent]") == [
        "/photos/0002.png", "0002.png", "Download the file"]
    page.screenshot("viewing-broken")
    page.key(Keys.PAGE_DOWN)
    page.wait_for("return trouble.hidden", 10)


def test_a_photo_whose_file_ends_early_is_shown_and_says_so(gallery, tmp_path):
    photos.plain(tmp_path, 1)
    (tmp_path / "cut.jpg").write_bytes((FIXTURES / "dated.jpg").read_bytes()[:-60])
    with Server(tmp_path) as server:
        page = opened(gallery, server, "0001.png")
        assert page.run("return toast.textContent") == ""
        page.key(Keys.PAGE_DOWN)
        page.wait_for("return toast.textContent === 'The file ends early. A part of the photo may be missing.'", 10)
        page.key("i")
        page.wait_for("return information.innerText.includes('may be missing')", 10)
        page.screenshot("viewing-ends-early")
        page.wait_for("return toast.textContent === ''", 10)


# MARK: Zoom


def test_the_zoom_level_is_seen_while_it_changes_and_goes_then(gallery, some):
    page = opened(gallery, some, "0004.png")
    level = "return document.getElementById('zoom-level')"
    assert not page.run(level + ".classList.contains('seen')")
    hand = Hand(page.driver)
    left, right = hand.finger(), hand.finger()
    hand.down({left: (175, 422), right: (215, 422)}).glide({left: (115, 422), right: (275, 422)}, 0.4).up(left, right).perform()
    page.wait_for(level + ".textContent.endsWith('×')", 10)
    rest(page, 20)
    times = float(page.run(level + ".textContent")[:-1])
    assert times == pytest.approx(photo(page)[2] / WIDTH, abs=0.06)
    page.wait_for(level + ".classList.contains('seen') === false", 10)


# MARK: Keys, and the sheet of them


def test_the_sheet_of_gestures_and_keys_opens_by_a_key_and_gives_the_focus_back(gallery, some):
    page = opened(gallery, some, "0004.png", size=DESKTOP, scale=1)
    page.run("document.getElementById('favourite').focus()")
    page.key("?")
    page.wait_for("return help.open")
    assert page.run("return help.contains(document.activeElement)")
    page.screenshot("viewing-help")
    moving = "return help.getAnimations({ subtree: true }).filter(each => each.playState === 'running').length"
    assert page.run(moving) > 10
    # The photo hears no keys meanwhile.
    page.key(Keys.ARROW_RIGHT)
    page.key(Keys.ESCAPE)
    page.wait_for("return !help.open")
    assert page.run("return document.activeElement.id") == "favourite" and photo(page)[4].startswith("0004")
    page.reduce_motion()
    page.key("?")
    page.wait_for("return help.open")
    assert page.run(moving) == 0


def test_the_direction_of_the_one_finger_zoom_is_chosen_and_kept(gallery, some):
    def zoomed_by(page, way):
        hand = Hand(page.driver)
        finger = hand.finger()
        hand.tap(finger, (195, 422)).wait(0.06).down({finger: (195, 422)}).glide({finger: (195, 422 + way)}, 0.3).up(finger).perform()
        rest(page, 20)
        return photo(page)[2] > 1.3 * WIDTH

    page = opened(gallery, some, "0004.png")
    assert zoomed_by(page, 110)
    page.key("0")
    rest(page, 20)
    page.key("?")
    page.run("help.querySelector('input').click(); help.close()")
    assert zoomed_by(page, -110)
    page.driver.refresh()
    page.wait_until_ready()
    rest(page, 20)
    assert not zoomed_by(page, 110)
    page.run("localStorage.removeItem('tsumami.zoom')")


def test_home_and_end_lead_to_the_ends_and_f_asks_for_the_full_screen(gallery, some):
    page = opened(gallery, some, "0004.png")
    page.key(Keys.END)
    rest(page, 20)
    assert photo(page)[4].startswith("0040")
    page.key(Keys.HOME)
    rest(page, 20)
    assert photo(page)[4].startswith("0001")
    page.run("window.asked = 0; Element.prototype.requestFullscreen = async () => { asked += 1 }")
    page.key("f")
    assert page.run("return asked") == 1


# MARK: Slideshow


def test_the_space_key_begins_a_slideshow_and_a_key_ends_it_at_the_photo_that_was_seen(gallery, some):
    page = opened(gallery, some, "0004.png")
    page.key(" ")
    page.wait_for("return document.body.classList.contains('slideshow')", 10)
    assert page.run("return [...document.querySelectorAll('.bar, #actions, #toolbar')].every(part => !part.checkVisibility())")
    page.key("x")
    page.wait_for("return !document.body.classList.contains('slideshow')", 10)
    rest(page, 20)
    assert photo(page)[4].startswith("0004")


def test_a_slideshow_begins_by_the_address_and_a_touch_ends_it(gallery, media):
    page = gallery(media, "?slideshow=order&folder=cats&seconds=1")
    page.wait_for("return document.body.classList.contains('slideshow')", 10)
    shown = "return [...document.querySelectorAll('#stage img[src*=\"/cats/\"]')].map(image => image.src).join()"
    page.wait_for(shown + ".includes('0001')", 20)
    # Both of the folder, and nothing over them.
    page.wait_for(shown + ".includes('0002')", 30)
    assert not page.run("return bar.checkVisibility()")
    page.screenshot("viewing-slideshow")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (195, 422)).perform()
    page.wait_for("return !document.body.classList.contains('slideshow')", 10)
    rest(page, 20)
    assert photo(page) is not None and page.run("return location.hash").startswith("#gallery/cats/")


def test_a_key_that_does_nothing_alone_does_not_end_a_slideshow_for_good(blank):
    addresses = blank.run_async("""
        history.replaceState(null, '', '?slideshow=order')
        const { Slideshow } = await import('/slideshow.js')
        const show = new Slideshow({ isComplete: true }, { numbers: [0] }, {}, () => ({ slideshow() {} }), () => {}, () => false), addresses = []
        for (const key of ['Shift', 'x']) {
          show.runs(true)
          dispatchEvent(new KeyboardEvent('keydown', { key }))
          // Its photos are gone, or the key has ended it.
          show.runs(false)
          addresses.push(location.search)
        }
        return addresses
        """)
    assert addresses == ["?slideshow=order", ""]


# MARK: The filmstrip


def test_a_finger_on_the_filmstrip_leads_through_the_photos(gallery, some):
    page = opened(gallery, some, "0020.png", size=DESKTOP, scale=1)
    page.screenshot("viewing-filmstrip")
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (900, 760)}).glide({finger: (680, 760)}, 0.6).wait(0.3).up(finger).perform()
    rest(page, 20)
    number = int(photo(page)[4][:4])
    assert 24 <= number <= 26
    hand.tap(hand.finger(), (640 + 2 * 44, 760)).perform()
    rest(page, 20)
    assert int(photo(page)[4][:4]) == number + 2
    # It goes with everything else that lies over the photo, and is back with it.
    hand.tap(hand.finger(), (640, 300)).perform()
    page.wait_for("return document.body.classList.contains('quiet')", 10)
    rest(page, 20)
    hand.tap(hand.finger(), (900, 760)).perform()
    page.wait_for("return !document.body.classList.contains('quiet')", 10)


def archive(page, act):
    """The archive that something saves, and its name."""
    page.run("""
        window.archives = []
        const make = URL.createObjectURL
        URL.createObjectURL = blob => { archives.push(blob); return make(blob) }
        window.named = []
        const click = HTMLAnchorElement.prototype.click
        HTMLAnchorElement.prototype.click = function () { if (this.href.startsWith('blob:')) named.push(this.download); else click.call(this) }
    """)
    act()
    page.wait_for("return archives.length === 1 && named.length === 1", 20)
    text = page.run_async("return [...new Uint8Array(await archives[0].arrayBuffer())].map(each => String.fromCharCode(each)).join('')")
    return page.run("return named[0]"), zipfile.ZipFile(io.BytesIO(text.encode("latin-1")))


def test_a_live_photo_is_downloaded_with_its_video(gallery, media):
    page = gallery(media, "?q=live")
    page.key("x")
    page.run("document.querySelector('#choose-all').click()")
    page.wait_for("return document.getElementById('chosen').textContent === '1 chosen'", 10)
    name, files = archive(page, lambda: page.run("document.querySelector('#choice-zip').click()"))
    assert (name, files.namelist()) == ("photos.zip", ["live.jpg", "live.mov"])
    assert files.read("live.mov") == (FIXTURES / "live.mov").read_bytes()
    page = opened(gallery, media, "live.jpg")
    name, files = archive(page, lambda: page.run("document.querySelector('#download').click()"))
    assert (name, files.namelist()) == ("live.zip", ["live.jpg", "live.mov"])


def test_the_buttons_of_a_video_are_at_the_edge_of_a_phone_that_lies_on_its_side(gallery, media):
    page = gallery(media)
    page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
    page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": 844, "height": 390, "deviceScaleFactor": 2, "mobile": True})
    try:
        page.open("#gallery/video.webm")
        page.wait_until_ready()
        page.wait_for("return matchMedia('(pointer: coarse)').matches && playback.checkVisibility()", 10)
        rest(page, 20)
        assert page.run("return innerHeight - playback.getBoundingClientRect().bottom") <= 16
        page.screenshot("video-landscape")
    finally:
        page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})


def test_the_buttons_for_a_mouse_never_come_by_on_a_phone(gallery, some):
    page = gallery(some)
    page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
    page.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {"width": WIDTH, "height": HEIGHT, "deviceScaleFactor": 2, "mobile": True})
    try:
        page.open("#gallery/0005.png")
        page.wait_until_ready()
        page.wait_for("return matchMedia('(pointer: coarse)').matches && document.body.style.getPropertyValue('--covered') === '1'", 10)
        rest(page, 20)
        page.run("""
            window.frames_ = 0
            window.flashes = 0
            window.areFramesKept = true
            const look = () => {
              if (document.body.classList.contains('moving')) frames_ += 1
              if (document.getElementById('toolbar').checkVisibility()) flashes += 1
              requestAnimationFrame(look)
            }
            look()
        """)
        page.key(Keys.ESCAPE)
        rest(page, 20)
        assert page.run("return frames_") > 2 and page.run("return flashes") == 0
    finally:
        page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})


def test_the_sheet_of_keys_has_what_chooses_searches_and_takes_back(gallery, some):
    page = gallery(some)
    page.key("?")
    page.wait_for("return help.open", 10)
    names = page.run("return [...help.querySelectorAll('dt')].map(each => [...each.children].map(key => key.textContent).join(' '))")
    assert {"Ctrl A", "Ctrl Z", "/", "Shift click", "Ctrl click", "PgUp PgDn", "Home End", "Enter", "Esc"} <= set(names)
    assert page.run("return help.querySelector('[data-gesture=doChoose]').innerText") == "Hold still on a photo to choose it; drag on to choose more"
    page.run("help.querySelector('[data-gesture=doChoose]').scrollIntoView()")
    page.screenshot("help-choose")


def test_who_hears_the_grid_is_told_what_is_written_on_its_cells(gallery, media):
    page = gallery(media)
    said = """return Object.fromEntries([...document.querySelectorAll('#stage [role=button]')].filter(each => each.checkVisibility() && /photo \\d+ of/.test(each.ariaLabel))
        .map(each => [each.ariaLabel.split(',')[0], each.getAttribute('aria-description')]))"""
    words = page.run(said)
    titles = page.run("return [...document.querySelectorAll('#stage [role=heading]')].filter(each => each.checkVisibility()).map(each => each.textContent)")
    assert titles and all(titles)
    assert words["video.webm"] == "Video, 0:08" and words["live.jpg"].startswith("Live Photo") and words["0002.png"] is None
    tap(page, 2)
    name = photo(page)[4].split(",")[0]
    page.key("3")
    page.run("document.getElementById('favourite').click()")
    page.key(Keys.ESCAPE)
    rest(page, 20)
    WebDriverWait(page.driver, 10).until(lambda _: page.run(said).get(name) == "3 stars, Favourite")
    # They are taken back for the tests after this one.
    for _ in range(2):
        page.run("dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }))")
    WebDriverWait(page.driver, 10).until(lambda _: page.run(said).get(name) is None)


def test_a_link_to_a_photo_of_which_the_browser_can_read_the_head_alone_says_that_it_cannot_be_shown(gallery, tmp_path):
    # So small that its file is what is shown.
    folder = photos.plain(tmp_path / "photos", 4)
    photos.spoil(folder / "0002.png")
    with Server(folder) as server:
        page = gallery(server, "#gallery/0002.png")
        page.wait_for("return document.querySelector('#stage').innerText.includes('This photo cannot be shown')", 20)
        page.wait_for("return !trouble.hidden && trouble.children[1].textContent === 'It cannot be read as a picture.'", 20)
        page.key("\ue014")
        rest(page, 20)
        assert page.run("return trouble.hidden"), "the next one is whole"


def test_the_line_at_the_top_stays_until_the_last_who_waits_has_what_it_wants(blank):
    said = blank.run_async("""
        const { LoadingLine } = await import('/loading-line.js'), element = document.createElement('progress'), said = []
        element.hidden = true
        const line = new LoadingLine(element), seen = who => new Promise(resolve => line.begins(who, resolve))
        await Promise.all([seen('photo'), seen('pair')])
        said.push(element.hidden)
        line.shows(0.5)
        said.push(element.hasAttribute('value'))
        line.ends('pair')
        line.shows(0.5)
        said.push(element.hidden, element.value)
        line.ends('photo')
        said.push(element.hidden)
        return said""")
    assert said == [False, False, False, 0.5, True]
