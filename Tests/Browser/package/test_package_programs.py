"""tsumami.js loads no more than a page needs: the program with everything where there is a viewer, a smaller one where there is not."""

import json
import re

import pytest

from conftest import ROOT, start_driver
from files import served
from fingers import HeldFingers
from page import Page
from test_package_documents import DOCUMENTS

ZOOM = '<tsumami-zoom gestures="greedy" style="width: 300px"><div style="height: 300px; background: linear-gradient(45deg, red, blue)"></div></tsumami-zoom>'
VIEWER = '<tsumami-viewer hidden><a href="picture.webp"><img src="picture.webp" alt="A fern"></a></tsumami-viewer>'
RECOGNIZE = """<script type="module">
import { recognize } from './tsumami/index.js'
window.told = []
window.ready = recognize(document.documentElement, ['pinch'], event => told.push(event.state)).ready
</script>"""
IMPORT = '<script type="module" src="./tsumami/index.js"></script>'
LOADED = "return performance.getEntriesByType('resource').map(entry => entry.name.split('/').at(-1)).filter(name => name.endsWith('.wasm')).sort()"


@pytest.fixture
def page(driver, tmp_path):
    """Opens a page with this in its body, from any web server."""
    (tmp_path / "tsumami").symlink_to(ROOT / "build/package")
    (tmp_path / "picture.webp").symlink_to(ROOT / "Apps/Gallery/Pictures/4-fern@2x.webp")
    pages = []

    def open_page(body):
        (tmp_path / "index.html").write_text(f'<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">{body}')
        page = Page(driver, address, size=(390, 844), scale=2)
        pages.append(page)
        page.open("index.html")
        return page

    with served(tmp_path) as address:
        yield open_page
        for page in pages:
            assert page.errors() == []
            page.close()


def pinch(page):
    fingers = HeldFingers(page.driver)
    fingers.pinch((150, 150), range(60, 165, 5))
    fingers.lift()


def zooms(page):
    page.wait_for("return document.querySelector('tsumami-zoom').shadowRoot?.querySelector('.frame').style.touchAction === 'none'", 20)
    pinch(page)
    page.wait_for("return document.querySelector('tsumami-zoom').scale > 2", 20)


def test_a_page_with_a_zoom_loads_the_program_for_it(page):
    page = page(ZOOM + IMPORT)
    zooms(page)
    assert page.run(LOADED) == ["tsumami-zoom.wasm"]


def test_the_file_with_zooms_alone_brings_zooms_in_little_more_than_half(page):
    page = page(ZOOM + '<script type="module" src="./tsumami/tsumami-zoom.js"></script>')
    zooms(page)
    assert page.run(LOADED) == ["tsumami-zoom.wasm"]
    assert page.run("return [customElements.get('tsumami-zoom'), customElements.get('tsumami-viewer')].map(Boolean)") == [True, False]
    alone, whole = ((ROOT / f"build/package/{name}.js").stat().st_size for name in ("tsumami-zoom", "tsumami"))
    assert alone < 0.6 * whole
    # Of two scripts in one page the first one's elements count.
    page.run_async("""
        const { load } = await import('./tsumami/tsumami-zoom.js')
        await load()
        await import('./tsumami/tsumami.js')
        document.body.insertAdjacentHTML('beforeend', given[0])""", SHOWN)
    page.run_async("await document.querySelector('tsumami-viewer').open(0)")


def test_a_program_that_the_head_of_a_page_names_is_the_one_that_the_zoom_takes(page):
    line = re.search(r'`(<link rel="preload".*?>)`', DOCUMENTS["package"].read_text())[1]
    page = page(line + ZOOM + IMPORT)
    zooms(page)
    assert page.run("return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm')).map(entry => entry.initiatorType)") == ["link"]


def test_a_page_with_recognizers_loads_the_program_for_them(page):
    page = page(RECOGNIZE)
    page.wait_for("return Boolean(window.ready)", 20)
    page.run_async("await ready")
    pinch(page)
    page.wait_for("return told.at(-1) === 'ended' && told.includes('changed')", 20)
    assert page.run(LOADED) == ["tsumami-recognizers.wasm"]


def test_a_page_with_a_viewer_loads_one_program_for_everything(page):
    page = page(ZOOM + VIEWER + RECOGNIZE)
    zooms(page)
    page.run_async("await ready; await document.querySelector('tsumami-viewer').open(0)")
    assert page.run(LOADED) == ["tsumami.wasm"]


