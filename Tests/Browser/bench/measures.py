"""What is measured of one page: costs of a move, the error under fingers, the jump when a finger lands on a running zoom."""

import math
import time

MOVES = 120
WIDTH, HEIGHT, SCALE = 400, 600, 2
COUNTS = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}
# The largest picture is the one that fingers zoom.
PICTURE = """[...document.querySelectorAll('img')].map(image => image.getBoundingClientRect()).sort((a, b) => b.width - a.width)
  .map(r => [r.left, r.top, r.width, r.height])[0]"""
# The picture in each frame, and the time of the last finger that landed. A style that is read in a frame is what that frame shows, but for what the page's own
# callbacks of the same frame change afterwards; those are seen one frame later, in all pages alike.
WATCH = f"""
window.frames = []
window.landed = []
addEventListener('touchstart', () => landed.push(performance.now()), {{ capture: true }})
const write = () => {{ frames.push([performance.now(), ...({PICTURE})]); if (frames.length < 400) requestAnimationFrame(write) }}
write()
"""


def fingers(part):
    """A pinch outwards that turns a little, so that every move is one."""
    apart, angle = 40 + 100 * part, 0.3 * math.sin(3 * part)
    x, y = apart * math.cos(angle), apart * math.sin(angle)
    return (200 - x, 300 - y), (200 + x, 300 + y)


def together(part):
    return fingers(1 - part)


def straight(part):
    """Two fingers that go apart on one line, one of them twice as far: what they touch can stay under both."""
    return (170 - 60 * part, 300), (230 + 120 * part, 300)


class Tab:
    """A page of its own on a phone's screen."""

    def __init__(self, driver, url, size=(WIDTH, HEIGHT)):
        self.driver = driver
        # Without it d3 looks for no touches.
        self.command("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)
        self.command("Emulation.setDeviceMetricsOverride", width=size[0], height=size[1], deviceScaleFactor=SCALE, mobile=True)
        self.command("Performance.enable")
        driver.get(url)
        self.wait_until_ready()

    def wait_until_ready(self):
        self.driver.execute_async_script("const done = arguments[0]; tsumami.ready.then(() => setTimeout(done, 600))")

    def command(self, name, **parameters):
        return self.driver.execute_cdp_cmd(name, parameters)

    def touch(self, kind, *points):
        self.command("Input.dispatchTouchEvent", type=kind, touchPoints=[
            {"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)])

    def metrics(self):
        return {each["name"]: each["value"] for each in self.command("Performance.getMetrics")["metrics"]}

    def picture(self):
        return self.driver.execute_script(f"return {PICTURE}")

    def pinch(self, path, moves, after_move=lambda: None):
        self.touch("touchStart", *path(0))
        for move in range(1, moves + 1):
            self.touch("touchMove", *path(move / moves))
            after_move()

    def reload(self):
        self.driver.refresh()
        self.wait_until_ready()


def cost(tab, path=fingers):
    """Milliseconds of the main thread and layouts, for each move of a pinch."""
    before = tab.metrics()
    tab.pinch(path, MOVES)
    after = tab.metrics()
    tab.touch("touchEnd")
    costs = {name: 1000 * (after[metric] - before[metric]) / MOVES for name, metric in COUNTS.items()}
    return costs | {"layouts": (after["LayoutCount"] - before["LayoutCount"]) / MOVES}


def slow_moves(tab):
    """How many moves of a pinch keep the main thread for more than 8 ms."""
    tasks = [tab.metrics()["TaskDuration"]]
    tab.pinch(together, MOVES, lambda: tasks.append(tab.metrics()["TaskDuration"]))
    tab.touch("touchEnd")
    return sum(1000 * (after - before) > 8 for before, after in zip(tasks, tasks[1:]))


def finger_error(tab):
    """How far, in points, what two fingers touched is from them at the end of a pinch: the farther of the two."""
    (left, top, width, _), start = tab.picture(), straight(0)
    touched = [((x - left) / width, (y - top) / width) for x, y in start]
    tab.pinch(straight, 60)
    tab.driver.execute_async_script("const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done))")
    (left, top, width, _), end = tab.picture(), straight(1)
    tab.touch("touchEnd")
    return max(math.hypot(left + x * width - to_x, top + y * width - to_y) for (x, y), (to_x, to_y) in zip(touched, end))


def landing(tab):
    """How far the point under a finger that lands on a running zoom moves: in the frame before it lands, and at most in those after it.

    None where no zoom was running.
    """
    place = (120, 220)
    tab.driver.execute_script(WATCH)
    if tab.driver.execute_script("return typeof tsumami_zoom == 'function'"):
        tab.driver.execute_script("tsumami_zoom()")
    else:
        for _ in range(2):
            tab.touch("touchStart", (260, 330))
            tab.touch("touchEnd")
            time.sleep(0.03)
    time.sleep(0.06)
    tab.touch("touchStart", place)
    time.sleep(0.6)
    frames, landed = tab.driver.execute_script("return [frames, landed]")
    tab.touch("touchEnd")

    def moved(before, after):
        """Where what was under the finger has gone."""
        x, y = [(at - corner) / before[3] for at, corner in zip(place, before[1:3])]
        return math.hypot(after[1] + x * after[3] - place[0], after[2] + y * after[3] - place[1])

    steps = [(after[0], moved(before, after)) for before, after in zip(frames, frames[1:])]
    before = [step for when, step in steps if landed[-1] - 60 < when <= landed[-1]]
    after = [step for when, step in steps if when > landed[-1]]
    if not before or max(before) < 0.5:
        return None
    return before[-1], max(after)
