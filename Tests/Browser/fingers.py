"""Fingers that remember where they are, and what WebDriver makes of them: real touches in the browser."""

import math

from selenium.webdriver.remote.command import Command

FRAME_MS = 16


class Finger:
    """One finger, or a mouse with a button as WebDriver counts them. It knows whether it is down and where."""

    def __init__(self, number: int, kind: str, button: int):
        self.id = f"{kind}{number}"
        self.kind = kind
        self.button = button
        self.place = None
        self.is_down = False


class Hand:
    """Some fingers and what they are going to do, tick by tick; nothing happens before `perform`.

    Chromium's driver knows whole pixels only, and forgets fingers that are down when a performance ends. So places
    are rounded here, where a test can see it, and a performance ends with every finger lifted. What is to
    happen in between is arranged in the page beforehand (`Page.at`, `Page.watch_lifts`).
    """

    def __init__(self, driver):
        self.driver = driver
        self.fingers = []
        self.ticks = []

    def finger(self, kind: str = "touch", button: int = 0) -> Finger:
        self.fingers.append(Finger(len(self.fingers), kind, button))
        return self.fingers[-1]

    def down(self, places: dict):
        """These fingers come down, at once: `{finger: (x, y)}`."""
        for finger, place in places.items():
            assert not finger.is_down, f"{finger.id} is down already"
            finger.place, finger.is_down = whole(place), True
        self.ticks.append({f: move(f.place, 0) for f in places})
        self.ticks.append({f: {"type": "pointerDown", "button": f.button} for f in places})
        return self

    def glide(self, places: dict, seconds: float = 0.32, path=None):
        """These fingers move to new places side by side, a step for each frame.

        `path` maps 0…1 to 0…1; it begins at 0 and ends at 1 exactly.
        """
        path = path or (lambda part: part)
        starts = {finger: finger.place for finger in places}
        steps = max(1, round(seconds * 1000 / FRAME_MS))
        for finger in places:
            assert finger.is_down or finger.kind == "mouse" and finger.place, f"{finger.id} is not there"
        for step in range(1, steps + 1):
            part = path(step / steps)
            tick = {}
            for finger, end in places.items():
                finger.place = whole(a + (b - a) * part for a, b in zip(starts[finger], end))
                tick[finger] = move(finger.place, FRAME_MS)
            self.ticks.append(tick)
        return self

    def wait(self, seconds: float):
        self.ticks.append({None: {"type": "pause", "duration": round(seconds * 1000)}})
        return self

    def up(self, *fingers):
        """These fingers lift, at once."""
        for finger in fingers:
            assert finger.is_down, f"{finger.id} is not down"
            finger.is_down = False
        self.ticks.append({f: {"type": "pointerUp", "button": f.button} for f in fingers})
        return self

    def tap(self, finger, place, seconds: float = 0.05):
        return self.down({finger: place}).wait(seconds).up(finger)

    def pinch(self, middle, start, end, drift=(0, 0), turn=(0, 0), seconds=0.4, still=0.1):
        """Two fingers, `start` pixels apart, go `end` pixels apart while their middle moves by `drift`, and rest.

        `turn` is the angle of the line between them at the start and at the end, in radians; 0 is side by side. They
        stay down: returned for `up`.
        """
        fingers = self.finger(), self.finger()
        (x, y), (dx, dy) = middle, drift
        self.down(dict(zip(fingers, pair(middle, start, turn[0])))).wait(0.03)
        self.glide(dict(zip(fingers, pair((x + dx, y + dy), end, turn[1]))), seconds).wait(still)
        return fingers

    def perform(self):
        assert not any(finger.is_down for finger in self.fingers), "a finger is still down"
        sequences = []
        for finger in self.fingers:
            actions = []
            for tick in self.ticks:
                actions.append(tick.get(finger) or tick.get(None) or {"type": "pause", "duration": 0})
            parameters = {"pointerType": finger.kind}
            sequences.append({"type": "pointer", "id": finger.id, "parameters": parameters, "actions": actions})
        self.ticks = []
        self.driver.execute(Command.W3C_ACTIONS, {"actions": sequences})
        return self


def move(place, milliseconds):
    return {"type": "pointerMove", "duration": milliseconds, "x": place[0], "y": place[1], "origin": "viewport"}


def turn(driver, place, pixels, steps=1, key=None):
    """Turns the mouse's wheel by `pixels` (down is positive) over a place, with a key held if one is named."""
    scroll = {"type": "scroll", "x": place[0], "y": place[1], "deltaX": 0, "deltaY": pixels, "duration": 0,
              "origin": "viewport"}
    rest = {"type": "pause", "duration": FRAME_MS}
    wheel = [{"type": "pause"}] + [action for _ in range(steps) for action in (scroll, rest)] + [{"type": "pause"}]
    sequences = [{"type": "wheel", "id": "wheel", "actions": wheel}]
    if key:
        held = [{"type": "keyDown", "value": key}] + [{"type": "pause"}] * (2 * steps)
        sequences.append({"type": "key", "id": "keys", "actions": held + [{"type": "keyUp", "value": key}]})
    driver.execute(Command.W3C_ACTIONS, {"actions": sequences})


def pair(middle, span, angle=0):
    """The places of two fingers so many pixels apart about a middle: side by side, or turned by an angle."""
    x, y = middle
    dx, dy = math.cos(angle) * span / 2, math.sin(angle) * span / 2
    return (x - dx, y - dy), (x + dx, y + dy)


def whole(place):
    return tuple(round(at) for at in place)


class HeldFingers:
    """Fingers that stay down while the page is looked at, which those of `Hand` cannot."""

    def __init__(self, driver):
        self.driver = driver
        self.kind = "touchStart"

    def at(self, *places):
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(places)]
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": self.kind, "touchPoints": points})
        self.kind = "touchMove"

    def pinch(self, middle, spans, each=lambda span: None):
        """Two fingers side by side go through these distances from each other; `each` is called at every one of them."""
        for span in spans:
            self.at(*pair(middle, span))
            each(span)

    def lift(self):
        self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        self.kind = "touchStart"
