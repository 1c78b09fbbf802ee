"""A million items cost in the wasm module what a thousand cost."""

from conftest import load_module

THOUSAND, MILLION = 1_000, 1_000_000


def test_a_million_items_cost_what_a_thousand_cost(blank):
    load_module(blank, "scale.js")
    small, large = blank.run_async("return measureGrids(...given)", [THOUSAND, MILLION], 30)
    # They have drawn the same, and not nothing.
    assert large["changes"] == small["changes"] > 100_000
    for act, cost in large["costs"].items():
        ratio = cost / small["costs"][act]
        print(f"{act}: {1000 * small['costs'][act]:.0f} and {1000 * cost:.0f} µs a frame, {ratio:.2f} times as much")
        assert ratio < 1.2, act
    grown = (large["memory"] - small["memory"]) / (MILLION - THOUSAND)
    print(f"memory: {large['memory']} bytes, {grown} bytes an item")
    assert grown < 0.07, "less than a page of memory for the million"
