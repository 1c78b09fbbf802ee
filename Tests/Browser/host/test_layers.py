"""The host's layers.js alone: lists of changes, and the elements that come of them."""

import json
import math

import pytest

CREATED, INSERTED, REMOVED, GEOMETRY, OPACITY, HIDDEN, BACKGROUND, CLIPS = range(8)
CORNERS, IMAGE, MODE, TEXT, TEXT_STYLE, SCROLLED, ACCESSIBILITY, PATH = range(8, 16)
BORDER, SHADOW, MASKED_CORNERS = 16, 17, 18
VIEW, PICTURE, LABEL, SCROLL, LINE, BACKDROP = range(6)
NOTHING = [1, 0, 0, 1, 0, 0]


@pytest.fixture
def layers(blank):
    """`apply([…])` on an empty stage; a text stands in the list as the number of one of `texts`, with length 0."""
    blank.run_async(
        """
        document.body.innerHTML = '<main id="stage"></main>'
        const { Layers } = await import('/host/layers.js')
        const { Pictures } = await import('/host/pictures.js')
        const { style } = await import('/host/style.js')
        const photos = await (await fetch('/photos.json')).json()
        stage.style.cssText = 'position: fixed; inset: 0'
        style(stage)
        const source = { alt: number => photos[number].alt, url: number => photos[number].url }
        window.pictures = new Pictures(source, (...told) => arrived.push(told))
        window.arrived = []
        window.layers = new Layers(stage, pictures)
        """
    )
    yield blank
    assert blank.errors() == []


# Of a layer's accessibility.
# Neither a value nor a hint nor an identifier.
ENABLED, NO_VALUE = 1, (-1, 0, -1, 0, -1, 0)


def apply(page, changes, texts=()):
    page.run("const texts = arguments[1]; layers.apply(new Float64Array(arguments[0]), 0, arguments[0].length,"
             "{ text: number => texts[number] })", [number for change in changes for number in change], list(texts))


def order(page, selector="#stage"):
    return page.run(
        "return [...document.querySelector(arguments[0]).children].map(child => child.dataset.layer)", selector)


def rectangle(page, layer):
    return page.run(
        "const r = document.querySelector(`[data-layer='${arguments[0]}']`).getBoundingClientRect();"
        "return [r.left, r.top, r.width, r.height]", layer)


def colors(page, *places):
    """How bright each place is in what is seen, from 0 to 255."""
    return page.run_async(
        """
        const bytes = Uint8Array.from(atob(arguments[0]), letter => letter.charCodeAt(0)), picture = await createImageBitmap(new Blob([bytes]))
        const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true }), scale = picture.width / innerWidth
        canvas.drawImage(picture, 0, 0)
        return arguments[1].map(([x, y]) => canvas.getImageData(x * scale, y * scale, 1, 1).data[0])
        """, page.driver.get_screenshot_as_base64(), places)


def test_layers_stand_in_the_order_of_their_indices(layers):
    apply(layers, [[CREATED, i, VIEW] for i in (1, 2, 3)])
    apply(layers, [[INSERTED, 1, 0, 0], [INSERTED, 2, 0, 0], [INSERTED, 3, 0, 1]])
    assert order(layers) == ["2", "3", "1"]
    apply(layers, [[INSERTED, 2, 0, 2]])
    assert order(layers) == ["3", "1", "2"], "an index counts without the layer that moves"
    apply(layers, [[INSERTED, 2, 3, 0]])
    assert order(layers) == ["3", "1"] and order(layers, "[data-layer='3']") == ["2"]
    apply(layers, [[REMOVED, 3], [CREATED, 4, VIEW], [INSERTED, 4, 0, 9]])
    assert order(layers) == ["1", "4"]


def test_a_layer_turns_and_grows_about_its_centre(layers):
    apply(layers, [[CREATED, 1, VIEW], [INSERTED, 1, 0, 0], [GEOMETRY, 1, 100, 50, 200, 100, *NOTHING]])
    assert rectangle(layers, 1) == [100, 50, 200, 100]
    apply(layers, [[GEOMETRY, 1, 100, 50, 200, 100, 2, 0, 0, 2, 10, -10]])
    assert rectangle(layers, 1) == [10, -10, 400, 200]
    apply(layers, [[GEOMETRY, 1, 100, 50, 200, 100, 0, 1, -1, 0, 0, 0]])
    assert rectangle(layers, 1) == pytest.approx([150, 0, 100, 200], abs=1e-4)


