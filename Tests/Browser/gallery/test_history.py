"""Back, forward, and the addresses of photos, in the browser's own history."""

import shutil

import pytest
from selenium.webdriver.common.keys import Keys

import photos
from conftest import Server
from fingers import Hand, HeldFingers
from gallery_page import PHOTO, WIDTH, cells, events, glide, loaded, photo, place, rest, tap

GRID, ELSEWHERE = "/", "/photos.json"
# The folder of photos 11 to 20.
ODD = "100 % (été) #?"
ODD_ENCODED = "100%20%25%20%28%C3%A9t%C3%A9%29%20%23%3F"


def address(name):
    return f"/#gallery/{name}"


@pytest.fixture(scope="module")
def albums(tmp_path_factory):
    """Ten photos, and ten in each of two folders; the same name is there twice."""
    folder = tmp_path_factory.mktemp("albums")
    photos.plain(folder, 30)
    for number in range(11, 31):
        album = folder / (ODD if number < 21 else "2019")
        album.mkdir(exist_ok=True)
        shutil.move(folder / f"{number:04}.png", album)
    (folder / "2019/0021.png").rename(folder / "2019/0001.png")
    with Server(folder) as server:
        yield server


@pytest.fixture
def visit(gallery, albums):
    """Opens the gallery as somebody does who has been elsewhere, and comes by a link."""
    return lambda path="", **options: gallery(albums, path, before=ELSEWHERE[1:], **options)


def where(page):
    return page.run("return location.pathname + location.hash")


def length(page):
    return page.run("return history.length")


def arrives(page, at):
    try:
        page.wait_for(f"return location.pathname + location.hash === '{at}'")
    except AssertionError as fault:
        raise AssertionError(f"at {where(page)} of {page.run('return [history.length, history.state]')}, not at {at}") from fault


def shown(page):
    """The number of the photo that is open, or None; once nothing moves."""
    rest(page)
    found = photo(page)
    return found and int(found[4].split("photo ")[1].split(" of")[0])


def back(page):
    page.driver.back()


def test_back_closes_a_photo_and_forward_opens_it_again(visit):
    page = visit()
    before, entries = cells(page), length(page)
    tap(page, 5)
    assert (where(page), length(page)) == (address("0005.png"), entries + 1)
    page.screenshot("history-photo")
    back(page)
    assert shown(page) is None and cells(page) == before and where(page) == GRID
    page.driver.forward()
    assert shown(page) == 5 and where(page) == address("0005.png")
    back(page)
    assert shown(page) is None
    assert events(page) == [("opened", 4), ("closed", 4)] * 2
    back(page)
    arrives(page, ELSEWHERE)


def test_opening_and_closing_leaves_no_entry_behind(visit):
    page = visit()
    entries = length(page)

    def escape():
        page.key(Keys.ESCAPE)

    def pull():
        glide(page, (200, 400), (220, 640), 0.3, still=0.15)

    for number, close in enumerate([escape, pull, lambda: page.press("Back to all photos"), lambda: back(page), pull], 4):
        tap(page, number)
        assert (where(page), length(page)) == (address(f"{number:04}.png"), entries + 1)
        close()
        arrives(page, GRID)
        assert shown(page) is None and length(page) == entries + 1
    # Where a pull has led back, back is what it was before the photo.
    back(page)
    arrives(page, ELSEWHERE)


def test_a_flick_changes_the_address_and_adds_no_entry(visit):
    page = visit()
    entries = length(page)
    tap(page, 9)
    for number in (10, 11, 12):
        glide(page, (330, 500), (60, 500))
        assert shown(page) == number
    assert (where(page), length(page)) == (address(f"{ODD_ENCODED}/0012.png"), entries + 1)
    assert page.run("return [document.title, caption.innerText.trim()]") == ["0012.png", "12 / 30"], "names are short"
    back(page)
    assert shown(page) is None and where(page) == GRID
    page.driver.forward()
    assert shown(page) == 12
    back(page)
    assert shown(page) is None
    back(page)
    arrives(page, ELSEWHERE)


