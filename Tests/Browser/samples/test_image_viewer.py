"""The image viewer in a real browser, under real fingers, a mouse and a wheel."""

import math

import pytest

from fingers import Hand, turn

# How far, in pixels of the screen, a finger and the point it holds may come apart.
APART = 0.5


@pytest.fixture(autouse=True)
def quiet(viewer):
    """Whatever a test does, the console has nothing to complain about."""
    yield
    assert viewer.errors() == []


def states(report, recognizer):
    return [line["state"] for line in report if line.get("recognizer") == recognizer]


def away(a, b):
    return math.dist(a, b)


@pytest.mark.parametrize("drift", [(0, 0), (60, -40), (-90, 70)])
def test_in_a_pinch_each_finger_stays_on_its_point_of_the_picture(viewer, drift):
    before = viewer.picture()
    viewer.watch_lifts()
    hand = Hand(viewer.driver)
    a, b = hand.pinch((390, 310), 100, 300, drift)
    touched = {a: before.point((340, 310)), b: before.point((440, 310))}
    hand.up(a, b).perform()
    held = viewer.lifts()[0]
    assert held.scale / before.scale == pytest.approx(3, rel=0.01)
    for finger, point in touched.items():
        assert away(held.place(point), finger.place) <= APART, f"{finger.id} is off its point"
    viewer.settle()
    assert viewer.picture().scale == pytest.approx(held.scale, rel=1e-6), "lifting the fingers changes no scale"


def test_one_finger_up_by_100_points_zooms_by_e(viewer):
    before = viewer.picture()
    viewer.watch_lifts()
    hand = Hand(viewer.driver)
    finger = hand.finger()
    hand.tap(finger, (420, 330)).wait(0.08).down({finger: (420, 330)})
    hand.glide({finger: (420, 230)}, 0.4).wait(0.1).up(finger).perform()
    held = viewer.lifts()[-1]
    assert held.scale / before.scale == pytest.approx(math.e, rel=0.01)
    assert states(viewer.report(), "oneFingerZoom")[0] == "began"


def test_one_finger_out_and_back_is_the_scale_it_was(viewer):
    before = viewer.picture()
    viewer.watch_lifts()
    viewer.record()
    hand = Hand(viewer.driver)
    finger = hand.finger()
    hand.tap(finger, (420, 330)).wait(0.08).down({finger: (420, 330)})
    hand.glide({finger: (420, 230)}, 0.4).wait(0.1).glide({finger: (420, 330)}, 0.4).wait(0.1).up(finger).perform()
    assert max(picture.scale for _, picture in viewer.recorded()) / before.scale == pytest.approx(math.e, rel=0.01)
    assert viewer.lifts()[-1].scale == pytest.approx(before.scale, rel=0.001)


def test_a_second_finger_ends_the_one_finger_zoom(viewer):
    hand = Hand(viewer.driver)
    a, b = hand.finger(), hand.finger()
    hand.tap(a, (420, 330)).wait(0.08).down({a: (420, 330)}).glide({a: (420, 290)}, 0.2)
    hand.down({b: (200, 200)}).wait(0.1).glide({a: (420, 250)}, 0.2).up(a, b).perform()
    report = viewer.report()
    told = states(report, "oneFingerZoom")
    assert told[0] == "began" and told[-1] == "ended" and told.count("ended") == 1
    zoomed = [line for line in report if line.get("recognizer") == "oneFingerZoom"]
    assert zoomed[-1]["scale"] == pytest.approx(math.exp(0.4), rel=0.01), "it ends with the scale it had"


def caught_after(viewer, start):
    """What a finger finds that lands soon after a zoom is started, and stays a while: the frames, and which is the first that it holds."""
    hand = Hand(viewer.driver)
    finger = hand.finger()
    hand.wait(0.2).down({finger: (300, 250)}).wait(0.3).up(finger)
    viewer.run(
        """
        window.caught = null
        addEventListener('pointerdown', () => {
          const { left, top, width, height } = document.querySelector('#stage img').getBoundingClientRect()
          caught = recording.length
          recording.push([performance.now(), left, top, width, height])
        }, { capture: true, once: true })
        """
    )
    viewer.record()
    viewer.run(f"setTimeout(() => {{ {start} }}, 100)")
    hand.perform()
    frames = [picture for _, picture in viewer.recorded()]
    return frames, viewer.run("return caught")


