"""The host's pointers.js alone, under real touches: what it sends, and in which batches."""

import math

import pytest

from fingers import Hand

BEGAN, MOVED, ENDED, CANCELLED = 0, 1, 3, 4


@pytest.fixture
def pointers(blank):
    """Pointers on a stage of their own; their batches gather in `batches`, flushed in every frame as the host does."""
    blank.run_async(
        """
        document.body.innerHTML = '<main id="stage"></main>'
        stage.style.cssText = 'position: fixed; inset: 0; touch-action: none'
        const { Pointers } = await import('/host/pointers.js'), { SAMPLE_LENGTH } = await import('/host/protocol.js')
        window.batches = []
        window.woken = 0
        window.hovers = []
        const samples = new Float64Array(256 * SAMPLE_LENGTH)
        const program = {
          samples,
          touch: count => batches.push(Array.from({ length: count }, (_, i) => [...samples.slice(SAMPLE_LENGTH * i, SAMPLE_LENGTH * (i + 1))])),
          hover: (x, y, isInside) => hovers.push([x, y, isInside]),
        }
        window.shown = 0
        let isAsked = false
        const wake = () => {
          woken += 1
          if (!isAsked) requestAnimationFrame(() => { isAsked = false; pointers.flush() })
          isAsked = true
        }
        const show = () => {
          if (isAsked) return
          shown += 1
          pointers.flush()
        }
        window.pointers = new Pointers(stage, program, wake, undefined, { show })
        """
    )
    yield blank
    assert blank.errors() == []


def batches(page):
    return page.run("return batches.splice(0)")


def phases(batch):
    return [sample[1] for sample in batch]


def test_a_tap_is_a_batch_down_and_a_batch_up(pointers):
    hand = Hand(pointers.driver)
    hand.tap(hand.finger(), (120, 80)).perform()
    down, up = batches(pointers)
    assert phases(down) == [BEGAN] and phases(up) == [ENDED]
    identifier, _, x, y, time, force, _, kind, altitude, azimuth, _ = down[0]
    assert (x, y, kind, force) == (120, 80, 0, 0)
    assert altitude == pytest.approx(1.5707963) and azimuth == 0
    assert up[0][0] == identifier and up[0][4] > time


def test_what_all_fingers_do_in_a_frame_is_one_batch(pointers):
    hand = Hand(pointers.driver)
    a, b, c = hand.finger(), hand.finger(), hand.finger()
    hand.down({a: (100, 100), b: (300, 100), c: (200, 300)})
    # What comes, beside what is sent: a driver on a busy machine may send the fingers in frames of their own.
    pointers.run(
        """
        window.order = []
        addEventListener('pointermove', event => order.push(event.pointerId), true)
        const { push } = batches
        batches.push = batch => { order.push('sent'); return push.call(batches, batch) }"""
    )
    hand.glide({a: (150, 150), b: (400, 90), c: (210, 400)}, 0.4).up(a, b, c).perform()
    came, order = [set()], pointers.run("return order")
    for event in order:
        came.append(set()) if event == "sent" else came[-1].add(event)
    sent = batches(pointers)
    moves = [batch for batch in sent if phases(batch)[0] == MOVED]
    assert all(set(phases(batch)) == {MOVED} for batch in moves)
    assert [{sample[0] for sample in batch} for batch in moves] == [fingers for fingers in came if fingers]
    assert any(len({sample[0] for sample in batch}) == 3 for batch in moves), "fingers that move side by side come apart"
    # Whatever the batches: each finger's places are in order, and the last is where it was lifted.
    for end, (x, y) in zip([batch[0] for batch in sent if phases(batch) == [ENDED]], [(150, 150), (400, 90), (210, 400)]):
        times = [s[4] for batch in sent for s in batch if s[0] == end[0]]
        assert times == sorted(times)
        assert (end[2], end[3]) == (x, y)


