"""Where there is no photo the gallery says why, and has a way on; of a photo that is gone it shows the folder."""

import shutil

import pytest
from selenium.webdriver.common.keys import Keys

import photos
from conftest import Server
from fingers import Hand
from gallery_page import WIDTH, cells, loaded, open_menu, photo, rest

PATIENCE = 20


@pytest.fixture
def folder(tmp_path):
    """Six photos, four of which lie in an album within an album."""
    folder = tmp_path / "photos"
    photos.plain(folder, 6)
    album = folder / "Alps/Zermatt"
    album.mkdir(parents=True)
    for number in range(3, 7):
        shutil.move(folder / f"{number:04}.png", album)
    return folder


@pytest.fixture
def server(folder):
    """Asked for before the gallery, it ends after it: a page whose server has ended complains."""
    with Server(folder) as server:
        yield server


def seen(page, selector):
    return page.run("return document.querySelector(arguments[0]).checkVisibility()", selector)


def said(page):
    page.wait_for("return nothing.checkVisibility()", PATIENCE)
    return page.run("return [nothing.querySelector('p').textContent, nothing.querySelector('a').checkVisibility() && nothing.querySelector('a').textContent]")


def follow(page):
    """A finger on the way on."""
    left, top, width, height = page.run("const r = document.querySelector('#way-on').getBoundingClientRect(); return [r.left, r.top, r.width, r.height]")
    assert height >= 44
    hand = Hand(page.driver)
    hand.tap(hand.finger(), (left + width / 2, top + height / 2)).perform()
    page.wait_for("return nothing.hidden", PATIENCE)
    loaded(page)


@pytest.mark.parametrize("path, words, way", [
    ("?only=favourites#gallery", "Photos that you make favourites appear here.", "All photos"),
    ("?only=hidden#gallery", "Photos that you hide appear here.", "All photos"),
    ("?album=Andes#gallery", "There is no album Andes.", "All photos"),
    ("?album=Alps/Gone/Deep#gallery", "There is no album Alps/Gone/Deep.", "Alps"),
    ("?album=Alps&q=0001#gallery", "No photos with these words.", "Search all photos"),
])
def test_each_empty_list_says_why_and_leads_on(server, gallery, path, words, way):
    page = gallery(server, path)
    assert said(page) == [words, way]
    page.screenshot(f"empty-{path[1:12].replace('=', '-')}")
    if "q=" not in path:
        for button in ("#choose", "#shapes", "[data-key='+']"):
            assert not seen(page, button)
        page.key("x")
        assert not page.run("return document.body.classList.contains('choosing')")
    hint = page.run("const hint = nothing.querySelectorAll('p')[1]; return hint.checkVisibility() && hint.textContent")
    assert hint == ("Photos that are put into its folder appear here by themselves." if "album=A" in path and "q=" not in path else False)
    follow(page)
    assert len(cells(page)) == (1 if "q=" in path else 4 if "Deep" in path else 6)
    if "q=" not in path:
        assert seen(page, "#choose") and seen(page, "#find")
    page.driver.back()
    assert said(page) == [words, way]


def test_an_empty_search_of_all_photos_has_no_way_on(server, gallery):
    assert said(gallery(server, "?q=nowhere#gallery")) == ["No photos with these words.", False]


def test_where_everything_is_hidden_the_way_leads_to_it(server, gallery):
    page = gallery(server, "?album=Alps#gallery")
    page.run("choose.click(); document.querySelector('#choose-all').click()")
    page.wait_for("return chosen.dataset.count === '4'", PATIENCE)
    page.run("document.querySelector('#choice-hide').click()")
    assert said(page) == ["All photos here are hidden.", "Hidden photos"]
    follow(page)
    assert len(cells(page)) == 4


def test_an_album_that_is_emptied_says_so_and_an_empty_gallery_offers_nothing(server, folder, gallery):
    page = gallery(server, "?album=Alps/Zermatt#gallery")
    shutil.rmtree(folder / "Alps")
    assert said(page) == ["The photos of Zermatt are gone.", "All photos"]
    follow(page)
    assert len(cells(page)) == 2
    for file in folder.glob("*.png"):
        file.unlink()
    assert said(page) == ["The photos are gone from their folder.", False]
    for button in ("#choose", "#find", "#shapes"):
        assert not seen(page, button)
    page.key("/")
    page.key("x")
    assert page.run("return [document.querySelector('#search').hidden, document.body.classList.contains('choosing')]") == [True, False]
    # They are back with the first photo.
    photos.plain(folder, 1)
    page.wait_for("return nothing.hidden && document.querySelector('#choose').checkVisibility()", PATIENCE)


def test_a_gallery_that_has_no_photo_offers_nothing(gallery, tmp_path):
    with Server(tmp_path) as server:
        page = gallery(server)
        page.wait_for("return stage.innerText.includes('No photos in this folder')", PATIENCE)
        assert page.run("return [title.textContent, document.title]") == [tmp_path.name, tmp_path.name]
        page.screenshot("empty-gallery")
        for button in ("#choose", "#find", "#shapes"):
            assert not seen(page, button)
        open_menu(page)
        names = page.run("return [...document.querySelectorAll('#menu button')].filter(b => b.checkVisibility()).map(b => b.textContent)")
        assert names == ["Full screen", "Gestures and keys…", "Behind the scenes…"]


