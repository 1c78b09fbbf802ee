"""Takes the pictures of Documentation/Gallery.md, what is on which screen: of the real page, side by side, part of `make screenshots`."""

import base64
import pathlib
import subprocess
import tempfile

from conftest import ROOT, Server, start_driver
from fingers import HeldFingers
from gallery_page import loaded, open_menu, rest, tap
from page import Page
from choosing import press_and_drag

PLACE = ROOT / "Documentation"
PHONE, TABLET, DESKTOP = (390, 844), (820, 1180), (1280, 800)


def light(page):
    """For those who want light."""
    page.prefer("light")


def press(page, name):
    page.run(f"document.getElementById('{name}').click()")
    page.frames(60)


def grid(page):
    """At rest."""


def shapes(page):
    press(page, "shapes")
    page.frames(120)  # until the handle at the edge has gone


def pinched(page):
    """Half-way between three columns and five, fingers on the glass."""
    fingers = HeldFingers(page.driver)
    fingers.pinch((195, 560), [200 - 4 * step for step in range(15)], lambda span: page.frames(1))
    page.frames(10)
    return fingers


def photo(page):
    tap(page, 2)
    page.frames(60)


def information(page):
    photo(page)
    press(page, "inform")


def search(page):
    press(page, "find")
    page.run("const words = document.getElementById('words'); words.value = arguments[0]; words.dispatchEvent(new Event('input', { bubbles: true }))", "may 2022")
    page.frames(90)


def suggestions(page):
    press(page, "find")


def choosing(page):
    """A long press, and a drag over what is to be chosen."""
    press_and_drag(page, 2, 5)
    rest(page)


def menu(page):
    open_menu(page)
    page.frames(30)


def gestures(page):
    page.key("?")
    page.frames(60)


def cull(page):
    press(page, "cull-opens")
    page.wait_for("return document.querySelectorAll('#culling .room').length === 2", 10)
    page.frames(90)


def slideshow(page):
    press(page, "slideshow")
    page.frames(120)


# Each picture: its name, the size of its screens, how many are side by side and how wide, and what is done on each; with a sun where it is light.
SHEETS = {
    "gallery-phone": (PHONE, 5, 300, [grid, pinched, photo, information, choosing, suggestions, search, cull, (light, menu), (light, gestures)]),
    "gallery-tablet": (TABLET, 3, 500, [grid, information, choosing]),
    "gallery-desktop": (DESKTOP, 2, 750, [shapes, information, search, (light, gestures)]),
}


def shoot(driver, url, folder, number, size, act):
    page = Page(driver, url, size=size, scale=1)
    if size is not DESKTOP:
        # A device without a mouse: it has no buttons for what fingers do.
        metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": True}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
    acts = act if isinstance(act, tuple) else (act,)
    page.prefer("light" if light in acts else "dark")
    page.open("")
    page.wait_until_ready()
    loaded(page)
    page.frames(60)  # until what has come has faded in
    held = acts[-1](page)
    page.wait_for("return [...document.querySelectorAll('#stage img[src]')].every(image => image.complete)", 10)
    page.frames(30)
    shot = driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png"})
    (folder / f"{number:02}.png").write_bytes(base64.b64decode(shot["data"]))
    if held:
        held.lift()
    page.close()


def put_together(folder, name, columns, width):
    """The screens in rows, on grey, as one JPEG."""
    tiles = f"scale={width}:-2,pad=iw+16:ih+16:8:8:color=0x808080,tile={columns}x{-(-len(list(folder.glob('*.png'))) // columns)}:color=0x808080"
    subprocess.run(["ffmpeg", "-loglevel", "error", "-y", "-i", folder / "%02d.png", "-vf", tiles, "-frames:v", "1", "-q:v", "4", PLACE / f"{name}.jpg"], check=True)


def main(names=()):
    driver = start_driver()
    try:
        for name, (size, columns, width, acts) in SHEETS.items():
            if names and name not in names:
                continue
            with tempfile.TemporaryDirectory() as folder, Server(ROOT / "Apps/Gallery/Photos") as server:
                for number, act in enumerate(acts):
                    shoot(driver, server.url, pathlib.Path(folder), number, size, act)
                put_together(pathlib.Path(folder), name, columns, width)
    finally:
        driver.quit()


if __name__ == "__main__":
    import sys

    main(sys.argv[1:])
