"""Takes the moving picture at the head of the README, of the real page under real touches: `make film`.

One journey: the grid is scrolled, pinched to larger photos, a photo is opened out of its cell, zoomed with one finger, pulled down and let go.
The page's time is turned by hand (clock.js), a frame of the film at a time.
"""

import base64
import math
import pathlib
import shutil
import subprocess
import sys
import tempfile

from conftest import ROOT, Server, start_driver
from fingers import HeldFingers
from page import Page

FILM = ROOT / "Documentation/film.webp"
SIZE, SCALE, RATE = (390, 720), 1, 25

# How far the finger goes that zooms, in pixels: down is closer.
ZOOM = 110


class Film:
    def __init__(self, page, folder):
        self.page, self.folder, self.count = page, folder, 0
        self.fingers, self.places = HeldFingers(page.driver), []

    def frame(self):
        """One frame of the film; the page draws three times as often."""
        for _ in range(3):
            self.page.run("turned.step(arguments[0])", 1000 / RATE / 3)
        self.page.run("turned.fingers(arguments[0])", self.places)
        # Pictures that come meanwhile are there at once, as they are from a server on the same machine.
        self.page.run_async("for (const image of document.images) if (!image.complete) await image.decode().catch(() => 0)")
        shot = self.page.driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
        (self.folder / f"{self.count:04}.png").write_bytes(base64.b64decode(shot["data"]))
        self.count += 1

    def wait(self, seconds):
        for _ in range(round(seconds * RATE)):
            self.frame()

    def down(self, *places):
        self.move(places)

    def glide(self, *ends, seconds, ease=lambda part: (1 - math.cos(math.pi * part)) / 2):
        starts, steps = self.places, round(seconds * RATE)
        for step in range(1, steps + 1):
            part = ease(step / steps)
            self.move([(a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part) for a, b in zip(starts, ends)])

    def move(self, places):
        self.places = list(places)
        self.fingers.at(*places)
        self.frame()

    def up(self):
        self.places = []
        self.fingers.lift()
        self.frame()

    def tap(self, place):
        self.down(place)
        self.frame()
        self.up()


def journey(film):
    film.wait(0.6)
    # Scrolled.
    film.down((210, 600))
    film.glide((214, 270), seconds=0.7)
    film.up()
    film.wait(0.7)
    # Pinched to larger photos.
    film.down((150, 500), (235, 430))
    film.glide((70, 570), (320, 355), seconds=1.1)
    film.up()
    film.wait(0.8)
    # A photo opens out of its cell.
    film.tap((110, 460))
    film.wait(1.0)
    # Zoomed with one finger: tap, touch again, drag; and moved about.
    film.tap((240, 300))
    film.frame()
    film.down((240, 300))
    film.glide((240, 300 + ZOOM), seconds=1.0)
    film.up()
    film.wait(0.3)
    film.down((300, 420))
    film.glide((160, 350), seconds=0.6)
    film.up()
    film.wait(0.6)
    # Tapped twice: the whole photo.
    film.tap((195, 360))
    film.frame()
    film.tap((195, 360))
    film.wait(0.8)
    # Pulled down and let go: back into its cell.
    film.down((200, 300))
    film.glide((235, 430), seconds=0.7)
    film.wait(0.2)
    film.glide((190, 560), seconds=0.25, ease=lambda part: part)
    film.up()
    film.wait(1.4)


def main():
    folder = pathlib.Path(tempfile.mkdtemp())
    server, driver = Server(ROOT / "Apps/Gallery/Photos"), start_driver()
    try:
        page = Page(driver, server.url, size=SIZE, scale=SCALE)
        page.prefer("dark")
        driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": (pathlib.Path(__file__).parent / "clock.js").read_text()})
        page.open("")
        for _ in range(200):
            page.run("turned.step(16)")
            if page.run("return document.querySelectorAll('#stage img[src]').length > 8"):
                break
            page.run_async("await new Promise(done => { const channel = new MessageChannel(); channel.port1.onmessage = done; channel.port2.postMessage(0) })")
        film = Film(page, folder)
        for _ in range(20):
            film.frame()
        film.count = 0
        journey(film)
        page.close()
        subprocess.run(
            ["ffmpeg", "-loglevel", "error", "-y", "-framerate", str(RATE), "-i", folder / "%04d.png", "-vcodec", "libwebp_anim",
             "-lossless", "0", "-quality", "60", "-compression_level", "6", "-loop", "0", FILM], check=True)
        print(f"{FILM.name}: {film.count} frames, {FILM.stat().st_size} bytes")
    finally:
        driver.quit()
        server.stop()
        if "--keep" in sys.argv:
            print(folder)
        else:
            shutil.rmtree(folder)


if __name__ == "__main__":
    main()
