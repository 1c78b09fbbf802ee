"""What the pictures have in common: noise, blending, and the file they end in."""

import numpy as np
from PIL import Image


def grid(width: int, height: int):
    """The coordinates of all pixels, as two arrays of rows."""
    return np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))


def noise(random, width: int, height: int, cell: float, octaves: int, gain: float = 0.5):
    """Smooth noise between about -1 and 1; `cell` is the size in pixels of its largest features."""
    total = np.zeros((height, width), np.float32)
    weight = 1.0
    for _ in range(octaves):
        columns, rows = int(width / cell) + 3, int(height / cell) + 3
        small = Image.fromarray(random.uniform(-1, 1, (rows, columns)).astype(np.float32))
        size = (int((columns) * cell) + 1, int((rows) * cell) + 1)
        large = np.asarray(small.resize(size, Image.Resampling.BICUBIC))
        total += weight * large[:height, :width]
        weight *= gain
        cell = max(cell / 2, 1)
    return total


def ridge(random, width: int, cell: float, octaves: int, gain: float = 0.5):
    """Noise along one line."""
    return noise(random, width, 1, cell, octaves, gain)[0]


def mix(a, b, amount):
    """Between `a` and `b`; `amount` is a number or an array of rows, 0 to 1."""
    amount = np.asarray(amount, np.float32)
    if amount.ndim == 2:
        amount = amount[..., None]
    return np.asarray(a, np.float32) * (1 - amount) + np.asarray(b, np.float32) * amount


def smooth(low: float, high: float, x):
    """0 below `low`, 1 above `high`, and smooth between."""
    t = np.clip((x - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def picture(colours):
    """An image from an array of sRGB values, 0 to 255. Half a step of noise keeps gradients from banding."""
    dither = np.random.default_rng(1).uniform(-0.5, 0.5, colours.shape[:2])[..., None]
    return Image.fromarray(np.clip(colours + dither + 0.5, 0, 255).astype(np.uint8))


def save(image: Image.Image, path, description: str) -> None:
    exif = Image.Exif()
    exif[0x010E] = description
    image.convert("RGB").save(path, quality=78, method=6, exif=exif)
