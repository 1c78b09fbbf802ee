"""What the page says when it cannot go on."""

import pytest

from conftest import Server
from page import Page


@pytest.fixture
def page(driver, server):
    page = Page(driver, server.url)
    driver.execute_cdp_cmd("Network.enable", {})
    yield page
    driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
    page.close()


def said(page):
    return page.wait_for("const f = document.querySelector('#failure'); return !f.hidden && f.textContent")


def test_a_scene_that_does_not_exist_is_named(page):
    page.open("#nonsense")
    assert "There is no scene #nonsense" in said(page)
    assert page.run("return document.querySelector('#stage').hasAttribute('aria-busy')") is False


@pytest.mark.parametrize("file", ["samples.wasm", "/photos?", "part-"])
def test_a_file_that_does_not_come_is_an_error_in_sight(page, file):
    page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": [f"*{file}*"]})
    page.open("#image-viewer")
    assert said(page).startswith("Something went wrong")
    # And can be tried again.
    page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
    page.run("document.querySelector('#failure button').click()")
    page.wait_for("return window.tsumami?.report && document.querySelector('#failure').hidden", 60)
    page.wait_until_ready()


def test_where_no_script_is_left_to_say_so_the_page_still_offers_to_try_again(page):
    page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/failure.js", "*/gallery.js"]})
    page.open("#image-viewer")
    late = "const late = document.querySelector('#late'), look = () => getComputedStyle(late).visibility; "
    assert page.run(late + "return [look(), late.getAnimations().length]") in (["hidden", 1], ["visible", 1])
    page.run("document.querySelector('#late').getAnimations()[0].finish()")
    assert page.run(late + "return [look(), late.innerText]") == ["visible", "This takes long. Try again"]
    page.screenshot("late")
    page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
    page.run("document.querySelector('#late a').click()")
    page.wait_for("return window.tsumami?.report !== undefined", 60)


def test_the_reason_that_the_server_gives_is_shown(driver, tmp_path):
    photos = tmp_path / "photos"
    photos.mkdir()
    server = Server(photos)
    photos.rmdir()
    page = Page(driver, server.url)
    try:
        page.open("")
        assert "The folder of the photos" in said(page)
    finally:
        page.close()
        server.stop()


def test_a_program_that_traps_says_so_once_and_stays_still(page):
    page.open("#image-viewer")
    page.wait_until_ready()
    page.run_async(
        """
        const { Program } = await import('/host/program.js')
        const broken = () => { throw new WebAssembly.RuntimeError('unreachable') }
        const original = WebAssembly.instantiate
        WebAssembly.instantiate = async (...given) => {
          const { exports } = await original(...given)
          return { exports: { ...exports, tsumami_key: broken, tsumami_frame: broken } }
        }
        window.failures = []
        const page = { measure: () => ({ width: 0, lines: 1 }), feedback: () => {}, message: () => {} }
        const program = await Program.load('/gallery.wasm', page, (line, error) => failures.push(error.message))
        WebAssembly.instantiate = original
        program.open([100, 100, 1], 0)
        const layers = { apply: () => {} }
        window.answers = [program.key(4, 0, 0, performance.now()), program.frame(performance.now(), layers)]
        """
    )
    assert page.run("return [failures, answers]") == [["unreachable"], [False, -1]]


def test_a_module_of_another_release_says_so(page):
    page.open("#image-viewer")
    page.wait_until_ready()
    said = page.run_async(
        """
        const { Program } = await import('/host/program.js')
        const original = WebAssembly.instantiate
        const answers = []
        for (const version of [() => 0, undefined]) {
          WebAssembly.instantiate = async (...given) => {
            const { exports } = await original(...given)
            return { exports: { ...exports, tsumami_version: version } }
          }
          await Program.load('/gallery.wasm', {}, () => {}).catch(error => answers.push(error.message))
        }
        WebAssembly.instantiate = original
        answers.push((await import('/host/protocol.js')).VERSION)
        return answers
        """
    )
    assert said[0] == f"/gallery.wasm speaks version 0 of the protocol; the page speaks version {said[2]}. Both have to be of the same release."
    assert "is not a program for this host" in said[1]


def test_what_is_not_shown_is_asked_for_once_at_a_time_and_not_while_the_server_is_away(blank):
    asked = blank.run_async("""
        const { Faults } = await import('/faults.js')
        document.body.innerHTML = '<button id="opens"></button><dialog><ul></ul></dialog>'
        let answers = [], back = () => {}, isAway = false
        const own = window.fetch
        window.fetch = () => new Promise((resolve, reject) => answers.push({ resolve, reject }))
        const connection = { back: Promise.resolve(), isLost: async () => {
          if (isAway) connection.back = new Promise(done => back = done)
          return isAway
        } }
        const faults = new Faults(document.querySelector('button'), document.querySelector('dialog'), connection), counts = []
        const settled = async () => { for (let i = 0; i < 20; i += 1) await Promise.resolve(); counts.push(answers.length) }
        const list = [{ path: 'a.jpg', reason: 'is broken' }]
        // Said five times: asked once. Said again while that is on its way: once more, as they may have changed since.
        for (let i = 0; i < 5; i += 1) faults.update()
        await settled()
        for (let i = 0; i < 5; i += 1) faults.update()
        answers[0].resolve(Response.json([]))
        // A response's JSON comes in its own time.
        while (answers.length < 2) await new Promise(done => setTimeout(done, 1))
        answers[1].resolve(Response.json(list))
        while (!document.querySelector('li')) await new Promise(done => setTimeout(done, 1))
        await settled()
        // The server goes away: no more than the one that failed, whatever is said, until it is back.
        isAway = true
        faults.update()
        await settled()
        answers[2].reject(new Error())
        for (let i = 0; i < 5; i += 1) { faults.update(); await settled() }
        isAway = false
        back()
        await settled()
        answers[3].resolve(Response.json([]))
        while (document.querySelector('li')) await new Promise(done => setTimeout(done, 1))
        await settled()
        window.fetch = own
        return counts
        """)
    assert asked == [1, 2, 3, 3, 3, 3, 3, 3, 4, 4]
