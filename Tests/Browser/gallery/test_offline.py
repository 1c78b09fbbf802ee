"""What was seen stays: the service worker, with a server that is really stopped and started."""

import json
import shutil
import subprocess
import time

import pytest
from selenium.common.exceptions import WebDriverException

import photos
from conftest import PAGE, ROOT, Server
from gallery_page import CELLS, HEIGHT, WIDTH
from page import Page

# Far longer than anything takes on a busy machine, in seconds.
PATIENCE = 120
KEPT = """
const kept = async name => (await (await caches.open(name)).keys()).map(request => new URL(request.url).pathname)
"""


@pytest.fixture
def stand(tmp_path):
    """A server of twelve photos with a page of its own; keywords are the server's."""
    servers = []

    def start(**options):
        folder, page = photos.plain(tmp_path / "photos", 12), tmp_path / "page"
        shutil.copytree(PAGE, page, ignore=shutil.ignore_patterns("web"))
        servers.append(Server(folder, page=page, **options))
        servers[0].folder, servers[0].page = folder, page
        return servers[0]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def visit(driver):
    """Opens a page that has a worker, once it and what is seen are kept."""
    pages = []

    def open_page(server, path=""):
        page = Page(driver, server.url, size=(WIDTH, HEIGHT), has_worker=True)
        pages.append(page)
        page.open(path)
        return page

    yield open_page
    for page in pages:
        page.close()


def wait_for(page, script):
    """Waits until a script that may await answers something true, and brings it back; over reloads of the page, too."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            if value := page.run_async(KEPT + CELLS + script):
                return value
        except (AssertionError, WebDriverException):
            # Between two pages.
            if time.monotonic() > end:
                raise
        assert time.monotonic() < end, f"never true: {script}"
        time.sleep(0.05)


def all_shown(page):
    wait_for(page, "return cells().length === 12 && [...document.querySelectorAll('#stage [role=button] img[src]')].filter(i => i.complete && i.naturalWidth > 0).length >= 12")


def kept(page):
    """Waits until the page's worker has kept the page, the list and the twelve photos."""
    wait_for(page, "return navigator.serviceWorker.controller && (await kept('tsumami-lists')).length > 0"
                   " && (await kept('tsumami-photos')).filter(path => path.includes('/thumbnails/')).length >= 12")


def change(server, mark):
    """Another version of the server's page: two of its scripts say which."""
    for file in ("prepare.js", "gallery.js"):
        path = server.page / file
        path.write_text(f"{path.read_text()}\n;(globalThis.marks ??= []).push('{mark}')\n")
    say_version(server)


def say_version(server):
    subprocess.run([ROOT / "Scripts/page-version", server.page], check=True)


def marks(page):
    wait_for(page, "await tsumami.ready; return true")
    return page.run("return globalThis.marks ?? []")


def seen(page):
    return page.run_async(KEPT + "return [...await kept('tsumami-photos'), ...await kept('tsumami-lists')]")


def left(server, visit):
    """A page that has kept all, and is opened again once the server has ended."""
    page = visit(server)
    all_shown(page)
    kept(page)
    server.end()
    page.open("")
    return page


def test_what_was_seen_is_shown_again_while_the_server_is_away(stand, visit):
    server = stand()
    page = left(server, visit)
    all_shown(page)
    assert "cannot be reached" in wait_for(page, "return connection.innerText")
    page.screenshot("offline")
    server.start()
    wait_for(page, "return !connection.innerText.includes('reached')")


def test_a_new_version_replaces_the_old_one_at_the_next_load_and_as_a_whole(stand, visit):
    server = stand()
    page = visit(server)
    kept(page)
    assert marks(page) == []
    for mark in ("second", "third"):
        change(server, mark)
        # A machine that is too busy to say its version in time shows the old one, as a whole.
        while mark not in (found := marks(page)):
            assert len(found) % 2 == 0
            page.open("")
        assert found.count(mark) == 2
    server.end()
    page.open("")
    assert marks(page).count("third") == 2
    assert len([name for name in page.run_async("return caches.keys()") if "page" in name]) == 1


