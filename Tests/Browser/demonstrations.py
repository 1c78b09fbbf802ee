"""The demonstrations of tsumami.js (build/page/web) in a browser, for the tests of the package."""

import contextlib
import shutil
import time

import pytest

from conftest import PAGE, ROOT
from files import Files, served
from fingers import Hand
from page import Page

PACKAGE = ROOT / "build/package"


def hosted(folder, module, name, page):
    """A folder with a page of the test's own, the package of the host, and a program under a name; the folder."""
    shutil.copytree(PACKAGE / "host", folder / "host")
    shutil.copy(module, folder / f"{name}.wasm")
    (folder / "index.html").write_text(page)
    return folder


@contextlib.contextmanager
def visited(driver, folder, ready):
    """What `hosted` has made, on a phone, once a script says that it is ready; in the end nothing has gone wrong."""
    with served(folder) as address:
        page = Page(driver, address, size=(390, 844), scale=2)
        page.open("index.html")
        page.wait_for(ready, 20)
        yield page
        assert page.errors() == []
        page.close()


class StrictFiles(Files):
    """With the gallery's content security policy: no style and no script in the text of a page."""

    def end_headers(self):
        self.send_header("Content-Security-Policy", "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'")
        super().end_headers()

    def do_GET(self):
        if self.path.endswith("?slow"):
            time.sleep(0.5)
        if not self.path.endswith(MODULES):
            return super().do_GET()
        body = (PAGE / "web/viewer.html").read_bytes().replace(b"tsumami/tsumami.js", b"tsumami/index.js")
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@pytest.fixture(scope="session")
def web():
    """Any web server."""
    with served(PAGE, StrictFiles) as address:
        yield f"{address}web/"


@pytest.fixture
def demo(driver, web):
    pages = []

    def open_demo(name, base=None, reduce_motion=False, size=(390, 844)):
        page = Page(driver, base or web, size=size, scale=2)
        pages.append(page)
        if reduce_motion:
            page.reduce_motion()
        page.open(name)
        page.run_async("await Promise.all([...document.images].map(image => image.decode()))")
        return page

    yield open_demo
    for page in pages:
        assert page.errors() == []
        page.close()


VIEWER = "document.querySelector('tsumami-viewer')"
# The demonstration made of the package's modules, which tests can look into, instead of the one file that is made of them.
MODULES = "viewer.html?modules"
LISTEN = f"""
window.told = []
for (const type of ['open', 'change', 'zoom', 'close', 'error']) {VIEWER}.addEventListener(type, event => told.push([type, event.detail]))
"""
# `told` has the values of the messages with a name, the first argument, that a page of MODULES sends to the program.
HEAR = """
const { Program } = await import('/web/tsumami/host/program.js'), { send } = Program.prototype, told = []
Program.prototype.send = function (name, value) {
  if (name === given[0]) told.push(value)
  send.call(this, name, value)
}
"""
# The picture in the middle, where it is drawn.
PICTURE = f"""
const stage = {VIEWER}.shadowRoot.querySelector('.stage')
const middle = visualViewport.offsetLeft + visualViewport.width / 2
const shown = [...stage.querySelectorAll('img[src]')].map(image => image.getBoundingClientRect()).find(r => r.left < middle && r.right > middle)
return shown && [shown.left, shown.top, shown.width, shown.height]
"""


def viewer(demo, name="viewer.html", **options):
    page = demo(name, **options)
    page.wait_for(f"return Boolean({VIEWER}.open)", 20)
    page.run(LISTEN)
    return page


def middle(page, selector, index=0):
    return page.run(
        "const r = document.querySelectorAll(arguments[0])[arguments[1]].getBoundingClientRect();"
        "return [r.left + r.width / 2, r.top + r.height / 2]", selector, index)


def opened(page, index=0):
    """Opens a picture by its link, and waits until it fills the screen."""
    page.run_async(f"await {VIEWER}.open(given[0])", index)
    still(page)
    page.wait_for(f"return {VIEWER}.shadowRoot.querySelector('dialog').style.getPropertyValue('--progress') === '1'", 20)
    return page


def still(page):
    """Waits until the picture has been where it is for some frames."""
    page.rest(f"(() => {{ {PICTURE} }})() ?? Math.random()", 20, frames=6)


def tried(page, gesture, condition, tries=5):
    """Makes a gesture until it has become what it was to be: on a busy machine the driver's fingers may be too slow for one."""
    for _ in range(tries):
        gesture()
        try:
            return page.wait_for(f"return {condition}", 4)
        except Exception as error:
            last = error
    raise last


def drag(page, *ways, seconds=0.3):
    """Fingers that go from one place to another and rest there before they lift."""
    hand = Hand(page.driver)
    fingers = [hand.finger() for _ in ways]
    hand.down({finger: way[0] for finger, way in zip(fingers, ways)})
    hand.glide({finger: way[1] for finger, way in zip(fingers, ways)}, seconds)
    hand.wait(0.15).up(*fingers).perform()
