"""A recording as WebDriver actions, performed by the browser's own driver: touches that somebody once made."""

import itertools
import json
import math

import pytest
from selenium.webdriver.remote.command import Command

from hands import TRACES, line, tap, trace
from test_native_and_wasm import DATA

# Chromium's driver knows whole pixels only, so a finger is half a pixel off, and what comes of two at most two.
PIXELS = 2
# A pinch begins at the first sample that is far enough from where it started: where that is differs by a pixel or two.
SCALE = 0.03


def rest(path, seconds=0.3):
    """The finger stays where it is before it lifts. How fast it lifts depends on the time that a driver takes, and
    what glides on afterwards with it; a finger that rests is as slow here as there."""
    (t, x, y) = path[-1]
    return path[:-1] + [(t, x, y), (t + seconds, x, y)]


HELD = {
    "tap": TRACES["tap"],
    "one-finger zoom": trace("one-finger zoom", tap(0, 120, 200), rest(line(0.2, 0.5, (120, 200), (130, 80)))),
    "pinch out": trace(
        "pinch out", rest(line(0, 0.4, (140, 240), (40, 280))), rest(line(0, 0.4, (180, 230), (290, 190)))),
    "pinch out and in": trace(
        "pinch out and in", rest(line(0, 0.3, (150, 240), (60, 240))), rest(line(0, 0.3, (170, 240), (260, 240))),
        rest(line(0.8, 0.2, (100, 300), (140, 300))), rest(line(0.8, 0.2, (220, 300), (180, 300)))),
}


def course(lines, recognizer):
    """The states of a recognizer, each once for as long as it lasts."""
    return [state for state, _ in itertools.groupby(
        line["state"] for line in lines if line.get("recognizer") == recognizer)]


def ends(lines, recognizer):
    return [line for line in lines if line.get("recognizer") == recognizer and line["state"] == "ended"]


def play(sample, tsumami, tmp_path, text):
    """The transcripts of the trace in the page, performed by the driver, and in the tool."""
    (tmp_path / "trace.jsonl").write_text(text)
    actions = json.loads(tsumami("convert", "trace.jsonl", "--format", "webdriver"))
    for action in itertools.chain(*(source["actions"] for source in actions["actions"])):
        for axis in {"x", "y"} & action.keys():
            action[axis] = round(action[axis])
    sample.report()
    sample.driver.execute(Command.W3C_ACTIONS, actions)
    sample.settle()
    played = tsumami("replay", "-q", "--scene", "image-viewer", "--format", "json", "trace.jsonl")
    return sample.report(), [json.loads(line) for line in played.splitlines()]


@pytest.mark.parametrize("name", HELD)
def test_the_page_makes_of_a_trace_what_the_tool_makes_of_it(sample, tsumami, tmp_path, name):
    in_page, played = play(sample, tsumami, tmp_path, HELD[name])
    for recognizer in ("pinch", "oneFingerZoom", "pan"):
        assert course(in_page, recognizer) == course(played, recognizer)
    page, tool = in_page[-1], played[-1]
    assert page["zoomScale"] == pytest.approx(tool["zoomScale"], rel=SCALE)
    # The point of the picture in the middle of the window, from either.
    middles = [[(at + half) / lines["zoomScale"] for at, half in zip(lines["contentOffset"], (160, 240))]
               for lines in (page, tool)]
    assert math.dist(*middles) * tool["zoomScale"] <= 2 * PIXELS + SCALE * 240


@pytest.mark.skipif(not DATA.exists(), reason=f"no recordings in {DATA}")
@pytest.mark.parametrize("name", ["zoom/phone_1", "zoom/phone_2", "double/phone_1"])
def test_a_browser_plays_a_recording_of_real_fingers(sample, tsumami, tmp_path, name):
    text = tsumami("convert", "-q", str(DATA / f"labelled/{name}.csv"))
    in_page, played = play(sample, tsumami, tmp_path, text)
    assert course(in_page, "pinch") == course(played, "pinch")
    for page, tool in zip(ends(in_page, "pinch"), ends(played, "pinch")):
        assert page["scale"] == pytest.approx(tool["scale"], rel=SCALE)
