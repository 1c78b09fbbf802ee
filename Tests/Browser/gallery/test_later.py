"""The two parts of the gallery's program: the first picture comes by the first one, and whoever needs the second before it is there waits for it."""

import contextlib
import shutil
import time

import pytest

from conftest import PAGE, ROOT, Server
from fingers import Hand
from front import front
from gallery_page import CELLS, LEAVE, cells, loaded, rest, tap
from page import Page

SECOND = "gallery.later.wasm"
# The functions that the first part may call of the second one, in the order of its imports.
NAMES = ROOT / ".build-wasm/wasm32-unknown-none-wasm/release/small/GalleryPage.later.txt"
# The number of each one that is called by the page, as the second part is not there yet.
LISTEN = """
window.early = []
const { instantiate } = WebAssembly
WebAssembly.instantiate = (module, imports) => {
  const own = imports.later
  let count = 0
  const later = own && new Proxy({}, { get: () => {
    const number = count++, call = own['']
    return (...given) => { early.push(number); return call(...given) }
  } })
  return instantiate.call(WebAssembly, module, { ...imports, later })
}
"""
# Resolves when the second part is there.
ARRIVED = "while (!performance.getEntriesByType('resource').some(e => e.name.endsWith(given[0]) && e.responseEnd)) await new Promise(requestAnimationFrame)"
POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; img-src 'self'; manifest-src 'self'; worker-src 'self'"
STRICTEST = {"Content-Security-Policy": POLICY}
SAID = "const f = document.querySelector('#failure'); return !f.hidden && f.textContent"


@pytest.fixture
def visit(driver, built_in):
    """Opens the gallery from a server that holds the second part back, as `front` has it; both."""
    with contextlib.ExitStack() as stack:
        def open_gallery(size=(390, 844), scheme=None, server=built_in, before="", **options):
            behind = stack.enter_context(front(server.url, SECOND, **options))
            page = Page(driver, behind.url, size=size, scale=2)
            stack.callback(page.close)
            page.prefer(scheme)
            driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": LISTEN + before})
            page.open("")
            return page, behind

        yield open_gallery


def shown(page):
    """Waits until the first cells have their photos and rest."""
    page.wait_until_ready()
    loaded(page)
    rest(page)
    return cells(page)


def swipe(page):
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (195, 700)}).glide({finger: (195, 300)}, 0.2).wait(0.3).up(finger).perform()
    rest(page, 20)


def called(page):
    names = NAMES.read_text().splitlines()
    return sorted({names[number] for number in page.run("return early")})


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=["phone", "desktop"])
def test_the_first_cells_have_their_photos_without_the_second_part(visit, size, scheme):
    page, behind = visit(size, scheme)
    page.wait_for(CELLS + "return early.length > 0 || cells().length > 0 && cells().every(cell => cell[5])", 20)
    assert called(page) == [], "Toolchain/later/Gallery.txt is old, `make later` writes it anew: the first picture needs these functions"
    assert len(shown(page)) > 10 and called(page) == []
    assert page.wait_for("return window.tsumami && document.querySelector('#failure').hidden") and not behind.gate.is_set()


def test_a_page_that_is_left_before_the_second_part_needs_nothing_of_it(visit):
    """No request that a page waits for is answered while it is left."""
    page, _ = visit()
    shown(page)
    page.run(LEAVE)
    page.run("document.getElementById('find').click()")
    page.run(LEAVE)
    page.frames(5)
    assert called(page) == [], "Toolchain/later/Gallery.txt is old, `make later` writes it anew: who leaves the page needs these functions"


def asked(behind):
    """Waits until the page has asked for the second part by itself."""
    end = time.monotonic() + 20
    while not behind.asked:
        assert time.monotonic() < end, "never asked for"
        time.sleep(0.02)


def test_a_finger_that_lands_before_the_second_part_scrolls(visit):
    page, behind = visit(waiting=1)
    first = shown(page)[0]
    asked(behind)
    swipe(page)
    assert cells(page)[0][2] != first[2] and behind.asked == 2
    # What was on its way before that makes no difference when it comes.
    behind.gate.set()
    count = page.run("return early.length")
    tap(page, cells(page)[4][0])
    assert page.run("return tsumami.report()")[-1]["photo"] >= 0
    assert page.run("return early.length") == count > 0


