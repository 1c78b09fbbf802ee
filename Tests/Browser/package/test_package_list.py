"""A page that adds, removes and reorders the pictures of a `<tsumami-viewer>` while it is open: in Chromium, with fingers."""

import pytest

from demonstrations import PICTURE, VIEWER, demo, drag, opened, still, viewer, web  # noqa: F401 (fixtures)
from fingers import HeldFingers

PART = f"{VIEWER}.shadowRoot.querySelector"
STATE = f"return [{VIEWER}.index, {PART}('.counter').textContent, {PART}('.stage').ariaLabel]"
LINKS = "const links = [...document.querySelectorAll('tsumami-viewer a')]\n"


def words(page):
    return page.run("return [...document.querySelectorAll('tsumami-viewer img')].map(image => image.alt)")


def state(page):
    """What the page is told of the picture that is shown, once all that was asked for has been done."""
    page.frames(3)
    return page.run(STATE)


def shown(page):
    """The file of the picture that is drawn in the middle, without its size."""
    return page.run(f"""
        const stage = {PART}('.stage')
        const image = [...stage.querySelectorAll('img[src]')].find(image => {{
          const {{ left, right }} = image.getBoundingClientRect()
          return left < innerWidth / 2 && right > innerWidth / 2
        }})
        return image?.src.replace(/(@2x)?\\.webp$/, '').split('/').at(-1)""")


def test_pictures_that_come_before_the_one_that_is_shown_and_after_it_are_turned_to(demo):
    page = viewer(demo)
    names = words(page)
    opened(page, 1)
    place, file = page.run(PICTURE), shown(page)
    page.run(LINKS + "links[0].before(links[4].cloneNode(true)); links[4].after(links[0].cloneNode(true))")
    assert state(page) == [2, "3 / 7", names[1]]
    assert (page.run(PICTURE), shown(page)) == (place, file)
    assert page.run("return told.at(-1)") == ["change", {"index": 2}]
    page.run(f"{VIEWER}.index = 6")
    page.wait_for(f"return {VIEWER}.index === 6", 20)
    assert state(page) == [6, "7 / 7", names[0]]
    page.run(f"{VIEWER}.index = 0")
    page.wait_for(f"return {VIEWER}.index === 0", 20)
    assert state(page) == [0, "1 / 7", names[4]]


def test_a_zoomed_picture_stays_as_it_is_while_others_change_places(demo):
    page = viewer(demo)
    names = words(page)
    opened(page, 1)
    page.run(f"{VIEWER}.zoomTo(2.5)")
    page.wait_for(f"return {VIEWER}.scale > 2.49", 20)
    still(page)
    place = page.run(PICTURE)
    page.run(LINKS + "links[4].after(links[1]); links[2].remove()")
    assert state(page) == [3, "4 / 4", names[1]]
    assert page.run(PICTURE) == place and page.run(f"return {VIEWER}.scale") == pytest.approx(2.5)


