"""Takes the pictures of the documentation, of the real page under real fingers, and a plot of the tool: `make screenshots`."""

import base64
import math
import pathlib
import shutil
import subprocess
import sys
import tempfile

from selenium.webdriver.common.keys import Keys

import photos
from conftest import ROOT, TOOL, Server, start_driver
from fingers import Hand, HeldFingers
from hands import arc, tap, trace
from page import RESULTS, Page

PLACE = ROOT / "Documentation"
DESKTOP, PHONE, TABLET = ((960, 600), 1), ((390, 844), 2), ((820, 1180), 1)
WIDE = ((1280, 800), 1)


def image_viewer(page):
    """Two fingers have pinched the picture larger and lifted."""
    hand = Hand(page.driver)
    hand.up(*hand.pinch((520, 300), 80, 240)).perform()
    page.settle()
    page.frames(80)  # until the scroll indicators have gone


def tap_zoom(page):
    """One finger has tapped twice; the rings where it did are on their way out."""
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.tap(finger, (195, 350)).wait(0.08).tap(finger, (195, 350)).wait(0.1).perform()
    page.frames(3)


def strokes(page):
    """A finger draws a C, and lifting now would make it one."""
    finger = HeldFingers(page.driver)
    for step in range(41):
        angle = -0.85 - 1.62 * math.pi * step / 40
        finger.at((195 + 92 * math.cos(angle), 480 + 92 * math.sin(angle)))
        page.frames(1)
    page.frames(3)
    return finger


def pinch_me(page):
    """Two fingers have gone apart by more than 100 points."""
    fingers = HeldFingers(page.driver)
    for step in range(13):
        way = 72 + 5 * step
        fingers.at((195 - way, 480 + way / 4), (195 + way, 480 - way / 4))
        page.frames(1)
    page.frames(3)
    return fingers


def own_shapes(page):
    """The photos have their own shapes."""
    page.run("document.getElementById('shapes').click()")
    page.frames(60)
    page.key(Keys.HOME)
    page.frames(180)  # until the handle at the edge has gone


def gallery(page):
    """Two fingers have pinched the grid half way from three columns to two."""
    fingers = HeldFingers(page.driver)
    fingers.pinch((195, 480), [80 + 3 * step for step in range(21)], lambda span: page.frames(1))
    page.frames(30)
    return fingers


def gallery_photo(page):
    """A photo has been opened, and a finger pulls it down."""
    finger = HeldFingers(page.driver)
    finger.at((195, 190))
    finger.lift()
    page.frames(60)
    for step in range(16):
        finger.at((195 + 2 * step, 420 + 8 * step))
        page.frames(1)
    page.frames(20)
    return finger


def gallery_strokes(page):
    """A finger that was held still on a photo draws an L, and the page shows what the recognizers do."""
    finger = HeldFingers(page.driver)
    finger.at((195, 190))
    finger.lift()
    page.frames(60)
    page.key("g")
    finger.at((120, 500))
    page.frames(45)
    for step in range(1, 16):
        finger.at((120, 500 + 9 * step))
        page.frames(1)
    for step in range(1, 16):
        finger.at((120 + 9 * step, 635))
        page.frames(1)
    page.frames(3)
    return finger


def cull(page):
    """Two photos beside each other, of which a finger takes the second one up to keep it."""
    page.run("document.getElementById('cull-opens').click()")
    page.wait_for("return document.querySelectorAll('#culling .room').length === 2", 10)
    page.frames(60)
    x, y, height = page.run("const { left, top, width, height } = document.querySelectorAll('#culling .room')[1].getBoundingClientRect(); return [left + width / 2, top + height / 2, height]")
    finger = HeldFingers(page.driver)
    for step in range(15):
        finger.at((x, y - height / 4 * step / 14))
        page.frames(1)
    page.frames(5)
    return finger


# The gallery as it is without photos of one's own.
BUILT_IN = {"gallery": (WIDE, own_shapes)}

# The gallery is of a folder of large photos; what is in it, and how it looks at rest, is taken for whoever works on it, in build/.
GALLERY = {
    "gallery-phone": (PHONE, lambda page: None), "gallery-pinch": (PHONE, gallery),
    "gallery-photo": (PHONE, gallery_photo), "gallery-strokes": (PHONE, gallery_strokes),
    "gallery-cull": (DESKTOP, cull), "gallery-cull-phone": (PHONE, cull), "gallery-cull-tablet": (TABLET, cull),
}

DOCUMENTED = ("gallery-strokes", "gallery-cull")

SCENES = {
    "image-viewer": (DESKTOP, image_viewer), "tap-zoom": (PHONE, tap_zoom), "strokes": (PHONE, strokes),
    "pinch-me": (PHONE, pinch_me),
}


def plot():
    """A tap that waits for the double tap, and two fingers that pinch and turn, before all recognizers."""
    turn = [arc(0.75, 0.6, (160, 120), 45, (start, start + 0.7), grow=1.9) for start in (0, math.pi)]
    touches = trace("A tap, and then a pinch that turns", tap(0, 60, 60), *turn)
    touches = touches.replace('"height": 480', '"height": 240')
    subprocess.run([TOOL, "plot", "-", "--scene", "all", "-o", PLACE / "plot.png"], input=touches, text=True, check=True)


def shoot(driver, url, path, name, place, size, scale, act):
    page = Page(driver, url, size=size, scale=scale)
    page.prefer("dark")
    page.open(path)
    page.wait_until_ready()
    page.wait_for("return [...document.querySelectorAll('#stage img[src]')].every(image => image.complete)", 10)
    page.frames(60)  # until what has come has faded in
    held = act(page)
    if not path:
        # Photos take a fifth of the room this way.
        shot = driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "jpeg", "quality": 88})
        (place / f"{name}.jpg").write_bytes(base64.b64decode(shot["data"]))
    else:
        driver.save_screenshot(str(place / f"{name}.png"))
    if held:
        held.lift()
    page.close()


def main(names):
    PLACE.mkdir(exist_ok=True)
    RESULTS.mkdir(parents=True, exist_ok=True)
    if not names or "plot" in names:
        plot()
    folder = pathlib.Path(tempfile.mkdtemp())
    server, driver = Server(ROOT / "Apps/Gallery/Pictures"), start_driver()
    try:
        for name, ((size, scale), act) in SCENES.items():
            if not names or name in names:
                shoot(driver, server.url, f"#{name}", name, PLACE, size, scale, act)
        if not names or names & BUILT_IN.keys():
            with Server(ROOT / "Apps/Gallery/Photos") as built_in:
                for name, ((size, scale), act) in BUILT_IN.items():
                    shoot(driver, built_in.url, "", name, PLACE, size, scale, act)
        if not names or names & GALLERY.keys():
            photos.cut(driver, server.url, folder, 60, edge=1200)
            server.stop()
            server = Server(folder)
        for name, ((size, scale), act) in GALLERY.items():
            if not names or name in names:
                place = PLACE if name in DOCUMENTED else RESULTS
                shoot(driver, server.url, "", name, place, size, scale, act)
    finally:
        driver.quit()
        server.stop()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main(set(sys.argv[1:]))
