"""The words of the gallery, in three languages; text that is enlarged, and read from the right."""

import re

import pytest
from selenium.webdriver.common.keys import Keys

import photos
from conftest import ROOT, Server
from gallery_page import open_menu, rest, tap

PAGE = ROOT / "Apps/Gallery/Page"


@pytest.fixture(scope="module")
def dated(tmp_path_factory):
    """Photos with a day each in their names."""
    folder = tmp_path_factory.mktemp("dated")
    photos.plain(folder, 8)
    for number, file in enumerate(sorted(folder.glob("*.png")), 1):
        file.rename(folder / f"IMG_2024030{number}_120000.png")
    with Server(folder) as server:
        yield server


def tables(page):
    return page.run_async("return (await import('/strings.js')).languages")


def test_every_word_is_there_in_every_language_with_the_same_braces(blank):
    languages = tables(blank)
    assert set(languages) == {"en", "de", "ja"}
    for name, table in languages.items():
        assert table.keys() == languages["en"].keys(), name
        for key, words in table.items():
            assert words.strip(), f"{name}.{key}"
            # The scene writes the first number before the second one.
            assert re.findall(r"\{\w+\}", words) == re.findall(r"\{\w+\}", languages["en"][key]), f"{name}.{key}"


def test_every_word_of_the_page_is_in_the_table_and_every_word_of_the_table_in_the_page(blank):
    english = tables(blank)["en"]
    html = (PAGE / "index.html").read_text()
    for key, words in re.findall(r'data-text="(\w+)"[^>]*>([^<]*)<', html):
        assert english[key] == words
    for key, words in re.findall(r'data-label="(\w+)"[^>]*aria-label="([^"]*)"', html):
        assert english[key] == words
    sources = html + "".join(file.read_text() for file in PAGE.glob("*.js") if file.name != "strings.js")
    named = set(re.findall(r"""['"`>](\w+)['"`<]""", sources))
    # Of the letters there is one each: `letter${letter}`.
    assert {key for key in english if key not in named and not key.startswith("letter")} == set()


def test_the_language_is_the_first_one_of_the_browser_that_there_is(blank):
    assert blank.run_async("""
        const { choose } = await import('/strings.js')
        return [choose(['fr', 'de-AT', 'en']), choose(['ja']), choose(['fr']), choose([]), choose(['en-GB', 'de'])]
    """) == ["de-AT", "ja", "en", "en", "en-GB"]


# Everything that is read or heard.
SAID = """
const parts = [...document.querySelectorAll('body *')].flatMap(part => [
  ...[...part.childNodes].filter(node => node.nodeType === 3).map(node => node.textContent.trim()), part.ariaLabel, part.title, part.alt])
return [...new Set(parts.filter(Boolean))]
"""


@pytest.mark.parametrize("language", ["de", "ja"])
def test_no_english_is_left_in_another_language(gallery, dated, language):
    page = gallery(dated, f"?lang={language}")
    words = tables(page)
    tap(page, 3)
    page.run("inform.click()")
    page.wait_for("return information.querySelectorAll('dd').length >= 3", 10)
    page.run("information.querySelector('.close').click()")
    page.key("?")
    page.wait_for("return help.open")
    page.screenshot(f"strings-{language}")
    keys = page.run("return [...help.querySelectorAll('kbd')].map(each => each.textContent)")
    assert set({"de": ["Pos1", "Ende", "Eingabe", "Esc"], "ja": ["Home", "End", "Enter", "Esc"]}[language]) <= set(keys)
    page.run("help.close()")
    page.key("i")
    rest(page, 20)
    said = page.run(SAID)
    own = set(words[language].values())
    english = {text for key, text in words["en"].items() if text not in own and len(text) > 3 and "{" not in text}
    assert [text for text in said if text in english] == []
    # Dates, numbers and positions, too.
    everything = " ".join(said)
    assert not re.search(r"\b(photo|of \d|March|Mar|bytes|from the|Back|Close)\b", everything), everything
    assert page.run("return document.documentElement.lang") == language
    position = {"de": "Foto 3 von 8", "ja": "写真 3/8"}[language]
    assert position in everything


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_the_buttons_of_the_information_are_whole_where_text_is_twice_as_large_on_the_smallest_phones(gallery, dated, language):
    page = gallery(dated, f"?lang={language}", size=(320, 568))
    page.run("document.documentElement.style.fontSize = '200%'")
    tap(page, 3)
    page.run("inform.click()")
    page.wait_for("return information.querySelectorAll('dd').length >= 3", 10)
    boxes = page.run("return [...information.querySelectorAll('header button')].map(each => { const { left, right, width } = each.getBoundingClientRect(); return [left, right, width] })")
    assert len(boxes) == 2 and all(left >= 0 and right <= 320 and width >= 44 for left, right, width in boxes), boxes


