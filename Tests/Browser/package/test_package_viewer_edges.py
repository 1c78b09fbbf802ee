"""`<tsumami-viewer>` and the page around it: what reaches it, where it stays, how it is asked."""

from demonstrations import HEAR, MODULES, VIEWER, demo, opened, still, viewer, web  # noqa: F401 (fixtures)
from fingers import Hand

STAGE = f"{VIEWER}.shadowRoot.querySelector('.stage')"


def test_steps_that_are_asked_for_at_once_add_up(demo):
    page = opened(viewer(demo), 0)
    page.run(f"{VIEWER}.next(); {VIEWER}.next(); {VIEWER}.next()")
    page.wait_for(f"return {VIEWER}.index === 3", 20)
    still(page)
    page.run(f"{VIEWER}.previous(); {VIEWER}.previous()")
    page.wait_for(f"return {VIEWER}.index === 1", 20)
    still(page)
    # Two clicks on its button, too.
    page.run(f"const next = {VIEWER}.shadowRoot.querySelector('.right'); next.click(); next.click()")
    page.wait_for(f"return {VIEWER}.index === 3", 20)
    still(page)
    # And two keys.
    for _ in range(2):
        page.key("\ue012")
    page.wait_for(f"return {VIEWER}.index === 1", 20)


def test_steps_round_the_ends_add_up(demo):
    page = viewer(demo)
    page.run(f"{VIEWER}.setAttribute('loop', '')")
    page = opened(page, 4)
    page.run(f"{VIEWER}.next(); {VIEWER}.next()")
    page.wait_for(f"return {VIEWER}.index === 1", 20)
    still(page)
    page.run(f"{VIEWER}.previous(); {VIEWER}.previous(); {VIEWER}.previous()")
    page.wait_for(f"return {VIEWER}.index === 3", 20)


def test_what_is_no_number_of_a_picture_changes_nothing_nor_does_the_one_that_is_shown(demo):
    page = opened(viewer(demo), 2)
    page.run(f"{VIEWER}.index = '3'; {VIEWER}.index = 2; {VIEWER}.next()")
    page.wait_for(f"return {VIEWER}.index === 3", 20)


def test_a_step_that_a_finger_has_turned_back_is_forgotten(demo):
    page = opened(viewer(demo), 1)
    hand = Hand(page.driver)
    finger = hand.finger()
    # While it is down the page takes a step.
    page.run(f"{STAGE}.addEventListener('pointerdown', () => setTimeout(() => {VIEWER}.next(), 50), {{ once: true }})")
    hand.down({finger: (195, 400)}).wait(0.2)
    hand.glide({finger: (380, 400)}, 0.2)
    hand.up(finger).perform()
    still(page)
    index = page.run(f"return {VIEWER}.index")
    page.run(f"{VIEWER}.next()")
    page.wait_for(f"return {VIEWER}.index === {index + 1}", 20)


def test_the_next_picture_is_shown_in_the_page_where_the_open_one_is_taken_out(demo):
    page = opened(viewer(demo), 0)
    page.run(f"document.body.style.paddingTop = '3000px'; scrollTo(0, 0); {VIEWER}.links[0].remove()")
    page.wait_for(f"const {{ top, bottom }} = {VIEWER}.links[0].getBoundingClientRect(); return top < innerHeight && bottom > 0", 20)


def test_what_is_done_in_the_open_viewer_does_not_reach_the_page_around_it(demo):
    page = opened(viewer(demo), 1)
    page.run("""
        window.heard = []
        for (const type of ['click', 'pointerdown', 'pointerup', 'touchstart', 'touchend', 'mousedown']) document.body.addEventListener(type, () => heard.push(type))""")
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (195, 400)).perform()
    page.wait_for(f"return {VIEWER}.shadowRoot.querySelector('dialog').classList.contains('bare')", 20)
    assert page.run("return heard") == []


