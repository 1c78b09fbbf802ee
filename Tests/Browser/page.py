"""The page as a test sees it: where the picture is on the screen, frame by frame, and what the program reports."""

import base64
import pathlib
import re
import time
from dataclasses import dataclass

from selenium.webdriver.common.by import By
from selenium.webdriver.remote.command import Command

# What Chromium says in a page of a sample, by its address; of the gallery it would say that its program was fetched twice.
IN_VAIN = re.compile(r"\S+/#(?!gallery\b)\S+ .*/gallery\.wasm was preloaded")
RESULTS = pathlib.Path(__file__).resolve().parents[2] / "build/browser-tests"
AHEAD = (pathlib.Path(__file__).parent / "ahead.js").read_text()

COLOURS = """
const [data, places] = given
// The page's policy lets no image be loaded from a text.
const image = await createImageBitmap(new Blob([Uint8Array.from(atob(data), letter => letter.charCodeAt(0))]))
const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
const context = canvas.getContext('2d', { willReadFrequently: true })
context.drawImage(image, 0, 0)
const points = image.width / innerWidth
return places.map(([x, y]) => [...context.getImageData(Math.floor(x * points), Math.floor(y * points), 1, 1).data].slice(0, 3))
"""


def prefer(driver, scheme):
    """The person wants light, or dark; nothing in particular where it is none."""
    features = [{"name": "prefers-color-scheme", "value": scheme}] if scheme else []
    driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})


@dataclass
class Picture:
    """Where a picture of so many points is on the screen: an affine map without rotation, both ways."""

    left: float
    top: float
    width: float
    height: float
    points: tuple

    @property
    def scale(self) -> float:
        return self.width / self.points[0]

    def point(self, place):
        """The point of the picture at a place on the screen."""
        return tuple((at - start) / self.scale for at, start in zip(place, (self.left, self.top)))

    def place(self, point):
        """The place on the screen of a point of the picture."""
        return tuple(start + at * self.scale for at, start in zip(point, (self.left, self.top)))


