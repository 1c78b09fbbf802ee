"""The host's keyboard.js and wheel.js alone: keys, wheels of every kind, and Safari's trackpad."""

import pytest


@pytest.fixture
def commands(blank):
    """The listeners with a program that only writes down what it is told; it uses the plus key and no other."""
    blank.run_async(
        """
        document.body.innerHTML = '<main id="stage"></main><button id="button">b</button>'
        stage.style.cssText = 'position: fixed; inset: 0'
        const { Keyboard } = await import('/host/keyboard.js')
        const { listenToWheel } = await import('/host/wheel.js')
        window.told = []
        window.touched = false
        const program = {
          press: () => false,
          key: (code, character) => { told.push(['key', code, character]); return character === 43 },
          wheel: (x, y, dx, dy, pinch) => { told.push(['wheel', x, y, dx, dy, pinch]); return isUsed },
        }
        const wake = () => told.push(['wake'])
        window.isUsed = true
        new Keyboard(window, stage, program, wake)
        listenToWheel(stage, program, { place: e => [e.clientX, e.clientY], step: (e, dx, dy) => [dx, dy], get count() { return touched ? 1 : 0 } }, wake)
        window.press = (key, more = {}, target = document.body) => {
          const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
          target.dispatchEvent(event)
          return event.defaultPrevented
        }
        """
    )
    yield blank
    assert blank.errors() == []


def told(page):
    return [line for line in page.run("return told.splice(0)") if line != ["wake"]]


def test_a_key_goes_to_the_program_and_then_to_the_page(commands):
    assert commands.run("return press('+')") is True
    assert told(commands) == [["key", 0, 43]]
    # Not used by the program: the page's, or the browser's own.
    assert commands.run("return press('ArrowRight')") is False
    assert told(commands) == [["key", 0x4F, 0]]
    assert commands.run("return press('Home')") is False
    assert told(commands) == [["key", 0x4A, 0]]
    # Somebody else has used it.
    commands.run("addEventListener('keydown', event => event.preventDefault(), { capture: true, once: true }); press('+')")
    assert told(commands) == []


def test_the_browsers_own_keys_stay_the_browsers(commands):
    for more in ("ctrlKey", "metaKey", "altKey"):
        assert commands.run("return press('+', { [arguments[0]]: true })", more) is False
    assert commands.run("return press('Enter', {}, button)") is False, "it presses the button that has the focus"
    assert told(commands) == []


@pytest.mark.parametrize("mode, pixels", [(0, 3), (1, 48), (2, 1800)], ids=["pixels", "lines", "pages"])
def test_a_wheel_is_told_in_pixels_whatever_it_counts_in(commands, mode, pixels):
    commands.run(
        "stage.dispatchEvent(new WheelEvent('wheel', { deltaY: 3, deltaMode: arguments[0], clientX: 5, clientY: 6,"
        "cancelable: true, ctrlKey: true }))", mode)
    assert told(commands) == [["wheel", 5, 6, 0, pixels, True]]


def test_a_wheel_that_nothing_uses_is_the_pages(commands):
    wheel = ("const e = new WheelEvent('wheel', { deltaY: 3, cancelable: true, ctrlKey: arguments[0] }); stage.dispatchEvent(e);"
             "return e.defaultPrevented")
    assert commands.run(wheel, False) is True
    commands.run("isUsed = false")
    assert commands.run(wheel, False) is False
    assert commands.run(wheel, True) is True, "it would enlarge the whole page"


def test_safaris_trackpad_pinches_like_the_others(commands):
    """A factor e is 100 pixels of a wheel with ctrlKey; while fingers are on the screen the gesture is theirs."""
    gesture = (
        "const e = new Event(arguments[0], { cancelable: true }); Object.assign(e, { scale: arguments[1], clientX: 7,"
        "clientY: 8 }); stage.dispatchEvent(e); return e.defaultPrevented")
    assert commands.run(gesture, "gesturestart", 1) is True
    for scale in (2.718281828, 2.718281828**2):
        assert commands.run(gesture, "gesturechange", scale) is True
        [[_, x, y, dx, dy, pinch]] = told(commands)
        assert (x, y, dx, pinch) == (7, 8, 0, True) and dy == pytest.approx(-100)
    commands.run("touched = true")
    assert commands.run(gesture, "gesturechange", 5) is True
    assert told(commands) == []