def test_back_twice_quickly_closes_and_leaves_and_forward_finds_both(visit):
    page = visit()
    tap(page, 6)
    arrives(page, address("0006.png"))
    # Later: a script that the page does not outlive is run once more by the driver, on the page that has come.
    page.run("setTimeout(() => { history.back(); history.back() })")
    arrives(page, ELSEWHERE)
    page.driver.forward()
    arrives(page, GRID)
    page.wait_until_ready()
    loaded(page)
    assert shown(page) is None
    page.driver.forward()
    assert shown(page) == 6 and where(page) == address("0006.png")
    back(page)
    back(page)
    arrives(page, ELSEWHERE)


def test_back_after_a_photo_has_been_closed_is_the_next_ones(visit):
    page = visit()
    entries, second = length(page), place(page, 2)
    tap(page, 6)
    # The entry is still on its way back when the next photo is opened.
    hand = Hand(page.driver)
    finger = hand.finger()
    page.at(0, "document.querySelector('[data-key=Escape]').click()")
    hand.tap(finger, (380, 840)).wait(0.25).tap(finger, second).perform()
    assert shown(page) == 2
    assert events(page) == [("opened", 5), ("closed", 5), ("opened", 1)]
    assert (where(page), length(page)) == (address("0002.png"), entries + 1)
    back(page)
    assert shown(page) is None and where(page) == GRID
    # And in a browser that takes its time, and has no keys for its entries.
    page.run("""
      window.navigation = undefined
      const slow = history.back
      history.back = () => setTimeout(() => slow.call(history), 400)
      const cell = name => [...document.querySelectorAll('#stage [role=button]')].find(c => c.ariaLabel.startsWith(name))
      const frames = async count => { while (count--) await new Promise(requestAnimationFrame) }
      cell('0003').click()
      frames(20)
        .then(() => { document.querySelector('[data-key=Escape]').click(); return frames(12) })
        .then(() => cell('0008').click())
    """)
    page.wait_for("return location.hash.endsWith('0008.png')")
    assert shown(page) == 8 and length(page) == entries + 1
    assert events(page) == [("closed", 1), ("opened", 2), ("closed", 2), ("opened", 7)]
    back(page)
    assert shown(page) is None
    back(page)
    arrives(page, ELSEWHERE)


def test_back_while_a_photo_closes_otherwise_leads_to_the_grid_and_no_farther(blank):
    blank.run_async("""
        const { Overlays } = await import('/overlays.js'), { PhotoHistory } = await import('/history.js')
        window.overlays = new Overlays()
        window.closed = 0
        history.pushState({ isAboveGrid: true }, '', '#gallery/0001.png')
        window.visits = new PhotoHistory({ pictures: [{ url: '/photos/0001.png' }], numbers: [0] }, overlays,
          { show: () => {}, close: () => { closed += 1 }, missed: () => {} })
        setTimeout(() => {
          history.back()
          visits.shows(-1)
        })
    """)
    arrives(blank, ELSEWHERE)
    blank.frames(20)
    arrives(blank, ELSEWHERE)
    # The next photo has an entry at once: nothing is waited for.
    assert blank.run("const { isGoingBack } = overlays; visits.shows(0); return [closed, isGoingBack, location.hash]") == [0, False, "#gallery/0001.png"]


def test_an_entry_that_is_not_taken_back_as_somebody_goes_elsewhere_is_not_waited_for(blank):
    blank.run_async("""
        const { Overlays } = await import('/overlays.js')
        window.overlays = new Overlays()
        history.pushState({}, '', '#one')
        history.pushState({}, '', '#two')
        navigation.addEventListener('navigate', event => event.preventDefault(), { once: true })
        overlays.back()
        overlays.enter({}, '#three')
    """)
    blank.wait_for("return location.hash === '#three' && !overlays.isGoingBack", 10)


def test_back_turns_an_opening_photo_round(visit):
    page = visit()
    # On a busy machine it may be open before the browser has gone back: then once more.
    for _ in range(6):
        page.run(PHOTO + """
          window.seen = [], window.left = false, window.areFramesKept = true
          const watch = time => {
            const width = photo()?.[2] ?? 0
            seen.push([time / 1000, width])
            if (width > 200 && !left) { left = true; history.back() }
            window.watching = requestAnimationFrame(watch)
          }
          watch(performance.now())
        """)
        hand = Hand(page.driver)
        hand.tap(hand.finger(), place(page, 5)).perform()
        assert shown(page) is None and where(page) == GRID
        seen = page.run("cancelAnimationFrame(watching); return seen")
        if 200 < max(width for _, width in seen) < WIDTH - 1:
            break
    else:
        pytest.fail("it was never on its way")
    # Frames come late on a busy machine, so what may change in one goes with the time since the last.
    for (before, was), (now, width) in zip(seen, seen[1:]):
        if was and width:
            assert abs(width - was) < 40 + 4000 * (now - before), "and has turned without a jump"
    assert events(page)[-2:] == [("opened", 4), ("closed", 4)]
    back(page)
    arrives(page, ELSEWHERE)


