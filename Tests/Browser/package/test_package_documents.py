"""The examples of the documents of tsumami.js, word for word, under fingers."""

import json
import re
import shutil
import subprocess

import pytest
from selenium.webdriver.common.keys import Keys

from conftest import PAGE, ROOT
from demonstrations import PACKAGE, VIEWER, drag, middle, opened, still, tried
from files import Files, served
from fingers import Hand, HeldFingers, turn
from page import Page

DOCUMENTS = {name: ROOT / path for name, path in {
    "readme": "README.md", "package": "Sources/Pages/ElementsPage/JavaScript/README.md", "article": "Sources/WebHost/Documentation.docc/InJavaScript.md"}.items()}


def examples(document, language):
    return re.findall(rf"^```{language}\n(.*?)^```", document.read_text(), re.MULTILINE | re.DOTALL)


def shown():
    """Each way of loading in each document, with all elements that the document shows."""
    for name, document in DOCUMENTS.items():
        lines = "".join(examples(document, "html")).splitlines()
        elements = "\n".join(line for line in lines if "<script" not in line)
        for script in [line for line in lines if "<script" in line]:
            yield pytest.param(script, elements, id=name + (" inline" if "inline" in script else ""))


@pytest.fixture
def folder(tmp_path):
    shutil.copytree(PACKAGE, tmp_path / "tsumami")
    for document in DOCUMENTS.values():
        for picture in re.findall(r'(?:src|href)="([\w-]+\.(?:jpg|png))"', document.read_text()):
            shutil.copy(PAGE / "web/pictures/1-mountain-lake@2x.webp", tmp_path / picture)
    with served(tmp_path, Files) as address:
        yield tmp_path, address


@pytest.fixture
def said(driver, folder):
    """Opens a page with this text."""
    pages = []

    def write(text):
        (folder[0] / "index.html").write_text(f"<!doctype html><meta charset=utf-8><title>A page</title><link rel=icon href=small.jpg>\n{text}")
        page = Page(driver, folder[1], size=(390, 844), scale=2)
        pages.append(page)
        page.open("index.html")
        return page

    yield write
    for page in pages:
        assert page.errors() == []
        page.close()