def test_what_is_in_a_scroll_view_moves_with_its_offset(layers):
    apply(layers, [[CREATED, 1, SCROLL], [CREATED, 2, VIEW], [INSERTED, 1, 0, 0], [INSERTED, 2, 1, 0],
                   [GEOMETRY, 1, 20, 30, 100, 100, *NOTHING], [GEOMETRY, 2, 5, 5, 50, 50, *NOTHING],
                   [SCROLLED, 1, 12.5, -40]])
    assert rectangle(layers, 1) == [20, 30, 100, 100]
    assert rectangle(layers, 2) == [20 + 5 - 12.5, 30 + 5 + 40, 50, 50]


def test_a_photo_is_an_image_with_its_alternative_text(layers):
    apply(layers, [[CREATED, 1, PICTURE], [INSERTED, 1, 0, 0], [GEOMETRY, 1, 0, 0, 400, 300, *NOTHING],
                   [IMAGE, 1, 0], [MODE, 1, 1]])
    image = layers.run(
        "const i = document.querySelector('#stage img'); return [i.alt, i.getAttribute('src'), i.draggable, i.decoding,"
        "i.style.objectFit, i.getBoundingClientRect().width]")
    assert image[0].startswith("A mountain lake at sunrise")
    assert image[1:] == ["/photos/1-mountain-lake%402x.webp", False, "async", "contain", 400]
    apply(layers, [[IMAGE, 1, 1], [ACCESSIBILITY, 1, 1, ENABLED, 0, 0, *NO_VALUE]], ["My own words"])
    assert layers.run("return document.querySelector('#stage img').alt") == "My own words"
    apply(layers, [[IMAGE, 1, -1]])
    assert layers.run("return document.querySelector('#stage img').hasAttribute('src')") is False


def test_children_of_a_picture_stand_above_it(layers):
    apply(layers, [[CREATED, 1, PICTURE], [CREATED, 2, VIEW], [CREATED, 3, VIEW],
                   [INSERTED, 2, 1, 0], [INSERTED, 3, 1, 0]])
    apply(layers, [[INSERTED, 1, 0, 0]])
    assert layers.run("return [...document.querySelector('[data-layer=\"1\"]').children].map(c => c.tagName)") == [
        "IMG", "DIV", "DIV"]
    assert order(layers, "[data-layer='1']")[1:] == ["3", "2"]


def test_how_a_layer_looks(layers):
    apply(layers, [[CREATED, 1, VIEW], [INSERTED, 1, 0, 0], [OPACITY, 1, 0.5], [BACKGROUND, 1, 1, 0.5, 0, 0.25],
                   [CLIPS, 1, 1], [CORNERS, 1, 8]])
    style = layers.run(
        "const s = getComputedStyle(document.querySelector('[data-layer=\"1\"]'));"
        "return [s.opacity, s.backgroundColor, s.overflow, s.borderRadius, s.display]")
    assert style == ["0.5", "rgba(255, 128, 0, 0.25)", "hidden", "8px", "block"]
    apply(layers, [[HIDDEN, 1, 1]])
    assert rectangle(layers, 1) == [0, 0, 0, 0]
    apply(layers, [[HIDDEN, 1, 0]])
    assert layers.run("return document.querySelector('[data-layer=\"1\"]').hidden") is False


def test_a_label_shows_its_text_and_a_status_is_announced(layers):
    apply(layers, [[CREATED, 1, LABEL], [INSERTED, 1, 0, 0], [GEOMETRY, 1, 0, 0, 300, 40, *NOTHING], [TEXT, 1, 0, 0],
                   [TEXT_STYLE, 1, 20, 600, 1, 1, 1, 1, 1, 1, 4], [ACCESSIBILITY, 1, 3, ENABLED, 1, 0, *NO_VALUE]], ["Inward <b>Pinch</b>", ""])
    label = layers.run(
        "const l = document.querySelector('[data-layer=\"1\"]'), s = getComputedStyle(l);"
        "return [l.textContent, l.getAttribute('role'), s.fontSize, s.fontWeight, s.textAlign]")
    assert label == ["Inward <b>Pinch</b>", "status", "20px", "600", "center"]


def test_a_path_is_a_line_through_its_points(layers):
    apply(layers, [[CREATED, 1, LINE], [INSERTED, 1, 0, 0], [GEOMETRY, 1, 10, 10, 100, 100, *NOTHING],
                   [PATH, 1, 4, 1, 0, 0, 1, 3, 0, 0, 50, 60, 70, 5]])
    line = layers.run(
        "const l = document.querySelector('#stage polyline');"
        "return [l.getAttribute('points'), getComputedStyle(l).strokeWidth, getComputedStyle(l).stroke]")
    assert line == ["0 0 50 60 70 5", "4px", "rgb(255, 0, 0)"]


