"""One photo of the gallery in Firefox, with its touches: a video in its place, the sheet that a finger pulls, the slideshow, the sheet of keys."""

import subprocess

import pytest

import photos
from conftest import Server

COVERED = "document.body.style.getPropertyValue('--covered') === '1'"


@pytest.fixture(scope="module")
def media(tmp_path_factory):
    folder = tmp_path_factory.mktemp("media")
    photos.plain(folder, 12)
    subprocess.run(["ffmpeg", "-hide_banner", "-loglevel", "error", "-f", "lavfi", "-i", "testsrc2=size=320x180:rate=10:duration=8",
                    "-c:v", "libvpx", "-g", "10", folder / "video.webm"], check=True)
    with Server(folder) as server:
        yield server


def opened(firefox, server, name):
    page = firefox.open(f"{server.url}#gallery/{name}")
    page.wait_for("window.tsumami?.ready && true")
    page.run("await tsumami.ready")
    page.wait_for(COVERED)
    return page


def test_a_video_plays_in_its_place(firefox, media):
    page = opened(firefox, media, "video.webm")
    page.wait_for("document.querySelector('#stage video')?.currentTime > 0.2")
    video, layer = page.run("""
      const video = document.querySelector('#stage video'), box = part => { const r = part.getBoundingClientRect(); return [r.left, r.top, r.width, r.height] }
      return [box(video), box(video.parentElement)]""")
    assert video == pytest.approx(layer, abs=0.5) and video[2] > 300
    page.key(" ")
    page.wait_for("document.querySelector('#stage video').paused")
    page.close()


def test_a_finger_pulls_the_information_down(firefox, media):
    page = opened(firefox, media, "0003.png")
    page.run("inform.click()")
    page.wait_for("information.innerText.includes('400 × 300, ') && information.getAnimations().length === 0")
    x, y = page.run("const r = information.getBoundingClientRect(); return [r.left + r.width / 2, r.top + 14]")
    page.touch([(x, y + (820 - y) * part / 10) for part in range(11)])
    page.wait_for("information.hidden")
    page.close()


def test_a_slideshow_begins_and_a_touch_ends_it(firefox, media):
    page = opened(firefox, media, "0003.png")
    page.key(" ")
    page.wait_for("document.body.classList.contains('slideshow')")
    page.touch([(195, 400)])
    page.wait_for("!document.body.classList.contains('slideshow')")
    page.wait_for(COVERED)
    page.key("?")
    page.wait_for("help.open && help.contains(document.activeElement)")
    page.close()


def test_back_closes_the_information_then_the_photo_and_ends_choosing(firefox, media):
    page = opened(firefox, media, "0003.png")
    page.run("inform.click()")
    page.wait_for("history.state?.overlays === 1")
    page.run("history.back()")
    page.wait_for(f"information.hidden && {COVERED} && location.hash === '#gallery/0003.png'")
    page.run("history.back()")
    page.wait_for("location.hash === '#gallery' && document.body.style.getPropertyValue('--covered') === '0'")
    page.run("choose.click()")
    page.wait_for("document.body.classList.contains('choosing') && history.state?.overlays === 1")
    page.run("history.back()")
    page.wait_for("!document.body.classList.contains('choosing') && !history.state?.overlays")
    page.run("const went = new Promise(then => addEventListener('popstate', then, { once: true })); history.forward(); await went")
    page.wait_for("!history.state?.overlays && !document.body.classList.contains('choosing')")
    page.close()
