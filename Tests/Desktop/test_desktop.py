"""Programs in a window of the desktop: what is drawn, and what comes in from a mouse, a wheel, keys and fingers.

The window is on an X server without a screen; a picture of it is what ffmpeg sees there.
"""

import os
import pathlib
import subprocess
import time

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
PROGRAMS = ROOT / ".build-desktop/debug"
RESULTS = ROOT / "build/desktop-tests"
SIZE = (820, 640)


@pytest.fixture(scope="session")
def display():
    """An X server of the tests' own, on the first number that is free."""
    read, write = os.pipe()
    screen = f"{SIZE[0]}x{SIZE[1]}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", screen], pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as file:
        number = file.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


class Screen:
    """What is on the display, and the hands that reach it."""

    def __init__(self, display):
        self.environment = os.environ | {"DISPLAY": display, "SDL_VIDEODRIVER": "x11"}
        self.display = display

    def hands(self, *commands):
        subprocess.run(["xdotool", *map(str, commands)], env=self.environment, check=True)

    def picture(self, name=None):
        """A function from a place to its color."""
        width, height = SIZE
        source = ["-f", "x11grab", "-video_size", f"{width}x{height}", "-i", self.display, "-frames:v", "1"]
        if name:
            RESULTS.mkdir(parents=True, exist_ok=True)
            subprocess.run(["ffmpeg", "-loglevel", "error", "-y", *source, RESULTS / name], check=True)
        raw = subprocess.run(
            ["ffmpeg", "-loglevel", "error", *source, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"],
            check=True, capture_output=True).stdout
        return lambda x, y: tuple(raw[3 * (y * width + x):][:3])

    def wait(self, holds, name=None):
        """Waits until something holds of the picture."""
        end = time.monotonic() + 30
        while not holds(picture := self.picture()):
            assert time.monotonic() < end, f"it never came; see {self.save()}"
        return self.picture(name) if name else picture

    def save(self):
        self.picture("failed.png")
        return RESULTS / "failed.png"


@pytest.fixture
def sample(display, tmp_path):
    """The sample with a picture of four colors; the window is in the middle of the display."""
    half = 200
    rows = [RED * half + GREEN * half] * half + [NAVY * half + YELLOW * half] * half
    # The one form that needs no library to write, and ffmpeg to make a PNG of it.
    pixels = b"P6 400 400 255\n" + b"".join(map(bytes, rows))
    picture = tmp_path / "four.png"
    subprocess.run(["ffmpeg", "-loglevel", "error", "-f", "ppm_pipe", "-i", "-", picture], input=pixels, check=True)
    screen = Screen(display)
    program = subprocess.Popen([PROGRAMS / "DesktopSample", picture], env=screen.environment)
    screen.wait(lambda picture: picture(700, 60) == BLUE)
    yield screen
    assert program.poll() is None
    program.terminate()
    program.wait()


BLUE = (0, 122, 255)
RED, GREEN, NAVY, YELLOW = (255, 0, 0), (0, 255, 0), (0, 0, 128), (255, 255, 0)


def letters(picture, box):
    """The pixels of a box that are neither white nor of the button's blue."""
    left, top, right, bottom = box
    return {(x, y) for x in range(left, right) for y in range(top, bottom)
            if picture(x, y) not in [(255, 255, 255), BLUE]}


LIST = (545, 120, 640, 590)
BUTTON = (560, 40, 780, 80)


def test_it_draws_colors_corners_pictures_and_text(sample):
    picture = sample.picture("sample.png")
    # 800 × 600 in the middle of 820 × 640; the picture is as wide as what is left of the column.
    assert [picture(60, 100), picture(480, 100), picture(480, 540)] == [RED, GREEN, YELLOW]
    assert picture(60, 30) == (0, 0, 0), "beside it the view's own black"
    assert picture(547, 37) != BLUE and picture(560, 60) == BLUE, "corners are round"
    assert len(letters(picture, BUTTON)) > 100 and len(letters(picture, LIST)) > 500


def test_a_click_is_a_tap(sample):
    before = letters(sample.picture(), BUTTON)
    sample.hands("mousemove", 660, 60, "click", 1)
    sample.wait(lambda picture: letters(picture, BUTTON) != before, "tapped.png")


def test_the_wheel_scrolls_what_is_under_it(sample):
    before = sample.picture()
    sample.hands("mousemove", 660, 300, "click", 5, "click", 5)
    sample.wait(lambda picture: letters(picture, LIST) != letters(before, LIST))
    assert sample.picture()(60, 100) == RED


def test_a_drag_scrolls_and_a_page_key_goes_on(sample):
    before = sample.picture()
    sample.hands("mousemove", 660, 500, "mousedown", 1)
    for y in range(490, 200, -10):
        sample.hands("mousemove", 660, y)
    sample.hands("mouseup", 1)
    after = sample.wait(lambda picture: letters(picture, LIST) != letters(before, LIST))
    sample.hands("key", "Next")
    sample.wait(lambda picture: letters(picture, LIST) != letters(after, LIST))


def test_control_and_the_wheel_zooms_about_the_pointer(sample):
    sample.hands("mousemove", 100, 120, "keydown", "Control_L", "click", 4, "click", 4, "keyup", "Control_L")
    # The corner of red under the pointer grows over all of the view.
    sample.wait(lambda picture: picture(400, 420) == RED, "zoomed.png")
    assert sample.picture()(700, 60) == BLUE, "and not over its neighbours"


def test_fingers_and_keys_are_told_once_and_in_order(tmp_path):
    dummy = os.environ | {"SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run([PROGRAMS / "DesktopFingers"], env=dummy, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "began finger 100 100",
        "began finger 300 100",
        "moved finger 200 50, finger 400 150",
        "ended finger 200 50",
        "ended finger 400 150",
        "began finger 50 25",
        "press 14 k",
        "cancelled finger 50 25",
        "press cancelled",
        "began mouse 30 40",
        "moved mouse 50 60",
        "ended mouse 50 60",
        "began mouse 70 80, buttons 2",
        "moved mouse 70 80, buttons 3",
        "moved mouse 70 80, buttons 2",
        "ended mouse 70 80, buttons 2",
        "press 78 ",
        "press ended",
        "closed, 8 frames",
    ]


def test_a_label_has_the_lines_that_were_measured():
    """In the size of its words it shows the same letters as with more room above and below."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    name = RESULTS / "paragraphs.png"
    done = subprocess.run([PROGRAMS / "DesktopFingers", name], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    [in_no_window, *sizes] = [tuple(map(int, line.split())) for line in done.stdout.splitlines()]
    assert in_no_window[0] > 300, "a label is measured while the program makes its window"
    raw = subprocess.run(
        ["ffmpeg", "-loglevel", "error", "-i", name, "-f", "rawvideo", "-pix_fmt", "gray", "-"],
        check=True, capture_output=True).stdout
    width = 150 * len(sizes)
    assert len(raw) == width * 800 and len(sizes) == 20

    def shown(column, half):
        rows = [raw[y * width + column * 150:][:150] for y in range(half * 400, half * 400 + 400)]
        return [row for row in rows if min(row) < 128]

    for column, (wide, high) in enumerate(sizes):
        assert 0 < len(shown(column, 0)) <= high
        # A single line is as wide as it wants to be; with two there is room for as many as there may be.
        if column < 15:
            assert wide <= 130
            assert len(shown(column, 0)) == pytest.approx(len(shown(column, 1)), abs=1), column
    assert [high for _, high in sizes[10:15]] == [41, 41, 41, 41, 41]
    assert {high for _, high in sizes[15:]} == {21}
    assert sizes[0][1] > 80 and sizes[2][1] > 60


def painted(what, height):
    """What the program draws into a file so high: a function from a place to its color."""
    RESULTS.mkdir(parents=True, exist_ok=True)
    name = RESULTS / f"{what}.png"
    subprocess.run([PROGRAMS / "DesktopFingers", what, name], check=True, timeout=60)
    raw = subprocess.run(
        ["ffmpeg", "-loglevel", "error", "-i", name, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"],
        check=True, capture_output=True).stdout
    width = len(raw) // 3 // height
    return lambda x, y: tuple(raw[3 * (y * width + x):][:3])


def near(color, other):
    return all(abs(a - b) <= 8 for a, b in zip(color, other, strict=True))


def test_gradients_are_painted_as_their_points_and_places_say():
    color = painted("gradients", 320)
    red, blue, half = (255, 0, 0), (0, 0, 255), (128, 0, 128)
    assert near(color(1, 1), red) and near(color(100, 25), half) and near(color(198, 48), blue)
    # At a right angle to the way, in a rectangle that is no square.
    share = 200 * 200 / (200 * 200 + 50 * 50)
    assert near(color(199, 0), (255 * (1 - share), 0, 255 * share))
    assert near(color(100, 85), red) and near(color(125, 85), half) and near(color(155, 85), blue)
    assert near(color(100, 109), blue) and color(2, 62) == (255, 255, 255), "an ellipse within round corners"
    quarters = [color(100, 165), color(10, 145), color(100, 125)]
    assert all(map(near, quarters, [(191, 0, 64), half, (64, 0, 191)])), "clockwise from the right"
    assert near(color(100, 205), (128, 0, 0)), "red that fades over black"
    # Half of the way from −1, −0.5, 0 to 1, 1.5, 2, but for a frame; and its end in the second moment.
    left, middle, right = color(1, 265), color(100, 265), color(198, 265)
    assert left[0] > 230 and middle[2] > 230 and right[0] > 230
    assert near(color(208 + 100, 265), red) and near(color(208 + 198, 265), red)


def test_of_what_is_masked_only_what_is_opaque_in_its_mask_is_painted():
    color = painted("masks", 360)
    red, white, half = (255, 0, 0), (255, 255, 255), (255, 127, 127)
    # After a tenth of a second the circle has a radius of 24 points; after six tenths 44.
    assert [color(100 + x, 40) for x in (-26, -20, 20, 26)] == [white, red, red, white]
    assert [color(308 + x, 40) for x in (-47, -41, 41, 47)] == [white, red, red, white]
    assert near(color(100, 110), half) and color(100, 130) == white and color(100, 150) == white
    assert all(map(near, [color(100, 181), color(100, 220), color(100, 258)], [(255, 250, 250), half, (255, 5, 5)]))
    assert color(100, 310) == white


def test_a_view_and_a_layer_draw_shapes():
    color = painted("drawings", 200)
    red, blue, green, white, black = (255, 0, 0), (0, 0, 255), (0, 255, 0), (255, 255, 255), (0, 0, 0)
    assert color(20, 20) == red and color(1, 1) == white
    assert [color(50, y) for y in (54, 56, 64, 66)] == [white, blue, blue, white], "ten points thick"
    assert color(65, 5) == green and color(80, 20) == white, "a hole"
    # From the right, clockwise: below.
    assert color(50, 190) == black and color(50, 110) == white


def test_without_a_desktop_it_says_so():
    done = subprocess.run(
        [PROGRAMS / "DesktopSample"], env=os.environ | {"SDL_VIDEODRIVER": "x11", "DISPLAY": ":none"}, capture_output=True, text=True)
    assert done.returncode == 69
    assert done.stderr.startswith("DesktopSample: no window could be opened: ")


def test_film_strips_show_the_middle_of_a_zoom(tmp_path):
    """The second of five colors opens out of the middle cell of the first row."""
    for number, color in enumerate(["red", "lime", "navy", "maroon", "purple"], 1):
        subprocess.run(
            ["ffmpeg", "-loglevel", "error", "-f", "lavfi", "-i", f"color={color}:s=300x400,format=rgb24",
             "-frames:v", "1", tmp_path / f"{number}.png"], check=True)
    subprocess.run([PROGRAMS / "FilmStrips", tmp_path, tmp_path], check=True)

    def moments(name):
        """For each moment whether a place in points, relative to the window, has the color of the photo."""
        width, scale = 1848, 1.5
        raw = subprocess.run(
            ["ffmpeg", "-loglevel", "error", "-i", tmp_path / name, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"],
            check=True, capture_output=True).stdout
        assert len(raw) == width * 720 * 3

        def is_photo(moment, x, y):
            at = 3 * (int(y * scale) * width + int((moment * 248 + x) * scale))
            red, green, blue = raw[at:at + 3]
            return green > 200 and red < 60 and blue < 60

        return is_photo

    cell, middle, corner = (120, 6), (120, 240), (90, 120)
    zoom = moments("zoom.png")
    assert zoom(0, *cell) and not zoom(0, *middle), "it is in its cell"
    assert not zoom(2, *cell) and zoom(2, *corner), "on its way it is not in its cell as well"
    assert not zoom(4, *cell) and zoom(4, *middle), "and it is open"
    turned = moments("zoom-turned.png")
    assert not turned(2, *cell) and turned(2, 140, 300), "the finger has it below its cell"
    assert turned(4, *cell) and not turned(4, *middle), "and it is back in its cell"


def test_images_are_found_by_name_beside_the_program_and_made_of_bytes(tmp_path):
    for name, size in (("lake.png", "30x20"), ("lake@2x.png", "80x40"), ("sea@2x.jpg", "60x60")):
        subprocess.run(["ffmpeg", "-loglevel", "error", "-f", "lavfi", "-i", f"color=red:s={size}", "-frames:v", "1", tmp_path / name], check=True)
    done = subprocess.run(
        [PROGRAMS / "DesktopFingers", "images", tmp_path / "lake.png"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    last = ["30 20", "30 20", "15 10", "none"]
    # At two pixels a point the sharper one is taken; a name leads out of no folder, and half a file is no picture.
    assert done.stdout.split("\n")[:-1] == ["none", "30 20", "30 20", "30 30", "none", "none", *last, "40 20", "40 20", "30 30", "none", "none", *last]