def test_files_that_are_not_of_the_version_that_is_said_replace_nothing(stand, visit):
    server = stand()
    page = visit(server)
    kept(page)
    change(server, "whole")
    # One of the two is already of the version after that.
    path = server.page / "gallery.js"
    path.write_text(path.read_text().replace("whole", "part"))
    page.open("")
    assert marks(page) == []
    say_version(server)
    while not (found := marks(page)):
        page.open("")
    assert sorted(found) == ["part", "whole"]


def test_a_server_of_something_else_at_the_same_address_gets_its_own_files(stand, visit):
    server = stand()
    page = visit(server)
    kept(page)
    (server.page / "version.json").unlink()
    (server.page / "index.html").write_text("<title>Another program</title><link rel=stylesheet href=style.css>")
    (server.page / "style.css").write_text("html { color: rgb(1, 2, 3) }")
    page.open("")
    assert wait_for(page, "return document.title") == "Another program"
    wait_for(page, "return getComputedStyle(document.documentElement).color === 'rgb(1, 2, 3)'")
    wait_for(page, "return !await navigator.serviceWorker.getRegistration()")


@pytest.fixture
def session(stand, visit):
    """A server with a password, and a page that has said it and has kept everything."""
    server = stand(password="open")
    page = visit(server)
    wait_for(page, "return !!document.querySelector('#password')")
    page.run("password.value = 'open'; document.querySelector('button').click()")
    all_shown(page)
    kept(page)
    return server, page


def test_who_signs_out_leaves_nothing_behind(session):
    _, page = session
    page.open("login")
    page.run("document.querySelector('button').click()")
    wait_for(page, "return !!document.querySelector('#password')")
    wait_for(page, "return (await kept('tsumami-photos')).length === 0 && (await kept('tsumami-lists')).length === 0")


def test_an_answer_that_wants_the_password_is_not_kept_and_ends_what_there_is(session):
    _, page = session
    assert page.run_async("return (await fetch('/thumbnails/1024/0001.png?v=1', { credentials: 'omit' })).status") == 401
    assert seen(page) == []


def test_a_server_that_ended_its_sessions_with_itself_leaves_nothing_behind(session):
    server, page = session
    server.end()
    page.open("")
    all_shown(page)
    server.start()
    page.open("")
    wait_for(page, "return !!document.querySelector('#password')")
    assert seen(page) == []


def test_a_session_ends_at_its_time_also_while_the_server_is_away(session):
    server, page = session
    end = page.run_async("return Number(await (await caches.match('/session')).text())")
    assert 29 < (end / 1000 - time.time()) / 86400 <= 30
    server.end()
    # A worker that begins anew reads when that is.
    page.driver.execute_cdp_cmd("ServiceWorker.enable", {})
    page.driver.execute_cdp_cmd("ServiceWorker.stopAllWorkers", {})
    page.run_async("await (await caches.open('tsumami-session')).put('/session', new Response('1'))")
    page.open("")
    wait_for(page, "return !failure.hidden && failure.innerText.includes('cannot be reached')")
    assert page.run_async(CELLS + "return cells().length") == 0
    assert seen(page) == []


def test_cells_that_did_not_come_while_the_server_was_away_come_when_it_is_back(stand, driver):
    server = stand()
    page = Page(driver, server.url, size=(WIDTH, HEIGHT))
    try:
        page.open("")
        all_shown(page)
        # What keys need of the program comes after the photos.
        wait_for(page, "return performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/gallery.later.wasm'))")
        server.end()
        # Two photos fit: most of these sizes have not been asked for.
        for _ in range(2):
            page.key("+")
        page.wait_for("return connection.innerText.includes('cannot be reached')", PATIENCE)
        assert "cannot" not in page.run("return stage.innerText")
        page.screenshot("away")
        server.start()
        # A server that takes long to begin has been found already.
        page.run("connection.querySelector('button')?.click()")
        wait_for(page, "return !connection.innerText.includes('reached')")
        wait_for(page, "const all = cells(); return all.length > 0 && all.every(cell => cell[5]?.includes('/thumbnails/512/') || cell[5]?.includes('/photos/'))")
        assert "cannot" not in page.run("return stage.innerText")
    finally:
        page.close()