def test_a_path_needs_no_size_to_be_drawn(layers):
    """What it draws may lie anywhere about its place; a drawing without a size would not be drawn."""
    apply(layers, [[CREATED, 1, LINE], [INSERTED, 1, 0, 0], [GEOMETRY, 1, 100, 100, 0, 0, *NOTHING],
                   [PATH, 1, 4, 1, 0, 0, 1, 2, -50, 0, 50, 0]])
    box = layers.run("const r = document.querySelector('#stage polyline').getBoundingClientRect(); return [r.left, r.width]")
    assert box == pytest.approx([50, 100], abs=4)


def test_a_border_is_drawn_over_what_is_in_the_layer_and_moves_nothing_in_it(layers):
    apply(layers, [[CREATED, 1, VIEW], [CREATED, 2, VIEW], [INSERTED, 1, 0, 0], [INSERTED, 2, 1, 0],
                   [GEOMETRY, 1, 10, 20, 100, 50, *NOTHING], [GEOMETRY, 2, 0, 0, 100, 50, *NOTHING],
                   [CORNERS, 1, 7], [BORDER, 1, 3, 1, 0, 0, 1]])
    assert rectangle(layers, 2) == [10, 20, 100, 50]
    line = """
        const s = getComputedStyle(document.querySelector("[data-layer='1']"), '::after')
        return [s.content, s.borderTopWidth, s.borderTopColor, s.borderTopLeftRadius, s.width, s.position]"""
    assert layers.run(line) == ['""', "3px", "rgb(255, 0, 0)", "7px", "94px", "absolute"]
    apply(layers, [[BORDER, 1, 0, 0, 0, 0, 0]])
    assert layers.run(line)[0] == "none"


def test_a_shadow_has_twice_the_deviation_as_blur(layers):
    apply(layers, [[CREATED, 1, VIEW], [INSERTED, 1, 0, 0], [SHADOW, 1, 0, 0, 0, 0.5, 4, 0, -3]])
    assert layers.run("return getComputedStyle(document.querySelector('[data-layer]')).boxShadow") == \
        "rgba(0, 0, 0, 0.5) 0px -3px 8px 0px"


def test_only_what_moves_is_kept_on_the_graphics_card(layers):
    moving = "return document.querySelectorAll('#stage [style*=will-change]').length"
    apply(layers, [[CREATED, 1, VIEW], [INSERTED, 1, 0, 0], [GEOMETRY, 1, 0, 0, 9, 9, *NOTHING]])
    layers.run("layers.settle()")
    assert layers.run(moving) == 0
    apply(layers, [[GEOMETRY, 1, 1, 0, 9, 9, *NOTHING]])
    assert layers.run(moving) == 1
    apply(layers, [[GEOMETRY, 1, 1, 0, 9, 9, *NOTHING]])
    layers.run("layers.settle()")
    assert layers.run(moving) == 0


def test_what_was_a_point_and_is_a_photo_now_is_drawn_anew(layers):
    """Otherwise Chromium draws the photo as many times as large as the point was, and never comes to an end."""
    moving = "return [...document.querySelectorAll('#stage [data-layer]')].filter(e => e.style.willChange).map(e => e.dataset.layer)"
    apply(layers, [[CREATED, 1, VIEW], [INSERTED, 1, 0, 0], [GEOMETRY, 1, 0, 0, 390, 844, *NOTHING], [CREATED, 2, PICTURE], [INSERTED, 2, 1, 0],
                   [CREATED, 3, VIEW], [INSERTED, 3, 2, 0]])
    layers.run("layers.settle()")
    apply(layers, [[GEOMETRY, 1, -100, 0, 390, 844, *NOTHING], [GEOMETRY, 2, 195, 421, 1, 1, 390, 0, 0, 390, 0, 0]])
    assert layers.run(moving) == ["1", "2"]
    # In one frame, and in the next one.
    layers.run_async(
        """
        const apply = changes => layers.apply(new Float64Array(changes.flat()), 0, changes.flat().length)
        const frame = () => new Promise(requestAnimationFrame)
        await frame()
        apply(given[0])
        apply(given[1])
        window.first = (() => { MOVING })()
        await frame()
        apply(given[2])
        """.replace("MOVING", moving),
        [[GEOMETRY, 2, -605, -178, 1600, 1200, 0.24, 0, 0, 0.24, 0, 0]], [[GEOMETRY, 1, -110, 0, 390, 844, *NOTHING]], [[GEOMETRY, 1, -120, 0, 390, 844, *NOTHING]])
    assert layers.run("return first") == [] and layers.run(moving) == ["1"]
    # Half as large is nothing to speak of.
    apply(layers, [[GEOMETRY, 2, -605, -178, 1600, 1200, 0.12, 0, 0, 0.12, 0, 0]])
    assert layers.run(moving) == ["1", "2"]
    layers.run_async("for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame)")