class Page:
    def __init__(self, driver, url, size=(800, 600), scale=1, has_worker=False):
        self.driver = driver
        self.url = url
        self.size = size
        # A tab of its own: Chromium's touches get stuck over a change of pages in a tab that has been pinched.
        self.first = driver.current_window_handle
        driver.switch_to.new_window("tab")
        metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": scale, "mobile": False}
        driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        if not has_worker:
            # As in a private window: what is seen here is not kept, which would take longer than most tests, and what a test before this one has seen
            # is not shown here.
            driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })"})
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": AHEAD})
        driver.get_log("browser")

    @property
    def centre(self):
        return (self.size[0] / 2, self.size[1] / 2)

    def open(self, path):
        self.driver.get(self.url + path)

    def close(self):
        self.driver.close()
        self.driver.switch_to.window(self.first)

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def run_async(self, script, *arguments):
        """Runs a script that may await, and brings back what it returns."""
        answer = self.driver.execute_async_script(
            "const done = arguments[arguments.length - 1], given = [...arguments].slice(0, -1);"
            f"(async (...given) => {{ {script} }})(...given)"
            ".then(value => done({ value }), error => done({ error: `${error}\\n${error.stack}` }))",
            *arguments,
        )
        assert "error" not in answer, answer["error"]
        return answer["value"]

    def wait_until_ready(self):
        self.run_async(
            "await tsumami.ready; await new Promise(requestAnimationFrame);"
            "await new Promise(requestAnimationFrame); for (const image of document.querySelectorAll('#stage img[src]')) await image.decode();"
        )

    def frames(self, count):
        """Waits for so many frames."""
        self.run_async("for (let i = 0; i < given[0]; i += 1) await new Promise(requestAnimationFrame)", count)

    def errors(self):
        """What the console has said of this page that is worse than information. A page without HTML names no icon, and the
        browser looks for one; the samples have the gallery's program fetched in vain; the worker of a page before this one may go
        on asking a server that has ended."""
        origin = "/".join(self.url.split("/")[:3]) + "/"
        log = [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] in ("SEVERE", "WARNING")]
        log = [message for message in log if "favicon.ico" not in message and not IN_VAIN.match(message)]
        return [message for message in log if message.startswith(origin) or not message.startswith("http://127.0.0.1:")]

    def report(self):
        """The transcript since the last call, and the state, as the program tells it."""
        return self.run("return tsumami.report()")

    def picture(self) -> Picture:
        """Where the picture is now."""
        rectangle = self.run(
            "const image = document.querySelector('#stage img[src]'), r = image.getBoundingClientRect();"
            "return [r.left, r.top, r.width, r.height]"
        )
        return Picture(*rectangle, self.points())

    def points(self):
        """The size in points of the picture that is shown."""
        return tuple(self.run(
            "return fetch('photos.json').then(a => a.json()).then(photos => { const url = document"
            ".querySelector('#stage img[src]').getAttribute('src'); const p = photos.find(p => p.url === url);"
            "return [p.width / p.scale, p.height / p.scale] })"
        ))

    def rest(self, looks, seconds=6, frames=5, ahead=84):
        """Waits until what this expression answers has been the same for so many frames. The page's time goes ahead by so many milliseconds in each of them."""
        self.run_async(
            f"""
            const end = Date.now() + 1000 * given[0]
            let last, still = 0
            while (still < given[1]) {{
              if (Date.now() > end) throw new Error('it never came to rest')
              await new Promise(requestAnimationFrame)
              skip(given[2])
              const now = JSON.stringify({looks})
              still = now === last ? still + 1 : 0
              last = now
            }}
            """,
            seconds, frames, ahead,
        )

    def settle(self, seconds=3, selector="#stage img[src]"):
        """Waits until the picture, or another element, has not moved for some frames."""
        self.rest(f"(r => [r.left, r.top, r.width])(document.querySelector('{selector}').getBoundingClientRect())", seconds)

    def record(self):
        """Starts to write down where the picture is in every frame, and when."""
        self.run(
            """
            window.recording = []
            window.areFramesKept = true
            const write = time => {
              const { left, top, width, height } = document.querySelector('#stage img[src]').getBoundingClientRect()
              recording.push([performance.now(), left, top, width, height])
              window.recorder = requestAnimationFrame(write)
            }
            write()
            """
        )

    def recorded(self):
        """Ends that, and brings back the frames: a list of (milliseconds, Picture)."""
        frames = self.run("cancelAnimationFrame(recorder); areFramesKept = false; return recording")
        points = self.points()
        return [(frame[0], Picture(*frame[1:], points)) for frame in frames]

    def watch_lifts(self):
        """Starts to write down where the picture is whenever a finger lifts, before the program is told."""
        self.run(
            """
            window.lifts = []
            addEventListener('pointerup', () => {
              const { left, top, width, height } = document.querySelector('#stage img[src]').getBoundingClientRect()
              lifts.push([left, top, width, height])
            }, { capture: true })
            """
        )

    def lifts(self):
        """What has been written down since the last call."""
        rectangles = self.run("return lifts.splice(0)")
        points = self.points()
        return [Picture(*rectangle, points) for rectangle in rectangles]

    def at(self, seconds, script):
        """Runs a script so long after the next touch has come down."""
        self.run(
            f"addEventListener('pointerdown', event => {{ const id = event.pointerId;"
            f"setTimeout(() => {{ {script} }}, {seconds * 1000}) }}, {{ capture: true, once: true }})"
        )

    def events(self):
        """The events of the transcript since the last call, without their times."""
        return [{k: v for k, v in line.items() if k != "t"} for line in self.report() if "event" in line]

    def state(self):
        """The transcript's last line, as it would be now."""
        return self.report()[-1]

    def announced(self):
        """What people who listen to the page are told now: the texts of everything whose changes are announced."""
        return self.run_async(
            "await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame);"
            "return [...document.querySelectorAll('#stage [role=status]')].map(e => e.textContent).filter(Boolean)")

    def prefer(self, scheme):
        """As the function of that name."""
        prefer(self.driver, scheme)

    def reduce_motion(self, on=True):
        """The person wants less motion, or no longer does."""
        value = "reduce" if on else "no-preference"
        features = [{"name": "prefers-reduced-motion", "value": value}]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
        self.wait_for(f"return matchMedia('(prefers-reduced-motion: {value})').matches")
        # Those who listen are told with the next frames.
        self.run_async("await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame)")

    def press(self, label):
        """Presses a button of the toolbar by its name."""
        # A menu that is closed has a button of the same name. An arrow beside a photo is seen once the mouse comes to it.
        seen = "return arguments[0].checkVisibility({ visibilityProperty: true })"
        button = next(each for each in self.driver.find_elements(By.CSS_SELECTOR, f"button[aria-label='{label}']") if self.run(seen, each))
        x, y = self.run("const { left, top, width, height } = arguments[0].getBoundingClientRect(); return [left + width / 2, top + height / 2]", button)
        for place in (x - 2, x):
            self.driver.execute_cdp_cmd("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": place, "y": y, "pointerType": "mouse"})
        button.click()

    def key(self, key):
        keys = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.driver.execute(Command.W3C_ACTIONS, {"actions": [{"type": "key", "id": "keyboard", "actions": keys}]})

    def screenshot(self, name):
        """Keeps a picture of the page in build/browser-tests, for people."""
        RESULTS.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(str(RESULTS / f"{name}.png"))

    def colours(self, places, name=None):
        """What is seen at places, as red, green and blue up to 255; the picture is kept under a name."""
        data = self.driver.get_screenshot_as_png()
        if name:
            self.screenshot(name)
        return self.run_async(COLOURS, base64.b64encode(data).decode(), places)

    def wait_for(self, script, seconds=3):
        """Waits until a script answers something true, and brings it back."""
        end = time.monotonic() + seconds
        while not (value := self.run(script)):
            assert time.monotonic() < end, f"never true: {script}"
            time.sleep(0.02)
        return value