@pytest.mark.parametrize("how", ["button", "key"])
def test_a_finger_catches_a_running_zoom_where_it_is(viewer, how):
    start = "document.querySelector('[data-does=in]').click()"
    if how == "key":
        start = "dispatchEvent(new KeyboardEvent('keydown', { key: '+' }))"
    # On a busy machine the finger may come before the zoom or after it: then it tries again.
    for _ in range(6):
        before = viewer.picture()
        frames, at = caught_after(viewer, start)
        if before.scale * 1.02 < frames[at].scale < before.scale * 1.48:
            break
        viewer.settle()
        viewer.run("dispatchEvent(new KeyboardEvent('keydown', { key: '0' }))")
        viewer.settle()
    else:
        pytest.fail("the finger never came in the middle of the zoom")
    held = frames[at:at + 12]
    for picture in held:
        for corner in [(0, 0), picture.points]:
            assert away(picture.place(corner), frames[at].place(corner)) <= APART


def test_the_wheel_zooms_about_the_pointer(viewer):
    before = viewer.picture()
    for pixels, places in [(-120, (250, 180)), (-120, (600, 420)), (120, (600, 420))]:
        point = viewer.picture().point(places)
        scale = viewer.picture().scale
        turn(viewer.driver, places, pixels)
        viewer.settle()
        after = viewer.picture()
        assert (after.scale > scale) == (pixels < 0)
        assert away(after.place(point), places) <= APART
    assert viewer.picture().scale > before.scale


def test_ctrl_and_the_wheel_is_a_trackpads_pinch(viewer):
    before, place = viewer.picture(), (300, 200)
    # Browsers do not agree on how many CSS pixels a step is on a fine screen.
    viewer.run("window.pixels = 0; addEventListener('wheel', e => { pixels += e.deltaY }, { capture: true })")
    turn(viewer.driver, place, -20, steps=5, key="\ue009")
    viewer.settle()
    after, pixels = viewer.picture(), viewer.run("return pixels")
    assert pixels <= -40
    assert after.scale / before.scale == pytest.approx(math.exp(-pixels / 100), rel=0.01)
    assert away(after.place(before.point(place)), place) <= APART
    assert viewer.run("return visualViewport.scale") == 1, "the page itself does not zoom"


def test_a_mouse_drags_the_picture(viewer):
    turn(viewer.driver, (400, 300), -300)
    viewer.settle()
    before = viewer.picture()
    viewer.watch_lifts()
    hand = Hand(viewer.driver)
    mouse = hand.finger("mouse")
    hand.down({mouse: (500, 350)}).glide({mouse: (380, 290)}, 0.4).wait(0.15).up(mouse).perform()
    held = viewer.lifts()[0]
    moved = (held.left - before.left, held.top - before.top)
    # The first 10 points, and the rest of the step in which they were passed, only tell a drag from a click.
    step = away((0, 0), (120, 60)) / 25
    assert away(moved, (-120, -60)) <= 10 + step + APART
    assert held.scale == pytest.approx(before.scale, rel=1e-6)


@pytest.mark.parametrize("loss", ["stage.releasePointerCapture(id)", "window.dispatchEvent(new Event('blur'))"])
def test_after_a_lost_finger_nothing_is_stuck(viewer, loss):
    viewer.at(0.2, loss)
    hand = Hand(viewer.driver)
    hand.up(*hand.pinch((400, 300), 100, 200)).perform()
    viewer.settle()
    report = viewer.report()
    for recognizer in ("pinch", "pan"):
        told = states(report, recognizer)
        assert not told or told[-1] in ("ended", "cancelled"), f"{recognizer} stays {told[-1]}"
    before = viewer.picture()
    hand = Hand(viewer.driver)
    a, b = hand.pinch((400, 300), 200, 260)
    hand.up(a, b).perform()
    assert viewer.picture().scale / before.scale == pytest.approx(1.3, rel=0.02)


def test_pictures_are_shown_one_after_the_other(viewer):
    names = viewer.run("return fetch('photos.json').then(a => a.json()).then(p => p.map(p => [p.url, p.alt]))")
    for index, (url, alt) in enumerate(names):
        image = viewer.wait_for(
            "const i = document.querySelector('#stage img[src]');"
            f"return i.getAttribute('src') === '{url}' && i.complete && [i.alt, i.draggable]")
        assert image == [alt, False]
        assert viewer.run("return document.querySelector('#caption').textContent") == f"{alt} {index + 1} / {len(names)}"
        assert viewer.run("return document.querySelector('[data-does=previous]').ariaDisabled") == str(index == 0).lower()
        viewer.settle()
        picture = viewer.picture()
        assert 0 <= picture.left and picture.left + picture.width <= 800.01, "the whole picture is shown"
        assert 0 <= picture.top and picture.top + picture.height <= 600.01
        assert picture.width == pytest.approx(800, abs=0.01) or picture.height == pytest.approx(600, abs=0.01)
        viewer.screenshot(f"picture-{index + 1}")
        if index + 1 < len(names):
            viewer.press("Next picture")
    assert viewer.run("return document.querySelector('[data-does=next]').ariaDisabled === 'true' && document.activeElement.dataset.does === 'next'"), "the focus stays where it was"
    viewer.key("\ue00e")
    viewer.wait_for(f"return document.querySelector('#stage img[src]').getAttribute('src') === '{names[-2][0]}'")


