"""What a move of a pinch costs in a fresh page, ours beside d3-zoom's: `make bench-page`.

Milliseconds of the page's main thread for each of the first moves, cold code and all, as Chromium counts them (Performance.getMetrics): JavaScript
and WebAssembly, styles, layout, and how often there was a layout. Times are of one run on one machine, and worth comparing within it only.
"""

import functools
import http.server
import json
import math
import pathlib
import statistics
import sys
import tempfile
import threading

from conftest import ROOT, Server, start_driver

MOVES, ROUNDS = 120, 5
WIDTH, HEIGHT, SCALE = 400, 600, 2
D3 = pathlib.Path("/usr/share/nodejs/d3/dist/d3.min.js")
D3_PAGE = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>html, body { margin: 0; height: 100%; overflow: hidden } #stage { position: fixed; inset: 0; touch-action: none; overflow: hidden }
img { position: absolute; transform-origin: 0 0; will-change: transform }</style><div id="stage"><img src="PICTURE"></div>
<script src="d3.min.js"></script><script>
const image = document.querySelector('img')
d3.select('#stage').call(d3.zoom().scaleExtent([0.1, 8]).on('zoom', () => {
  const { x, y, k } = d3.event.transform
  image.style.transform = `translate(${x}px, ${y}px) scale(${k})` }))
window.tsumami = { ready: image.decode() }
</script>"""
COUNTS = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration"}


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


def serve(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}/"


def metrics(driver):
    return {each["name"]: each["value"] for each in driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]}


def touch(driver, kind, *points):
    driver.execute_cdp_cmd("Input.dispatchTouchEvent", {
        "type": kind, "touchPoints": [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]})


def fingers(part):
    """A pinch outwards that turns a little, so that every move is one."""
    apart, angle = 40 + 100 * part, 0.3 * math.sin(3 * part)
    x, y = apart * math.cos(angle), apart * math.sin(angle)
    return (200 - x, 300 - y), (200 + x, 300 + y)


def measure(driver, url):
    """Milliseconds a move, and layouts a move."""
    first = driver.current_window_handle
    driver.switch_to.new_window("tab")
    driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                           {"width": WIDTH, "height": HEIGHT, "deviceScaleFactor": SCALE, "mobile": True})
    # Without it d3 looks for no touches.
    driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
    driver.execute_cdp_cmd("Performance.enable", {})
    driver.get(url)
    driver.execute_async_script("const done = arguments[0]; tsumami.ready.then(() => setTimeout(done, 600))")
    touch(driver, "touchStart", *fingers(0))
    before = metrics(driver)
    for move in range(1, MOVES + 1):
        touch(driver, "touchMove", *fingers(move / MOVES))
    after = metrics(driver)
    touch(driver, "touchEnd")
    driver.close()
    driver.switch_to.window(first)
    costs = {name: 1000 * (after[metric] - before[metric]) / MOVES for name, metric in COUNTS.items()}
    return costs | {"layouts": (after["LayoutCount"] - before["LayoutCount"]) / MOVES}


def main():
    picture = ROOT / "Apps/Gallery/Pictures/1-mountain-lake@2x.webp"
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        photos = folder / "photos"
        photos.mkdir()
        (photos / picture.name).write_bytes(picture.read_bytes())
        server = Server(photos)
        pages = {"image viewer": server.url + "#image-viewer"}
        if D3.exists():
            (folder / "d3.min.js").write_bytes(D3.read_bytes())
            (folder / "index.html").write_text(D3_PAGE.replace("PICTURE", "photos/" + picture.name.replace("@", "%40")))
            pages["d3-zoom"] = serve(folder)
        pages |= dict(argument.split("=", 1) for argument in sys.argv[1:])
        results = {name: [] for name in pages}
        for _ in range(ROUNDS):
            for name, url in pages.items():
                # A browser of its own: what one page has compiled another one would find.
                driver = start_driver()
                results[name].append(measure(driver, url))
                driver.quit()
        server.stop()
    print(f"{'a move of a pinch, median':28} {'script ms':>10} {'style ms':>9} {'layout ms':>10} {'layouts':>8}")
    lines = []
    for name, rounds in results.items():
        median = {key: statistics.median(each[key] for each in rounds) for key in rounds[0]}
        print(f"{name:28} {median['script']:10.3f} {median['style']:9.3f} {median['layout']:10.3f} {median['layouts']:8.2f}")
        lines.append(json.dumps({"case": f"page/pinch/{name}", **median}) + "\n")
    (ROOT / "build/bench-page.jsonl").write_text("".join(lines))


main()
