"""Writes down anew what the gallery's first picture does not need, for the second part of its program: `make later`.

A program that counts which of its functions are called shows the built-in photos in Chromium, and those of an album, on a phone and on a desktop, dark and
light, until everything rests, and is left. What was never called is later: Toolchain/later/Gallery.txt has the names. One that is shared with a function that was called is left out, as is what is
smaller than what stands for it in the first part. A function that the list does not name is in the first part.
"""

import base64
import shutil
import struct
import subprocess
import sys
import tempfile
import pathlib

from conftest import PAGE, ROOT, Server, start_driver
from gallery_page import LEAVE, loaded, rest
from page import Page

sys.path.insert(0, str(ROOT / "Scripts"))
from wasm_names import functions, readable

MODULE = ROOT / ".build-wasm/wasm32-unknown-none-wasm/release/GalleryPage.wasm"
LIST = ROOT / "Toolchain/later/Gallery.txt"
# All photos, and some of them, as in an album and where some are hidden; of these one is a video, whose length is on its cell.
PATHS = ["", "?album=Sailing"]
SCREENS = [((390, 844), 2), ((1280, 800), 1)]
# Bytes: an import that stands for a function has a dozen.
SMALLEST = 14
KEEP = """
const { instantiate } = WebAssembly
WebAssembly.instantiate = async (...all) => window.counted = await instantiate.apply(WebAssembly, all)
"""
# The profile, as wasm-split writes it: the module's hash, and of each function when it was called first, or 0.
PROFILE = """
const { memory, __write_profile: write } = counted.exports, at = memory.buffer.byteLength, room = memory.grow(1) && 65536
return btoa(String.fromCharCode(...new Uint8Array(memory.buffer, at, write(at, room))))
"""


def profile(driver, server, path, size, scale, scheme):
    """For each function whether it is called until the first picture of the page at this path rests."""
    page = Page(driver, server.url, size=size, scale=scale)
    page.prefer(scheme)
    driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": KEEP})
    page.open(path)
    page.wait_until_ready()
    loaded(page)
    rest(page)
    # While somebody leaves the page, no request of it is answered at once.
    page.run(LEAVE)
    page.run("document.getElementById('find').click()")
    page.run(LEAVE)
    page.frames(5)
    data = base64.b64decode(page.run(PROFILE))
    page.close()
    return [time > 0 for (time,) in struct.iter_unpack("<I", data[8:])]


def main():
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder) / "page"
        shutil.copytree(PAGE, folder, ignore=shutil.ignore_patterns("web", "gallery.*wasm*"))
        subprocess.run(["wasm-split", "--instrument", MODULE, "-o", folder / "gallery.wasm"], check=True)
        driver = start_driver()
        with Server(ROOT / "Apps/Gallery/Photos", page=folder) as server:
            profiles = [profile(driver, server, path, *screen, scheme) for path in PATHS for screen in SCREENS for scheme in ("dark", "light")]
        driver.quit()
    found = functions(MODULE.read_bytes())
    names = readable([name for _, name in found])
    called = {name for name, *times in zip(names, *profiles) if any(times)}
    later = sorted({name for (size, _), name in zip(found, names) if size >= SMALLEST and name not in called})
    LIST.parent.mkdir(exist_ok=True)
    LIST.write_text("".join(f"{name}\n" for name in later))
    print(f"{LIST.relative_to(ROOT)}: {len(later)} names; of {len(found)} functions {sum(map(any, zip(*profiles)))} were called")


main()
