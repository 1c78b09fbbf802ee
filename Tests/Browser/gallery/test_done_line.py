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


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (1440, 900)])
def test_without_the_server_three_lines_lie_one_above_the_other(gallery, built_in, size):
    page = gallery(built_in, size=size)
    page.run("""
        document.getElementById('done').hidden = false
        document.querySelector('#done span').textContent = '8 photos hidden'
        toast.textContent = 'The photos could not be fetched: the server cannot be reached.'
        const line = document.getElementById('connection'), [words, button] = ['span', 'button'].map(name => document.createElement(name))
        words.textContent = 'The server cannot be reached. What you have seen is still here.'
        button.textContent = 'Try again'
        line.classList.add('away')
        line.replaceChildren(words, ' ', button)
        """)
    lines = page.run("return ['toast', 'connection', 'done'].map(id => { const { top, bottom } = document.getElementById(id).getBoundingClientRect(); return [top, bottom] })")
    assert all(above[1] + 4 <= below[0] for above, below in zip(lines, lines[1:])), lines
    above, below = page.run("""
        const line = document.getElementById('connection').getBoundingClientRect()
        const text = document.createRange()
        text.selectNodeContents(document.querySelector('#connection span'))
        const { top, bottom } = text.getBoundingClientRect()
        return [top - line.top, line.bottom - bottom]
        """)
    assert above >= 8 and below >= 8
