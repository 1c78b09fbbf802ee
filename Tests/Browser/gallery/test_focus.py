"""Keyboard and screen reader: one focus, sheets that give it back, names, targets; and the sheet that a finger pulls."""

import re
import time

import pytest
from selenium.webdriver import ActionChains
from selenium.webdriver.common.keys import Keys

from choosing import chosen
from fingers import Hand, turn
from gallery_page import HEIGHT, WIDTH, cells, photo, rest, tap

FOCUS = "return Number(/photo (\\d+) of/.exec(document.activeElement.ariaLabel)?.[1])"


def heard(page):
    """What those who listen to the page come to, in its order: (role, name), but for texts."""
    nodes = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    texts = "none", "generic", "StaticText", "InlineTextBox", "LineBreak"
    return [(node["role"]["value"], node["name"].get("value", "")) for node in nodes if not node["ignored"] and node["role"]["value"] not in texts]


@pytest.mark.parametrize("size", [(WIDTH, HEIGHT), (820, 1180)], ids=["phone", "tablet"])
def test_those_who_listen_come_to_albums_once_and_to_no_picture_without_a_name(gallery, built_in, size):
    page = gallery(built_in, size=size)
    assert [name for role, name in heard(page) if role == "link"][0].startswith("Alps, ")
    pictures = [name for role, name in heard(page) if role == "image"]
    # The picture of each cell is in a button: there is none of an album.
    assert "" not in pictures and len(pictures) == len(cells(page))
    tap(page, 2)
    pictures = [name for role, name in heard(page) if role == "image"]
    assert "" not in pictures and pictures
    # All that can be pressed has a name.
    assert [(role, name) for role, name in heard(page) if role in ("button", "link", "slider", "searchbox", "dialog") and not name] == []


def in_order(page):
    """The buttons and headings of the grid as one who listens comes to them: the numbers of photos, and the texts of titles."""
    nodes = {node["nodeId"]: node for node in page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]}
    found = []

    def walk(node):
        role, name = node["role"]["value"], node.get("name", {}).get("value", "")
        number = re.search(r", photo (\d+) of", name)
        if not node["ignored"] and (number or role == "heading" or name.startswith("Choose all of ")):
            found.append(int(number[1]) if number else name)
        for child in node.get("childIds", []):
            walk(nodes[child])

    main = next(node for node in nodes.values() if not node["ignored"] and node["role"]["value"] == "main")
    walk(main)
    return found


def test_those_who_listen_come_to_each_title_before_its_photos_and_to_photos_in_their_order(gallery, built_in):
    page = gallery(built_in)
    tops = """return Object.fromEntries([...document.querySelectorAll('#stage [role=heading]')].filter(each => each.checkVisibility())
        .map(each => [each.innerText.trim(), each.getBoundingClientRect().top]))"""

    def is_right(order):
        """Photos in their order, and no photo before a title that lies below it."""
        numbers, titles = [each for each in order if isinstance(each, int)], page.run(tops)
        ends = {number: top + height for number, left, top, width, height, _ in cells(page)}
        return set(ends) <= set(numbers) and numbers == sorted(numbers) and all(
            ends[number] <= titles[title] + 24 for at, title in enumerate(order) if title in titles for number in order[:at] if number in ends)

    def settled():
        rest(page, 20)
        end = time.monotonic() + 10
        while not is_right(order := in_order(page)):
            assert time.monotonic() < end, order
        return order

    order = settled()
    assert order[:9] == ["September 2024 · Konstanz", 1, 2, 3, 4, 5, 6, "August 2024 · Konstanz", 7]
    for pixels in (900, 1400, -1700):
        turn(page.driver, (195, 500), pixels)
        assert len(settled()) > 15
    page.run("choose.click()")
    page.wait_for("return document.querySelector('#stage [aria-label^=\"Choose all\"]') !== null", 10)
    assert any(isinstance(each, str) and each.startswith("Choose all") for each in settled())