@pytest.mark.parametrize("script, elements", list(shown()))
def test_the_elements_of_the_documents_open_and_zoom_under_fingers(said, script, elements):
    page = said(f"{script}\n{elements}")
    page.run_async("await Promise.all([...document.images].map(image => image.decode()))")
    page.run("for (const image of document.querySelectorAll('tsumami-viewer img')) image.width = 120")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), middle(page, "tsumami-viewer img")).perform()
    opened(page)
    drag(page, ((150, 420), (60, 420)), ((240, 420), (330, 420)))
    page.wait_for(f"return {VIEWER}.scale > 2", 20)
    page.run(f"{VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    if "tsumami-zoom" not in elements:
        return
    page.run("document.querySelector('tsumami-zoom').scrollIntoView({ block: 'center' })")
    page.wait_for("return document.querySelector('tsumami-zoom').shadowRoot.querySelector('.frame').style.touchAction === 'pan-x pan-y'", 20)
    x, y = middle(page, "tsumami-zoom")
    drag(page, ((x - 30, y), (x - 100, y)), ((x + 30, y), (x + 100, y)))
    page.wait_for("return document.querySelector('tsumami-zoom').scale > 2", 20)


def test_links_that_were_written_for_photoswipe_open_with_the_files_and_the_shape_that_they_say(said):
    page = said("""<script type="module" src="tsumami/tsumami.js"></script>
        <tsumami-viewer><a href="missing.jpg" data-pswp-width="3200" data-pswp-height="1600" data-pswp-srcset="large.jpg 3200w, small.jpg 800w">
        <img src="small.jpg" alt="A lake" style="width: 100px; height: 100px; object-fit: cover"></a></tsumami-viewer>""")
    page.wait_for(f"return Boolean({VIEWER}.open)", 20)
    opened(page)
    shape = page.run_async(f"const {{ extent }} = await import('/tsumami/viewer-sizes.js'); return extent({VIEWER}.links[0], document.images[0])")
    assert shape == {"width": 3200, "height": 1600}
    requested = page.run("return performance.getEntriesByType('resource').map(entry => entry.name.split('/').pop())")
    assert "small.jpg" in requested and "missing.jpg" not in requested


@pytest.mark.parametrize("script", [pytest.param(script, id=name) for name in ("package", "article") for script in examples(DOCUMENTS[name], "js") if "recognize(element" in script])
def test_the_recognizers_of_the_documents_tell_of_a_pinch(said, folder, script):
    (folder[0] / "example.js").write_text(script)
    # One that stops at once does not tell of anything: it goes on without its last line.
    (folder[0] / "going-on.js").write_text("".join(line for line in script.splitlines(True) if ".stop()" not in line))
    page = said("""<script type="importmap">{ "imports": { "tsumami": "./tsumami/index.js" } }</script><div id="pad" style="width: 300px; height: 300px"></div>
        <script type="module">
          window.told = []
          window.draw = (scale, x, y) => told.push([scale, x, y])
          console.log = (name, state, x, y, scale) => name === 'pinch' && told.push([scale, x, y])
          window.element = document.querySelector('#pad')
          await import('./example.js')
          if (element.style.touchAction === '') await import('./going-on.js')
        </script>""")
    page.wait_for("return window.element?.style.touchAction !== ''", 20)
    # Its program may still be on its way.
    tried(page, lambda: drag(page, ((120, 150), (60, 150)), ((180, 150), (240, 150))), "told.at(-1)?.[0] > 2")


def on_a_pad(said, folder, lines, height=600, drawn=()):
    """A page so high with an element in which these lines recognize fingers; what they draw is written down after what is `drawn`."""
    (folder[0] / "example.js").write_text(lines)
    page = said(f"""<script type="importmap">{{ "imports": {{ "tsumami": "./tsumami/index.js" }} }}</script>
        <style>body {{ margin: 0; height: {height}px }}</style><div id="pad" style="width: 390px; height: 600px"></div>
        <script type="module">
          window.drawn = {json.dumps(drawn)}
          window.draw = (scale, x, y) => drawn.push([scale, x, y])
          window.element = document.querySelector('#pad')
          await import('./example.js')
          await (await import('tsumami')).load('recognizers')
          window.isReady = true
        </script>""")
    page.wait_for("return window.isReady", 20)
    return page


def test_what_the_lines_for_a_map_draw_stays_under_the_fingers(said, folder):
    lines = next(script for script in examples(DOCUMENTS["package"], "js") if "view.scale" in script)
    page = on_a_pad(said, folder, lines)
    ways = ((120, 250), (100, 400)), ((180, 250), (280, 400))
    tried(page, lambda: drag(page, *ways), "drawn.at(-1)?.[0] > 2")
    scale, x, y = page.run("return drawn.at(-1)")
    # What was under each finger when the pinch began is under it now, but for what moved before it was one.
    for (from_x, from_y), (to_x, to_y) in ways:
        assert abs(x + from_x * scale - to_x) < 30 and abs(y + from_y * scale - to_y) < 30
    steps = page.run("return drawn.length")
    drag(page, ((200, 300), (260, 340)))
    page.wait_for(f"return drawn.length > {steps}")
    after = page.run("return drawn.at(-1)")
    assert after[0] == scale and 40 < after[1] - x <= 60 and 20 < after[2] - y <= 40
    # A wheel with the control key leaves what is under the pointer where it is.
    turn(page.driver, (200, 300), -100, key=Keys.CONTROL)
    page.wait_for(f"return drawn.at(-1)[0] > {scale}")
    last = page.run("return drawn.at(-1)")
    assert last[0] / scale == pytest.approx(1.4918, rel=1e-3)
    assert [(200 - last[1]) / last[0], (300 - last[2]) / last[0]] == pytest.approx([(200 - after[1]) / scale, (300 - after[2]) / scale], abs=0.5)


def test_a_map_of_the_documents_leaves_one_finger_to_a_page_that_scrolls_and_is_moved_by_two_and_by_a_mouse(said):
    names, options, left_out = re.search(r"move the map: `(\[.*?\])` with the options `(.*?)`, where events are left out of which\n`(.*?)`", DOCUMENTS["package"].read_text()).groups()
    page = said(f"""<script type="importmap">{{ "imports": {{ "tsumami": "./tsumami/index.js" }} }}</script>
        <style>body {{ margin: 0; height: 3000px }}</style><div id="pad" style="height: 500px"></div>
        <script type="module">
          import {{ recognize }} from 'tsumami'
          window.told = []
          const tell = ({{ name, state, pointerType }}) => {left_out} || state === 'changed' || told.push(`${{name}} ${{state}}`)
          await recognize(document.querySelector('#pad'), {names}, tell, {options}).ready
          window.isReady = true
        </script>""")
    page.wait_for("return window.isReady", 20)
    drag(page, ((195, 400), (195, 200)))
    page.wait_for("return scrollY > 100", 20)
    assert page.run("return told") == []
    page.run("scrollTo(0, 0)")
    drag(page, ((150, 200), (180, 260)), ((250, 200), (280, 260)))
    page.wait_for("return told.includes('pan began') && told.includes('pan ended')", 20)
    assert page.run("return [scrollY, visualViewport.scale, told.splice(0).filter(each => each.startsWith('mouse'))]") == [0, 1, []]
    hand = Hand(page.driver)
    mouse = hand.finger("mouse")
    hand.down({mouse: (195, 200)}).glide({mouse: (150, 240)}, 0.2).up(mouse).perform()
    page.wait_for("return told.join() === 'mouse began,mouse ended'", 20)


def test_a_flick_of_the_documents_goes_on_until_a_finger_lands(said, folder):
    lines = next(script for script in examples(DOCUMENTS["package"], "js") if "deceleration(" in script)
    (folder[0] / "example.js").write_text(lines)
    page = said("""<script type="importmap">{ "imports": { "tsumami": "./tsumami/index.js" } }</script>
        <style>body { margin: 0 } canvas { display: block; width: 390px; height: 600px }</style><canvas></canvas>
        <script type="module">
          window.drawn = []
          window.draw = (scale, x, y) => drawn.push([x, y])
          addEventListener('pointerup', () => { window.lifted = drawn.length })
          await import('./example.js')
          await (await import('tsumami')).load('recognizers')
          window.isReady = true
        </script>""")
    page.wait_for("return window.isReady", 20)

    def flick():
        hand = Hand(page.driver)
        finger = hand.finger()
        hand.down({finger: (60, 200)}).glide({finger: (220, 260)}, 0.15).up(finger).perform()

    # Its program may still be on its way.
    tried(page, flick, "window.lifted && drawn.at(-1)[0] > (drawn[lifted]?.[0] ?? 999) + 40")
    held = HeldFingers(page.driver)
    flick()
    held.at((200, 300))
    page.frames(2)
    steps = page.run("return drawn.length")
    page.frames(10)
    assert page.run("return drawn.length") == steps
    held.lift()


def test_each_script_of_the_documents_is_strict_typescript_too(tmp_path):
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules/tsumami").symlink_to(PACKAGE)
    (tmp_path / "package.json").write_text('{ "type": "module" }')
    declared = re.search("`(declare module .*?)`. The types", DOCUMENTS["package"].read_text())[1]
    (tmp_path / "page.d.ts").write_text(
        f"{declared}\ndeclare const element: HTMLElement\ndeclare function draw(scale: number, x: number, y: number): void\n")
    scripts = [script for name in ("package", "article") for script in examples(DOCUMENTS[name], "js")]
    assert len(scripts) > 5
    for number, script in enumerate(scripts):
        (tmp_path / f"example{number}.ts").write_text(script.replace("'./tsumami/tsumami.js'", "'tsumami'"))
    done = subprocess.run(
        ["tsc", "--strict", "--noEmit", "--target", "es2022", "--lib", "es2022,dom,dom.iterable", "--module", "es2022", "--moduleResolution", "node",
         "page.d.ts", *[f"example{number}.ts" for number in range(len(scripts))]], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout == ""


def test_the_rows_of_the_documents_are_swiped_aside_in_a_list_that_scrolls(said, folder):
    lines = next(script for script in examples(DOCUMENTS["package"], "js") if "axis" in script)
    (folder[0] / "example.js").write_text(lines)
    styles = re.search("// In the styles: (.*)", lines)[1]
    page = said(f"""<script type="importmap">{{ "imports": {{ "tsumami": "./tsumami/index.js" }} }}</script>
        <style>body {{ margin: 0 }} ul {{ height: 500px; overflow: auto; margin: 0; padding: 0 }} li {{ height: 60px }} li > div {{ height: 60px }} {styles}</style>
        <ul>{"".join(f"<li><div>Row {number}</div></li>" for number in range(20))}</ul>
        <script type="module">
          window.asides = []
          new MutationObserver(() => asides.push(...[...document.querySelectorAll('li')].map(row => row.style.getPropertyValue('--aside')).filter(Boolean)))
            .observe(document.querySelector('ul'), {{ subtree: true, attributeFilter: ['style'] }})
          await import('./example.js')
          await (await import('tsumami')).load('recognizers')
          window.isReady = true
        </script>""")
    page.wait_for("return window.isReady", 20)
    page.frames(5)
    rows, list_ = "return document.querySelectorAll('li').length", "document.querySelector('ul')"

    def swipe(start, end, seconds=0.3):
        hand = Hand(page.driver)
        finger = hand.finger()
        hand.down({finger: start}).glide({finger: end}, seconds).wait(0.1).up(finger).perform()

    # Down, and a little aside: the list scrolls, and no row has moved.
    swipe((200, 400), (170, 200))
    page.wait_for(f"return {list_}.scrollTop > 100")
    assert page.run("return asides") == []
    # Aside, and a little down: a row moves and comes back, and the list stays.
    scrolled = page.run(f"return {list_}.scrollTop")
    swipe((300, 200), (200, 230))
    page.wait_for("return asides.at(-1) === '0px' && asides.some(aside => parseFloat(aside) < -60)")
    assert page.run(rows) == 20 and page.run(f"return {list_}.scrollTop") == scrolled
    # A mouse that goes down moves none either.
    page.run("asides.length = 0")
    hand = Hand(page.driver)
    mouse = hand.finger("mouse")
    hand.down({mouse: (200, 200)}).glide({mouse: (190, 300)}, 0.2).up(mouse).perform()
    page.frames(5)
    assert page.run("return asides") == []
    swipe((350, 200), (50, 220))
    page.wait_for(f"{rows} === 19")


def test_a_card_of_the_documents_stays_under_the_fingers_also_once_it_is_turned_and_far_from_where_it_was(said, folder):
    lines = next(script for script in examples(DOCUMENTS["package"], "js") if "within" in script)
    (folder[0] / "example.js").write_text(lines)
    page = said("""<script type="importmap">{ "imports": { "tsumami": "./tsumami/index.js" } }</script>
        <style>body { margin: 0; height: 844px } img { position: absolute; left: 20px; top: 20px; width: 120px; height: 90px }</style>
        <img src="small.jpg" alt="A card">
        <script type="module">
          await import('./example.js')
          await (await import('tsumami')).load('recognizers')
          window.isReady = true
        </script>""")
    page.wait_for("return window.isReady", 20)
    page.frames(5)

    def place():
        return page.run("const r = document.images[0].getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")

    def moved(by, *ways):
        x, y = place()
        drag(page, *ways)
        page.frames(3)
        after = place()
        # A pan begins after ten points.
        assert abs(after[0] - x - by[0]) < 11 and abs(after[1] - y - by[1]) < 11

    # Out of the place that it has in the page, and from there.
    moved((180, 250), ((80, 65), (260, 315)))
    moved((-60, 100), ((260, 315), (200, 415)))
    turn = "return Math.atan2(...['b', 'a'].map(name => new DOMMatrix(getComputedStyle(document.images[0]).transform)[name]))"
    scale = "const { a, b } = new DOMMatrix(getComputedStyle(document.images[0]).transform); return Math.hypot(a, b)"
    x, y = (round(at) for at in place())
    hand = Hand(page.driver)
    hand.up(*hand.pinch((x, y), 60, 110, turn=(0, 1.2))).perform()
    page.wait_for(f"{turn} > 0.8")
    assert 1.4 < page.run(scale) < 2
    # Its own points are turned and larger now.
    x, y = (round(at) for at in place())
    moved((100, -200), ((x, y), (x + 100, y - 200)))


def test_a_button_of_the_documents_is_in_the_bar_of_the_open_viewer_and_no_picture(said, folder):
    html = next(example for example in examples(DOCUMENTS["package"], "html") if "slot=" in example)
    script = next(script for script in examples(DOCUMENTS["package"], "js") if "slot=" in script)
    (folder[0] / "example.js").write_text(script)
    page = said(f"""<script type="importmap">{{ "imports": {{ "tsumami": "./tsumami/index.js" }} }}</script>{html}
        <script type="module" src="example.js"></script>""")
    page.wait_for(f"return Boolean({VIEWER}.open)", 20)
    page.run(f"""
        window.saved = []
        // It may have an image in it, as the link of a picture does.
        const save = {VIEWER}.querySelector('[slot]')
        save.append(new Image())
        save.addEventListener('click', event => {{ event.preventDefault(); saved.push(save.href.split('/').pop()) }})""")
    assert page.run(f"return [{VIEWER}.links.length, {VIEWER}.querySelector('[slot]').getClientRects().length]") == [1, 0]
    opened(page)
    page.screenshot("package-bar")
    x, y, right = page.run(f"const r = {VIEWER}.querySelector('[slot]').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2, r.right]")
    assert 250 < x < right < 340 and y < 60
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (x, y)).perform()
    page.wait_for("return saved.join() === 'large-1.jpg'")
    assert page.run(f"return {VIEWER}.isOpen")


@pytest.mark.parametrize("is_there", [True, False])
def test_the_first_press_of_the_documents_loads_the_script_and_opens_its_picture_or_follows_its_link(said, folder, is_there):
    (folder[0] / "example.js").write_text(next(script for script in examples(DOCUMENTS["package"], "js") if "gallery" in script))
    address = "./tsumami/index.js" if is_there else "data:text/javascript,throw 1"
    page = said(f"""<script type="importmap">{{ "imports": {{ "tsumami": "{address}" }} }}</script><tsumami-viewer>
        <a href="large-1.jpg"><img src="small-1.jpg" alt="1" width="90" height="90"></a><a href="large-2.jpg"><img src="small-2.jpg" alt="2" width="90" height="90"></a></tsumami-viewer>
        <script type="module" src="example.js"></script>""")
    page.frames(5)
    assert page.run("return customElements.get('tsumami-viewer') === undefined")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), middle(page, "img", 1)).perform()
    if not is_there:
        page.wait_for("return location.pathname === '/large-2.jpg'", 20)
        return
    page.wait_for(f"return {VIEWER}.isOpen && {VIEWER}.index === 1", 20)
    still(page)
    page.run(f"{VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    hand = Hand(page.driver)
    hand.tap(hand.finger(), middle(page, "img", 0)).perform()
    page.wait_for(f"return {VIEWER}.isOpen && {VIEWER}.index === 0", 20)


def test_of_two_copies_in_a_page_with_a_base_address_the_elements_and_the_recognizers_work(said, folder):
    (folder[0] / "deep").mkdir()
    shutil.copytree(folder[0] / "tsumami", folder[0] / "other")
    (folder[0] / "deep/index.html").write_text("""<!doctype html><base href="/"><link rel=icon href=small.jpg><style>body { margin: 0 } div { height: 200px }</style>
        <tsumami-viewer history><a href="large-1.jpg"><img src="small-1.jpg" alt="1" width="90" height="90"></a></tsumami-viewer>
        <tsumami-zoom><img src="map.png" alt="A map"></tsumami-zoom><div id="pad"></div>
        <script type="module">
          import './tsumami/tsumami.js'
          import { recognize } from './other/tsumami.js'
          window.told = []
          recognize(document.querySelector('#pad'), ['tap'], ({ name }) => told.push(name)).ready.then(() => { window.isReady = true })
        </script>""")
    page = said("")
    page.open("deep/index.html")
    page.wait_for("return window.isReady", 20)
    opened(page)
    page.wait_for("return history.state?.tsumami", 20)
    page.run("history.back()")
    page.wait_for(f"return !{VIEWER}.isOpen && location.pathname === '/deep/index.html'", 20)
    page.run_async("await document.querySelector('tsumami-zoom').zoomTo(2, { animated: false })")
    page.run("document.querySelector('#pad').scrollIntoView()")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), middle(page, "#pad")).perform()
    page.wait_for("return told.join() === 'tap'", 20)


