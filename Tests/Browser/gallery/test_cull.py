"""Keeping and rejecting photos, two beside each other: by flicks, buttons and keys; one zoom for both; undo, reload, and what the server keeps."""

import json

import pytest
from selenium.webdriver.common.keys import Keys

import photos
from conftest import Server
from fingers import Hand, HeldFingers
from gallery_page import rest
from choosing import press_and_drag, says
from test_ratings import PATIENCE, give, kept, touch, wait_until_kept

PHONE, LANDSCAPE, DESKTOP = (390, 844), (844, 390), (1280, 800)


@pytest.fixture
def folder(tmp_path):
    return photos.plain(tmp_path / "photos", 8)


@pytest.fixture
def server(folder):
    with Server(folder) as server:
        yield server


def names(page):
    """Of the two photos, as their captions have them; an empty one for a side without a photo."""
    return page.run("return [...document.querySelectorAll('#culling [data-side]')].map(side => side.hidden ? '' : side.querySelector('.name').textContent)")


def pair(page, *numbers):
    """Waits until these photos are shown, and loaded."""
    wanted = [f"{number:04}.png" if number else "" for number in numbers]
    page.wait_for(f"""
        const sides = [...document.querySelectorAll('#culling [data-side]')]
        if (JSON.stringify(sides.map(side => side.hidden ? '' : side.querySelector('.name').textContent)) !== {json.dumps(json.dumps(wanted, separators=(",", ":")))}) return false
        return {json.dumps([name for name in wanted if name])}.every(name => document.querySelector(`#stage img[alt="${{name}}"][src]`)?.checkVisibility())
        """, PATIENCE)
    rest(page, PATIENCE)


def opened(page, *numbers):
    page.wait_for("return document.getElementById('culling') !== null", PATIENCE)
    pair(page, *numbers)


def picture(page, number):
    """Where a photo is on the screen: left, top, width, height."""
    return page.run("const { left, top, width, height } = document.querySelector(`#stage img[alt='${arguments[0]}']`).getBoundingClientRect(); return [left, top, width, height]",
                    f"{number:04}.png")


def room(page, side):
    """What the page leaves for a photo, and its middle."""
    left, top, width, height = page.run("const { left, top, width, height } = document.querySelectorAll('#culling .room')[arguments[0]].getBoundingClientRect(); return [left, top, width, height]", side)
    return (left, top, width, height), (left + width / 2, top + height / 2)


def flick(page, side, up):
    """A finger throws a photo up or down, over a third of its room."""
    (_, _, _, height), (x, y) = room(page, side)
    hand = Hand(page.driver)
    finger = hand.finger()
    way = height / 3 * (-1 if up else 1)
    hand.down({finger: (x, y - way / 2)}).glide({finger: (x, y + way / 2)}, 0.15).up(finger).perform()


def count(page, words):
    page.wait_for(f"return document.querySelector('#culling .count').textContent === {json.dumps(words)}", PATIENCE)


def gone(page):
    page.wait_for("return !document.getElementById('culling') && !document.getElementById('bar').hidden", PATIENCE)


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE], ids=["phone", "landscape"])
def test_chosen_photos_are_compared_and_flicked_away(server, gallery, size):
    page = gallery(server, size=size)
    press_and_drag(page, 2, 5)
    says(page, "4 chosen")
    page.frames(3)
    touch(page, "#choice-compare")
    opened(page, 2, 3)
    # One above the other or beside each other, in what the page leaves for them.
    first, second = picture(page, 2), picture(page, 3)
    for side, (left, top, width, height) in enumerate((first, second)):
        (x, y, across, down), _ = room(page, side)
        assert left > x - 1 and top > y - 1 and left + width < x + across + 1 and top + height < y + down + 1
    assert (second[1] >= first[1] + first[3]) if size == PHONE else (second[0] >= first[0] + first[2])
    page.screenshot(f"cull-{'phone' if size == PHONE else 'landscape'}")
    flick(page, 1, up=False)
    pair(page, 2, 4)
    count(page, "1 of 4 decided")
    wait_until_kept(server, {3: -1})
    flick(page, 0, up=True)
    pair(page, 5, 4)
    wait_until_kept(server, {2: 1, 3: -1})
    # One alone has all of the room.
    flick(page, 1, up=False)
    pair(page, 5, 0)
    assert room(page, 0)[0][2 if size == LANDSCAPE else 3] > 0.75 * size[0 if size == LANDSCAPE else 1]
    flick(page, 0, up=True)
    page.wait_for("return !document.querySelector('#culling .summary').hidden", PATIENCE)
    assert page.run("return document.querySelector('#culling .summary h2').textContent") == "2 kept, 2 rejected"
    wait_until_kept(server, {2: 1, 3: -1, 4: -1, 5: 1})
    page.frames(30)
    page.screenshot(f"cull-summary-{'phone' if size == PHONE else 'landscape'}")
    touch(page, "#culling [data-does=showKept]")
    page.wait_for("return location.search === '?q=kept' && range.textContent.startsWith('2 photos')", PATIENCE)
    gone(page)


