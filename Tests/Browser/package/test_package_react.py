"""tsumami.js in React: the component of the package's README, word for word, compiled strictly and in a page."""

import os
import shutil
import subprocess

import pytest

from conftest import PAGE
from demonstrations import PACKAGE, VIEWER, middle, opened
from files import Files, served
from fingers import Hand
from page import Page
from test_package_documents import DOCUMENTS, examples

MODULES = "/usr/share/nodejs"
[COMPONENT] = examples(DOCUMENTS["package"], "tsx")
# As strict as React can be: each effect runs twice.
APP = """
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Photos } from './photos'

const photo = (name: string) => ({ large: `picture.webp?${name}`, small: 'picture.webp', words: name })

function App() {
  const [names, setNames] = useState(['Lake', 'Fern', 'City'])
  const [isThere, setThere] = useState(true)
  const [index, setIndex] = useState(-1)
  Object.assign(window, { setNames, setThere, shownIndex: index })
  return <StrictMode>{isThere && <Photos photos={names.map(photo)} onShow={setIndex} />}</StrictMode>
}

createRoot(document.getElementById('root')!).render(<App />)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("react")
    (folder / "node_modules").mkdir()
    # As npm puts it there: its declarations look for those of React beside it.
    shutil.copytree(PACKAGE, folder / "node_modules/tsumami")
    for name in ("react", "react-dom", "@types"):
        (folder / "node_modules" / name).symlink_to(f"{MODULES}/{name}")
    (folder / "package.json").write_text('{ "type": "module" }')
    (folder / "photos.tsx").write_text(COMPONENT)
    (folder / "app.tsx").write_text(APP)
    (folder / "index.html").write_text(
        '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">'
        '<style>img { width: 100px }</style><div id="root"></div><script type="module" src="dist/app.js"></script>')
    shutil.copy(PAGE / "web/pictures/1-mountain-lake@2x.webp", folder / "picture.webp")
    subprocess.run(
        "esbuild app.tsx --bundle --format=esm --outdir=dist --jsx=automatic --log-level=warning --define:process.env.NODE_ENV='\"development\"'"
        " && cp node_modules/tsumami/*.wasm dist/", shell=True, cwd=folder, check=True, env=os.environ | {"NODE_PATH": MODULES})
    return folder


@pytest.fixture
def page(driver, folder):
    with served(folder, Files) as address:
        page = Page(driver, address, size=(390, 844), scale=2)
        page.open("index.html")
        page.wait_for(f"return Boolean({VIEWER}?.open)", 20)
        page.run_async("await Promise.all([...document.images].map(image => image.decode()))")
        yield page
        assert page.errors() == []
        page.close()


OF_18 = """
    import 'tsumami/react'
    export const right = <tsumami-zoom max-scale={4} gestures="greedy"><img src="map.png" alt="A map" /></tsumami-zoom>
    export const listed = <tsumami-viewer loop="" onClick={() => {}} class="album" />
    // @ts-expect-error: there is no such way.
    export const wrong = <tsumami-viewer direction="sideways" />
    // @ts-expect-error: React 18 adds no listeners to custom elements.
    export const unheard = <tsumami-viewer onopen={() => {}} />
    // @ts-expect-error: the attribute would be there, and say "false".
    export const looping = <tsumami-viewer loop={false} />
    // @ts-expect-error: it would never be called, since the event does not bubble.
    export const silent = <tsumami-viewer onChange={() => {}} />
"""
OF_19 = """
    import 'tsumami/react'
    declare module 'react' { export function useActionState(): void }
    export const viewer = <tsumami-viewer loop history={false} items={[{ src: 'lake.jpg' }]} onopen={({ currentTarget }) => currentTarget.next()}
      onchange={({ detail: { index } }) => index.toFixed()} onzoom={({ detail: { scale } }) => scale.toFixed()} onclose={() => {}} onerror={({ detail: { index } }) => index.toFixed()} />
    export const zoom = <tsumami-zoom onzoom={({ detail: { x, y } }) => x + y} onerror={({ detail: { reason } }) => reason.trim()} />
    // @ts-expect-error: a zoom has no such event.
    export const wrong = <tsumami-zoom onchange={() => {}} />
    // @ts-expect-error: nor has this one a scale.
    export const without = <tsumami-viewer onopen={({ detail: { scale } }) => scale} />
    // @ts-expect-error: it would never be called, since the event does not bubble.
    export const silent = <tsumami-viewer onChange={() => {}} />
"""


def compiled(folder, *files):
    """What the compiler says; the libraries' own declarations are theirs to check."""
    return subprocess.run(
        ["tsc", "--strict", "--noEmit", "--skipLibCheck", "--jsx", "react-jsx", "--target", "es2022", "--lib", "es2022,dom,dom.iterable",
         "--module", "nodenext", "--moduleResolution", "nodenext", *files], cwd=folder, capture_output=True, text=True).stdout


def test_the_component_compiles_strictly_and_knows_the_attributes(folder):
    (folder / "of18.tsx").write_text(OF_18)
    assert compiled(folder, "photos.tsx", "of18.tsx") == ""


def test_with_what_react_19_declares_events_and_data_are_known_in_the_tag(folder):
    (folder / "of19.tsx").write_text(OF_19)
    assert compiled(folder, "photos.tsx", "of19.tsx") == ""


def test_a_tap_opens_a_photo_of_the_component_and_it_hears_which_one_is_shown(page):
    hand = Hand(page.driver)
    hand.tap(hand.finger(), middle(page, "tsumami-viewer img", 1)).perform()
    opened(page, 1)
    page.run(f"{VIEWER}.next()")
    page.wait_for("return shownIndex === 2")


def test_photos_that_come_and_go_meanwhile_are_turned_to_and_the_shown_one_stays_while_it_is_there(page):
    opened(page, 1)
    page.run("setNames(['Sea', 'Fern', 'Lake'])")
    label = f"{VIEWER}.shadowRoot.querySelector('.stage').getAttribute('aria-label')"
    counter = f"{VIEWER}.shadowRoot.querySelector('.counter').textContent"
    page.wait_for(f"return {VIEWER}.links[0].href.endsWith('Sea')")
    assert page.run(f"return [{label}, {counter}]") == ["Fern", "2 / 3"]
    page.run("setNames(['Rain', 'Sea', 'Fern', 'Lake'])")
    page.wait_for("return shownIndex === 2")
    assert page.run(f"return [{label}, {counter}]") == ["Fern", "3 / 4"]
    page.run("setNames(['Rain', 'Sea', 'Lake'])")
    page.wait_for(f"return {label} === 'Lake'")
    page.run(f"{VIEWER}.close()")
    page.wait_for(f"return !{VIEWER}.isOpen", 20)
    assert page.run("return [...document.images].map(image => getComputedStyle(image).visibility)") == ["visible"] * 3


def test_a_component_that_goes_closes_its_photo_and_one_that_comes_back_opens_it(page):
    opened(page)
    page.run("setThere(false)")
    page.wait_for("return document.querySelector('tsumami-viewer') === null")
    page.run("setThere(true)")
    page.wait_for(f"return Boolean({VIEWER}?.open)", 20)
    opened(page, 2)
    assert page.run(f"return {VIEWER}.index") == 2