def test_a_photo_is_said_with_its_place_and_its_day(gallery, dated):
    page = gallery(dated, "?lang=en-GB")
    page.key(Keys.ARROW_RIGHT)
    rest(page, 20)
    assert page.announced()[0].startswith("IMG_20240308_120000.png, photo 1 of 8, Fri")
    assert "8 March 2024" in page.announced()[0]


def test_enlarged_text_fits(gallery, dated):
    """A person's text is twice as large: no word of the bars or sheets is cut off, and none lies on a button."""
    page = gallery(dated, before="photos.json")
    page.run("document.documentElement.style.fontSize = '200%'")
    tap(page, 3)
    page.run("inform.click()")
    page.wait_for("return information.querySelectorAll('dd').length >= 3", 10)
    rest(page, 20)
    page.screenshot("strings-enlarged")
    assert page.run("return information.scrollWidth <= information.clientWidth")
    assert page.run("return parseFloat(getComputedStyle(information.querySelector('dd')).fontSize)") == 28


def test_for_those_who_read_from_the_right_it_lies_the_other_way_round(gallery, dated):
    page = gallery(dated)
    tap(page, 3)
    left = "const box = id => document.querySelector(id).getBoundingClientRect(); return [box('#photo-bar [data-key=Escape]').left, innerWidth - box('#photo-bar [popovertarget]').right]"
    before = page.run(left)
    page.run("document.documentElement.dir = 'rtl'")
    right = "const box = id => document.querySelector(id).getBoundingClientRect(); return [innerWidth - box('#photo-bar [data-key=Escape]').right, box('#photo-bar [popovertarget]').left]"
    assert page.run(right) == pytest.approx(before, abs=0.5)
    page.screenshot("strings-right-to-left")
    over = """
      const boxes = [...document.querySelectorAll('#photo-bar button, #actions button, #actions a')].map(part => part.getBoundingClientRect())
      return boxes.some((a, i) => boxes.some((b, j) => i < j && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1))
    """
    assert not page.run(over)


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_title_of_a_sheet_begins_where_its_words_do_whichever_way_one_reads(gallery, dated, direction):
    page = gallery(dated)
    page.run("document.documentElement.dir = arguments[0]", direction)
    starts = """
      const edge = element => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { left, right } = range.getBoundingClientRect()
        return arguments[0] === 'rtl' ? right : left
      }
      const sheet = document.getElementById(arguments[1])
      return [edge(sheet.querySelector('h2')), edge(sheet.querySelector(arguments[2]))]
    """
    page.key("?")
    page.wait_for("return help.open", 10)
    title, words = page.run(starts, direction, "help", "h3")
    assert title == pytest.approx(words, abs=1.5)
    page.key(Keys.ESCAPE)
    tap(page, 3)
    page.run("inform.click()")
    page.wait_for("return information.querySelectorAll('dd').length >= 3", 10)
    rest(page, 20)
    title, words = page.run(starts, direction, "information", "dt")
    assert title == pytest.approx(words, abs=1.5)


def test_keys_and_buttons_lead_to_the_photo_that_lies_in_their_direction_whichever_way_one_reads(gallery, dated):
    page = gallery(dated, size=(900, 700))
    page.run("document.documentElement.dir = 'rtl'")
    tap(page, 3)

    def at_the_right():
        """The photo that the row of small photos has at the right of the one that is shown."""
        return page.run("""
            const small = [...document.querySelectorAll('#stage img[src]')].map(image => ({ image, box: image.getBoundingClientRect() }))
              .filter(({ box }) => box.height < 60 && box.top > innerHeight - 80 && box.left > innerWidth / 2 + 10).sort((a, b) => a.box.left - b.box.left)
            return small[0].image.src.match(/IMG_[0-9_]+/)[0]
            """)

    def shown():
        return page.run("return location.hash.match(/IMG_[0-9_]+/)[0]")

    for turn in (lambda: page.key(Keys.ARROW_RIGHT), lambda: page.run("""
            const buttons = [...document.querySelectorAll('#toolbar button')].filter(button => button.checkVisibility())
            buttons.sort((a, b) => b.getBoundingClientRect().left - a.getBoundingClientRect().left)[0].click()""")):
        rest(page, 20)
        expected = at_the_right()
        assert expected != shown()
        turn()
        page.wait_for(f"return location.hash.includes('{expected}')", 60)


