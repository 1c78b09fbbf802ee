"""The pictures that make.sh starts from, and those that no tool of Debian's makes: a DNG, and Apple's note in EXIF."""

import io
import struct
import sys
from pathlib import Path

from PIL import Image

place = Path(sys.argv[1])


def picture(width, height):
    """Red on the left, blue on the right, getting darker downwards."""
    image = Image.new("RGB", (width, height))
    image.putdata([
        ((255 if x < width / 2 else 0) * (height - y) // height, 0, (0 if x < width / 2 else 255) * (height - y) // height)
        for y in range(height) for x in range(width)])
    return image


def jpeg(image, **options):
    buffer = io.BytesIO()
    image.save(buffer, "JPEG", quality=85, **options)
    return buffer.getvalue()


source = picture(48, 32)
source.save(place / "source.png")
Image.new("RGB", (48, 32), (255, 0, 0)).save(place / "source-red.png")
Image.new("RGB", (48, 32), (255, 0, 0)).save(place / "red-p3.png")
for name in ["source.jpg", "dated.jpg", "latin.jpg"]:
    (place / name).write_bytes(jpeg(source))
(place / "thumb.jpg").write_bytes(jpeg(picture(24, 16)))

# Apple's note: one entry, tag 17, the text that picture and video share.
text = b"ABCD-1234\0"
note = b"Apple iOS\0\0\1MM" + struct.pack(">H", 1) + struct.pack(">HHII", 17, 2, len(text), 32) + b"\0" * 4 + text
exif = Image.Exif()
exif[0x010F] = "Apple"
exif[0x0110] = "iPhone 15"
exif.get_ifd(0x8769)[0x927C] = note
(place / "live.jpg").write_bytes(jpeg(source, exif=exif))

# A DNG: a table of tags that says that it is one, turned by a quarter, and a JPEG preview in it.
preview = jpeg(picture(96, 64))
entries = [
    (254, 4, 1), (256, 4, 96), (257, 4, 64), (258, 3, 8), (259, 3, 7), (262, 3, 6), (273, 4, 0), (274, 3, 6), (277, 3, 3),
    (278, 4, 64), (279, 4, len(preview)), (50706, 1, None)]
start = 8 + 2 + 12 * len(entries) + 4
table = struct.pack("<H", len(entries))
for tag, kind, value in entries:
    if tag == 273:
        value = start
    content = bytes([1, 4, 0, 0]) if value is None else struct.pack("<I", value)
    table += struct.pack("<HHI", tag, kind, 4 if value is None else 1) + content
(place / "preview.dng").write_bytes(b"II*\0" + struct.pack("<I", 8) + table + b"\0" * 4 + preview)