def test_the_arrow_keys_move_the_focus_of_the_page(gallery, some):
    page = gallery(some)
    page.key(Keys.ARROW_RIGHT)
    for key, number in [(Keys.ARROW_RIGHT, 2), (Keys.ARROW_DOWN, 5), (Keys.ARROW_LEFT, 4)]:
        page.key(key)
        page.wait_for(FOCUS + f" === {number}", 10)
    # Another key leaves it where it is.
    page.key("-")
    rest(page, 20)
    page.wait_for(FOCUS + " === 4", 10)


def test_tab_comes_to_one_cell_and_the_arrow_keys_go_on_from_there(gallery, some):
    page = gallery(some)
    page.key(Keys.TAB)
    page.wait_for(FOCUS + " === 1", 10)
    page.key(Keys.ARROW_DOWN)
    page.wait_for(FOCUS + " === 4", 10)
    # From the grid it leads to the buttons, and back to the cell that it left.
    page.key(Keys.TAB)
    page.wait_for("return document.activeElement.closest('#bar') !== null", 10)
    ActionChains(page.driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
    page.wait_for(FOCUS + " === 4", 10)
    page.key(Keys.ENTER)
    page.wait_for("return document.body.style.getPropertyValue('--covered') === '1'", 10)
    rest(page, 20)
    assert photo(page)[4].startswith("0004")
    page.key(Keys.ESCAPE)
    rest(page, 20)
    page.wait_for(FOCUS + " === 4", 10)


def test_sheets_and_menus_give_the_focus_back(gallery, some):
    page = gallery(some)
    tap(page, 5)
    for button, sheet in [("#inform", "information"), ("#photo-bar [popovertarget]", "menu")]:
        page.run("document.querySelector(arguments[0]).focus()", button)
        page.key(Keys.ENTER)
        page.wait_for(f"return document.getElementById('{sheet}').contains(document.activeElement)", 10)
        page.key(Keys.ESCAPE)
        page.wait_for("return document.activeElement === document.querySelector(arguments[0])".replace("arguments[0]", f"'{button}'"), 10)
    assert photo(page) is not None
    # A dialog keeps it.
    page.run("document.getElementById('behind-opens').click()")
    for _ in range(14):
        page.key(Keys.TAB)
        assert page.run("return behind.contains(document.activeElement) || document.activeElement === document.body")


def test_everything_that_can_be_pressed_has_a_name_and_44_points(gallery, some):
    page = gallery(some)
    tap(page, 5)
    page.run("inform.click()")
    small = page.run("""
      const parts = [...document.querySelectorAll('button, a, input, [role=button]')].filter(part => part.checkVisibility({ visibilityProperty: true }))
      return parts.map(part => [part.ariaLabel || part.textContent.trim() || part.title, part.offsetWidth, part.offsetHeight])
        .filter(([name, width, height]) => !name || width < 44 || height < 44)
    """)
    assert small == []


def test_information_is_pulled_by_a_finger_on_a_phone(gallery, some):
    page = gallery(some)
    tap(page, 5)
    # More than half of the screen has room for.
    page.run("""
      const ask = fetch
      window.fetch = async (...asked) => {
        const answer = await ask(...asked)
        return /facts$/.test(asked[0]) ? new Response(JSON.stringify({ ...await answer.json(), description: 'Waves and wind. '.repeat(60) })) : answer
      }
    """)
    page.run("inform.click()")
    page.wait_for("return information.innerText.includes('Waves')", 10)
    at = "const { top, height } = information.getBoundingClientRect(); return [top, height]"

    def still():
        page.wait_for("return information.hidden || information.getAnimations().length === 0", 10)
        return page.run(at)

    top, height = still()
    assert top == pytest.approx(0.55 * HEIGHT, abs=1) and height > 0.5 * HEIGHT
    hand = Hand(page.driver)
    finger = hand.finger()
    grip = (WIDTH / 2, top + 14)
    hand.down({finger: grip}).glide({finger: (WIDTH / 2, grip[1] - 260)}, 0.4).up(finger).perform()
    full, height = still()
    assert full == pytest.approx(HEIGHT - height, abs=1)
    page.screenshot("focus-information")
    grip = (WIDTH / 2, full + 14)
    hand.down({finger: grip}).glide({finger: (WIDTH / 2, HEIGHT - 20)}, 0.25).up(finger).perform()
    page.wait_for("return information.hidden", 10)
    assert photo(page) is not None
    assert page.run("return inform.ariaExpanded") == "false"


def test_information_can_be_copied(gallery, some):
    page = gallery(some)
    tap(page, 5)
    page.run("inform.click()")
    page.wait_for("return information.innerText.includes('400 × 300, ')", 10)
    page.run("Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { window.copied = text } } })")
    page.run("information.querySelector('.copy').click()")
    page.wait_for("return window.copied && toast.textContent", 10)
    assert page.run("return copied").startswith("Name: 0005.png\n")


def test_information_can_be_copied_where_a_page_has_no_clipboard(gallery, some):
    """As over plain HTTP, from a server at home."""
    page = gallery(some)
    tap(page, 5)
    page.run("inform.click()")
    page.wait_for("return information.innerText.includes('400 × 300, ')", 10)
    page.run("Object.defineProperty(navigator, 'clipboard', { value: undefined });"
             "document.addEventListener('copy', ({ clipboardData }) => { window.copied = clipboardData.getData('text/plain') })")
    rest(page)
    x, y = page.run("const { left, top, width, height } = information.querySelector('.copy').getBoundingClientRect(); return [left + width / 2, top + height / 2]")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (x, y)).perform()
    page.wait_for("return window.copied && toast.textContent === 'The information has been copied.'", 10)
    assert page.run("return copied").startswith("Name: 0005.png\n")
    assert page.run("return getSelection().isCollapsed")


