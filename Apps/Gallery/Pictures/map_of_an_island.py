"""The map of an island that does not exist."""

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from paint import grid, mix, noise, picture

WIDTH, HEIGHT = 2200, 1650
LOWLAND = [(0.0, (178, 206, 150)), (0.18, (214, 220, 158)), (0.4, (226, 202, 142)), (0.65, (206, 172, 128)), (1.0, (246, 242, 238))]
DEPTHS = [(0.0, (196, 224, 232)), (0.5, (158, 200, 220)), (1.0, (112, 164, 200))]


def draw() -> Image.Image:
    random = np.random.default_rng(23)
    metres = heights(random)
    land, sea = np.clip(metres / 1500, 0, 1), np.clip(-metres / 600, 0, 1)
    colours = np.where((metres > 0)[..., None], tinted(land, LOWLAND), tinted(sea, DEPTHS))
    down, right = np.gradient(metres)
    shade = (-right - down) / np.sqrt(right**2 + down**2 + 40)
    colours = colours * (1 + np.where(metres > 0, 0.2, 0.04) * np.clip(shade, -1, 1))[..., None]
    for step, strength in [(20, 0.28), (100, 0.6)]:
        colours = mix(colours, [122, 84, 52], lines(metres, step) * strength * (metres > 4))
    colours = mix(colours, [84, 132, 170], lines(-metres, 50) * 0.4 * (metres < -10))
    colours = mix(colours, [46, 84, 112], coast(metres))
    return lettering(picture(colours), metres)


def heights(random):
    x, y = grid(WIDTH, HEIGHT)
    bend = noise(random, WIDTH, HEIGHT, 520, 5) * 150
    distance = np.hypot((x + bend - 1080) / 1.35, y + bend * 0.6 - 820) / 640
    rough = 1 - np.abs(noise(random, WIDTH, HEIGHT, 420, 9, 0.48))
    rolling = noise(random, WIDTH, HEIGHT, 700, 8, 0.5)
    return 1250 * (1 - distance) * (0.55 + 0.75 * rough) + 260 * rolling - 130


def tinted(value, stops):
    places, colours = zip(*stops)
    return np.stack([np.interp(value, places, [c[i] for c in colours]) for i in range(3)], -1)


def lines(metres, step):
    """How much of each pixel a line at each multiple of `step` covers, for a line about 1.3 pixels wide."""
    down, right = np.gradient(metres)
    slope = np.maximum(np.hypot(down, right), 1e-3)
    away = np.abs((metres + step / 2) % step - step / 2) / slope
    return np.clip(1.15 - away, 0, 1)


def coast(metres):
    down, right = np.gradient(metres)
    return np.clip(1.6 - np.abs(metres) / np.maximum(np.hypot(down, right), 1e-3), 0, 1)


def lettering(image: Image.Image, metres) -> Image.Image:
    pen = ImageDraw.Draw(image)
    for at in range(0, WIDTH, 200):
        pen.line([(at, 0), (at, HEIGHT)], fill=(120, 150, 170), width=1)
        pen.text((at + 6, 4), f"{24 - at // 200}° W", fill=(70, 96, 116), font=ImageFont.load_default(18))
    for at in range(200, HEIGHT, 200):
        pen.line([(0, at), (WIDTH, at)], fill=(120, 150, 170), width=1)
        pen.text((6, at + 4), f"{61 - at // 200}° N", fill=(70, 96, 116), font=ImageFont.load_default(18))
    free = metres.copy()
    for _ in range(14):
        y, x = np.unravel_index(np.argmax(free), free.shape)
        pen.polygon([(x, y - 7), (x - 6, y + 5), (x + 6, y + 5)], fill=(60, 40, 28))
        pen.text((x + 10, y - 9), f"{metres[y, x]:.0f}", fill=(60, 40, 28), font=ImageFont.load_default(17))
        free[max(0, y - 150) : y + 150, max(0, x - 150) : x + 150] = -1e9
    pen.rectangle([1, 1, WIDTH - 2, HEIGHT - 2], outline=(60, 90, 112), width=3)
    return image
