#!/usr/bin/env python3
"""Draws the built-in pictures: python3 draw.py [NAME…]

Each is made of nothing but arithmetic and a fixed seed, and has detail at every size, because these
pictures are there to be zoomed into. The description goes into the file (EXIF), where the server reads it.
"""

import pathlib
import sys

import city
import fern
import map_of_an_island
import mountains
import sunflower
from paint import save

PICTURES = {
    "1-mountain-lake@2x": (
        mountains.draw,
        "A mountain lake at sunrise: seven ridges, one behind the other in the mist, with forests of "
        "spruces, mirrored in still water",
    ),
    "2-sunflower@2x": (
        sunflower.draw,
        "The head of a sunflower from the front, its seeds in spirals, two rings of yellow petals around it",
    ),
    "3-city-at-night@2x": (
        city.draw,
        "A city on a river at night, wide: towers with thousands of lit windows under a full moon",
    ),
    "4-fern@2x": (
        fern.draw,
        "A fern leaf on dark ground, each of its leaflets a small copy of the whole",
    ),
    "5-map-of-an-island@2x": (
        map_of_an_island.draw,
        "The map of an island that does not exist, with contour lines every twenty metres, shaded slopes "
        "and depths of the sea",
    ),
}


def main(names: list[str]) -> None:
    for name, (draw, description) in PICTURES.items():
        if not names or name in names:
            path = pathlib.Path(__file__).parent / f"{name}.webp"
            save(draw(), path, description)
            print(f"{path.name}: {path.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main(sys.argv[1:])
