"""Videos in `<tsumami-viewer>`, in Chromium: over their poster, played by a bar, turned and pulled like pictures."""

import pytest
from selenium.webdriver.common.keys import Keys

from demonstrations import PICTURE, VIEWER, demo, drag, opened, still, viewer, web  # noqa: F401 (fixtures)
from fingers import Hand

PART = f"{VIEWER}.shadowRoot.querySelector"
VIDEO = f"{PART}('.stage video')"
PLAYS = f"return {VIDEO}?.currentTime > 0 && !{VIDEO}.paused && 'isSeen' in {VIDEO}.dataset"
GONE = f"return !{VIDEO}"


def videos(demo, index=1, **options):
    return opened(viewer(demo, "videos.html", **options), index)


def plays(page):
    page.wait_for(PLAYS, 20)


def box(page, part):
    return page.run(f"const r = {PART}(arguments[0]).getBoundingClientRect(); return [r.left, r.top, r.width, r.height]", part)


def test_a_video_plays_in_its_place_without_sound_and_its_bar_pauses_it(demo):
    page = videos(demo)
    plays(page)
    assert page.run(f"return {VIDEO}.muted")
    assert box(page, ".stage video") == pytest.approx(page.run(PICTURE), abs=0.5)
    assert box(page, ".stage video")[2:] == pytest.approx([390, 390 * 9 / 16], abs=1)
    page.screenshot("package-video")
    left, top, width, height = box(page, ".play")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (left + width / 2, top + height / 2)).perform()
    page.wait_for(f"return {VIDEO}.paused && {PART}('.play').ariaLabel === 'Play'")
    page.run(f"{PART}('.mute').click()")
    page.wait_for(f"return !{VIDEO}.muted && {PART}('.mute').ariaPressed === 'false'")
    assert page.run(f"return {VIEWER}.isOpen")


def test_space_plays_and_pauses_and_arrows_on_the_bar_move_in_it(demo):
    page = videos(demo)
    plays(page)
    page.key(Keys.SPACE)
    page.wait_for(f"return {VIDEO}.paused")
    page.run(f"{PART}('.position').focus(); told.length = 0; {VIDEO}.currentTime = 0")
    page.wait_for(f"return !{VIDEO}.seeking && {PART}('.position').value === '0'")
    for _ in range(200):
        page.key(Keys.ARROW_RIGHT)
        if page.run(f"return {VIDEO}.currentTime > 0.5"):
            break
    page.wait_for(f"return {PART}('.time').textContent.endsWith(' / 0:06') && {PART}('.position').getAttribute('aria-valuetext') === {PART}('.time').textContent")
    assert page.run(f"return [{VIEWER}.index, told.length]") == [1, 0]


def test_a_pinch_enlarges_the_video_and_a_flick_leaves_it(demo):
    page = videos(demo)
    plays(page)
    drag(page, ((150, 420), (60, 420)), ((240, 420), (330, 420)))
    page.wait_for(f"return {VIEWER}.scale > 2", 20)
    still(page)
    assert box(page, ".stage video")[2] == pytest.approx(390 * page.run(f"return {VIEWER}.scale"), rel=1e-3)
    page.run(f"{VIEWER}.zoomTo(1)")
    page.wait_for(f"return {VIEWER}.scale === 1", 20)
    still(page)
    drag(page, ((340, 560), (60, 560)))
    page.wait_for(f"return {VIEWER}.index === 2", 20)
    page.wait_for(GONE)
    assert page.run(f"return getComputedStyle({PART}('.playback')).display") == "none"
    still(page)
    drag(page, ((60, 560), (340, 560)))
    page.wait_for(f"return {VIEWER}.index === 1", 20)
    plays(page)


def test_a_video_that_is_pulled_down_goes_back_to_its_place(demo):
    page = videos(demo)
    plays(page)
    drag(page, ((195, 300), (195, 640)))
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    page.wait_for(GONE)
    assert page.run(f"return document.activeElement === {VIEWER}.links[1]")


def test_who_wants_less_motion_begins_it(demo):
    page = videos(demo, reduce_motion=True)
    page.wait_for(f"return {VIDEO}?.readyState > 2", 20)
    still(page)
    assert page.run(f"return [{VIDEO}.paused, {VIDEO}.currentTime, 'isSeen' in {VIDEO}.dataset]") == [True, 0, False]
    page.run(f"{PART}('.play').click()")
    plays(page)


def test_a_video_that_cannot_be_played_says_so_and_its_poster_stays(demo):
    page = viewer(demo, "videos.html")
    page.run(f"{VIEWER}.links[1].href = 'style.css'; {VIEWER}.links[1].type = 'video/mp4'")
    opened(page, 1)
    page.wait_for(f"return {PART}('.caption').textContent === 'The video cannot be played'", 20)
    page.wait_for(GONE)
    assert page.run(PICTURE)[2] == pytest.approx(390, abs=0.5)
    assert page.run("return told.filter(([type]) => type === 'error')") == [["error", {"index": 1}]]


def test_a_type_says_that_a_link_is_a_video_and_that_it_is_none(demo):
    page = viewer(demo, "videos.html")
    page.run(f"{VIEWER}.links[1].type = 'text/html'")
    opened(page, 1)
    page.wait_for("return told.some(([type]) => type === 'error')", 20)
    assert page.run(GONE)


def test_links_that_change_while_a_video_plays_leave_it_playing(demo):
    page = videos(demo)
    plays(page)
    page.run(f"window.same = {VIDEO}; {VIEWER}.links[0].remove()")
    page.wait_for(f"return {VIEWER}.index === 0")
    still(page)
    assert page.run(f"return {VIDEO} === same && !same.paused")
    page.run(f"{VIEWER}.links[0].href = {VIEWER}.links[1].href")
    page.wait_for(GONE)
    assert page.run(f"return getComputedStyle({PART}('.playback')).display") == "none"


@pytest.mark.parametrize("image", ["nowhere.webp", None], ids=["a broken image", "no image"])
def test_a_video_plays_without_a_poster(demo, image):
    page = viewer(demo, "videos.html")
    if image:
        page.run(f"{VIEWER}.links[1].firstChild.src = arguments[0]", image)
    else:
        page.run(f"{VIEWER}.setAttribute('selector', 'a'); {VIEWER}.links[1].textContent = 'A boat'")
    page.run_async(f"await {VIEWER}.open(1)")
    plays(page)
    page.wait_for(f"return {PART}('dialog').style.getPropertyValue('--progress') === '1'", 20)
    assert page.run("return told.map(([type]) => type)") == ["open"]
    left, top, width, height = box(page, ".stage video")
    assert (left, width) == pytest.approx((0, 390), abs=0.5) and height == pytest.approx(390 * 9 / 16, abs=0.5)
    assert all("nowhere.webp" in error for error in page.errors())