LINK = '<a href="picture.webp"><img src="picture.webp" alt="A fern" width="300" height="300"></a>'
SHOWN = f"<tsumami-viewer>{LINK}</tsumami-viewer>"


def test_a_viewer_that_is_seen_has_its_program_before_anybody_touches_it(page):
    page = page(SHOWN + IMPORT)
    page.wait_for(f"{LOADED}.length > 0", 20)
    assert page.run(LOADED) == ["tsumami.wasm"]


def test_a_viewer_below_the_window_loads_nothing_before_it_is_seen_or_asked_for(page):
    page = page(f'<div style="height: 2000px"></div>{SHOWN}{IMPORT}')
    page.wait_for("return document.readyState === 'complete' && Boolean(customElements.get('tsumami-viewer'))", 20)
    page.run_async("await new Promise(done => requestIdleCallback(done, { timeout: 5000 })); await new Promise(done => setTimeout(done, 300))")
    assert page.run(LOADED) == []
    page.run("scrollTo(0, 2000)")
    page.wait_for(f"{LOADED}.length > 0", 20)


def test_links_that_come_later_are_seen_too_and_those_who_save_data_load_what_they_ask_for(page):
    page = page("<tsumami-viewer></tsumami-viewer>" + IMPORT)
    page.run("document.querySelector('tsumami-viewer').innerHTML = arguments[0]", LINK)
    page.wait_for(f"{LOADED}.length > 0", 20)
    page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"})
    page.open("index.html")
    page.run("document.querySelector('tsumami-viewer').innerHTML = arguments[0]", LINK)
    page.run_async("await new Promise(done => requestIdleCallback(done, { timeout: 5000 })); await new Promise(done => setTimeout(done, 300))")
    assert page.run(LOADED) == []
    page.run_async("await document.querySelector('tsumami-viewer').open(0)")


def test_a_viewer_that_comes_later_brings_the_program_that_it_needs_and_what_comes_then_uses_it(page):
    page = page(ZOOM + IMPORT)
    zooms(page)
    page.run("document.body.insertAdjacentHTML('beforeend', arguments[0])", VIEWER)
    page.run_async("await document.querySelector('tsumami-viewer').open(0)")
    page.run_async("const { recognize } = await import('./tsumami/index.js'); await recognize(document.body, ['tap'], () => {}).ready")
    assert page.run(LOADED) == ["tsumami-zoom.wasm", "tsumami.wasm"]


def test_a_program_that_cannot_be_loaded_is_asked_for_again(page):
    page = page(IMPORT)
    page.wait_for("return Boolean(customElements.get('tsumami-zoom'))", 20)
    failed = page.run_async("""
        const { load } = await import('./tsumami/index.js'), real = fetch
        globalThis.fetch = async () => new Response('', { status: 503 })
        const failed = await load('zoom').catch(error => error.message)
        globalThis.fetch = real
        await load('zoom')
        return failed""")
    assert "tsumami-zoom.wasm cannot be loaded: 503" in failed
    assert page.run(LOADED) == ["tsumami-zoom.wasm"]


# What is done while nothing else is to be done, and how many programs have been made.
COUNTED = """<script>
window.programs = window.waiting = 0
const idle = window.requestIdleCallback, make = WebAssembly.instantiate
window.requestIdleCallback = (act, options) => {
  waiting += 1
  idle(deadline => { waiting -= 1; act(deadline) }, options)
}
WebAssembly.instantiate = async (...given) => {
  const made = await make(...given)
  programs += 1
  return made
}
</script>"""
NEVER_IDLE = "<script>window.requestIdleCallback = () => {}</script>"


def test_what_a_first_pinch_needs_has_been_compiled_before_it(tmp_path):
    assert functions_compiled_by_a_pinch(tmp_path / "busy", NEVER_IDLE) > 150
    assert functions_compiled_by_a_pinch(tmp_path / "idle", COUNTED) < 40


def functions_compiled_by_a_pinch(folder, script):
    """The first one in a browser of its own."""
    folder.mkdir()
    (folder / "tsumami").symlink_to(ROOT / "build/package")
    (folder / "index.html").write_text(f'<!doctype html><meta name="viewport" content="width=device-width">{script}{ZOOM}{IMPORT}')
    driver = start_driver("devtools.timeline,v8.wasm,disabled-by-default-v8.wasm.detailed")
    try:
        with served(folder) as address:
            page = Page(driver, address, size=(390, 844), scale=1)
            page.open("index.html")
            page.wait_for("return document.querySelector('tsumami-zoom').shadowRoot?.querySelector('.frame').style.touchAction === 'none'", 20)
            if script == COUNTED:
                page.wait_for("return programs === 2 && waiting === 0", 20)
            page.run("console.timeStamp('begins')")
            zooms(page)
            page.run("console.timeStamp('ends')")
            return functions_compiled(driver)
    finally:
        driver.quit()


