"""A module of a page without a browser, in which WebAssembly's instructions are counted: the same number in every run, on every machine."""

import math
import re
import struct

import wasmtime

from conftest import ROOT

# What the host writes of the protocol's table for its JavaScript: the same numbers here.
PROTOCOL = {
    name: int(value)
    for name, value in re.findall(r"^export const (\w+) = (-?\d+)$", (ROOT / "Sources/WebHost/JavaScript/protocol.js").read_text(), re.MULTILINE)
}
ENDLESS = 1 << 62


class Counted:
    """A scene in its module; `spent` is how many instructions it has executed."""

    def __init__(self, path):
        config = wasmtime.Config()
        config.consume_fuel = True
        self._engine = wasmtime.Engine(config)
        self._module = wasmtime.Module.from_file(self._engine, str(path))

    def open(self, scene, size, scale, start):
        """A fresh instance: a module has one window."""
        self._store = wasmtime.Store(self._engine)
        self._store.set_fuel(ENDLESS)
        self._exports = wasmtime.Instance(self._store, self._module, [self._import(wanted) for wanted in self._module.imports]).exports(self._store)
        self.now = 0.0
        self._call("__main_argc_argv", 0, 0)
        self._send(b"start", start)
        assert self._call("tsumami_open", *map(float, size), float(scale), 0, self.now) == 1, f"no scene {scene}"
        self._changes = self._call("tsumami_changes")

    @property
    def spent(self):
        return ENDLESS - self._store.get_fuel()

    @property
    def memory(self):
        """Bytes."""
        return self._exports["memory"].data_len(self._store)

    def touch(self, phase, *places):
        """Fingers at these places, all of which begin, move or end."""
        samples = [value for finger, (x, y) in enumerate(places) for value in (finger + 1, PROTOCOL[phase], x, y, self.now, 0, 0, 0, math.pi / 2, 0, 0)]
        assert len(samples) == len(places) * PROTOCOL["SAMPLE_LENGTH"]
        self._write(struct.pack(f"<{len(samples)}d", *samples), self._call("tsumami_samples"))
        self._call("tsumami_touch", len(places), self.now)

    def frame(self):
        """The next frame, a 60th of a second later; answers how many numbers of changes it has drawn."""
        self.now += 1 / 60
        self._call("tsumami_frame", self.now)
        return struct.unpack("<2i", self._exports["memory"].read(self._store, self._changes, self._changes + 8))[1]

    def _send(self, name, contents):
        self._write(name + contents, self._call("tsumami_memory", len(name) + len(contents)))
        self._call("tsumami_message", len(name), len(contents), 0, self.now)

    def _write(self, contents, address):
        self._exports["memory"].write(self._store, contents, address)

    def _call(self, name, *arguments):
        return self._exports[name](self._store, *arguments)

    def _import(self, wanted):
        """What the page gives a module: mathematics, and texts of half their size for each byte. What it is told nobody hears."""
        answers = {
            "pow": math.pow, "sin": math.sin, "cos": math.cos, "exp": math.exp, "log": math.log, "atan2": math.atan2,
            "measure": lambda address, length, size: 65536 + int(length * size / 2), "putchar": lambda byte: byte,
        }
        kind = wanted.type
        return wasmtime.Func(self._store, kind, answers.get(wanted.name, getattr(math, wanted.name, lambda *_: None)))


def start_message(scene, items):
    """A scene of so many items and without pictures, as Sources/Pages/ScenePage/SceneStart.swift has the table of."""
    name = scene.encode()
    # No pictures; a list of all of them without groups and albums; no words.
    return struct.pack("<i", len(name)) + name + struct.pack("<10i", items, 0, 0, -1, 0, 0, 0, 0, 0, 0)
