"""What builds the programs of pages, on a program of a few lines: `Toolchain/swiftc`."""

import json
import subprocess

import pytest

from conftest import ROOT

TOOLSET = json.loads((ROOT / "Toolchain/embedded.json").read_text())
# Two texts of which the compiler knows nothing are compared.
PROGRAM = """
@_expose(wasm, "same") @_cdecl("same") public func same(_ one: Int, _ other: Int) -> Bool {
  Set([String(one), "é"]).contains(String(other))
}
"""


@pytest.mark.parametrize("compiler, is_whole", [(ROOT / "Toolchain/swiftc", True), ("swiftc", False)], ids=["ours", "alone"])
def test_a_program_that_compares_texts_is_linked_with_the_tables_for_it(tmp_path, compiler, is_whole):
    (tmp_path / "main.swift").write_text(PROGRAM)
    linker = [word for option in TOOLSET["linker"]["extraCLIOptions"] for word in ("-Xlinker", option)]
    # What the host brings is missing here, and so is a runtime.
    done = subprocess.run(
        [compiler, "main.swift", "-target", "wasm32-unknown-none-wasm", *TOOLSET["swiftCompiler"]["extraCLIOptions"], *linker,
         "-Xlinker", "--allow-undefined", "-Xlinker", "--strip-all", "-emit-executable", "-o", "main.wasm"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    # What is missing is imported, by its name.
    assert (b"_swift_stdlib_getNormData" in (tmp_path / "main.wasm").read_bytes()) != is_whole
