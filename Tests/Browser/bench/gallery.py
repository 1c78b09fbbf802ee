"""The gallery of large folders: `make bench-gallery [COUNTS="10000 100000"]`.

Milliseconds are of the page's main thread, as Chromium counts them (Performance.getMetrics), looked at after each move of a finger and every 8 ms while
the list glides: what is counted for one look is of one or two frames. The folder is the built-in photos under many names.
"""

import json
import os
import pathlib
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

import conftest
from bench.measures import Tab
from conftest import ROOT, Server, start_driver

COLUMNS = [
    "photos", "first cells after the list has come, ms", "looks in ten flings", "script, ms: median, worst", "over 8 ms", "looks while the handle leads to the end",
    "script, ms: median, worst", "over 8 ms", "nodes of the document: at first, at the end", "heap of the page, MB: at first, at the end"]
# When the first cells are there, and when the list that they were made of had come.
WATCH = """
const look = () => { if (document.querySelector('#stage [role=button]')) window.firstCells = performance.now(); else requestAnimationFrame(look) }
requestAnimationFrame(look)
"""
FIRST = """
const lists = performance.getEntriesByType('resource').filter(({ name }) => /photos\\?/.test(name)).map(({ responseEnd }) => responseEnd)
return firstCells - Math.min(...lists)
"""
# The handle at the edge, while it is to be seen.
HANDLE = """
const at = [...document.querySelectorAll('#stage *')].map(each => [each, each.getBoundingClientRect()])
  .find(([each, { width, height }]) => height === 44 && width < 10 && Number(getComputedStyle(each).opacity) > 0.5)?.[1]
return at && [innerWidth - 8, at.top + at.height / 2]
"""


def folder_of(count, folder):
    """Links to the built-in photos, in albums of a thousand."""
    originals = sorted((ROOT / "Apps/Gallery/Photos").rglob("*.webp"))
    for number in range(count):
        album = folder / f"{number // 1000:03}"
        album.mkdir(exist_ok=True)
        os.link(originals[number % len(originals)], album / f"IMG_{number:06}.webp")


class Looks:
    """Script of the main thread, from one look to the next."""

    def __init__(self, tab):
        self.tab, self.last, self.values = tab, tab.metrics()["ScriptDuration"], []

    def look(self):
        now = self.tab.metrics()["ScriptDuration"]
        self.values.append(1000 * (now - self.last))
        self.last = now

    def cells(self):
        values = sorted(self.values)
        return [len(values), f"{values[len(values) // 2]:.1f}, {values[-1]:.1f}", sum(value > 8 for value in values)]


def fling(tab, looks):
    tab.touch("touchStart", (195, 700))
    for move in range(1, 9):
        tab.touch("touchMove", (195, 700 - 65 * move))
        looks.look()
    tab.touch("touchEnd")
    end = time.monotonic() + 0.8
    while time.monotonic() < end:
        time.sleep(0.008)
        looks.look()


def scrub(tab, looks):
    while not (place := tab.driver.execute_script(HANDLE)):
        fling(tab, looks)
    looks.values.clear()
    x, y = place
    tab.touch("touchStart", (x, y))
    for move in range(1, 121):
        tab.touch("touchMove", (x, y + (590 - y) * move / 120))
        looks.look()
    tab.touch("touchEnd")
    time.sleep(0.5)
    looks.look()


def size(tab):
    tab.command("HeapProfiler.enable")
    tab.command("HeapProfiler.collectGarbage")
    metrics = tab.metrics()
    return metrics["Nodes"], metrics["JSHeapUsedSize"] / 1e6


def measure(count):
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as folder:
        folder_of(count, pathlib.Path(folder))
        with Server(folder) as server:
            driver = start_driver()
            try:
                driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
                tab = Tab(driver, server.url)
                first = driver.execute_script(FIRST)
                # The rest of the list.
                while f"{count:,}" not in driver.execute_script("return document.body.innerText"):
                    time.sleep(0.2)
                time.sleep(2)
                before = size(tab)
                flings, scrubs = Looks(tab), Looks(tab)
                for _ in range(10):
                    fling(tab, flings)
                scrub(tab, scrubs)
                time.sleep(2)
                after = size(tab)
            finally:
                driver.quit()
    return [f"{count:,}", f"{first:.0f}", *flings.cells(), *scrubs.cells(), f"{before[0]}, {after[0]}", f"{before[1]:.1f}, {after[1]:.1f}"]


def main():
    # What people run.
    conftest.GALLERY = ROOT / "Apps/Gallery/.build/release/gallery"
    rows = [COLUMNS, ["---"] * len(COLUMNS)]
    rows += [measure(int(count)) for count in sys.argv[1:] or ["10000"]]
    text = "".join("| " + " | ".join(map(str, row)) + " |\n" for row in rows)
    print(text, end="")
    (ROOT / "build/bench-gallery.md").write_text(text)
    (ROOT / "build/bench-gallery.json").write_text(json.dumps(rows[2:]) + "\n")


if __name__ == "__main__":
    main()
