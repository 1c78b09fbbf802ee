"""tsumami.js out of an archive of npm's, through esbuild, webpack and Rollup, in Chromium: the lines of the package's README."""

import os
import re
import shutil
import subprocess
from typing import NamedTuple

import pytest

from conftest import ROOT
from demonstrations import PACKAGE
from files import served
from fingers import HeldFingers
from page import Page
from test_package_documents import DOCUMENTS, examples

pytestmark = pytest.mark.skipif(not shutil.which("npm"), reason="there is no npm here")

PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<style>body { margin: 0 }</style>
<tsumami-zoom gestures="greedy"><img src="ROOTpicture.webp" alt="A map"></tsumami-zoom>
<tsumami-viewer><a href="ROOTpicture.webp"><img src="ROOTpicture.webp" alt="A map" width="100"></a></tsumami-viewer>
<script SCRIPT></script>"""
MODULE, CLASSIC = 'type="module" src="ROOTdist/main.js"', 'src="ROOTdist/main.js" defer'
ZOOM = "document.querySelector('tsumami-zoom')"
README = DOCUMENTS["package"]
BUNDLE, COPY = re.search("`(esbuild .*) && (cp .*)`, also", README.read_text()).groups()
ROLLUP = re.search("`(rollup .* && cp .*)`", README.read_text())[1]
BUILT = ROOT / "build/bundlers"


class Bundler(NamedTuple):
    """How a bundler makes `dist/main.js` of `src/main.js`; `split` for a page beside `dist`, and with parts that are loaded later."""

    command: str
    split: str
    script: str
    files: dict[str, str] = {}


BUNDLERS = {
    "esbuild": Bundler(f"{BUNDLE} && {COPY}", f"{BUNDLE} --splitting && {COPY}", MODULE),
    "webpack": Bundler("webpack", "webpack --no-optimization-minimize --output-public-path dist/", CLASSIC, {
        "webpack.config.js": "export default { mode: 'production', entry: './src/main.js', performance: false }"}),
    "rollup": Bundler(ROLLUP, ROLLUP, MODULE, {
        "rollup.config.js": """import resolve from '@rollup/plugin-node-resolve'
            export default { input: 'src/main.js', output: { dir: 'dist', format: 'es' }, plugins: [resolve()] }"""}),
}


@pytest.fixture(params=BUNDLERS)
def bundler(request):
    return BUNDLERS[request.param]


def told(*command, folder):
    path = f"{BUILT}/bin:{os.environ['PATH']}"
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=os.environ | {"PATH": path})
    assert done.returncode == 0, done.stdout + done.stderr
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
    (tmp_path / "node_modules").mkdir()
    for name, place in (("tsumami", installed), ("@rollup", BUILT)):
        (tmp_path / "node_modules" / name).symlink_to(place / "node_modules" / name)
    (tmp_path / "package.json").write_text('{ "type": "module" }')

    def make(source, *commands, script=MODULE, files={}, at=""):
        """At a folder of the site, the page; says what the commands said."""
        (tmp_path / "src").mkdir()
        (tmp_path / at).mkdir(exist_ok=True)
        for name, text in {**files, "src/main.js": source}.items():
            (tmp_path / name).write_text(text)
        said = [told("bash", "-c", command, folder=tmp_path) for command in commands]
        (tmp_path / at / "index.html").write_text(PAGE.replace("SCRIPT", script).replace("ROOT", "../" if at else ""))
        page = Page(driver, address, size=(390, 844), scale=2)
        pages.append(page)
        page.open(f"{at}/index.html" if at else "index.html")
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


def bundled(site, bundler, source):
    page, _ = site(source, bundler.split, script=bundler.script, files=bundler.files)
    return page


def test_a_bundle_works_in_a_page_of_another_folder_and_an_import_for_its_effect_is_kept(site, bundler):
    page, said = site("import 'tsumami'", bundler.command, script=bundler.script, files=bundler.files, at="album")
    works(page)
    assert "warning" not in said[0].lower()


def test_a_part_that_is_loaded_later_finds_the_program(site, bundler):
    page = bundled(site, bundler, "addEventListener('pointerdown', () => import('tsumami'), { once: true })")
    assert page.run(f"return {ZOOM}.open") is None
    page.run("dispatchEvent(new PointerEvent('pointerdown'))")
    works(page)


def test_the_one_script_can_be_bundled(site, bundler):
    works(bundled(site, bundler, "import 'tsumami/tsumami.inline.js'"))


ASSET = re.search("`({ test: .*? })`", README.read_text())[1]


@pytest.mark.parametrize("command, script, files", [
    (f"{BUNDLE} --loader:.wasm=file --asset-names=renamed-[hash]", MODULE, {}),
    ("webpack", CLASSIC, {"webpack.config.js": """export default { mode: 'production', entry: './src/main.js', performance: false,
        optimization: { minimize: false }, output: { assetModuleFilename: 'renamed-[hash][ext]' }, module: { rules: [RULE] } }""".replace("RULE", ASSET)}),
], ids=["esbuild", "webpack"])
def test_a_bundler_that_names_files_anew_says_where_the_program_is(site, command, script, files):
    page, _ = site(next(each for each in examples(README, "js") if "setProgram" in each), command, script=script, files=files)
    works(page)
    [name] = page.run("return performance.getEntriesByType('resource').map(entry => entry.name).filter(name => name.endsWith('.wasm'))")
    assert "/dist/renamed-" in name


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


def test_zooms_alone_are_bundled(site, bundler):
    page = bundled(site, bundler, "import 'tsumami/tsumami-zoom.js'")
    page.run("document.querySelector('tsumami-viewer').remove()")
    zooms(page)
    assert page.run("return customElements.get('tsumami-viewer') === undefined") and page.errors() == []


def test_recognizers_alone_are_bundled(site, bundler):
    page = bundled(site, bundler, "import { recognize } from 'tsumami'\nwindow.told = []\n"
                   "window.ready = recognize(document.documentElement, ['pinch'], event => told.push(event.state)).ready")
    page.run_async("await ready")
    fingers = HeldFingers(page.driver)
    fingers.pinch((195, 700), range(60, 165, 5))
    fingers.lift()
    page.wait_for("return told.at(-1) === 'ended'", 20)
