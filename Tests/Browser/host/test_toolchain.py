"""What builds the programs of pages, on a program of a few lines: `Toolchain/swiftc` and `Scripts/wasm-order`."""

import json
import subprocess

import pytest
import wasmtime

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


# Every way in which a function is named: by calls, exports, elements, as the one that begins; and what is imported beside functions.
MODULE = """(module
  (import "page" "add" (func $add (param i32 i32) (result i32)))
  (import "page" "memory" (memory 1)) (import "page" "table" (table 4 funcref)) (import "page" "start" (global $start i32))
  (type $number (func (param i32) (result i32)))
  (global $begun (mut i32) (i32.const 0))
  (func $begin (global.set $begun (i32.const 1000)))
  (func $twice (param i32) (result i32) (call $add (local.get 0) (local.get 0)))
  (func $long (export "choose") (param i32) (result i32) (local i64 f64)
    (local.set 1 (i64.const -5000000000)) (local.set 2 (f64.const 1.5)) (memory.fill (i32.const 0) (i32.const 7) (i32.const 300))
    (block $one (block $other (br_table $one $other $one (local.get 0))) (return (call_indirect (type $number) (i32.load8_u offset=200 (i32.const 1)) (i32.const 1))))
    (call $add (global.get $begun) (call $thrice (i32.trunc_sat_f64_s (local.get 2)))))
  (func $thrice (export "thrice") (param i32) (result i32) (call $add (call $twice (local.get 0)) (local.get 0)))
  (elem (global.get $start) $twice $thrice)
  (start $begin))"""


def test_functions_in_the_order_of_what_they_have_in_common_do_the_same(tmp_path):
    before, after = tmp_path / "before.wasm", tmp_path / "after.wasm"
    before.write_bytes(wasmtime.wat2wasm(MODULE))
    subprocess.run([ROOT / "Scripts/wasm-order", before, after], check=True)

    def answers(path):
        store = wasmtime.Store()
        number = wasmtime.ValType.i32()
        add = wasmtime.Func(store, wasmtime.FuncType([number, number], [number]), lambda one, other: one + other)
        limits = wasmtime.Limits(4, None)
        page = {
            "add": add, "memory": wasmtime.Memory(store, wasmtime.MemoryType(wasmtime.Limits(1, None))),
            "table": wasmtime.Table(store, wasmtime.TableType(wasmtime.ValType.funcref(), limits), None),
            "start": wasmtime.Global(store, wasmtime.GlobalType(number, False), wasmtime.Val.i32(0))}
        module = wasmtime.Module(store.engine, path.read_bytes())
        exports = wasmtime.Instance(store, module, [page[wanted.name] for wanted in module.imports]).exports(store)
        return [exports["choose"](store, which) for which in (0, 1, 2)] + [exports["thrice"](store, 5)]

    assert after.read_bytes() != before.read_bytes()
    assert answers(after) == answers(before) == [1003, 21, 1003, 15]
