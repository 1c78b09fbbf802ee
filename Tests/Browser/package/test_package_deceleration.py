"""`deceleration` of tsumami.js, where scroll views of the native tool are."""

import json
import re
import subprocess

import pytest

from conftest import TOOL
from test_package_sites import node

# Of the scene `scroll`: how far it scrolls, in a window of this height.
HEIGHT, CONTENT = 480, 40_000
# Constants.decelerationDelay: a scroll view sets out so many seconds after the lift.
DELAY = 0.00045


def lifted(folder, ys, offset, seconds=0.016):
    """A finger that goes from one y to the next: what it leaves (offset and velocity), and the offsets that follow, by seconds since it sets out."""
    lines = [{"tsumami": "trace", "version": 1, "width": 320, "height": HEIGHT, "scale": 2, "source": "test"}]
    phases = ["began", *["moved"] * (len(ys) - 2), "ended"]
    lines += [{"t": round(index * seconds, 3), "id": 1, "phase": phase, "x": 100, "y": y} for index, (phase, y) in enumerate(zip(phases, ys))]
    (folder / "trace.jsonl").write_text("".join(json.dumps(line) + "\n" for line in lines))
    done = subprocess.run([TOOL, "replay", "--scene", "scroll", "--offset", str(offset), "--format", "json", "trace.jsonl"], cwd=folder, capture_output=True, text=True, check=True)
    told = [json.loads(line) for line in done.stdout.splitlines()]
    end = next(index for index, line in enumerate(told) if line.get("state") == "ended")
    place = lambda line: line["contentOffset"][1]
    start = next(place(line) for line in reversed(told[:end]) if "contentOffset" in line)
    time = told[end]["t"]
    return start, -told[end]["velocity"][1], [(line["t"] - time - DELAY, place(line)) for line in told[end + 1:] if line.get("event") == "scroll"]


@pytest.mark.parametrize("ys, offset", [
    pytest.param([300, 280, 250, 220, 190], 0, id="a flick"),
    pytest.param([300, 285, 270, 255, 240], 900, id="a slower one"),
    pytest.param([200, 240, 280, 340, 400], 60, id="over the edge at the top"),
    pytest.param([400, 360, 300, 240, 180], CONTENT - HEIGHT - 300, id="over the edge at the bottom"),
    pytest.param([100, 150, 250, 350, 450, *[450] * 12], 0, id="let go of beyond an edge"),
    pytest.param([100, 200, 300, 400, 440, 410, 340, 240, 120], 0, id="thrown back from there")])
def test_what_is_let_go_of_is_where_a_scroll_view_would_be(tmp_path, ys, offset):
    start, velocity, places = lifted(tmp_path, ys, offset)
    assert len(places) > 10
    times = json.dumps([time for time, _ in places])
    answered = node(f"""
        import {{ deceleration }} from 'tsumami'
        const motion = deceleration({{ from: {start}, velocity: {velocity}, min: 0, max: {CONTENT - HEIGHT} }})
        const both = deceleration({{ from: {{ x: 7, y: {start} }}, velocity: {{ x: 0, y: {velocity} }}, min: {{ x: 0, y: 0 }}, max: {{ x: 9, y: {CONTENT - HEIGHT} }} }})
        console.log(JSON.stringify([{times}.map(motion.at), motion.rest, motion.duration, {times}.map(both.at), both.rest, both.duration]))""", tmp_path)
    ours, rest, duration, both, both_rest, both_duration = json.loads(answered)
    # The tool writes times to a millionth, and rests on a pixel, which are two to a point.
    for (time, place), own in zip(places[:-1], ours):
        assert own == pytest.approx(place, abs=0.01 if time < duration else 0.5), time
    assert rest == pytest.approx(places[-1][1], abs=0.26)
    # It is told of in the frame after it.
    assert -0.05 < places[-1][0] - duration < 0.05
    assert both == [{"x": 7, "y": place} for place in ours] and both_rest == {"x": 7, "y": rest} and both_duration == duration


def test_the_numbers_of_the_documents_are_those_that_were_measured(tmp_path):
    answered = json.loads(node("""
        import { deceleration } from 'tsumami'
        const measured = deceleration({ from: 5074, velocity: 750 }), edge = deceleration({ velocity: 3000, max: 0 }), still = deceleration({ from: 3, velocity: 9 })
        console.log(JSON.stringify([measured.at(0.02645), measured.at(0.09315), measured.duration, measured.rest, measured.at(-1), edge.at(0.091), edge.duration, still.duration, still.rest]))""", tmp_path))
    assert answered == pytest.approx([5093.3, 5137.67, 2.157, 5443.26, 5074, 100.5, 0.777, 0, 3], abs=0.05)


def test_what_is_no_motion_is_refused(tmp_path):
    asked = ["", "{}", "{ velocity: NaN }", "{ velocity: { x: 1 } }", "{ velocity: 1, from: Infinity }", "{ velocity: 1, min: 2, max: 1 }", "{ velocity: 1, rate: 1 }", "{ velocity: 1, end: 3 }"]
    answered = node("import { deceleration } from 'tsumami'\n" + "\n".join(
        f"try {{ deceleration({each}); console.log('nothing') }} catch (error) {{ console.log(error.name + ': ' + error.message) }}" for each in asked), tmp_path).splitlines()
    assert all(line.startswith("TypeError: ") for line in answered) and len(answered) == len(asked)
    assert re.search("“max”, 1", answered[5]) and "“end”" in answered[7]