def test_the_frame_of_moves_runs_in_the_touchmove_after_them_and_is_not_requested(pointers):
    hand = Hand(pointers.driver)
    a, b = hand.finger(), hand.finger()
    hand.down({a: (100, 100), b: (300, 100)}).glide({a: (50, 150), b: (350, 50)}, 0.4).up(a, b).perform()
    moves = [batch for batch in batches(pointers) if phases(batch)[0] == MOVED]
    shown, woken = pointers.run("return [shown, woken]")
    # Requested are the frames of four fingers that come and go, and of the first moves, when nothing is known of a touchmove yet.
    assert len(moves) > 8 and shown >= len(moves) - 4 and woken <= 8


# Fingers of other browsers, of which the page makes the events.
OTHERS = """
const send = (Type, type, more = {}) => stage.dispatchEvent(new Type(type, { bubbles: true, ...more }))
let x = 10
const pointer = type => send(PointerEvent, type, { pointerId: 7, pointerType: 'touch', clientX: x += 10, clientY: 5, buttons: 1 })
const later = () => { const now = performance.now(); while (performance.now() - now < 1) {} }
pointer('pointerdown'); later(); pointer('pointermove'); send(TouchEvent, 'touchmove'); later()
woken = shown = 0
"""


def test_where_touchmoves_are_sent_before_the_moves_frames_are_requested(pointers):
    pointers.run(OTHERS + """
        for (let move = 0; move < 8; move += 1) {
          const event = new PointerEvent('pointermove', { pointerId: 7, pointerType: 'touch', clientX: x, buttons: 1 })
          send(TouchEvent, 'touchmove')
          stage.dispatchEvent(event)
          later()
        }""")
    assert pointers.run("return woken") == 8


def test_where_no_more_touchmoves_come_frames_are_requested_again(pointers):
    pointers.run(OTHERS + "for (let move = 0; move < 25; move += 1) { pointer('pointermove'); later() }")
    assert pointers.run("return [shown, woken]") == [0, 5]


def test_moves_are_sent_on_before_another_finger_comes_or_goes(pointers):
    """A second finger must not be told of before the first one's way to where it then is."""
    pointers.run(
        """
        const touch = (type, id, x, more = {}) => stage.dispatchEvent(new PointerEvent(type,
          { pointerId: id, pointerType: 'touch', clientX: x, clientY: 5, buttons: 1, button: 0, ...more }))
        touch('pointerdown', 7, 10); touch('pointermove', 7, 20); touch('pointermove', 7, 30)
        touch('pointerdown', 8, 90); touch('pointermove', 8, 80); touch('pointerup', 7, 30)
        touch('pointercancel', 8, 0)
        """
    )
    assert [[s[:3] for s in batch] for batch in batches(pointers)] == [
        [[7, BEGAN, 10]], [[7, MOVED, 20], [7, MOVED, 30]], [[8, BEGAN, 90]], [[8, MOVED, 80]],
        [[7, ENDED, 30]], [[8, CANCELLED, 80]],
    ]


@pytest.mark.parametrize(
    "loss",
    [
        "stage.releasePointerCapture(id)",
        "window.dispatchEvent(new Event('blur'))",
        "window.dispatchEvent(new Event('pagehide'))",
        "Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
        "document.dispatchEvent(new Event('visibilitychange')); delete document.hidden",
    ],
    ids=["lost capture", "blur", "pagehide", "hidden"],
)
def test_a_finger_that_is_taken_away_is_cancelled_exactly_once(pointers, loss):
    pointers.at(0.15, loss)
    hand = Hand(pointers.driver)
    finger = hand.finger()
    hand.down({finger: (100, 100)}).glide({finger: (200, 100)}, 0.4).up(finger).perform()
    told = [phase for batch in batches(pointers) for phase in phases(batch)]
    assert told.count(CANCELLED) == 1 and told[-1] == CANCELLED and ENDED not in told
    hand.tap(finger, (50, 50)).perform()
    assert [phases(batch) for batch in batches(pointers)] == [[BEGAN], [ENDED]], "the next touch is a new one"