def test_one_zoom_for_both_and_a_zoomed_photo_is_dragged_instead(server, gallery):
    page = gallery(server, path="?cull=")
    opened(page, 1, 2)
    whole = picture(page, 1)
    _, middle = room(page, 1)
    hand = Hand(page.driver)
    hand.up(*hand.pinch(middle, 60, 180)).perform()
    rest(page, PATIENCE)
    first, second = picture(page, 1), picture(page, 2)
    assert first[2] > 2 * whole[2] and first[2] == pytest.approx(second[2], abs=0.5)
    # The same place in both: they lie alike in their rooms.
    (x0, y0, *_), (x1, y1, *_) = room(page, 0)[0], room(page, 1)[0]
    assert (first[0] - x0, first[1] - y0) == pytest.approx((second[0] - x1, second[1] - y1), abs=1)
    finger = hand.finger()
    _, (x, y) = room(page, 0)
    hand.down({finger: (x, y)}).glide({finger: (x - 70, y + 60)}, 0.3).wait(0.3).up(finger).perform()
    rest(page, PATIENCE)
    moved, other = picture(page, 1), picture(page, 2)
    assert moved[0] < first[0] - 30
    assert (moved[0] - x0, moved[1] - y0) == pytest.approx((other[0] - x1, other[1] - y1), abs=1)
    assert names(page) == ["0001.png", "0002.png"] and kept(server) == {}
    # The next photo comes as it is zoomed, and a double tap shows all of both again.
    touch(page, "#culling [data-side='1'] [data-does=reject]")
    pair(page, 1, 3)
    assert picture(page, 3)[2] == pytest.approx(moved[2], abs=0.5)
    # On a busy machine the second tap may come too late for a double tap.
    for _ in range(5):
        hand.tap(finger, (x, y)).wait(0.06).tap(finger, (x, y)).perform()
        rest(page, PATIENCE)
        if picture(page, 1)[2] != pytest.approx(moved[2], abs=0.5):
            break
    assert picture(page, 1)[2] == pytest.approx(whole[2], abs=1) and picture(page, 3)[2] == pytest.approx(whole[2], abs=1)


def test_a_finger_takes_a_photo_along_and_brings_it_back(server, gallery):
    page = gallery(server, path="?cull=")
    opened(page, 1, 2)
    before = picture(page, 2)
    (_, _, _, height), (x, y) = room(page, 1)
    finger = HeldFingers(page.driver)
    for step in range(21):
        finger.at((x, y - height / 2 * step / 20))
        page.frames(1)
    page.wait_for(f"return document.querySelector(\"#stage img[alt='0002.png']\").getBoundingClientRect().top < {before[1] - height / 3}", PATIENCE)
    page.screenshot("cull-flick")
    for step in range(21):
        finger.at((x, y - height / 2 * (20 - step) / 20))
        page.frames(1)
    # The finger rests: nothing is thrown.
    finger.at((x, y))
    page.run_async("await new Promise(resolve => setTimeout(resolve, 300))")
    finger.at((x, y))
    finger.lift()
    rest(page, PATIENCE)
    assert picture(page, 2) == pytest.approx(before, abs=0.5)
    assert names(page) == ["0001.png", "0002.png"] and kept(server) == {}


def test_keys_decide_rate_choose_and_take_back(server, gallery):
    page = gallery(server, path="?cull=", size=DESKTOP)
    opened(page, 1, 2)
    current = "return [...document.querySelectorAll('#culling [data-side]')].map(side => side.getAttribute('aria-current')).join()"
    assert page.run(current) == "true,false"
    page.key("x")
    pair(page, 3, 2)
    page.key(Keys.ARROW_RIGHT)
    assert page.run(current) == "false,true"
    page.key("4")
    page.wait_for("return document.querySelector('#culling [data-side=\"1\"] .rating').textContent === '★★★★'", PATIENCE)
    page.screenshot("cull-desktop")
    # What keeps the one is not beside what rejects the other.
    keeps, rejects = page.run("return [document.querySelector('#culling [data-side=\"0\"] [data-does=keep]').getBoundingClientRect().right, document.querySelector('#culling [data-side=\"1\"] [data-does=reject]').getBoundingClientRect().left]")
    assert rejects - keeps >= 64
    # What has stars keeps them.
    page.key("p")
    pair(page, 3, 4)
    wait_until_kept(server, {1: -1, 2: 4})
    # Keys that come quickly are none of them lost: each decides about the photo that is there by then.
    page.run("for (const key of 'xxx') document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))")
    pair(page, 3, 7)
    wait_until_kept(server, {1: -1, 2: 4, 4: -1, 5: -1, 6: -1})
    for shown, left in (((3, 6), {1: -1, 2: 4, 4: -1, 5: -1}), ((3, 5), {1: -1, 2: 4, 4: -1}), ((3, 4), {1: -1, 2: 4}), ((3, 2), {1: -1, 2: 4})):
        page.run("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }))")
        pair(page, *shown)
        wait_until_kept(server, left)
    page.key("u")
    wait_until_kept(server, {1: -1})
    whole = picture(page, 3)
    page.key("z")
    page.wait_for(f"return document.querySelector(\"#stage img[alt='0003.png']\").getBoundingClientRect().width > {1.5 * whole[2]}", PATIENCE)
    rest(page, PATIENCE)
    assert picture(page, 3)[2] == pytest.approx(picture(page, 2)[2], abs=0.5)
    # On a zoomed photo 0 shows all of it, as it always does.
    page.key("0")
    rest(page, PATIENCE)
    assert picture(page, 3)[2] == pytest.approx(whole[2], abs=1)
    page.key(Keys.ESCAPE)
    gone(page)
    assert page.run("return location.search") == ""


