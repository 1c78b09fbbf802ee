"""The gallery on a desktop for those who have chosen few colours, light or dark ones: what is on is seen, and what lies over photos can be read."""

import pytest

from gallery_page import rest, tap
from test_light import black  # noqa: F401 (a fixture)

PATIENCE = 20
DESK = (1280, 800)


@pytest.fixture(params=["light", "dark"])
def desk(gallery, black, request):
    page = gallery(black, size=DESK, scale=1)
    features = [{"name": "forced-colors", "value": "active"}, {"name": "prefers-color-scheme", "value": request.param}]
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    page.wait_for("return matchMedia('(forced-colors: active)').matches", PATIENCE)
    rest(page, PATIENCE)
    yield page
    page.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


def style(page, selector, name, of="color"):
    """A style of an element, and a system colour beside it."""
    return page.run(
        """
        const [selector, name, system] = arguments, probe = document.createElement('i')
        probe.style.cssText = `forced-color-adjust: none; color: ${system}`
        document.body.append(probe)
        const both = [getComputedStyle(document.querySelector(selector))[name], getComputedStyle(probe).color]
        probe.remove()
        return both
        """, selector, name, of)


def test_what_is_on_is_seen_where_there_are_few_colours(desk):
    assert style(desk, "#shapes", "backgroundColor", "Highlight")[0] != style(desk, "#shapes", "backgroundColor", "Highlight")[1]
    desk.run("document.querySelector('#shapes').click()")
    rest(desk, PATIENCE)
    ground, highlight = style(desk, "#shapes", "backgroundColor", "Highlight")
    assert ground == highlight
    desk.run("document.querySelector('#shapes').click()")
    rest(desk, PATIENCE)
    tap(desk, 1)
    desk.run("document.querySelector('#inform').click()")
    desk.wait_for("return !information.hidden", PATIENCE)
    ground, highlight = style(desk, "#inform", "backgroundColor", "Highlight")
    assert ground == highlight
    desk.screenshot("forced-colors-photo")


def test_arrows_beside_a_photo_are_seen_where_there_are_few_colours(desk):
    tap(desk, 2)
    lines, words = style(desk, "#toolbar [data-does=next][data-scenes=gallery] svg", "color", "ButtonText")
    ground, face = style(desk, "#toolbar [data-does=next][data-scenes=gallery] svg", "backgroundColor", "ButtonFace")
    assert (lines, ground) == (words, face)


def test_the_download_looks_like_the_actions_beside_it_where_there_are_few_colours(desk):
    tap(desk, 2)
    assert style(desk, "#download", "color")[0] == style(desk, "#share", "color")[0]
    # What cannot be used is as pale as the palette has it.
    pale, grey = style(desk, "#photo-bar [data-key='-']", "color", "GrayText")
    assert pale == grey and style(desk, "#photo-bar [data-key='-']", "opacity")[0] == "1"
