"""Takes the pictures of the documentation, of the real page under real fingers, and a plot of the tool: `make screenshots`."""

import math
import subprocess

from conftest import ROOT, TOOL, Server, start_driver
from fingers import Hand
from hands import arc, tap, trace
from page import Page

PLACE = ROOT / "Documentation"
DESKTOP, PHONE = ((960, 600), 1), ((390, 844), 2)


class HeldFingers:
    """Fingers that stay down while a picture is taken, which those of `Hand` cannot."""

    def __init__(self, driver):
        self.driver = driver
        self.kind = "touchStart"

    def at(self, *places):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": self.kind, "touchPoints": points})
        self.kind = "touchMove"

    def lift(self):
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.kind = "touchStart"


def frames(page, count=3):
    page.run_async("for (let i = 0; i < given[0]; i += 1) await new Promise(requestAnimationFrame)", count)


def image_viewer(page):
    """Two fingers have pinched the picture larger and lifted."""
    hand = Hand(page.driver)
    left, right = hand.finger(), hand.finger()
    hand.down({left: (480, 300), right: (560, 300)}).wait(0.03)
    hand.glide({left: (400, 300), right: (640, 300)}, 0.4).wait(0.1).up(left, right).perform()
    page.settle()
    frames(page, 80)  # until the scroll indicators have gone


def tap_zoom(page):
    """One finger has tapped twice; the rings where it did are on their way out."""
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.tap(finger, (195, 350)).wait(0.08).tap(finger, (195, 350)).wait(0.1).perform()
    frames(page)


def strokes(page):
    """A finger draws a C, and lifting now would make it one."""
    finger = HeldFingers(page.driver)
    for step in range(41):
        angle = -0.85 - 1.62 * math.pi * step / 40
        finger.at((195 + 92 * math.cos(angle), 480 + 92 * math.sin(angle)))
        frames(page, 1)
    frames(page)
    return finger


def pinch_me(page):
    """Two fingers have gone apart by more than 100 points."""
    fingers = HeldFingers(page.driver)
    for step in range(13):
        way = 72 + 5 * step
        fingers.at((195 - way, 480 + way / 4), (195 + way, 480 - way / 4))
        frames(page, 1)
    frames(page)
    return fingers


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


def main():
    PLACE.mkdir(exist_ok=True)
    plot()
    server, driver = Server(ROOT / "Apps/Gallery/Pictures"), start_driver()
    try:
        for name, ((size, scale), act) in SCENES.items():
            page = Page(driver, server.url, size=size, scale=scale)
            page.open(f"#{name}")
            page.wait_until_ready()
            held = act(page)
            driver.save_screenshot(str(PLACE / f"{name}.png"))
            if held:
                held.lift()
            page.close()
    finally:
        driver.quit()
        server.stop()


if __name__ == "__main__":
    main()
