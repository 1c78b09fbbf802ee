"""A mountain lake at sunrise."""

import numpy as np
from PIL import Image, ImageDraw

from paint import grid, mix, noise, picture, ridge, smooth

WIDTH, HEIGHT, SHORE = 2048, 1536, 1010
SUN = (1390, 400)
FAR, NEAR = np.array([196, 168, 176.0]), np.array([14, 26, 34.0])


def draw() -> Image.Image:
    random = np.random.default_rng(7)
    scene = sky(random)
    for layer in range(7):
        scene = hills(random, scene, layer / 6)
    return picture(lake(random, scene))


def sky(random):
    x, y = grid(WIDTH, HEIGHT)
    height = y / SHORE
    colours = mix([38, 62, 112], [242, 176, 136], smooth(0.0, 0.62, height))
    colours = mix(colours, [255, 222, 170], smooth(0.45, 1.0, height))
    clouds = noise(random, WIDTH, HEIGHT * 5, 620, 7, 0.55)[::5][:HEIGHT]
    colours = mix(colours, [255, 196, 168], 0.55 * smooth(0.1, 1.1, clouds) * smooth(0.9, 0.1, height))
    distance = np.hypot(x - SUN[0], y - SUN[1])
    colours = mix(colours, [255, 236, 190], 0.85 * np.exp(-((distance / 300) ** 1.1)))
    return mix(colours, [255, 250, 232], smooth(64, 61, distance))


def hills(random, scene, near):
    """One ridge: 0 is the farthest. The nearer, the darker, the lower, and the more of its trees can be seen."""
    profile = ridge(random, WIDTH, 640 - 360 * near, 9, 0.47 + 0.05 * (1 - near))
    top = 560 + 385 * near**1.15 + profile * (150 - 95 * near)
    colour = mix(FAR, NEAR, near**0.8)
    mask = Image.new("L", (WIDTH * 2, SHORE * 2))
    pen = ImageDraw.Draw(mask)
    line = [(i * 2, float(t) * 2) for i, t in enumerate(top)]
    pen.polygon([(0, SHORE * 2), *line, (WIDTH * 2, SHORE * 2)], fill=255)
    for _ in range(int(5200 * near**1.5)):
        at = int(random.integers(0, WIDTH))
        spruce(pen, random, at * 2, (top[at] + abs(random.normal(0, 12 + 70 * near))) * 2, 5 + 42 * near**1.6)
    mask = np.asarray(mask.resize((WIDTH, SHORE), Image.Resampling.LANCZOS), np.float32) / 255
    # Mist lies in the valleys: the foot of each ridge pales into the next one's light.
    _, y = grid(WIDTH, SHORE)
    depth = (y - top) / (230 - 90 * near)
    texture = noise(random, WIDTH, SHORE, 46, 5, 0.6) * (3 + 9 * near)
    body = mix(colour + texture[..., None], mix(FAR, colour, 0.45) + 18, smooth(0.1, 1.2, depth) * (1 - 0.7 * near))
    scene[:SHORE] = mix(scene[:SHORE], body, mask)
    return scene


def spruce(pen, random, x, foot, height):
    """A tree as five stacked triangles, each a little different."""
    height *= random.uniform(0.6, 1.35)
    lean = random.normal(0, 0.03) * height
    for tier in range(5):
        low, high = tier / 5, (tier + 1.7) / 5.7
        half = height * 0.2 * (1 - low) * random.uniform(0.75, 1.2)
        y0, y1 = foot - height * low * 2, foot - height * high * 2
        pen.polygon([(x - half * 2, y0), (x + lean, y1), (x + half * 2, y0)], fill=255)


def lake(random, scene):
    """The world upside down, shaken by ripples that widen towards the viewer."""
    x, y = grid(WIDTH, HEIGHT - SHORE)
    near = y / (HEIGHT - SHORE)
    waves = noise(random, WIDTH // 8 + 2, HEIGHT - SHORE, 26, 5, 0.62)
    waves = np.asarray(Image.fromarray(waves).resize((WIDTH, HEIGHT - SHORE), Image.Resampling.BICUBIC))
    source = SHORE - 1 - y * 1.45 + waves * (1 + 34 * near**1.3)
    rows = np.clip(source, 0, SHORE - 1).astype(int)
    columns = np.clip(x + waves * 5 * near, 0, WIDTH - 1).astype(int)
    mirrored = scene[rows, columns]
    water = mix(mirrored, [22, 44, 70], 0.22 + 0.34 * near)
    glitter = smooth(0.52, 0.95, waves) * np.exp(-(((x - SUN[0]) / (70 + 240 * near)) ** 2))
    scene[SHORE:] = mix(water, [255, 226, 176], 0.75 * glitter)
    scene[SHORE - 2 : SHORE + 2] = mix(scene[SHORE - 2 : SHORE + 2], [214, 204, 200], 0.5)
    return scene
