"""Where a slideshow begins, and what is no end of one that has not begun."""

from gallery_page import cells, photo, rest

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
