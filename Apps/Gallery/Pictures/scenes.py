"""What the photos of the built-in folder show: scenes with a mood, a size and a seed. Each answers rows of sRGB values."""

import numpy as np
from PIL import Image, ImageDraw

from paint import grid, mix, noise, ridge, smooth

# The sky above and at the horizon, the sun's light, and what is far and near.
MOODS = {
    "dawn": ([70, 92, 150], [250, 190, 160], [255, 226, 180], [176, 150, 170], [30, 34, 48]),
    "noon": ([48, 112, 196], [186, 218, 240], [255, 252, 236], [132, 162, 190], [34, 62, 44]),
    "gold": ([96, 128, 176], [255, 206, 128], [255, 232, 170], [190, 148, 116], [58, 42, 30]),
    "dusk": ([36, 34, 86], [236, 120, 96], [255, 176, 120], [116, 72, 108], [18, 16, 32]),
    "grey": ([150, 160, 170], [214, 216, 214], [240, 240, 236], [158, 168, 174], [48, 58, 60]),
    "winter": ([112, 158, 208], [232, 236, 244], [255, 250, 240], [176, 196, 220], [70, 88, 112]),
    "night": ([6, 9, 26], [30, 40, 76], [210, 220, 255], [24, 32, 56], [4, 6, 14]),
}


def colours(mood):
    return [np.array(each, np.float32) for each in MOODS[mood]]


def sky(random, w, h, mood, horizon=1.0, sun=None, clouds=0.5):
    x, y = grid(w, h)
    top, low, light, _, _ = colours(mood)
    scene = mix(top, low, smooth(0, 1, y / (h * horizon)) ** 1.3)
    cover = noise(random, w, h * 4, w * 0.45, 6, 0.55)[::4][:h]
    scene = mix(scene, mix(low, light, 0.6), clouds * smooth(0.0, 1.2, cover))
    if sun:
        distance = np.hypot(x - sun[0] * w, y - sun[1] * h) / h
        scene = mix(scene, light, 0.8 * np.exp(-((distance / 0.16) ** 1.1)))
        scene = mix(scene, np.minimum(light + 12, 255), smooth(0.046, 0.042, distance))
    return scene


def ridges(random, w, h, mood, sun=(0.7, 0.25), layers=5, snow=0.0, water=False):
    """Mountains one behind the other; a lake mirrors them."""
    shore = int(h * (0.66 if water else 1))
    scene = sky(random, w, h, mood, 0.7, sun)
    _, _, light, far, near = colours(mood)
    _, y = grid(w, h)
    for layer in range(layers):
        part = layer / max(1, layers - 1)
        top = h * (0.34 + 0.3 * part * (0.75 if water else 1.25)) + ridge(random, w, w * (0.5 - 0.3 * part), 8) * h * (0.13 - 0.06 * part)
        depth = y - top
        body = mix(far, near, part**0.8) + noise(random, w, h, 30, 5, 0.6)[..., None] * (4 + 10 * part)
        if snow:
            caps = smooth(0.1, -0.5, depth / h * 6 - snow + noise(random, w, h, 50, 5, 0.65) * 0.7)
            body = mix(body, mix([244, 247, 252], far, 0.25 * (1 - part)), caps)
        body = mix(body, mix(far, light, 0.4), 0.5 * (1 - part) * smooth(0, h * 0.2, depth))
        scene = mix(scene, body, smooth(-0.7, 0.7, depth))
    if water:
        near_part = np.clip((y[shore:] - shore) / (h - shore), 0, 1)
        waves = noise(random, w, h, w * 0.16, 5, 0.6)[shore:]
        rows = np.clip(shore - 1 - (y[shore:] - shore) * 1.5 + waves * (1 + 12 * near_part), 0, shore - 1).astype(int)
        scene[shore:] = mix(scene[rows, np.arange(w)[None, :]], mix(near, far, 0.3), 0.2 + 0.3 * near_part)
    return scene


