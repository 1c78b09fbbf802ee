#!/usr/bin/env python3
"""Draws the two videos of the folder that is shown where nobody names one: python3 videos.py

Each ends as it begins. Made of what the photos are made of; ffmpeg packs the frames.
"""

import pathlib
import subprocess

import numpy as np

import scenes
from paint import grid, noise, picture

FOLDER = pathlib.Path(__file__).parents[1] / "Photos"
RATE = 24


def evening_on_the_water(random, w, h, count):
    """The sun on the sea: each row of the water sways, the nearer the wider, and the light on it comes and goes."""
    still = scenes.sea(random, w, h, "gold", (0.42, 0.45), (0.7, 0.16))
    x, y = grid(w, h)
    horizon = h * 0.54
    near = np.clip((y - horizon) / (h - horizon), 0, 1)
    depth = 1 / (0.08 + near)
    light = noise(random, w, h, w * 0.2, 6, 0.6)
    for frame in range(count):
        turn = 2 * np.pi * frame / count
        sway = np.sin(2 * turn + depth * 9) + 0.6 * np.sin(3 * turn - depth * 23 + x / w * 5)
        columns = np.clip(x + sway * near * w * 0.006, 0, w - 1).astype(int)
        rows = np.clip(y + sway * near * h * 0.004, 0, h - 1).astype(int)
        flicker = near * 14 * np.sin(2 * turn + light * 7)
        yield still[rows, columns] + flicker[..., None]


def snow_before_lamps(random, w, h, count):
    """Flakes before the lamps of the market: near ones are large, and fall three times while far ones fall once."""
    still = scenes.lights(random, w, h, [(255, 206, 130), (140, 170, 255), (255, 150, 90)], 46)
    layers = [(260, 1, 1.3, 70), (90, 2, 2.6, 130), (26, 3, 5.5, 190)]
    flakes = [(random.uniform(0, 1, (amount, 3)), falls, size, light) for amount, falls, size, light in layers]
    x, y = grid(w, h)
    for frame in range(count):
        time = frame / count
        scene = still.copy()
        for seeds, falls, size, light in flakes:
            for across, down, phase in seeds:
                top = (down + falls * time) % 1 * (h + 20) - 10
                left = across * w + 9 * falls * np.sin(2 * np.pi * (time + phase))
                reach = int(3 * size) + 1
                rows, columns = slice(max(0, int(top) - reach), max(0, int(top) + reach)), slice(max(0, int(left) - reach), max(0, int(left) + reach))
                distance = (x[rows, columns] - left) ** 2 + (y[rows, columns] - top) ** 2
                scene[rows, columns] += (light * np.exp(-distance / (size * size)))[..., None]
        yield scene


# File, when and where it was taken, shape, seconds, what is seen.
VIDEOS = [
    ("Sailing/VID_20230806_200214.mp4", "2023-08-06T20:02:14+0300", "+37.0856+025.1500/", (960, 540), 6, evening_on_the_water),
    ("Winter/VID_20230102_184031.mp4", "2023-01-02T18:40:31+0100", "+47.3769+008.5417/", (540, 960), 5, snow_before_lamps),
]


def main():
    for number, (name, taken, where, (w, h), seconds, draw) in enumerate(VIDEOS):
        tags = {"com.apple.quicktime.creationdate": taken, "com.apple.quicktime.location.ISO6709": where,
                "com.apple.quicktime.make": "Tsumami", "com.apple.quicktime.model": "Phone 3"}
        path = FOLDER / name
        ffmpeg = subprocess.Popen(
            ["ffmpeg", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{w}x{h}", "-r", str(RATE), "-i", "-",
             "-c:v", "libx264", "-preset", "veryslow", "-crf", "28", "-pix_fmt", "yuv420p", "-threads", "1", "-fflags", "+bitexact",
             "-flags:v", "+bitexact", "-movflags", "+faststart+use_metadata_tags"]
            + [part for key, value in tags.items() for part in ("-metadata", f"{key}={value}")] + [str(path)],
            stdin=subprocess.PIPE)
        for frame in draw(np.random.default_rng(900 + number), w, h, seconds * RATE):
            ffmpeg.stdin.write(np.asarray(picture(frame).convert("RGB")).tobytes())
        ffmpeg.stdin.close()
        if ffmpeg.wait() != 0:
            raise SystemExit(f"{name}: ffmpeg could not write it")
        print(f"{name}: {path.stat().st_size / 1000:.0f} kB", flush=True)


if __name__ == "__main__":
    main()
