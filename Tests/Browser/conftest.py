"""A real server, a real Chromium without a window, and a page in it for each test."""

import atexit
import functools
import json
import os
import pathlib
import re
import shutil
import struct
import subprocess
import tempfile
import time
import urllib.request
import zlib

import pytest
from selenium import webdriver

import kept
import photos
from bidi import Firefox
from gallery_page import HEIGHT, WIDTH, loaded
from page import Page

ROOT = pathlib.Path(__file__).resolve().parents[2]
GALLERY = ROOT / "Apps/Gallery/.build/debug/gallery"
TOOL = ROOT / ".build/debug/tsumami"
PAGE = ROOT / "build/page"


@functools.cache
def with_modules():
    """The page, and beside it the modules that its scripts are made of, for tests that look into one alone."""
    folder = pathlib.Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    shutil.copytree(ROOT / "build/page-modules", folder, dirs_exist_ok=True)
    return shutil.copytree(PAGE, folder, dirs_exist_ok=True)


class Server:
    """The gallery on a free port, as `make run` starts it."""

    def __init__(self, photos, page=None, password=None, ratings="owner"):
        self.photos = photos
        self.cache = tempfile.TemporaryDirectory()
        if kept.is_shared(photos):
            kept.take(photos, self.cache.name)
        self.command = [GALLERY, photos, "--page", page or with_modules(), "--cache", self.cache.name, "--data", f"{self.cache.name}/data", "--ratings", ratings]
        self.password = password
        if password:
            file = pathlib.Path(self.cache.name) / "password"
            file.write_text(password)
            self.command += ["--password", file]
        self.url = None
        self.start()

    def start(self):
        """Starts it, after `end` at the address that it had."""
        port = re.search(r":(\d+)/", self.url)[1] if self.url else "0"
        self.process = subprocess.Popen([*self.command, "--port", port], stdout=subprocess.PIPE, text=True)
        said = ""
        while not (address := re.search(r"http://\S+", said)):
            line = self.process.stdout.readline()
            assert line, f"the server ended with {self.process.wait()}: {said}"
            said += line
        self.url = address.group()
        if self.password:
            return
        # On a busy machine the address may be said before the photos have been read.
        while not json.load(urllib.request.urlopen(self.url + "progress.json"))["isComplete"]:
            time.sleep(0.1)

    def end(self):
        self.process.terminate()
        self.process.wait()

    def stop(self):
        self.end()
        if kept.is_shared(self.photos):
            kept.keep(self.photos, self.cache.name)
        self.cache.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()


@pytest.fixture(scope="session")
def server():
    with Server(ROOT / "Apps/Gallery/Pictures") as server:
        yield server


@pytest.fixture(scope="module")
def built_in():
    """A server of the built-in photos."""
    with Server(ROOT / "Apps/Gallery/Photos") as server:
        yield server


@pytest.fixture(scope="module")
def many():
    """A server of two thousand photos."""
    with Server(kept.folder("many", lambda folder: photos.plain(folder, 2000))) as server:
        yield server


@pytest.fixture(scope="module")
def some():
    """A server of sixty photos."""
    with Server(kept.folder("some", lambda folder: photos.plain(folder, 60))) as server:
        yield server


@pytest.fixture(scope="session")
def sample_server(tmp_path_factory):
    """A server of one picture, which is as large as the one that the tool's scenes show."""
    photos = tmp_path_factory.mktemp("photos")
    (photos / "sample.png").write_bytes(grey_png(1024, 768))
    with Server(photos) as server:
        yield server