def test_a_page_whose_server_is_away_goes_on_when_it_is_back(stand, driver):
    server = stand()
    page = Page(driver, server.url, size=(WIDTH, HEIGHT))
    try:
        # Its scripts came, and the list does not.
        driver.execute_cdp_cmd("Network.enable", {})
        driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/photos?*", "*/version.json*"]})
        page.open("")
        wait_for(page, "return !failure.hidden && failure.innerText.includes('reached')")
        driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        all_shown(page)
    finally:
        page.close()


def test_what_a_script_fetches_for_an_archive_drives_nothing_out(stand, visit):
    page = visit(stand())
    kept(page)
    page.run_async("await (await fetch('/photos/0001.png')).blob(); const image = new Image(); image.src = '/photos/0002.png'; await image.decode()")
    wait_for(page, "return (await kept('tsumami-photos')).includes('/photos/0002.png')")
    assert "/photos/0001.png" not in seen(page)


def test_without_a_secure_context_everything_else_works(stand, driver):
    server = stand()
    page = Page(driver, server.url, size=(WIDTH, HEIGHT), has_worker=False)
    try:
        page.open("")
        assert page.run("return navigator.serviceWorker === undefined")
        all_shown(page)
        assert page.errors() == []
    finally:
        page.close()


def test_the_page_can_be_installed(stand, visit):
    page = visit(stand())
    kept(page)
    manifest = page.driver.execute_cdp_cmd("Page.getAppManifest", {})
    assert manifest["errors"] == [] and json.loads(manifest["data"])["display"] == "standalone"
    found = page.driver.execute_cdp_cmd("Page.getInstallabilityErrors", {})["installabilityErrors"]
    assert [error for error in found if error["errorId"] != "in-incognito"] == []


def test_the_server_is_asked_with_growing_pauses(blank):
    assert blank.run_async("""
        const { Connection } = await import('/connection.js')
        document.body.innerHTML = '<p></p>'
        const line = document.querySelector('p'), pauses = [], original = [setTimeout, fetch], answers = []
        let run
        try {
        globalThis.setTimeout = (act, pause) => { run = act; pauses.push(pause / 1000) }
        globalThis.fetch = async () => { const answer = answers.shift(); if (!answer) throw new TypeError('away'); return answer }
        const connection = new Connection(line), turn = () => new Promise(done => original[0].call(window, done))
        connection.lost()
        connection.lost()
        let isBack = false
        connection.back.then(() => isBack = true)
        for (let i = 0; i < 8; i += 1) { run(); await turn() }
        const away = [pauses.splice(0), line.innerText, isBack]
        // Somebody wants to know now; a server in front of ours answers, and then ours.
        answers.push({ status: 502 }, { status: 200 })
        line.querySelector('button').click()
        await turn()
        const hurried = [pauses.splice(0), isBack]
        run()
        await turn()
        const back = [pauses.splice(0), isBack, line.innerText, line.querySelector('button')]
        run()
        return [away, hurried, back, line.textContent]
        } finally { Object.assign(globalThis, { setTimeout: original[0], fetch: original[1] }) }
    """) == [[[1, 2, 4, 8, 16, 32, 60, 60, 60], "The server cannot be reached. What you have seen is still here.Try again", False],
            [[1], False], [[3], True, "The server is there again.", None], ""]


