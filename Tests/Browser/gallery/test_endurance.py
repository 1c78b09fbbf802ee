"""Memory follows what is visible, for as long as somebody looks through the gallery. `make soak HOURS=24` makes it long."""

import os
import pathlib

from page import Page

HERE = pathlib.Path(__file__).parents[1]
# A gesture and the pause after it take some 7 seconds of simulated time.
HOURS = float(os.environ.get("HOURS", 0))
GESTURES = max(120, round(HOURS * 3600 / 7.2))
PARTS = 6
# As many as take less than the two minutes that the driver waits for one answer.
VISIT = 200


def in_use(page):
    """What the page has: nodes of the document, bytes of JavaScript, bytes of the program's memory."""
    page.driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
    metrics = {entry["name"]: entry["value"] for entry in page.driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]}
    return int(metrics["Nodes"]), int(metrics["JSHeapUsedSize"]), page.run("return turned.memory.buffer.byteLength")


def test_nothing_grows_while_somebody_looks_through_the_gallery(driver, many):
    page = Page(driver, many.url, size=(390, 700))
    for script in ("clock.js", "visitor.js"):
        driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": (HERE / script).read_text()})
    driver.execute_cdp_cmd("Performance.enable", {})
    driver.set_script_timeout(110)
    page.open("")
    page.wait_for("turned.step(16); return document.querySelectorAll('#stage img').length > 8", 60)
    amounts, seed, count = [], 0, GESTURES // PARTS
    for _ in range(PARTS):
        for start in range(0, count, VISIT):
            seed += 1
            page.run_async("await visit(given[0], given[1])", min(VISIT, count - start), seed)
        amounts.append(in_use(page))
        print("nodes {:6}   JavaScript {:9}   program {:9}".format(*amounts[-1]))
    nodes, script, program = zip(*amounts)
    # Cells are kept for as many as were seen at a time, which differs by how many columns a part saw: one of the first four sees the most.
    assert nodes[-1] <= 1.2 * max(nodes[:-2]) + 600, amounts
    assert script[-1] <= 1.2 * max(script[:PARTS // 2]) + (1 << 20), amounts
    # The program's memory is never given back; it reaches what it ever needs after some four hours, once the most cells have been seen at a time.
    assert program[-1] <= 12 << 20, amounts
    if HOURS >= 6:
        assert program[-1] <= 1.1 * program[PARTS // 2], amounts
    assert page.errors() == []
    driver.set_script_timeout(30)
    page.close()