def test_back_while_a_finger_pulls_lets_the_photo_go(visit):
    page = visit()
    before, entries = cells(page), length(page)
    tap(page, 5)
    page.at(0.3, "history.back()")
    hand = Hand(page.driver)
    finger = hand.finger()
    # The finger goes up again, which without "back" would keep the photo.
    hand.down({finger: (200, 400)}).glide({finger: (210, 500)}, 0.25).wait(0.1)
    hand.glide({finger: (210, 400)}, 0.4).up(finger).perform()
    assert shown(page) is None and cells(page) == before
    assert (where(page), length(page)) == (GRID, entries + 1)
    assert events(page) == [("opened", 4), ("closed", 4)]
    tap(page, 5)
    assert shown(page) == 5 and length(page) == entries + 1
    glide(page, (200, 400), (220, 640), 0.3, still=0.15)
    assert shown(page) is None
    arrives(page, GRID)


def test_a_photo_that_is_caught_on_its_way_out_has_its_entry_again(visit):
    page = visit()
    entries = length(page)
    # On a busy machine it may have landed before the finger comes: then once more.
    for _ in range(6):
        tap(page, 5)
        # Two frames after "back", as no driver can time it, a finger comes down, rests, and takes the photo up again.
        page.run_async("""
          const frames = async count => { while (count--) await new Promise(requestAnimationFrame) }
          let y = 400
          const finger = (type, buttons) => stage.dispatchEvent(new PointerEvent(type,
            { pointerId: 77, pointerType: 'touch', button: 0, buttons, clientX: 200, clientY: y, bubbles: true }))
          history.back()
          await new Promise(went => addEventListener('popstate', went, { once: true }))
          await frames(2)
          finger('pointerdown', 1)
          await frames(10)
          for (; y > 220; y -= 20) { finger('pointermove', 1); await frames(1) }
          finger('pointerup', 0)
        """)
        if shown(page) == 5:
            break
    else:
        pytest.fail("it was never caught")
    assert events(page)[-3:] == [("opened", 4), ("closed", 4), ("opened", 4)]
    assert (where(page), length(page)) == (address("0005.png"), entries + 1)
    back(page)
    assert shown(page) is None and where(page) == GRID


def test_a_photos_address_loaded_again_shows_it_over_the_grid(visit):
    page = visit()
    tap(page, 8)
    glide(page, (330, 500), (60, 500))
    entries = length(page)
    page.driver.refresh()
    page.wait_until_ready()
    assert shown(page) == 9
    assert (where(page), length(page)) == (address("0009.png"), entries)
    back(page)
    assert shown(page) is None and where(page) == GRID
    loaded(page)
    back(page)
    arrives(page, ELSEWHERE)


@pytest.mark.parametrize("link, number, at", [
    ("0004.png", 4, "0004.png"), (f"{ODD_ENCODED}/0011.png", 11, f"{ODD_ENCODED}/0011.png"),
    (ODD_ENCODED.replace("%28", "(").replace("%29", ")") + "/0020.png", 20, f"{ODD_ENCODED}/0020.png"),
    ("2019/0001.png", 21, "2019/0001.png"),
])
def test_a_link_to_a_photo_shows_it_over_the_grid(visit, link, number, at):
    page = visit(f"#gallery/{link}")
    page.screenshot("history-link")
    assert shown(page) == number
    page.wait_for(f"return location.pathname + location.hash === '{address(at)}'")
    back(page)
    assert shown(page) is None and where(page) == "/#gallery"
    loaded(page)
    assert number in [cell[0] for cell in cells(page)], "the grid is where the photo is"
    page.driver.forward()
    assert shown(page) == number
    page.key(Keys.ESCAPE)
    arrives(page, "/#gallery")
    back(page)
    arrives(page, ELSEWHERE)


