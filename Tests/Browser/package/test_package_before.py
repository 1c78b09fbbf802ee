"""Recognizers of elements in each other, of which one comes before the other."""

import pytest

from demonstrations import demo, middle, tried, web  # noqa: F401 (fixtures)
from fingers import Hand, HeldFingers
from test_firefox import way
from test_package_recognizers import BOX

# A card on a board, and beside it another one: `told` of what is heard, and what `recognize` has answered by the names of their elements.
ON_BOARD = f"""
const {{ recognize }} = await import('/web/tsumami/tsumami.js'), pad = document.getElementById('pad')
recognition.stop()
pad.style.position = 'relative'
pad.innerHTML = `<div id=board data-style="{BOX}; height: 220px">
  <div id=card data-style="position: absolute; left: 20px; top: 20px; width: 70px; height: 70px; background: gold"></div>
  <div id=other data-style="position: absolute; left: 110px; top: 20px; width: 70px; height: 70px; background: pink"></div></div>`
for (const element of pad.querySelectorAll('[data-style]')) element.style.cssText = element.dataset.style
window.told = []
window.all = {{}}
const on = (id, names, before) => all[id] = recognize(document.getElementById(id), names, ({{ name, state }}) => told.at(-1) !== `${{id}} ${{name}} ${{state}}` && told.push(`${{id}} ${{name}} ${{state}}`), {{ before }})
"""
PANS = "on('board', ['pan', 'pinch']); on('card', ['pan'], all.board); on('other', ['pan'], [all.board])\n"
READY = "await Promise.all(Object.values(all).map(each => each.ready))"


@pytest.fixture
def board(demo):
    def with_recognizers(source=PANS):
        page = demo("recognize.html")
        page.run_async(ON_BOARD + source + READY)
        page.frames(5)
        return page

    return with_recognizers


def dragged(page, selector, kind="touch", by=(60, 40)):
    x, y = middle(page, selector)
    hand = Hand(page.driver)
    finger = hand.finger(kind)
    hand.down({finger: (x, y)}).glide({finger: (x + by[0], y + by[1])}, 0.2).up(finger).perform()


def told(page, last):
    page.wait_for(f"return told.at(-1) === '{last}'", 20)
    page.frames(5)
    said = page.run("return told")
    page.run("told.length = 0")
    return said


@pytest.mark.parametrize("kind", ["touch", "mouse", "pen"])
def test_what_is_dragged_on_a_board_does_not_drag_the_board_and_the_board_is_dragged_beside_it(board, kind):
    page = board()
    for _ in range(2):
        dragged(page, "#card", kind)
        assert told(page, "card pan ended") == ["card pan began", "card pan changed", "card pan ended"]
        # The board's own middle is below the cards.
        dragged(page, "#board", kind, by=(-60, 50))
        assert told(page, "board pan ended") == ["board pan began", "board pan changed", "board pan ended"]


def test_without_it_both_hear_of_a_finger(board):
    page = board("on('board', ['pan']); on('card', ['pan'])\n")
    dragged(page, "#card")
    page.wait_for("return told.includes('board pan ended') && told.includes('card pan ended')", 20)


def test_a_second_finger_on_the_board_does_nothing_while_a_card_is_held_and_one_on_another_card_drags_that(board):
    page = board()
    (x, y), (left, top), (beside, below) = middle(page, "#card"), middle(page, "#other"), middle(page, "#board")
    fingers = HeldFingers(page.driver)
    fingers.at((x, y))
    for step in range(0, 40, 5):
        fingers.at((x + step, y))
    page.wait_for("return told.at(-1) === 'card pan changed'", 20)
    fingers.kind = "touchStart"
    fingers.at((x + 35, y), (beside, below + 60))
    for step in range(0, 40, 5):
        fingers.at((x + 35, y), (beside - step, below + 60 - step))
    page.frames(3)
    assert page.run("return told") == ["card pan began", "card pan changed"]
    fingers.kind = "touchStart"
    fingers.at((x + 35, y), (beside - 35, below + 25), (left, top))
    for step in range(0, 40, 5):
        fingers.at((x + 35, y), (beside - 35, below + 25), (left + step, top + step))
    page.wait_for("return told.includes('other pan changed')", 20)
    fingers.lift()
    page.wait_for("return told.includes('card pan ended') && told.includes('other pan ended')", 20)
    assert not [each for each in page.run("return told") if each.startswith("board")]
    page.run("told.length = 0")
    dragged(page, "#board", by=(-60, 50))
    assert told(page, "board pan ended")[0] == "board pan began"


def test_a_finger_that_drags_a_card_takes_over_from_one_that_drags_the_board(board):
    page = board()
    (x, y), (left, top) = middle(page, "#board"), middle(page, "#card")
    fingers = HeldFingers(page.driver)
    for step in range(0, 40, 5):
        fingers.at((x + step, y + 60))
    page.wait_for("return told.at(-1) === 'board pan changed'", 20)
    fingers.kind = "touchStart"
    fingers.at((x + 35, y + 60), (left, top))
    for step in range(0, 30, 5):
        fingers.at((x + 35, y + 60), (left + step, top))
    page.wait_for("return told.at(-1) === 'card pan changed'", 20)
    fingers.lift()
    assert told(page, "card pan ended") == ["board pan began", "board pan changed", "board pan cancelled", "card pan began", "card pan changed", "card pan ended"]


