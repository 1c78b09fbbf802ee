"""The native tool and the wasm module make the same of every recording, to a billionth."""

import json
import os
import pathlib
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest

from conftest import ROOT, TOOL, load_module
from hands import TRACES

# See Tests/TouchTracesTests/TestData.swift.
DATA = pathlib.Path(os.environ.get("TSUMAMI_DATA", ROOT.parent / "shared/data")) / "recordings"
RECORDINGS = sorted(path for end in ("csv", "events", "txt") for path in DATA.rglob(f"*.{end}"))
SCENES = [line.split()[0] for line in subprocess.run([TOOL, "scenes"], capture_output=True, text=True).stdout.splitlines()]
FITS_TRACE = ("scroll", "all", "gallery")


def tool(*arguments):
    done = subprocess.run([TOOL, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, f"{arguments}: {done.stderr}"
    return done.stdout


def everywhere(work, items):
    """The work on each of the items, on all processors."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(work, items))


@pytest.fixture(scope="session")
def recordings():
    """The traces that can be had, by name."""
    texts = everywhere(lambda path: tool("convert", "-q", str(path)), RECORDINGS)
    return TRACES | {str(path.relative_to(DATA)): text for path, text in zip(RECORDINGS, texts)}


@pytest.fixture(scope="session")
def traces(recordings, tmp_path_factory):
    """The same as files, in the same order."""
    folder = tmp_path_factory.mktemp("traces")
    paths = [folder / f"{index}.jsonl" for index in range(len(recordings))]
    for path, text in zip(paths, recordings.values()):
        path.write_text(text)
    return paths


def replayed(scene, traces):
    """The native tool's transcripts, from one run of it: a line before each names its trace."""
    output = tool("replay", "-q", "--scene", scene, "--format", "json", *map(str, traces))
    transcripts = []
    for line in output.splitlines(keepends=True):
        if line.startswith('{"trace":'):
            transcripts.append("")
        else:
            transcripts[-1] += line
    assert len(transcripts) == len(traces)
    return transcripts


def transcript(recordings, texts):
    """All transcripts as one, each with a line in front that names the recording."""
    named = zip(recordings, texts)
    return "".join(json.dumps({"t": 0, "event": name}) + "\n" + text for name, text in named)


@pytest.mark.parametrize("scene", SCENES)
def test_every_recording_gives_the_same_transcript(blank, recordings, traces, tmp_path, tsumami, scene):
    natively = replayed(scene, traces)
    load_module(blank, "replay.js")
    window = None if scene in FITS_TRACE else [320, 480]
    in_wasm = blank.run_async("return replayTraces(...given)", list(recordings.values()), scene, window)
    (tmp_path / "native").write_text(transcript(recordings, natively))
    (tmp_path / "wasm").write_text(transcript(recordings, in_wasm))
    assert tsumami("diff", "native", "wasm", check=False).stdout == ""
    lines = sum(text.count("\n") for text in natively)
    # Each has a last line; some scenes say no more than that of most recordings.
    assert lines > len(recordings), "something happened in them"
    print(f"{scene}: {len(recordings)} recordings, {lines} lines")


def test_the_recordings_are_there():
    if not RECORDINGS:
        pytest.skip(f"no recordings in {DATA}: only the traces made by formula were compared")
    assert len(RECORDINGS) >= 110
