"""The bubble beside the handle at the edge, on the smallest phones and in larger windows: what it says is whole, and does not touch its ends."""

import pytest

import photos
from conftest import Server
from fingers import HeldFingers
from gallery_page import rest

HANDLE = """
  const at = [...document.querySelectorAll('#stage *')].map(each => [each, each.getBoundingClientRect()])
    .find(([each, { width, height }]) => height === 44 && width < 10 && Number(getComputedStyle(each).opacity) > 0.5)?.[1]
  return at && at.top + at.height / 2
"""
# What the bubble says, the words and the bubble: [text, left, right, left, right].
BUBBLE = """
  const bubble = [...document.querySelectorAll('#stage *')].find(each => each.checkVisibility() && each.offsetHeight === 40 && getComputedStyle(each).borderRadius === '20px')
  if (!bubble) return null
  const words = document.createRange()
  words.selectNodeContents([...bubble.querySelectorAll('*')].find(each => !each.childElementCount && each.textContent))
  const [text, all] = [words, bubble].map(each => each.getBoundingClientRect())
  return [bubble.textContent, text.left, text.right, all.left, all.right]
"""


def bubble(page, name):
    """Drags the handle a little, and answers the bubble while the finger is still down."""
    width, height = page.run("return [innerWidth, innerHeight]")
    # The handle goes away by itself: on a slow machine it may be gone before the finger comes.
    for _ in range(5):
        page.run("stage.dispatchEvent(new WheelEvent('wheel', { deltaY: 120, clientX: 100, clientY: 300, bubbles: true, cancelable: true }))")
        page.frames(3)
        place = page.run(HANDLE)
        if not place:
            continue
        finger = HeldFingers(page.driver)
        for step in range(8):
            finger.at((width - 8, min(height - 60, place + 10 * step)))
        page.frames(3)
        found = page.run(BUBBLE)
        page.screenshot(f"bubble-{name}")
        finger.lift()
        rest(page, 20)
        if found:
            return found
    raise AssertionError("there has been no bubble")


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("width", [320, 600])
def test_the_month_is_whole_and_on_large_windows_with_its_towns(gallery, built_in, language, width):
    # All of them are of one town, so each month has it in its title.
    page = gallery(built_in, f"?lang={language}&q=konstanz", size=(width, 400))
    words, left, right, start, end = bubble(page, f"{language}-{width}")
    assert left - start >= 12 and end - right >= 12, (words, left, right, start, end)
    assert start >= 0 and "20" in words and ("·" in words) == (width > 320), words


def test_of_folders_in_folders_the_last_one_is_said_on_a_phone(gallery, tmp_path):
    folder = tmp_path / "Journeys to the mountains/Switzerland/Zermatt"
    folder.mkdir(parents=True)
    photos.plain(folder, 120)
    photos.plain(tmp_path, 1)
    with Server(tmp_path) as server:
        page = gallery(server, size=(320, 568))
        words, left, right, start, end = bubble(page, "folders")
        assert words == "Zermatt" and left - start >= 12 and end - right >= 12