@pytest.mark.parametrize("link", ["no.png", "%", "%E4.png", "2019", "../0001.png", ""])
def test_a_link_to_what_is_not_there_shows_the_grid(visit, link):
    page = visit(f"#gallery/{link}")
    assert shown(page) is None
    assert where(page) == "/#gallery"
    tap(page, 2)
    assert shown(page) == 2
    back(page)
    assert shown(page) is None
    back(page)
    arrives(page, ELSEWHERE)


def test_an_address_that_is_changed_by_hand_shows_that_photo(visit):
    page = visit()
    tap(page, 2)
    page.run("location.hash = 'gallery/2019/0022.png'")
    assert shown(page) == 22 and where(page) == address("2019/0022.png")
    # Two entries lie over the grid now: closing takes both back.
    page.press("Back to all photos")
    arrives(page, GRID)
    assert shown(page) is None
    page.run("location.hash = 'gallery/gone.png'")
    arrives(page, GRID)
    assert shown(page) is None
    page.run("location.hash = 'pinch-me'")
    page.wait_for("return document.title === 'Tsumami: pinch-me'", 10)
    back(page)
    page.wait_for("return document.title === 'Photos'", 10)


def test_a_key_that_is_held_turns_without_flooding_the_history(visit):
    page = visit()
    entries = length(page)
    tap(page, 1)
    page.run("""
      window.changes = 0
      const replace = history.replaceState
      history.replaceState = function (...all) { changes += 1; return replace.apply(history, all) }
      let left = 60
      const press = () => {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: left > 20 ? 'ArrowRight' : 'ArrowLeft', bubbles: true }))
        if (--left) setTimeout(press, 33)
        else window.done = true
      }
      press()
    """)
    page.wait_for("return window.done", 60)
    rest(page, 60)
    number = shown(page)
    name = page.run("return document.title")
    page.wait_for(f"return location.hash.endsWith('/{name}')")
    assert number and length(page) == entries + 1
    assert 3 < page.run("return changes") < 25, "in two seconds"
    back(page)
    assert shown(page) is None and where(page) == GRID


def test_who_wants_less_motion_goes_back_without_it(visit):
    page = visit(reduce_motion=True)
    tap(page, 3)
    assert shown(page) == 3
    back(page)
    # It fades where it is, so that nothing moves which could be waited for.
    page.wait_for(PHOTO + "return !photo()", 10)
    assert shown(page) is None and where(page) == GRID


def test_a_photo_that_is_closed_below_what_stays_open_is_left_once_and_that_is_left_next(visit):
    page = visit()
    page.run("""
        window.navigation = undefined
        window.moves = 0
        for (const name of ['pushState', 'back']) { const act = history[name]; history[name] = function (...given) { moves += 1; return act.apply(this, given) } }""")
    tap(page, 1)
    assert shown(page) == 1
    hand = HeldFingers(page.driver)
    for y in range(300, 660, 20):
        hand.at((195, y))
    # A sheet opens while the photo is in the hand, so that it stays open when the photo goes.
    page.run("document.querySelector('#behind').showModal()")
    page.wait_for("return history.state?.overlays === 1", 10)
    hand.lift()
    page.wait_for("return location.hash === '#gallery'", 10)
    page.frames(60)
    assert page.run("return [moves, document.querySelector('#behind').open]") == [2, True]
    page.driver.back()
    page.wait_for("return !document.querySelector('#behind').open && !history.state?.overlays && !location.hash.startsWith('#gallery/')", 10)
    rest(page)
    assert photo(page) is None
    assert page.run("return moves") == 3


def test_an_address_that_is_written_while_the_information_is_open_shows_that_photo(visit):
    page = visit()
    tap(page, 2)
    page.key("i")
    page.wait_for("return !information.hidden", 10)
    page.run("location.hash = 'gallery/2019/0022.png'")
    assert shown(page) == 22 and where(page) == address("2019/0022.png")
    assert page.run("return information.hidden")
    # The sheet of a photo that was reached so is left for that photo, too.
    page.key("i")
    page.wait_for("return !information.hidden", 10)
    back(page)
    assert shown(page) == 22 and page.run("return information.hidden")
