"""`<tsumami-viewer>` in Chromium: its own demonstration, with fingers, keys and a mouse."""

import pytest
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from demonstrations import PICTURE, VIEWER, demo, drag, middle, opened, still, tried, viewer, web  # noqa: F401 (fixtures)
from fingers import Hand


def test_a_tap_opens_a_picture_out_of_its_place_and_pulling_it_down_puts_it_back(demo):
    page = viewer(demo)
    assert page.run(f"return [{VIEWER}.index, {VIEWER}.isOpen]") == [-1, False]
    hand = Hand(page.driver)
    hand.tap(hand.finger(), middle(page, ".grid img", 1)).perform()
    page.wait_for(f"return {VIEWER}.isOpen", 20)
    still(page)
    left, top, width, height = page.run(PICTURE)
    assert (left, width) == pytest.approx((0, 390), abs=0.5) and top + height / 2 == pytest.approx(422, abs=0.5)
    assert page.run("return getComputedStyle(document.querySelectorAll('.grid img')[1]).visibility") == "hidden"
    page.screenshot("package-viewer")
    drag(page, ((195, 300), (195, 640)))
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run("return getComputedStyle(document.querySelectorAll('.grid img')[1]).visibility") == "visible"
    assert page.run(f"return document.activeElement === {VIEWER}.links[1]")
    assert page.run("return told.filter(([type]) => type !== 'zoom')") == [["open", {"index": 1}], ["close", {"index": 1}]]


def test_a_drag_over_half_the_width_turns_and_its_place_is_told(demo):
    page = opened(viewer(demo), 1)
    drag(page, ((340, 560), (60, 560)))
    page.wait_for(f"return {VIEWER}.index === 2", 20)
    assert page.run("return told") == [["open", {"index": 1}], ["change", {"index": 2}]]
    part = f"{VIEWER}.shadowRoot.querySelector"
    assert page.run(f"return [{part}('.counter').textContent, {part}('.stage').ariaLabel, {part}('.said').textContent]") == [
        "3 / 5", "A city at night, with lit windows", "3 / 5: A city at night, with lit windows"]


def test_two_fingers_zoom_and_the_scale_is_told(demo):
    page = opened(viewer(demo), 1)
    drag(page, ((150, 420), (60, 420)), ((240, 420), (330, 420)))
    page.wait_for(f"return {VIEWER}.scale > 2", 20)
    still(page)
    scale = page.run(f"return {VIEWER}.scale")
    assert page.run(PICTURE)[2] == pytest.approx(390 * scale, rel=1e-3)
    assert page.run("return told.at(-1)") == ["zoom", {"index": 1, "scale": pytest.approx(scale)}]
    page.run(f"{VIEWER}.zoomTo(1)")
    page.wait_for(f"return {VIEWER}.scale === 1", 20)


def test_one_finger_that_taps_and_lands_again_zooms(demo):
    page = opened(viewer(demo), 1)

    def gesture():
        hand = Hand(page.driver)
        finger = hand.finger()
        hand.tap(finger, (195, 420), 0.03).wait(0.05).down({finger: (195, 420)}).glide({finger: (195, 300)}, 0.3).up(finger).perform()

    tried(page, gesture, f"{VIEWER}.scale > 1.5")


def test_one_finger_that_taps_lands_again_and_zooms_slowly_leaves_the_bar_alone(demo):
    page = opened(viewer(demo), 1)
    page.run(f"""
        window.looks = []
        const dialog = {VIEWER}.shadowRoot.querySelector('dialog')
        new MutationObserver(() => looks.push(dialog.className)).observe(dialog, {{ attributeFilter: ['class'] }})""")

    # Longer than a single tap waits for a second one.
    def gesture():
        page.run(f"{VIEWER}.zoomTo(1); looks.length = 0")
        still(page)
        hand = Hand(page.driver)
        finger = hand.finger()
        hand.tap(finger, (195, 420), 0.03).wait(0.05).down({finger: (195, 420)}).glide({finger: (195, 300)}, 0.8).up(finger).perform()

    tried(page, gesture, f"{VIEWER}.scale > 1.5 && looks.length === 0")


def test_keys_open_turn_zoom_and_close(demo):
    page = viewer(demo)
    page.run(f"{VIEWER}.links[0].focus()")
    page.key(Keys.ENTER)
    page.wait_for(f"return {VIEWER}.isOpen && {VIEWER}.shadowRoot.activeElement?.className.includes('stage')", 20)
    still(page)
    page.key(Keys.ARROW_RIGHT)
    page.wait_for(f"return {VIEWER}.index === 1", 20)
    still(page)
    page.key("+")
    page.wait_for(f"return {VIEWER}.scale > 1", 20)
    page.key("0")
    page.wait_for(f"return {VIEWER}.scale === 1", 20)
    page.key(Keys.ESCAPE)
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run(f"return document.activeElement === {VIEWER}.links[1]")


