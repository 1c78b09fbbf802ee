"""The gallery of large folders: `make bench-gallery [COUNTS="10000 100000"] [RENEW=1]`.

The photos are lists only, of ten years with a folder for each month, and show the built-in ones; what the server takes is measured by `make library-bench`.
Script is what a frame runs of it: of events, timers, promises, the frame's own functions and the collection of garbage, from one painting to the next, as
Chromium's traces have it, in milliseconds of the main thread on the processor, so that other programs on the machine do not count. Frames without script are
left out. The first cells and the longest task are by the clock on the wall. Medians of pages, each in a browser of its own that has come to rest.
The table goes to standard output and to build/bench-gallery.md; with --renew it goes into Documentation/Gallery.md, too.
"""

import contextlib
import datetime
import json
import os
import pathlib
import re
import statistics
import sys
import time
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from bench import renew
from bench.measures import Tab
from conftest import ROOT, start_driver
from files import Files, served

ROUNDS = int(os.environ.get("ROUNDS", "3"))
SCRIPT = {"FireAnimationFrame", "FunctionCall", "EventDispatch", "TimerFire", "RunMicrotasks", "EvaluateScript", "MinorGC", "MajorGC", "V8.GCScavenger", "v8.run", "v8.callFunction"}
SIZE = 390, 844
# Seconds until the processors are no longer taken by the browser's own start.
START = 3
# What is looked at from the beginning: when the first cells have been painted, when the program had been started, when all of the list was there,
# how much memory the program has, and which tasks took more than 50 ms.
WATCH = """
window.seen = { tasks: [] }
const { fetch: ask } = window
window.fetch = async (...all) => {
  if (/since=/.test(all[0])) seen.whole ??= performance.now()
  return ask(...all)
}
const { instantiate } = WebAssembly
WebAssembly.instantiate = async (...all) => {
  const instance = await instantiate.apply(WebAssembly, all)
  // The second part of a program has none of its own.
  if (instance.exports.memory) Object.assign(seen, { memory: instance.exports.memory, program: performance.now() })
  return instance
}
new PerformanceObserver(list => { for (const { duration } of list.getEntries()) seen.tasks.push(duration) }).observe({ type: 'longtask' })
// Sizes are told while a frame is laid out, the one in which the cells are written or else the next one; it is painted before the next message comes.
new MutationObserver((_, observer) => {
  if (!document.querySelector('#stage [role=button]')) return
  observer.disconnect()
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => { seen.cells = performance.now() }
  new ResizeObserver(() => port2.postMessage(0)).observe(document.documentElement)
}).observe(document, { subtree: true, childList: true, attributeFilter: ['role'] })
"""
# In milliseconds, until the first cells have been painted: from the address, and from when both the list and the program were there.
FIRST = """
const lists = performance.getEntriesByType('resource').filter(({ name }) => /photos\\?/.test(name)).map(({ responseEnd }) => responseEnd)
return seen.cells && lists.length ? [seen.cells, seen.cells - Math.max(Math.min(...lists), seen.program)] : null
"""
# The middle of the handle at the edge, while it is to be seen.
HANDLE = """
for (const each of document.querySelectorAll('#stage *')) {
  const { width, height, top } = each.getBoundingClientRect()
  if (height === 44 && width < 10 && Number(getComputedStyle(each).opacity) > 0.5) return [innerWidth - 8, top + height / 2]
}
"""
LAST = "return [...document.querySelectorAll('#stage [role=button]')].some(cell => (cell.ariaLabel ?? '').includes(' ' + arguments[0].toLocaleString('en') + ' of '))"


def wait_for(what, answer, seconds):
    """Waits until `answer` is true, and brings it back; says what it waited for where it never is."""
    end = time.monotonic() + seconds
    while not (value := answer()):
        if time.monotonic() > end:
            raise SystemExit(f"bench-gallery: waited {seconds:.0f} s for {what}")
        time.sleep(0.1)
    return value


