#!/usr/bin/env python3
"""Writes figures of library-bench as tables into a document: library-bench-table.py FIGURES DOCUMENT.

They go between the lines `<!-- figures -->` and `<!-- end of figures -->`."""

import json
import os
import pathlib
import platform
import re
import subprocess
import sys

figures, document = map(pathlib.Path, sys.argv[1:])
lines = [json.loads(line) for line in figures.read_text().splitlines() if line.startswith("{")]


def number(value):
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.2g}" if abs(value) < 10 else f"{value:.1f}"


def table(lines, key):
    lines = [line for line in lines if key in line]
    if not lines:
        return []
    names = sorted({name for line in lines for name in line if name != key})
    rows = [[key, *(number(line[key]) for line in lines)], ["---"] * (len(lines) + 1)]
    rows += [[name, *(number(line[name]) if name in line else "" for line in lines)] for name in names]
    return ["| " + " | ".join(row) + " |" for row in rows] + [""]


model = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
cores = subprocess.run(["nproc"], capture_output=True, text=True).stdout.strip()
processor = model.group(1) if model else platform.machine()
load = os.environ.get("LOAD") or f"{os.getloadavg()[2]:.0f}"
text = [f"Measured by `make library-bench` on {cores} cores of {processor}, on which {load} programs wanted to run at a time.", ""]
text += table(lines, "photos") + table(lines, "server, photos")
sigal = {name: value for line in lines for name, value in line.items() if name.startswith("sigal")}
text += [f"The same first thousand by sigal: {number(value)} s ({name.removeprefix('sigal, ').removesuffix(' s')})." for name, value in sigal.items()]
old = document.read_text()
begin, end = "<!-- figures -->\n", "<!-- end of figures -->"
if begin not in old or end not in old:
    sys.exit(f"{document}: no place for the figures")
head, rest = old.split(begin, 1)
document.write_text(head + begin + "\n".join(text).rstrip() + "\n" + end + rest.split(end, 1)[1])