def test_a_shown_picture_that_is_removed_gives_way_to_the_next_and_the_last_to_the_one_before(demo):
    page = viewer(demo)
    names = words(page)
    opened(page, 3)
    page.run(LINKS + "links[3].remove()")
    assert state(page) == [3, "4 / 4", names[4]]
    page.run(LINKS + "links[3].remove()")
    assert state(page) == [2, "3 / 3", names[2]]
    assert page.run("return told.filter(([type]) => type === 'change')") == [["change", {"index": 3}], ["change", {"index": 2}]]
    assert page.run(f"return {PART}('.said').textContent") == f"3 / 3: {names[2]}"
    still(page)
    page.run(f"{VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run(f"return document.activeElement === {VIEWER}.links[2]")


def test_where_no_picture_is_left_the_viewer_closes(demo):
    page = viewer(demo)
    opened(page, 2)
    page.run("for (const link of document.querySelectorAll('tsumami-viewer a')) link.remove()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run(f"return [{VIEWER}.index, told.at(-1)[0], {PART}('dialog').open]") == [-1, "close", False]


def test_markup_that_is_written_anew_keeps_the_picture_and_its_place_in_the_page(demo):
    page = viewer(demo)
    names = words(page)
    page.run(f"window.markup = {VIEWER}.innerHTML.replace('<a', '<p>News</p><a')")
    opened(page, 1)
    page.run(f"{VIEWER}.innerHTML = markup")
    assert state(page) == [1, "2 / 5", names[1]]
    assert page.run("return told.filter(([type]) => type === 'change')") == []
    visible = "return [...document.querySelectorAll('tsumami-viewer img')].map(image => getComputedStyle(image).visibility)"
    assert page.run(visible) == ["visible", "hidden", "visible", "visible", "visible"]
    drag(page, ((195, 300), (195, 640)))
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run(visible) == ["visible"] * 5
    assert page.run(f"return document.activeElement === {VIEWER}.links[1]")


def test_links_that_are_used_for_other_pictures_are_the_pictures_that_they_show(demo):
    # As a component does that numbers its links: of five it removes the last one, and the others move up.
    page = viewer(demo)
    names = words(page)
    opened(page, 2)
    page.run(LINKS + """
        for (const [at, link] of links.slice(1, -1).entries()) {
          const next = links[at + 2]
          link.href = next.href
          if (next.dataset.srcset) link.dataset.srcset = next.dataset.srcset
          link.querySelector('img').alt = next.querySelector('img').alt
        }
        links.at(-1).remove()""")
    assert state(page) == [1, "2 / 4", names[2]]


def test_a_picture_that_gets_other_content_shows_it(demo):
    page = viewer(demo)
    opened(page, 1)
    page.run(LINKS + """
        links[1].href = `${links[4].href}?new`
        links[1].querySelector('img').alt = 'Another one'
        links[1].dataset.caption = 'Words of its own'""")
    assert state(page) == [1, "2 / 5", "Another one"]
    assert page.run(f"return {PART}('.caption').textContent") == "Words of its own"
    page.wait_for(f"return [...{PART}('.stage').querySelectorAll('img')].some(image => image.src.endsWith('?new'))", 20)


def test_under_a_finger_that_turns_nothing_jumps(demo):
    page = viewer(demo)
    names = words(page)
    opened(page, 2)
    finger = HeldFingers(page.driver)
    finger.at((300, 560))
    for x in range(290, 200, -10):
        finger.at((x, 560))
    page.frames(2)
    place, file = page.run(PICTURE), shown(page)
    page.run(LINKS + "links[0].remove()")
    assert state(page) == [1, "2 / 4", names[2]]
    assert page.run(PICTURE) == pytest.approx(place, abs=0.5) and shown(page) == file
    for x in range(200, 40, -10):
        finger.at((x, 560))
    finger.lift()
    page.wait_for(f"return {VIEWER}.index === 2", 20)
    still(page)
    assert state(page) == [2, "3 / 4", names[3]]


def test_a_picture_that_is_pulled_down_as_its_neighbours_go_returns_to_its_place(demo):
    page = viewer(demo)
    opened(page, 2)
    finger = HeldFingers(page.driver)
    finger.at((195, 300))
    for y in range(310, 500, 10):
        finger.at((195, y))
    page.frames(2)
    place = page.run(PICTURE)
    page.run(LINKS + "links[0].remove(); links[1].remove(); links[3].remove()")
    page.frames(2)
    assert page.run(PICTURE) == pytest.approx(place, abs=0.5)
    for y in range(500, 640, 10):
        finger.at((195, y))
    finger.lift()
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run(f"return document.activeElement === {VIEWER}.links[0]")
    assert page.run("return [...document.querySelectorAll('tsumami-viewer img')].map(image => getComputedStyle(image).visibility)") == ["visible", "visible"]


def test_a_list_that_changes_while_the_program_is_loading_opens_the_picture_that_was_asked_for(demo):
    page = viewer(demo)
    names = words(page)
    page.run_async(f"const opening = {VIEWER}.open(3); document.querySelector('tsumami-viewer a').remove(); await opening")
    still(page)
    assert state(page) == [2, "3 / 4", names[3]]
