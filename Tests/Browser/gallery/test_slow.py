"""A slow connection, as a browser says it or as the page's own files have come: what is asked for is smaller, fingers are waited for first, and the photo that is open comes before its neighbours."""

import pytest

from gallery_page import loaded
from page import Page

SLOW = "Object.defineProperty(Navigator.prototype, 'connection', { value: %s })"
# The sizes of the photos in the grid.
SIZES = "return [...new Set([...document.querySelectorAll('#stage img[src]')].map(({ src }) => /thumbnails\\/(\\d+)/.exec(src)?.[1]).filter(Boolean))].join()"


def visit(driver, server, said):
    page = Page(driver, server.url, size=(390, 844), scale=3)
    driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": SLOW % said})
    page.open("")
    page.wait_until_ready()
    loaded(page)
    return page


@pytest.mark.parametrize("said, sizes", [
    ("{ effectiveType: '4g', saveData: false }", "512"), ("{ effectiveType: '3g', saveData: false }", "256"), ("{ effectiveType: '4g', saveData: true }", "256"), ("undefined", "512")])
def test_over_a_slow_connection_small_photos_have_half_of_the_pixels(driver, built_in, said, sizes):
    page = visit(driver, built_in, said)
    assert page.run(SIZES) == sizes
    assert page.errors() == []
    page.close()


# Files of 50,000 bytes each: from when to when they came, in milliseconds.
@pytest.mark.parametrize("came, is_slow", [
    ([(0, 500), (400, 1500), (1500, 2000)], True), ([(0, 500), (400, 1100)], False), ([(0, 100), (100, 200), (5000, 5100)], False), ([(0, 50)], False), ([(0, 3000)], True), ([], False)])
def test_where_the_browser_does_not_say_it_a_slow_connection_is_known_by_how_the_page_came(blank, came, is_slow):
    assert blank.run_async("""
        Object.defineProperty(Navigator.prototype, 'connection', { value: undefined })
        performance.getEntriesByType = () => given[0].map(([start, end]) => ({ transferSize: 50_000, responseStart: 100 + start, responseEnd: 100 + end }))
        return (await import('/slowness.js')).isSlow()
    """, came) == is_slow


@pytest.mark.parametrize("said, asked", [("3g", [0, 1]), ("4g", [1, 1])])
def test_over_a_slow_connection_photos_wait_for_what_fingers_need(blank, said, asked):
    assert blank.run_async("""
        Object.defineProperty(Navigator.prototype, 'connection', { value: { effectiveType: given[0] } })
        const { Photos } = await import('/photos.js'), rest = () => new Promise(done => setTimeout(done)), said = []
        let asked = 0, fails
        globalThis.Image = function () { return Object.defineProperty({ decode: async () => {} }, 'src', { set: () => asked += 1, get: () => '' }) }
        const photos = new Photos([{ url: '/photos/0.jpg', version: 'a', colour: 'red', replaces: -1 }], () => new Promise((_, reject) => fails = reject))
        photos.want(3 << 24)
        await rest()
        said.push(asked)
        // What does not come holds nobody up.
        fails?.(new Error('it has not come'))
        await rest()
        return [...said, asked]
    """, said) == asked


def test_over_a_slow_connection_the_photo_that_is_open_comes_before_its_neighbours_and_alone(blank):
    asked = blank.run_async("""
        Object.defineProperty(Navigator.prototype, 'connection', { value: { effectiveType: '3g' } })
        const { Photos } = await import('/photos.js')
        // By its address, how the image that is loaded there comes.
        const asked = [], decodes = {}
        globalThis.Image = function () {
          let at = ''
          return Object.defineProperty({ decode: () => new Promise((resolve, reject) => decodes[at] = { resolve, reject }) }, 'src', {
            get: () => at,
            set: address => {
              at = address.split('?')[0].replace('/thumbnails/', '')
              if (!at.startsWith('data:')) asked.push(at)
            },
          })
        }
        const photos = new Photos([0, 1, 2, 3, 4].map(number => ({ url: `/photos/${number}.jpg`, version: 'a', colour: 'red', replaces: -1 })))
        const large = 4 << 24, small = 3 << 24, said = [], rest = async () => {
          await new Promise(done => setTimeout(done))
          said.push(asked.splice(0).sort().join(' '))
        }
        photos.shown = 2
        photos.want(2 + large), photos.want(1 + large), photos.want(3 + large), photos.want(4 + small)
        await rest()
        // On to the next one.
        photos.shown = 3
        decodes['1024/2.jpg'].resolve()
        await rest()
        photos.drop(1 + large)
        decodes['1024/3.jpg'].resolve()
        await rest()
        // One that cannot be had holds nobody up.
        photos.want(0), photos.want(4 + (5 << 24))
        await rest()
        decodes['/photos/0.jpg'].reject()
        await rest()
        return said
    """)
    assert asked == ["1024/2.jpg 256/4.jpg", "1024/3.jpg", "", "/photos/0.jpg", "1024/4.jpg"]
