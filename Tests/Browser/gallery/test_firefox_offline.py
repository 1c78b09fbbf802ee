"""What was seen stays in Firefox, too: its service worker, with a server that is really stopped and started."""

import shutil

import pytest

import photos
from conftest import PAGE, Server
from test_offline import KEPT, PATIENCE, change

SHOWN = "[...document.querySelectorAll('#stage [role=button] img[src]')].filter(i => i.complete && i.naturalWidth > 0).length >= 12"


@pytest.fixture
def server(tmp_path):
    folder, page = photos.plain(tmp_path / "photos", 12), tmp_path / "page"
    shutil.copytree(PAGE, page, ignore=shutil.ignore_patterns("web"))
    with Server(folder, page=page) as server:
        server.page = page
        yield server


def test_what_was_seen_is_shown_while_the_server_is_away_and_a_new_version_when_it_is_back(firefox, server):
    page = firefox.open(server.url)
    page.wait_for(SHOWN, PATIENCE)
    page.wait_for("navigator.serviceWorker.controller !== null", PATIENCE)
    page.wait_for("await (async () => {" + KEPT + "return (await kept('tsumami-lists')).length > 0 && (await kept('tsumami-photos')).length >= 12 })()", PATIENCE)
    page.close()

    server.end()
    page = firefox.open(server.url)
    page.wait_for(SHOWN, PATIENCE)
    page.wait_for("connection.innerText.includes('cannot be reached')", PATIENCE)

    change(server, "second")
    server.start()
    # A server that takes long to begin has been found already.
    page.run("connection.querySelector('button')?.click()")
    page.wait_for("!connection.innerText.includes('reached')", PATIENCE)
    page.close()

    found = []
    while not found:
        page = firefox.open(server.url)
        page.wait_for("window.tsumami?.report && true", PATIENCE)
        found = page.run("return window.marks ?? []")
        page.close()
    assert found == ["second", "second"]
