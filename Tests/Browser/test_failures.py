"""What the page says when it cannot go on."""

import pytest

from page import Page


@pytest.fixture
def page(driver, server):
    page = Page(driver, server.url)
    yield page
    driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
    page.close()


def said(page):
    return page.wait_for("const f = document.querySelector('#failure'); return !f.hidden && f.textContent")


def test_a_scene_that_does_not_exist_is_named(page):
    page.open("#nonsense")
    assert "There is no scene #nonsense" in said(page)
    assert page.run("return document.querySelector('#stage').hasAttribute('aria-busy')") is False


@pytest.mark.parametrize("file", ["tsumami.wasm", "photos.json"])
def test_a_file_that_does_not_come_is_an_error_in_sight(page, file):
    page.driver.execute_cdp_cmd("Network.enable", {})
    page.driver.execute_cdp_cmd("Network.setBlockedURLs", {"urls": [f"*{file}*"]})
    page.open("#image-viewer")
    assert said(page).startswith("Something went wrong")


def test_a_program_that_traps_says_so_once_and_stays_still(page):
    page.open("#image-viewer")
    page.wait_until_ready()
    page.run_async(
        """
        const { Program } = await import('/program.js')
        const broken = (module, name) => () => { throw new WebAssembly.RuntimeError('unreachable') }
        const original = WebAssembly.instantiateStreaming
        WebAssembly.instantiateStreaming = async (...given) => {
          const { instance } = await original(...given)
          return { instance: { exports: { ...instance.exports, tsumami_key: broken(), tsumami_frame: broken() } } }
        }
        window.failures = []
        const program = await Program.load('/tsumami.wasm', error => failures.push(error.message))
        WebAssembly.instantiateStreaming = original
        program.start(0, [{ width: 10, height: 10 }], [100, 100, 1])
        window.answers = [program.key(4, performance.now()), program.frame(performance.now(), () => {})]
        """
    )
    assert page.run("return [failures, answers]") == [["unreachable"], [False, -1]]