def test_all_fingers_are_cancelled_in_one_batch(pointers):
    pointers.at(0.1, "window.dispatchEvent(new Event('blur'))")
    hand = Hand(pointers.driver)
    a, b = hand.finger(), hand.finger()
    hand.down({a: (100, 100), b: (200, 100)}).wait(0.2).up(a, b).perform()
    assert [phases(batch) for batch in batches(pointers)] == [[BEGAN], [BEGAN], [CANCELLED, CANCELLED]]


def test_a_finger_that_comes_down_twice_was_lost_in_between(pointers):
    pointers.run(
        """
        const down = x => stage.dispatchEvent(new PointerEvent('pointerdown',
          { pointerId: 9, pointerType: 'touch', clientX: x, clientY: 5, button: 0 }))
        down(10); down(50)
        """
    )
    assert [[s[:3] for s in batch] for batch in batches(pointers)] == [
        [[9, BEGAN, 10]], [[9, CANCELLED, 10]], [[9, BEGAN, 50]],
    ]


# A mouse that is not there.
MOUSE = """
const mouse = (type, button, buttons) => stage.dispatchEvent(new PointerEvent(type,
  { pointerId: 1, pointerType: 'mouse', clientX: 5, clientY: 5, button, buttons }))
"""


def test_a_mouse_says_which_buttons_are_down(pointers):
    hand = Hand(pointers.driver)
    mouse = hand.finger("mouse")
    hand.down({mouse: (60, 60)}).glide({mouse: (90, 60)}, 0.1).up(mouse).perform()
    sent = batches(pointers)
    assert {(sample[7], sample[10]) for batch in sent for sample in batch} == {(3, 1)}
    assert phases(sent[0]) == [BEGAN] and phases(sent[-1]) == [ENDED]
    # The second one, then the first one with it, then the first one alone.
    pointers.run(MOUSE + "mouse('pointerdown', 2, 2); mouse('pointermove', 0, 3); mouse('pointermove', 2, 1); mouse('pointerup', 0, 0)")
    assert [(s[1], s[10]) for batch in batches(pointers) for s in batch] == [(BEGAN, 2), (MOVED, 3), (MOVED, 1), (ENDED, 1)]
    pointers.run(MOUSE + "for (const [button, buttons] of [[1, 4], [3, 8], [4, 16]]) mouse('pointerdown', button, buttons)")
    hand.glide({mouse: (200, 200)}, 0.1).perform()
    assert batches(pointers) == [], "a mouse that hovers or presses another button touches nothing"


@pytest.mark.parametrize("menus", ["isShared", "opensMenus"])
def test_where_menus_open_the_second_button_touches_nothing(pointers, menus):
    pointers.run("pointers[arguments[0]] = true;" + MOUSE + "mouse('pointerdown', 2, 2); mouse('pointermove', -1, 2); mouse('pointerup', 2, 0)", menus)
    assert batches(pointers) == []
    pointers.run(MOUSE + "mouse('pointerdown', 0, 1); mouse('pointerup', 0, 0)")
    assert [phases(batch) for batch in batches(pointers)] == [[BEGAN], [ENDED]]


def test_a_mouse_button_released_elsewhere_ends_the_touch(pointers):
    pointers.run(
        """
        const mouse = (type, buttons) => stage.dispatchEvent(new PointerEvent(type,
          { pointerId: 1, pointerType: 'mouse', clientX: 5, clientY: 5, button: 0, buttons }))
        mouse('pointerdown', 1); mouse('pointermove', 0); mouse('pointermove', 0)
        """
    )
    assert [phases(batch) for batch in batches(pointers)] == [[BEGAN], [CANCELLED]]


