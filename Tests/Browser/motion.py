"""What moves in the page, frame by frame, and what it did when fingers came and went."""

import pytest

# What is on the screen in each frame, and what was there when fingers came and went: of the content of the outermost scroll view, or of the picture.
WATCH = """
cancelAnimationFrame(window.watcher)
removeEventListener('pointerdown', window.noted, { capture: true })
removeEventListener('pointerup', window.noted, { capture: true })
const target = document.querySelector(arguments[0])
const place = () => { const { left, top, width } = target.getBoundingClientRect(); return [left, top, width] }
window.frames = []
window.areFramesKept = true
window.touches = []
const write = () => { frames.push([performance.now(), ...place()]); window.watcher = requestAnimationFrame(write) }
window.noted = event => touches.push([event.type, performance.now(), ...place()])
for (const type of ['pointerdown', 'pointerup']) addEventListener(type, noted, { capture: true })
write()
"""


def watch(page, selector):
    page.run(WATCH, selector)


def seen(page):
    """The frames (time, left, top, width) and the touches (type, time, left, top, width)."""
    return page.run("cancelAnimationFrame(watcher); return [frames, touches]")


def rest(page, seconds=6):
    """Waits until the program wants no more frames for a while."""
    page.rest("[...document.querySelectorAll('#stage .content, #stage img')].map(e => (r => [r.left, r.top, r.width])(e.getBoundingClientRect()))", seconds, frames=20)


def was_moving(frames, touches, touch):
    """Whether things were in motion when this touch came."""
    places = [frame[1:] for frame in frames if frame[0] < touches[touch][1]][-4:]
    return any(places[0] != pytest.approx(place, abs=0.5) for place in places)


def assert_caught(page, selector, gesture, first=2):
    """From its touch-down to its lift the finger of the touch `first` of a gesture leaves everything where it was.

    On a busy machine the driver's fingers are too slow for a fling, or too late for a catch: then they try again.
    """
    for _ in range(5):
        watch(page, selector)
        gesture()
        page.wait_for(f"return touches.length > {first + 1}")
        frames, touches = seen(page)
        if was_moving(frames, touches, first):
            break
        rest(page)
    else:
        pytest.fail("nothing ever moved that could be caught")
    (_, start, *before), (_, end, *_) = touches[first], touches[first + 1]
    held = [frame[1:] for frame in frames if start <= frame[0] <= end]
    assert len(held) > 2
    for place in held:
        assert place == pytest.approx(before, abs=0.01)


def offset(page):
    return page.report()[-1]["contentOffset"]
