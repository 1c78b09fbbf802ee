"""A slow connection, as a browser says it: what is asked for is smaller, and the photo that is open comes before its neighbours."""

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