def test_a_picture_is_broken_only_where_the_server_says_so(blank):
    assert blank.run_async("""
        const { Connection } = await import('/connection.js')
        document.body.innerHTML = '<p></p>'
        const connection = new Connection(document.querySelector('p')), fetched = globalThis.fetch, found = []
        for (const [status, tries] of [[422, 1], [404, 1], [401, 1], [200, 1], [200, 2]]) {
          globalThis.fetch = async () => ({ status, ok: status === 200 })
          found.push(await connection.isBroken('/photos/a.jpg', tries))
        }
        globalThis.fetch = fetched
        return found
    """) == [True, True, True, False, True]


def test_pictures_of_a_folder_that_is_gone_are_asked_for_again_once_it_is_back(blank):
    assert blank.run_async("""
        const { Connection } = await import('/connection.js')
        document.body.innerHTML = '<p></p>'
        const connection = new Connection(document.querySelector('p')), original = [globalThis.setTimeout, globalThis.fetch], asked = [], timers = []
        let health = 503
        globalThis.setTimeout = (tick, ms) => timers.push([tick, ms / 1000])
        globalThis.fetch = async url => { asked.push(url); const status = url === 'health' ? health : 404; return { status, ok: status === 200 } }
        const turn = () => new Promise(done => original[0].call(window, done))
        try {
          const broken = ['a.jpg', 'b.jpg'].map(url => connection.isBroken(url, 1)), pauses = []
          await turn()
          for (const status of [503, 503, 503, 503, 200]) {
            const [tick, seconds] = timers.shift()
            health = status
            pauses.push(seconds)
            tick()
            await turn()
          }
          return [await Promise.all(broken), pauses, timers.length, asked.filter(url => url === 'health').length, await connection.isBroken('a.jpg', 1)]
        } finally { Object.assign(globalThis, { setTimeout: original[0], fetch: original[1] }) }
    """) == [[False, False], [1, 2, 4, 8, 8], 0, 7, True]


def test_the_answers_that_were_used_longest_ago_go_first(blank):
    assert blank.run_async("""
        await new Promise((done, fail) => document.head.append(Object.assign(document.createElement('script'), {
          src: '/worker/bounded-cache.js', onload: done, onerror: fail })))
        const limits = { bytes: 100, count: 4, largest: 60 }, names = 'abcdefgh', at = name => `${location.origin}/${name}`
        const open = () => new BoundedCache('test', limits)
        let cache = open()
        const keep = (name, bytes, age = cache.age) => cache.keep(at(name), new Response('x'.repeat(bytes)), age)
        const kept = async () => {
          const found = [], stored = (await (await caches.open('test')).keys()).map(request => request.url)
          for (const name of names) if (await cache.has(at(name))) found.push(name)
          return found.join('') + (stored.length === found.length ? '' : ` but ${stored}`)
        }
        const answers = []
        for (const name of 'abcd') await keep(name, 10)
        answers.push(await kept())
        // The first one is used again, so the second one goes.
        await (await cache.find(at('a'))).text()
        await keep('e', 10)
        answers.push(await kept())
        // By bytes; and what is larger than one may be is not kept.
        await keep('f', 60)
        await keep('g', 60)
        await keep('h', 61)
        answers.push(await kept())
        // The order and the sizes outlive the worker.
        await keep('a', 10)
        await cache.find(at('g'))
        cache = open()
        await keep('b', 40)
        answers.push(await kept())
        // What was asked for before all was forgotten is not kept after it.
        const { age } = cache
        keep('c', 1)
        cache.clear()
        await keep('d', 1, age)
        answers.push(await kept())
        await keep('e', 1)
        answers.push(await kept())
        await cache.clear()
        return answers
    """) == ["abcd", "acde", "g", "bg", "", "e"]


