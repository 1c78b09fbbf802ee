"""A real server, a real Chromium without a window, and a page in it for each test."""

import os
import pathlib
import re
import shutil
import subprocess

import pytest
from selenium import webdriver

from page import Page

ROOT = pathlib.Path(__file__).resolve().parents[2]
GALLERY = ROOT / "Apps/Gallery/.build/debug/gallery"
MODULE = ROOT / ".build-wasm/wasm32-unknown-none-wasm/release/BrowserHost.wasm"


class Server:
    """The gallery on a free port, as `make run` starts it."""

    def __init__(self, photos):
        command = [GALLERY, photos, "--page", ROOT / "Sources/BrowserHost/Web", "--module", MODULE, "--port", "0"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        said = ""
        while not (address := re.search(r"http://\S+", said)):
            line = self.process.stdout.readline()
            assert line, f"the server ended with {self.process.wait()}: {said}"
            said += line
        self.url = address.group()

    def stop(self):
        self.process.terminate()
        self.process.wait()


@pytest.fixture(scope="session")
def server():
    server = Server(ROOT / "Apps/Gallery/Pictures")
    yield server
    server.stop()


def start_driver():
    """A Chromium without a window; whoever starts it quits it."""
    options = webdriver.ChromeOptions()
    arguments = ["--headless=new", "--disable-gpu", "--hide-scrollbars", "--disable-renderer-backgrounding"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    for argument in arguments:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if binary := shutil.which(name):
            options.binary_location = binary
            break
    return webdriver.Chrome(options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))


@pytest.fixture(scope="session")
def driver():
    driver = start_driver()
    yield driver
    driver.quit()


@pytest.fixture
def blank(driver, server):
    """A page of the server's on which nothing runs, to try single modules on."""
    page = Page(driver, server.url)
    page.open("photos.json")
    yield page
    page.close()


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
