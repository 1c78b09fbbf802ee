"""What the page consists of is asked for at once, and each part once."""

import re
from urllib.parse import urlsplit

import pytest

from conftest import ROOT
from page import Page

# Weights and sizes of the words that are seen, but for what only a screen reader meets.
FONTS = """
const fonts = new Set(), words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
while (words.nextNode()) {
  const element = words.currentNode.parentElement, { fontWeight, fontSize } = getComputedStyle(element)
  if (words.currentNode.data.trim() && element.getClientRects().length && fontSize !== '1px') fonts.add(`${fontWeight}, ${parseFloat(fontSize)}`)
}
return [...fonts].sort()
"""
LOADED = "return performance.getEntriesByType('resource').map(({ name, startTime }) => [name, startTime])"


def test_every_script_is_named_in_the_page_and_is_asked_for_once_before_any_of_them_runs(gallery, server):
    page = gallery(server)
    page.wait_for("return performance.getEntriesByType('resource').some(({ name }) => name.endsWith('gallery.later.wasm'))")
    named = re.findall(r'<link rel="modulepreload" href="([^"]+)">', (ROOT / "build/page/index.html").read_text())
    root = urlsplit(server.url).path
    loaded = [(urlsplit(name).path.removeprefix(root).lstrip("/"), start) for name, start in page.run(LOADED)]
    modules = [name for name, _ in loaded if name.endswith(".js") and name not in ("failure.js", "service-worker.js")]
    assert sorted(modules) == sorted(named)
    # Six at a time are on their way in a browser: the page, what says that something is missing, how it looks, and these.
    assert len(modules) <= 5
    # The program is not asked for again by its whole address, and does not wait for the modules.
    programs = {name: start for name, start in loaded if name.endswith(".wasm")}
    lists = [start for name, start in loaded if name == "photos"]
    assert len([name for name, _ in loaded if name.endswith(".wasm")]) == 2
    assert programs["gallery.wasm"] < lists[0] < programs["gallery.later.wasm"]


@pytest.mark.parametrize("order", ["own", "name"])
def test_the_first_photos_are_asked_for_once_whether_or_not_the_modules_are_there(driver, server, order):
    page = Page(driver, server.url)
    driver.execute_cdp_cmd("Network.enable", {})
    driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/gallery.js"]})
    asked = "const asked = performance.getEntriesByType('resource').map(({ name }) => name.split('?')[1]).filter(words => words?.startsWith('order=')); return asked.length > 0 && asked"
    try:
        page.open("")
        page.run("localStorage['tsumami.order'] = arguments[0]", order)
        page.open("")
        assert page.wait_for(asked) == [f"order={order}&limit=500"]
        driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        page.open("")
        page.wait_until_ready()
        assert page.run(asked).count(f"order={order}&limit=500") == 1
    finally:
        driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        page.run("localStorage.clear()")
        page.close()


def test_the_fonts_of_the_first_screen_are_those_that_are_asked_for_ahead(gallery, built_in):
    page = gallery(built_in)
    prepared = re.findall(r"\[(\d+, \d+)\]", (ROOT / "Apps/Gallery/Page/prepare.js").read_text())
    assert page.run(FONTS) == sorted(prepared)