def sea(random, w, h, mood, sun=(0.5, 0.4), sail=None, beach=False):
    """Water up to the horizon, with the sun's way on it; a sail, a beach."""
    horizon = int(h * 0.5)
    scene = sky(random, w, h, mood, 0.55, sun, 0.6)
    top, low, light, far, near = colours(mood)
    x, y = grid(w, h)
    near_part = np.clip((y - horizon) / (h - horizon), 0, 1)
    # Waves are seen flatter the further they are.
    depth = 1 / (0.02 + near_part)
    waves = noise(random, w, h * 6, w * 0.3, 7, 0.62)
    rows = np.clip(depth * h * 0.11, 0, h * 6 - 1).astype(int)
    waves = waves[rows, x.astype(int)] + 0.6 * noise(random, w, h, 22, 4)
    water = mix(mix(low, far, 0.35), mix(top, near, 0.45), near_part) + waves[..., None] * 16
    glitter = smooth(0.1, 1.1, waves) * np.exp(-(((x / w - sun[0]) / (0.05 + 0.22 * near_part)) ** 2))
    scene = mix(scene, mix(water, light, 0.85 * glitter), smooth(-1, 1, y - horizon))
    if beach:
        edge = h * 0.8 + ridge(random, w, w * 0.6, 5) * h * 0.05 + x * 0.1
        sand = mix([226, 200, 158], [186, 152, 112], near_part) + noise(random, w, h, 40, 7, 0.75)[..., None] * 9
        scene = mix(scene, mix(sand, [140, 116, 92], 0.5 * smooth(h * 0.06, 0, y - edge)), smooth(-1.5, 1.5, y - edge))
        scene = mix(scene, [250, 250, 246], 0.9 * smooth(h * 0.012, 0, np.abs(y - edge + 3 + 4 * waves)))
    if sail:
        at, size = sail
        draw = Brush(w, h)
        foot = horizon + h * 0.02
        draw.polygon([(at * w, foot - size * h), (at * w + size * h * 0.5, foot), (at * w, foot)])
        draw.polygon([(at * w - 3, foot - size * h * 0.8), (at * w - size * h * 0.3, foot), (at * w - 3, foot)])
        scene = mix(scene, [252, 250, 244], draw.mask())
        hull = Brush(w, h)
        hull.polygon([(at * w - size * h * 0.4, foot + 4), (at * w + size * h * 0.55, foot + 4), (at * w + size * h * 0.4, foot + size * h * 0.12),
                      (at * w - size * h * 0.3, foot + size * h * 0.12)])
        scene = mix(scene, [54, 46, 50], hull.mask())
    return scene


