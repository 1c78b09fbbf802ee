"""The static site that `gallery export` writes, in a browser: from a web server, and from the disk."""

import subprocess

import pytest
from selenium.webdriver.support.wait import WebDriverWait

import photos
from conftest import GALLERY, PAGE, ROOT
from files import served
from page import Page
from test_offline import all_shown, kept

# Far longer than anything takes on a busy machine.
PATIENCE = 120


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    place = tmp_path_factory.mktemp("export")
    command = [GALLERY, "export", ROOT / "Apps/Gallery/Pictures", place / "site", "--page", PAGE, "--title", "Five pictures"]
    subprocess.run([*command, "--cache", place / "cache"], check=True, capture_output=True)
    return place / "site"


@pytest.fixture(scope="module")
def host(site):
    with served(site) as address:
        yield address.removesuffix("/")


@pytest.fixture(params=["http", "file"])
def address(request, site, host):
    return host if request.param == "http" else site.as_uri()


def wait_for(driver, script):
    return WebDriverWait(driver, PATIENCE).until(lambda driver: driver.execute_script(script))


def pictures(driver):
    """Waits until every picture of the page is there, and answers how many there are."""
    return wait_for(driver, "const all = [...document.images]; return all.length && all.every(i => i.complete && i.naturalWidth > 0) && all.length")


def test_albums_and_photos_are_seen_and_lead_to_one_another(driver, address):
    driver.get(f"{address}/index.html")
    assert driver.title == "Five pictures"
    assert pictures(driver) == 5
    driver.execute_script("document.querySelector('main a').click()")
    wait_for(driver, "return document.querySelector('main.photo img') !== null")
    assert pictures(driver) == 1
    first = driver.current_url
    driver.execute_script("document.querySelector('a[rel=next]').click()")
    wait_for(driver, f"return location.href !== '{first}' && document.querySelector('a[rel=prev]') !== null")
    assert pictures(driver) == 1
    driver.execute_script("document.querySelector('a[rel=up]').click()")
    wait_for(driver, "return document.querySelector('main.grid') !== null")


def test_pages_need_no_program(driver, address):
    driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    try:
        driver.get(f"{address}/index.html")
        # Scripts of the page are off; those of the test are not.
        assert pictures(driver) == 5
    finally:
        driver.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})


def test_the_page_with_gestures_shows_the_exported_photos(driver, host):
    driver.get(f"{host}/view/index.html")
    wait_for(driver, "return window.tsumami?.report !== undefined")
    assert wait_for(driver, "return performance.getEntriesByType('resource').filter(e => e.name.includes('/thumbnails/')).length >= 5")
    missing = driver.execute_script("return performance.getEntriesByType('resource').filter(e => e.responseStatus >= 400).map(e => e.name)")
    assert [name for name in missing if not name.endswith("favicon.ico")] == []


def test_what_was_seen_stays_without_the_server(driver, tmp_path):
    (tmp_path / "photos").mkdir()
    photos.plain(tmp_path / "photos", 12)
    command = [GALLERY, "export", tmp_path / "photos", tmp_path / "site", "--page", PAGE, "--cache", tmp_path / "cache"]
    subprocess.run(command, check=True, capture_output=True)
    with served(tmp_path / "site") as address:
        page = Page(driver, f"{address}view/", size=(390, 844), has_worker=True)
        page.open("")
        all_shown(page)
        kept(page)
    page.open("")
    all_shown(page)
    page.close()
