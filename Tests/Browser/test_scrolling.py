"""Scrolling and zooming in a real browser, by real touches: to the limits and beyond, and caught on the way."""

import pytest

from fingers import Hand, turn
from page import Page


@pytest.fixture
def scroller(driver, server):
    """The plain scroll view, 40,000 points high, in a window of 800 × 600 points."""
    page = Page(driver, server.url)
    page.open("#scroll")
    page.wait_until_ready()
    yield page
    assert page.errors() == []
    page.close()


@pytest.fixture
def photo(driver, server):
    page = Page(driver, server.url)
    page.open("#image-viewer")
    page.wait_until_ready()
    yield page
    assert page.errors() == []
    page.close()


# What is on the screen in each frame, and what was there when fingers came and went: of the content of the outermost scroll view, or of the picture.
WATCH = """
const target = document.querySelector(arguments[0])
const place = () => { const { left, top, width } = target.getBoundingClientRect(); return [left, top, width] }
window.frames = []
window.touches = []
const write = () => { frames.push([performance.now(), ...place()]); window.watcher = requestAnimationFrame(write) }
for (const type of ['pointerdown', 'pointerup'])
  addEventListener(type, () => touches.push([type, performance.now(), ...place()]), { capture: true })
write()
"""


def watch(page, selector):
    page.run(WATCH, selector)


def seen(page):
    """The frames (time, left, top, width) and the touches (type, time, left, top, width)."""
    return page.run("cancelAnimationFrame(watcher); return [frames, touches]")


def rest(page, seconds=6):
    """Waits until the program wants no more frames for a while."""
    page.run_async(
        """
        let last = '', still = 0
        const end = performance.now() + 1000 * given[0]
        while (still < 20) {
          if (performance.now() > end) throw new Error('it never came to rest')
          await new Promise(requestAnimationFrame)
          const now = [...document.querySelectorAll('#stage .content, #stage img')].map(e => {
            const r = e.getBoundingClientRect(); return [r.left, r.top, r.width].join() }).join(' ')
          still = now === last ? still + 1 : 0
          last = now
        }
        """,
        seconds,
    )


def assert_held(frames, touches, first=2):
    """From its touch-down to its lift the finger of the touch `first` leaves everything where it was."""
    (_, start, *before), (_, end, *_) = touches[first], touches[first + 1]
    held = [frame[1:] for frame in frames if start <= frame[0] <= end]
    assert len(held) > 5
    for place in held:
        assert place == pytest.approx(before, abs=0.01)
    # It was in motion when it was caught.
    earlier = [frame[1:] for frame in frames if frame[0] < start][-4]
    assert earlier != pytest.approx(before, abs=0.5)


def offset(page):
    return page.report()[-1]["contentOffset"]


def test_a_fling_into_the_edge_runs_over_it_and_comes_back(scroller):
    watch(scroller, "#stage .content")
    hand = Hand(scroller.driver)
    finger = hand.finger()
    hand.down({finger: (300, 450)}).glide({finger: (300, 250)}, 0.1).up(finger).wait(0.5)
    hand.down({finger: (300, 150)}).glide({finger: (300, 550)}, 0.1).up(finger).perform()
    rest(scroller)
    frames, _ = seen(scroller)
    assert max(top for _, _, top, _ in frames) > 5, "it ran over the edge"
    assert offset(scroller) == [0, 0]
    scroller.screenshot("scroll")


def test_a_fling_is_caught_where_it_is(scroller):
    watch(scroller, "#stage .content")
    hand = Hand(scroller.driver)
    finger = hand.finger()
    hand.down({finger: (300, 450)}).glide({finger: (300, 250)}, 0.1).up(finger).wait(0.25)
    hand.down({finger: (500, 300)}).wait(0.3).up(finger).perform()
    frames, touches = seen(scroller)
    assert_held(frames, touches)


def test_a_bounce_is_caught_and_goes_on_when_it_is_let_go(scroller):
    watch(scroller, "#stage .content")
    hand = Hand(scroller.driver)
    finger = hand.finger()
    hand.down({finger: (300, 100)}).glide({finger: (300, 560)}, 0.2).wait(0.1).up(finger).wait(0.1)
    hand.down({finger: (500, 300)}).wait(0.3).up(finger).perform()
    rest(scroller)
    frames, touches = seen(scroller)
    assert_held(frames, touches)
    assert offset(scroller) == [0, 0]


def test_wheel_and_keys_scroll_smoothly(scroller):
    watch(scroller, "#stage .content")
    turn(scroller.driver, (300, 300), 120, steps=3)
    rest(scroller)
    frames, _ = seen(scroller)
    ways = [abs(b[2] - a[2]) for a, b in zip(frames, frames[1:])]
    assert offset(scroller)[1] == pytest.approx(360, abs=1)
    assert max(ways) < 120, "a notch is a motion, no jump"
    scroller.key("\ue00f")
    rest(scroller)
    assert offset(scroller)[1] == pytest.approx(360 + 540, abs=1)
    scroller.key("\ue010")
    rest(scroller)
    assert offset(scroller)[1] == 40_000 - 600


def spread(hand, a, b, start, end, seconds):
    hand.down({a: (400 - start / 2, 300), b: (400 + start / 2, 300)}).wait(0.03)
    hand.glide({a: (400 - end / 2, 300), b: (400 + end / 2, 300)}, seconds)


@pytest.mark.parametrize("grows", [True, False], ids=["larger", "smaller"])
def test_a_pinch_beyond_the_limit_gives_way_and_springs_back(photo, grows):
    watch(photo, "#stage img[src]")
    hand = Hand(photo.driver)
    a, b = hand.finger(), hand.finger()
    ends = (40, 760) if grows else (700, 200)
    for _ in range(2):
        spread(hand, a, b, *ends, 0.3)
        hand.wait(0.15).up(a, b).wait(1)
    hand.perform()
    rest(photo)
    frames, _ = seen(photo)
    widths = [frame[3] for frame in frames]
    end = widths[-1]
    if grows:
        assert photo.report()[-1]["zoomScale"] == pytest.approx(3)
        assert end * 1.02 < max(widths) < end * 2
    else:
        assert end / 2 < min(widths) < end * 0.98
        assert end == pytest.approx(widths[0], abs=0.01)


def test_the_settling_of_a_zoom_is_caught_where_it_is(photo):
    watch(photo, "#stage img[src]")
    hand = Hand(photo.driver)
    a, b = hand.finger(), hand.finger()
    spread(hand, a, b, 700, 150, 0.3)
    hand.wait(0.15).up(a, b).wait(0.1)
    hand.down({a: (300, 300)}).wait(0.3).up(a).perform()
    rest(photo)
    frames, touches = seen(photo)
    assert_held(frames, touches, first=4)
    assert frames[-1][3] == pytest.approx(frames[0][3], abs=0.01)


def test_an_animated_zoom_is_caught_where_it_is(photo):
    watch(photo, "#stage img[src]")
    photo.at(0, "setTimeout(() => dispatchEvent(new KeyboardEvent('keydown', { key: '+' })), 150)")
    hand = Hand(photo.driver)
    finger = hand.finger()
    hand.down({finger: (400, 300)}).wait(0.02).up(finger).wait(0.25)
    hand.down({finger: (300, 300)}).wait(0.3).up(finger).perform()
    rest(photo)
    frames, touches = seen(photo)
    assert_held(frames, touches)
