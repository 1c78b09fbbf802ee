#!/usr/bin/env python3
"""Draws the folder that is shown where nobody names one: python3 folder.py [ALBUM…]

Photos of three years, in albums, with dates, places and what cameras write beside (EXIF). Made of nothing but arithmetic and
fixed seeds. Whoever has photos of their own never sees them.
"""

import datetime
import pathlib
import sys

import numpy as np
from PIL import Image
from PIL.TiffImagePlugin import IFDRational

import scenes
from paint import picture

FOLDER = pathlib.Path(__file__).parents[1] / "Photos"

# Shapes, in pixels: across, upright, square, wide.
A, U, S, W = (960, 720), (720, 960), (800, 800), (1280, 640)

PHONE = ("Tsumami", "Phone 3", "Phone 3 main camera", 6.9, 1.8)
CAMERA = ("Tsumami", "Camera X", "Tsumami 24-70mm F4", 35.0, 5.6)


def shot(when, name, shape, scene, *arguments, **options):
    return when, name, shape, scene, arguments, options


# Album: its first day, the hours before Greenwich, place, camera; then [day and time, what is seen, shape, scene, …].
ALBUMS = {
    "Alps": ("2022-07-09", 2, (46.6242, 8.0414), CAMERA, [
        shot("0 06:12", "The valley at dawn", A, scenes.ridges, "dawn", (0.72, 0.3)),
        shot("0 07:40", "Mist between the ridges", W, scenes.ridges, "grey", None, 6),
        shot("0 11:05", "The lake below the pass", A, scenes.ridges, "noon", (0.2, 0.12), 5, 0.5, True),
        shot("0 13:31", "Snow in July", U, scenes.ridges, "noon", (0.8, 0.12), 4, 1.3),
        shot("1 05:58", "First light", A, scenes.ridges, "gold", (0.3, 0.32), 6, 0.4),
        shot("1 09:15", "A larch at the hut", U, scenes.tree, "noon", (96, 132, 62)),
        shot("1 20:47", "The last light on the lake", A, scenes.ridges, "dusk", (0.6, 0.38), 5, 0.2, True),
        shot("2 22:50", "The Milky Way over the pass", U, scenes.stars, None, 0.9),
    ]),
    "Garden": ("2022-05-21", 2, (47.6633, 9.1753), PHONE, [
        shot("0 10:02", "A marigold", S, scenes.flower, (246, 158, 36), (120, 62, 20), 21, 3),
        shot("0 10:04", "A daisy", S, scenes.flower, (246, 246, 240), (236, 186, 40), 24, 2),
        shot("0 10:09", "A dahlia", A, scenes.flower, (206, 60, 110), (236, 160, 60), 15, 4),
        shot("26 18:20", "A cosmos in the evening", U, scenes.flower, (214, 130, 196), (240, 196, 60), 8, 1),
        shot("26 18:26", "Leaves after the rain", A, scenes.blurred, (16, 44, 24), (132, 176, 92)),
        shot("402 09:12", "A rudbeckia", S, scenes.flower, (250, 196, 40), (62, 36, 22), 14, 2),
        shot("402 09:20", "A blue anemone", A, scenes.flower, (92, 96, 206), (30, 26, 52), 9, 2),
    ]),
    "Autumn": ("2022-10-15", 2, (47.7261, 8.7890), PHONE, [
        shot("0 15:10", "The old maple", A, scenes.tree, "gold", (220, 96, 30)),
        shot("0 15:26", "Under the beeches", U, scenes.forest, "gold", (206, 140, 40)),
        shot("0 15:41", "Beeches in the mist", A, scenes.forest, "grey", (182, 112, 46)),
        shot("8 08:03", "Fog over the hills", W, scenes.ridges, "grey", None, 7),
        shot("8 08:40", "The lime tree at the crossroads", U, scenes.tree, "grey", (206, 172, 52)),
    ]),
    "Winter": ("2022-12-24", 1, (47.3769, 8.5417), PHONE, [
        shot("0 17:35", "The market", U, scenes.lights, [(255, 190, 100), (255, 120, 80), (250, 230, 180)]),
        shot("0 17:41", "Lamps in the snow", A, scenes.lights, [(255, 206, 130), (140, 170, 255)]),
        shot("0 21:10", "The tree", S, scenes.lights, [(255, 210, 120), (90, 220, 120), (255, 90, 80)], 130),
        shot("7 23:58", "Waiting for midnight", W, scenes.skyline, "night"),
        shot("9 10:22", "Fresh snow", A, scenes.ridges, "winter", (0.25, 0.2), 5, 2.6),
        shot("9 12:08", "Above the fog", W, scenes.above, "winter"),
    ]),
    "Lisbon": ("2023-03-30", 1, (38.7139, -9.1334), CAMERA, [
        shot("0 10:15", "Tiles in the Alfama", S, scenes.tiles, (38, 78, 156)),
        shot("0 10:18", "More tiles", S, scenes.tiles, (30, 110, 110)),
        shot("0 10:40", "The yellow house", U, scenes.facade, (236, 192, 92), (46, 96, 92)),
        shot("0 16:02", "A galão", S, scenes.cup, (150, 100, 62), (126, 88, 58)),
        shot("1 09:30", "The rose house", A, scenes.facade, (226, 150, 140), (70, 104, 74)),
        shot("1 11:11", "Tiles at the station", A, scenes.tiles, (120, 50, 70)),
        shot("1 19:52", "The river in the evening", W, scenes.sea, "dusk", (0.42, 0.43), (0.74, 0.2)),
        shot("2 14:05", "The beach at Guincho", A, scenes.sea, "noon", (0.2, 0.1), None, True),
        shot("2 21:15", "From the other bank", W, scenes.skyline, "dusk"),
    ]),
    "Tulips": ("2023-04-22", 2, (52.2701, 4.5464), PHONE, [
        shot("0 11:20", "Rows up to the horizon", A, scenes.fields, "noon", [(226, 60, 56), (246, 206, 70), (236, 120, 170)]),
        shot("0 11:34", "White and violet", W, scenes.fields, "grey", [(236, 232, 240), (136, 70, 170)]),
        shot("0 12:02", "A tulip from above", S, scenes.flower, (232, 62, 54), (240, 200, 70), 6, 2),
    ]),
    "Sailing": ("2023-08-05", 3, (37.0856, 25.1500), CAMERA, [
        shot("0 07:05", "Leaving the harbour", A, scenes.sea, "dawn", (0.66, 0.42), (0.3, 0.24)),
        shot("0 13:22", "Noon", A, scenes.sea, "noon", (0.8, 0.12), (0.62, 0.34)),
        shot("1 09:44", "A bay for us alone", A, scenes.sea, "noon", (0.1, 0.1), None, True),
        shot("1 19:58", "The sun goes into the sea", U, scenes.sea, "gold", (0.5, 0.46), (0.72, 0.12)),
        shot("2 20:06", "And once more", W, scenes.sea, "dusk", (0.34, 0.45)),
        shot("2 23:40", "No lamp far and wide", A, scenes.stars, None, 1.2),
    ]),
    "Iceland": ("2023-11-18", 0, (64.1466, -21.9426), CAMERA, [
        shot("0 14:50", "Four hours of day", W, scenes.ridges, "dusk", (0.3, 0.36), 5, 1.0, True),
        shot("0 22:31", "It begins", A, scenes.stars, (70, 220, 130)),
        shot("0 22:48", "Over the whole sky", U, scenes.stars, (60, 230, 150)),
        shot("0 23:02", "Green, and then violet", A, scenes.stars, (110, 190, 190)),
        shot("1 11:15", "Black and white", A, scenes.ridges, "grey", None, 5, 1.8),
        shot("1 12:40", "Morning at noon", W, scenes.ridges, "dawn", (0.55, 0.4), 4, 1.6, True),
    ]),
    "Balloons": ("2024-06-16", 3, (38.6431, 34.8289), PHONE, [
        shot("0 05:31", "They rise", A, scenes.balloons, "dawn", 7),
        shot("0 05:40", "Thirty of them", U, scenes.balloons, "dawn", 12),
        shot("0 05:58", "Over the valley", A, scenes.balloons, "gold", 9),
    ]),
    "Desert": ("2024-02-11", 1, (31.0802, -4.0133), CAMERA, [
        shot("0 07:20", "The dunes before the wind", A, scenes.dunes, "dawn"),
        shot("0 07:52", "Ripples", U, scenes.dunes, "gold"),
        shot("0 18:11", "Evening on the crest", W, scenes.dunes, "dusk"),
        shot("0 23:30", "Stars down to the sand", A, scenes.stars, None, 1.4),
    ]),
    "": ("2024-08-02", 2, (47.6633, 9.1753), PHONE, [
        shot("0 08:15", "Breakfast", S, scenes.cup, (96, 60, 36), (196, 178, 152)),
        shot("0 21:05", "The harbour", W, scenes.skyline, "dusk"),
        shot("44 17:40", "Out of the window", W, scenes.above, "gold"),
        shot("44 17:52", "Higher still", A, scenes.above, "dusk"),
        shot("44 09:00", "Tea", A, scenes.cup, (150, 120, 40), (92, 70, 60)),
        shot("44 18:31", "The first yellow leaves", A, scenes.tree, "noon", (190, 178, 60)),
        shot("44 07:22", "Through the woods", U, scenes.forest, "dawn", (96, 120, 60)),
        shot("44 21:40", "Rain on the pane", U, scenes.lights, [(255, 120, 90), (120, 180, 255), (255, 220, 150)], 110),
    ]),
}