def test_after_a_first_visit_the_whole_list_is_there(tmp_path, visit):
    photos.plain(tmp_path / "photos", 1600)
    with Server(tmp_path / "photos") as server:
        page = visit(server)
        # All of it came before the worker did, or while it came.
        wait_for(page, "await tsumami.ready; return navigator.serviceWorker.controller && range.textContent.startsWith('1,600')")
        wait_for(page, "return (await kept('tsumami-lists')).filter(path => path === '/photos').length >= 3")
        server.end()
        page.open("")
        wait_for(page, "return connection.innerText.includes('cannot be reached') && !connection.innerText.includes('of 1,600')")
        wait_for(page, "return range.textContent.startsWith('1,600')")


def test_a_list_of_which_a_part_is_missing_says_so(tmp_path, visit):
    photos.plain(tmp_path / "photos", 1600)
    with Server(tmp_path / "photos") as server:
        page = visit(server)
        wait_for(page, "return navigator.serviceWorker.controller && (await kept('tsumami-lists')).filter(path => path === '/photos').length >= 3")
        server.end()
        page.run_async("""
            const lists = await caches.open('tsumami-lists')
            for (const request of await lists.keys()) if (request.url.includes('after=')) await lists.delete(request)
            for (const { name } of await indexedDB.databases()) if (name === 'tsumami-lists') {
              const database = await new Promise(resolve => { const asked = indexedDB.open(name); asked.onsuccess = () => resolve(asked.result) })
              const records = database.transaction('answers', 'readwrite').objectStore('answers')
              const all = await new Promise(resolve => { const asked = records.getAllKeys(); asked.onsuccess = () => resolve(asked.result) })
              for (const key of all) if (key.includes('after=')) records.delete(key)
              database.close()
            }""")
        page.open("")
        wait_for(page, "return connection.innerText.includes('500 of 1,600 photos are still here')")
        page.key("/")
        page.run("words.value = '1599'; words.dispatchEvent(new Event('input'))")
        wait_for(page, "return nothing.checkVisibility() && nothing.innerText.includes('500 of 1,600 photos are here')")
        page.screenshot("offline-part")


def test_without_the_server_a_slideshow_and_an_archive_say_why_there_is_none(stand, visit):
    page = left(stand(), visit)
    wait_for(page, "return connection.innerText.includes('cannot be reached')")
    page.run("slideshow.click()")
    assert page.run("return [toast.textContent, document.body.classList.contains('slideshow')]") == ["The server cannot be reached, so there is no slideshow now.", False]
    page.run("choose.click(); document.getElementById('choose-all').click()")
    wait_for(page, "return !document.getElementById('choice-zip').disabled")
    page.run("document.getElementById('choice-zip').click()")
    wait_for(page, "return toast.textContent === 'The photos could not be fetched: the server cannot be reached.'")


def test_what_was_on_its_way_while_the_worker_came_is_kept_too(driver, server):
    page = Page(driver, server.url)
    page.open("photos.json")
    try:
        said, sizes = page.run_async("""
            const workers = Object.assign(new EventTarget(), { controller: null, register: async () => {} }), told = [], sizes = []
            performance.setResourceTimingBufferSize = size => sizes.push(size)
            Object.defineProperty(navigator, 'serviceWorker', { value: workers })
            await (await fetch('/photos?limit=1')).text()
            const { keepOffline } = await import('/offline.js')
            await keepOffline()
            workers.controller = { postMessage: ({ keep }) => told.push(...keep) }
            const coming = fetch('/photos?limit=2')
            workers.dispatchEvent(new Event('controllerchange'))
            await (await coming).text()
            const end = Date.now() + 5000
            while (!told.some(address => address.endsWith('limit=2')) && Date.now() < end) await new Promise(resolve => setTimeout(resolve, 50))
            // What browsers keep of loads is as much as before once it has been told, and where a worker was there from the start.
            await keepOffline()
            return [told.map(address => address.split('/').at(-1)), sizes]""")
        assert sizes == [250, 250]
        assert [each for each in said if each.startswith("photos?")] == ["photos?limit=1", "photos?limit=2"]
    finally:
        page.close()
