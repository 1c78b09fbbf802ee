"""The template's page, built against this checkout, and the host's promises that it shows."""

import functools
import http.server
import math
import threading

import pytest

from conftest import ROOT
from fingers import Hand
from page import Page

BUILT = ROOT / "build/template/build/page"


class Files(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def address():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=BUILT))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()


@pytest.fixture(params=[(390, 844), (820, 1180), (1280, 800)], ids=["phone", "tablet", "desktop"])
def template(driver, address, request):
    page = Page(driver, address, size=request.param)
    page.open("")
    page.run_async("await host; await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame)"
                   "; await document.querySelector('#stage img').decode()")
    yield page
    page.screenshot(f"template-{request.param[0]}")
    assert page.errors() == []
    page.close()


def rectangle(page, selector):
    return page.run("const r = document.querySelector(arguments[0]).getBoundingClientRect(); return [r.left, r.top, r.width, r.height]",
                    selector)


def label(page):
    return page.run("return [...document.querySelectorAll('#stage .label')].map(l => l.textContent).find(t => t.endsWith('°'))")


def test_the_picture_is_shown_whole_and_its_words_are_heard(template):
    left, top, width, height = rectangle(template, "#stage .image img")
    assert width / height == pytest.approx(640 / 480, rel=0.01) and left >= 0 and top >= 0
    assert template.run("return document.querySelector('#stage img').alt") == "Hills under a low sun"


def test_a_pinch_enlarges_it(template):
    left, top, width, height = rectangle(template, "#stage .image img")
    x, y = left + width / 2, top + height / 2
    hand = Hand(template.driver)
    a, b = hand.finger(), hand.finger()
    hand.down({a: (x - 40, y), b: (x + 40, y)}).glide({a: (x - 120, y), b: (x + 120, y)}, 0.3).wait(0.2).up(a, b).perform()
    assert rectangle(template, "#stage .image img")[2] > 2 * width


def test_the_knob_turns_and_its_label_fits_its_words(template):
    left, top, width, height = rectangle(template, "#stage [aria-label=Knob]")
    hand = Hand(template.driver)
    finger = hand.finger()
    x, y, radius = left + width / 2, top + height / 2, 34
    hand.down({finger: (x, y - radius)})
    for step in range(1, 7):
        angle = step / 6 * math.pi / 2
        hand.glide({finger: (x + radius * math.sin(angle), y - radius * math.cos(angle))}, 0.05)
    hand.up(finger).perform()
    template.wait_for("return [...document.querySelectorAll('#stage .label')].some(l => /^(8|9)\\d°/.test(l.textContent))")
    fits = ("const l = [...document.querySelectorAll('#stage .label')].find(l => l.textContent.endsWith('°')), s = l.firstChild;"
            "return [s.scrollWidth - s.clientWidth, l.clientWidth - s.getBoundingClientRect().width]")
    over, spare = template.run(fits)
    assert over <= 0 and 0 <= spare < 2
    # The button is one for the keyboard, too.
    template.run("document.querySelector('#stage [role=button]').focus()")
    template.key("\ue007")
    template.wait_for("return [...document.querySelectorAll('#stage .label')].some(l => l.textContent === '0°')")


def test_the_list_scrolls_by_wheel_and_by_finger_to_its_last_row(template):
    left, top, width, height = template.run(
        "const r = [...document.querySelectorAll('#stage .label')].find(l => l.textContent === 'Row 1').closest('.scroll').getBoundingClientRect();"
        "return [r.left, r.top, r.width, r.height]")
    # The keys scroll what the pointer was over last.
    template.run("stage.dispatchEvent(new WheelEvent('wheel', { deltaY: 30, clientX: arguments[0], clientY: arguments[1], cancelable: true }))",
                 left + width / 2, top + height / 2)
    template.run("stage.focus()")
    template.key("\ue010")
    template.wait_for("return [...document.querySelectorAll('#stage .label')].some(l => l.textContent === 'Row 1000')")


def test_two_hosts_live_side_by_side_and_one_that_is_closed_is_gone(driver, address):
    page = Page(driver, address, size=(800, 600))
    page.open("")
    page.run_async(
        """
        document.body.innerHTML = '<div id="one"></div><div id="two"></div>'
        for (const each of [one, two]) each.style.cssText = 'width: 390px; height: 560px; float: left'
        const { Host } = await import('/host/index.js')
        window.hosts = await Promise.all([one, two].map(element => Host.open(element, 'page.wasm')))
        await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame)
        """)
    rows = "return [one, two].map(e => [...e.querySelectorAll('.label')].filter(l => l.textContent.startsWith('Row')).length)"
    first, second = page.run(rows)
    assert first == second > 3
    page.run("hosts[0].close()")
    assert page.run(rows) == [0, second]
    assert page.errors() == []
    page.close()


def test_a_message_that_nobody_wants_is_no_fault(template):
    template.run_async("(await host).send('nothing', { a: [1, null, 'x'] }); (await host).send('nothing', new Uint8Array([1, 2]))")