def main(albums):
    total, number = 0, 412
    for album, (first, zone, place, camera, shots) in ALBUMS.items():
        folder = FOLDER / album
        folder.mkdir(parents=True, exist_ok=True)
        for index, (when, words, shape, scene, arguments, options) in enumerate(shots):
            number += 1 + index % 3
            if albums and album not in albums:
                continue
            random = np.random.default_rng(number)
            image = picture(scene(random, *shape, *arguments, **options)).convert("RGB")
            path = folder / f"IMG_{number:04}.webp"
            image.save(path, quality=74, method=6, exif=exif(first, zone, place, camera, when, words, random))
            total += path.stat().st_size
            print(f"{path.relative_to(FOLDER)}: {words}, {path.stat().st_size / 1000:.0f} kB", flush=True)
    print(f"{total / 1e6:.1f} MB")


def exif(first, zone, place, camera, when, words, random):
    """What a camera would have written: tags of EXIF 2.32."""
    make, model, lens, focal, aperture = camera
    day, time = when.split()
    date = datetime.datetime.fromisoformat(f"{first} {time}:{random.integers(0, 60):02}") + datetime.timedelta(days=int(day))
    tags = Image.Exif()
    tags[0x010E], tags[0x010F], tags[0x0110] = words, make, model
    tags[0x0132] = date.strftime("%Y:%m:%d %H:%M:%S")
    details = tags.get_ifd(0x8769)
    details[0x9003] = details[0x9004] = tags[0x0132]
    details[0x9010] = details[0x9011] = f"+{zone:02}:00"
    details[0x829A] = IFDRational(1, int(2 ** random.integers(5, 11)))
    details[0x829D], details[0x920A] = IFDRational(int(aperture * 10), 10), IFDRational(int(focal * 10), 10)
    details[0x8827] = int(50 * 2 ** random.integers(1, 6))
    details[0xA434] = lens
    spot = tags.get_ifd(0x8825)
    for tag, value, letters in ((1, place[0], "NS"), (3, place[1], "EW")):
        value += random.uniform(-0.01, 0.01)
        spot[tag] = letters[value < 0]
        minutes, rest = divmod(abs(value) * 60, 1)
        spot[tag + 1] = (IFDRational(int(minutes // 60)), IFDRational(int(minutes % 60)), IFDRational(round(rest * 6000), 100))
    return tags


if __name__ == "__main__":
    main(sys.argv[1:])