def test_what_is_on_its_way_of_the_second_part_stops_when_a_finger_needs_it_at_once(visit):
    """Or the two would share a slow connection, and the page would wait for twice as long."""
    page, behind = visit(waiting=1, before="const original = fetch; window.fetch = (address, options) => {"
                         " if (`${address}`.includes('.later.')) window.way = options.signal; return original(address, options) }")
    shown(page)
    asked(behind)
    assert page.run("return way.aborted") is False
    swipe(page)
    assert page.run("return way.aborted") and behind.asked == 2 and not page.run(SAID)
    # It is had once for the whole page.
    tap(page, cells(page)[4][0])
    assert page.run("return tsumami.report()")[-1]["photo"] >= 0 and behind.asked == 2


def test_over_a_slow_connection_the_second_part_comes_before_photos(visit):
    page, behind = visit(before="Object.defineProperty(Navigator.prototype, 'connection', { value: { effectiveType: '3g' } })")
    page.wait_for(CELLS + "return cells().length > 10", 20)
    asked(behind)
    page.frames(10)
    photos = "return performance.getEntriesByType('resource').filter(({ name }) => name.includes('/thumbnails/')).length"
    assert page.run(photos) == 0 and page.run(CELLS + "return cells().every(cell => !cell[5])")
    behind.gate.set()
    shown(page)
    assert page.run(photos) > 0 and behind.asked == 1


def test_a_tap_during_which_the_page_waits_for_the_second_part_is_a_tap_and_no_hold(visit):
    page, behind = visit(waiting=1)
    shown(page)
    asked(behind)
    page.run(CELLS + """
      const { send } = XMLHttpRequest.prototype
      XMLHttpRequest.prototype.send = function (...all) {
        for (const end = performance.now() + 1500; performance.now() < end;) ;
        window.waited = true
        return send.apply(this, all)
      }
      const [, left, top, width, height] = cells()[4]
      const finger = { clientX: left + width / 2, clientY: top + height / 2, pointerId: 7, pointerType: 'touch', isPrimary: true, bubbles: true, cancelable: true }
      const target = document.elementFromPoint(finger.clientX, finger.clientY)
      // As the browser has them: what happens while the page waits comes afterwards, with its own time, and maybe after a frame.
      const down = new PointerEvent('pointerdown', { ...finger, buttons: 1 }), up = new PointerEvent('pointerup', finger)
      target.dispatchEvent(down)
      requestAnimationFrame(() => target.dispatchEvent(up))
    """)
    page.wait_for("return window.waited && document.title.startsWith('IMG_')", 20)
    assert not page.run("return document.body.classList.contains('choosing')")


@pytest.mark.parametrize("waiting", [0, 1], ids=["by itself", "by a finger"])
def test_the_second_part_comes_under_the_strictest_policy_in_firefox(firefox, built_in, waiting):
    with front(built_in.url, SECOND, waiting=waiting, headers=STRICTEST) as behind:
        page = firefox.open(behind.url)
        page.wait_for("window.tsumami?.ready && true")
        page.run("await tsumami.ready")
        page.wait_for(f"(() => {{ {CELLS} return cells().length > 0 && cells().every(cell => cell[5]) }})()")
        look = f"{CELLS} return [cells()[0][2], document.querySelector('#failure').hidden]"
        before = page.run(look)
        asked(behind)
        if not waiting:
            page.wait_for(f"performance.getEntriesByType('resource').some(entry => entry.name.endsWith('{SECOND}') && entry.responseEnd)")
        page.touch([(195, 700 - 40 * part) for part in range(11)])
        page.wait_for(f"(() => {{ {CELLS} return cells()[0][2] < {before[0]} }})()")
        assert page.run(look)[1] and behind.asked >= 1 + waiting
        page.close()


@pytest.mark.parametrize("waiting", [0, 1], ids=["by itself", "by a finger"])
def test_the_second_part_comes_under_the_strictest_policy(visit, waiting):
    page, behind = visit(waiting=waiting, headers=STRICTEST)
    first = shown(page)[0]
    asked(behind)
    if not waiting:
        page.run_async(ARRIVED, SECOND)
        page.frames(5)
    swipe(page)
    assert cells(page)[0][2] != first[2] and bool(called(page)) == bool(waiting) and behind.asked == 1 + waiting and not page.run(SAID)