def test_a_tap_on_a_card_is_none_on_the_board(board):
    page = board("on('board', ['tap', 'doubleTap']); on('card', ['tap', 'doubleTap'], all.board); on('other', ['tap'], all.board)\n")

    def taps(selector, count=1):
        hand = Hand(page.driver)
        finger = hand.finger()
        for _ in range(count):
            hand.tap(finger, middle(page, selector), 0.03).wait(0.03)
        hand.perform()

    taps("#other")
    assert told(page, "other tap ended") == ["other tap ended"]
    taps("#card")
    assert told(page, "card tap ended") == ["card tap ended"]
    tried(page, lambda: taps("#card", 2), "told.includes('card doubleTap ended')")
    page.run_async("await new Promise(done => setTimeout(done, 500))")
    assert not [each for each in page.run("return told") if each.startswith("board")]
    page.run("told.length = 0")
    hand = Hand(page.driver)
    x, y = middle(page, "#board")
    hand.tap(hand.finger(), (x, y + 60), 0.03).perform()
    assert told(page, "board tap ended") == ["board tap ended"]


def test_a_tap_on_a_card_is_none_on_a_board_that_waits_for_less_and_one_that_it_does_not_want_is_the_boards(board):
    page = board("on('board', ['tap']); on('card', ['tap', 'doubleTap'], all.board); on('other', ['pan', 'doubleTap'], all.board)\n")
    for selector, last in (("#card", "card tap ended"), ("#other", "board tap ended")):
        hand = Hand(page.driver)
        hand.tap(hand.finger(), middle(page, selector), 0.03).perform()
        said = told(page, last)
        page.run_async("await new Promise(done => setTimeout(done, 500))")
        assert said + page.run("return told") == [last]


@pytest.mark.parametrize("mode", ["open", "closed"])
def test_a_tap_on_a_card_in_a_shadow_root_is_none_on_a_board_that_waits_for_less(board, mode):
    page = board(f"""
        const inside = document.getElementById('other').attachShadow({{ mode: '{mode}' }}), card = document.createElement('div')
        card.style.cssText = 'width: 70px; height: 70px'
        inside.append(card)
        const board = all.board = recognize(document.getElementById('board'), ['tap'], ({{ target }}) => told.push(`board tap ${{target.id}}`))
        all.card = recognize(card, ['tap', 'doubleTap'], () => told.push('card tap'), {{ before: board }})\n""")
    for selector, last in (("#other", "card tap"), ("#card", "board tap card")):
        hand = Hand(page.driver)
        hand.tap(hand.finger(), middle(page, selector), 0.03).perform()
        said = told(page, last)
        page.run_async("await new Promise(done => setTimeout(done, 500))")
        assert said + page.run("return told") == [last]


def test_of_two_long_presses_that_have_waited_as_long_the_cards_goes_on(board):
    page = board("on('board', ['longPress']); on('card', ['longPress'], all.board)\n")
    for selector, name in (("#card", "card"), ("#other", "board")):
        fingers = HeldFingers(page.driver)
        fingers.at(middle(page, selector))
        page.wait_for(f"return told.includes('{name} longPress began')", 20)
        page.frames(5)
        fingers.lift()
        said = told(page, f"{name} longPress ended")
        # Which timer comes first is chance.
        assert said[-2:] == [f"{name} longPress began", f"{name} longPress ended"] and said[:-2] in ([], ["board longPress began", "board longPress cancelled"])


@pytest.mark.parametrize("end", ["all.card.stop()", "all.card.setEnabled('pan', false)"])
def test_a_gesture_that_is_stopped_gives_the_board_back(board, end):
    page = board()
    x, y = middle(page, "#card")
    fingers = HeldFingers(page.driver)
    for step in range(0, 40, 5):
        fingers.at((x + step, y))
    page.wait_for("return told.at(-1) === 'card pan changed'", 20)
    page.run(end)
    fingers.lift()
    page.run("told.length = 0")
    dragged(page, "#board", by=(-60, 50))
    assert told(page, "board pan ended")[0] == "board pan began"


def test_what_is_switched_off_stays_so_after_a_gesture_of_another_one(board):
    page = board()
    page.run("all.board.setEnabled('pan', false)")
    dragged(page, "#card")
    told(page, "card pan ended")
    dragged(page, "#board", by=(-60, 50))
    page.frames(5)
    assert page.run("return told") == []
    page.run("all.board.setEnabled('pan', true)")
    dragged(page, "#board", by=(-60, 50))
    assert told(page, "board pan ended")[0] == "board pan began"


def test_what_is_no_recognition_is_refused(board):
    page = board()
    refused = page.run_async("""
        const { recognize } = await import('/web/tsumami/tsumami.js'), pad = document.getElementById('pad')
        return [null, pad, {}, [all.board, 'card']].map(before => { try { recognize(pad, ['tap'], () => {}, { before }) } catch (error) { return error.message } })""")
    assert all("`before`" in message for message in refused)
    assert page.run("return document.getElementById('pad').style.touchAction") == ""


def test_what_is_dragged_on_a_board_does_not_drag_the_board_in_firefox(firefox, web):
    page = firefox.open(f"{web}recognize.html")
    page.wait_for("window.recognition?.ready && true")
    page.run(ON_BOARD + PANS + READY)
    places = page.run("return ['card', 'board'].map(id => { const r = document.getElementById(id).getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2] })")
    for name, (x, y) in zip(("card", "board"), places):
        page.run("told.length = 0")
        page.touch(way((x, y), (x - 60, y + 50)))
        page.wait_for(f"told.at(-1) === '{name} pan ended'")
        assert page.run("return told") == [f"{name} pan {state}" for state in ("began", "changed", "ended")]
    page.close()