def grey_png(width, height):
    """A PNG (https://www.w3.org/TR/png-3/) of one grey."""
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + b"\x80" * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    parts = chunk(b"IHDR", header), chunk(b"IDAT", zlib.compress(rows)), chunk(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


@pytest.fixture
def tsumami(tmp_path):
    """Runs the command line tool in a folder of the test's; answers its output, or the status too where asked."""
    def run(*arguments, check=True, text=None):
        done = subprocess.run([TOOL, *arguments], cwd=tmp_path, input=text, capture_output=True, text=True)
        assert not check or done.returncode == 0, done.stderr
        return done.stdout if check else done

    return run


@pytest.fixture
def sample(driver, sample_server):
    """The image viewer as the tool has it: 320 × 480 points, a picture of 1024 × 768."""
    page = Page(driver, sample_server.url, size=(320, 480), scale=2)
    page.open("#image-viewer")
    page.wait_until_ready()
    yield page
    assert page.errors() == []
    page.close()


def major(program):
    """The number before the first dot of a program's version; None where it is not there."""
    if not shutil.which(program):
        return None
    said = subprocess.run([program, "--version"], capture_output=True, text=True).stdout
    found = re.search(r"\b(\d+)\.\d", said)
    return found and found[1]


@functools.cache
def shell():
    """The Chromium that has no windows at all, where it is there and the driver knows it: the engine is the same, and a test takes three quarters of the time."""
    name = "chromium-headless-shell"
    return shutil.which(name) if major(name) and major(name) == major("chromedriver") else None


def start_driver(traces=None, windows=True):
    """A Chromium that shows nobody its windows, or none that has any, where that will do; whoever starts it quits it. Its log "performance" has the
    traces of these categories."""
    options = webdriver.ChromeOptions()
    # Nobody types an address: the page that its field would show, of the browser's own, takes a core for the first seconds.
    field = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"
    arguments = ["--headless=new", "--disable-gpu", "--hide-scrollbars", "--disable-renderer-backgrounding", field]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    for argument in arguments:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", **({"performance": "ALL"} if traces else {})})
    if traces:
        options.add_experimental_option("perfLoggingPrefs", {"traceCategories": traces, "enableNetwork": False, "enablePage": False})
    found = filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome")))
    if binary := (not windows and shell()) or next(found, None):
        options.binary_location = binary
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))


@pytest.fixture(scope="session")
def driver():
    driver = start_driver(windows=False)
    yield driver
    driver.quit()


@pytest.fixture
def windowed():
    """A Chromium for what happens in several windows."""
    driver = start_driver()
    yield driver
    driver.quit()


@pytest.fixture(scope="module")
def firefox():
    firefox = Firefox()
    yield firefox
    firefox.quit()


@pytest.fixture
def blank(driver, server):
    """A page of the server's on which nothing runs, to try single modules on."""
    page = Page(driver, server.url)
    page.open("photos.json")
    yield page
    page.close()


def load_module(page, script):
    """Makes what `module.js` and another script declare known in a page on which nothing runs."""
    page.run_async(
        "for (const [file, name] of [['scene', 'startMessage'], ['host/protocol', 'SAMPLE_LENGTH'], ['host/modules', 'compiled'], ['host/later', 'Later']])"
        " globalThis[name] = (await import(`/${file}.js`))[name]")
    page.run("\n".join((ROOT / "Tests/Browser" / name).read_text() for name in ("module.js", script)))


@pytest.fixture(params=[1, 2], ids=["1x", "2x"])
def viewer(driver, server, request):
    """The image viewer, in a window of 800 × 600 points, on an ordinary and on a fine screen."""
    page = Page(driver, server.url, scale=request.param)
    page.open("#image-viewer")
    page.wait_until_ready()
    yield page
    page.close()


@pytest.fixture
def scene(driver, server):
    """Opens one of the scenes on a page of a phone's or another size; afterwards the console has nothing to complain about."""
    pages = []

    def open_scene(name, size=(390, 844), scale=2, reduce_motion=False):
        page = Page(driver, server.url, size=size, scale=scale)
        pages.append(page)
        if reduce_motion:
            page.reduce_motion()
        page.open(f"#{name}")
        page.wait_until_ready()
        return page

    yield open_scene
    for page in pages:
        assert page.errors() == []
        page.close()


@pytest.fixture
def scroller(driver, server):
    """The plain scroll view, 40,000 points high, in a window of 800 × 600 points."""
    page = Page(driver, server.url)
    page.open("#scroll")
    page.wait_until_ready()
    yield page
    assert page.errors() == []
    page.close()


@pytest.fixture
def photo(driver, server):
    page = Page(driver, server.url)
    page.open("#image-viewer")
    page.wait_until_ready()
    yield page
    assert page.errors() == []
    page.close()


@pytest.fixture
def gallery(driver):
    """Opens a server's gallery on a phone; afterwards the console has nothing to complain about."""
    pages = []

    def open_gallery(server, path="", size=(WIDTH, HEIGHT), scale=2, reduce_motion=False, before=None):
        page = Page(driver, server.url, size=size, scale=scale)
        pages.append(page)
        if before:
            page.open(before)
        if reduce_motion:
            page.reduce_motion()
        page.open(path)
        page.wait_until_ready()
        loaded(page)
        return page

    yield open_gallery
    for page in pages:
        # A broken photo is answered as such, and the browser says so; a page goes on asking for changes when its server has ended, and for the second part of
        # its program, which comes after the first photos.
        asked = "422", "/photos?epoch=", "/version.json", "/gallery.later.wasm - Failed to load resource"
        assert [error for error in page.errors() if not any(word in error for word in asked)] == []
        page.close()