def test_a_photo_gives_the_focus_back_to_its_cell_wherever_it_was(gallery, some):
    page = gallery(some)
    for button in ("#inform", "#photo-bar [data-key=Escape]"):
        page.key(Keys.ARROW_RIGHT)
        rest(page, 20)
        number = page.run(FOCUS)
        assert number
        page.key(Keys.ENTER)
        page.wait_for("return document.body.style.getPropertyValue('--covered') === '1'", 10)
        rest(page, 20)
        page.run("document.querySelector(arguments[0]).focus()", button)
        page.key(Keys.ENTER if "Escape" in button else Keys.ESCAPE)
        page.wait_for("return document.body.style.getPropertyValue('--covered') === '0'", 10)
        page.wait_for(FOCUS + f" === {number}", 10)


def opened_by_keys(gallery, some):
    """A page whose second photo keys have opened."""
    page = gallery(some)
    page.key(Keys.ARROW_RIGHT)
    page.key(Keys.ARROW_RIGHT)
    page.wait_for(FOCUS + " === 2", 10)
    page.key(Keys.ENTER)
    page.wait_for("return document.body.style.getPropertyValue('--covered') === '1'", 10)
    rest(page, 20)
    return page


def test_keys_that_have_led_to_another_photo_are_at_that_one_when_it_is_closed(gallery, some):
    page = opened_by_keys(gallery, some)
    for number in (3, 4, 5):
        page.key(Keys.ARROW_RIGHT)
        page.wait_for(f"return location.hash.endsWith('{number:04}.png')", 10)
    rest(page, 20)
    page.key(Keys.ESCAPE)
    page.wait_for("return document.body.style.getPropertyValue('--covered') === '0'", 10)
    rest(page, 20)
    page.wait_for(FOCUS + " === 5", 10)
    # What is given back comes in its own time.
    page.run_async("await new Promise(resolve => setTimeout(resolve)); await new Promise(resolve => setTimeout(resolve))")
    page.wait_for(FOCUS + " === 5", 10)
    page.key(Keys.ARROW_RIGHT)
    page.wait_for(FOCUS + " === 6", 10)


