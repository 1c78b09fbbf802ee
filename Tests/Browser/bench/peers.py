"""The pages that are compared: the same picture, 400 points wide in a page of 400 × 600, that fingers zoom up to eight times.

Each sets `tsumami.ready`, a promise, and has one picture. Libraries come from Debian's packages, but for panzoom, which comes with a package of PyPI.
"""

import pathlib
import subprocess
import zipfile

HEAD = """<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style>html, body { margin: 0; height: 100%; overflow: hidden } #stage { position: fixed; inset: 0; touch-action: none; overflow: hidden }
#stage > img { position: absolute; width: 400px; left: 0; top: 0; transform-origin: 0 0; will-change: transform }</style>"""
IMAGE = '<div id="stage"><img src="PICTURE"></div>'
READY = "window.tsumami = { ready: document.querySelector('img').decode() }"

SHARE = pathlib.Path("/usr/share")
LIBRARIES = {
    "d3-zoom": SHARE / "nodejs/d3/dist/d3.min.js",
    "Leaflet": SHARE / "javascript/leaflet/leaflet.min.js",
    "iScroll": SHARE / "javascript/iscroll/iscroll-zoom-min.js",
}
PANZOOM = "mkdocs-panzoom-plugin==0.5.3"

BODIES = {
    "d3-zoom": IMAGE + """<script src="d3-zoom.js"></script><script>
const image = document.querySelector('img')
d3.select('#stage').call(d3.zoom().scaleExtent([0.1, 8]).on('zoom', () => {
  const { x, y, k } = d3.event.transform
  image.style.transform = `translate(${x}px, ${y}px) scale(${k})` }))
""" + READY + "</script>",
    "Leaflet": """<style>.leaflet-container { overflow: hidden } .leaflet-pane, .leaflet-image-layer { position: absolute; left: 0; top: 0; transform-origin: 0 0 }
.leaflet-zoom-anim .leaflet-zoom-animated { transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1) }</style>
<div id="stage"></div><script src="leaflet.js"></script><script>
const half = 133
const map = L.map('stage', { crs: L.CRS.Simple, minZoom: -3, maxZoom: 3, zoomSnap: 0, attributionControl: false, zoomControl: false, inertia: true })
map.setView([-half, 200], 0)
L.imageOverlay('PICTURE', [[-2 * half, 0], [0, 400]]).addTo(map)
""" + READY + "</script>",
    "iScroll": """<div id="stage"><div style="width: 400px; height: 600px; transform-origin: 0 0"><img src="PICTURE" style="width: 400px"></div></div>
<script src="iscroll.js"></script><script>
const scroller = new IScroll('#stage', { zoom: true, zoomMin: 0.5, zoomMax: 8, scrollX: true, scrollY: true, freeScroll: true, disablePointer: true, disableTouch: false })
tsumami_zoom = () => scroller.zoom(3, 200, 300, 300)
""" + READY + "</script>",
    "panzoom": IMAGE + """<script src="panzoom.js"></script><script>
panzoom(document.querySelector('img'), { minZoom: 0.1, maxZoom: 8 })
""" + READY + "</script>",
}
OURS = """<style>tsumami-zoom { position: fixed; inset: 0 } img { display: block; width: 400px; height: 600px; object-fit: contain }</style>
<tsumami-zoom gestures="greedy" max-scale="8"><img src="PICTURE"></tsumami-zoom><script type="module">
import { load } from './tsumami/tsumami-zoom.js'
window.tsumami = { ready: Promise.all([document.querySelector("img").decode(), load()]) }
</script>"""


def panzoom(folder):
    """panzoom.min.js by Andrei Kashcha, out of the package that has it."""
    library = folder / "panzoom.min.js"
    if not library.exists():
        subprocess.run(
            ["python3", "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder, PANZOOM], check=True)
        wheel = next(folder.glob("mkdocs_panzoom_plugin-*.whl"))
        with zipfile.ZipFile(wheel) as archive:
            library.write_bytes(archive.read("mkdocs_panzoom_plugin/panzoom/panzoom.min.js"))
    return library


def wire_bytes(*files):
    """What files are in all with brotli, as servers send them."""
    return sum(len(subprocess.run(["brotli", "-q", "11", "-c", file], check=True, capture_output=True).stdout) for file in files)


def write(folder, picture, cache, package):
    """Writes the pages into a folder that is served. Answers, by name, the page's file and the bytes of its program on the wire."""
    (folder / "picture.webp").write_bytes(picture.read_bytes())
    pages = {}
    (folder / "tsumami").symlink_to(package)
    (folder / "ours.html").write_text(HEAD + OURS.replace("PICTURE", "picture.webp"))
    pages["<tsumami-zoom>"] = ("ours.html", wire_bytes(package / "tsumami-zoom.wasm", package / "tsumami-zoom.js"))
    for name, library in (LIBRARIES | {"panzoom": panzoom(cache)}).items():
        file = name.lower()
        (folder / f"{file}.js").write_bytes(library.read_bytes())
        (folder / f"{file}.html").write_text(HEAD + BODIES[name].replace("PICTURE", "picture.webp"))
        pages[name] = (f"{file}.html", wire_bytes(library))
    return pages
