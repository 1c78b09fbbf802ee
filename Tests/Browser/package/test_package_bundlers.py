"""tsumami.js out of an archive of npm's, through a bundler, in Chromium: the lines of the package's README."""

import re
import shutil
import subprocess

import pytest

from conftest import ROOT
from demonstrations import PACKAGE
from files import served
from fingers import HeldFingers
from page import Page
from test_package_documents import DOCUMENTS, examples

pytestmark = pytest.mark.skipif(not shutil.which("npm"), reason="there is no npm here")

PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>body { margin: 0 }</style>
<tsumami-zoom gestures="greedy"><img src="picture.webp" alt="A map"></tsumami-zoom>
<tsumami-viewer><a href="picture.webp"><img src="picture.webp" alt="A map" width="100"></a></tsumami-viewer>
<script SCRIPT></script>"""
MODULE, CLASSIC = 'type="module" src="dist/main.js"', 'src="dist/main.js" defer'
ZOOM = "document.querySelector('tsumami-zoom')"


def told(*command, folder):
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """A folder in which npm has installed the package's archive."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "package.json").write_text('{ "private": true, "type": "module" }')
    archive = told("npm", "pack", "--silent", str(PACKAGE), folder=folder).split()[-1]
    told("npm", "install", "--offline", "--no-audit", "--no-fund", f"./{archive}", folder=folder)
    return folder


@pytest.fixture
def site(installed, tmp_path, driver):
    """Makes a site of a source and a command line, and opens it."""
    pages = []
    shutil.copy(ROOT / "Apps/Gallery/Pictures/5-map-of-an-island@2x.webp", tmp_path / "picture.webp")
    (tmp_path / "node_modules").symlink_to(installed / "node_modules")
    (tmp_path / "package.json").write_text('{ "type": "module" }')

    def make(source, *commands, script=MODULE):
        (tmp_path / "src").mkdir()
        (tmp_path / "src/main.js").write_text(source)
        said = [told("bash", "-c", command, folder=tmp_path) for command in commands]
        (tmp_path / "index.html").write_text(PAGE.replace("SCRIPT", script))
        page = Page(driver, address, size=(390, 844), scale=2)
        pages.append(page)
        page.open("index.html")
        return page, said

    with served(tmp_path) as address:
        yield make
        for page in pages:
            page.close()


def zooms(page):
    page.wait_for(f"return {ZOOM}.shadowRoot?.querySelector('.frame').style.touchAction === 'none'", 20)
    fingers = HeldFingers(page.driver)
    fingers.pinch((195, 150), range(60, 165, 5))
    fingers.lift()
    page.wait_for(f"return {ZOOM}.scale > 2", 20)


def works(page):
    """The zoom follows two fingers, and the viewer opens."""
    zooms(page)
    page.run_async("await document.querySelector('tsumami-viewer').open(0)")
    assert page.errors() == []


README = DOCUMENTS["package"]
BUNDLE, COPY = re.search("`(esbuild .*) && (cp .*)`, also", README.read_text()).groups()


def test_a_bundle_with_the_program_beside_it_works_and_an_import_for_its_effect_is_kept(site):
    page, said = site("import 'tsumami'", BUNDLE, COPY)
    works(page)
    assert "warning" not in said[0].lower()


def test_a_part_that_is_loaded_later_finds_the_program(site):
    page, _ = site("addEventListener('pointerdown', () => import('tsumami'), { once: true })",
                   f"{BUNDLE} --splitting", COPY)
    assert page.run(f"return {ZOOM}.open") is None
    page.run("dispatchEvent(new PointerEvent('pointerdown'))")
    works(page)


def test_a_bundler_that_names_files_anew_says_where_the_program_is(site):
    page, _ = site(
        next(each for each in examples(README, "js") if "setProgram" in each),
        f"{BUNDLE} --loader:.wasm=file")
    works(page)
    [name] = page.run("return performance.getEntriesByType('resource').map(entry => entry.name).filter(name => name.endsWith('.wasm'))")
    assert "/dist/tsumami-" in name


def test_a_classic_script_says_what_it_does_not_know_and_works_when_it_is_told(site):
    page, _ = site("import { load, setProgram } from 'tsumami'\nwindow.first = load().catch(error => `${error}`)\nwindow.setProgram = setProgram\n"
                   "const { error } = console\nwindow.told = 0\nconsole.error = (...words) => { told += 1; error(...words) }",
                   BUNDLE.replace("esm", "iife"), COPY, script=CLASSIC)
    assert "setProgram" in page.run_async("return await first")
    # The element says it too, once it has been seen.
    page.wait_for("return told > 0", 20)
    page.errors()
    page.run(f"setProgram('dist/tsumami.wasm'); const zoom = {ZOOM}; zoom.remove(); document.body.prepend(zoom)")
    works(page)


def test_the_one_script_can_be_bundled(site):
    page, _ = site("import 'tsumami/tsumami.inline.js'", BUNDLE)
    works(page)


def test_zooms_alone_are_bundled(site):
    page, _ = site("import 'tsumami/tsumami-zoom.js'", BUNDLE, COPY)
    page.run("document.querySelector('tsumami-viewer').remove()")
    zooms(page)
    assert page.run("return customElements.get('tsumami-viewer') === undefined") and page.errors() == []


def test_recognizers_alone_are_bundled(site):
    page, _ = site("import { recognize } from 'tsumami'\nwindow.told = []\n"
                   "window.ready = recognize(document.documentElement, ['pinch'], event => told.push(event.state)).ready",
                   BUNDLE, COPY)
    page.run_async("await ready")
    fingers = HeldFingers(page.driver)
    fingers.pinch((195, 700), range(60, 165, 5))
    fingers.lift()
    page.wait_for("return told.at(-1) === 'ended'", 20)