def test_a_viewer_that_a_script_opens_shows_no_focus_around_the_screen_until_a_key_is_pressed(demo):
    page = opened(viewer(demo), 0)
    ring = f"getComputedStyle({VIEWER}.shadowRoot.querySelector('.stage'), '::after').content"
    assert page.run(f"return [{VIEWER}.shadowRoot.activeElement.getAttribute('part'), {ring}]") == ["stage", "none"]
    page.key(Keys.ARROW_RIGHT)
    page.wait_for(f"return {VIEWER}.index === 1 && {ring} === '\"\"'", 20)
    page.key(Keys.ESCAPE)
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    # Who has come to its link by keys sees where the focus is.
    page.key(Keys.ENTER)
    page.wait_for(f"return {VIEWER}.isOpen && {ring} === '\"\"'", 20)


def test_the_focus_stays_in_the_open_viewer(demo):
    page = opened(viewer(demo), 0)
    seen = set()
    for _ in range(8):
        page.key(Keys.TAB)
        seen.add(page.run(f"return {VIEWER}.shadowRoot.activeElement?.getAttribute('part') ?? document.activeElement.tagName"))
    # Between the last and the first the focus is the browser's own.
    assert {"stage", "button close", "button next"} <= seen <= {"stage", "button close", "button next", "button previous", "BODY"}


def test_a_screen_reader_finds_the_words_and_the_caption_of_the_picture(demo):
    page = opened(viewer(demo), 0)
    nodes = page.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    told = [(node["role"]["value"], node.get("name", {}).get("value"), node.get("description", {}).get("value")) for node in nodes if not node["ignored"]]
    assert ("image", "A mountain lake at sunrise, with fog between the ridges", "A mountain lake at sunrise") in told
    assert [name for role, name, _ in told if role == "StaticText"].count("A mountain lake at sunrise") == 1


def test_a_caption_has_the_links_that_it_has_in_the_page(demo):
    page = viewer(demo)
    page.run(f"""const link = {VIEWER}.links[0], figure = document.createElement('figure'), caption = document.createElement('figcaption')
        caption.innerHTML = 'By <a href="#ann">Ann</a> & <b>Bob</b>'
        link.replaceWith(figure); figure.append(link, caption); link.removeAttribute('data-caption')""")
    page = opened(page, 0)
    assert page.run(f"return {VIEWER}.shadowRoot.querySelector('.caption').textContent") == "By Ann & Bob"
    hand = Hand(page.driver)
    mouse = hand.finger("mouse")
    x, y = page.run(f"const r = {VIEWER}.shadowRoot.querySelector('.caption a').getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]")
    hand.tap(mouse, (round(x), round(y))).perform()
    # Which is in the page, and seen then.
    page.wait_for(f"return location.hash === '#ann' && !{VIEWER}.isOpen", 20)


def test_a_click_with_a_key_is_the_browsers(demo):
    page = viewer(demo)
    prevented = page.run(
        f"return [{{}}, {{ ctrlKey: true }}, {{ metaKey: true }}, {{ shiftKey: true }}, {{ button: 1 }}].map(more => {{"
        "const event = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...more });"
        # Followed, the link would lead away.
        "let isPrevented; addEventListener('click', event => { isPrevented = event.defaultPrevented; event.preventDefault() }, { once: true });"
        f"{VIEWER}.links[0].firstChild.dispatchEvent(event); return isPrevented }})")
    assert prevented == [True, False, False, False, False]


def test_who_wants_less_motion_sees_the_picture_fade(demo):
    page = viewer(demo, reduce_motion=True)
    page.run("window.widths = []; const look = () => { const place = (() => {" + PICTURE.replace("return shown &&", "return shown?.width > 0 &&")
             + "})(); if (place) widths.push(place[2]); requestAnimationFrame(look) }; look()")
    opened(page, 1)
    assert set(round(width) for width in page.run("return widths")) == {390}


def test_an_element_that_is_taken_away_while_it_is_open_leaves_nothing_behind(demo):
    page = opened(viewer(demo), 1)
    page.run(f"window.gone = {VIEWER}; gone.remove()")
    assert page.run("return [gone.isOpen, gone.index, gone.links[1].firstChild.getAnimations().length]") == [False, -1, 0]
    page.run("document.body.append(gone)")
    opened(page, 2)
    assert page.run(f"return {VIEWER}.index") == 2


