#!/usr/bin/env python3
"""What a gallery answers, and how soon after its start: library-bench-server.py PORT PHOTOS COMMAND… One line of JSON."""

import gzip
import json
import re
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request

port, count, *command = sys.argv[1:]
address = f"http://127.0.0.1:{port}"
# What browsers send.
packing = {"Accept-Encoding": "gzip, deflate, br"}


def ask(path, headers={}):
    start = time.perf_counter()
    with urllib.request.urlopen(urllib.request.Request(address + path, headers=headers)) as answer:
        body = answer.read()
    return body, (time.perf_counter() - start) * 1000


def requests(path):
    """A second, of 50 clients at once, each with one connection."""
    ask(path)
    said = subprocess.run(
        ["wrk", "-t1", "-c50", "-d5s", "-H", "Accept-Encoding: gzip", address + path], capture_output=True, text=True, check=True
    ).stdout
    return float(re.search(r"Requests/sec:\s+([\d.]+)", said).group(1))


def start():
    return subprocess.Popen([*command, "--port", port], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def answered(path, since):
    """Milliseconds from a moment to the answer, however soon the server is there."""
    while True:
        try:
            ask(path, packing)
            return (time.perf_counter() - since) * 1000
        except urllib.error.URLError:
            time.sleep(0.001)


def stop(server):
    server.terminate()
    server.wait()


server = start()
answered("/progress.json", 0)
while not json.loads(ask("/progress.json")[0])["isComplete"]:
    time.sleep(1)
ask("/photos.json", packing)
stop(server)
begin = time.perf_counter()
server = start()
line = {"server, photos": int(count), "second start to first 1000 photos ms": answered("/photos?limit=1000", begin)}
stop(server)
begin = time.perf_counter()
server = start()
line["second start to whole list ms"] = answered("/photos.json", begin)

photo = json.loads(ask("/photos?limit=1")[0])["photos"][0]
thumbnail = photo["url"].replace("photos", "thumbnails/256", 1) + "?v=" + photo["version"]
packed, first = ask("/photos.json", {"Accept-Encoding": "gzip"})
line |= {
    "page of 1000 ms": min(ask("/photos?limit=1000")[1] for _ in range(5)),
    "whole list, made anew ms": first,
    "whole list, again ms": ask("/photos.json", {"Accept-Encoding": "gzip"})[1],
    "whole list MB": len(gzip.decompress(packed)) / 1e6,
    "whole list, packed MB": len(packed) / 1e6,
}
if shutil.which("wrk"):
    line["thumbnails/s, 50 clients"] = requests(thumbnail)
    line["photos/s, 50 clients"] = requests(photo["url"])
    line["pages of 100/s, 50 clients"] = requests("/photos?limit=100")
with open(f"/proc/{server.pid}/status") as status:
    line["memory at most MB"] = int(re.search(r"VmHWM:\s+(\d+)", status.read()).group(1)) / 1000
stop(server)
print(json.dumps(line))