def test_a_button_of_the_program_is_one_for_the_keyboard_too(layers):
    apply(layers, [[CREATED, 1, LABEL], [INSERTED, 1, 0, 0], [ACCESSIBILITY, 1, 2, ENABLED, 0, 0, *NO_VALUE]], ["Go on"])
    assert layers.run(
        "const b = document.querySelector('[data-layer=\"1\"]');"
        "return [b.getAttribute('role'), b.getAttribute('aria-label'), b.tabIndex]") == ["button", "Go on", 0]


def test_a_picture_has_its_hint_and_is_pressed_where_it_can_be(layers):
    told = ("const b = document.querySelector('[data-layer=\"1\"]'), i = b.firstChild;"
            "return [b.getAttribute('role'), b.ariaLabel, b.getAttribute('aria-description'), b.ariaPressed, b.tabIndex,"
            "i.alt, i.getAttribute('aria-description'), i.ariaCurrent]")
    words = ["Dune", "", "Opens it"]
    apply(layers, [[CREATED, 1, PICTURE], [INSERTED, 1, 0, 0], [ACCESSIBILITY, 1, 1, 3, 0, 0, 1, 0, 2, 0, -1, 0]], words)
    assert layers.run(told) == [None, None, None, None, -1, "Dune", "Opens it", "true"]
    apply(layers, [[ACCESSIBILITY, 1, 2, 3, 0, 0, 1, 0, 2, 0, -1, 0]], words)
    assert layers.run(told) == ["button", "Dune", "Opens it", "true", 0, "Dune", None, None]
    apply(layers, [[ACCESSIBILITY, 1, 2, 1, 0, 0, 1, 0, 1, 0, -1, 0]], words)
    assert layers.run(told) == ["button", "Dune", None, "false", 0, "Dune", None, None]
    apply(layers, [[ACCESSIBILITY, 1, 1, 1, 0, 0, 1, 0, 1, 0, -1, 0]], words)
    assert layers.run(told) == [None, None, None, None, -1, "Dune", None, None]


def test_a_layer_with_an_identifier_is_found_by_it_whatever_else_is_said_of_it(layers):
    found = "return [...document.querySelectorAll('[data-identifier=\"save\"]')].map(each => each.dataset.layer)"
    name = [-1, 0, -1, 0, -1, 0, 0, 0]
    apply(layers, [[CREATED, 1, VIEW], [INSERTED, 1, 0, 0], [ACCESSIBILITY, 1, 0, ENABLED, *name],
                   [CREATED, 2, VIEW], [INSERTED, 2, 0, 1], [ACCESSIBILITY, 2, 5, ENABLED, *name]], ["save"])
    assert layers.run(found) == ["1", "2"]
    assert layers.run("const e = document.querySelector('[data-layer=\"1\"]'); return [e.getAttribute('role'), e.getAttribute('aria-label')]") == [None, None]
    apply(layers, [[ACCESSIBILITY, 1, 0, ENABLED, -1, 0, *NO_VALUE]])
    assert layers.run(found) == ["2"]


def test_what_lies_behind_a_backdrop_is_blurred_and_what_lies_beside_it_is_not(layers):
    # A black stripe on white, half of it below a backdrop that has no color of its own.
    apply(layers, [[CREATED, 1, VIEW], [INSERTED, 1, 0, 0], [GEOMETRY, 1, 0, 0, 200, 200, *NOTHING], [BACKGROUND, 1, 1, 1, 1, 1],
                   [CREATED, 2, VIEW], [INSERTED, 2, 1, 0], [GEOMETRY, 2, 0, 90, 200, 20, *NOTHING], [BACKGROUND, 2, 0, 0, 0, 1],
                   [CREATED, 3, BACKDROP], [INSERTED, 3, 1, 1], [GEOMETRY, 3, 100, 0, 100, 200, *NOTHING]])
    beside, above, behind, blurred = colors(layers, (40, 100), (40, 70), (160, 100), (160, 75))
    assert beside == 0 and above == 255
    assert behind > 80 and 60 < blurred < 253