def test_a_reload_goes_on_where_it_was_and_back_leaves(server, gallery):
    page = gallery(server)
    press_and_drag(page, 1, 3)
    says(page, "3 chosen")
    page.frames(3)
    touch(page, "#choice-compare")
    opened(page, 1, 2)
    page.key("x")
    pair(page, 3, 2)
    wait_until_kept(server, {1: -1})
    page.driver.refresh()
    page.wait_until_ready()
    opened(page, 2, 3)
    count(page, "1 of 3 decided")
    page.run("history.back()")
    gone(page)
    page.run("history.forward()")
    opened(page, 2, 3)
    page.run("history.back()")
    gone(page)
    # Of a list what has no rating yet is asked for, after a reload as well.
    page.run("document.getElementById('cull-opens').click()")
    opened(page, 2, 3)
    page.key("p")
    pair(page, 4, 3)
    wait_until_kept(server, {1: -1, 2: 1})
    page.driver.refresh()
    page.wait_until_ready()
    opened(page, 3, 4)


def test_what_is_decided_without_the_server_is_sent_when_it_is_back(server, gallery):
    page = gallery(server, path="?cull=")
    opened(page, 1, 2)
    server.end()
    touch(page, "#culling [data-side='0'] [data-does=keep]")
    pair(page, 3, 2)
    page.wait_for("return localStorage['tsumami.ratings'] === JSON.stringify({ '/photos/0001.png': { rating: 1 } })", PATIENCE)
    server.start()
    wait_until_kept(server, {1: 1})
    page.errors()


def test_a_photo_that_is_deleted_meanwhile_makes_room(server, folder, gallery):
    page = gallery(server, path="?cull=")
    opened(page, 1, 2)
    (folder / "0002.png").unlink()
    pair(page, 1, 3)
    (folder / "0001.png").unlink()
    pair(page, 4, 3)


def test_rejected_photos_are_hardly_seen_and_what_was_decided_is_found(server, gallery):
    give(server, {"/photos/0002.png": -1, "/photos/0003.png": 1, "/photos/0004.png": 3})
    page = gallery(server)
    page.wait_for("return [...document.querySelectorAll('#stage [role=button]')].find(each => each.ariaLabel.includes('photo 2 of'))?.innerText.includes('✕')", PATIENCE)
    rest(page, PATIENCE)
    clarity = page.run("""return [1, 2, 3].map(number => {
        let image = [...document.querySelectorAll('#stage [role=button]')].find(each => each.ariaLabel.includes(`photo ${number} of`)).querySelector('img'), all = 1
        for (; image.id !== 'stage'; image = image.parentElement) all *= getComputedStyle(image).opacity
        return all })""")
    assert clarity == [1, pytest.approx(0.3, abs=0.01), 1]
    for words, number in (("kept", 2), ("rejected", 1)):
        page.open(f"?q={words}")
        page.wait_until_ready()
        page.wait_for(f"return range.textContent.startsWith('{number} photo')", PATIENCE)


def test_where_all_is_decided_all_of_it_is_asked_again(server, gallery):
    give(server, {f"/photos/{number:04}.png": 1 for number in range(1, 9)})
    page = gallery(server, path="?cull=")
    opened(page, 1, 2)
    count(page, "0 of 8 decided")
    page.key("x")
    wait_until_kept(server, {number: 1 if number > 1 else -1 for number in range(1, 9)})
    page.run("document.querySelector('#culling .bar [data-does=undo]').click()")
    wait_until_kept(server, {number: 1 for number in range(1, 9)})


