"""A city on a river at night, as a panorama."""

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from paint import grid, mix, noise, picture, smooth

WIDTH, HEIGHT, QUAY = 4096, 1152, 820
MOON = (3050, 210)
LAMPS = [(255, 214, 140), (255, 232, 184), (255, 190, 104), (206, 226, 255), (255, 246, 224)]


def draw() -> Image.Image:
    random = np.random.default_rng(12)
    scene = sky(random)
    for layer in range(4):
        scene = row(random, scene, layer / 3)
    colours = river(random, np.asarray(scene, np.float32))
    return picture(colours)


def sky(random) -> Image.Image:
    x, y = grid(WIDTH, HEIGHT)
    colours = mix([7, 10, 28], [64, 52, 88], smooth(0, 1, y / QUAY))
    colours = mix(colours, [150, 92, 84], 0.55 * smooth(0.62, 1.05, y / QUAY))
    distance = np.hypot(x - MOON[0], y - MOON[1])
    clouds = smooth(0.0, 1.2, noise(random, WIDTH, HEIGHT * 3, 700, 6, 0.55)[::3][:HEIGHT])
    colours = mix(colours, [92, 84, 116], 0.5 * clouds)
    colours = mix(colours, [214, 218, 232], 0.5 * np.exp(-(distance / 190) ** 0.9))
    seas = 0.5 + 0.5 * noise(random, WIDTH, HEIGHT, 60, 5, 0.6)
    colours = mix(colours, mix([250, 246, 232], [198, 196, 198], smooth(0.3, 0.9, seas)), smooth(78, 76, distance))
    image = picture(colours)
    pen = ImageDraw.Draw(image)
    for _ in range(900):
        at, up = random.integers(0, WIDTH), int(random.integers(0, QUAY - 200))
        if np.hypot(at - MOON[0], up - MOON[1]) > 240:
            light = int(random.uniform(70, 235))
            pen.point((int(at), up), fill=(light, light, min(255, light + 20)))
    return image


def row(random, scene: Image.Image, near: float) -> Image.Image:
    """One row of houses: 0 is the farthest."""
    pen = ImageDraw.Draw(scene)
    wall = mix(np.array([58, 52, 82.0]), np.array([10, 12, 22.0]), near)
    x = -int(random.integers(0, 60))
    while x < WIDTH:
        middle = np.exp(-(((x - 1500) / 900) ** 2)) + 0.55 * np.exp(-(((x - 2550) / 420) ** 2))
        width = int(random.uniform(46, 120) * (0.7 + 0.5 * near))
        height = (70 + 430 * middle * random.uniform(0.45, 1.15)) * (1 - 0.42 * near) + random.uniform(0, 70)
        house(pen, random, x, width, int(QUAY - height), wall * random.uniform(0.8, 1.2), near)
        x += width + int(random.integers(-6, 8 + int(20 * near)))
    return scene


def house(pen, random, x, width, top, wall, near):
    wall = tuple(int(c) for c in wall)
    pen.rectangle([x, top, x + width, QUAY], fill=wall)
    if random.random() < 0.3:
        step = width // 5
        pen.rectangle([x + step, top - step, x + width - step, top], fill=wall)
        top -= step
    if random.random() < 0.22:
        mast = int(random.uniform(20, 90))
        pen.line([x + width // 2, top - mast, x + width // 2, top], fill=wall, width=3)
        pen.ellipse([x + width // 2 - 2, top - mast - 2, x + width // 2 + 2, top - mast + 2], fill=(255, 70, 60))
    across, up = int(random.integers(3, 5)), int(random.integers(4, 7))
    gap_x, gap_y = across + int(random.integers(3, 6)), up + int(random.integers(4, 8))
    busy, lamp = random.uniform(0.2, 0.8), LAMPS[int(random.integers(0, len(LAMPS)))]
    for y in range(top + 8, QUAY - 6, gap_y):
        floor = busy * random.uniform(0.3, 1.5)
        for window in range(x + 5, x + width - across - 3, gap_x):
            if random.random() < floor:
                light = random.uniform(0.45, 1) * (0.7 + 0.3 * near)
                pen.rectangle([window, y, window + across - 1, y + up - 1], fill=tuple(int(c * light) for c in lamp))


def river(random, scene):
    """The quay's lamps, and all of it long and trembling in the water."""
    x, y = grid(WIDTH, HEIGHT - QUAY)
    near = y / (HEIGHT - QUAY)
    waves = noise(random, WIDTH // 4 + 2, HEIGHT - QUAY, 22, 5, 0.65)
    waves = np.asarray(Image.fromarray(waves).resize((WIDTH, HEIGHT - QUAY), Image.Resampling.BICUBIC))
    blurred = np.asarray(
        Image.fromarray(scene.astype(np.uint8)).filter(ImageFilter.BoxBlur(3)), np.float32)
    rows = np.clip(QUAY - 8 - y * 1.9 + waves * (8 + 60 * near), 0, QUAY - 1).astype(int)
    columns = np.clip(x + waves * (3 + 9 * near), 0, WIDTH - 1).astype(int)
    scene = scene.copy()
    scene[QUAY:] = mix(blurred[rows, columns] * 0.82, [8, 12, 30], 0.2 + 0.5 * near)
    scene[QUAY - 7 : QUAY] = mix(scene[QUAY - 7 : QUAY], [16, 16, 24], 0.9)
    for lamp in range(30, WIDTH, 74):
        glow = np.exp(-(((x - lamp) / (5 + 9 * near)) ** 2)) * np.exp(-near * 2.4) * smooth(-0.5, 0.5, waves)
        scene[QUAY:] = mix(scene[QUAY:], [255, 206, 130], 0.75 * glow)
        light = np.exp(-(np.hypot(x[:60] - lamp, y[:60] - 36) / 9) ** 1.2)
        scene[QUAY - 50 : QUAY + 10] = mix(scene[QUAY - 50 : QUAY + 10], [255, 226, 166], light)
    return scene