def test_a_pen_tells_how_hard_and_how_steep(pointers):
    pointers.run(
        """
        stage.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 4, pointerType: 'pen', button: 0,
          clientX: 5, clientY: 6, pressure: 0.5, altitudeAngle: 0.5, azimuthAngle: 1.25 }))
        """
    )
    [[sample]] = batches(pointers)
    assert sample[5:10] == [1, 0, 2, pytest.approx(0.5), pytest.approx(1.25)]


def test_every_coalesced_sample_arrives(pointers):
    pointers.run(
        """
        const event = (type, x, more) => new PointerEvent(type,
          { pointerId: 3, pointerType: 'touch', clientX: x, clientY: 5, button: 0, buttons: 1, ...more })
        stage.dispatchEvent(event('pointerdown', 10))
        stage.dispatchEvent(event('pointermove', 40, { coalescedEvents: [20, 30, 40].map(x => event('pointermove', x)) }))
        pointers.flush()
        """
    )
    assert [sample[2] for sample in batches(pointers)[1]] == [20, 30, 40]


def test_a_mouse_that_does_not_press_hovers_once_a_frame_until_it_leaves(pointers):
    pointers.run(
        """
        const event = (type, x) => new PointerEvent(type, { pointerId: 9, pointerType: 'mouse', clientX: x, clientY: 5 })
        for (const x of [10, 20, 30]) stage.dispatchEvent(event('pointermove', x))
        pointers.flush()
        stage.dispatchEvent(event('pointerleave', 30))
        pointers.flush()
        pointers.flush()
        """
    )
    assert pointers.run("return hovers") == [[30, 5, True], [30, 5, False]]
    assert batches(pointers) == []


def test_places_count_from_the_element_wherever_it_is_and_however_it_is_scaled(pointers):
    pointers.run(
        """
        stage.style.cssText = 'position: fixed; left: 100px; top: 50px; width: 200px; height: 100px; border: 4px solid; transform: scale(2);'
          + 'transform-origin: 0 0; touch-action: none'
        stage.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 1, clientX: 128, clientY: 78, button: 0, buttons: 1 }))
        """
    )
    [[sample]] = batches(pointers)
    assert sample[2:4] == [10, 10]


def test_a_wheels_step_and_a_pens_direction_are_those_of_a_turned_element(pointers):
    pointers.run("stage.style.cssText = 'position: fixed; left: 100px; top: 100px; width: 200px; height: 200px; touch-action: none; transform: rotate(90deg) scale(2)'")
    # Down on the screen is to the right in the element, in which everything is half as long.
    assert pointers.run("return pointers.step({ clientX: 0, clientY: 0, timeStamp: performance.now() }, 0, 40)") == pytest.approx([20, 0])
    pointers.run("""
        stage.dispatchEvent(new PointerEvent('pointerdown', { pointerId: 4, pointerType: 'pen', button: 0, clientX: 200, clientY: 200,
          pressure: 0.5, altitudeAngle: 0.5, azimuthAngle: Math.PI / 2 }))""")
    [[sample]] = batches(pointers)
    assert sample[2:4] == pytest.approx([100, 100]) and math.cos(sample[9]) == pytest.approx(1)


def test_more_samples_than_one_batch_takes_go_in_parts(pointers):
    pointers.run(
        """
        const event = (type, x, more) => new PointerEvent(type,
          { pointerId: 3, pointerType: 'touch', clientX: x, clientY: 5, button: 0, buttons: 1, ...more })
        stage.dispatchEvent(event('pointerdown', 10))
        stage.dispatchEvent(event('pointermove', 40, { coalescedEvents: Array.from({ length: 300 }, (_, x) => event('pointermove', x)) }))
        pointers.flush()
        """
    )
    sent = batches(pointers)
    assert [len(batch) for batch in sent] == [1, 256, 44]
    assert [sample[2] for batch in sent[1:] for sample in batch] == list(range(300))
