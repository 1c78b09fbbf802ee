"""`recognize` of tsumami.js in Chromium: recognizers on the page's own elements."""

from demonstrations import demo, drag, middle, tried, web  # noqa: F401: fixtures
from fingers import Hand, HeldFingers


def test_recognizers_tell_what_fingers_do_and_a_tap_waits_for_a_double_tap(demo):
    page = demo("recognize.html")
    page.run_async("await recognition.ready")
    x, y = middle(page, "#pad")
    drag(page, ((x - 40, y), (x - 90, y)), ((x + 40, y), (x + 90, y)))
    page.wait_for("return recognized.some(event => event.name === 'pinch' && event.state === 'ended')", 20)
    pinch = page.run("return recognized.filter(event => event.name === 'pinch').map(event => [event.state, event.scale])")
    assert pinch[0][0] == "began" and pinch[-1][0] == "ended" and pinch[-1][1] > 1.5
    page.screenshot("package-recognize")

    def taps(count):
        page.run("recognized.length = 0")
        hand = Hand(page.driver)
        finger = hand.finger()
        for _ in range(count):
            hand.tap(finger, (x, y), 0.02).wait(0.03)
        hand.perform()

    taps(1)
    page.wait_for("return recognized.some(event => event.name === 'tap')", 20)
    assert page.run("return recognized.map(event => event.name)") == ["tap"]
    tried(page, lambda: taps(2), "recognized.map(event => event.name).join() === 'doubleTap'")
    page.run("recognition.setEnabled('tap', false)")
    taps(1)
    page.wait_for("return performance.now() > (window.until ??= performance.now() + 1000)", 20)
    assert page.run("return recognized.map(event => event.name)") == []
    page.run("recognition.stop()")
    assert page.run("return document.getElementById('pad').style.touchAction") == ""


def test_wrong_names_are_said_at_once_and_errors_of_a_callback_stop_nothing(demo):
    page = demo("recognize.html")
    said = page.run_async("""
        const { recognize } = await import('/web/tsumami/index.js')
        const attempt = list => { try { recognize(document.body, list, () => {}); return '' } catch (error) { return `${error}` } }
        return [['pinsh'], ['tap', 'tap'], [{ type: 'pan', waitsFor: ['swipe'] }], ['stroke'], [{ type: 'swipe', direction: 'north' }]].map(attempt)""")
    assert ["“pinsh”" in said[0], "“tap”" in said[1], "“swipe”" in said[2], "strokes" in said[3], "“north”" in said[4]] == [True] * 5, said
    page.run_async("""
        const { recognize } = await import('/web/tsumami/index.js')
        window.calls = 0
        window.faults = []
        addEventListener('error', event => { faults.push(event.message); event.preventDefault() })
        recognition.stop()
        await recognize(document.getElementById('pad'), ['tap'], () => { calls += 1; throw new Error('mine') }).ready""")
    for count in (1, 2):
        hand = Hand(page.driver)
        hand.tap(hand.finger(), middle(page, "#pad")).perform()
        page.wait_for(f"return calls === {count} && faults.length === {count}", 20)


def test_an_element_that_is_taken_away_under_a_finger_is_told_and_has_no_finger_when_it_comes_back(demo):
    page = demo("recognize.html")
    page.run_async("""
        const { recognize } = await import('/web/tsumami/index.js')
        recognition.stop()
        window.pad = document.getElementById('pad')
        window.told = []
        await recognize(pad, ['pan', 'pinch', 'longPress'], ({ name, state, touches }) => told.push([name, state, touches])).ready""")
    x, y = middle(page, "#pad")
    finger = HeldFingers(page.driver)
    finger.at((x, y))
    for step in range(5, 45, 5):
        finger.at((x + step, y))
    page.wait_for("return told.at(-1)?.[1] === 'changed'", 20)
    page.run("window.place = pad.nextSibling; pad.remove()")
    # The browser notices with the finger's next move.
    finger.at((x + 50, y))
    page.wait_for("return told.at(-1)[1] === 'cancelled'", 20)
    finger.lift()
    page.run("place.before(pad); told.length = 0")
    drag(page, ((x, y), (x + 60, y)))
    page.wait_for("return told.at(-1)?.[1] === 'ended'", 20)
    assert page.run("return [...new Set(told.map(([name, state, touches]) => `${name} ${state === 'changed' ? touches : ''}`))].sort()") == ["pan ", "pan 1"]
