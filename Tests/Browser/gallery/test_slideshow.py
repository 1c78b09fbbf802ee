"""Where a slideshow begins, and what is no end of one that has not begun."""

import time

import pytest

from conftest import Server, grey_png
from fingers import Hand
from gallery_page import cells, photo, rest
from test_light import pixel

RUNS = "return document.body.classList.contains('slideshow')"


def test_it_begins_with_the_first_photo_that_is_seen(gallery, many):
    page = gallery(many)
    page.run("const { width, height } = stage.getBoundingClientRect();"
             "stage.dispatchEvent(new WheelEvent('wheel', { deltaY: 3000, clientX: width / 2, clientY: height / 2, bubbles: true, cancelable: true }))")
    rest(page, 20)
    first = next(number for number, left, top, width, height, _ in cells(page) if top >= 56 - 1)
    assert first > 9
    page.key(" ")
    page.wait_for(RUNS, 10)
    page.wait_for(f"return document.querySelector('#stage img[src*=\"{first:04}.png\"]')", 10)
    page.key("x")
    page.wait_for("return !document.body.classList.contains('slideshow')", 10)
    rest(page, 20)
    assert photo(page)[4].startswith(f"{first:04}.png")


def test_a_key_that_does_nothing_alone_does_not_call_off_one_whose_first_photo_has_not_come(blank):
    said = blank.run_async(
        """
        history.replaceState(null, '', '?slideshow')
        const { Slideshow } = await import('/slideshow.js')
        const begun = [], browse = { numbers: [] }
        const show = new Slideshow({ isComplete: false }, browse, {}, () => ({ slideshow: order => begun.push(order) }), () => {}, () => false)
        const press = key => dispatchEvent(new KeyboardEvent('keydown', { key }))
        show.begin()
        for (const key of ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']) press(key)
        const isStillAsked = [location.search, document.body.classList.contains('slideshow')]
        browse.numbers = [0]
        show.listed()
        const count = begun.length
        // Another one does.
        browse.numbers = []
        press('x')
        browse.numbers = [0]
        show.listed()
        return [isStillAsked, count, begun.length, location.search, document.body.classList.contains('slideshow')]
        """)
    assert said == [["?slideshow", True], 1, 1, "", False]


def test_how_it_is_stopped_is_not_said_any_more_once_it_is(gallery, many):
    page = gallery(many)
    page.key(" ")
    page.wait_for(RUNS, 10)
    page.wait_for("return toast.textContent.startsWith('Slideshow')", 10)
    page.key("x")
    page.wait_for("return !document.body.classList.contains('slideshow')", 10)
    assert page.run("return toast.textContent") == ""


@pytest.fixture(scope="module")
def two(tmp_path_factory):
    """An upright photo and a wide one, both grey."""
    folder = tmp_path_factory.mktemp("two")
    (folder / "1.png").write_bytes(grey_png(300, 400))
    (folder / "2.png").write_bytes(grey_png(400, 300))
    with Server(folder) as server:
        yield server


def test_a_photo_fades_out_where_the_next_one_leaves_room(gallery, two):
    page = gallery(two, "?slideshow=order&seconds=1")
    above = (195, 200)
    end, seen = time.monotonic() + 30, []
    # From when the upright photo is there until it is gone.
    while not (seen and max(seen) > 120 and seen[-1] < 5):
        assert time.monotonic() < end, seen
        seen.append(pixel(page, *above)[0])
    last = len(seen) - 1 - next(at for at, value in enumerate(reversed(seen)) if value > 120)
    assert any(10 < value < 115 for value in seen[last:]), seen


def test_a_light_grid_fades_into_it(gallery, some):
    page = gallery(some)
    page.prefer("light")
    rest(page, 20)
    page.run("""
      window.shares = []
      const look = () => {
        const over = [...document.querySelectorAll('#stage > .view')].find(view => view.style.backgroundColor === 'rgb(0, 0, 0)' && !view.hidden)
        shares.push(over ? Number(over.style.opacity || 1) : 0)
        if (shares.at(-1) < 1) requestAnimationFrame(look)
      }
      look()
    """)
    page.key(" ")
    page.wait_for("return shares.at(-1) === 1", 10)
    assert page.run("return shares.filter(share => share > 0 && share < 1).length") > 1
    page.key("x")
    page.wait_for("return !document.body.classList.contains('slideshow')", 10)
    page.prefer(None)


def test_where_it_ends_the_photo_is_open_at_once_and_no_grid_is_seen_between(gallery, some):
    page = gallery(some)
    page.key(" ")
    page.wait_for("return document.querySelector('#stage img[src*=\"0001.png\"]') && document.body.classList.contains('slideshow')", 10)
    page.frames(20)
    page.run("""
      window.covered = []
      const look = () => {
        covered.push([document.body.style.getPropertyValue('--covered'), document.body.classList.contains('slideshow')])
        if (!covered.at(-1)[1]) return
        requestAnimationFrame(look)
      }
      look()
    """)
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (195, 400)).perform()
    page.wait_for("return covered.at(-1)[1] === false", 10)
    # In the frame in which it has ended all is covered.
    assert page.run("return covered.at(-1)[0]") == "1"
    rest(page, 20)
    assert photo(page)[4].startswith("0001")
    page.run("document.querySelector('#photo-bar [data-key=Escape]').click()")
    rest(page, 20)
    assert photo(page) is None and len(cells(page)) > 10


def test_a_phone_is_kept_awake_while_it_runs_and_no_longer_however_late_the_browser_grants_it(blank):
    said = blank.run_async("""
        const { Slideshow } = await import('/slideshow.js'), granted = [], held = new Set(), said = []
        Object.defineProperty(navigator, 'wakeLock', { value: { request: () => new Promise(resolve => granted.push(() => {
          const lock = { release: async () => held.delete(lock) }
          held.add(lock)
          resolve(lock)
        })) } })
        const show = new Slideshow({ isComplete: true }, { numbers: [0] }, { set: () => {} }, () => ({ slideshow: () => {} }), () => {}, () => false)
        const settled = async () => { await new Promise(resolve => setTimeout(resolve)); said.push(held.size) }
        show.runs(true), granted.shift()(), await settled()
        show.runs(false), await settled()
        // Ended before it is granted; and begun again meanwhile.
        show.runs(true), show.runs(false), granted.shift()(), await settled()
        show.runs(true), show.runs(false), show.runs(true), granted.shift()(), granted.shift()(), await settled()
        show.runs(false), await settled()
        return said
    """)
    assert said == [1, 0, 0, 1, 0]
