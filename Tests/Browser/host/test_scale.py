"""A million items cost in the wasm module what a thousand cost: counted in instructions, of which each run executes as many."""

from conftest import ROOT
from counted import Counted, start_message

THOUSAND, MILLION = 1_000, 1_000_000


def drag(grid, frame, length, step):
    """Up, and after half a second down again, by so many steps of so many points."""
    up, frame = frame < 64, frame % 64
    way = min(frame, length) * step
    if frame <= length:
        grid.touch(phase(frame, length), (195, 750 - way if up else 100 + way))


def scroll(grid, frame):
    drag(grid, frame, 62, 10)


def fling(grid, frame):
    drag(grid, frame, 8, 30)


def pinch(grid, frame):
    """To fewer columns, and back."""
    out, frame = frame < 64, frame % 64
    way = min(frame, 32) * 3
    half = 50 + way if out else 146 - way
    if frame <= 32:
        grid.touch(phase(frame, 32), (195 - half, 422), (195 + half, 422))


def phase(frame, last):
    return "BEGAN" if frame == 0 else "MOVED" if frame < last else "ENDED"


def costs(grid, items):
    """Instructions of each act, all that it has drawn, and its memory at the end."""
    grid.open("grid", (390, 844), 2, start_message("grid", items))
    drawn = grid.frame()
    spent = {"open": grid.spent}
    for act in (scroll, fling, pinch):
        before = grid.spent
        for frame in range(128):
            act(grid, frame)
            drawn += grid.frame()
        spent[act.__name__] = grid.spent - before
    return spent, drawn, grid.memory


def test_a_million_items_cost_what_a_thousand_cost():
    grid = Counted(ROOT / "build/page/samples.wasm")
    (small, drew, memory), (large, draws, more) = costs(grid, THOUSAND), costs(grid, MILLION)
    # They have drawn the same, and not nothing.
    assert draws == drew > 60_000
    for act, cost in large.items():
        print(f"{act}: {small[act]:,} and {cost:,} instructions")
        assert cost < 1.01 * small[act], act
    # Copying memory is one instruction, and needs memory.
    grown = (more - memory) / (MILLION - THOUSAND)
    print(f"memory: {more} bytes, {grown} bytes an item")
    assert grown < 0.07, "less than a page of memory for the million"