def functions_compiled(driver):
    """How many between two time stamps of the page."""
    log = [json.loads(each["message"])["message"] for each in driver.get_log("performance")]
    events = sorted((each["params"] for each in log if each["method"] == "Tracing.dataCollected"), key=lambda event: event["ts"])
    began, ended = (at for at, event in enumerate(events) if event["name"] == "TimeStamp")
    return sum(event["name"] == "wasm.CompileLazy" for event in events[began:ended])


def test_one_program_more_is_made_for_that_however_many_zooms_and_viewers_there_are(page):
    page = page(COUNTED + ZOOM + ZOOM + IMPORT)
    page.wait_for("return programs === 3 && waiting === 0", 20)
    page.run("document.body.insertAdjacentHTML('beforeend', arguments[0])", ZOOM)
    page.wait_for("return programs === 4 && waiting === 0", 20)
    zooms(page)
    assert page.run("return programs") == 4


def test_a_viewer_that_is_seen_is_ready_for_its_first_touch_too_and_says_nothing_of_it(page):
    page = page(COUNTED + "<script>window.told = []</script>" + SHOWN + IMPORT)
    page.run("for (const name of ['open', 'change', 'zoom', 'close', 'error']) document.querySelector('tsumami-viewer').addEventListener(name, event => told.push(name))")
    page.wait_for("return programs === 1 && waiting === 0", 20)
    assert page.run("return told") == []
    page.run_async("await document.querySelector('tsumami-viewer').open(0)")
    assert page.run("return [programs, told]") == [2, ["open"]]


# Forty of them, and how many programs have been made.
MANY = """<div id="many"></div><script>
document.getElementById('many').innerHTML = '<tsumami-zoom><div></div></tsumami-zoom>'.repeat(40)
window.made = 0
const make = WebAssembly.instantiate
WebAssembly.instantiate = async (...given) => {
  if (window.isFull) throw new RangeError('Out of memory')
  made += 1
  return make(...given)
}
// Those for which one has been on its way.
window.having = new Set()
customElements.whenDefined('tsumami-zoom').then(() => {
  for (const zoom of document.querySelectorAll('tsumami-zoom')) {
    const watcher = new MutationObserver(() => having.add(zoom))
    watcher.observe(zoom.shadowRoot.querySelector('.frame'), { attributeFilter: ['aria-busy'] })
  }
})
</script><style>#many { display: grid; grid-template-columns: repeat(5, 70px) } tsumami-zoom div { height: 70px; background: linear-gradient(45deg, red, blue) }</style>"""
ZOOMS = "[...document.querySelectorAll('tsumami-zoom')]"


def many(page):
    page = page(NEVER_IDLE + MANY + IMPORT)
    page.wait_for("return window.made >= 32", 20)
    page.frames(20)
    assert page.run("return made") == 32
    return page


def test_of_many_zooms_in_sight_so_many_have_a_program_and_the_others_get_theirs_with_the_first_pinch(page):
    page = many(page)
    x, y = page.run(f"""
        window.zoom = {ZOOMS}.findLast(zoom => !having.has(zoom))
        const {{ left, top, width, height }} = zoom.getBoundingClientRect()
        return [left + width / 2, top + height / 2]""")
    fingers = HeldFingers(page.driver)
    # As fingers do, one lands before the other.
    fingers.at((x - 5, y))
    page.frames(2)
    for span in range(5, 30, 2):
        fingers.at((x - span, y), (x + span, y))
    fingers.lift()
    page.wait_for("return zoom.scale > 1.5", 20)
    assert page.run("return made") == 33
    # What is zoomed stays so, also where all are at once.
    page.run_async(f"await Promise.all({ZOOMS}.map(zoom => zoom.zoomTo(2)))")
    page.wait_for(f"return {ZOOMS}.every(zoom => zoom.scale > 1.5)", 20)
    page.frames(20)
    assert page.run(f"return {ZOOMS}.filter(zoom => zoom.scale > 1.5).length") == 40


