#!/usr/bin/env python3
"""What a running gallery answers: library-bench-server.py PORT PHOTOS PROCESS. One line of JSON."""

import gzip
import json
import re
import shutil
import subprocess
import sys
import time
import urllib.request

port, count, process = sys.argv[1:]
address = f"http://127.0.0.1:{port}"


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


page = json.loads(ask("/photos?limit=1")[0])
photo = page["photos"][0]
thumbnail = photo["url"].replace("photos", "thumbnails/256", 1) + "?v=" + photo["version"]
packed, first = ask("/photos.json", {"Accept-Encoding": "gzip"})
line = {
    "server, photos": int(count),
    "first page of 1000 ms": min(ask("/photos?limit=1000")[1] for _ in range(5)),
    "whole list, made ms": first,
    "whole list, again ms": ask("/photos.json", {"Accept-Encoding": "gzip"})[1],
    "whole list MB": len(gzip.decompress(packed)) / 1e6,
    "whole list, packed MB": len(packed) / 1e6,
}
if shutil.which("wrk"):
    line["thumbnails/s, 50 clients"] = requests(thumbnail)
    line["photos/s, 50 clients"] = requests(photo["url"])
    line["pages of 100/s, 50 clients"] = requests("/photos?limit=100")
with open(f"/proc/{process}/status") as status:
    line["memory at most MB"] = int(re.search(r"VmHWM:\s+(\d+)", status.read()).group(1)) / 1000
print(json.dumps(line))