@pytest.mark.parametrize("language", ["en", "de", "ja"])
def test_enlarged_text_is_neither_broken_nor_out_of_reach(gallery, dated, language):
    """Twice as large on a phone: what stands in the information is as wide as the sheet, and the whole menu can be scrolled to."""
    page = gallery(dated, f"?lang={language}#gallery")
    page.run("document.documentElement.style.fontSize = '200%'")
    open_menu(page)
    page.screenshot(f"strings-menu-{language}")
    left, top, right, bottom = page.run("const r = menu.getBoundingClientRect(); return [r.left, r.top, r.right, r.bottom]")
    assert 0 <= left and 0 <= top and right <= 390 and bottom <= 844
    assert page.run("return [menu, ...menu.querySelectorAll('button')].every(each => each.scrollWidth <= each.clientWidth)")
    page.run("menu.lastElementChild.scrollIntoView()")
    assert page.run("return menu.lastElementChild.getBoundingClientRect().bottom") <= 844
    page.run("menu.hidePopover()")
    tap(page, 3)
    page.run("inform.click()")
    page.wait_for("return information.querySelectorAll('dd').length >= 3", 10)
    rest(page, 20)
    page.screenshot(f"strings-information-{language}")
    rows = page.run("return [...information.querySelectorAll('dt')].map(dt => [dt.getBoundingClientRect().bottom, dt.nextElementSibling.getBoundingClientRect().top])")
    assert all(top >= bottom - 1 for bottom, top in rows), "labels stand above their values"
    # What the sheet is called is not torn: it is as large as there is room for.
    lines, large = page.run("const title = information.querySelector('h2'); return [title.getClientRects().length && title.scrollHeight / parseFloat(getComputedStyle(title).lineHeight), parseFloat(getComputedStyle(title).fontSize)]")
    assert lines < 1.5 and 20 <= large <= 34, (lines, large)
    page.run("document.documentElement.style.fontSize = ''")
    rows = page.run("return [...information.querySelectorAll('dt')].map(dt => [dt.getBoundingClientRect().top, dt.nextElementSibling.getBoundingClientRect().top])")
    assert all(abs(one - other) < 1 for one, other in rows), "and beside them where there is room"


def test_why_files_are_not_shown_is_said_in_the_language_of_the_page(gallery, tmp_path):
    photos.plain(tmp_path, 3)
    (tmp_path / "empty.jpg").write_bytes(b"")
    (tmp_path / "no.jpg").write_bytes(b"no picture")
    (tmp_path / "old.avi").write_bytes(b"x")
    with Server(tmp_path) as server:
        page = gallery(server, "?lang=de")
        page.wait_for("return !document.getElementById('faults-opens').hidden", 20)
        assert page.run("return [...document.querySelectorAll('#faults li')].map(each => each.textContent)") == [
            "empty.jpg Die Datei ist leer.", "no.jpg Die Datei lässt sich nicht als Bild lesen.", "old.avi Browser spielen Dateien der Art .avi nicht ab."]


def test_a_reason_that_the_page_does_not_know_stays_as_the_server_says_it(blank):
    assert blank.run_async("""
        const { reasonOf } = await import('/reasons.js')
        return ['This file: cannot be read as a picture.', 'the disk is on fire', '9000 × 9000 pixels of this kind need too much memory', 'cannot be opened: Permission denied'].map(reasonOf)
        """) == ["It cannot be read as a picture.", "the disk is on fire", "9000 × 9000 pixels need too much memory.", "The server may not read it."]