@pytest.mark.parametrize("attribute", ["", "history"])
def test_an_address_of_the_documents_names_the_picture_that_is_shown(said, folder, attribute):
    script = next(script for script in examples(DOCUMENTS["package"], "js") if "album" in script)
    (folder[0] / "example.js").write_text(script)
    page = said(f"""<script type="importmap">{{ "imports": {{ "tsumami": "./tsumami/index.js" }} }}</script><tsumami-viewer {attribute}>
        <a href="large-1.jpg"><img src="small-1.jpg" alt="1" width="90" height="90"></a><a href="large-2.jpg"><img src="small-2.jpg" alt="2" width="90" height="90"></a></tsumami-viewer>
        <script>if (!location.search) location.replace('?there#2')</script><script type="module" src="example.js"></script>""")
    page.wait_for(f"return {VIEWER}?.isOpen && {VIEWER}.index === 1 && location.hash === '#2'", 20)
    still(page)
    page.run(f"{VIEWER}.previous()")
    page.wait_for("return location.hash === '#1'", 20)
    still(page)
    page.run(f"{VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen && location.hash === '' && !history.state?.tsumami", 20)
    page.run_async(f"await {VIEWER}.open(1)")
    page.wait_for("return location.hash === '#2'", 20)
    if not attribute:
        return
    page.wait_for("return history.state?.tsumami", 20)
    page.run("history.back()")
    page.wait_for(f"return !{VIEWER}.isOpen && location.hash === ''", 20)


