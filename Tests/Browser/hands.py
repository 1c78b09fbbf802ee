"""Traces made by formula, for tests that have to run where there are no recordings: every kind of touch there is."""

import json
import math

HEADER = {"tsumami": "trace", "version": 1, "width": 320, "height": 480, "scale": 2}
STEP = 1 / 120


def trace(name, *touches):
    """A trace of touches, each a list of (time, x, y)."""
    lines = []
    for number, path in enumerate(touches, 1):
        for index, (t, x, y) in enumerate(path):
            phase = "began" if index == 0 else "ended" if index == len(path) - 1 else "moved"
            lines.append({"t": t, "id": number, "phase": phase, "x": x, "y": y})
    lines.sort(key=lambda line: line["t"])
    return "".join(json.dumps(line) + "\n" for line in [HEADER | {"source": name}, *lines])


def path(start, seconds, place):
    """A finger's samples; `place` maps 0…1 to (x, y)."""
    count = max(1, round(seconds / STEP))
    return [(start + index * STEP, *place(index / count)) for index in range(count + 1)]


def tap(start, x, y):
    return path(start, 0.05, lambda part: (x, y))


def line(start, seconds, a, b, ease=lambda part: part):
    return path(start, seconds, lambda part: tuple(p + (q - p) * ease(part) for p, q in zip(a, b)))


def arc(start, seconds, centre, radius, turn, grow=1):
    def place(part):
        angle, far = turn[0] + (turn[1] - turn[0]) * part, radius * grow**part
        return (centre[0] + far * math.cos(angle), centre[1] + far * math.sin(angle))

    return path(start, seconds, place)


def slow(part):
    return 1 - (1 - part) ** 3


def late(text, seconds):
    """The same touches, heard of so much later, as in a page that is busy."""
    header, *lines = [json.loads(line) for line in text.splitlines()]
    lines = [sample | {"measured": sample["t"], "t": sample["t"] + seconds * (index % 5)}
             for index, sample in enumerate(lines)]
    latest = 0
    for sample in lines:
        latest = sample["t"] = max(latest, sample["t"])
    return "".join(json.dumps(line) + "\n" for line in [header, *lines])


TRACES = {
    "tap": trace("tap", tap(0, 100, 200)),
    "double tap": trace("double tap", tap(0, 100, 200), tap(0.2, 102, 203)),
    "two-finger tap": trace("two-finger tap", tap(0, 100, 200), tap(0.02, 200, 220)),
    "hold": trace("hold", path(0.25, 1, lambda part: (160, 240))),
    "fling": trace("fling", line(0, 0.2, (160, 400), (150, 100))),
    "fling, caught": trace("fling, caught", line(0, 0.2, (160, 400), (150, 100)), tap(0.6, 100, 100)),
    "drag to rest": trace("drag to rest", line(0, 0.8, (160, 400), (60, 200), slow)),
    "one-finger zoom": trace("one-finger zoom", tap(0, 120, 200), line(0.2, 0.5, (120, 200), (130, 80), slow)),
    "pinch out": trace(
        "pinch out", line(0, 0.4, (140, 240), (40, 280)), line(0.02, 0.4, (180, 230), (290, 190))),
    "pinch far in": trace(
        "pinch far in", line(0, 0.3, (20, 240), (140, 250), slow), line(0, 0.3, (300, 230), (180, 220), slow)),
    "rotation with a pinch": trace(
        "rotation with a pinch", arc(0, 0.6, (160, 240), 60, (0, 1.5), 1.8),
        arc(0.03, 0.6, (160, 240), 60, (math.pi, math.pi + 1.5), 1.8)),
    "pinches, one after another": trace(
        "pinches, one after another", line(0, 0.3, (150, 240), (60, 240)), line(0, 0.35, (170, 240), (260, 240)),
        line(0.4, 0.2, (100, 300), (140, 300)), line(0.4, 0.2, (220, 300), (180, 300))),
    "L": trace("L", line(0, 0.3, (100, 150), (100, 250)) [:-1] + line(0.3 + STEP, 0.3, (100, 250), (200, 255))),
    "circle": trace("circle", arc(0, 0.8, (160, 240), 80, (-math.pi / 2, -2.5 * math.pi))),
}
TRACES |= {f"{name}, late": late(TRACES[name], 0.007) for name in ("fling, caught", "pinch out", "one-finger zoom")}