def test_what_is_hidden_from_assistive_technology_is_not_reached_by_keys_either_and_comes_back(layers):
    apply(layers, [[CREATED, 1, VIEW], [INSERTED, 1, 0, 0], [CREATED, 2, LABEL], [INSERTED, 2, 1, 0], [ACCESSIBILITY, 2, 2, ENABLED, 0, 0, *NO_VALUE]], ["Go on"])
    reached = ("const b = document.querySelector('[data-layer=\"2\"]'); b.focus();"
               "const is = document.activeElement === b; b.blur(); return is")
    assert layers.run(reached) is True
    apply(layers, [[ACCESSIBILITY, 1, 5, ENABLED, 0, 0, *NO_VALUE]])
    assert layers.run(reached) is False
    apply(layers, [[ACCESSIBILITY, 1, 0, ENABLED, 0, 0, *NO_VALUE]])
    assert layers.run(reached) is True


def test_what_only_shows_a_color_changes_its_size_without_layout_and_gets_the_true_one_at_rest(layers):
    apply(layers, [[CREATED, 1, VIEW], [INSERTED, 1, 0, 0], [GEOMETRY, 1, 10, 20, 30, 100, *NOTHING], [CORNERS, 1, 6]])
    apply(layers, [[GEOMETRY, 1, 10, 20, 60, 50, *NOTHING]])
    looks = "const e = document.querySelector('[data-layer=\"1\"]'); return [e.style.width, e.style.height, e.style.borderRadius]"
    assert rectangle(layers, 1) == [10, 20, 60, 50]
    assert layers.run(looks) == ["30px", "100px", "3px / 12px"], "scaled by 2 and ½, the corners are 6 points round"
    layers.run("layers.settle()")
    assert rectangle(layers, 1) == [10, 20, 60, 50]
    assert layers.run(looks) == ["60px", "50px", "6px"]
    # Something in it would be scaled, too.
    apply(layers, [[GEOMETRY, 1, 10, 20, 90, 90, *NOTHING], [CREATED, 2, VIEW], [INSERTED, 2, 1, 0], [GEOMETRY, 2, 5, 5, 20, 20, *NOTHING]])
    assert rectangle(layers, 1) == [10, 20, 90, 90] and rectangle(layers, 2) == [15, 25, 20, 20]
    assert layers.run(looks) == ["90px", "90px", "6px"]


@pytest.mark.parametrize("is_first", [True, False], ids=["the picture first", "the size first"])
def test_a_picture_in_the_place_of_one_of_another_shape_has_its_own_size_at_once(layers, is_first):
    """In the shape of the last one an SVG would have bars, and be squeezed together with them."""
    size = "const { width, height } = document.querySelector('[data-layer]').style; return [width, height]"
    apply(layers, [[CREATED, 1, PICTURE], [INSERTED, 1, 0, 0], [GEOMETRY, 1, 0, 0, 300, 400, *NOTHING], [IMAGE, 1, 0], [CORNERS, 1, 8]])
    # The same picture is scaled.
    apply(layers, [[GEOMETRY, 1, 0, 0, 150, 200, *NOTHING]])
    assert layers.run(size) == ["300px", "400px"]
    changes = [[IMAGE, 1, 1], [GEOMETRY, 1, 10, 20, 250, 150, *NOTHING]]
    apply(layers, changes if is_first else changes[::-1])
    assert layers.run(size) == ["250px", "150px"] and rectangle(layers, 1) == [10, 20, 250, 150]
    assert layers.run("return getComputedStyle(document.querySelector('[data-layer]')).borderRadius") == "8px"
    apply(layers, [[GEOMETRY, 1, 10, 20, 500, 300, *NOTHING]])
    assert layers.run(size) == ["250px", "150px"] and rectangle(layers, 1) == [10, 20, 500, 300]


def test_some_corners_are_round_and_the_others_are_not_while_the_layer_is_scaled_too(layers):
    apply(layers, [[CREATED, 1, VIEW], [INSERTED, 1, 0, 0], [GEOMETRY, 1, 10, 20, 30, 100, *NOTHING], [MASKED_CORNERS, 1, 3], [CORNERS, 1, 6]])
    looks = "const s = getComputedStyle(document.querySelector('[data-layer=\"1\"]'));" \
        "return [s.borderTopLeftRadius, s.borderTopRightRadius, s.borderBottomRightRadius, s.borderBottomLeftRadius]"
    assert layers.run(looks) == ["6px", "6px", "0px", "0px"]
    apply(layers, [[MASKED_CORNERS, 1, 4]])
    assert layers.run(looks) == ["0px", "0px", "0px", "6px"], "4 is the one at the bottom left"
    apply(layers, [[GEOMETRY, 1, 10, 20, 60, 50, *NOTHING]])
    assert layers.run(looks) == ["0px", "0px", "0px", "3px 12px"]
    layers.run("layers.settle()")
    apply(layers, [[MASKED_CORNERS, 1, 15]])
    assert layers.run(looks) == ["6px"] * 4


