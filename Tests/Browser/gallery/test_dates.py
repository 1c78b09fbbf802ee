"""Photos with dates: the newest first, divided by day and month, with a title that stays at the top; and the handle that leads through them."""

import datetime

import pytest
from selenium.webdriver.common.keys import Keys

import photos
from conftest import Server
from fingers import Hand
from gallery_page import HEIGHT, WIDTH, cells, loaded, rest, tap

BAR = 56
# The titles on the screen: [text, top, opacity], from above.
TITLES = """
const titles = () => [...document.querySelectorAll('#stage *')]
  .filter(each => !each.childElementCount && / 20\\d\\d$|^20\\d\\d$/.test(each.textContent) && each.checkVisibility())
  .map(each => { const { top, height } = each.getBoundingClientRect()
    let opacity = 1
    for (let at = each; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
    return [each.textContent, top + height / 2, opacity] })
  .filter(([, top, opacity]) => top > 0 && top < innerHeight && opacity > 0.01).sort((a, b) => a[1] - b[1])
"""


@pytest.fixture(scope="module")
def dated(tmp_path_factory):
    """Six photos on each of sixty days, four days apart, the first on 1 January 2024; their names say when."""
    folder = tmp_path_factory.mktemp("dated")
    photos.plain(folder, 360)
    for number in range(360):
        day = datetime.date(2024, 1, 1) + datetime.timedelta(days=number // 6 * 4)
        (folder / f"{number + 1:04}.png").rename(folder / f"{number % 7}_{day:%Y%m%d}_1000{number % 6:02}.png")
    with Server(folder) as server:
        yield server


def titles(page):
    return page.run(TITLES + "return titles()")


def scroll(page, way):
    """A finger drags the content up by so many points, and holds it before it lifts."""
    hand = Hand(page.driver)
    finger = hand.finger()
    hand.down({finger: (100, 700)}).glide({finger: (100, 700 - way)}, 0.3)
    hand.wait(0.2)
    hand.up(finger).perform()
    rest(page, 20)


def test_the_newest_come_first_in_days_and_the_title_stays_below_the_bar(gallery, dated):
    page = gallery(dated)
    first = titles(page)[0]
    assert "24" in first[0] and "August" in first[0] and "2024" in first[0]
    assert page.run("return document.querySelector('#stage [role=button]').ariaLabel").startswith("2_20240824_100005.png")
    # The bar, the header, and the first row of three.
    assert cells(page)[0][2] == pytest.approx(BAR + 48, abs=1)
    scroll(page, 150)
    stays = titles(page)[0]
    assert stays[0] == first[0] and stays[1] == pytest.approx(BAR + 24, abs=1) and stays[2] == 1
    page.screenshot("dates-days")
    scroll(page, 300)
    assert titles(page)[0][0] != first[0]


def test_smaller_photos_are_divided_by_months_and_the_photo_in_the_middle_stays(gallery, dated):
    page = gallery(dated)
    for _ in range(3):
        scroll(page, 500)
    middle = next(cell[0] for cell in cells(page) if cell[2] <= HEIGHT / 2 <= cell[2] + cell[4])
    page.run("document.querySelector('.bar [data-key=\"-\"]').click()")
    rest(page, 20)
    assert all(len(title[0].split()) == 2 for title in titles(page)), titles(page)
    top = titles(page)[0]
    assert top[1] == pytest.approx(BAR + 24, abs=1)
    assert any(abs(cell[0] - middle) <= 4 and 0 < cell[2] < HEIGHT for cell in cells(page))
    page.screenshot("dates-months")


def test_the_arrow_keys_lead_over_titles_and_below_the_one_that_stays(gallery, dated):
    page = gallery(dated)
    for _ in range(8):
        page.key(Keys.ARROW_DOWN)
        rest(page, 20)
    number = int(page.announced()[0].split("photo ")[1].split(" of")[0])
    # The first press shows the ring, and each one after it leads a row on.
    assert number == 1 + 3 * 7
    for _ in range(5):
        page.key(Keys.ARROW_UP)
        rest(page, 20)
    number = int(page.announced()[0].split("photo ")[1].split(" of")[0])
    assert number == 1 + 3 * 2
    top = next(cell[2] for cell in cells(page) if cell[0] == number)
    assert top >= BAR + 48 - 0.5


def test_the_handle_leads_to_the_last_photo_and_its_bubble_says_the_month(gallery, dated):
    page = gallery(dated)
    handle = """
      const handle = () => [...document.querySelectorAll('#stage *')].map(each => [each, each.getBoundingClientRect()])
        .find(([each, { width, height }]) => height === 44 && width < 10 && Number(getComputedStyle(each).opacity) > 0.5)?.[1]
    """
    # It goes away by itself: on a slow machine it may be gone before the finger comes, and then everything is set up again.
    for _ in range(5):
        scroll(page, 120)
        place = page.run(handle + "const at = handle(); return at && at.top + at.height / 2")
        if not place:
            continue
        before = cells(page)[0][0]
        page.run("window.seen = []; window.observer = new MutationObserver(changes => seen.push(...changes.map(each => each.target.textContent)));"
                 "observer.observe(document.querySelector('#stage'), { subtree: true, childList: true, characterData: true })")
        hand = Hand(page.driver)
        finger = hand.finger()
        hand.down({finger: (WIDTH - 8, place)}).glide({finger: (WIDTH - 8, HEIGHT - 10)}, 0.6)
        hand.wait(0.2)
        hand.up(finger).perform()
        rest(page, 20)
        page.run("observer.disconnect()")
        if cells(page)[-1][0] == 360:
            break
        assert cells(page)[0][0] >= before
    loaded(page)
    assert cells(page)[-1][0] == 360
    assert "January 2024" in page.run("return seen")
    page.screenshot("dates-end")


def test_by_name_there_are_no_days_and_the_choice_stays(gallery, dated):
    page = gallery(dated)
    page.run("document.querySelector('#sort').click()")
    page.wait_for("return window.tsumami && document.querySelector('#stage [role=button]')?.ariaLabel.startsWith('0_2024')", 20)
    page.wait_until_ready()
    assert titles(page) == []
    assert page.run("return document.querySelector('#sort').textContent") == "Sort by date"
    page.run("document.querySelector('#sort').click()")
    page.wait_for("return window.tsumami && document.querySelector('#stage [role=button]')?.ariaLabel.startsWith('2_2024')", 20)


def test_a_favourite_has_a_heart_in_its_cell_here_and_after_a_reload(gallery, dated):
    page = gallery(dated)
    hearts = "return [...document.querySelectorAll('#stage [role=button]')].filter(each => each.textContent.includes('♥')).map(each => each.ariaLabel)"
    tap(page, 5)
    page.run("document.querySelector('#favourite').click()")
    page.key(Keys.ESCAPE)
    rest(page, 20)
    assert [name.split("photo ")[1].split(",")[0] for name in page.run(hearts)] == ["5 of 360"]
    page.driver.refresh()
    page.wait_until_ready()
    assert [name.split("photo ")[1].split(",")[0] for name in page.run(hearts)] == ["5 of 360"]
    tap(page, 5)
    page.run("document.querySelector('#favourite').click()")
    page.key(Keys.ESCAPE)
    rest(page, 20)
    assert page.run("return [...document.querySelectorAll('#stage [role=button] *')].filter(each => each.textContent === '♥' && each.checkVisibility()).length") == 0