def test_back_closes_a_picture_and_closing_goes_back(demo):
    page = viewer(demo)
    page.run(f"{VIEWER}.setAttribute('history', '')")
    address, length = page.run("return [location.href, history.length]")
    for _ in range(2):
        opened(page, 1)
        assert page.run("return [location.href, Boolean(history.state?.tsumami)]") == [address, True]
        page.run("history.back()")
        page.wait_for(f"return !{VIEWER}.isOpen", 20)
        opened(page, 2)
        page.run(f"{VIEWER}.close()")
        page.wait_for(f"return !{VIEWER}.isOpen && !history.state?.tsumami", 20)
    # The entry to go forward to is the same one each time.
    assert page.run("return [location.href, history.length]") == [address, length + 1]


def test_a_page_that_is_loaded_anew_while_a_picture_is_open_has_no_entry_of_it(demo):
    page = viewer(demo)
    page.run(f"{VIEWER}.setAttribute('history', '')")
    address, length = page.run("return [location.href, history.length]")
    opened(page, 1)
    page.wait_for("return history.state?.tsumami", 20)
    page.driver.refresh()
    page.wait_for(f"return customElements.get('tsumami-viewer') && {VIEWER} && !history.state?.tsumami", 20)
    page.run(f"{VIEWER}.setAttribute('history', '')")
    opened(page, 2)
    page.wait_for("return history.state?.tsumami", 20)
    page.run("history.back()")
    page.wait_for(f"return !{VIEWER}.isOpen && !history.state?.tsumami", 20)
    assert page.run("return [location.href, history.length]") == [address, length + 1]