def test_what_is_far_down_is_exactly_where_it_belongs(layers):
    """43 million points down a browser's own numbers are off by two."""
    far = 43_000_000.25
    apply(layers, [[CREATED, 1, SCROLL], [CREATED, 2, VIEW], [CREATED, 3, VIEW], [INSERTED, 1, 0, 0], [INSERTED, 2, 1, 0], [INSERTED, 3, 1, 1],
                   [GEOMETRY, 1, 0, 0, 100, 100, *NOTHING], [GEOMETRY, 2, 0, far + 10, 50, 50, *NOTHING],
                   [GEOMETRY, 3, 0, 20, 50, 50, *NOTHING], [SCROLLED, 1, 0, far]])
    assert rectangle(layers, 2) == [0, 10, 50, 50]
    apply(layers, [[SCROLLED, 1, 0, far - 33.5]])
    assert rectangle(layers, 2) == [0, 43.5, 50, 50]
    apply(layers, [[SCROLLED, 1, 0, 0.5]])
    assert rectangle(layers, 3) == [0, 19.5, 50, 50], "and what is near again, too"


def test_what_a_view_shows_from_another_point_on_moves_with_what_is_in_it(layers):
    apply(layers, [[CREATED, 1, VIEW], [CREATED, 2, VIEW], [INSERTED, 1, 0, 0], [INSERTED, 2, 1, 0],
                   [GEOMETRY, 1, 20, 30, 100, 100, *NOTHING], [GEOMETRY, 2, 5, 5, 50, 50, *NOTHING], [SCROLLED, 1, 10, 0]])
    assert rectangle(layers, 1) == [20, 30, 100, 100] and rectangle(layers, 2) == [15, 35, 50, 50]
    apply(layers, [[CREATED, 3, VIEW], [INSERTED, 3, 1, 0], [GEOMETRY, 3, 0, 0, 9, 9, *NOTHING]])
    assert rectangle(layers, 3) == [10, 30, 9, 9] and order(layers, "[data-layer='1'] > .content") == ["3", "2"]


def test_a_picture_of_the_programs_is_shown_small_and_then_as_sharp_as_it_has_to_be(layers):
    sizes = "A lake\n/thumbnails/128/1-mountain-lake%402x.webp\t170\n/thumbnails/512/1-mountain-lake%402x.webp\t683\n/photos/1-mountain-lake%402x.webp\t2048"
    layers.run("pictures.declare(-2, arguments[0])", sizes)
    apply(layers, [[CREATED, 1, PICTURE], [INSERTED, 1, 0, 0], [GEOMETRY, 1, 0, 0, 400, 300, *NOTHING], [IMAGE, 1, -2]])
    shown = "const i = document.querySelector('#stage img'); return [i.alt, i.getAttribute('src').split('/')[2]]"
    assert layers.run(shown) == ["A lake", "128"]
    layers.run("layers.settle()")
    layers.wait_for("return document.querySelector('#stage img').src.includes('512')")
    apply(layers, [[GEOMETRY, 1, 0, 0, 400, 300, 4, 0, 0, 4, 0, 0]])
    layers.run("layers.settle()")
    layers.wait_for("return document.querySelector('#stage img').src.includes('/photos/')")


def test_a_picture_that_is_asked_for_says_how_large_it_is(layers):
    layers.run("pictures.declare(-2, '\\n/photos/1-mountain-lake%402x.webp')")
    layers.run("pictures.load(-2)")
    assert layers.wait_for("return arrived.length && arrived.splice(0)") == [[-2, 2048, 1536]]


def test_the_color_of_the_window_is_that_of_the_stage(layers):
    apply(layers, [[BACKGROUND, 0, 1, 0, 0, 1]])
    assert layers.run("return getComputedStyle(stage).backgroundColor") == "rgb(255, 0, 0)"
    apply(layers, [[BACKGROUND, 0, 0, 0, 0, 0]])
    assert layers.run("return getComputedStyle(stage).backgroundColor") == "rgba(0, 0, 0, 0)"


