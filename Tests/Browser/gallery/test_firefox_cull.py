"""Keeping and rejecting photos in Firefox: by a flick, a key and a button, and taken back."""

import json

import pytest

import photos
from conftest import Server
from test_firefox_ratings import wait_until_kept


@pytest.fixture
def server(tmp_path):
    with Server(photos.plain(tmp_path / "photos", 5)) as server:
        yield server


def pair(page, *numbers):
    wanted = json.dumps(",".join(f"{number:04}.png" if number else "" for number in numbers))
    page.wait_for("[...document.querySelectorAll('#culling [data-side]')].map(side => side.hidden ? '' : side.querySelector('.name').textContent).join() === " + wanted
                  + f" && {wanted}.split(',').every(name => !name || document.querySelector(`#stage img[alt=\"${{name}}\"][src]`)?.checkVisibility())")


def test_a_flick_a_key_and_a_button_decide(firefox, server):
    page = firefox.open(f"{server.url}?cull=")
    page.wait_for("document.getElementById('culling') && true")
    page.run("localStorage.clear()")
    pair(page, 1, 2)
    x, y, height = page.run("const { left, top, width, height } = document.querySelectorAll('#culling .room')[1].getBoundingClientRect(); return [left + width / 2, top + height / 2, height]")
    page.touch([(x, y - height / 6 + height / 3 * part / 10) for part in range(11)])
    pair(page, 1, 3)
    wait_until_kept(page, server, {2: -1})
    page.key("p")
    pair(page, 1, 4)
    wait_until_kept(page, server, {2: -1, 3: 1})
    page.run("document.querySelector('#culling .bar [data-does=undo]').click()")
    pair(page, 1, 3)
    wait_until_kept(page, server, {2: -1})
    spot = page.run("const { left, top, width, height } = document.querySelector('#culling [data-side=\"0\"] [data-does=keep]').getBoundingClientRect(); return [left + width / 2, top + height / 2]")
    page.touch([spot] * 3)
    pair(page, 4, 3)
    wait_until_kept(page, server, {1: 1, 2: -1})
    page.run("history.back()")
    page.close()
