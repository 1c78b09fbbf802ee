"""Sharing: photos themselves where the browser shares files, else the link. What browsers without a window lack is played."""

import pytest

import photos
from conftest import Server
from gallery_page import tap
from choosing import says

# A browser that shares what it is given, or answers with an error of this name; its kinds of files are those of `takes`.
PLAYED = """
window.shares = []
window.fails = []
window.takes = data => data.files?.every(file => file.type.startsWith('image/')) ?? true
Object.defineProperty(Navigator.prototype, 'canShare', { configurable: true, value: data => takes(data) })
Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: async data => {
  shares.push({ title: data.title, url: data.url, files: await Promise.all((data.files ?? []).map(async file => [file.name, file.type, (await file.arrayBuffer()).byteLength])) })
  const name = fails.shift()
  if (name) throw new DOMException('no', name)
} })
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return photos.plain(tmp_path_factory.mktemp("shared"), 40)


@pytest.fixture(scope="module")
def server(folder):
    with Server(folder) as server:
        yield server


@pytest.fixture
def page(gallery, driver, server):
    # For the next page: a tab of its own is opened by `gallery`, so that it is told there, before the page itself.
    page = gallery(server, before="photos.json")
    script = page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": PLAYED})
    page.open("")
    page.wait_until_ready()
    page.wait_for("return document.querySelectorAll('#stage [role=button]').length > 6", 10)
    yield page
    page.driver.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)


def said(page, words):
    page.wait_for(f"return document.getElementById('toast').textContent === {words!r}", 10)


def shares(page, count):
    page.wait_for(f"return shares.length === {count}", 10)
    return page.run("return shares")


def press(page, button):
    page.run("document.getElementById(arguments[0]).click()", button)


def test_a_photo_is_shared_as_a_file(page, folder):
    tap(page, 3)
    press(page, "share")
    names = sorted(file.name for file in folder.iterdir())
    [shared] = shares(page, 1)
    assert shared["files"] == [[names[2], "image/png", (folder / names[2]).stat().st_size]]
    assert shared["title"] == names[2] and shared["url"] is None


def test_where_its_kind_is_not_shared_its_link_is(page):
    tap(page, 3)
    page.run("window.takes = data => !data.files || data.files[0].type === 'image/jpeg'")
    press(page, "share")
    [shared] = shares(page, 1)
    assert shared["files"] == [] and shared["url"].endswith("#gallery/" + shared["title"])


def test_a_file_that_came_too_late_for_its_press_is_shared_by_the_next_one(page):
    tap(page, 3)
    page.run("window.fails = ['NotAllowedError']")
    press(page, "share")
    said(page, "Ready: press Share once more.")
    page.run("window.fetch = () => { throw new Error('asked again') }")
    press(page, "share")
    first, second = shares(page, 2)
    assert first == second and len(second["files"]) == 1


def test_who_calls_it_off_is_left_alone(page):
    tap(page, 3)
    page.run("window.fails = ['AbortError']; window.prompt = () => { throw new Error('asked') }")
    press(page, "share")
    shares(page, 1)
    page.frames(3)
    assert page.run("return document.getElementById('toast').textContent") == ""


def test_all_that_are_chosen_are_shared_at_once(page, folder):
    for number in (2, 5):
        page.run("document.getElementById('choose').click()") if number == 2 else None
        tap(page, number)
    says(page, "2 chosen")
    press(page, "choice-share")
    [shared] = shares(page, 1)
    names = sorted(file.name for file in folder.iterdir())
    assert [name for name, _, _ in shared["files"]] == [names[1], names[4]]
    page.wait_for("return !document.body.classList.contains('choosing')", 10)


def test_a_browser_that_refuses_is_not_taken_for_a_server_that_is_away(page):
    page.run("document.getElementById('choose').click()")
    tap(page, 2)
    says(page, "1 chosen")
    page.run("Object.defineProperty(Navigator.prototype, 'share', { configurable: true, value: async () => { throw new TypeError('not these') } })")
    press(page, "choice-share")
    said(page, "Nothing has been shared.")
    page.run("window.fetch = async () => { throw new TypeError('away') }")
    press(page, "choice-share")
    said(page, "The photos could not be fetched: the server cannot be reached.")


# Which of the two buttons a phone has room for.
SHOWN = "return ['choice-share', 'choice-zip'].filter(id => document.getElementById(id).checkVisibility())"


def test_those_of_a_kind_that_is_not_shared_can_be_downloaded_on_a_phone_too(page):
    page.run("document.getElementById('choose').click(); window.takes = data => data.files.length === 1 && data.files[0].type === 'image/jpeg'")
    tap(page, 2)
    says(page, "1 chosen")
    press(page, "choice-share")
    said(page, "These cannot be shared at once. They can be downloaded as a zip.")
    assert page.run("return shares") == [] and page.run(SHOWN) == ["choice-zip"]
    # Others may be shared.
    tap(page, 5)
    says(page, "2 chosen")
    assert page.run(SHOWN) == ["choice-share"]


def test_too_many_are_downloaded_instead(page):
    page.run("document.getElementById('choose').click()")
    tap(page, 2)
    says(page, "1 chosen")
    assert page.run(SHOWN) == ["choice-share"]
    press(page, "choose-all")
    says(page, "40 chosen")
    assert page.run(SHOWN) == ["choice-zip"]
    press(page, "choice-share")
    said(page, "These cannot be shared at once. They can be downloaded as a zip.")
    assert page.run("return shares") == [] and page.run("return document.body.classList.contains('choosing')")


def test_without_files_it_is_the_link_and_nothing_is_offered_for_many(gallery, server):
    page = gallery(server)
    page.run("document.getElementById('choose').click()")
    tap(page, 2)
    assert not page.run("return document.getElementById('choice-share').checkVisibility()")
    page.run("document.getElementById('choice-ends').click()")
    page.wait_for("return !document.body.classList.contains('choosing')", 10)
    tap(page, 3)
    page.run("Object.defineProperty(navigator, 'share', { value: data => { window.shared = data } })")
    press(page, "share")
    assert page.wait_for("return window.shared?.url").endswith("png")