# Alignments, and where lines end.
START, BETWEEN_WORDS, BETWEEN_LETTERS, CUT_OFF, DOTS = 4, 0, 1, 2, 4
SENTENCE = "The quick brown fox jumps over the lazy dog while nobody looks at it at all."
TEXTS = {
    "words": SENTENCE,
    "a long word": "Donaudampfschifffahrtsgesellschaftskapitän",
    "Japanese": "つまみで写真を拡大して、指を離すと元の大きさに戻ります。",
    "Hebrew": "השועל החום המהיר קופץ מעל הכלב העצלן בזמן שאף אחד לא מסתכל",
    "line feeds": "one\ntwo and a half of what comes after it\n\nfour",
}


def paragraph(page, text, width, height, lines=0, mode=DOTS, alignment=START, size=17):
    """Shows a text in a label of a size."""
    apply(page, [[CREATED, 1, LABEL], [INSERTED, 1, 0, 0], [GEOMETRY, 1, 10, 10, width, height, *NOTHING], [TEXT, 1, 0, 0],
                 [TEXT_STYLE, 1, size, 400, 0, 0, 0, 1, alignment, lines, mode]], [text])


def measured(page, text, width, lines=0, mode=DOTS, size=17):
    """How wide and how many lines a text is."""
    return page.run_async(
        "const { Paragraphs } = await import('/host/paragraphs.js');"
        "const [text, setting] = arguments; const { width, lines } = new Paragraphs(stage).measure(text, setting); return [width, lines]",
        text, {"size": size, "weight": 400, "width": width, "lines": lines, "mode": mode})


def drawn(page):
    """How many lines the label has, how wide its widest one is, and whether anything is left out."""
    return page.run(
        """
        const span = document.querySelector('[data-layer="1"] span'), range = document.createRange()
        range.selectNodeContents(span)
        const parts = [...range.getClientRects()]
        const style = getComputedStyle(span), line = parseFloat(style.fontSize) * 1.2
        return [Math.round(span.getBoundingClientRect().height / line), Math.max(...parts.map(p => p.right)) - Math.min(...parts.map(p => p.left)),
          span.scrollHeight > span.clientHeight + 2 || span.scrollWidth > span.clientWidth]
        """)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("width", [61, 120, 133.3, 250])
@pytest.mark.parametrize("mode", [DOTS, BETWEEN_LETTERS])
def test_a_label_has_as_many_lines_as_were_measured(layers, text, width, mode):
    """In the width that was asked for and in that which came of it, rounded up as UILabel does."""
    wide, lines = measured(layers, TEXTS[text], width, mode=mode)
    assert 0 < wide <= width and lines > 0
    fitting = min(math.ceil(wide), width)
    for own in (width, fitting):
        paragraph(layers, TEXTS[text], own, math.ceil(lines * 17 * 1.2), mode=mode)
        count, _, is_cut = drawn(layers)
        assert (count, is_cut) == (lines, False), own
    assert measured(layers, TEXTS[text], fitting, mode=mode)[1] == lines
    assert layers.run("return stage.children.length") == 2, "what measures is not left behind"


def test_a_measured_text_is_as_wide_as_its_widest_line(layers):
    assert measured(layers, SENTENCE, 0)[1] == 1
    one = measured(layers, "The quick", 0)[0]
    wide, lines = measured(layers, "The quick\nfox", 300)
    assert lines == 2 and wide == pytest.approx(one, abs=0.1)
    assert measured(layers, "The quick\nfox", 0, lines=1)[1] == 1
    assert measured(layers, SENTENCE, 100, lines=2)[1] == 2
    assert measured(layers, "", 100) == [0, 1]
    layers.run("stage.style.transform = 'scale(2)'")
    assert measured(layers, "The quick\nfox", 300) == [pytest.approx(wide, abs=0.1), 2]


def test_lines_for_which_there_is_no_room_are_left_out(layers):
    paragraph(layers, SENTENCE, 120, 62)
    assert drawn(layers)[0] == 3 and drawn(layers)[2]
    assert layers.run("return getComputedStyle(document.querySelector('[data-layer=\"1\"] span')).webkitLineClamp") == "3"
    apply(layers, [[GEOMETRY, 1, 10, 10, 120, 41, *NOTHING]])
    assert drawn(layers)[0] == 2
    apply(layers, [[GEOMETRY, 1, 10, 10, 120, 300, *NOTHING]])
    assert not drawn(layers)[2], "higher again"
    apply(layers, [[TEXT_STYLE, 1, 17, 400, 0, 0, 0, 1, START, 2, BETWEEN_WORDS]])
    assert drawn(layers)[0] == 2
    assert layers.run("return getComputedStyle(document.querySelector('[data-layer=\"1\"] span')).webkitLineClamp") == "none"
    layers.screenshot("label-lines")


