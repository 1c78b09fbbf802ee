"""A fern: four maps, applied at random twelve million times (M. F. Barnsley, Fractals Everywhere, 1988)."""

import numpy as np
from PIL import Image

from paint import grid, mix, noise, picture, smooth

WIDTH, HEIGHT = 1600, 2000
# Rows of a, b, c, d, e, f: x' = a·x + b·y + e, y' = c·x + d·y + f; and how often each is taken.
MAPS = np.array([
    [0.00, 0.00, 0.00, 0.16, 0.0, 0.00],
    [0.85, 0.04, -0.04, 0.85, 0.0, 1.60],
    [0.20, -0.26, 0.23, 0.22, 0.0, 1.60],
    [-0.15, 0.28, 0.26, 0.24, 0.0, 0.44],
])
SHARES = [0.01, 0.85, 0.07, 0.07]


def draw() -> Image.Image:
    random = np.random.default_rng(3)
    count, age = points(random)
    light = np.clip(np.log1p(count) / np.log1p(26), 0, 1)
    warm = np.where(count > 0, age / np.maximum(count, 1), 0)
    x, y = grid(WIDTH, HEIGHT)
    ground = mix([24, 30, 38], [10, 13, 18], np.clip(np.hypot(x - 700, y - 900) / 1300, 0, 1))
    ground = ground + 2.5 * noise(random, WIDTH, HEIGHT, 220, 4)[..., None]
    leaf = mix([26, 92, 58], [190, 226, 120], smooth(0.1, 1, light))
    leaf = mix(leaf, [244, 214, 120], 0.75 * smooth(0.45, 1, warm))
    # The same leaf, soft and lower, is its shadow.
    soft = np.asarray(Image.fromarray(light.astype(np.float32)).resize((200, 250), Image.Resampling.BOX)
                      .resize((WIDTH, HEIGHT), Image.Resampling.BICUBIC))
    shadow = np.roll(soft, (34, 26), (0, 1))
    return picture(mix(ground * (1 - 0.6 * shadow[..., None]), leaf, smooth(0.0, 0.35, light)))


def points(random, walkers=200_000, steps=60):
    """How often each pixel is met, and how far out on its leaflet each meeting was."""
    count = np.zeros(WIDTH * HEIGHT, np.float32)
    age = np.zeros(WIDTH * HEIGHT, np.float32)
    x, y, turn = np.zeros(walkers), np.zeros(walkers), np.zeros(walkers)
    for step in range(steps + 20):
        a, b, c, d, e, f = MAPS[random.choice(4, walkers, p=SHARES) if step else 1].T
        x, y = a * x + b * y + e, c * x + d * y + f
        turn = 0.82 * turn + 0.18 * np.abs(a < 0.5)
        if step < 20:
            continue
        # Leaning a little, so that it grows across the picture.
        px = (690 + 215 * x + 20 * (y - 5)).astype(int)
        py = (HEIGHT - 40 - 190 * y - 14 * x).astype(int)
        seen = (px >= 0) & (px < WIDTH) & (py >= 0) & (py < HEIGHT)
        places = py[seen] * WIDTH + px[seen]
        np.add.at(count, places, 1)
        np.add.at(age, places, turn[seen])
    return count.reshape(HEIGHT, WIDTH), age.reshape(HEIGHT, WIDTH)
