"""Ours beside the web's libraries, on the same work in one run: `make bench-page`.

Milliseconds are of the page's main thread, as Chromium counts them (Performance.getMetrics), and worth comparing within one run only. Medians of five browsers.
The table goes to standard output and to build/bench-page.md, the figures to build/bench-page.json; with --renew the table goes into the README, too.
With names of pages as arguments only those are measured.
A cold move is one of the first 120 in a fresh page. The finger error is how far, at the end of a pinch, what two fingers touched is from them.
"""

import functools
import json
import pathlib
import statistics
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from bench import measures, peers, renew
from conftest import ROOT, start_driver
from files import served

ROUNDS = 5
COLUMNS = {
    "cold": "cold move: script + style + layout, ms", "warm": "warm move, ms", "layouts": "layouts a move", "slow": f"of {measures.MOVES} moves over 8 ms",
    "error": "finger error, pt", "jump": "largest jump when a finger lands on a zoom, pt (in the frame before it)", "bytes": "program with brotli, KB"}


def measure(url):
    """One browser of its own: what one page has compiled another one would find."""
    driver = start_driver()
    try:
        tab = measures.Tab(driver, url)
        result = {"cold": measures.cost(tab)}
        # Together and apart again, so that no limit of the scale is reached.
        for path in (measures.together, measures.fingers, measures.together):
            measures.cost(tab, path)
        result["warm"] = measures.cost(tab)
        result["slow"] = measures.slow_moves(tab)
        tab.reload()
        result["error"] = measures.finger_error(tab)
        tab.reload()
        result["landing"] = measures.landing(tab)
        return result
    finally:
        driver.quit()


def middle(rounds, *keys):
    values = [functools.reduce(lambda value, key: value and value[key], keys, each) for each in rounds]
    values = [value for value in values if value is not None]
    return statistics.median(values) if values else None


def summary(rounds, size):
    costs = {kind: {name: middle(rounds, kind, name) for name in [*measures.COUNTS, "layouts"]} for kind in ("cold", "warm")}
    return costs | {
        "slow": middle(rounds, "slow"), "error": middle(rounds, "error"), "before": middle(rounds, "landing", 0), "jump": middle(rounds, "landing", 1), "bytes": size}


def row(name, figures):
    def times(kind):
        return " + ".join(f"{figures[kind][part]:.2f}" for part in measures.COUNTS)

    jump = "none was running" if figures["jump"] is None else f"{figures['jump']:.0f} ({figures['before']:.0f})"
    cells = [name, times("cold"), times("warm"), f"{figures['cold']['layouts']:.2f}", f"{figures['slow']:.0f}", f"{figures['error']:.1f}", jump, f"{figures['bytes'] / 1000:.0f}"]
    return "| " + " | ".join(cells) + " |"


def main():
    names = [name for name in sys.argv[1:] if name != "--renew"]
    picture = ROOT / "Apps/Gallery/Pictures/1-mountain-lake@2x.webp"
    cache = ROOT / "build/peers"
    cache.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        pages = peers.write(folder, picture, cache, ROOT / "build/package")
        results = {name: [] for name in pages if not names or name in names}
        with served(folder) as address:
            for _ in range(ROUNDS):
                for name in results:
                    results[name].append(measure(address + pages[name][0]))
    figures = {name: summary(rounds, pages[name][1]) for name, rounds in results.items()}
    table = ["| | " + " | ".join(COLUMNS.values()) + " |", "|---" * (len(COLUMNS) + 1) + "|"]
    table += [row(f"`{name}`" if "<" in name else name, each) for name, each in figures.items()]
    text = "\n".join(table) + "\n"
    print(text, end="")
    (ROOT / "build/bench-page.md").write_text(text)
    (ROOT / "build/bench-page.json").write_text(json.dumps(figures, indent=2) + "\n")
    if "--renew" in sys.argv[1:]:
        renew.renew(ROOT / "README.md", "make bench-page RENEW=1", text)


if __name__ == "__main__":
    main()