def listed(count):
    """So many photos as the server lists them (Apps/Gallery/DESIGN.md), the newest first: ten years, with a folder for each month."""
    last, seconds = datetime.datetime(2025, 12, 31, 23), 10 * 365 * 86_400
    for number in range(count):
        when = last - datetime.timedelta(seconds=number * seconds // count)
        name, folder = f"IMG_{when:%Y%m%d_%H%M%S}_{number:06}.jpg", f"{when:%Y/%m}"
        yield {
            "id": number + 1, "url": f"/photos/{folder}/{name}", "version": f"{number * 7919 % 0xffffff:06x}", "name": name, "folder": folder, "date": f"{when:%Y-%m-%dT%H:%M:%S}+02:00",
            "width": 4032, "height": 3024, "scale": 1, "alt": name[:-4].replace("_", " "), "kind": "photo", "camera": "Pixel 8", "colour": f"#{number * 7919 % 0xffffff:06x}"}


class Library(Files):
    """Lists of photos that are not there, and the built-in ones for all of them: what is measured is the page, not the server."""

    protocol_version = "HTTP/1.1"
    photos = []
    pictures = sorted((ROOT / "Apps/Gallery/Photos").rglob("*.webp"))

    def do_GET(self):
        address = urllib.parse.urlsplit(self.path)
        asked = {name: values[0] for name, values in urllib.parse.parse_qs(address.query).items()}
        part = {"epoch": "bench", "version": 1, "progress": {"isComplete": True}}
        if address.path == "/photos" and "since" in asked:
            time.sleep(float(asked.get("wait", 0)))
            self.answer(json.dumps(part | {"changed": [], "removed": []}))
        elif address.path == "/photos":
            start = int(asked.get("after", 0))
            end = min(start + int(asked["limit"]), len(self.photos))
            part |= {"total": len(self.photos), "isDated": True, "order": "date", "mayRate": True} | ({"next": str(end)} if end < len(self.photos) else {})
            self.answer(f'{json.dumps(part)[:-1]}, "photos": [{", ".join(self.photos[start:end])}]}}')
        elif address.path in ("/progress.json", "/faults.json"):
            self.answer("[]" if "faults" in address.path else json.dumps(part["progress"]))
        else:
            super().do_GET()

    def answer(self, text):
        body = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        # The browser that waited for it may have gone.
        with contextlib.suppress(ConnectionError):
            self.wfile.write(body)

    def translate_path(self, path):
        number = re.match(r"/(?:photos|thumbnails)/.*_(\d+)\.jpg", path)
        return str(self.pictures[int(number[1]) * 7 % len(self.pictures)]) if number else super().translate_path(path)


def script_of_frames(driver, *parts):
    """For each part, from its time stamp to the next one: milliseconds of script in each of its frames."""
    events = [json.loads(each["message"])["message"] for each in driver.get_log("performance")]
    events = [each["params"] for each in events if each["method"] == "Tracing.dataCollected"]
    stamps = [each for each in events if each["name"] == "TimeStamp"]
    if not stamps:
        raise SystemExit(f"bench-gallery: no time stamps in {len(events)} events of Chromium's trace")
    thread = stamps[0]["pid"], stamps[0]["tid"]
    script, part, end, own = {part: [] for part in parts}, [], 0, 0
    for each in sorted((each for each in events if (each.get("pid"), each.get("tid")) == thread), key=lambda each: each["ts"]):
        if each["name"] == "TimeStamp":
            part, own = script.get(each["args"]["data"]["message"], []), 0
        elif each["name"] == "PrePaint":
            part.append(own)
            own = 0
        # What is called within something else is in that.
        elif each["name"] in SCRIPT and "tdur" in each and each["ts"] >= end:
            end = each["ts"] + each["dur"]
            own += each["tdur"] / 1000
    return [[value for value in script[part] if value > 0] for part in parts]


def fling(tab):
    tab.touch("touchStart", (195, 700))
    for move in range(1, 9):
        tab.touch("touchMove", (195, 700 - 65 * move))
        time.sleep(0.012)
    tab.touch("touchEnd")


def flings(tab):
    for _ in range(10):
        fling(tab)
        time.sleep(0.8)


def find_handle(tab):
    def place():
        fling(tab)
        return tab.driver.execute_script(HANDLE)

    return wait_for("the handle at the edge, flinging", place, 20)


def scrub(tab, place):
    """The handle leads to the end, back to the middle, and fast to the end."""
    x, y = place
    tab.touch("touchStart", (x, y))
    for end, moves in ((812, 160), (440, 80), (812, 20)):
        start = y
        for move in range(1, moves + 1):
            y = start + (end - start) * move / moves
            tab.touch("touchMove", (x, y))
            time.sleep(0.012)
    tab.touch("touchEnd")


def size(tab):
    """Nodes of the document, megabytes of the heap, megabytes of the program."""
    tab.command("HeapProfiler.enable")
    for _ in range(2):
        tab.command("HeapProfiler.collectGarbage")
    tab.command("HeapProfiler.disable")
    nodes, memory = tab.driver.execute_script("return [document.querySelectorAll('*').length, seen.memory.buffer.byteLength]")
    return nodes, tab.metrics()["JSHeapUsedSize"] / 1e6, memory / 1e6


def measure_page(url, count):
    """One browser of its own."""
    driver = start_driver(traces="devtools.timeline,v8")
    try:
        driver.set_script_timeout(30)
        driver.set_page_load_timeout(60)
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
        # A person's browser has long started: what is measured is the page.
        time.sleep(START)
        tab = Tab(driver, url, SIZE)
        first = wait_for("the first cells", lambda: driver.execute_script(FIRST), 30)
        wait_for("the whole list", lambda: driver.execute_script("return seen.whole"), 120)
        time.sleep(2)
        tasks = driver.execute_script("return seen.tasks")
        before = size(tab)
        stamp = "console.timeStamp(arguments[0])"
        driver.execute_script(stamp, "flings")
        flings(tab)
        driver.execute_script(stamp, "handle")
        # At once: it goes away.
        scrub(tab, find_handle(tab))
        driver.execute_script(stamp, "end")
        wait_for("the last photo", lambda: driver.execute_script(LAST, count), 10)
        time.sleep(2)
        frames = dict(zip(("flings", "scrubs"), script_of_frames(driver, "flings", "handle")))
        return {"first": first, "tasks": tasks, "before": before, "after": size(tab), **frames}
    finally:
        driver.quit()


def row(count, rounds):
    def middle(values):
        return statistics.median(values)

    def script(kind):
        values = [value for each in rounds for value in each[kind]]
        return f"{middle(values):.1f}, {middle(max(each[kind]) for each in rounds):.1f}, {max(values):.1f}"

    def over(kind):
        return f"{sum(value > 8 for each in rounds for value in each[kind])} of {sum(len(each[kind]) for each in rounds)}"

    def sizes(index, digits):
        return " → ".join(f"{middle(each[when][index] for each in rounds):,.{digits}f}" for when in ("before", "after"))

    return [
        f"{count:,}", *(f"{middle(each['first'][part] for each in rounds):.0f}" for part in (0, 1)), f"{middle(max(each['tasks'], default=0) for each in rounds):.0f}",
        script("flings"), over("flings"), script("scrubs"), over("scrubs"), sizes(0, 0), sizes(1, 1), sizes(2, 1)]


COLUMNS = [
    "photos", "first cells after the address, ms", "first cells once the list and the program are there, ms", "longest task until all of it has come, ms", "script of a frame in ten flings, ms: median, worst, worst of all pages",
    "frames over 8 ms", "script of a frame while the handle leads, ms: median, worst, worst of all pages", "frames over 8 ms", "elements at first → at the end", "heap, MB", "memory of the program, MB"]


def main():
    names = [name for name in sys.argv[1:] if name != "--renew"]
    rows, figures = [], {}
    for count in [int(name) for name in names or ["1000", "10000", "100000"]]:
        print(f"{count:,} photos", flush=True)
        Library.photos = [json.dumps(each) for each in listed(count)]
        with served(ROOT / "build/page", Library) as url:
            rounds = []
            for number in range(ROUNDS):
                rounds.append(measure_page(url, count))
                print(f"  page {number + 1}: {row(count, rounds[-1:])}", flush=True)
        rows.append(row(count, rounds))
        figures[count] = rounds
    # A line for each figure: the table is read in a terminal, too.
    lines = [[name, *values] for name, *values in zip(COLUMNS, *rows)]
    lines.insert(1, ["---"] * (len(rows) + 1))
    text = "".join("| " + " | ".join(line) + " |\n" for line in lines)
    pages = "one page" if ROUNDS == 1 else f"{ROUNDS} pages"
    text = f"Of {pages} each, on {os.cpu_count()} cores, on which {os.getloadavg()[1]:.0f} programs wanted to run at a time.\n\n{text}"
    print(text, end="")
    (ROOT / "build/bench-gallery.md").write_text(text)
    (ROOT / "build/bench-gallery.json").write_text(json.dumps(figures) + "\n")
    if "--renew" in sys.argv[1:]:
        renew.renew(ROOT / "Documentation/Gallery.md", "make bench-gallery RENEW=1", text)


if __name__ == "__main__":
    main()
