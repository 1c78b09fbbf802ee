#!/usr/bin/env python3
"""A static site of the same photos by `gallery export` and by sigal: library-bench-builds.py GALLERY SIGAL PHOTOS PLACE.

A line of JSON for each first build, and for each second one, of which nothing has changed. Both programs use all processors. sigal makes a
picture within 640 × 480 pixels of each photo and one of 280 × 210, as it does by itself; the export makes one within 640 × 640, one whose
shorter edge has 1,024 pixels and one with 256."""

import ctypes
import json
import os
import pathlib
import shutil
import subprocess
import sys
import time

gallery, sigal, photos, place = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])


# What a program has started and left behind becomes ours, so that its seconds count, too (prctl's PR_SET_CHILD_SUBREAPER).
ctypes.CDLL(None).prctl(36, 1)


def build(name, command):
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=place, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    if status:
        sys.exit(f"{name}: {os.waitstatus_to_exitcode(status)}")
    usages = [usage]
    try:
        while True:
            usages.append(os.wait4(-1, 0)[2])
    except ChildProcessError:
        pass
    line = {
        "build": name,
        "s": seconds,
        "processor s": sum(usage.ru_utime + usage.ru_stime for usage in usages),
        "memory of the largest process MB": max(usage.ru_maxrss for usage in usages) / 1000,
    }
    print(json.dumps(line), flush=True)


shutil.rmtree(place, ignore_errors=True)
place.mkdir(parents=True)
subprocess.run([sigal, "init"], cwd=place, stdout=subprocess.DEVNULL, check=True)
programs = {
    "gallery export": [gallery, "export", photos, "gallery-site", "--originals", "resize=640", "--cache", "cache"],
    "sigal": [sigal, "build", "--quiet", "--ncpu", str(os.cpu_count()), photos, "sigal-site"],
}
for name, command in programs.items():
    for run in ["first", "again"]:
        build(f"{name}, {run}", command)
