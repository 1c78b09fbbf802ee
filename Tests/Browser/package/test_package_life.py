"""tsumami.js as pages live with it: from right to left, with many elements, and with elements that come and go."""

import pytest
from selenium.webdriver.common.keys import Keys

from demonstrations import VIEWER, demo, drag, middle, opened, still, viewer, web  # noqa: F401 (fixtures)
from fingers import Hand

PART = f"{VIEWER}.shadowRoot.querySelector"


# MARK: From right to left

@pytest.fixture
def rtl(demo):
    page = viewer(demo)
    page.run("document.documentElement.dir = 'rtl'")
    return opened(page, 0)


def at(page, index):
    page.wait_for(f"return {VIEWER}.index === {index}", 20)
    still(page)


def test_from_right_to_left_the_next_picture_comes_from_the_left(rtl):
    drag(rtl, ((60, 560), (340, 560)))
    at(rtl, 1)
    drag(rtl, ((340, 560), (60, 560)))
    at(rtl, 0)
    # There is none before the first.
    drag(rtl, ((340, 560), (60, 560)))
    still(rtl)
    assert rtl.run(f"return [{VIEWER}.index, {VIEWER}.isOpen]") == [0, True]
    rtl.key(Keys.ARROW_LEFT)
    at(rtl, 1)
    rtl.key(Keys.ARROW_RIGHT)
    at(rtl, 0)
    rtl.key(Keys.END)
    at(rtl, 4)
    rtl.key(Keys.HOME)
    at(rtl, 0)
    drag(rtl, ((195, 300), (195, 640)))
    rtl.wait_for(f"return !{VIEWER}.isOpen", 20)


def test_from_right_to_left_the_bar_is_mirrored_and_the_buttons_say_where_they_lead(rtl):
    labels = rtl.run(f"return ['.left', '.right'].map(part => [{PART}(part).ariaLabel, {PART}(part).disabled])")
    assert labels == [["Next picture", False], ["Previous picture", True]]
    mirrored = rtl.run(f"return [{PART}('.close').getBoundingClientRect().left, innerWidth - {PART}('.counter').getBoundingClientRect().right]")
    rtl.run("document.documentElement.dir = 'ltr'")
    assert mirrored == rtl.run(f"return [innerWidth - {PART}('.close').getBoundingClientRect().right, {PART}('.counter').getBoundingClientRect().left]")


def test_a_direction_that_changes_between_two_openings_counts(rtl):
    rtl.run(f"{VIEWER}.close()")
    rtl.wait_for(f"return !{VIEWER}.isOpen", 20)
    rtl.run("document.documentElement.dir = 'ltr'")
    opened(rtl, 0)
    assert rtl.run(f"return [{PART}('.left').ariaLabel, {PART}('.left').disabled]") == ["Previous picture", True]
    drag(rtl, ((340, 560), (60, 560)))
    at(rtl, 1)


def test_from_right_to_left_the_counter_reads_as_everywhere_and_the_next_picture_is_the_next_one(rtl):
    # Where the first number stands, and the second.
    numbers = f"""
        const text = document.createTreeWalker({PART}('.counter'), NodeFilter.SHOW_TEXT).nextNode()
        return [0, text.length - 1].map(at => {{
          const range = document.createRange()
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          return range.getBoundingClientRect().left
        }})"""
    first, second = rtl.run(numbers)
    assert rtl.run(f"return {PART}('.counter').textContent") == "1 / 5" and first < second
    rtl.run(f"{VIEWER}.next()")
    at(rtl, 1)
    rtl.run(f"{VIEWER}.previous()")
    at(rtl, 0)


# MARK: Many of them

# Counts the programs, and keeps what tells whether they are gone.
COUNTED = """
window.programs = []
const instantiate = WebAssembly.instantiate
WebAssembly.instantiate = async (...given) => {
  const instance = await instantiate(...given)
  if (instance.exports?.memory) programs.push(new WeakRef(instance.exports.memory))
  return instance
}
"""
LIVING = "programs.filter(each => each.deref())"


def collect(page):
    """Twice: what only an object that is gone refers to goes the next time."""
    for _ in range(2):
        page.driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
        page.frames(2)


def figures(page):
    page.driver.execute_cdp_cmd("Performance.enable", {})
    metrics = page.driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
    return {each["name"]: each["value"] for each in metrics}


def counted(demo, name):
    page = demo(name)
    page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": COUNTED})
    page.open(name)
    return page


