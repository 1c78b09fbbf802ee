"""A folder of a few photos, its server, and what a page says of them: for the tests of the list."""

import pytest

import photos
from conftest import Server

# Far longer than anything takes on a busy machine.
PATIENCE = 60


@pytest.fixture
def folder(tmp_path):
    """Twelve photos, named so that they are shown in the order of their numbers."""
    return photos.plain(tmp_path / "photos", 12)


@pytest.fixture
def small(folder):
    with Server(folder) as server:
        yield server


def labels(page):
    # Cells that wait to be used again are hidden.
    return page.run("return [...document.querySelectorAll('#stage [role=button]')].filter(cell => cell.offsetParent).map(cell => cell.ariaLabel)")


def wait_for_label(page, label):
    page.wait_for("return [...document.querySelectorAll('#stage [role=button]')].some(cell => cell.offsetParent"
                  f" && cell.ariaLabel.startsWith('{label}'))", PATIENCE)


def wait_for_text(page, selector, text):
    page.wait_for(f"return document.querySelector('{selector}').textContent.startsWith('{text}')", PATIENCE)


def asked(page):
    """What was asked for of the list: the words behind the question mark."""
    return page.run("return performance.getEntriesByType('resource').map(e => new URL(e.name)).filter(url => url.pathname === '/photos')"
                    ".map(url => url.search)")


def hold_back(page, words="after="):
    """From the next page on, parts of the list that are asked for with these words, those after the first one, wait until the test lets them go."""
    page.driver.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": f"""
        const original = window.fetch
        let go
        const gone = new Promise(resolve => go = resolve)
        window.letGo = () => go()
        window.fetch = async (address, ...rest) => {{
          if (String(address).includes('{words}')) await gone
          return original(address, ...rest)
        }}
    """})
