"""Pictures that a page gives `<tsumami-viewer>` as data: no link and no image of them is in its markup."""

import pytest

from demonstrations import VIEWER, demo, drag, opened, still, viewer, web  # noqa: F401 (fixtures)

PHOTOS = """
const names = ['1-mountain-lake', '2-sunflower', '3-city-at-night', '4-fern', '5-map-of-an-island']
window.photos = names.map(name => ({ src: `pictures/${name}@2x.webp`, alt: `Called ${name}`, caption: `About ${name}`, width: 800, height: 600 }))
"""
SHOWN = f"return [{VIEWER}.index, {VIEWER}.links.length, {VIEWER}.shadowRoot.querySelector('.stage').ariaLabel, {VIEWER}.shadowRoot.querySelector('.caption').textContent, {VIEWER}.shadowRoot.querySelector('.counter').textContent]"


@pytest.fixture
def listed(demo):
    page = viewer(demo)
    page.run(PHOTOS + f"window.links = {VIEWER}.innerHTML; {VIEWER}.replaceChildren(); {VIEWER}.items = photos")
    return page


def test_pictures_of_data_open_are_turned_and_say_what_they_are(listed):
    opened(listed, 1)
    assert listed.run(SHOWN) == [1, 5, "Called 2-sunflower", "About 2-sunflower", "2 / 5"]
    drag(listed, ((340, 560), (60, 560)))
    listed.wait_for(f"return {VIEWER}.index === 2", 20)
    assert listed.run(f"return {VIEWER}.links[2].href.endsWith(photos[2].src)")
    still(listed)
    drag(listed, ((195, 300), (195, 640)))
    listed.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert listed.run("return told.filter(([type]) => type !== 'zoom').map(([type, { index }]) => [type, index])") == [["open", 1], ["change", 2], ["close", 2]]
    # The markup counts again.
    listed.run(f"{VIEWER}.innerHTML = links; {VIEWER}.items = null")
    assert listed.run(f"return [{VIEWER}.items, {VIEWER}.links.length, {VIEWER}.links[0].isConnected]") == [None, 5, True]


def test_a_picture_of_data_grows_out_of_the_element_that_it_names_and_returns_there(listed):
    listed.run_async(f"""
        document.body.innerHTML = '<p id="space"></p><button id="one"><img src="pictures/2-sunflower@2x.webp" alt="By its image" width="90" height="120"></button>' + {VIEWER}.outerHTML
        await customElements.whenDefined('tsumami-viewer')
        window.asked = 0
        const button = document.getElementById('one')
        document.querySelector('tsumami-viewer').items = [{{ src: 'pictures/2-sunflower@2x.webp', element: () => {{ asked += 1; return button }} }}]
        await button.firstChild.decode()
        button.focus()""")
    start, seen = listed.run_async(f"""
        const image = document.querySelector('#one img'), {{ left, top, width }} = image.getBoundingClientRect(), seen = []
        const opening = {VIEWER}.open(0)
        while (seen.length < 3) {{
          await new Promise(requestAnimationFrame)
          const drawn = [...{VIEWER}.shadowRoot.querySelectorAll('.stage img[src]')].map(each => each.getBoundingClientRect()).find(r => r.width > 0)
          if (drawn) seen.push([drawn.left, drawn.top, drawn.width])
        }}
        await opening
        return [[left, top, width], seen]""")
    # Some frames later on a busy machine; without the element it would have its width at once, and fade.
    assert start[2] - 1 <= seen[0][2] < 300 and seen[0][1] >= start[1] - 1
    still(listed)
    assert listed.run(f"return [{VIEWER}.shadowRoot.querySelector('.stage').ariaLabel, getComputedStyle(document.querySelector('#one img')).visibility]") == ["By its image", "hidden"]
    listed.run(f"{VIEWER}.close()")
    listed.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert listed.run("return [document.activeElement.id, getComputedStyle(document.querySelector('#one img')).visibility, asked > 1]") == ["one", "visible", True]


