"""Takes the pictures of the documentation, of the real page under real fingers: `make screenshots`."""

from conftest import ROOT, Server, start_driver
from fingers import Hand
from page import Page

PLACE = ROOT / "Documentation"


def image_viewer(page):
    """Two fingers have pinched the picture larger and lifted."""
    hand = Hand(page.driver)
    left, right = hand.finger(), hand.finger()
    hand.down({left: (480, 300), right: (560, 300)}).wait(0.03)
    hand.glide({left: (400, 300), right: (640, 300)}, 0.4).wait(0.1).up(left, right).perform()
    page.settle()


SCENES = {"image-viewer": image_viewer}


def main():
    PLACE.mkdir(exist_ok=True)
    server, driver = Server(ROOT / "Apps/Gallery/Pictures"), start_driver()
    try:
        for name, act in SCENES.items():
            page = Page(driver, server.url, size=(960, 600))
            page.open(f"#{name}")
            page.wait_until_ready()
            act(page)
            driver.save_screenshot(str(PLACE / f"{name}.png"))
            page.close()
    finally:
        driver.quit()
        server.stop()


if __name__ == "__main__":
    main()