@pytest.mark.parametrize("link, album, words, count", [
    ("#gallery/Alps/Zermatt/gone.png", "Alps/Zermatt", "gone.png is no longer here. These are the photos of its folder.", 4),
    ("#gallery/Alps/Matterhorn/gone.png", "Alps", "gone.png is no longer here. These are the photos of its folder.", 4),
    ("#gallery/gone%20too.png", None, "gone too.png is no longer here.", 6),
    ("?album=Alps#gallery/gone.png", "Alps", "gone.png is no longer here.", 4),
])
def test_a_link_to_a_photo_that_is_gone_says_so_and_shows_its_folder(server, gallery, link, album, words, count):
    page = gallery(server, link)
    page.wait_for(f"return toast.textContent === '{words}'", PATIENCE)
    page.screenshot(f"gone-{count}")
    left, right = page.run("const r = toast.getBoundingClientRect(); return [r.left, r.right]")
    assert left >= 0 and right <= WIDTH
    assert photo(page) is None and len(cells(page)) == count
    assert page.run("return [new URLSearchParams(location.search).get('album'), location.hash]") == [album, "#gallery"]
    rest(page)


@pytest.mark.parametrize("name, words", [("broken.jpg", "It cannot be read as a picture."), ("empty%20one.jpg", "The file is empty."), ("old.avi", None)])
def test_a_link_to_a_photo_whose_file_is_broken_shows_what_is_wrong_with_it_and_offers_the_file(folder, gallery, name, words):
    (folder / "Alps/broken.jpg").write_bytes(b"no picture, though its name says so")
    (folder / "Alps/empty one.jpg").write_bytes(b"")
    (folder / "Alps/old.avi").write_bytes(b"RIFF")
    with Server(folder) as server:
        page = gallery(server, f"?album=Alps#gallery/Alps/{name}")
        if not words:
            # Nobody could do anything with it here.
            page.wait_for("return toast.textContent === 'old.avi: Browsers do not play .avi files.'", PATIENCE)
            assert photo(page) is None
            return
        page.wait_for(f"return !trouble.hidden && trouble.children[1].textContent === '{words}'", PATIENCE)
        page.screenshot(f"link-to-{name[:5]}")
        link = page.run("const link = trouble.querySelector('a'); return [new URL(link.href).pathname, link.download, link.checkVisibility()]")
        assert link == [f"/photos/Alps/{name}", name.replace("%20", " "), True]
        assert page.run("return [document.title, toast.textContent, location.hash]") == [name.replace("%20", " "), "", f"#gallery/Alps/{name}"]
        page.key(Keys.ESCAPE)
        rest(page)
        # It is among the others, and made whole it is one of them.
        assert photo(page) is None and len(cells(page)) == 5
        (folder / "Alps" / name.replace("%20", " ")).write_bytes((folder / "0001.png").read_bytes())
        page.wait_for("return [...document.querySelectorAll('#stage [role=button]')].filter(each => each.checkVisibility() && each.querySelector('img[src]')).length === 5", PATIENCE)
        assert len(cells(page)) == 5


def test_a_link_to_a_photo_that_is_not_in_its_list_shows_it_in_its_folder_or_among_the_hidden_ones(server, gallery):
    page = gallery(server, "?only=favourites#gallery/Alps/Zermatt/0004.png")
    rest(page)
    assert photo(page) and page.run("return [document.title, new URLSearchParams(location.search).get('album')]") == ["0004.png", "Alps/Zermatt"]
    page.driver.back()
    rest(page)
    assert photo(page) is None and len(cells(page)) == 4
    page.run("choose.click(); document.querySelector('#choose-all').click()")
    page.wait_for("return chosen.dataset.count === '4'", PATIENCE)
    page.run("document.querySelector('#choice-hide').click()")
    page.wait_for("return nothing.checkVisibility() && !document.body.classList.contains('choosing')", PATIENCE)
    page.open("photos.json")
    page.open("?album=Alps#gallery/Alps/Zermatt/0005.png")
    page.wait_until_ready()
    rest(page)
    assert photo(page) and page.run("return [document.title, location.search]") == ["0005.png", "?only=hidden"]


def test_a_photo_that_is_deleted_is_missed_by_who_goes_forward_to_it(server, folder, gallery):
    page = gallery(server, "?album=Alps/Zermatt#gallery")
    page.run("location.hash = '#gallery/Alps/Zermatt/0004.png'")
    rest(page)
    assert photo(page)
    page.driver.back()
    rest(page)
    (folder / "Alps/Zermatt/0004.png").unlink()
    page.wait_for("return range.title.startsWith('3 photos')", PATIENCE)
    page.driver.forward()
    page.wait_for("return toast.textContent === '0004.png is no longer here. These are the photos of its folder.'", PATIENCE)
    page.wait_for("return location.hash === '#gallery'", PATIENCE)
    assert len(cells(page)) == 3


def test_an_album_whose_folder_is_renamed_stays_open_at_its_new_address_and_so_does_its_photo(server, folder, gallery):
    page = gallery(server, "?album=Alps#gallery")
    page.run("location.hash = '#gallery/Alps/Zermatt/0004.png'")
    rest(page)
    page.wait_for("return document.title === '0004.png'", PATIENCE)
    (folder / "Alps").rename(folder / "Berge & Seen")
    page.wait_for("return decodeURIComponent(location.hash) === '#gallery/Berge & Seen/Zermatt/0004.png'", PATIENCE)
    rest(page)
    assert photo(page)[4].startswith("0004.png")
    place = "return [new URLSearchParams(location.search).get('album'), location.hash, document.querySelector('#title').textContent]"
    assert page.run(place)[0] == "Berge & Seen"
    # The list below it, too.
    page.driver.back()
    page.wait_for("return location.hash === '#gallery'", PATIENCE)
    rest(page)
    assert page.run(place) == ["Berge & Seen", "#gallery", "Berge & Seen"] and len(cells(page)) == 4
    # Its name may come back.
    (folder / "Berge & Seen").rename(folder / "Alps")
    page.wait_for("return new URLSearchParams(location.search).get('album') === 'Alps'", PATIENCE)
    assert page.run(place)[2] == "Alps" and len(cells(page)) == 4
