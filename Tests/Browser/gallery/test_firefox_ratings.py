"""Stars in Firefox: by a digit, in the sheet by a finger, and for those that are chosen."""

import json
import urllib.request

import pytest

import photos
from conftest import Server
from test_find_firefox import place


@pytest.fixture
def server(tmp_path):
    with Server(photos.plain(tmp_path / "photos", 12)) as server:
        yield server


def kept(server):
    listed = json.load(urllib.request.urlopen(server.url + "photos.json"))
    return {int(each["name"][:4]): each["rating"] for each in listed if "rating" in each}


def wait_until_kept(page, server, ratings):
    page.wait_for("(await (await fetch('photos.json', { cache: 'no-store' })).json()).filter(each => each.rating).map(each => each.name.slice(0, 4) + each.rating).join() === "
                  + json.dumps(",".join(f"{number:04}{rating}" for number, rating in sorted(ratings.items()))))
    assert kept(server) == ratings


def opened(firefox, address):
    page = firefox.open(address)
    page.wait_for("window.tsumami?.report && document.querySelector('#stage [role=button]') && true")
    page.run("localStorage.clear()")
    return page


def test_a_digit_and_a_finger_give_the_photo_stars(firefox, server):
    page = opened(firefox, f"{server.url}#gallery/0003.png")
    page.wait_for("document.body.style.getPropertyValue('--covered') === '1'")
    page.key("4")
    wait_until_kept(page, server, {3: 4})
    page.run("inform.click()")
    page.wait_for("document.querySelectorAll('#stars .full').length === 4 && !information.getAnimations().length")
    spot = page.run("const { left, top, width, height } = document.querySelector('#stars [value=\"2\"]').getBoundingClientRect(); return [left + width / 2, top + height / 2]")
    page.touch([spot] * 3)
    wait_until_kept(page, server, {3: 2})
    page.run("document.querySelector('#done button').click()")
    wait_until_kept(page, server, {3: 4})
    page.close()


def test_a_digit_gives_stars_to_all_that_are_chosen(firefox, server):
    page = opened(firefox, server.url)
    start, end = place(page, 1), place(page, 3)
    way = [tuple(a + (b - a) * part / 20 for a, b in zip(start, end)) for part in range(21)]
    page.touch([start] * 60 + way + [end] * 10)
    page.wait_for("document.getElementById('chosen').textContent === '3 chosen'")
    page.key("5")
    wait_until_kept(page, server, {1: 5, 2: 5, 3: 5})
    page.close()
