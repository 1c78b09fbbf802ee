"""tsumami.js in what other people's pages do: servers without a DOM, elements made before the module, frames, hidden parts, TypeScript."""

import subprocess

import pytest

from demonstrations import PACKAGE, VIEWER, demo, opened, still, viewer, web  # noqa: F401 (fixtures)
from fingers import Hand


def node(source, folder):
    """What a module of a server prints, with the package installed."""
    (folder / "node_modules").mkdir(exist_ok=True)
    link = folder / "node_modules/tsumami"
    if not link.exists():
        link.symlink_to(PACKAGE)
    (folder / "server.mjs").write_text(source)
    done = subprocess.run(["node", "server.mjs"], cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_a_server_without_a_dom_can_import_it(tmp_path):
    assert node("const all = await import('tsumami'); console.log(Object.keys(all).sort().join())", tmp_path) == (
        "TsumamiViewer,TsumamiZoom,deceleration,load,recognize,setProgram")
    assert node("console.log(Object.keys(await import('tsumami/react')).length)", tmp_path) == "6"
    assert node("console.log(Object.keys(await import('tsumami/tsumami.js')).length)", tmp_path) == "6"
    assert node("console.log(Object.keys(await import('tsumami/tsumami-zoom.js')).join())", tmp_path) == "TsumamiZoom,load"
    assert node("await import('tsumami/tsumami.inline.js'); console.log('nothing')", tmp_path) == "nothing"
    assert "a server has no use for it" in node("const { load } = await import('tsumami'); await load().catch(error => console.log(error.message))", tmp_path)
    assert "Host" in node("console.log(Object.keys(await import('tsumami/host')).join())", tmp_path)
    assert "0.2" in node(
        "import facts from 'tsumami/package.json' with { type: 'json' }; console.log(facts.version)", tmp_path)


CONSUMER = """
import { deceleration, load, recognize, setProgram, TsumamiViewer, TsumamiZoom, type Recognized, type ViewerItem } from 'tsumami'
import { load as loadZoom, TsumamiZoom as Zoom, type TsumamiZoomEventMap } from 'tsumami/tsumami-zoom.js'

const viewer = document.querySelector('tsumami-viewer')!
const zoom: TsumamiZoom = document.createElement('tsumami-zoom')
const made: TsumamiViewer = new TsumamiViewer()
for (const type of ['open', 'change', 'close', 'error'] as const) {
  viewer.addEventListener(type, event => { const index: number = event.detail.index; void index })
}
viewer.addEventListener('zoom', event => { const scale: number = event.detail.scale; void scale }, { once: true })
const told = (event: CustomEvent<{ scale: number, x: number, y: number }>) => void event.detail.x
zoom.addEventListener('zoom', told)
zoom.removeEventListener('zoom', told)
zoom.addEventListener('error', event => { const reason: string = event.detail.reason; void reason })
zoom.addEventListener('click', event => event.clientX)
zoom.maxScale = 4
// @ts-expect-error: there is no such detail.
viewer.addEventListener('zoom', event => event.detail.x)
viewer.index = 2
void viewer.open(1).then(() => { viewer.next(); viewer.previous(); viewer.zoomTo(2); viewer.close() })
void zoom.zoomTo(2, { x: 1, y: 1, animated: false }).then(() => zoom.reset())
zoom.addEventListener('zoom', ({ detail }) => void zoom.zoomTo(detail.scale, { corner: detail }))
setProgram(new URL('tsumami.wasm', 'https://example.org/'))
load('zoom').then(() => load('recognizers'))
const reached: number = deceleration({ velocity: 300, max: 40 }).at(0.1), corner: { x: number, y: number } = deceleration({ velocity: { x: 1, y: 2 } }).rest
// @ts-expect-error: a number and a point.
deceleration({ velocity: 300, from: { x: 1, y: 2 } })
const alone: Zoom = zoom
alone.addEventListener('zoom', (event: TsumamiZoomEventMap['zoom']) => void event.detail.y)
void loadZoom().then(program => WebAssembly.Module.exports(program))
addEventListener('pointerover', load)
const ending = new AbortController()
const recognition = recognize(made, ['tap', { type: 'stroke', name: 'L', strokes: ['down', 'right'] }], (event: Recognized) => {
  const scale: number | undefined = event.scale
  if (event.type === 'pan') void (event.velocity.x + event.translation.y)
  if (event.type === 'oneFingerZoom') void (event.scale * event.velocity)
  if (event.type === 'rotation') void Math.sin(event.rotation)
  // @ts-expect-error: a tap has none.
  if (event.type === 'tap') void event.translation.x
  void scale
}, { signal: ending.signal })
recognition.setEnabled('tap', false)
void recognition.ready.then(load)
recognition.stop()
recognize(made, [{ type: 'pan', axis: 'x' }], ({ type, translation }) => { if (type === 'pan') void translation.x })
recognize(made, ['pan', { type: 'pinch', wheel: true }], ({ touches, pointerType }) => void [touches === 0, pointerType === 'mouse'])
const given: ViewerItem[] = [{ src: 'a.jpg', alt: 'A', element: () => document.querySelector('img') }]
viewer.items = given
viewer.items = null
const first: ViewerItem | undefined = viewer.items?.[0]
void first
// @ts-expect-error: an item has a src.
viewer.items = [{ href: 'a.jpg' }]
// @ts-expect-error: there is no such recognizer.
recognize(made, ['pinsh'], () => {})
"""


@pytest.mark.parametrize("resolution", ["node", "node16", "nodenext", "bundler"])
def test_a_strict_program_in_typescript_knows_its_elements_events_and_methods(tmp_path, resolution):
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules/tsumami").symlink_to(PACKAGE)
    (tmp_path / "package.json").write_text('{ "type": "module" }')
    (tmp_path / "page.ts").write_text(CONSUMER)
    done = subprocess.run(
        ["tsc", "--strict", "--noEmit", "--target", "es2022", "--lib", "es2022,dom,dom.iterable", "--module",
         resolution if resolution.startswith("node1") or resolution == "nodenext" else "es2022", "--moduleResolution", resolution, "page.ts"],
        cwd=tmp_path, capture_output=True, text=True)
    if "Argument for '--moduleResolution'" in done.stdout:
        pytest.skip("this compiler does not know it")
    assert done.stdout == ""


def test_closing_or_aborting_while_it_opens_leaves_it_closed(demo):
    page = demo("viewer.html")
    page.wait_for(f"return Boolean({VIEWER}.open)", 20)
    page.run_async(f"""
        window.told = []
        for (const type of ['open', 'close']) {VIEWER}.addEventListener(type, () => told.push(type))
        const opening = {VIEWER}.open(1)
        {VIEWER}.close()
        await opening""")
    assert page.run(f"return [{VIEWER}.isOpen, {VIEWER}.shadowRoot.querySelector('dialog').open, told]") == [False, False, []]
    opened(page, 2)
    assert page.run("return told") == ["open"]


def test_the_texts_of_a_page_and_what_takes_no_touches_in_it_do_not_reach_the_open_viewer(demo):
    page = demo("viewer.html")
    page.run("""
        const around = document.createElement('div')
        around.style.cssText = 'white-space: nowrap; text-transform: uppercase; letter-spacing: 4px; text-indent: 30px; pointer-events: none; visibility: hidden'
        const viewer = document.querySelector('tsumami-viewer')
        viewer.replaceWith(around)
        around.append(viewer)""")
    styles = page.run_async("""
        const viewer = document.querySelector('tsumami-viewer')
        await viewer.open(1)
        const style = part => getComputedStyle(viewer.shadowRoot.querySelector(part)), caption = style('.caption')
        return [caption.whiteSpace, caption.textTransform, caption.letterSpacing, caption.textIndent, style('.stage').pointerEvents, style('.stage').visibility]""")
    assert styles == ["normal", "none", "normal", "0px", "auto", "visible"]
    said = page.run_async("return document.querySelector('tsumami-viewer').open('1').catch(error => `${error}`)")
    assert said.startswith("TypeError") and "open(Number(…))" in said


def test_of_two_that_are_opened_at_once_the_last_is_shown_and_both_wait_for_it(demo):
    page = viewer(demo)
    assert page.run_async(f"{VIEWER}.open(1); await {VIEWER}.open(3); return [{VIEWER}.isOpen, {VIEWER}.index]") == [True, 3]


def test_a_viewer_in_what_is_not_displayed_says_so_and_the_page_stays_usable(demo):
    page = viewer(demo)
    said = page.run_async(f"""
        const box = {VIEWER}.parentElement
        box.style.display = 'none'
        try {{ await {VIEWER}.open(1); return 'opened' }} catch (error) {{ return `${{error}}` }}
        finally {{ box.style.display = '' }}""")
    assert "display" in said
    assert page.run(f"return [{VIEWER}.isOpen, {VIEWER}.shadowRoot.querySelector('dialog').open]") == [False, False]
    opened(page, 1)


@pytest.mark.parametrize("hide, show", [("box.style.display = 'none'", "box.style.display = ''"), ("box.close()", "box.showModal()")], ids=["tab", "dialog"])
def test_a_viewer_whose_surroundings_are_hidden_while_it_is_open_closes_and_the_page_stays_usable(demo, hide, show):
    page = viewer(demo)
    page.run(f"""
        window.box = document.createElement('{"dialog" if "close" in hide else "div"}')
        box.append({VIEWER})
        document.body.prepend(box)
        if (box.showModal) box.showModal()
        window.pressed = 0
        const button = Object.assign(document.createElement('button'), {{ onclick: () => {{ pressed += 1 }} }})
        button.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 80px; height: 80px'
        document.body.append(button)""")
    opened(page, 1)
    page.run(hide)
    page.wait_for(f"return !{VIEWER}.isOpen && !{VIEWER}.shadowRoot.querySelector('dialog').open")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (350, 804)).perform()
    page.wait_for("return pressed === 1")
    page.run(show)
    assert page.run("return told.map(([type]) => type)") == ["open", "close"]
    opened(page, 0)
    assert page.run(f"return [{VIEWER}.isOpen, {VIEWER}.index]") == [True, 0]


