"""Numbers are written as the page's language writes them, in the names of the grid's cells, too."""

import pytest
from selenium.webdriver.common.keys import Keys

from gallery_page import cells, rest


@pytest.mark.parametrize("language, last, all_of_them", [
    ("en", "photo 2,000 of 2,000", "2,000 photos"), ("de", "Foto 2.000 von 2.000", "2.000 Fotos"), ("ja", "写真 2,000/2,000", "2,000枚の写真")])
def test_a_cell_is_named_with_the_numbers_of_the_language(gallery, many, language, last, all_of_them):
    page = gallery(many, f"?lang={language}")
    assert page.run("return range.textContent").startswith(all_of_them)
    page.key(Keys.ARROW_RIGHT)
    # Until the whole list has come the last of what is there is the last one.
    for _ in range(10):
        page.key(Keys.END)
        rest(page, 20)
        if cells(page)[-1][0] == 2000:
            break
    numbers = [cell[0] for cell in cells(page)]
    assert numbers == list(range(numbers[0], 2001)), numbers
    # The keys have come along, and lead on from there.
    page.wait_for(f"return document.activeElement.ariaLabel?.includes('{last}')", 10)
    page.key(Keys.ARROW_LEFT)
    rest(page, 20)
    before = last.replace("2,000", "1,999", 1).replace("2.000", "1.999", 1)
    assert before in page.announced()[0] and before in page.run("return document.activeElement.ariaLabel")
    page.screenshot(f"numbers-{language}")


@pytest.mark.parametrize("language", ["en", "de", "de-AT", "de-CH", "ja"])
def test_a_place_is_read_as_it_is_written(blank, language):
    places = blank.run_async(
        """
        history.replaceState(null, '', `?lang=${given[0]}`)
        const { positionIn } = await import(`/position.js?${given[0]}`), { number, text } = await import('/strings.js')
        const name = (index, count) => `photo 1 of 3.jpg, ${text('positionOf', { index: number(index), count: number(count) })}, 12 March 2024`
        return [[3, 12], [999, 1000], [1000, 12345], [100002, 1234567]].map(([index, count]) => positionIn(name(index, count)))
        """, language)
    assert places == [{"index": index, "count": count} for index, count in [(3, 12), (999, 1000), (1000, 12345), (100002, 1234567)]]