def test_the_plan_of_the_documents_is_whole_at_first_and_at_its_own_size_when_its_lines_say_so(said, folder):
    html = next(example for example in examples(DOCUMENTS["package"], "html") if "plan" in example)
    script = next(script for script in examples(DOCUMENTS["package"], "js") if "plan" in script)
    page = said(f"""<script type="importmap">{{ "imports": {{ "tsumami": "./tsumami/index.js" }} }}</script><style>body {{ margin: 0 }}</style>{html}
        <script type="module">import 'tsumami'</script>""")
    place = "const { left, top, width, height } = document.querySelector('.plan > div').getBoundingClientRect(); return [left, top, width, height]"
    page.wait_for("return document.querySelector('.plan').scale < 1", 20)
    assert page.run(place) == pytest.approx([0, 3.75, 390, 292.5])
    (folder[0] / "example.js").write_text(script)
    page.run_async("await import('/example.js')")
    assert page.run(place) == pytest.approx([0, 0, 2000, 1500], abs=0.01)


def zooms(said, folder, html, part):
    """A page with these zooms, and the lines of the documents in which a part stands; answers it once it has them all."""
    (folder[0] / "example.js").write_text(next(script for script in examples(DOCUMENTS["package"], "js") if part in script))
    page = said(f"""<script type="importmap">{{ "imports": {{ "tsumami": "./tsumami/index.js" }} }}</script><style>body {{ margin: 0 }}</style>{html}
        <script type="module">
          await import('./example.js')
          await Promise.all([...document.images].map(image => image.decode()))
          window.isReady = true
        </script>""")
    page.wait_for("return window.isReady", 20)
    page.wait_for("return [...document.querySelectorAll('tsumami-zoom')].every(zoom => zoom.shadowRoot.querySelector('.frame').style.touchAction !== '' || zoom.isGreedy)", 20)
    page.frames(5)
    return page


