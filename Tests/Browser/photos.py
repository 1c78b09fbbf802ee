"""Folders of photos for tests and pictures: cut out of the built-in ones, or of one colour each."""

import base64
import pathlib
import struct
import zlib

from page import Page

# Proportions of photos from cameras, phones, and film; now and then a wide one.
SHAPES = [(3, 2), (4, 3), (3, 4), (3, 2), (2, 3), (16, 9), (1, 1), (4, 3), (3, 1)]

CUT = """
const [count, shapes, edge] = given
const photos = await (await fetch('/photos.json')).json()
const pictures = await Promise.all(photos.map(async photo => {
  const image = new Image()
  image.src = photo.url
  await image.decode()
  return image
}))
// Numbers that are the same every time (mulberry32).
let seed = 7
const chance = () => {
  let t = seed += 0x6D2B79F5
  t = Math.imul(t ^ t >>> 15, t | 1)
  t ^= t + Math.imul(t ^ t >>> 7, t | 61)
  return ((t ^ t >>> 14) >>> 0) / 4294967296
}
const canvas = document.createElement('canvas'), answers = []
for (let i = 0; i < count; i += 1) {
  const picture = pictures[(i * 2 + Math.floor(i / 5)) % pictures.length], [x, y] = shapes[i % shapes.length]
  const room = Math.min(picture.width / x, picture.height / y), part = i < pictures.length ? 1 : 0.45 + 0.5 * chance()
  const [width, height] = [x * room * part, y * room * part]
  canvas.width = Math.round(edge * x / Math.max(x, y))
  canvas.height = Math.round(edge * y / Math.max(x, y))
  const context = canvas.getContext('2d')
  const turn = i < pictures.length ? 0 : Math.round(chance() * 50 - 25), light = 0.9 + 0.25 * chance()
  context.filter = `hue-rotate(${turn}deg) brightness(${light})`
  if (chance() < 0.3) context.setTransform(-1, 0, 0, 1, canvas.width, 0)
  context.drawImage(picture, chance() * (picture.width - width), chance() * (picture.height - height), width, height,
    0, 0, canvas.width, canvas.height)
  answers.push(canvas.toDataURL('image/jpeg', 0.88).split(',')[1])
}
return answers
"""


def cut(driver, url, folder, count, edge=1600):
    """So many photos, cut out of the pictures of a server, as `IMG_0001.jpg` and so on."""
    page = Page(driver, url)
    page.open("photos.json")
    for number, data in enumerate(page.run_async(CUT, count, SHAPES, edge), 1):
        (pathlib.Path(folder) / f"IMG_{number:04}.jpg").write_bytes(base64.b64decode(data))
    page.close()


def colour(number):
    """A colour of a photo's own, from which its number can be read again."""
    return 60 + number % 13 * 12, 60 + number // 13 % 13 * 12, 60 + number // 169 % 13 * 12


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def plain(folder, count, width=400, height=300):
    """So many photos of one colour each in a folder, which is made where it is not there, and returned, as `0001.png` and so on.

    PNG (https://www.w3.org/TR/png-3/) with a palette of one.
    """
    folder = pathlib.Path(folder)
    folder.mkdir(exist_ok=True)
    rows = zlib.compress((b"\0" + bytes((width + 7) // 8)) * height)
    head = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 1, 3, 0, 0, 0))
    tail = chunk(b"IDAT", rows) + chunk(b"IEND", b"")
    for number in range(1, count + 1):
        palette = chunk(b"PLTE", bytes(colour(number)))
        (folder / f"{number:04}.png").write_bytes(head + palette + tail)
    return folder


def moving(file, width=60, height=40):
    """A GIF (https://www.w3.org/Graphics/GIF/spec-gif89a.txt) that is red and green in turn, for a tenth of a second each."""
    def frame(index):
        # Codes of three bits each: the table is cleared (4) before every pixel, so it never grows; 5 is the end. Four pixels are three bytes, and there have to be whole fours of them.
        four = sum(code << 3 * at for at, code in enumerate([4, index] * 4)).to_bytes(3, "little")
        data = four * (width * height // 4) + b"\5"
        blocks = b"".join(bytes([len(part)]) + part for part in (data[at:at + 255] for at in range(0, len(data), 255)))
        return b"\x21\xf9\4\0" + struct.pack("<H", 10) + b"\0\0" + b"\x2c" + struct.pack("<HHHHB", 0, 0, width, height, 0) + b"\2" + blocks + b"\0"

    head = b"GIF89a" + struct.pack("<HHBBB", width, height, 0x80, 0, 0) + bytes((200, 0, 0, 0, 200, 0))
    pathlib.Path(file).write_bytes(head + b"\x21\xff\x0bNETSCAPE2.0\3\1\0\0\0" + frame(0) + frame(1) + b"\x3b")


def spoil(file):
    """A PNG keeps its size and has no pixels any more."""
    head = file.read_bytes()[:48]
    file.write_bytes(head + chunk(b"IDAT", b"no pixels") + chunk(b"IEND", b""))


# In the huge picture: so many pixels have one colour, but for every second one, which is darker by twice this.
PATCH, LIGHT = 5000, 12


def patch(column, row):
    """The mean colour of a patch of the huge picture: it tells where one is."""
    return 30 + 60 * column, 30 + 60 * row, 128


def huge(folder, edge=20_000):
    """`huge.png`: so many pixels wide and high, in patches of one colour with a chessboard of single pixels in each."""
    count = edge // PATCH
    colours = [patch(column, row) for row in range(count) for column in range(count)]
    palette = b"".join(bytes(part + light for part in colour) for colour in colours for light in (LIGHT, -LIGHT))
    packer, rows = zlib.compressobj(1), []
    for row in range(count):
        for parity in (0, 1):
            pairs = [bytes([2 * (row * count + column) + parity, 2 * (row * count + column) + 1 - parity]) for column in range(count)]
            rows.append(b"\0" + b"".join(pair * (PATCH // 2) for pair in pairs))
    data = b"".join(packer.compress((rows[2 * row] + rows[2 * row + 1]) * 50) for row in range(count) for _ in range(PATCH // 100))
    head = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", edge, edge, 8, 3, 0, 0, 0))
    with open(pathlib.Path(folder) / "huge.png", "wb") as file:
        file.write(head + chunk(b"PLTE", palette) + chunk(b"IDAT", data + packer.flush()) + chunk(b"IEND", b""))
