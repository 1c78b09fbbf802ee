"""The way into an album and back: its photos come out of its cover and shrink into it again; in lists without a cover one fades over into the other."""

import pytest

from gallery_page import WIDTH, cells, rest, tap
from test_find import ALBUMS, address, albums, click, tap_album, title, trips  # noqa: F401

PATIENCE = 20
# What passes stays as it is, for a test to look at it.
HOLD = "window.hold = () => { for (const animation of document.getAnimations()) animation.pause() }; window.holding = setInterval(hold, 1)"
# Of what passes: how far it is, what it is cut to, how clear it is and how large; and its cover's place.
PASSING = """
const copy = document.querySelector('.passing'), cover = document.querySelector('.passing-cover')
if (!copy) return null
const { clipPath, opacity } = getComputedStyle(copy), { left, top, width, height } = cover?.getBoundingClientRect() ?? {}
return { clipPath, opacity: Number(opacity), cover: cover && [left, top, width, height], isStill: copy.inert && copy.ariaHidden === 'true' && getComputedStyle(copy).pointerEvents === 'none' }
"""


def at(page, share):
    """Holds what passes at this share of its time."""
    page.run("clearInterval(holding); for (const each of document.getAnimations()) { each.pause(); each.currentTime = arguments[0] * (each.effect.getComputedTiming().endTime - 0.01) }", share)
    page.frames(2)
    return page.run(PASSING)


def held(page):
    page.wait_for("return document.querySelector('.passing')", PATIENCE)
    return page.run(PASSING)


def let_go(page):
    page.run("clearInterval(holding); for (const each of document.getAnimations()) each.play()")
    page.wait_for("return !document.querySelector('.passing, .passing-cover')", PATIENCE)
    rest(page, PATIENCE)


def test_the_photos_of_an_album_come_out_of_its_cover_and_back_leads_into_it(gallery, trips):  # noqa: F811
    page = gallery(trips)
    left, top = albums(page)[0][1:3]
    page.run(HOLD)
    tap_album(page, "Alps")
    held(page)
    begun = at(page, 0)
    assert begun["cover"] == pytest.approx([left, top, 120, 120], abs=1) and "evenodd" in begun["clipPath"]
    assert title(page)[0] == "Alps"
    assert at(page, 0.2)["cover"][2] > 150
    page.screenshot("passage-into-an-album")
    assert at(page, 1)["cover"][2] == pytest.approx(WIDTH, abs=2)
    let_go(page)
    page.run(HOLD)
    page.driver.back()
    held(page)
    assert at(page, 0)["cover"][2] == pytest.approx(WIDTH, abs=2)
    assert at(page, 1)["cover"] == pytest.approx([left, top, 120, 120], abs=1)
    let_go(page)
    assert title(page)[0] == "Photos"


def test_the_way_into_an_album_is_turned_round_where_it_is(gallery, trips):  # noqa: F811
    page = gallery(trips)
    page.run(HOLD)
    tap_album(page, "Alps")
    held(page)
    there = at(page, 0.15)["cover"]
    page.run(HOLD)
    page.driver.back()
    page.wait_for("return title.textContent === 'Photos' && document.querySelector('.passing')", PATIENCE)
    page.frames(2)
    assert at(page, 0)["cover"] == pytest.approx(there, abs=1)
    let_go(page)
    assert len(albums(page)) == 2


def test_an_album_is_there_for_fingers_while_its_photos_still_come(gallery, trips):  # noqa: F811
    page = gallery(trips)
    # A copy of a video would be heard.
    page.run("document.querySelector('#stage .image').append(document.createElement('video'))")
    page.run(HOLD)
    tap_album(page, "Lisbon")
    assert held(page)["isStill"] and page.run("return document.querySelector('.passing video')") is None
    page.run("document.querySelector('#stage video')?.remove()")
    at(page, 0.1)
    number, left, top, width, _, _ = cells(page)[0]
    hit = page.run("return document.elementFromPoint(arguments[0], arguments[1]).closest('#stage') !== null", left + width / 2, top + 20)
    assert hit and number == 1
    let_go(page)
    tap(page, 1)
    page.wait_for("return location.hash.startsWith('#gallery/Lisbon/')", PATIENCE)


def test_lists_without_a_cover_and_albums_for_those_who_want_less_motion_fade_over(gallery, trips):  # noqa: F811
    page = gallery(trips)
    page.run(HOLD)
    click(page, "[data-only=favourites]")
    held(page)
    passing = at(page, 0.5)
    assert passing["cover"] is None and passing["clipPath"] == "none" and 0 < passing["opacity"] < 1
    let_go(page)
    page.reduce_motion()
    page.driver.back()
    page.wait_for("return title.textContent === 'Photos' && !document.querySelector('.passing')", PATIENCE)
    rest(page, PATIENCE)
    page.run(HOLD)
    tap_album(page, "Alps")
    held(page)
    passing = at(page, 0.5)
    assert passing["cover"] is None and passing["clipPath"] == "none" and 0 < passing["opacity"] < 1
    let_go(page)
    assert address(page) == "?album=Alps#gallery"


def test_what_is_found_is_there_at_once(gallery, trips):  # noqa: F811
    page = gallery(trips)
    page.run(HOLD)
    click(page, "#find")
    page.key("l")
    page.wait_for("return location.search === '?q=l'", PATIENCE)
    page.driver.back()
    page.wait_for("return location.search === ''", PATIENCE)
    page.frames(3)
    assert page.run(PASSING) is None
    page.run("clearInterval(holding)")