def test_the_markers_of_the_documents_keep_their_size_and_their_places_and_are_pressed(said, folder):
    html = next(example for example in examples(DOCUMENTS["package"], "html") if "places" in example)
    page = zooms(said, folder, html, "--scale")
    page.run("window.pressed = []; for (const button of document.querySelectorAll('button')) button.onclick = () => pressed.push(button.textContent)")
    buttons = """return [...document.querySelectorAll('button')].map(button => {
        const { left, top, width } = button.getBoundingClientRect(), plan = button.parentElement.getBoundingClientRect()
        return [width, (left + width / 2 - plan.left) / plan.width, (top + width / 2 - plan.top) / plan.height] }).flat()"""
    places = [32, 0.2, 0.3, 32, 0.7, 0.6]
    assert page.run(buttons) == pytest.approx(places, abs=0.01)
    x, y = middle(page, "tsumami-zoom")
    tried(page, lambda: drag(page, ((x - 30, y), (x - 60, y)), ((x + 30, y), (x + 60, y))), "document.querySelector('tsumami-zoom').scale > 0.4")
    page.frames(5)
    assert page.run(buttons) == pytest.approx(places, abs=0.01)
    hand = Hand(page.driver)
    hand.tap(hand.finger(), middle(page, "button", 1)).perform()
    page.wait_for("return pressed.join() === '2'", 20)