def test_a_finger_that_closes_a_photo_leaves_no_ring(gallery, some):
    page = gallery(some)
    tap(page, 5)
    page.run("document.querySelector('#inform').focus()")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (24, 28)).perform()
    rest(page, 20)
    assert photo(page) is None
    assert not page.run(FOCUS)


def test_choosing_by_keys_goes_on_in_its_own_bar_and_back(gallery, some):
    page = gallery(some)
    page.run("document.getElementById('choose').focus()")
    page.key(Keys.ENTER)
    page.wait_for("return document.activeElement.id === 'choice-ends'", 10)
    page.key(Keys.ENTER)
    page.wait_for("return document.activeElement.id === 'choose'", 10)
    # Who is at a photo stays there.
    page.key(Keys.ARROW_RIGHT)
    rest(page, 20)
    number = page.run(FOCUS)
    page.key("x")
    page.wait_for("return document.body.classList.contains('choosing')", 10)
    page.key(Keys.ESCAPE)
    page.wait_for("return !document.body.classList.contains('choosing')", 10)
    assert number and page.run(FOCUS) == number


def test_what_a_menu_has_opened_gives_the_focus_back_to_its_button(gallery, some):
    page = gallery(some)
    for opens, dialog in (("help-opens", "help"), ("behind-opens", "behind")):
        page.run("document.querySelector('#bar [popovertarget=menu]').focus()")
        page.key(Keys.ENTER)
        page.wait_for("return menu.contains(document.activeElement)", 10)
        page.run("document.getElementById(arguments[0]).focus()", opens)
        page.key(Keys.ENTER)
        page.wait_for(f"return {dialog}.open && {dialog}.contains(document.activeElement)", 10)
        page.key(Keys.ESCAPE)
        page.wait_for("return document.activeElement === document.querySelector('#bar [popovertarget=menu]')", 10)


def test_the_information_gives_the_focus_back_to_what_had_it(gallery, some):
    page = opened_by_keys(gallery, some)
    for part in ("#favourite", "#inform"):
        page.run("document.querySelector(arguments[0]).focus()", part)
        page.run("window.had = document.activeElement")
        page.key("i")
        page.wait_for("return information.contains(document.activeElement)", 10)
        page.key(Keys.TAB)
        page.key(Keys.ESCAPE)
        page.wait_for("return information.hidden && document.activeElement === had", 10)


def test_a_photo_that_a_slideshow_has_led_to_gives_the_focus_to_its_cell(gallery, some):
    page = gallery(some)
    page.key(" ")
    page.wait_for("return document.body.classList.contains('slideshow')", 10)
    page.wait_for("return document.querySelector('#stage img[src*=\"0001.png\"]')", 10)
    page.key(Keys.ESCAPE)
    page.wait_for("return !document.body.classList.contains('slideshow') && document.activeElement.localName === 'img'", 10)
    rest(page, 20)
    page.key(Keys.ESCAPE)
    page.wait_for("return document.body.style.getPropertyValue('--covered') === '0'", 10)
    page.wait_for(FOCUS + " === 1", 10)


