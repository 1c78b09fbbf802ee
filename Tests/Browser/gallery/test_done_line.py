"""The line of what has been done keeps its words off its edges, with its button beside or below them."""

import pytest


@pytest.mark.parametrize("language, width", [("en", 390), ("de", 390), ("ja", 320)])
@pytest.mark.parametrize("words", ["2", "2 Fotos zu den Favoriten hinzugefügt, und noch ein paar mehr"])
def test_the_words_keep_off_the_edges_of_the_line(gallery, built_in, language, width, words):
    page = gallery(built_in, f"?lang={language}", size=(width, 844))
    page.run("document.getElementById('choose').click()")
    page.run("document.getElementById('choose-all').click()")
    page.wait_for("return document.getElementById('chosen').dataset.count === '67'", 10)
    page.run("document.getElementById('choice-hide').click()")
    page.wait_for("return document.getElementById('done').checkVisibility()", 10)
    page.run("document.querySelector('#done span').textContent = arguments[0]", words)
    above, below, height, inside = page.run("""
        const text = document.createRange(), button = done.querySelector('button').getBoundingClientRect(), all = done.getBoundingClientRect()
        text.selectNodeContents(done.querySelector('span'))
        const { top, bottom, right } = text.getBoundingClientRect(), isBeside = button.top < bottom
        return [top - all.top, (isBeside ? all.bottom : button.top) - bottom, button.height, all.left >= 0 && all.right <= innerWidth && (!isBeside || right <= button.left)]
        """)
    page.screenshot(f"done-line-{language}-{len(words)}")
    page.run("localStorage.clear()")
    assert above >= 9 and below >= 4 and height >= 44 and inside, (above, below, height, inside)