PAIR = "<style>tsumami-zoom { width: 190px; height: 140px; float: left } img { width: 100%; height: 140px }</style>" + 2 * '<tsumami-zoom><img src="map.png" alt="A map"></tsumami-zoom>'
IMAGES = "return [...document.images].map(image => { const r = image.getBoundingClientRect(), zoom = image.parentElement.getBoundingClientRect(); return [r.left - zoom.left, r.top - zoom.top, r.width] })"


def test_two_zooms_of_the_documents_zoom_and_move_together_whichever_is_touched(said, folder):
    page = zooms(said, folder, PAIR, "leads")
    for number, (start, end, by) in enumerate(((40, 100, (0, 0)), (60, 60, (-30, 20)))):
        before = page.run(IMAGES)
        hand = Hand(page.driver)
        hand.up(*hand.pinch(middle(page, "tsumami-zoom", number), start, end, by)).perform()
        page.frames(40)
        first, second = page.run(IMAGES)
        assert first == pytest.approx(second, abs=0.01) and first != pytest.approx(before[0], abs=5) and first[2] > 300
    # A key zooms the first one, and the second one with it; a finger on that one has the lead back.
    page.run("document.querySelector('tsumami-zoom').shadowRoot.querySelector('.frame').focus()")
    page.key("0")
    page.wait_for("return [...document.querySelectorAll('tsumami-zoom')].every(zoom => zoom.scale === 1)", 20)
    assert page.run(IMAGES) == [pytest.approx([0, 0, 190], abs=0.01)] * 2


