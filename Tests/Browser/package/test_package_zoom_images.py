"""Images in a `<picture>`, a `<figure>` or a link in `<tsumami-zoom>`: they are zoomed as those that are right in it."""

import pytest

from demonstrations import demo, drag, web  # noqa: F401 (fixtures)

IMAGE = '<img src="pictures/5-map-of-an-island@2x.webp" alt="A map" width="1600" height="1200">'
WRAPPED = {
    "image": IMAGE,
    "picture": f'<picture><source media="(min-width: 9000px)" srcset="nowhere.webp">{IMAGE}</picture>',
    "figure": f"<figure>{IMAGE}<figcaption>An island, and what is to be said of it in more than a line of text, as captions do</figcaption></figure>",
    "link": f'<a href="index.html">{IMAGE}</a>',
    "link of a figure": f'<figure><a href="index.html"><picture>{IMAGE}</picture></a></figure>',
}


@pytest.fixture
def filled(demo):
    """Opens the page with a zoom that has some contents; where its image is drawn: left, top, width, height."""
    def fill(contents, styles=""):
        page = demo("zoom.html")
        page.run_async("""
            await customElements.whenDefined('tsumami-zoom')
            const sheet = new CSSStyleSheet()
            sheet.replaceSync(given[1])
            document.adoptedStyleSheets = [sheet]
            document.body.innerHTML = `<tsumami-zoom id="made">${given[0]}</tsumami-zoom>`
            document.body.style.cssText = 'margin: 0; padding: 0; max-width: none'
            window.made = document.body.firstChild
            await made.querySelector('img').decode()""", contents, styles)
        page.frames(3)
        return page

    return fill


BOX = "const r = made.querySelector('img').getBoundingClientRect(); return [r.left, r.top, r.width, r.height]"


@pytest.mark.parametrize("contents", WRAPPED.values(), ids=WRAPPED)
def test_an_image_in_something_is_as_wide_as_the_zoom_at_the_scale_1_and_is_zoomed_under_the_fingers(filled, contents):
    page = filled(contents, "figure { margin: 20px }")
    inset = 20 if "figure" in contents else 0
    left, top, width, height = page.run(BOX)
    assert page.run("return [made.scale, made.minScale]") == [1, 1]
    assert (left, width, height) == pytest.approx((inset, 390 - 2 * inset, (390 - 2 * inset) * 0.75), abs=0.1)
    page.run_async("await made.zoomTo(2, { x: 195, y: 140, animated: false })")
    # What was under the point is under it still.
    x, y, now, _ = page.run(BOX)
    assert now == pytest.approx(2 * width, abs=0.1)
    assert ((195 - x) / 2, (140 - y) / 2) == pytest.approx((195 - left, 140 - top), abs=0.1)
    drag(page, ((200, 150), (200 - 60, 150)), ((100, 100), (40, 100)))
    page.wait_for(f"return (() => {{ {BOX} }})()[0] < {x} - 20")


def test_an_image_that_comes_later_into_a_shadow_root_is_no_wider_than_the_zoom_either(filled):
    page = filled("<p>Not yet</p><img src='pictures/4-fern@2x.webp' alt=''>")
    page.run_async("""
        const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
        root.innerHTML = '<tsumami-zoom></tsumami-zoom>'
        window.made = root.firstChild
        await new Promise(requestAnimationFrame)
        made.innerHTML = given[0]
        await made.querySelector('img').decode()""", WRAPPED["picture"])
    page.frames(3)
    assert page.run(BOX)[2] == pytest.approx(390, abs=0.1) and page.run("return made.minScale") == 1


def test_what_the_page_says_of_its_images_counts(filled):
    page = filled(WRAPPED["figure"], "figure { margin: 0 } img { width: 1200px; height: 300px; max-width: none; object-fit: cover }")
    assert page.run("return made.minScale") == pytest.approx(390 / 1200, rel=0.01)
    page = filled(WRAPPED["picture"], "@layer reset { img { max-width: 100%; height: 200px } }")
    assert page.run(BOX)[2:] == pytest.approx([390, 200], abs=0.1)
    page = filled("<video src='pictures/sailing.mp4' controls></video><img src='pictures/4-fern@2x.webp' alt='' width='100'>")
    page.wait_for("return made.querySelector('video').videoWidth > 390", 20)
    page.frames(3)
    assert page.run("return [made.minScale, made.querySelector('video').getBoundingClientRect().width]") == [1, 390]
    # What is in something else is larger, as it is elsewhere.
    page = filled(f"<div>{IMAGE}</div>")
    assert page.run("return made.minScale") == pytest.approx(390 / 1600, rel=0.01)


@pytest.mark.parametrize("contents", ["<p>{}</p>", "<h2>A title</h2>{}"], ids=["paragraph", "title"])
def test_what_has_margins_is_zoomed_about_the_point_that_is_said(filled, contents):
    page = filled(contents.format("<img src='pictures/4-fern@2x.webp' alt=''>"), "p, h2 { margin: 40px 0 } img { width: 100%; display: block }")
    left, top, width, _ = page.run(BOX)
    page.run_async("await made.zoomTo(3, { x: 200, y: 100, animated: false })")
    x, y, now, _ = page.run(BOX)
    assert now == pytest.approx(3 * width, abs=0.1)
    assert ((200 - x) / 3, (100 - y) / 3) == pytest.approx((200 - left, 100 - top), abs=0.1)