def test_a_hundred_and_fifty_are_zoomed_at_once_and_each_is_dragged_from_where_it_is(page):
    page = many(page)
    page.run("""
        window.faults = []
        document.getElementById('many').innerHTML = '<tsumami-zoom><div></div></tsumami-zoom>'.repeat(150)
        for (const zoom of document.querySelectorAll('tsumami-zoom')) zoom.addEventListener('error', event => faults.push(event.detail.reason))""")
    # One after the other, so fast that none has come to rest, and then all at the same time.
    page.run_async(f"for (const zoom of {ZOOMS}) await zoom.zoomTo(2, {{ x: 0, y: 0, animated: false }})")
    assert page.run(f"return {ZOOMS}.filter(zoom => zoom.scale === 2).length") == 150
    page.run_async(f"await Promise.all({ZOOMS}.map(zoom => zoom.zoomTo(3, {{ x: 0, y: 0 }})))")
    page.wait_for(f"return {ZOOMS}.every(zoom => Math.abs(zoom.scale - 3) < 1e-6)", 30)
    # The first one has given up its program since then.
    page.wait_for(f"return {ZOOMS}[0].shadowRoot.querySelector('.content.moving') === null", 20)
    page.run(f"window.zoom = {ZOOMS}[0]; window.told = []; zoom.addEventListener('zoom', event => told.push(event.detail)); window.made = 0")
    fingers = HeldFingers(page.driver)
    for away in range(0, 32, 2):
        fingers.at((40 - away, 35), (70 - away, 35))
        page.frames(2)
    page.wait_for("return told.length > 1", 20)
    first, last, count, faults = page.run("return [told[0], told.at(-1), made, faults]")
    assert (count, faults) == (1, [])
    assert -5 < first["x"] < 0 and -31 < last["x"] < -10 and abs(last["y"]) < 1 and first["scale"] == last["scale"] == 3
    fingers.lift()
    page.run_async(f"await Promise.all({ZOOMS}.map(zoom => zoom.reset()))")
    page.wait_for(f"return {ZOOMS}.every(zoom => zoom.scale === 1)", 30)


def test_what_is_zoomed_and_has_given_up_its_program_follows_its_size_and_the_focus(page):
    page = many(page)
    page.run(f"""
        window.zoom = {ZOOMS}[0]
        zoom.innerHTML = '<div style="width: 70px; height: 70px"><a href="#" style="position: absolute; left: 60px; top: 60px">x</a></div>'""")
    page.run_async(f"for (const zoom of {ZOOMS}) await zoom.zoomTo(3, {{ x: 0, y: 0, animated: false }})")
    page.wait_for("return zoom.shadowRoot.querySelector('.frame').style.touchAction === 'pan-x pan-y' && zoom.scale === 3", 20)
    # Twice as large about the same middle, and back.
    widths = page.run_async("""
        const widths = []
        for (const width of ['140px', '']) {
          zoom.style.width = width
          for (let i = 0; i < 4; i += 1) await new Promise(requestAnimationFrame)
          widths.push([zoom.scale, Math.round(zoom.shadowRoot.querySelector('.content').getBoundingClientRect().width)])
        }
        return widths""")
    assert widths == [[3, 420], [3, 210]]
    page.run("zoom.querySelector('a').focus()")
    page.wait_for("""
        const frame = zoom.getBoundingClientRect(), link = zoom.querySelector('a').getBoundingClientRect()
        return zoom.scale === 3 && link.left > frame.left - 1 && link.left < frame.right && link.top < frame.bottom""", 20)


def test_zooms_that_are_scrolled_to_have_programs_in_place_of_those_that_are_out_of_sight(page):
    page = many(page)
    page.run("document.getElementById('many').insertAdjacentHTML('beforebegin', '<div style=\"height: 3000px\"></div>' ); window.made = 0; scrollTo(0, 0)")
    page.frames(10)
    page.run("scrollTo(0, 3000)")
    page.wait_for("return made >= 32", 20)
    assert page.run("return made") == 32


def test_a_zoom_for_whose_program_there_is_no_room_says_so(page):
    page = many(page)
    said = page.run_async(f"""
        window.isFull = true
        console.error = () => {{}}
        const said = [], faults = []
        for (const zoom of {ZOOMS}) {{
          zoom.addEventListener('error', event => faults.push(event.detail.reason))
          await zoom.zoomTo(2, {{ animated: false }}).catch(error => said.push(`${{error}}`, zoom.scale))
        }}
        return [said, faults, {ZOOMS}.filter(zoom => zoom.scale === 2).length]""")
    # One that has not been touched has given up its own meanwhile.
    said, faults, zoomed = said
    assert zoomed >= 31 and said == ["RangeError: Out of memory", 1] * (40 - zoomed) and faults == ["RangeError: Out of memory"] * (40 - zoomed)