def test_a_change_of_a_field_in_the_bar_is_none_of_the_viewer(demo):
    page = viewer(demo)
    page.run(f"""
        {VIEWER}.insertAdjacentHTML('beforeend', '<label slot="bar"><input id="mark" type="checkbox">Mark</label>')
        window.marks = 0
        document.getElementById('mark').addEventListener('change', () => marks += 1)""")
    opened(page, 1)
    page.run("told.length = 0; document.getElementById('mark').click()")
    assert page.run("return [marks, told]") == [1, []]


def test_a_plain_button_in_the_bar_can_be_read_and_looks_as_the_page_says(demo):
    page = viewer(demo)
    page.run(f"{VIEWER}.insertAdjacentHTML('beforeend', '<button slot=bar>Full</button>')")
    opened(page, 1)
    looks = f"const {{ color, backgroundColor }} = getComputedStyle({VIEWER}.querySelector('[slot]')); return [color, backgroundColor]"
    # White on the browser's light gray it was not seen.
    assert page.run(looks) == ["rgb(255, 255, 255)", "rgba(0, 0, 0, 0.45)"]
    page.screenshot("package-bar-button")
    page.run("const sheet = new CSSStyleSheet(); sheet.replaceSync('button { color: black; background: yellow }'); document.adoptedStyleSheets.push(sheet)")
    assert page.run(looks) == ["rgb(0, 0, 0)", "rgb(255, 255, 0)"]


def test_a_thumbnail_that_is_seen_in_part_stays_where_it_is(demo):
    page = viewer(demo)
    page.run(f"""
        document.body.style.paddingBottom = '2000px'
        const {{ top, height }} = {VIEWER}.links[0].querySelector('img').getBoundingClientRect()
        scrollTo(0, top + height / 2)""")
    before = page.run("return scrollY")
    assert before > 0
    opened(page, 0)
    assert page.run("return scrollY") == before


def test_a_picture_without_words_of_its_own_has_those_of_its_link(demo):
    page = viewer(demo)
    page.run(f"{VIEWER}.links[0].querySelector('img').alt = ''; {VIEWER}.links[0].append('A mountain'); {VIEWER}.links[1].setAttribute('aria-label', 'A flower')")
    opened(page, 0)
    assert page.run(f"return {STAGE}.ariaLabel") == "A mountain"
    page.run(f"{VIEWER}.index = 1")
    page.wait_for(f"return {STAGE}.ariaLabel === 'A flower'", 20)


def test_vertical_writing_and_light_colors_of_the_page(demo):
    page = viewer(demo)
    page.run(f"document.body.style.writingMode = 'vertical-rl'; {VIEWER}.style.setProperty('--tsumami-background', '#fff')")
    opened(page, 0)
    mode, background = page.run(f"const style = name => getComputedStyle({VIEWER}.shadowRoot.querySelector(name)); return [style('.bar').writingMode, style('.caption').backgroundImage]")
    assert mode == "horizontal-tb" and "rgba(0, 0, 0, 0.6)" not in background and "1 1 1 / 0.6" in background