def test_two_zooms_of_the_documents_zoom_together_in_firefox(firefox, folder):
    (folder[0] / "example.js").write_text(next(script for script in examples(DOCUMENTS["package"], "js") if "leads" in script))
    (folder[0] / "index.html").write_text(f"""<!doctype html><script type="importmap">{{ "imports": {{ "tsumami": "./tsumami/index.js" }} }}</script>{PAIR}<script type="module" src="example.js"></script>""")
    page = firefox.open(f"{folder[1]}index.html")
    page.wait_for("[...document.querySelectorAll('tsumami-zoom')].every(zoom => zoom.shadowRoot?.querySelector('.frame').style.touchAction)")
    x, y = page.run("const r = document.querySelectorAll('tsumami-zoom')[1].getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
    page.touch([(x - 20 - step, y + step) for step in range(0, 24, 2)], [(x + 20 + step, y + step) for step in range(0, 24, 2)])
    page.wait_for("[...document.querySelectorAll('tsumami-zoom')].every(zoom => zoom.scale > 1.5)")
    page.run("await new Promise(done => setTimeout(done, 200))")
    first, second = page.run(IMAGES)
    assert first == pytest.approx(second, abs=0.01)
    page.close()


def test_the_lines_of_the_documents_cut_out_what_is_seen_of_an_image(said, folder):
    html = '<canvas width="40" height="40"></canvas><button id="cut">Cut</button><style>tsumami-zoom { width: 300px; height: 300px }</style><tsumami-zoom><img src="map.png" alt="A map"></tsumami-zoom>'
    page = zooms(said, folder, html, "#cut")
    taken = page.run_async("""
        const told = [], { drawImage } = CanvasRenderingContext2D.prototype, zoom = document.querySelector('tsumami-zoom'), image = document.images[0]
        CanvasRenderingContext2D.prototype.drawImage = function (...all) { told.push(all.slice(1)); drawImage.apply(this, all) }
        const cut = document.querySelector('#cut')
        cut.click()
        await zoom.zoomTo(3, { corner: { x: -600, y: -150 } })
        cut.click()
        return [image.naturalWidth, image.naturalHeight, told]""")
    width, height, (whole, part) = taken
    assert whole == pytest.approx([0, 0, width, width, 0, 0, 40, 40], abs=0.01)
    # At three times its size the third third is seen, from 150 points below its top.
    assert part == pytest.approx([width * 2 / 3, width / 6, width / 3, width / 3, 0, 0, 40, 40], abs=0.01)


def test_a_board_of_the_documents_is_drawn_on_with_one_finger_and_moved_and_enlarged_with_two(said, folder):
    lines = next(script for script in examples(DOCUMENTS["package"], "js") if "isDrawing" in script)
    page = on_a_pad(said, folder, f"{lines}\nglobalThis.lines = lines", height=2000, drawn=[[1, 0, 0]])
    tried(page, lambda: drag(page, ((100, 200), (160, 240))), "lines.length > 1")
    count, first, last = page.run("return [lines.length, lines.at(-1)[0], lines.at(-1).at(-1)]")
    assert first == {"x": 100, "y": 200} and last == {"x": 160, "y": 240}
    assert page.run("return [drawn.at(-1), scrollY]") == [[1, 0, 0], 0]
    # The second finger comes later, as those of a hand do.
    hand = Hand(page.driver)
    one, two = hand.finger(), hand.finger()
    hand.down({one: (150, 300)}).wait(0.05).down({two: (230, 300)}).glide({one: (90, 350), two: (330, 350)}, 0.4).wait(0.1).up(one, two).perform()
    page.wait_for("return drawn.at(-1)[0] > 2", 20)
    assert page.run("return lines.length") == count
    scale, x, y = page.run("return drawn.at(-1)")
    for (from_x, from_y), (to_x, to_y) in (((150, 300), (90, 350)), ((230, 300), (330, 350))):
        assert abs(x + from_x * scale - to_x) < 40 and abs(y + from_y * scale - to_y) < 40
    # On an enlarged board a line is in its points.
    drag(page, ((200, 200), (260, 260)))
    page.wait_for(f"return lines.length === {count + 1}", 20)
    start = page.run("return lines.at(-1)[0]")
    assert [start["x"], start["y"]] == pytest.approx([(200 - x) / scale, (200 - y) / scale], abs=0.01)


def test_the_slides_of_the_documents_that_are_no_pictures_are_shown_among_them(said, folder):
    (folder[0] / "example.js").write_text(next(script for script in examples(DOCUMENTS["package"], "js") if "content: about" in script))
    (folder[0] / "film.html").write_text("<!doctype html><title>The film</title><body style='background: navy'>")
    shutil.copy(folder[0] / "small-1.jpg", folder[0] / "lake.jpg")
    page = said("""<script type="importmap">{ "imports": { "tsumami": "./tsumami/index.js" } }</script><script type="module" src="example.js"></script>""")
    page.wait_for(f"return {VIEWER}?.isOpen && document.querySelector('article')?.getBoundingClientRect().width === 390", 20)
    page.screenshot("package-about")
    page.run(f"{VIEWER}.next()")
    frame = "document.querySelector('iframe')"
    page.wait_for(f"return !document.querySelector('article') && {frame}?.contentDocument?.title === 'The film'", 20)
    page.wait_for(f"const {{ left, width, height }} = {frame}.getBoundingClientRect(); return Math.abs(left) < 0.5 && Math.abs(width - 390) < 0.5 && Math.abs(height - 219.4) < 0.5", 20)
    page.run(f"{VIEWER}.index = 0")
    page.wait_for(f"return {VIEWER}.index === 0 && !{frame} && !document.querySelector('article')", 20)
    page.run(f"{VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