@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("width", [390, 320])
def test_enlarged_text_of_the_bars_for_choosing_and_of_what_has_been_done_grows_and_fits(gallery, dated, language, width):
    page = gallery(dated, f"?lang={language}#gallery", size=(width, 700))
    page.run("localStorage.clear()")
    page.run("document.documentElement.style.fontSize = '200%'")
    page.run("choose.click()")
    page.wait_for("return document.body.classList.contains('choosing')", 10)
    page.run("document.getElementById('choose-all').click()")
    page.wait_for("return chosen.dataset.count === '8'", 10)
    page.screenshot(f"strings-choice-{language}-{width}")
    assert page.run("return choice.scrollWidth <= choice.clientWidth && [...choice.querySelectorAll('.words')].every(each => each.scrollWidth <= each.clientWidth)")
    page.run("document.getElementById('choice-hide').click()")
    page.wait_for("return document.getElementById('done').checkVisibility()", 10)
    page.screenshot(f"strings-done-{language}-{width}")
    assert page.run("return [...document.querySelectorAll('#nothing, #nothing > *')].every(each => { const { left, right } = each.getBoundingClientRect(); return left >= 0 && right <= innerWidth })")
    said = page.run("const part = document.getElementById('done'), { left, right } = part.getBoundingClientRect();"
                    "return [parseFloat(getComputedStyle(part).fontSize), left >= 0, right <= innerWidth, part.scrollWidth <= part.clientWidth]")
    assert said == [28, True, True, True]
    page.run("document.querySelector('#done button').click()")
    page.run("localStorage.clear()")


def test_the_search_says_what_it_finds_in_as_many_words_as_there_is_room_for(gallery, dated):
    for language in ("en", "de", "ja"):
        page = gallery(dated, f"?lang={language}#gallery", size=(360, 700))
        page.run("document.getElementById('find').click()")
        fits = page.run("""
            const field = document.getElementById('words'), { font, paddingLeft, paddingRight } = getComputedStyle(field)
            const context = document.createElement('canvas').getContext('2d')
            context.font = font
            return context.measureText(field.placeholder).width <= field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
            """)
        assert fits, language


LAST_LINES = """
return [...document.querySelectorAll('#help li p')].filter(part => part.checkVisibility()).map(part => {
  const text = part.firstChild, range = document.createRange()
  let letters = 0, line
  for (let at = 0; at < text.length; at++) {
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    const { bottom } = range.getBoundingClientRect()
    letters = bottom === line ? letters + 1 : 1
    line = bottom
  }
  return [text.data, letters]
})
"""


def test_no_line_of_japanese_has_one_letter_and_parts_are_divided_as_it_is_written_there(gallery, dated):
    page = gallery(dated, "?lang=ja", size=(320, 700))
    assert page.run("return document.getElementById('range').textContent").startswith("8枚の写真、2024年3月")
    page.key("?")
    page.wait_for("return help.open")
    lines = page.run(LAST_LINES)
    assert len(lines) > 8
    assert [text for text, letters in lines if letters < 2] == []


def test_a_finger_hits_what_is_in_the_bars_of_the_smallest_phones(gallery, dated):
    page = gallery(dated, size=(320, 568))
    assert page.run("return document.getElementById('range').textContent")
    for view in ("#bar", "#choice", "#photo-bar, #actions"):
        if view == "#choice":
            page.run("choose.click()")
            tap(page, 2)
            page.wait_for("return chosen.dataset.count === '1'", 10)
        if view == "#photo-bar, #actions":
            page.run("document.getElementById('choice-ends').click()")
            tap(page, 3)
        sizes = page.run(f"return [...document.querySelectorAll(':is({view}) > :is(button, a)')].filter(each => each.checkVisibility()).map(each => {{"
                         "const { width, height, left, right } = each.getBoundingClientRect(); return [each.id, width, height, left, right] })")
        assert len(sizes) >= 2 and all(min(width, height) >= 44 and left >= 0 and right <= 320 for _, width, height, left, right in sizes), sizes
        # None lies over another one.
        places = sorted(sizes, key=lambda size: size[3])
        assert all(one[4] <= two[3] for one, two in zip(places, places[1:])), places


def test_numbers_are_written_in_one_way(gallery, tmp_path):
    photos.plain(tmp_path / "photos", 1200)
    with Server(tmp_path / "photos") as server:
        page = gallery(server, "#gallery/0003.png")
        page.wait_for("return document.getElementById('caption').textContent.trim() === '3 / 1,200'", 30)
        page.key(Keys.ESCAPE)
        rest(page, 20)
        page.key("x")
        page.run("document.getElementById('choose-all').click()")
        page.wait_for("return chosen.textContent === '1,200 chosen' && chosen.dataset.count === '1,200'", 20)


def test_a_name_that_is_read_from_the_right_leaves_the_sentence_as_it_is(blank):
    said = blank.run_async("""
        const { text } = await import('/strings.js'), { listed } = await import('/words.js')
        return [text('gone', { name: 'שלום 2.jpg' }), text('gone', { name: 'a.jpg' }), listed('تونس', 'b')]""")
    assert said == ["\u2068שלום 2.jpg\u2069 is no longer here.", "a.jpg is no longer here.", "\u2068تونس\u2069, b"]
