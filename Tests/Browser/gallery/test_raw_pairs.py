"""A photo that is there as RAW and as JPEG is one: what is shown, downloaded, said of it, and given to it."""

import base64
import io
import json
import shutil
import urllib.request
import zipfile

import pytest
from selenium.webdriver.common.keys import Keys

from choosing import click, says
from conftest import ROOT, Server
from gallery_page import cells, photo, rest

FIXTURES = ROOT / "Apps/Gallery/Tests/PhotoIndexTests/Fixtures"
PATIENCE = 20


@pytest.fixture
def folder(tmp_path):
    """One that is there twice, and one that is there as RAW alone."""
    folder = tmp_path / "photos"
    (folder / "Alps").mkdir(parents=True)
    shutil.copy(FIXTURES / "dated.jpg", folder / "Alps/IMG_1.JPG")
    shutil.copy(FIXTURES / "preview.dng", folder / "Alps/IMG_1.DNG")
    shutil.copy(FIXTURES / "preview.dng", folder / "Alps/IMG_2.DNG")
    return folder


@pytest.fixture
def server(folder):
    """Asked for before the gallery, it ends after it: a page whose server has ended complains."""
    with Server(folder) as server:
        yield server


def listed(server):
    return {each["name"]: each for each in json.load(urllib.request.urlopen(server.url + "photos.json"))}


def test_it_is_shown_once_as_the_jpeg_and_the_information_leads_to_the_raw_file(server, folder, gallery):
    page = gallery(server)
    assert len(cells(page)) == 2
    badges = page.run("return [...document.querySelectorAll('#stage [role=button]')].filter(each => each.checkVisibility()).map(each => /RAW/.test(each.innerText))")
    assert badges == [True, True]
    page.run("location.hash = '#gallery/Alps/IMG_1.DNG'")
    rest(page)
    page.wait_for("return document.title === 'IMG_1.JPG' && location.hash === '#gallery/Alps/IMG_1.JPG'", PATIENCE)
    assert photo(page)[5].startswith("/photos/Alps/IMG_1.JPG")
    page.run("inform.click()")
    page.wait_for("return information.querySelector('a[download]')?.textContent.includes('bytes') || information.querySelector('a[download]')?.textContent.includes('kB')", PATIENCE)
    page.screenshot("raw-pair-information")
    name, link = page.run("const link = information.querySelector('a[download]'); return [link.download, new URL(link.href).pathname]")
    assert [name, link] == ["IMG_1.DNG", "/photos/Alps/IMG_1.DNG"]
    assert page.run("const rows = [...information.querySelectorAll('dt')].map(each => each.textContent); return ['Name', 'Size', 'RAW', 'Kind'].map(row => rows.includes(row))") == [True, True, True, False]
    assert urllib.request.urlopen(server.url + link[1:]).read() == (folder / "Alps/IMG_1.DNG").read_bytes()
    # What is saved with one press is what everybody can open.
    assert page.run("return [new URL(download.href).pathname, download.download]") == ["/photos/Alps/IMG_1.JPG", "IMG_1.JPG"]
    # The other one is there as RAW alone, and says so.
    page.key(Keys.ESCAPE)
    page.run("location.hash = '#gallery/Alps/IMG_2.DNG'")
    rest(page)
    page.run("inform.click()")
    page.wait_for("return [...information.querySelectorAll('dt')].some(each => each.textContent === 'Kind')", PATIENCE)
    assert page.run("return information.querySelector('a[download]')") is None


def test_stars_are_kept_for_both_files_and_an_archive_has_both(server, folder, gallery):
    page = gallery(server)
    page.run("location.hash = '#gallery/Alps/IMG_1.JPG'")
    rest(page)
    page.key("3")
    page.wait_for("return document.querySelector('#done span').textContent.includes('3 stars')", PATIENCE)
    page.driver.back()
    rest(page)
    page.run("choose.click()")
    click(page, "#choose-all")
    says(page, "2 chosen")
    page.run("""
        URL.createObjectURL = blob => { window.archive = blob; return 'about:blank' }
        HTMLAnchorElement.prototype.click = () => {}
    """)
    click(page, "#choice-zip")
    page.wait_for("return window.archive", PATIENCE)
    data = page.run_async("return btoa(String.fromCharCode(...new Uint8Array(await archive.arrayBuffer())))")
    archive = zipfile.ZipFile(io.BytesIO(base64.b64decode(data)))
    assert sorted(archive.namelist()) == ["IMG_1.DNG", "IMG_1.JPG", "IMG_2.DNG"]
    page.wait_for("return !document.body.classList.contains('choosing')", PATIENCE)
    # The other one takes its place, with its stars.
    (folder / "Alps/IMG_1.JPG").unlink()
    page.wait_for("return [...document.querySelectorAll('#stage [role=button]')].some(each => each.checkVisibility() && /^IMG_1.DNG/.test(each.ariaLabel) && /★3/.test(each.innerText))", PATIENCE)
    assert listed(server)["IMG_1.DNG"]["rating"] == 3 and len(listed(server)) == 2