def test_a_viewer_says_that_its_program_is_on_its_way(demo):
    page = viewer(demo)
    busy = f"{VIEWER}.getAttribute('aria-busy')"
    assert page.run_async(f"const opening = {VIEWER}.open(0), before = {busy}; await opening; return [before, {busy}]") == ["true", None]


def test_a_selector_that_finds_no_links_says_so(demo):
    page = viewer(demo)
    page.run(f"{VIEWER}.setAttribute('selector', 'img')")
    reason = page.run_async(f"return {VIEWER}.open(0).then(() => 'opened', error => error.message)")
    assert reason == "There is no picture 0: there are 0. What the selector “img” finds has no href."
    assert page.run(f"return [{VIEWER}.links.length, {VIEWER}.isOpen]") == [0, False]


def test_a_hidden_viewer_shows_no_links_and_opens_by_a_button_of_the_page(demo):
    page = viewer(demo)
    page.run(f"{VIEWER}.hidden = true")
    assert page.run(f"return {VIEWER}.links.filter(link => link.getClientRects().length > 0).length") == 0
    opened(page, 1)
    page.run(f"{VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)


def test_under_an_ancestor_with_a_css_zoom_a_picture_grows_out_of_its_place(demo):
    page = viewer(demo)
    page.run(f"{VIEWER}.parentElement.style.zoom = 2")
    thumbnail, widths = page.run_async(f"""
        const place = () => {{
          const images = [...{VIEWER}.shadowRoot.querySelectorAll('.stage img[src]')]
          return Math.max(0, ...images.map(image => image.getBoundingClientRect()).filter(r => r.left < innerWidth && r.right > 0).map(r => r.width))
        }}
        const image = {VIEWER}.links[0].querySelector('img')
        image.scrollIntoView({{ block: 'center' }})
        const {{ width }} = image.getBoundingClientRect(), widths = []
        const opening = {VIEWER}.open(0)
        while (widths.length < 5) {{
          await new Promise(requestAnimationFrame)
          const now = place()
          if (now > 0) widths.push(now)
        }}
        await opening
        return [width, widths]""")
    # The thumbnail is square and shows a part of a picture of 4 : 3, and so does the picture that begins in its place.
    assert widths[0] == pytest.approx(thumbnail * 4 / 3, rel=0.05)


def test_numbers_that_are_none_are_refused_and_the_program_goes_on(demo):
    page = opened(demo("viewer.html"), 1)
    page.run(f"for (const wrong of [99, -5, 1.5, NaN]) {VIEWER}.index = wrong")
    page.run(f"for (const wrong of [NaN, Infinity, -1, 0]) {VIEWER}.zoomTo(wrong)")
    still(page)
    page.run(f"{VIEWER}.index = 2")
    page.wait_for(f"return {VIEWER}.isOpen && {VIEWER}.index === 2", 20)


ZOOM = "document.querySelector('#made')"
SETTLED = f"{ZOOM}.shadowRoot.querySelector('.frame').style.touchAction"


def test_a_zoom_has_the_name_of_an_image_that_comes_later_and_follows_its_attributes(demo):
    page = demo("zoom.html")
    page.run("""
        const made = Object.assign(document.createElement('tsumami-zoom'), { id: 'made' })
        document.body.prepend(made)
        made.innerHTML = '<p>Its <img alt="A late one"></p>'""")
    frame = f"{ZOOM}.shadowRoot.querySelector('.frame')"
    page.wait_for(f"return {frame}.ariaLabel === 'A late one'")
    page.wait_for(f"return {SETTLED} === 'pan-x pan-y'", 20)
    page.run(f"{ZOOM}.setAttribute('gestures', 'greedy')")
    page.wait_for(f"return {SETTLED} === 'none'", 20)
    page.run(f"{ZOOM}.removeAttribute('gestures')")
    page.wait_for(f"return {SETTLED} === 'pan-x pan-y'", 20)


def test_a_framework_may_set_the_largest_scale_as_a_property_also_before_the_module_is_there(demo):
    page = demo("zoom.html")
    assert page.run("""
        'use strict'
        const scales = zoom => [zoom.maxScale, zoom.getAttribute('max-scale')]
        const made = document.createElement('tsumami-zoom')
        made.maxScale = 4
        const four = scales(made)
        made.maxScale = 0
        // Elements of a document without a window are not known yet.
        const early = document.implementation.createHTMLDocument().createElement('tsumami-zoom')
        early.maxScale = 5
        document.body.append(early)
        return [four, scales(made), scales(early), Object.hasOwn(early, 'maxScale')]""") == [[4, "4"], [3, None], [5, "5"], False]


def test_a_zoom_that_has_just_been_made_zooms_at_once(demo):
    page = demo("zoom.html")
    page.run_async("""
        window.made = document.querySelector('#map').cloneNode(true)
        document.querySelector('#map').replaceWith(made)
        await made.querySelector('img').decode()
        await made.zoomTo(2, { animated: false })""")
    page.wait_for("return made.scale === 2", 20)


def test_a_viewer_in_a_shadow_root_in_a_dialog_opens_by_a_tap_and_gives_the_focus_back(demo):
    page = viewer(demo)
    page.run(f"""
        const dialog = document.createElement('dialog'), inner = document.createElement('div')
        dialog.id = 'album'
        dialog.style.cssText = 'transform: scale(.8); direction: rtl; width: 300px; margin: 20px'
        const root = inner.attachShadow({{ mode: 'open' }})
        root.innerHTML = `<tsumami-viewer>${{{VIEWER}.innerHTML}}</tsumami-viewer>`
        for (const image of root.querySelectorAll('img')) image.style.width = '80px'
        dialog.append(inner)
        {VIEWER}.remove()
        document.body.append(dialog)
        dialog.showModal()
        window.nested = root.querySelector('tsumami-viewer')""")
    page.run_async("await Promise.all(nested.links.map(link => link.querySelector('img').decode()))")
    x, y = page.run("const r = nested.links[1].querySelector('img').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (x, y)).perform()
    page.wait_for("return nested.isOpen && nested.shadowRoot.querySelector('dialog').style.getPropertyValue('--progress') === '1'", 20)
    page.run("nested.close()")
    page.wait_for("return !nested.isOpen", 20)
    assert page.run("return [document.querySelector('#album').open, nested.getRootNode().activeElement === nested.links[1]]") == [True, True]


def test_elements_that_move_into_a_frame_keep_their_looks(demo):
    page = demo("zoom.html")
    assert page.run_async("""
        const frame = document.createElement('iframe')
        document.body.append(frame)
        const made = document.createElement('tsumami-zoom')
        document.body.append(made)
        frame.contentDocument.body.append(made)
        const { overflow } = frame.contentWindow.getComputedStyle(made.shadowRoot.querySelector('.frame'))
        return overflow""") == "hidden"


def test_a_signal_ends_recognition(demo):
    page = demo("recognize.html")
    assert page.run_async("""
        const { recognize } = await import('/web/tsumami/tsumami.js')
        recognition.stop()
        const pad = document.getElementById('pad'), ending = new AbortController()
        const one = recognize(pad, ['pan'], () => {}, { signal: ending.signal })
        await one.ready
        const during = pad.style.touchAction
        ending.abort()
        const after = pad.style.touchAction
        recognize(pad, ['pan'], () => {}, { signal: ending.signal })
        return [during, after, pad.style.touchAction]""") == ["none", "", ""]
