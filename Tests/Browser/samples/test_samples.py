"""The list of the samples, which leads to each of them."""

from page import Page


def test_each_link_of_the_list_opens_its_sample(driver, server):
    page = Page(driver, server.url, size=(390, 844), scale=2)
    page.open("samples/")
    links = page.run("return [...document.querySelectorAll('li a')].map(a => a.hash.slice(1))")
    assert links == ["image-viewer", "tap-zoom", "strokes", "pinch-me", "grid", "thrown-cards"]
    assert page.run("return document.documentElement.scrollWidth <= innerWidth"), "it is as wide as a phone"
    page.screenshot("samples")
    for name in links:
        page.open("samples/")
        page.run("document.querySelector(`a[href$='#${arguments[0]}']`).click()", name)
        page.wait_for("return location.pathname === '/' && window.tsumami", 30)
        page.wait_until_ready()
        assert page.state()["scene"] == name
    assert page.errors() == []
    page.close()

