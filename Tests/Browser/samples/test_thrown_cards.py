"""The scene thrown-cards in a real browser, under real fingers."""

import pytest

from fingers import Hand, HeldFingers

TOP = '#stage [aria-label="Card 1"]'


@pytest.fixture
def cards(scene):
    return scene("thrown-cards")


def rectangle(page, number=1):
    """Where a card is on the screen: left, top, width, height."""
    return page.run("const r = document.querySelector(`#stage [aria-label='Card ${arguments[0]}']`).getBoundingClientRect();"
                    "return [r.left, r.top, r.width, r.height]", number)


def middle(page, number=1):
    left, top, width, height = rectangle(page, number)
    return left + width / 2, top + height / 2


def rest(page, number=1):
    page.settle(6, f'#stage [aria-label="Card {number}"]')
    return rectangle(page, number)


def what(page):
    return [(line["event"], line["card"]) for line in page.events()]


def test_a_card_that_is_flicked_flies_off_and_the_next_one_straightens_up(cards):
    home = rectangle(cards)
    beneath = rectangle(cards, 2)
    assert beneath[2] > home[2] and beneath[3] > home[3], "it lies askew"
    x, y = middle(cards)
    hand = Hand(cards.driver)
    finger = hand.finger()
    hand.down({finger: (x - 60, y + 90)}).glide({finger: (x + 150, y - 120)}, 0.08).up(finger).perform()
    assert what(cards) == [("taken", 0), ("thrown", 0)]
    assert cards.announced() == ["1 thrown"]
    assert rest(cards, 2) == pytest.approx(home, abs=0.7)
    # Out of sight it has become the lowest of the heap.
    cards.wait_for(f"return document.querySelector('{TOP}').parentElement.firstElementChild.ariaLabel === 'Card 1'")
    assert cards.state()["thrown"] == 1


def test_a_card_that_is_let_go_slowly_comes_back(cards):
    home = rectangle(cards)
    x, y = middle(cards)
    hand = Hand(cards.driver)
    finger = hand.finger()
    hand.down({finger: (x + 60, y + 90)}).glide({finger: (x - 50, y + 160)}, 0.4).wait(0.2).up(finger).perform()
    assert what(cards) == [("taken", 0), ("returned", 0)]
    assert rest(cards) == pytest.approx(home, abs=0.7)


def test_a_card_turns_about_the_finger_that_holds_it(cards):
    x, y = middle(cards)
    left, top, width, height = rectangle(cards)
    finger = HeldFingers(cards.driver)
    grip = (left + width - 30, top + 30)
    finger.at(grip)
    cards.frames(2)
    turns = []
    for step in range(1, 13):
        finger.at((grip[0] - 12 * step, grip[1]))
        cards.frames(1)
        turns.append(cards.run(f"const m = new DOMMatrix(getComputedStyle(document.querySelector('{TOP}')).transform); return Math.abs(Math.atan2(m.b, m.a))"))
    cards.frames(3)
    place = (grip[0] - 144, grip[1])
    assert max(turns) > 0.02
    # The finger is as far from the middle of the card as it was.
    now = middle(cards)
    distance = lambda a, b: ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5  # noqa: E731
    assert distance(now, place) == pytest.approx(distance((x, y), grip), abs=1.5)
    finger.lift()


def test_a_card_is_caught_while_it_flies(cards):
    home = rectangle(cards)
    x, y = middle(cards)
    hand = Hand(cards.driver)
    thrower, catcher = hand.finger(), hand.finger()
    hand.down({thrower: (x, y)}).glide({thrower: (x, y - 110)}, 0.08).up(thrower).wait(0.06)
    hand.down({catcher: (x, y - 250)}).wait(0.3).up(catcher).perform()
    assert what(cards) == [("taken", 0), ("thrown", 0), ("caught", 0), ("returned", 0)]
    assert rest(cards) == pytest.approx(home, abs=0.7)
    assert cards.state()["thrown"] == 1


def test_keys_and_buttons_throw_as_well(cards):
    cards.press("Throw to the right")
    assert what(cards) == [("thrown", 0)]
    rest(cards, 2)
    cards.key("\ue012")
    assert what(cards) == [("thrown", 1)]
    rest(cards, 3)
    assert cards.state()["thrown"] == 2


def test_with_reduced_motion_a_thrown_card_fades(scene):
    page = scene("thrown-cards", reduce_motion=True)
    home = rectangle(page)
    page.press("Throw to the left")
    assert rectangle(page) == pytest.approx(home, abs=30), "it does not fly"
    assert rest(page, 2) == pytest.approx(home, abs=0.7)
    page.wait_for(f"return document.querySelector('{TOP}').parentElement.firstElementChild.ariaLabel === 'Card 1'")


@pytest.mark.parametrize("size", [(844, 390), (820, 1180), (1280, 800)])
def test_the_heap_is_within_the_view(scene, size):
    page = scene("thrown-cards", size=size, scale=1)
    left, top, width, height = rectangle(page)
    assert left + width / 2 == pytest.approx(size[0] / 2, abs=0.5)
    assert top > 70 and top + height < size[1] - 44
    page.screenshot(f"thrown-cards-{size[0]}")
