"""tsumami.js, the package for web developers: what is in it, and the demonstrations of build/page/web from a server and from file://."""

import json
import shutil
import subprocess

import pytest

from conftest import PAGE
from demonstrations import LISTEN, PACKAGE, VIEWER, demo, drag, opened, viewer, web  # noqa: F401 (fixtures)
from page import Page


def test_one_script_from_a_file_does_all_of_it(demo):
    page = demo("inline.html", base=f"file://{PAGE}/web/")
    page.run_async("await customElements.whenDefined('tsumami-viewer')")
    page.run(LISTEN)
    opened(page, 3)
    drag(page, ((150, 420), (60, 420)), ((240, 420), (330, 420)))
    page.wait_for(f"return {VIEWER}.scale > 2", 20)
    assert page.run("return typeof Tsumami.recognize") == "function"


def test_the_package_has_what_its_description_names():
    package = json.loads((PACKAGE / "package.json").read_text())
    named = [package["main"], package["types"], package["unpkg"]]
    for export in package["exports"].values():
        named += export.values() if isinstance(export, dict) else [export]
    assert [name for name in named if not (PACKAGE / name).is_file()] == []
    assert [name for name in package["files"] if not list(PACKAGE.glob(name))] == []
    assert (PACKAGE / "index.d.ts").read_text().count("export ") > 8


@pytest.mark.skipif(not shutil.which("npm"), reason="there is no npm here")
def test_npm_makes_an_archive_of_the_package():
    done = subprocess.run(["npm", "pack", "--dry-run", "--json", str(PACKAGE)], cwd=PACKAGE.parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    files = {file["path"] for file in json.loads(done.stdout)[0]["files"]}
    assert {"index.js", "index.d.ts", "tsumami.wasm", "tsumami-zoom.wasm", "tsumami-recognizers.wasm", "tsumami.js", "tsumami.inline.js", "host/host.js", "README.md", "LICENSE"} <= files


def test_make_run_shows_the_demonstrations_at_web(driver, server):
    page = Page(driver, server.url)
    try:
        page.open("web/")
        assert page.run("return document.title") == "tsumami.js"
        page.run("document.querySelector('a[href=\"viewer.html\"]').click()")
        page.wait_for(f"return location.pathname === '/web/viewer.html' && Boolean({VIEWER}?.open)", 20)
        page.run_async("await Promise.all([...document.images].map(image => image.decode()))")
        assert page.errors() == []
    finally:
        page.close()