def test_a_page_that_may_not_wait_for_an_answer_has_it_before_the_program_begins(visit):
    page, behind = visit(headers={"Permissions-Policy": "sync-xhr=()"})
    asked(behind)
    page.frames(30)
    assert page.run(CELLS + "return cells().length") == 0
    behind.gate.set()
    first = shown(page)[0]
    swipe(page)
    assert cells(page)[0][2] != first[2] and called(page) == [] and behind.asked == 1 and not page.run(SAID)


def test_once_it_is_there_nothing_goes_by_the_page(visit):
    page, behind = visit(waiting=0)
    shown(page)
    page.run_async(ARRIVED, SECOND)
    page.frames(5)
    swipe(page)
    tap(page, cells(page)[4][0])
    assert called(page) == [] and behind.asked == 1


def test_a_second_part_that_does_not_come_is_said_once_it_is_needed(visit):
    page, behind = visit(status=503)
    behind.gate.set()
    shown(page)
    asked(behind)
    assert not page.run(SAID)
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (195, 700)}).glide({finger: (195, 300)}, 0.2).up(finger).perform()
    said = page.wait_for(SAID)
    assert said.startswith("A part of the page could not be loaded.") and f"{behind.url}{SECOND} cannot be loaded: 503" in said
    assert behind.asked == 2


def test_one_that_has_not_come_is_asked_for_again_when_it_is_needed(visit):
    page, behind = visit(waiting=1, status=503)
    behind.gate.set()
    first = shown(page)[0]
    asked(behind)
    swipe(page)
    assert cells(page)[0][2] != first[2] and behind.asked == 2


def test_a_second_part_of_another_release_is_not_taken(visit, tmp_path):
    folder = shutil.copytree(PAGE, tmp_path / "page", ignore=shutil.ignore_patterns("web", f"{SECOND}.*"))
    path = folder / SECOND
    path.write_bytes(path.read_bytes()[:-8] + b"eightold")
    with Server(ROOT / "Apps/Gallery/Photos", page=folder) as server:
        page, behind = visit(server=server, waiting=0)
        shown(page)
        hand = Hand(page.driver)
        finger = hand.finger()
        hand.down({finger: (195, 700)}).glide({finger: (195, 300)}, 0.2).up(finger).perform()
        assert f"{SECOND} is not of the same release as its first part" in page.wait_for(SAID)


def test_a_browser_that_compiles_little_while_a_page_waits_has_it_before_the_program_begins(driver, built_in):
    page = Page(driver, built_in.url, size=(390, 844), scale=2)
    driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": LISTEN + """
        WebAssembly.Module = new Proxy(WebAssembly.Module, { construct(own, [bytes]) {
          if (bytes.byteLength > 4096) throw new RangeError('WebAssembly.Module is disallowed on the main thread, if the buffer size is larger than 4KB.')
          return new own(bytes)
        } })
        delete window.ScrollTimeline"""})
    page.open("")
    shown(page)
    swipe(page)
    assert called(page) == [] and not page.run(SAID)
    page.close()


def test_programs_of_one_page_share_the_second_part_and_a_module_without_an_address_is_refused(blank):
    said = blank.run_async("""
        const [{ Program }, { compiled }] = await Promise.all([import('/host/program.js'), import('/host/modules.js')])
        const page = { message: () => {}, measure: () => ({ width: 0, lines: 1 }), feedback: () => {}, notify: () => {} }
        const module = await compiled('/gallery.wasm'), failures = [], load = module => Program.load(module, page, (line, error) => failures.push(error.message))
        const programs = [await load('/gallery.wasm'), await load(module)]
        // Key commands are nothing of the first picture; the memory has grown before they are known.
        for (const program of programs) {
          program.send('nothing', new Uint8Array(8_000_000))
          program.key(4, 97, 0, performance.now())
        }
        await Promise.all(programs.map(program => program.complete()))
        const count = performance.getEntriesByType('resource').filter(({ name }) => name.includes('gallery.later.wasm')).length
        const other = await load(await WebAssembly.compileStreaming(fetch('/gallery.wasm'))).catch(error => error.message)
        // Under other names, as a bundler gives them.
        const named = await compiled('/gallery.wasm?elsewhere', { later: '/gallery.later.wasm?elsewhere' })
        ;(await load(named)).key(4, 97, 0, performance.now())
        const isAsked = performance.getEntriesByType('resource').some(({ name }) => name.endsWith('gallery.later.wasm?elsewhere'))
        return [failures, count, other, isAsked]
        """)
    assert said[:2] == [[], 1]
    assert "give its address" in said[2] and said[3]