def stars(random, w, h, aurora=None, milky=0.0):
    """A night sky over dark hills, with the Milky Way or the northern lights."""
    x, y = grid(w, h)
    scene = mix([5, 8, 22], [26, 34, 62], smooth(0, 1, y / h))
    across = (x * 0.6 + y - h * 0.75) / h
    cloud = np.exp(-((across / 0.2) ** 2)) * (0.6 + 0.5 * noise(random, w, h, 150, 7, 0.65))
    scene = scene + milky * np.clip(cloud, 0, 2)[..., None] * np.array([88, 84, 112])
    if aurora:
        for _ in range(4):
            line = h * random.uniform(0.2, 0.6) + ridge(random, w, w * 0.6, 4) * h * 0.16
            rays = 0.65 + 0.5 * ridge(random, w, 26, 4)
            up = line - y
            veil = np.where(up > 0, np.exp(-up / (h * 0.17)), np.exp(up / 9)) * np.clip(rays, 0, 2)
            scene = scene + veil[..., None] * mix(aurora, [150, 90, 220], smooth(0, h * 0.5, up)) * 0.5
    field = np.zeros((h, w), np.float32)
    for _ in range(w * h // 380):
        i, j = random.integers(1, h - 1), random.integers(1, w - 1)
        light = min(1, random.pareto(2.2) * 0.13)
        field[i, j] += light
        for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            field[i + a, j + b] += light * 0.35 * (light > 0.3)
    scene = scene + np.clip(field, 0, 1)[..., None] * np.array([235, 238, 255])
    top = h * 0.83 + ridge(random, w, w * 0.4, 8, 0.55) * h * 0.05
    return mix(scene, [6, 9, 14], smooth(-0.8, 0.8, y - top))


def skyline(random, w, h, mood):
    """Houses with lit windows, over water that mirrors them."""
    scene = sky(random, w, h, mood, 0.8, None, 0.6)
    _, low, light, far, near = colours(mood)
    shore = int(h * 0.74)
    is_dark = mood in ("night", "dusk")
    for layer in range(3):
        at = -20
        while at < w:
            wide = int(random.uniform(0.03, 0.075) * w)
            top = int(shore - h * random.uniform(0.1, 0.52) * (1 - 0.22 * layer))
            body = mix(mix(far, low, 0.35), near, layer / 2.2) + random.uniform(-10, 10)
            left, right = max(0, at), min(w, at + wide)
            scene[top:shore, left:right] = mix(body, body * 0.75, grid(max(0, right - left), shore - top)[0] / wide)
            step, size = max(5, int(w / 130)), max(2, int(w / 300))
            for i in range(top + step, shore - step, step + 1):
                for j in range(at + step // 2, at + wide - size, step):
                    if random.uniform() < (0.5 if is_dark else 0.85) and 0 <= j < w - size:
                        glow = [255, 206 + random.uniform(-30, 30), 130] if is_dark else body * 0.6
                        scene[i : i + size + 1, j : j + size] = glow
            at += wide + int(random.uniform(-0.01, 0.02) * w)
    x, y = grid(w, h - shore)
    waves = noise(random, w, h - shore, w * 0.12, 5, 0.65)
    rows = np.clip(shore - 1 - y * 1.8 + waves * 9, 0, shore - 1).astype(int)
    columns = np.clip(x + waves * 6, 0, w - 1).astype(int)
    scene[shore:] = mix(scene[rows, columns], near, 0.3 + 0.25 * y / (h - shore))
    return scene


def blurred(random, w, h, dark, light, spots=40, size=0.12):
    """What lies out of focus: soft discs of light."""
    x, y = grid(w, h)
    scene = mix(dark, light, smooth(-1.2, 1.2, noise(random, w, h, w * 0.5, 3)))
    for _ in range(spots):
        radius = h * size * random.uniform(0.35, 1)
        distance = np.hypot(x - random.uniform(0, w), y - random.uniform(0, h))
        disc = smooth(radius, radius * 0.9, distance) * (0.55 + 0.45 * smooth(radius * 0.6, radius, distance))
        scene = mix(scene, np.clip(np.array(light) + random.uniform(-40, 60, 3), 0, 255), disc * random.uniform(0.08, 0.3))
    return scene


def lights(random, w, h, tints, spots=70):
    """Lamps far out of focus at night."""
    x, y = grid(w, h)
    scene = mix([10, 8, 18], [38, 22, 40], smooth(0, 1, y / h))
    for index in range(spots):
        radius = h * random.uniform(0.02, 0.085)
        distance = np.hypot(x - random.uniform(0, w), y - abs(random.normal(0.5, 0.23)) * h)
        disc = smooth(radius, radius * 0.92, distance) * (0.5 + 0.5 * smooth(radius * 0.5, radius, distance))
        scene = scene + disc[..., None] * np.array(tints[index % len(tints)]) * random.uniform(0.15, 0.6)
    return scene


def flower(random, w, h, petal, heart, count=13, rings=2, ground=([24, 60, 30], [120, 168, 84])):
    """One flower close by, before leaves out of focus."""
    scene = blurred(random, w, h, *ground)
    x, y = grid(w, h)
    middle = (w * random.uniform(0.42, 0.58), h * random.uniform(0.44, 0.56))
    dx, dy = x - middle[0], y - middle[1]
    radius, angle = np.hypot(dx, dy) / min(w, h), np.arctan2(dy, dx)
    for ring in range(rings):
        reach = 0.46 - 0.1 * ring
        turn = (angle * count / (2 * np.pi) + ring * 0.5 + 0.13) % 1 - 0.5
        edge = reach * (1 - (2 * np.abs(turn)) ** 2.6 * 0.42)
        veins = 10 * np.cos(turn * 46) * smooth(0, 0.3, radius)
        shade = mix(np.array(petal) * 0.55, np.minimum(np.array(petal) * 1.12, 255), smooth(0.08, reach, radius)) + veins[..., None]
        shade = shade * (1 - 0.42 * smooth(0.36, 0.5, np.abs(turn)))[..., None]
        scene = mix(scene, shade, smooth(0.006, -0.006, radius - edge))
    seeds = mix(heart, np.array(heart) * 0.35, smooth(0.02, 0.12, radius))
    spiral = np.cos(radius * 330 + angle * 13) * np.cos(radius * 210 - angle * 21)
    return mix(scene, seeds + 34 * spiral[..., None], smooth(0.125, 0.115, radius))


def dunes(random, w, h, mood):
    scene = sky(random, w, h, mood, 0.5, (0.25, 0.2), 0.15)
    x, y = grid(w, h)
    for layer in range(5):
        part = layer / 4
        top = h * (0.36 + 0.13 * layer) + ridge(random, w, w * 0.7, 3, 0.35) * h * 0.1
        depth = y - top
        slope = np.gradient(top)[None, :] * 9
        ripples = np.sin((depth * (0.5 - 0.3 * part) + noise(random, w, h, 120, 4) * 26)) * 5 * part
        sand = mix([236, 186, 128], [170, 96, 52], np.clip(0.5 - slope * 0.5 + depth / h * 0.5, 0, 1)) + ripples[..., None]
        scene = mix(scene, mix(sand, [250, 214, 176], 0.45 * (1 - part)), smooth(-0.8, 0.8, depth))
    return scene


def tree(random, w, h, mood, leaf, amount=5200):
    """A tree on a meadow; its twigs halve and halve again."""
    scene = sky(random, w, h, mood, 0.85, None, 0.7)
    _, _, light, far, near = colours(mood)
    x, y = grid(w, h)
    top = h * 0.8 + ridge(random, w, w * 0.7, 5) * h * 0.03
    meadow = mix(mix(far, near, 0.5), near, smooth(0, h * 0.2, y - top)) + noise(random, w, h, 16, 4, 0.7)[..., None] * 13
    scene = mix(scene, meadow, smooth(-1, 1, y - top))
    wood, ends = Brush(w, h), []

    def grow(a, b, angle, length, width):
        c, d = a + np.cos(angle) * length, b - np.sin(angle) * length
        wood.line((a, b), (c, d), width)
        if length < h * 0.022:
            ends.append((c, d))
            return
        for side in (-1, 1):
            grow(c, d, angle + side * random.uniform(0.16, 0.52), length * random.uniform(0.7, 0.84), width * 0.68)

    grow(w * 0.5, h * 0.86, np.pi / 2 + 0.03, h * 0.17, h * 0.036)
    scene = mix(scene, [44, 34, 30], wood.mask())
    ends = np.array(ends)
    for tone in range(3):
        crown = Brush(w, h)
        for a, b in ends[random.integers(0, len(ends), amount // 3)]:
            crown.disc(a + random.normal(0, h * 0.014), b + random.normal(0, h * 0.014), h * random.uniform(0.003, 0.0085))
        scene = mix(scene, np.clip(np.array(leaf) * (0.66 + 0.24 * tone), 0, 255), 0.92 * crown.mask())
    return scene


def forest(random, w, h, mood, leaf):
    """Trunks in the mist."""
    _, low, light, far, near = colours(mood)
    x, y = grid(w, h)
    scene = mix(light, mix(low, leaf, 0.4), smooth(0, 1, np.hypot(x / w - 0.5, y / h - 0.4) * 1.5))
    for layer in range(6):
        part = layer / 5
        trunks = Brush(w, h)
        for _ in range(18 - 2 * layer):
            at, wide = random.uniform(0, w), h * (0.006 + 0.026 * part) * random.uniform(0.7, 1.3)
            trunks.polygon([(at - wide, h), (at - wide * 0.6, -5), (at + wide * 0.6, -5), (at + wide, h)])
        bark = mix(mix(light, far, 0.5), near, part) + noise(random, w, h, 14, 4, 0.7)[..., None] * 9 * part
        scene = mix(scene, bark, trunks.mask())
        canopy = smooth(0.25, 0.9, noise(random, w, h, w * 0.14, 6, 0.66) + 1.3 * (0.42 - y / h))
        scene = mix(scene, mix(light, leaf, 0.35 + 0.6 * part) * (1 - 0.3 * part), 0.8 * canopy)
    ground = smooth(0, h * 0.14, y - h * 0.84 - ridge(random, w, w * 0.5, 5) * h * 0.03)
    return mix(scene, mix(leaf, near, 0.55) + noise(random, w, h, 12, 4, 0.7)[..., None] * 14, ground)


def tiles(random, w, h, ink, paper=(238, 234, 222)):
    """Glazed tiles on a wall, of one pattern with four axes."""
    x, y = grid(w, h)
    side = h / 4
    u, v = np.abs((x / side) % 1 - 0.5) * 2, np.abs((y / side) % 1 - 0.5) * 2
    u, v = np.maximum(u, v), np.minimum(u, v)
    r = np.hypot(u, v)
    k, m, n = random.integers(2, 5), random.integers(3, 7), random.uniform(0.55, 0.8)
    leaf = np.cos(np.pi * k * u) * np.cos(np.pi * m * v) + 0.7 * np.cos(np.pi * m * r)
    scene = mix(paper, ink, smooth(0.25, 0.33, leaf))
    scene = mix(scene, mix(ink, paper, 0.55), smooth(0.03, 0.02, np.abs(r - n)))
    scene = mix(scene, [214, 168, 62], smooth(0.02, -0.02, r - 0.13))
    joint = np.minimum(np.minimum((x / side) % 1, 1 - (x / side) % 1), np.minimum((y / side) % 1, 1 - (y / side) % 1))
    scene = mix(scene, [150, 142, 132], smooth(0.012, 0.006, joint))
    own = random.uniform(-9, 9, (6, 8))[(y // side).astype(int), (x // side).astype(int)]
    return scene + own[..., None] + 8 * noise(random, w, h, w * 0.4, 4)[..., None] - 34 * (np.hypot(x / w - 0.4, y / h - 0.35) ** 2)[..., None]


def facade(random, w, h, wall, shutter):
    """A house across the street, with the shadow of another one on it."""
    x, y = grid(w, h)
    scene = np.broadcast_to(np.array(wall, np.float32), (h, w, 3)) + noise(random, w, h, 60, 6, 0.7)[..., None] * 8
    columns, rows = 4, 3
    for i in range(rows):
        for j in range(columns):
            left, top = w * (0.075 + 0.24 * j), h * (0.07 + 0.33 * i)
            wide, high = w * 0.1, h * 0.19
            inside = smooth(-1, 1, np.minimum(np.minimum(x - left, left + wide - x), np.minimum(y - top, top + high - y)))
            scene = mix(scene, mix([40, 48, 62], [120, 140, 168], smooth(top + high, top, y) * 0.6), inside)
            bars = np.minimum(np.abs(x - left - wide / 2), np.abs((y - top) % (high / 3)))
            scene = mix(scene, [236, 230, 220], inside * smooth(3, 2, bars))
            opened = random.uniform() < 0.7
            for side in (-1, 1):
                at = left + wide / 2 + side * wide * (1.02 if opened else 0.5) - wide / 4
                leafed = smooth(-1, 1, np.minimum(np.minimum(x - at, at + wide / 2 - x), np.minimum(y - top, top + high - y)))
                scene = mix(scene, np.array(shutter) * (0.85 + 0.15 * np.sin((y - top) * 2 * np.pi / (h * 0.012)))[..., None], leafed)
    shadow = smooth(-6, 6, x * 0.7 + y - h * random.uniform(0.7, 1.2))
    return scene * (1 - 0.42 * shadow)[..., None]


def cup(random, w, h, drink, table):
    """A cup from above, on a table of wood."""
    x, y = grid(w, h)
    grain = noise(random, w, h * 8, w * 0.3, 6, 0.6)[::8][:h] + 0.4 * np.sin(y * 0.9 + noise(random, w, h, 200, 3) * 20)
    scene = mix(table, np.array(table) * 0.62, smooth(-1, 1.2, grain))
    scene = mix(scene, np.array(table) * 0.3, smooth(2.5, 1, np.abs((y + h * 0.1) % (h * 0.28) - 2)))
    middle = (w * random.uniform(0.4, 0.6), h * random.uniform(0.45, 0.55))
    r = np.hypot(x - middle[0], y - middle[1]) / h
    scene = scene * (1 - 0.5 * smooth(0.42, 0.3, np.hypot(x - middle[0] - 18, y - middle[1] - 24) / h))[..., None]
    for outer, inner, tone in ((0.36, 0.33, 246), (0.33, 0.23, 232), (0.225, 0.2, 250)):
        ring = smooth(outer + 0.002, outer - 0.002, r)
        scene = mix(scene, tone - 26 * smooth(inner, outer, r)[..., None] * np.ones(3), ring)
    angle = np.arctan2(y - middle[1], x - middle[0])
    foam = np.sin(r * 120 + angle * 2 + 3 * noise(random, w, h, 90, 4))
    inside = mix(np.array(drink) * 0.7, np.minimum(np.array(drink) * 1.5 + 40, 255), smooth(0.1, 0.9, foam) * smooth(0.19, 0.05, r))
    return mix(scene, inside, smooth(0.203, 0.197, r))


def above(random, w, h, mood):
    """Clouds from above, out of a window."""
    x, y = grid(w, h)
    horizon = h * 0.38
    scene = sky(random, w, h, mood, 0.4, (0.78, 0.3), 0.1)
    _, low, light, far, near = colours(mood)
    near_part = np.clip((y - horizon) / (h - horizon), 0, 1)
    field = noise(random, w, h * 5, w * 0.35, 7, 0.58)
    heap = field[np.clip(h * 0.16 / (0.06 + near_part), 0, h * 5 - 1).astype(int), x.astype(int)] + 0.35 * noise(random, w, h, 60, 5, 0.6)
    cloud = mix(mix(far, near, 0.25), np.minimum(light + 6, 255), smooth(-0.9, 0.9, heap))
    return mix(scene, mix(low, cloud, 0.3 + 0.7 * smooth(0, 0.25, near_part)), smooth(-3, 3, y - horizon - ridge(random, w, 60, 5) * 4))


def balloons(random, w, h, mood, count=6):
    """Hot-air balloons over hills."""
    scene = ridges(random, w, h, mood, (0.15, 0.5), 3)
    x, y = grid(w, h)
    for _ in range(count):
        size = h * random.uniform(0.05, 0.15)
        a, b = w * random.uniform(0.1, 0.9), h * random.uniform(0.12, 0.55)
        dx, dy = (x - a) / size, (y - b) / size
        r = np.hypot(dx, np.where(dy > 0, dy * 0.74, dy))
        width = np.sqrt(np.clip(1 - dy**2 * np.where(dy > 0, 0.55, 1), 0.02, 1))
        stripes = np.floor(np.arcsin(np.clip(dx / width, -1, 1)) / np.pi * 8)
        one, other = random.uniform(90, 255, 3), random.uniform(120, 255, 3)
        body = np.where((stripes % 2 == 0)[..., None], one, other) * (1.05 - 0.45 * smooth(-0.6, 1, dx))[..., None]
        scene = mix(scene, body, smooth(1.01, 0.98, r + 0.14 * np.clip(dy, 0, 2) * np.abs(dx)))
        basket = np.maximum(np.abs(dx) / 0.13, np.abs(dy - 1.62) / 0.11)
        scene = mix(scene, [70, 48, 34], smooth(1.05, 0.95, basket))
    return scene


def fields(random, w, h, mood, rows):
    """Rows of flowers that meet at the horizon."""
    scene = sky(random, w, h, mood, 0.45, (0.3, 0.2), 0.8)
    x, y = grid(w, h)
    horizon = h * 0.42
    depth = np.clip(y - horizon, 1, None)
    across = (x - w * 0.46) / depth
    line = np.cos(across * 13) + 0.5 * noise(random, w, h, 12, 4, 0.75) * smooth(0, h * 0.3, depth)
    tint = np.array(rows)[(np.floor(across * 13 / (2 * np.pi) + 0.5).astype(int)) % len(rows)]
    bloom = tint + noise(random, w, h, 7, 3, 0.8)[..., None] * 40 * smooth(0, h * 0.4, depth)[..., None]
    ground = mix(bloom, [52, 74, 36], smooth(0.15, -0.35, line))
    _, low, _, far, _ = colours(mood)
    ground = mix(mix(low, far, 0.6), ground, smooth(0, h * 0.16, depth))
    return mix(scene, ground, smooth(-1, 1, y - horizon))


class Brush:
    """Shapes with smooth edges: drawn twice as large, and made smaller."""

    def __init__(self, w, h):
        self.size = (w, h)
        self.image = Image.new("L", (w * 2, h * 2))
        self.pen = ImageDraw.Draw(self.image)

    def polygon(self, points):
        self.pen.polygon([(float(x) * 2, float(y) * 2) for x, y in points], fill=255)

    def line(self, start, end, width):
        self.pen.line([(float(x) * 2, float(y) * 2) for x, y in (start, end)], fill=255, width=max(1, int(width * 2)))

    def disc(self, x, y, radius):
        self.pen.ellipse([(x - radius) * 2, (y - radius) * 2, (x + radius) * 2, (y + radius) * 2], fill=255)

    def mask(self):
        return np.asarray(self.image.resize(self.size, Image.Resampling.LANCZOS), np.float32) / 255
