#!/usr/bin/env python3
"""Prints figures of library-bench as tables: library-bench-table.py FIGURES [DOCUMENT].

In the document, too, they go between the lines `<!-- figures -->` and `<!-- end of figures -->`."""

import json
import os
import pathlib
import platform
import re
import sys

figures, *documents = map(pathlib.Path, sys.argv[1:])
lines = [json.loads(line) for line in figures.read_text().splitlines() if line.startswith("{")]

# In the order in which people ask for them; what is not named here comes last.
order = [
    "first index s",
    "first index photos/s",
    "index MB",
    "second start, first page ms",
    "second start, all photos ms",
    "look at everything again ms",
    "change is known after ms",
    "thumbnails made/s",
    "thumbnails from disk/s",
    "export s",
    "export again s",
    "memory after indexing MB",
    "memory at most MB",
    "memory of all decoders at most MB",
    "second start to first 1000 photos ms",
    "second start to whole list ms",
    "thumbnails/s, 50 clients",
    "photos/s, 50 clients",
    "pages of 100/s, 50 clients",
]


def number(value):
    if isinstance(value, str):
        return value
    return f"{value:,.0f}" if abs(value) >= 100 or value == int(value) else f"{value:.2g}" if abs(value) < 10 else f"{value:.1f}"


def rank(name):
    return (order.index(name), "") if name in order else (len(order), name)


def table(key):
    """A column for each line that has the key."""
    columns = [line for line in lines if key in line]
    if not columns:
        return []
    names = sorted({name for line in columns for name in line if name != key}, key=rank)
    rows = [[key, *(number(line[key]) for line in columns)], ["---"] * (len(columns) + 1)]
    rows += [[name, *(number(line[name]) if name in line else "" for line in columns)] for name in names]
    return ["| " + " | ".join(row) + " |" for row in rows] + [""]


model = re.search(r"model name\s*: (.*)", pathlib.Path("/proc/cpuinfo").read_text())
processor = model.group(1) if model else platform.machine()
text = [
    f"Measured by `make library-bench` on {os.cpu_count()} cores of {processor}, "
    f"on which {os.getloadavg()[2]:.0f} programs wanted to run at a time.",
    "",
    *table("photos"),
    *table("server, photos"),
]
builds = table("build")
if builds:
    text += ["A static site of the first 1,000 photos:", "", *builds]
text = "\n".join(text).rstrip() + "\n"
print(text, end="")
for document in documents:
    old = document.read_text()
    begin, end = "<!-- figures -->\n", "<!-- end of figures -->"
    if begin not in old or end not in old:
        sys.exit(f"{document}: no place for the figures")
    head, rest = old.split(begin, 1)
    document.write_text(head + begin + text + end + rest.split(end, 1)[1])
