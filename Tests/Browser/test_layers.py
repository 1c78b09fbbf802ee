"""Web/layers.js alone: lists of changes, and the elements that come of them."""

import pytest

CREATED, INSERTED, REMOVED, GEOMETRY, OPACITY, HIDDEN, BACKGROUND, CLIPS = range(8)
CORNERS, IMAGE, MODE, TEXT, TEXT_STYLE, SCROLLED, ACCESSIBILITY, PATH = range(8, 16)
BORDER, SHADOW = 18, 19
VIEW, PICTURE, LABEL, SCROLL, BUTTON, LINE = range(6)
NOTHING = [1, 0, 0, 1, 0, 0]


@pytest.fixture
def layers(blank):
    """`apply([…])` on an empty stage; a text stands in the list as the number of one of `texts`, with length 0."""
    blank.run_async(
        """
        document.body.innerHTML = '<main id="stage"></main>'
        await new Promise(loaded => document.head.append(
          Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/style.css', onload: loaded })))
        const { Layers } = await import('/layers.js')
        const photos = await (await fetch('/photos.json')).json()
        window.shown = []
        const pictures = { photo: number => photos[number], url: number => photos[number].url }
        window.layers = new Layers(stage, pictures, { placed: index => shown.push(index) })
        """
    )
    yield blank
    assert blank.errors() == []


def apply(page, changes, texts=()):
    page.run("layers.apply(new Float64Array(arguments[0]), number => arguments[1][number])",
             [number for change in changes for number in change], list(texts))


def order(page, selector="#stage"):
    return page.run(
        "return [...document.querySelector(arguments[0]).children].map(child => child.dataset.layer)", selector)


def rectangle(page, layer):
    return page.run(
        "const r = document.querySelector(`[data-layer='${arguments[0]}']`).getBoundingClientRect();"
        "return [r.left, r.top, r.width, r.height]", layer)


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
        "i.style.objectFit, i.getBoundingClientRect().width, shown]")
    assert image[0].startswith("A mountain lake at sunrise")
    assert image[1:] == ["/photos/1-mountain-lake%402x.webp", False, "async", "contain", 400, [0]]
    apply(layers, [[IMAGE, 1, 1], [ACCESSIBILITY, 1, 1, 0, 0]], ["My own words"])
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
                   [TEXT_STYLE, 1, 20, 600, 1, 1, 1, 1, 1], [ACCESSIBILITY, 1, 3, 1, 0]], ["Inward <b>Pinch</b>", ""])
    label = layers.run(
        "const l = document.querySelector('[data-layer=\"1\"]'), s = getComputedStyle(l);"
        "return [l.textContent, l.getAttribute('role'), s.fontSize, s.fontWeight, s.justifyContent, s.textAlign]")
    assert label == ["Inward <b>Pinch</b>", "status", "20px", "600", "center", "center"]


def test_a_path_is_a_line_through_its_points(layers):
    apply(layers, [[CREATED, 1, LINE], [INSERTED, 1, 0, 0], [GEOMETRY, 1, 10, 10, 100, 100, *NOTHING],
                   [PATH, 1, 4, 1, 0, 0, 1, 3, 0, 0, 50, 60, 70, 5]])
    line = layers.run(
        "const l = document.querySelector('#stage polyline');"
        "return [l.getAttribute('points'), getComputedStyle(l).strokeWidth, getComputedStyle(l).stroke]")
    assert line == ["0,0 50,60 70,5", "4px", "rgb(255, 0, 0)"]


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


def test_a_button_of_the_program_is_one_for_the_keyboard_too(layers):
    apply(layers, [[CREATED, 1, BUTTON], [INSERTED, 1, 0, 0], [ACCESSIBILITY, 1, 2, 0, 0]], ["Go on"])
    assert layers.run(
        "const b = document.querySelector('[data-layer=\"1\"]');"
        "return [b.getAttribute('role'), b.getAttribute('aria-label'), b.tabIndex]") == ["button", "Go on", 0]


def test_the_color_of_the_window_is_that_of_the_stage(layers):
    apply(layers, [[BACKGROUND, 0, 1, 0, 0, 1]])
    assert layers.run("return getComputedStyle(stage).backgroundColor") == "rgb(255, 0, 0)"
    apply(layers, [[BACKGROUND, 0, 0, 0, 0, 0]])
    assert layers.run("return getComputedStyle(stage).backgroundColor") == "rgba(0, 0, 0, 0)"