def test_a_name_that_the_image_of_an_item_gets_is_said_while_its_picture_is_open(listed):
    listed.run(f"""
        {VIEWER}.innerHTML = '<img src="pictures/4-fern@2x.webp" alt="Before" width="90">'
        {VIEWER}.items = [{{ src: 'pictures/4-fern@2x.webp', element: {VIEWER}.firstChild }}]""")
    opened(listed, 0)
    listed.run(f"{VIEWER}.firstChild.alt = 'After'")
    listed.wait_for(f"return {VIEWER}.shadowRoot.querySelector('.stage').ariaLabel === 'After'", 20)


def test_data_that_changes_while_a_picture_is_open_keeps_the_one_that_is_shown(listed):
    opened(listed, 1)
    listed.run(f"{VIEWER}.items = [{{ ...photos[4] }}, ...photos.map(photo => ({{ ...photo }}))]")
    assert listed.run(SHOWN) == [2, 6, "Called 2-sunflower", "About 2-sunflower", "3 / 6"]
    # The same objects have the same links.
    assert listed.run(f"const before = {VIEWER}.links[3]; {VIEWER}.items = [...{VIEWER}.items].reverse(); return {VIEWER}.links.indexOf(before)") == 2
    listed.run(f"{VIEWER}.items = photos.filter((_, index) => index !== 1)")
    # Its neighbour, of the list that was the other way round.
    listed.wait_for(f"return {VIEWER}.index === 0 && {VIEWER}.shadowRoot.querySelector('.stage').ariaLabel === 'Called 1-mountain-lake'", 20)
    listed.run(f"{VIEWER}.items = []")
    listed.wait_for(f"return !{VIEWER}.isOpen", 20)


def test_data_may_be_set_before_the_module_is_there_and_loads_no_thumbnail_before_it_opens(listed):
    assert listed.run("""
        'use strict'
        const early = document.implementation.createHTMLDocument().createElement('tsumami-viewer')
        early.items = photos.map(photo => ({ ...photo, thumbnail: `${photo.src}?small` }))
        document.body.append(early)
        return [early.links.length, early.items[0].alt, Object.hasOwn(early, 'items')]""") == [5, "Called 1-mountain-lake", False]
    listed.frames(10)
    assert listed.run("return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('?small')).length") == 0


def test_what_is_no_list_of_pictures_is_refused_and_nothing_changes(listed):
    assert listed.run(f"""
        return [7, 'photos', [{{}}], [{{ src: 'a', href: 'b' }}], [{{ src: 'a', element: 'img' }}], [{{ content: '<p>' }}]].map(items => {{
          try {{ {VIEWER}.items = items; return 'taken' }} catch (error) {{ return error.message }}
        }})""") == [
        "The items of a viewer are a list, or null for its links, not 7.", "The items of a viewer are a list, or null for its links, not photos.",
        "Item 0 has no `src`, the address of its picture, and no `content`.",
        "Item 0 has “href”: there are src, content, srcset, width, height, alt, caption, type, poster, thumbnail, element.",
        "The `element` of item 0 is an element, or a function that answers one, not img.",
        "The `content` of item 0 is an element, or a function that answers one, not <p>."]
    assert listed.run(f"return {VIEWER}.items.length") == 5


def test_a_video_and_a_picture_in_several_sizes_are_data_too(listed):
    listed.run(f"""{VIEWER}.items = [
        {{ src: 'pictures/sailing.mp4', poster: 'sailing.webp', alt: 'A boat' }},
        {{ src: 'pictures/4-fern@2x.webp', srcset: 'pictures/4-fern@2x.webp?s 300w, pictures/4-fern@2x.webp?l 1500w', alt: 'A fern' }}]""")
    opened(listed, 0)
    listed.wait_for(f"return {VIEWER}.shadowRoot.querySelector('video')?.currentTime > 0", 20)
    listed.run(f"{VIEWER}.index = 1")
    listed.wait_for(f"return [...{VIEWER}.shadowRoot.querySelectorAll('.stage img')].some(image => image.src.endsWith('?l'))", 20)
