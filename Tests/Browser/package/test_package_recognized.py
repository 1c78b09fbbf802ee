"""What `recognize` says of a gesture: whose it is, and how fast."""

import re
import subprocess

import pytest

from demonstrations import PACKAGE, demo, middle, tried, web  # noqa: F401 (fixtures)
from fingers import Hand, HeldFingers


@pytest.fixture
def told(demo):
    """A page with two buttons in the pad, and what recognizers tell there: name, state, target, pointer, velocity."""
    def recognized(recognizers):
        page = demo("recognize.html")
        page.run_async("""
            const { recognize } = await import('/web/tsumami/tsumami.js'), pad = document.getElementById('pad')
            recognition.stop()
            pad.innerHTML = '<b id="one"><i>One</i></b><b id="two">Two</b>'
            for (const part of pad.querySelectorAll('b')) part.style.cssText = 'display: inline-block; width: 90px; height: 90px'
            window.told = []
            await recognize(pad, given[0], ({ name, state, target, pointerType, velocity }) => told.push([name, state, target.id || target.localName, pointerType, velocity])).ready""",
            recognizers)
        return page

    return recognized


def taps(page, *selectors, kind="touch", wait=0.05):
    hand = Hand(page.driver)
    finger = hand.finger(kind)
    for selector in selectors:
        hand.tap(finger, middle(page, selector), 0.03).wait(wait)
    hand.perform()


@pytest.mark.parametrize("kind", ["touch", "mouse", "pen"])
def test_a_gesture_says_what_it_landed_on_and_of_which_kind_its_pointer_is(told, kind):
    page = told(["tap"])
    taps(page, "#two", kind=kind)
    page.wait_for("return told.length === 1")
    taps(page, "#one i", kind=kind)
    page.wait_for("return told.length === 2")
    assert page.run("return told.map(each => each.slice(1, 4))") == [["ended", "two", kind], ["ended", "i", kind]]


def test_a_tap_that_waits_for_a_second_one_says_what_it_landed_on_itself(told):
    page = told(["tap", "doubleTap"])
    # The second finger lands while the first tap is still waiting.
    taps(page, "#one", "#two")
    page.wait_for("return told.length > 0", 20)
    assert page.run("return told[0].slice(0, 3)") == ["tap", "ended", "one"]
    page.run("told.length = 0")
    tried(page, lambda: taps(page, "#two", "#two", wait=0.03), "told.at(-1)?.[0] === 'doubleTap'")
    assert page.run("return told.at(-1)[2]") == "two"


def test_a_press_without_a_pointer_is_a_tap_on_what_is_pressed(told):
    page = told(["tap"])
    press = "document.querySelector('#two').setAttribute('role', 'button'); document.querySelector('#two').click()"
    page.run(press)
    page.wait_for("return told.length === 1")
    taps(page, "#one")
    page.wait_for("return told.length === 2")
    page.run(press)
    page.wait_for("return told.length === 3")
    assert page.run("return told.map(each => each.slice(1, 4))") == [["ended", "two", ""], ["ended", "one", "touch"], ["ended", "two", ""]]


def test_a_pan_says_to_its_end_what_it_landed_on(told):
    page = told(["pan"])
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: middle(page, "#one")}).glide({finger: middle(page, "#two")}, 0.2).up(finger).perform()
    page.wait_for("return told.at(-1)?.[1] === 'ended'")
    assert page.run("return [...new Set(told.map(([, , target, kind]) => `${target} ${kind}`))]") in (["one touch"], ["i touch"])


def test_a_pinch_knows_how_fast_it_is_when_it_begins(told):
    page = told(["pinch"])
    fingers = HeldFingers(page.driver)
    fingers.pinch(middle(page, "#pad"), range(60, 130, 4), lambda span: page.frames(1))
    fingers.lift()
    page.wait_for("return told.at(-1)?.[1] === 'ended'")
    state, velocity = page.run("return [told[0][1], told[0][4]]")
    assert state == "began" and velocity > 0.1


NAMES = """
import { recognize, RecognizedGesture, RecognizerName, RecognizerOptions, RecognizerState } from 'tsumami'
declare const element: HTMLElement, names: RecognizerName[], any: (RecognizerName | RecognizerOptions)[]

const recognition = recognize(element, ['tap', { type: 'pan', axis: 'x' }, { type: 'stroke', name: 'L', strokes: ['down', 'right'] }], event => {
  const name: 'tap' | 'pan' | 'stroke' | 'L' = event.name, target: Element = event.target, kind: 'touch' | 'mouse' | 'pen' | '' = event.pointerType
  if (event.type === 'tap') { const state: 'ended' = event.state }
  if (event.name === 'pinch') return // WRONG
  if (event.state === 'possible') return // WRONG
})
recognition.setEnabled('L', true)
recognition.setEnabled('pinch', true) // WRONG
recognize(element, [{ type: 'tap', taps: 3, name: 'triple' }], event => { const name: 'tap' | 'triple' = event.name })
recognize(element, ['pinsh'], () => {}) // WRONG
recognize(element, [{ type: 'pan', treshold: 4 }], () => {}) // WRONG
recognize(element, names, event => { const name: RecognizerName = event.name }).setEnabled('tap', true)
recognize(element, ['pan'], () => {}, { before: recognition }).setEnabled('pan', true)
recognize(element, ['pan'], () => {}, { before: [recognition, recognize(element, names, () => {})] })
recognize(element, ['pan'], () => {}, { before: element }) // WRONG
recognize(element, any, event => { const name: string = event.name }).setEnabled('L', true)
export const state: RecognizerState = 'began', gesture = (event: RecognizedGesture) => event.name.length
"""


def test_typescript_knows_the_names_that_are_asked_for_and_the_states(tmp_path):
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules/tsumami").symlink_to(PACKAGE)
    (tmp_path / "names.ts").write_text(NAMES)
    done = subprocess.run(["tsc", "--strict", "--noEmit", "--target", "es2022", "--lib", "es2022,dom", "--module", "es2022", "--moduleResolution", "node", "names.ts"],
                          cwd=tmp_path, capture_output=True, text=True)
    wrong = [number for number, line in enumerate(NAMES.splitlines(), 1) if "WRONG" in line]
    assert [int(number) for number in re.findall(r"^names\.ts\((\d+),", done.stdout, re.MULTILINE)] == wrong, done.stdout