def test_where_ratings_cannot_be_given_there_is_no_way_to_it(folder, gallery):
    with Server(folder, ratings="nobody") as closed:
        page = gallery(closed, path="?cull=")
        page.wait_for("return document.getElementById('toast').textContent !== '' && location.search === ''", PATIENCE)
        assert page.run("return [document.getElementById('cull-opens').hidden, document.getElementById('choice-compare').hidden, document.getElementById('culling')]") == [True, True, None]


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_buttons_are_large_enough_named_and_on_the_screen(server, gallery, language):
    page = gallery(server, path=f"?lang={language}")
    press_and_drag(page, 1, 2)
    page.wait_for("return document.body.classList.contains('choosing') && !document.getElementById('choice-compare').disabled", PATIENCE)
    page.frames(3)
    box = """const { left, top, right, bottom } = each.getBoundingClientRect()
        return [each.ariaLabel || each.textContent, right - left, bottom - top, left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight]"""
    bar = page.run(f"return [...document.querySelectorAll('#choice button')].filter(each => each.checkVisibility()).map(each => {{ {box} }})")
    assert all(name and width >= 44 and height >= 44 and isSeen for name, width, height, isSeen in bar), bar
    page.screenshot(f"cull-choose-{language}")
    touch(page, "#choice-compare")
    opened(page, 1, 2)
    found = page.run(f"return [...document.querySelectorAll('#culling button')].filter(each => each.checkVisibility()).map(each => {{ {box} }})")
    assert len(found) == 7
    assert all(name and width >= 44 and height >= 44 and isSeen for name, width, height, isSeen in found), found
    # A group for each photo, with its name, and what has been done is said.
    groups = page.run("return [...document.querySelectorAll('#culling [role=group]:not([hidden])')].map(each => each.ariaLabel)")
    assert all(f"000{side + 1}.png" in name for side, name in enumerate(groups))
    for _ in range(2):
        page.key("x")
        page.wait_for("return document.querySelector('#culling > [role=status]').textContent.includes('.png')", PATIENCE)
    page.wait_for("return document.activeElement.id === 'culled'", PATIENCE)
    page.frames(30)
    page.screenshot(f"cull-summary-{language}")


def test_from_right_to_left_the_photos_lie_the_same_way(server, gallery):
    page = gallery(server, path="?cull=", size=LANDSCAPE)
    opened(page, 1, 2)
    page.run("document.documentElement.dir = 'rtl'")
    page.frames(3)
    assert picture(page, 1)[0] < picture(page, 2)[0]
    close, undo = page.run("return ['close', 'undo'].map(name => document.querySelector(`#culling .bar [data-does=${name}]`).getBoundingClientRect().left)")
    assert close > undo


def test_less_motion_decides_at_once(server, gallery):
    page = gallery(server, path="?cull=", reduce_motion=True)
    opened(page, 1, 2)
    page.key("x")
    pair(page, 3, 2)
    wait_until_kept(server, {1: -1})
    page.reduce_motion(False)


def test_what_cannot_be_shown_is_not_judged(folder, gallery):
    for number in (2, 4):
        photos.spoil(folder / f"{number:04}.png")
    with Server(folder) as server:
        page = gallery(server)
        page.wait_for("return document.querySelector('#stage').innerText.includes('cannot')", PATIENCE)
        page.run("document.getElementById('cull-opens').click()")
        opened(page, 1, 3)
        count(page, "0 of 6 decided")
        page.key("x")
        pair(page, 5, 3)
        count(page, "1 of 6 decided")


def test_what_turns_out_not_to_be_shown_makes_room(folder, gallery):
    # So large that a smaller one is asked for, which the server cannot make; it is not known from the grid.
    photos.plain(folder, 8, 1600, 1200)
    photos.spoil(folder / "0002.png")
    with Server(folder) as server:
        page = gallery(server, "?cull=#gallery")
        opened(page, 1, 3)
        count(page, "0 of 7 decided")


def test_while_the_part_of_the_page_that_compares_photos_is_on_its_way_a_line_says_so(server, gallery):
    page = gallery(server)
    page.driver.execute_cdp_cmd("Network.enable", {})
    page.driver.execute_cdp_cmd("Network.setCacheDisabled", {"cacheDisabled": True})
    page.driver.execute_cdp_cmd("Network.emulateNetworkConditions", {"offline": False, "latency": 1000, "downloadThroughput": -1, "uploadThroughput": -1})
    page.run("document.getElementById('cull-opens').click()")
    page.wait_for("return !loading.hidden && loading.checkVisibility() && !loading.hasAttribute('value') && !document.getElementById('culling')", PATIENCE)
    page.driver.execute_cdp_cmd("Network.emulateNetworkConditions", {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
    opened(page, 1, 2)
    assert page.run("return loading.hidden")