def test_a_single_line_is_not_broken_and_ends_at_a_line_feed(layers):
    paragraph(layers, SENTENCE, 120, 62, lines=1)
    assert drawn(layers)[0] == 1 and "lines" not in layers.run("return {...document.querySelector('[data-layer=\"1\"]').dataset}")
    apply(layers, [[TEXT, 1, 0, 0]], ["one\ntwo"])
    assert drawn(layers)[0] == 1
    assert layers.run("return document.querySelector('[data-layer=\"1\"]').textContent") == "one\ntwo", "for who does not see it"


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_lines_begin_where_one_begins_to_read(layers, direction):
    """Whatever the page's direction is."""
    layers.run("document.documentElement.dir = arguments[0]", direction)
    for text, alignment, is_right in [("abc", START, False), ("שלום", START, True), ("שלום", 0, False), ("abc", 2, True)]:
        paragraph(layers, text, 200, 30, alignment=alignment)
        left = layers.run(
            "const r = document.createRange(); r.selectNodeContents(document.querySelector('[data-layer=\"1\"] span'));"
            "return r.getBoundingClientRect().left")
        apply(layers, [[REMOVED, 1]])
        assert (left > 100) == is_right, (text, alignment)
    layers.run("document.documentElement.removeAttribute('dir')")


def test_justified_lines_go_from_edge_to_edge(layers):
    paragraph(layers, SENTENCE, 150, 300, alignment=3)
    widths = layers.run(
        "const r = document.createRange(); r.selectNodeContents(document.querySelector('[data-layer=\"1\"] span'));"
        "return [...r.getClientRects()].map(part => part.right)")
    # Some browsers count the space at which a line ends, outside of the label.
    assert len(widths) > 3 and all(right > 159 for right in widths[:-1])
    assert widths[-1] < 159


def test_in_firefox_a_label_has_as_many_lines_as_were_measured(firefox, server):
    # Firefox shows JSON in a page of its own, which loads nothing.
    page = firefox.open(f"{server.url}host/style.js")
    wrong = page.run(f"""
        document.body.innerHTML = '<main id="stage" style="position: fixed; inset: 0"></main>'
        const {{ Layers }} = await import('/host/layers.js'), {{ style }} = await import('/host/style.js')
        const {{ Paragraphs }} = await import('/host/paragraphs.js')
        style(stage)
        const layers = new Layers(stage, {{ show() {{}} }}), paragraphs = new Paragraphs(stage), wrong = []
        let id = 0
        for (const text of {json.dumps(list(TEXTS.values()))}) for (const width of [61, 120, 133.3, 250]) for (const mode of [1, 4]) {{
          const measured = paragraphs.measure(text, {{ size: 17, weight: 400, width, lines: 0, mode }})
          for (const own of [width, Math.min(Math.ceil(measured.width), width)]) {{
            id += 1
            const list = [{CREATED}, id, {LABEL}, {INSERTED}, id, 0, 0, {GEOMETRY}, id, 10, 10, own, Math.ceil(measured.lines * 17 * 1.2), 1, 0, 0, 1, 0, 0,
              {TEXT}, id, 0, 0, {TEXT_STYLE}, id, 17, 400, 0, 0, 0, 1, 4, 0, mode]
            layers.apply(new Float64Array(list), 0, list.length, {{ text: () => text }})
            const span = document.querySelector(`[data-layer="${{id}}"] span`)
            const count = Math.round(span.getBoundingClientRect().height / 20.4)
            if (count !== measured.lines || span.scrollHeight > span.clientHeight + 2) wrong.push([text, own, mode, count, measured])
          }}
        }}
        const list = [{GEOMETRY}, id, 10, 10, 60, 62, 1, 0, 0, 1, 0, 0, {TEXT}, id, 0, 0]
        layers.apply(new Float64Array(list), 0, list.length, {{ text: () => {json.dumps(SENTENCE)} }})
        const three = document.querySelector(`[data-layer="${{id}}"] span`).getBoundingClientRect().height
        if (Math.round(three / 20.4) !== 3) wrong.push(['three lines', three])
        return wrong""")
    page.close()
    assert wrong == []
