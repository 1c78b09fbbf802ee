"""How large the modules are on the wire, held to what Toolchain/wasm-sizes.json says."""

import json

import pytest

from conftest import PAGE, ROOT

# Programs of the tests' own, which no page of the gallery's serves.
OWN = ROOT / ".build-wasm/wasm32-unknown-none-wasm/release/small"
SIZES = json.loads((ROOT / "Toolchain/wasm-sizes.json").read_text())
# By so much a module may grow before somebody has to look why, and write the new size down.
ROOM = 1.03


@pytest.mark.parametrize("module", SIZES)
def test_a_module_is_no_larger_than_what_is_written_down(module):
    """Bytes with brotli."""
    folder = OWN if module.endswith("Page") else PAGE
    size = (folder / f"{module}.wasm.br").stat().st_size
    way = "; make later takes out of it what the first picture does not need" if f"{module}.later" in SIZES else ""
    assert size <= SIZES[module] * ROOM, f"{module}.wasm has {size} bytes, {SIZES[module]} are written down{way}"


def test_what_is_served_has_no_names_of_functions():
    # Swift's functions of TouchKit have names that begin with this.
    for part in ("gallery.wasm", "gallery.later.wasm"):
        assert b"8TouchKit" not in (PAGE / part).read_bytes()