def test_while_photos_are_chosen_tab_leads_from_titles_to_their_bar_and_escape_to_the_other_one(gallery, built_in):
    page = gallery(built_in)
    page.key(Keys.ARROW_RIGHT)
    page.wait_for(FOCUS + " === 1", 10)
    page.key("x")
    page.wait_for("return document.querySelector('#stage [aria-label^=\"Choose all\"], #stage [aria-label^=\"Leave all\"]') !== null", 10)
    for _ in range(6):
        page.key(Keys.TAB)
        if page.run("return document.activeElement.closest('#stage') === null"):
            break
        # Its ring is seen.
        assert page.run("return getComputedStyle(document.activeElement.querySelector('.view')).outlineStyle") == "solid"
    assert page.run("return document.activeElement.id") == "choice-ends"
    ActionChains(page.driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
    page.key(Keys.ESCAPE)
    page.wait_for("return document.activeElement.id === 'choose'", 10)


def test_arrow_keys_lead_through_a_menu(gallery, some):
    page = gallery(some)
    page.run("document.querySelector('#bar [popovertarget]').focus()")
    page.key(Keys.ENTER)
    page.wait_for("return menu.contains(document.activeElement)", 10)
    all_words = page.run("return [...menu.querySelectorAll('button')].filter(button => button.checkVisibility()).map(button => button.textContent)")
    for key, index in ((Keys.ARROW_DOWN, 1), (Keys.ARROW_DOWN, 2), (Keys.ARROW_UP, 1), (Keys.END, -1), (Keys.ARROW_DOWN, 0), (Keys.ARROW_UP, -1), (Keys.HOME, 0)):
        page.key(key)
        assert page.run("return document.activeElement.textContent") == all_words[index]
    assert photo(page) is None and not page.run(FOCUS), "the photos do not move"


def test_links_in_sentences_are_as_high_as_a_pointer_needs_and_do_not_lie_over_each_other(gallery, some):
    page = gallery(some)
    page.run("document.getElementById('behind-opens').click()")
    # A link that goes on in the next line has a box in each.
    boxes = page.run("return [...behind.querySelectorAll('a')].flatMap(link => [...link.getClientRects()]).map(({ left, right, top, bottom }) => [left, right, top, bottom])")
    assert len(boxes) > 5 and all(bottom - top >= 24 for _, _, top, bottom in boxes), boxes
    assert not any(a[0] < b[1] - 1 and b[0] < a[1] - 1 and a[2] < b[3] - 1 and b[2] < a[3] - 1 for i, a in enumerate(boxes) for b in boxes[i + 1:])


def test_keys_that_scroll_the_grid_take_the_focus_along(gallery, some):
    page = gallery(some)
    page.key(Keys.ARROW_RIGHT)
    page.key(Keys.ARROW_RIGHT)
    page.wait_for(FOCUS + " === 2", 10)

    def comes_to_rest():
        rest(page, 20)
        # A cell that has gone out of sight is used for another photo, with the focus on it, until the keys have a place again.
        page.frames(20)
        return page.run(FOCUS)

    page.key(Keys.END)
    assert comes_to_rest() == 60
    page.key(Keys.ARROW_LEFT)
    page.wait_for(FOCUS + " === 59", 10)
    page.key(Keys.HOME)
    assert comes_to_rest() == 1
    # A page: the photo that is where the other one was, in its column.
    page.key(Keys.PAGE_DOWN)
    number = comes_to_rest()
    assert number > 9 and number % 3 == 1 and number in [cell[0] for cell in cells(page)]
    page.key(Keys.ENTER)
    page.wait_for("return document.body.style.getPropertyValue('--covered') === '1'", 10)
    rest(page, 20)
    assert photo(page)[4].startswith(f"{number:04}")


def test_a_grid_is_not_at_rest_because_a_cell_that_is_not_seen_is(gallery, some):
    page = gallery(some)
    page.run("const waits = document.createElement('div'); waits.role = 'button'; waits.hidden = true; stage.prepend(waits)")
    page.key(Keys.ARROW_RIGHT)
    page.wait_for(FOCUS + " === 1", 10)
    # As many frames as a person would see: it moves for longer than it has to be still.
    page.run("""
        window.areFramesKept = true
        window.seen = []
        const { focus } = HTMLElement.prototype
        HTMLElement.prototype.focus = function (...all) { seen.push(this.ariaLabel); return focus.apply(this, all) }
    """)
    page.key(Keys.PAGE_DOWN)
    rest(page, 20)
    page.frames(20)
    number = page.run(FOCUS)
    assert number > 9 and number % 3 == 1 and number in [cell[0] for cell in cells(page)]
    # From one to the other, and to none on the way.
    assert {int(each.split("photo ")[1].split()[0]) for each in page.run("return seen")} <= {1, number}


def test_escape_closes_the_information_before_the_photo_wherever_the_focus_is(gallery, some):
    page = gallery(some)
    tap(page, 5)
    page.key("i")
    page.wait_for("return !information.hidden", 10)
    page.run("document.activeElement.blur()")
    page.key(Keys.ESCAPE)
    rest(page, 20)
    assert page.run("return information.hidden") and photo(page)[4].startswith("0005")
    page.key(Keys.ESCAPE)
    rest(page, 20)
    assert photo(page) is None


def test_shift_and_arrow_keys_choose_all_on_the_way_and_leave_them_on_the_way_back(gallery, some):
    page = gallery(some)
    for _ in range(3):
        page.key(Keys.ARROW_RIGHT)
    page.wait_for(FOCUS + " === 3", 10)

    def press(key, *expected):
        ActionChains(page.driver).key_down(Keys.SHIFT).send_keys(key).key_up(Keys.SHIFT).perform()
        page.wait_for("return [...document.querySelectorAll('#stage [role=button]')].filter(each => each.checkVisibility() && /, chosen/.test(each.ariaLabel))"
                      f".map(each => Number(/photo (\\d+) of/.exec(each.ariaLabel)[1])).sort((a, b) => a - b).join() === '{','.join(map(str, expected))}'", 10)

    press(Keys.ARROW_RIGHT, 3, 4)
    press(Keys.ARROW_DOWN, 3, 4, 5, 6, 7)
    page.wait_for(FOCUS + " === 7", 10)
    press(Keys.ARROW_LEFT, 3, 4, 5, 6)
    press(Keys.ARROW_UP, 3)
    press(Keys.ARROW_UP, 3)
    press(Keys.ARROW_LEFT, 2, 3)
    # Another key begins anew, and what is chosen stays.
    page.key(Keys.ARROW_DOWN)
    page.wait_for(FOCUS + " === 5", 10)
    press(Keys.ARROW_RIGHT, 2, 3, 5, 6)
    assert page.run("return chosen.textContent") == "4 chosen"


def test_shift_and_an_arrow_after_a_wheel_choose_from_the_photo_with_the_ring_which_comes_into_sight(gallery, some):
    page = gallery(some)
    for _ in range(2):
        page.key(Keys.ARROW_RIGHT)
    page.wait_for(FOCUS + " === 2", 10)
    turn(page.driver, (195, 500), 4000)
    rest(page, 20)
    assert min(number for number, *_ in cells(page)) > 20
    for key, expected in ((Keys.ARROW_DOWN, [2, 3, 4, 5]), (Keys.ARROW_RIGHT, [2, 3, 4, 5, 6])):
        ActionChains(page.driver).key_down(Keys.SHIFT).send_keys(key).key_up(Keys.SHIFT).perform()
        page.wait_for(f"return chosen.textContent === '{len(expected)} chosen'", 10)
        rest(page, 20)
        assert chosen(page) == expected


def test_steps_of_a_range_that_has_ended_are_not_gone_and_one_that_fails_stops_no_others(blank):
    gone = blank.run_async("""
        const { RangeKeys } = await import('/range-keys.js')
        const gone = [], focus = { isInGrid: true, isSeen: true, place: 0 }
        let isBroken = false, isEnded = false
        const command = key => {
          if (isBroken) throw new Error('once')
          gone.push(key)
          if (isEnded) press('Escape')
          if (key === 'ArrowRight') focus.place += 1
          if (key === 'ArrowLeft') focus.place -= 1
        }
        new RangeKeys(() => ({ chosen: () => [], command }), focus, { photo: place => place })
        const press = (key, more) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
        const rest = async () => {
          for (let frame = 0; frame < 12; frame += 1) await new Promise(requestAnimationFrame)
          return gone.splice(0).join(' ')
        }
        const said = [], right = more => press('ArrowRight', { shiftKey: true, ...more })
        right(), right(), press('Escape')
        said.push(await rest())
        // One that is on its way leads on, and chooses nothing.
        isEnded = true
        right(), right()
        said.push(await rest())
        isEnded = false
        right(), right({ repeat: true }), right({ repeat: true })
        said.push(await rest())
        press('Escape')
        isBroken = true
        right()
        await rest()
        isBroken = false
        right()
        said.push(await rest())
        return said
    """)
    assert gone == ["", "ArrowRight", "ArrowRight x ArrowLeft x ArrowRight", "ArrowRight x ArrowLeft x ArrowRight"]


def test_a_file_that_is_named_like_a_place_has_its_own(blank):
    found = blank.run_async("""
        const { positionIn } = await import('/position.js')
        return ['photo 1 of 3.jpg, photo 12 of 60, Friday', 'two\\nlines.jpg, photo 2 of 4', 'a.jpg', null].map(positionIn)
    """)
    assert found == [{"index": 12, "count": 60}, {"index": 2, "count": 4}, None, None]


def test_a_scroll_by_a_key_that_something_else_ends_leaves_nothing_to_the_next_one(gallery, some):
    page = gallery(some)
    page.key(Keys.ARROW_RIGHT)
    page.wait_for(FOCUS + " === 1", 10)
    page.key(Keys.PAGE_DOWN)
    page.key(Keys.ARROW_RIGHT)
    rest(page, 20)
    page.frames(20)
    number = page.run(FOCUS)
    assert number % 3 == 2
    page.key(Keys.PAGE_DOWN)
    rest(page, 20)
    page.frames(20)
    # In the column of this one.
    assert page.run(FOCUS) > number and page.run(FOCUS) % 3 == 2


# How many cells have a ring: between it and the photo, which is smaller than its cell then, there is a gap.
RINGS = "return [...document.querySelectorAll('#stage [role=button]')].filter(cell => cell.checkVisibility() && cell.querySelector('.image').offsetWidth < cell.offsetWidth - 4).length"


def test_one_thing_has_a_ring_a_photo_or_a_button(gallery, some):
    page = gallery(some, size=(1280, 800))
    page.key(Keys.ARROW_RIGHT)
    page.key(Keys.ARROW_RIGHT)
    page.wait_for(FOCUS + " === 2", 10)
    page.wait_for(RINGS + " === 1", 10)
    page.key(Keys.TAB)
    page.wait_for("return document.activeElement.closest('#bar') !== null", 10)
    page.wait_for(RINGS + " === 0", 10)
    page.screenshot("focus-one")
    # Back at the photo it is there again, and the arrow keys go on from it.
    ActionChains(page.driver).key_down(Keys.SHIFT).send_keys(Keys.TAB).key_up(Keys.SHIFT).perform()
    page.wait_for(FOCUS + " === 2", 10)
    page.wait_for(RINGS + " === 1", 10)
    page.key(Keys.TAB)
    page.wait_for(RINGS + " === 0", 10)
    page.key(Keys.ARROW_RIGHT)
    page.wait_for(RINGS + " === 1", 10)
    page.wait_for(FOCUS, 10)


def test_a_photo_that_a_key_opens_has_the_focus_and_one_that_a_finger_opens_has_not(gallery, some):
    page = opened_by_keys(gallery, some)
    assert page.run("const { activeElement: at } = document; return [at.tagName, at.alt, getComputedStyle(at).outlineStyle]") == ["IMG", "0002.png, photo 2 of 60", "none"]
    page.key(Keys.ESCAPE)
    rest(page, 20)
    page.wait_for(FOCUS + " === 2", 10)
    tap(page, 5)
    assert page.run("return document.activeElement === document.body")