def test_keys_and_buttons_zoom_and_fit(viewer):
    fit = viewer.picture().scale
    viewer.key("+")
    viewer.settle()
    assert viewer.picture().scale > fit
    viewer.press("Show the whole picture")
    viewer.settle()
    assert viewer.picture().scale == pytest.approx(fit)
    viewer.press("Zoom in")
    viewer.settle()
    larger = viewer.picture().scale
    viewer.key("-")
    viewer.settle()
    assert fit <= viewer.picture().scale < larger
    viewer.key("0")
    viewer.settle()
    assert viewer.picture().scale == pytest.approx(fit)


def test_the_buttons_are_for_the_keyboard_too(viewer):
    fit, reached = viewer.picture().scale, []
    for _ in range(4):
        viewer.key("\ue004")
        reached.append(viewer.run("return document.activeElement.getAttribute('aria-label')"))
    assert reached == ["Zoom out", "Show the whole picture", "Zoom in", "Next picture"]
    viewer.run("document.querySelector('[data-does=in]').focus()")
    viewer.key("\ue007")
    viewer.settle()
    assert viewer.picture().scale > fit
    sizes = viewer.run("return [...document.querySelectorAll('#toolbar button')].map(b => b.offsetWidth)")
    assert min(sizes) >= 44, "large enough for a thumb"


def test_the_picture_fits_a_window_of_another_size(viewer):
    metrics = {"width": 400, "height": 700, "deviceScaleFactor": 2, "mobile": False}
    viewer.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    viewer.settle()
    picture = viewer.picture()
    assert (picture.left, picture.width) == pytest.approx((0, 400), abs=0.01)
    assert picture.top == pytest.approx((700 - 300) / 2, abs=0.5)
    viewer.screenshot("upright")


def test_an_idle_page_does_nothing(viewer):
    viewer.key("+")
    viewer.settle()
    frames = viewer.run_async(
        "const before = tsumami.timing().frames; await new Promise(r => setTimeout(r, 700));"
        "return [before, tsumami.timing().frames]")
    assert frames[0] > 0 and frames[1] == frames[0]


def test_a_move_costs_little(viewer):
    hand = Hand(viewer.driver)
    hand.up(*hand.pinch((400, 300), 100, 250, seconds=0.8)).perform()
    timing = viewer.run("return tsumami.timing()")
    each = (timing["batchMs"] + timing["frameMs"]) / timing["batches"]
    print(f"\n{timing['moves']} moves: {each:.3f} ms a batch with its frame, the slowest call {timing['worstMs']:.2f} ms")
    assert timing["moves"] > 40
    assert each < 4, "a quarter of a frame"


def test_how_large_the_picture_is_shown_is_announced(viewer):
    hand = Hand(viewer.driver)
    hand.up(*hand.pinch((400, 300), 100, 200)).perform()
    viewer.settle()
    [said] = viewer.announced()
    assert said.startswith("Zoomed to ") and 190 <= int(said.split()[2]) <= 210
    viewer.press("Show the whole picture")
    viewer.settle()
    assert viewer.announced() == ["The whole picture"]


def test_a_zoomed_picture_keeps_its_middle_in_a_window_of_another_size(viewer):
    viewer.press("Zoom in")
    viewer.settle()
    viewer.press("Zoom in")
    viewer.settle()
    before = viewer.picture()
    middle, times = before.point((400, 300)), before.width / 800
    metrics = {"width": 500, "height": 700, "deviceScaleFactor": 1, "mobile": False}
    viewer.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
    viewer.settle()
    after = viewer.picture()
    assert after.width / 500 == pytest.approx(times, rel=1e-3)
    assert away(after.place(middle), (250, 350)) <= 1


def test_arrows_move_what_is_zoomed_and_turn_at_the_edge(viewer):
    shown = "return document.querySelector('#stage img[src]').getAttribute('src')"
    first = viewer.run(shown)
    viewer.press("Zoom in")
    viewer.settle()
    left = viewer.picture().left
    viewer.key("\ue014")
    viewer.settle()
    assert viewer.picture().left < left and viewer.run(shown) == first
    for _ in range(6):
        viewer.key("\ue014")
        viewer.settle()
        if viewer.run(shown) != first:
            break
    assert viewer.run(shown) != first
