"""The host's keyboard.js alone: keys that go down and come up."""

import pytest

BEGAN, ENDED, CANCELLED = 0, 3, 4


@pytest.fixture
def keyboard(blank):
    """The listeners with a program that writes down what it is told, and uses the Enter key."""
    blank.run_async(
        """
        document.body.innerHTML = '<main id="stage"></main><button id="button">b</button>'
        const { Keyboard } = await import('/host/keyboard.js')
        window.told = []
        const program = {
          press: (code, phase, character, modifiers) => { told.push([code, phase, character, modifiers]); return code === 0x28 },
          key: (code, character) => { told.push(['key', code, character]); return false },
        }
        new Keyboard(window, stage, program, () => {})
        window.key = (type, code, key, more = {}, target = document.body) => {
          const event = new KeyboardEvent(type, { code, key, bubbles: true, cancelable: true, ...more })
          target.dispatchEvent(event)
          return event.defaultPrevented
        }
        """
    )
    yield blank
    assert blank.errors() == []


def told(page):
    return page.run("return told.splice(0)")


def test_a_key_that_is_used_is_a_press_and_nothing_else(keyboard):
    assert keyboard.run("return key('keydown', 'Enter', 'Enter')") is True
    assert keyboard.run("return key('keydown', 'Enter', 'Enter', { repeat: true })") is True, "held, it is still one press"
    keyboard.run("key('keyup', 'Enter', 'Enter')")
    keyboard.run("key('keyup', 'Enter', 'Enter')")
    assert told(keyboard) == [[0x28, BEGAN, 0, 0], [0x28, ENDED, 0, 0]]


def test_one_that_is_not_used_goes_the_way_of_keys_each_time(keyboard):
    keyboard.run("key('keydown', 'Equal', '+', { shiftKey: true })")
    keyboard.run("key('keydown', 'Equal', '+', { shiftKey: true, repeat: true })")
    keyboard.run("key('keyup', 'Equal', '=')")
    assert told(keyboard) == [
        [0x2E, BEGAN, 43, 2], ["key", 0x2E, 43], ["key", 0x2E, 43], [0x2E, ENDED, 61, 0]]


def test_letters_and_modifiers_are_told_by_their_numbers(keyboard):
    keyboard.run("key('keydown', 'KeyA', 'a'); key('keydown', 'Digit0', '0', { ctrlKey: true, altKey: true, metaKey: true })")
    assert told(keyboard) == [[4, BEGAN, 97, 0], ["key", 4, 97], [0x27, BEGAN, 48, 28]]


def test_what_is_down_when_the_page_is_left_is_cancelled(keyboard):
    keyboard.run("key('keydown', 'KeyA', 'a'); dispatchEvent(new Event('blur')); key('keyup', 'KeyA', 'a')")
    assert told(keyboard) == [[4, BEGAN, 97, 0], ["key", 4, 97], [4, CANCELLED, 0, 0]]


def test_what_takes_text_keeps_its_keys(keyboard):
    keyboard.run("document.body.innerHTML += '<input id=field>'; key('keydown', 'KeyA', 'a', {}, field)")
    assert told(keyboard) == []


def test_a_button_keeps_its_keys(keyboard):
    keyboard.run("key('keydown', 'Enter', 'Enter', {}, button)")
    assert told(keyboard) == []


def test_the_enter_key_of_the_page_is_a_tap_to_a_recognizer_that_allows_it(scene):
    page = scene("all")
    prevented = page.run(
        "const send = type => document.body.dispatchEvent("
        "  new KeyboardEvent(type, { code: 'Enter', key: 'Enter', bubbles: true, cancelable: true }));"
        "const went = send('keydown'); send('keyup'); return !went"
    )
    assert prevented is True
    page.run_async("await new Promise(done => setTimeout(done, 500))")
    assert {"recognizer": "tap", "state": "ended"}.items() <= page.run("return tsumami.report()")[0].items()