def test_a_page_that_writes_into_its_address_keeps_the_picture_open_and_has_no_entries_left(demo):
    page = viewer(demo)
    page.run(f"{VIEWER}.setAttribute('history', '')")
    length = page.run("return history.length")
    for number in (1, 2):
        opened(page, 0)
        page.wait_for("return history.state?.tsumami", 20)
        page.run("history.replaceState(null, '', `#${arguments[0]}`)", number)
        page.run(f"{VIEWER}.close()")
        page.wait_for(f"return !{VIEWER}.isOpen && location.hash === ''", 20)
    assert page.run("return history.length") == length + 1
    opened(page, 0)
    page.wait_for("return history.state?.tsumami", 20)
    page.run("location.hash = 'other'")
    page.frames(20)
    assert page.run(f"return {VIEWER}.isOpen")
    # Back to the picture's own entry, and over it.
    page.run("history.back()")
    page.wait_for("return history.state?.tsumami", 20)
    assert page.run(f"return {VIEWER}.isOpen")
    page.run("history.back()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    # So too where it has written another state into that one.
    opened(page, 0)
    page.wait_for("return history.state?.tsumami", 20)
    page.run("history.replaceState(null, ''); location.hash = 'another'")
    page.frames(10)
    page.run("history.back()")
    page.wait_for("return location.hash === ''", 20)
    page.frames(10)
    assert page.run(f"return {VIEWER}.isOpen")
    page.run(f"{VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)


def test_a_placeholder_of_one_point_has_the_shape_that_its_attributes_say(demo):
    page = viewer(demo, MODULES)
    told = page.run_async(f"""{HEAR}
        const image = {VIEWER}.links[0].querySelector('img')
        // The page's policy wants files of its own server.
        Object.defineProperties(image, {{ naturalWidth: {{ value: 1 }}, naturalHeight: {{ value: 1 }} }})
        image.setAttribute('width', '240')
        image.setAttribute('height', '180')
        await {VIEWER}.open(0)
        return [told[0].items[0].width, told[0].items[0].height]""", "start")
    assert told == [240, 180]


def test_a_long_caption_leaves_the_picture_free_and_scrolls(demo):
    page = viewer(demo)
    page.run(f"{VIEWER}.links[0].dataset.caption = 'A long caption goes on and on. '.repeat(80); {VIEWER}.links[1].dataset.caption = 'A short one'")
    opened(page, 0)
    caption = f"{VIEWER}.shadowRoot.querySelector('.caption')"
    top, events = page.run(f"return [{caption}.getBoundingClientRect().top, getComputedStyle({caption}).pointerEvents]")
    assert top > 400 and events == "auto"
    page.run(f"{caption}.scrollTop = 100")
    assert page.run(f"return [{caption}.scrollTop, {caption}.tabIndex]") == [100, 0]
    page.run(f"{VIEWER}.links[2].dataset.caption = 'Another long one. '.repeat(120); {VIEWER}.index = 2")
    page.wait_for(f"return {caption}.textContent.startsWith('Another') && {caption}.scrollTop === 0", 20)
    page.run(f"{VIEWER}.index = 1")
    page.wait_for(f"return {caption}.textContent === 'A short one' && getComputedStyle({caption}).pointerEvents === 'none'", 20)


def test_a_selector_that_is_empty_or_not_valid_is_as_none_and_a_viewer_in_no_document_says_so(demo):
    page = viewer(demo)
    said = page.run_async(f"""
        const {{ warn }} = console, warned = [], viewer = {VIEWER}, count = viewer.links.length
        console.warn = text => warned.push(text)
        viewer.setAttribute('selector', '')
        const counts = [viewer.links.length === count]
        viewer.setAttribute('selector', 'a[')
        counts.push(viewer.links.length === count, viewer.links.length === count)
        console.warn = warn
        const alone = document.createElement('tsumami-viewer')
        return [counts, warned, await alone.open().catch(error => `${{error}}`)]""")
    assert said[0] == [True] * 3 and len(said[1]) == 1 and "“a[”" in said[1][0] and "in no document" in said[2]


def test_links_that_lead_to_no_picture_are_left_to_the_page(demo):
    page = viewer(demo)
    counts = page.run(f"""
        const viewer = {VIEWER}, count = viewer.links.length, image = viewer.links[0].querySelector('img').outerHTML
        for (const attributes of ['href="#top"', 'href="mailto:somebody@example.com"', 'href="large.jpg" download', 'href="tel:1"'])
          viewer.insertAdjacentHTML('beforeend', `<a ${{attributes}}>${{image}}</a>`)
        const without = viewer.links.length
        viewer.insertAdjacentHTML('beforeend', `<a href="other.jpg#top">${{image}}</a>`)
        return [count, without, viewer.links.length]""")
    assert counts[1:] == [counts[0], counts[0] + 1]


def test_the_one_file_is_found_by_a_module_that_imports_it(demo):
    page = demo("index.html")
    assert page.run_async("await import('/web/tsumami/tsumami.inline.js'); return typeof Tsumami.recognize") == "function"
