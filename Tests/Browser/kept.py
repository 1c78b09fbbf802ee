"""What this run of the tests has made and makes no second time: folders of photos, and what servers have read and drawn of them. The workers share it.

Reading two thousand photos and drawing their thumbnails was an eighth of what all the browser tests asked of the processors."""

import atexit
import contextlib
import fcntl
import os
import pathlib
import shutil
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The process that starts the workers makes it and takes it away: in another run other programs read the photos.
if "TESTS_KEEP_IN" not in os.environ:
    os.environ["TESTS_KEEP_IN"] = tempfile.mkdtemp()
    atexit.register(shutil.rmtree, os.environ["TESTS_KEEP_IN"], ignore_errors=True)
RUN = pathlib.Path(os.environ["TESTS_KEEP_IN"])


@contextlib.contextmanager
def one_at_a_time(name):
    with open(RUN / f"{name}.lock", "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def folder(name, make):
    """A folder that whoever comes first has made; no test changes it."""
    place = RUN / name
    with one_at_a_time(name):
        if not place.exists():
            make(RUN / f"{name}.part")
            (RUN / f"{name}.part").rename(place)
    return place


def is_shared(photos):
    """Whether a folder is the same for all tests of a run."""
    photos = pathlib.Path(photos).resolve()
    return photos.is_relative_to(ROOT / "Apps") or photos.is_relative_to(RUN.resolve())


def cache(photos):
    """The folder for what servers have made of these photos."""
    return RUN / ("cache" + str(pathlib.Path(photos).resolve()).replace("/", "-"))


def drawn(cache):
    return sum(len(files) for _, _, files in os.walk(cache))


def take(photos, place):
    """Gives a new server's cache what an earlier one has made of the same photos."""
    kept = cache(photos)
    with one_at_a_time(kept.name):
        if kept.exists():
            shutil.copytree(kept, place, dirs_exist_ok=True)


def keep(photos, place):
    """Keeps what a server that has ended has made, if it is more than what is kept."""
    kept = cache(photos)
    with one_at_a_time(kept.name):
        if drawn(place) > drawn(kept):
            shutil.rmtree(kept, ignore_errors=True)
            shutil.copytree(place, kept, ignore=shutil.ignore_patterns("data", "password"))
