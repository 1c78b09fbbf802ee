"""A sunflower: each seed turned by the golden angle from the one before."""

import math

import numpy as np
from PIL import Image, ImageDraw

from paint import grid, mix, noise, picture, smooth

WIDTH, HEIGHT, TWICE = 1536, 2048, 2
CENTRE, HEAD = (768, 960), 400
GOLDEN = math.pi * (3 - math.sqrt(5))


def draw() -> Image.Image:
    random = np.random.default_rng(5)
    x, y = grid(WIDTH, HEIGHT)
    ground = mix([116, 160, 196], [38, 74, 62], smooth(0, 1, y / HEIGHT + 0.12 * noise(random, WIDTH, HEIGHT, 700, 3)))
    blur = noise(random, WIDTH, HEIGHT, 300, 3, 0.5)
    ground = mix(ground, [168, 190, 120], 0.35 * smooth(0.1, 0.9, blur) * smooth(0.2, 0.9, y / HEIGHT))
    image = picture(ground).resize((WIDTH * TWICE, HEIGHT * TWICE), Image.Resampling.BICUBIC)
    pen = ImageDraw.Draw(image)
    stem(pen)
    for ring, (count, length) in enumerate([(34, 330), (34, 300), (21, 250)]):
        for i in range(count):
            angle = (i + 0.5 * ring) * 2 * math.pi / count + random.normal(0, 0.05)
            petal(pen, random, angle, length * random.uniform(0.86, 1.1), ring)
    disc(pen)
    for number in range(2400, 0, -1):
        seed(pen, random, number)
    return image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)


def at(radius, angle):
    return ((CENTRE[0] + radius * math.cos(angle)) * TWICE, (CENTRE[1] + radius * math.sin(angle)) * TWICE)


def stem(pen):
    for i in range(26):
        half, shade = 34 - i * 1.25, i / 26
        colour = (int(52 + 60 * shade), int(88 + 70 * shade), int(40 + 30 * shade))
        x = (CENTRE[0] - 6 + i * 0.4) * TWICE
        pen.line([(x, CENTRE[1] * TWICE), (x - 70, HEIGHT * TWICE)], fill=colour, width=int(half * 2 * TWICE))


def petal(pen, random, angle, length, ring):
    """A leaf shape in many thin strips from its edge to its middle, with veins."""
    width, bend = 0.145 * random.uniform(0.85, 1.15), random.normal(0, 0.07)
    base = np.array([[214, 142, 18], [238, 172, 26], [250, 196, 52]][ring], float) * random.uniform(0.93, 1.05)
    steps = np.linspace(0, 1, 40)
    shape = np.sin(math.pi * steps**0.72) ** 0.8
    for inner in np.linspace(1, 0.04, 18):
        side = [at(HEAD - 60 + (length + 60) * s, angle + bend * s + width * w * inner) for s, w in zip(steps, shape)]
        other = [at(HEAD - 60 + (length + 60) * s, angle + bend * s - width * w * inner) for s, w in zip(steps, shape)]
        light = 0.72 + 0.3 * (1 - inner) ** 0.7
        pen.polygon(side + other[::-1], fill=tuple(int(c) for c in np.clip(base * light, 0, 255)))
    for vein in np.linspace(-0.82, 0.82, 9):
        line = [at(HEAD - 60 + (length + 60) * s, angle + bend * s + width * w * vein) for s, w in zip(steps, shape)]
        pen.line(line[: 36 - int(8 * abs(vein))], fill=tuple(int(c * 0.78) for c in base), width=2)


def disc(pen):
    for i in range(60):
        radius, light = (HEAD + 8 - i * 3.2) * TWICE, i / 60
        x, y = CENTRE[0] * TWICE, CENTRE[1] * TWICE
        colour = (int(44 + 30 * light), int(24 + 26 * light), int(10 + 8 * light))
        pen.ellipse([x - radius, y - radius, x + radius, y + radius], fill=colour)


def seed(pen, random, number):
    """A kernel with a lit upper left side; young and green in the middle, in bloom at the rim."""
    part = math.sqrt(number / 2400)
    angle, radius = number * GOLDEN, HEAD * part
    x, y = at(radius, angle)
    size = (3.2 + 6.2 * part**0.8) * TWICE * 0.55
    if part > 0.72:
        base = mix(np.array([96, 52, 16.0]), np.array([232, 158, 40.0]), ((part - 0.72) / 0.28) ** 0.7 * random.uniform(0.55, 1))
    elif part < 0.34:
        base = mix(np.array([150, 160, 66.0]), np.array([92, 74, 30.0]), part / 0.34 * random.uniform(0.8, 1))
    else:
        base = np.array([70, 42, 20.0]) * random.uniform(0.8, 1.25)
    along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    for shrink, light in [(1.18, 0.35), (1.0, 0.8), (0.72, 1.05), (0.42, 1.35)]:
        shift = (1 - shrink) * size * 0.42
        points = []
        for step in range(14):
            t = 2 * math.pi * step / 14
            u, v = math.cos(t) * size * 1.3 * shrink, math.sin(t) * size * 0.82 * shrink
            points.append((x - shift + along[0] * u + across[0] * v, y - shift + along[1] * u + across[1] * v))
        pen.polygon(points, fill=tuple(int(c) for c in np.clip(base * light, 0, 255)))
