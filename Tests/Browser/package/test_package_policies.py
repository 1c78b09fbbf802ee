"""Pages with a content security policy: the strictest that the package works under, and what is said where it forbids too much."""

import pytest

from conftest import PAGE
from demonstrations import VIEWER
from files import Files, served
from page import Page

ZOOM = "document.querySelector('tsumami-zoom')"
MARKUP = """<!doctype html><meta charset="utf-8"><link rel="icon" href="pictures/4-fern@2x.webp"><script type="module" src="tsumami/tsumami.js"></script>
<tsumami-viewer><a href="pictures/4-fern@2x.webp"><img src="pictures/4-fern@2x.webp" alt="A fern" width="300"></a></tsumami-viewer>
<tsumami-zoom><img src="pictures/4-fern@2x.webp" alt="A fern"></tsumami-zoom>"""


@pytest.fixture
def under(driver):
    """Opens a page under a policy."""
    pages, servers = [], []

    def open_under(policy):
        class Guarded(Files):
            def do_GET(self):
                if not self.path.endswith("/page.html"):
                    return super().do_GET()
                self.send_response(200)
                self.send_header("Content-Security-Policy", policy)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                self.wfile.write(MARKUP.encode())

        servers.append(served(PAGE, Guarded))
        page = Page(driver, servers[-1].__enter__() + "web/", size=(390, 844), scale=2)
        pages.append(page)
        page.open("page.html")
        page.wait_for(f"return Boolean({VIEWER}.open)", 20)
        return page

    yield open_under
    for page in pages:
        page.close()
    for server in servers:
        server.__exit__(None, None, None)


def test_the_elements_work_under_the_strictest_policy_that_the_documents_name(under):
    page = under("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'")
    page.run_async(f"await {VIEWER}.open(0)")
    page.run_async(f"{VIEWER}.close(); await new Promise(done => {VIEWER}.addEventListener('close', done))")
    page.run_async(f"await {ZOOM}.zoomTo(2, {{ animated: false }})")
    page.wait_for(f"return {ZOOM}.scale === 2", 20)
    said = page.run_async("""
        const { recognize } = await import('./tsumami/tsumami.js'), recognition = recognize(document.body, ['tap'], () => {})
        await recognition.ready
        recognition.stop()
        return 'ready'""")
    assert said == "ready" and page.errors() == []


@pytest.mark.parametrize("policy, reason", [
    ("default-src 'self'", "'wasm-unsafe-eval' in script-src"), ("default-src 'none'; img-src 'self'; script-src 'self' 'wasm-unsafe-eval'", "Failed to fetch")])
def test_a_policy_that_forbids_the_program_is_named_and_the_links_are_links(under, policy, reason):
    page = under(policy)
    said = page.run_async(f"return {VIEWER}.open(0).then(() => 'opened', error => error.message)")
    assert "/web/tsumami/tsumami.wasm cannot be loaded" in said and reason in said
    page.run(f"{VIEWER}.links[0].click()")
    page.wait_for("return location.pathname.endsWith('fern@2x.webp')", 20)