def test_an_entry_of_a_picture_that_is_closed_is_gone_over(demo):
    page = viewer(demo)
    page.run(f"{VIEWER}.setAttribute('history', '')")
    page.run("history.replaceState({ page: 'first' }, '')")
    page = opened(page, 1)
    page.wait_for("return history.state?.tsumami", 20)
    # A router of the page's turns to something else meanwhile.
    page.run(f"history.pushState({{ page: 'other' }}, '', '#/other'); {VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    page.run("history.back()")
    page.wait_for("return history.state?.page === 'first' && !history.state.tsumami", 20)
    # Forward it is gone over, too; where nothing is beyond it one stays.
    page.run("history.forward()")
    page.wait_for("return history.state?.page === 'other' && location.hash === '#/other'", 20)
    page.run("history.back()")
    page.wait_for("return history.state?.page === 'first' && !history.state.tsumami", 20)
    page = opened(page, 2)
    page.wait_for("return history.state?.tsumami", 20)
    page.run(f"{VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen && !history.state?.tsumami", 20)
    page.run("history.forward()")
    page.rest("history.state", frames=20)
    assert page.run(f"return [history.state, {VIEWER}.isOpen]") == [{"page": "first"}, False]


GOES = {
    "when it closes": (f"{VIEWER}.addEventListener('close', () => history.pushState({{ page: 'other' }}, '', '#/other'), {{ once: true }}); {VIEWER}.close()", "#/other"),
    "when its router has asked around": (f"{VIEWER}.addEventListener('close', async () => {{ for (let i = 0; i < 5; i += 1) await undefined; history.pushState({{ page: 'other' }}, '', '#/other') }}, {{ once: true }}); {VIEWER}.close()", "#/other"),
    "while the browser goes back": (f"const back = history.back; history.back = () => {{ delete history.back; back.call(history); history.pushState({{ page: 'other' }}, '', '#/other') }}; {VIEWER}.close()", "#/other"),
    "by a fragment": (f"{VIEWER}.addEventListener('close', () => {{ location.hash = 'other' }}, {{ once: true }}); {VIEWER}.close()", "#other"),
    "without the viewer": (f"{VIEWER}.remove(); history.pushState(null, '', '#/other')", "#/other"),
}


@pytest.mark.parametrize("how", GOES)
def test_a_page_that_goes_elsewhere_when_a_picture_closes_stays_there(demo, how):
    page = viewer(demo)
    page.run(f"{VIEWER}.setAttribute('history', '')")
    address = page.run("return location.href")
    opened(page, 1)
    page.wait_for("return history.state?.tsumami", 20)
    script, there = GOES[how]
    page.run(script)
    page.wait_for("return location.hash !== ''", 20)
    page.run_async("await new Promise(done => setTimeout(done, 300))")
    assert page.run("return location.hash") == there
    # Back goes over the picture's entry.
    page.run("history.back()")
    page.wait_for(f"return location.href === '{address}' && !history.state?.tsumami", 20)


def test_a_page_that_loads_another_one_when_a_picture_has_closed_gets_there(demo):
    page = viewer(demo)
    page.run(f"{VIEWER}.setAttribute('history', '')")
    opened(page, 1)
    page.wait_for("return history.state?.tsumami", 20)
    # Another page that takes its time.
    page.run(f"""
        {VIEWER}.addEventListener('close', () => {{ location.href = 'zoom.html?slow' }})
        {VIEWER}.close()""")
    page.wait_for("return location.pathname.endsWith('zoom.html')", 20)


def test_escape_closes_the_viewer_and_nothing_around_it(demo):
    page = viewer(demo)
    page.run(f"""
        window.heard = []
        document.addEventListener('keydown', event => heard.push(event.key))
        {VIEWER}.insertAdjacentHTML('beforeend', '<div slot="bar"><button popovertarget="menu">Menu</button><div id="menu" popover>Words</div></div>')""")
    opened(page, 1)
    # What is open before it closes first.
    hand = Hand(page.driver)
    hand.tap(hand.finger("mouse"), middle(page, "[popovertarget]")).perform()
    page.wait_for("return document.getElementById('menu').matches(':popover-open')", 20)
    page.key(Keys.ESCAPE)
    page.wait_for("return !document.getElementById('menu').matches(':popover-open')", 20)
    page.frames(5)
    assert page.run(f"return {VIEWER}.isOpen")
    page.run("heard.length = 0")
    page.key(Keys.ESCAPE)
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run("return heard") == []


@pytest.mark.parametrize("how", [f"{VIEWER}.close()", "history.back()"])
def test_a_page_that_followed_the_pictures_stays_there_when_one_goes_back(demo, how):
    page = viewer(demo)
    page.run(f"""
        {VIEWER}.setAttribute('history', '')
        document.querySelector('.grid').style.display = 'block'
        for (const link of {VIEWER}.links) Object.assign(link.style, {{ display: 'block', width: '150px', marginBottom: '900px' }})
        scrollTo(0, 0)""")
    opened(page, 0)
    page.run(f"{VIEWER}.index = 3")
    page.wait_for(f"return {VIEWER}.index === 3", 20)
    still(page)
    there = page.run("return scrollY")
    assert there > 1000
    page.run(how)
    page.wait_for(f"return !{VIEWER}.isOpen && !history.state?.tsumami", 20)
    page.run_async("await new Promise(done => setTimeout(done, 300))")
    assert page.run("return [scrollY, history.scrollRestoration]") == [there, "auto"]


def test_a_mouse_s_second_button_opens_the_menu_of_the_picture_and_the_first_one_still_drags(demo):
    page = opened(viewer(demo, size=(900, 700)), 1)
    page.run("""
        window.menus = []
        addEventListener('contextmenu', event => menus.push([event.defaultPrevented, event.composedPath()[0].src?.split('/').at(-1)]))""")
    ActionChains(page.driver).move_by_offset(450, 350).context_click().perform()
    page.wait_for("return menus.length === 1")
    assert page.run("return menus") == [[False, "2-sunflower@2x.webp"]]
    page.run(f"{VIEWER}.zoomTo(2)")
    page.wait_for(f"return {VIEWER}.scale > 1.99", 20)
    still(page)
    x = page.run(PICTURE)[0]
    ActionChains(page.driver).click_and_hold().move_by_offset(60, 0).pause(0.2).release().perform()
    still(page)
    assert page.run(PICTURE)[0] > x + 30
    # The menu of a finger that holds still stays away: gestures begin so.
    assert page.run(f"return {VIEWER}.shadowRoot.querySelector('.stage').classList.contains('menus')") is False


def test_of_several_sizes_the_smallest_that_is_sharp_is_shown(demo):
    page = viewer(demo)
    page.run(f"""
        const link = {VIEWER}.links[1], address = link.getAttribute('href')
        link.dataset.srcset = `${{address}}?large 3200w, ${{address}}?small 300w,${{address}}?screen 800w`""")
    opened(page, 1)
    source = f"[...{VIEWER}.shadowRoot.querySelectorAll('.stage img[src]')].map(image => image.src.split('?')[1]).filter(Boolean)"
    page.wait_for(f"return {source}.join() === 'screen'", 20)
    assert page.run(PICTURE)[2] == pytest.approx(390, abs=0.5)
    page.run(f"{VIEWER}.zoomTo(3)")
    page.wait_for(f"return {source}.join() === 'large'", 20)
    # The width of the largest says how far it may be enlarged.
    assert page.run(f"return {VIEWER}.scale") == pytest.approx(3, abs=0.01)
    requested = page.run("return performance.getEntriesByType('resource').map(entry => entry.name.split('?')[1]).filter(Boolean)")
    assert requested == ["screen", "large"]


def test_on_a_desktop_there_are_buttons(demo):
    page = opened(viewer(demo, size=(1200, 800)), 1)
    part = f"{VIEWER}.shadowRoot.querySelector"
    page.screenshot("package-viewer-desktop")
    page.run(f"{part}('.right').click()")
    page.wait_for(f"return {VIEWER}.index === 2", 20)
    page.run(f"{part}('.close').click()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
