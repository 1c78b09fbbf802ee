"""How files lie in the archive in which chosen photos are downloaded."""

import base64
import io
import zipfile

import photos
from conftest import Server
from choosing import click, says


def test_photos_of_several_folders_keep_their_folders_and_those_of_one_have_none(blank):
    found = blank.run_async(
        """
        const { filesOf, names, paths } = await import('/zip.js')
        const inFolders = (...ways) => names(paths(ways.map(way => {
          const parts = way.split('/'), name = parts.pop()
          return filesOf({ name, folder: parts.join('/'), url: '/a' })[0]
        })))
        return [
          inFolders('Alps/Bern/a.jpg', 'Alps/Bern/b.jpg'), inFolders('Alps/Bern/a.jpg', 'Alps/a.jpg', 'Alps/Zermatt/Hut/a.jpg'), inFolders('a.jpg', 'Bern/a.jpg'),
          inFolders('A/a.jpg', 'B/a.jpg', 'A/A.JPG'), inFolders('b.jpg/a.jpg', 'B.jpg'), inFolders('Alps 1/a.jpg', 'Alps 2/a.jpg'), paths([])]
        """)
    assert found == [
        ["a.jpg", "b.jpg"], ["Bern/a.jpg", "a.jpg", "Zermatt/Hut/a.jpg"], ["a.jpg", "Bern/a.jpg"],
        ["A/a.jpg", "B/a.jpg", "A/A (2).JPG"], ["b.jpg/a.jpg", "B (2).jpg"], ["Alps 1/a.jpg", "Alps 2/a.jpg"], []]


def test_names_in_an_archive_can_be_unpacked_everywhere(blank):
    """A backslash leads into a folder there, or out of it."""
    found = blank.run_async(
        """
        const { names, paths } = await import('/zip.js')
        return names(paths(given[0].map(name => ({ name, folder: name.startsWith('a') ? 'Is it? ' : 'b' }))))
        """, ["a 50% #1 what?.jpg", 'a "b" <c>: *|.jpg', "a\\..\\b.jpg", "a\nb.jpg", "東京 🎉 é.jpg", "what*.jpg", "what?.jpg"])
    assert found == ["Is it__/a 50% #1 what_.jpg", "Is it__/a _b_ _c__ __.jpg", "Is it__/a_.._b.jpg", "Is it__/a_b.jpg", "b/東京 🎉 é.jpg", "b/what_.jpg", "b/what_ (2).jpg"]


def test_an_archive_has_a_photo_of_each_folder_below_the_folder_s_name(gallery, tmp_path):
    photos.plain(tmp_path, 3)
    for folder in ("Bern", "Zermatt"):
        (tmp_path / folder).mkdir()
    (tmp_path / "0002.png").rename(tmp_path / "Bern/0001.png")
    (tmp_path / "0003.png").rename(tmp_path / "Zermatt/0001.png")
    with Server(tmp_path) as server:
        page = gallery(server)
        page.run("document.getElementById('choose').click()")
        click(page, "#choose-all")
        says(page, "3 chosen")
        page.run("""
            URL.createObjectURL = blob => { window.archive = blob; return 'about:blank' }
            HTMLAnchorElement.prototype.click = () => {}
        """)
        click(page, "#choice-zip")
        page.wait_for("return window.archive", 20)
        data = page.run_async("return btoa(String.fromCharCode(...new Uint8Array(await archive.arrayBuffer())))")
        archive = zipfile.ZipFile(io.BytesIO(base64.b64decode(data)))
        assert archive.testzip() is None and sorted(archive.namelist()) == ["0001.png", "Bern/0001.png", "Zermatt/0001.png"]
        assert archive.read("Bern/0001.png") == (tmp_path / "Bern/0001.png").read_bytes()