def test_of_many_elements_only_those_in_sight_have_a_program(demo):
    page = counted(demo, "zoom.html")
    page.run_async("""
        const image = document.querySelector('#map img').getAttribute('src')
        document.body.innerHTML = `<tsumami-zoom><img src="${image}" alt="" width="400" height="300"></tsumami-zoom>`.repeat(50)
          + `<tsumami-viewer><a href="${image}"><img src="${image}" alt="" width="80" height="60"></a></tsumami-viewer>`.repeat(20)
        window.zooms = [...document.querySelectorAll('tsumami-zoom')]
        window.isReady = zoom => zoom.shadowRoot.querySelector('.frame').style.touchAction === 'pan-x pan-y'""")
    page.wait_for("return zooms.slice(0, 3).every(isReady)", 20)
    ready = page.run("return zooms.filter(isReady).length")
    assert ready < 8
    for _ in range(3):
        page.run_async("""
            for (const y of [document.body.scrollHeight, 0]) {
              scrollTo(0, y)
              await new Promise(done => setTimeout(done, 400))
            }""")
    collect(page)
    assert page.run(f"return {LIVING}.length") <= ready + 1


def test_elements_that_come_and_go_two_hundred_times_leave_nothing_behind(demo):
    page = counted(demo, "viewer.html")
    page.wait_for(f"return Boolean({VIEWER}.open)", 20)
    round_ = f"""
        const text = {VIEWER}.innerHTML, source = {VIEWER}.querySelector('img').src
        const ready = zoom => zoom.shadowRoot.querySelector('.frame').style.touchAction === 'pan-x pan-y'
        for (let round = 0; round < given[0]; round += 1) {{
          const main = document.createElement('main')
          main.innerHTML = `<tsumami-viewer>${{text}}</tsumami-viewer><tsumami-zoom><img src="${{source}}" alt=""></tsumami-zoom>`
          document.body.prepend(main)
          const [made, zoom] = main.children
          if (round % 4 === 0) await made.open(round % 5)
          else if (round % 4 === 1) made.open(round % 5)
          else if (round % 4 === 2) await zoom.zoomTo(2, {{ animated: false }})
          main.remove()
          if (round % 10 === 0) await new Promise(requestAnimationFrame)
        }}"""
    page.run_async(round_, 20)
    page.run_async("await new Promise(done => setTimeout(done, 600))")
    collect(page)
    before = figures(page)
    page.run_async(round_, 200)
    # The host rests a fifth of a second after its last frame.
    page.run_async("await new Promise(done => setTimeout(done, 600))")
    collect(page)
    after = figures(page)
    assert page.run(f"return [programs.length > 80, {LIVING}.length]") == [True, 0]
    assert [after[name] for name in ("Nodes", "JSEventListeners")] == [before[name] for name in ("Nodes", "JSEventListeners")]
    assert after["JSHeapUsedSize"] < before["JSHeapUsedSize"] + 300_000


def test_hundreds_of_elements_are_recognized_on_each_from_its_first_touch(demo):
    page = counted(demo, "recognize.html")
    page.run_async("""
        const { recognize } = await import('/web/tsumami/tsumami.js')
        recognition.stop()
        document.body.replaceChildren()
        window.told = []
        window.all = [...Array(300).keys()].map(index => {
          const each = document.body.appendChild(Object.assign(document.createElement('div'), { textContent: index }))
          each.style.cssText = 'float: left; width: 19px; height: 40px; overflow: hidden'
          return recognize(each, ['tap', 'pan'], ({ name, state, x }) => told.push([index, name, state, Math.round(x)]))
        })
        await Promise.all(all.map(each => each.ready))""")
    # Neither one that has had its program taken away, nor one that has never had one, misses anything.
    for index in (0, 299, 40, 41, 42, 0):
        x, y = middle(page, "body > div", index)
        page.run("told.length = 0")
        drag(page, ((x, y), (x + 50, y)))
        page.wait_for("return told.at(-1)?.[2] === 'ended'", 20)
        assert page.run("return [...new Set(told.map(each => each[0] + each[1]))]") == [f"{index}pan"]
        hand = Hand(page.driver)
        hand.tap(hand.finger(), (x, y)).perform()
        page.wait_for(f"return told.at(-1).slice(0, 3).join() === '{index},tap,ended'", 20)
    assert page.run("return programs.length") <= 32 + 6
    page.run("all.forEach(each => each.stop())")
    page.run("all.length = 0; document.body.replaceChildren()")
    collect(page)
    # The browser may keep what the last touch was on.
    assert page.run(f"return {LIVING}.length") <= 1
