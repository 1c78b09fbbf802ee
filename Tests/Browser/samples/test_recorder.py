"""The record button: the trace that it saves, and that the tool plays it as the page did."""

import json
import time

import pytest

from fingers import Hand

RECORD, STOP = "Record touches", "Stop recording"


@pytest.fixture
def downloads(driver, tmp_path):
    driver.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "allow", "downloadPath": str(tmp_path)})
    yield tmp_path
    driver.execute_cdp_cmd("Browser.setDownloadBehavior", {"behavior": "default"})


def saved(folder):
    """The trace that comes into the folder."""
    end = time.monotonic() + 5
    while not (traces := list(folder.glob("touches-*.jsonl"))):
        assert time.monotonic() < end, "nothing was saved"
        time.sleep(0.02)
    return traces[0]


def answer(page, button):
    """What the page asks before it saves is answered."""
    page.wait_for("return document.getElementById('keep').open")
    page.run(f"document.querySelector('#keep [value={button}]').click()")


def pinch(page):
    hand = Hand(page.driver)
    a, b = hand.pinch((160, 235), 61, 199, drift=(5, -5), turn=(-0.17, -0.31), seconds=0.3, still=0.2)
    hand.up(b).wait(0.2).up(a).perform()


def test_a_recorded_pinch_is_played_by_the_tool_as_it_was_in_the_page(sample, downloads, tsumami):
    sample.report()
    sample.press(RECORD)
    pinch(sample)
    sample.settle()
    sample.press(STOP)
    assert "2 touches" in sample.run("return document.querySelector('#keep p').textContent")
    answer(sample, "save")
    trace = saved(downloads)
    in_page = sample.report()
    header = json.loads(trace.read_text().splitlines()[0])
    assert [header[key] for key in ("tsumami", "version", "width", "height", "scale")] == ["trace", 1, 320, 480, 2]
    assert "Chrome" in header["source"]
    states = [line["state"] for line in in_page if line.get("recognizer") == "pinch"]
    assert states[0] == "began" and states[-1] == "ended" and states.count("changed") >= 5

    played = tsumami("replay", "--scene", "image-viewer", "--format", "json", trace)
    # When the last line was asked for is no matter.
    in_page[-1]["t"] = json.loads(played.splitlines()[-1])["t"]
    (downloads / "page").write_text("".join(json.dumps(line) + "\n" for line in in_page))
    (downloads / "tool").write_text(played)
    assert tsumami("diff", "page", "tool", check=False).stdout == ""


def test_the_button_is_used_by_keyboard_and_says_what_it_would_do(sample, downloads):
    for label, next_label in ((RECORD, STOP), (STOP, RECORD)):
        # Backwards from the end of the page: it is the last thing there.
        sample.run("document.activeElement.blur()")
        sample.run(f"document.querySelector('[aria-label=\"{label}\"]').focus()")
        sample.key("\ue007" if label == RECORD else " ")
        if label == STOP:
            answer(sample, "save")
        assert sample.run("return document.activeElement.getAttribute('aria-label')") == next_label
    assert saved(downloads).read_text().count("\n") == 1, "no touch, a header and nothing else"


def test_nothing_is_saved_without_asking(sample, downloads):
    sample.press(RECORD)
    pinch(sample)
    sample.settle()
    sample.press(STOP)
    answer(sample, "discard")
    # The next one is the only one that comes.
    sample.press(RECORD)
    sample.press(STOP)
    answer(sample, "save")
    assert saved(downloads).read_text().count("\n") == 1
    assert len(list(downloads.iterdir())) == 1


def test_every_scene_has_the_button(driver, sample_server, downloads):
    from page import Page

    page = Page(driver, sample_server.url, size=(320, 480))
    page.open("#scroll")
    page.wait_until_ready()
    shown = "return [...document.querySelectorAll('#toolbar button')].filter(b => b.offsetWidth).map(b => b.ariaLabel)"
    assert page.run(shown) == ["Show what the recognizers do", RECORD]
    page.close()


def test_a_batch_is_an_event_with_each_fingers_own_time(blank, downloads):
    """Coalesced samples; a finger that was down before; batches of one moment, and after a frame; a pen."""
    blank.run_async(
        """
        document.body.innerHTML = '<nav hidden><button id="record" hidden></button></nav>'
        const { Recorder } = await import('/recorder.js')
        const recorder = new Recorder(record, () => [320, 480, 2], async () => true)
        const sample = (id, phase, x, time, more = [0, 0, 0, Math.PI / 2, 0, 0]) => [id, phase, x, 20, time, ...more]
        const hear = (samples, now) => recorder.hear(new Float64Array(samples.flat()), samples.length, now)
        hear([sample(7, 0, 1, 0.5)], 0)
        record.click()
        hear([sample(7, 1, 2, 1)], 0.5)
        hear([sample(1, 0, 10, 1)], 0.5)
        hear([sample(2, 0, 50, 1, [0.5, 3, 2, 1, 0.25, 0])], 1)
        hear(
          [sample(1, 1, 11, 1.25), sample(1, 1, 12, 1.5), sample(2, 1, 51, 1.375), sample(7, 1, 3, 2)], 1)
        hear([sample(3, 0, 70, 2, [0, 0, 3, Math.PI / 2, 0, 2]), sample(3, 3, 70, 2, [0, 0, 3, Math.PI / 2, 0, 2])], 2)
        hear([sample(1, 3, 12, 2), sample(7, 3, 3, 2)], 2.25)
        hear([sample(2, 4, 51, 2)], 2.25)
        record.click()
        """
    )
    lines = [json.loads(line) for line in saved(downloads).read_text().splitlines()]
    base = {"y": 20}
    assert lines[1:] == [
        {"t": 1, "id": 1, "phase": "began", "x": 10} | base,
        {"t": 1.0000001, "id": 2, "phase": "began", "x": 50, "measured": 1, "force": 0.5, "radius": 3,
         "kind": "pencil", "altitude": 1, "azimuth": 0.25} | base,
        {"t": 1.5, "id": 1, "phase": "moved", "x": 11, "measured": 1.25} | base,
        {"t": 1.5, "id": 1, "phase": "moved", "x": 12} | base,
        {"t": 1.5, "id": 2, "phase": "moved", "x": 51, "measured": 1.375} | base,
        {"t": 2, "id": 3, "phase": "began", "x": 70, "kind": "indirectPointer", "buttons": 2} | base,
        {"t": 2, "id": 3, "phase": "ended", "x": 70, "kind": "indirectPointer", "buttons": 2} | base,
        {"t": 2.25, "id": 1, "phase": "ended", "x": 12, "measured": 2} | base,
        {"t": 2.2500001, "id": 2, "phase": "cancelled", "x": 51, "measured": 2} | base,
    ]
