"""The QR code for phones, drawn as a terminal draws it and read by a real reader (zbar)."""

import os
import pty
import re
import subprocess

from conftest import GALLERY, PAGE, ROOT

# A cell of a terminal is about twice as high as it is wide; here in pixels.
CELL = (6, 12)
DRAWN = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}


def code_in_a_terminal(command):
    """What a program writes into a terminal up to the end of a QR code, and the lines of that; the program is ended then."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(command, stdout=theirs, stderr=subprocess.DEVNULL)
    os.close(theirs)
    said = b""
    try:
        while True:
            said += os.read(ours, 4096)
            lines = re.findall("\x1b\\[97;40m(.*?)\x1b\\[0m", said.decode(errors="ignore"))
            # It is square, and a line has two rows of modules.
            if lines and len(lines) == (len(lines[0]) + 1) // 2:
                return said.decode(), lines
    finally:
        process.terminate()
        process.wait()
        os.close(ours)


def drawn(lines):
    """Lines of blocks as an image (PBM): white where the terminal's foreground is, which is white, and black elsewhere."""
    rows = []
    for line in lines:
        for half in (0, 1):
            row = [0 if DRAWN[block][half] else 1 for block in line for _ in range(CELL[0])]
            rows += [row] * (CELL[1] // 2)
    # The terminal goes on beside the code, in whatever colour it has: black is the worse one.
    rows = [[1] * 30 + row + [1] * 30 for row in rows]
    rows = [[1] * len(rows[0])] * 30 + rows + [[1] * len(rows[0])] * 30
    return f"P1\n{len(rows[0])} {len(rows)}\n" + "\n".join(" ".join(map(str, row)) for row in rows) + "\n"


def test_a_phone_reads_the_address_from_the_terminal(tmp_path):
    command = [
        GALLERY, ROOT / "Apps/Gallery/Pictures", "--page", PAGE, "--port", "0", "--cache", tmp_path / "cache", "--host", "0.0.0.0",
    ]
    said, lines = code_in_a_terminal(command)
    address = re.search(r"For other devices in this network: (http://\S+)", said).group(1)
    image = tmp_path / "code.pbm"
    image.write_text(drawn(lines))
    read = subprocess.run(["zbarimg", "--quiet", "--raw", image], capture_output=True, text=True)
    assert read.stdout.strip() == address, f"{read.stderr}{said}"


def test_what_it_means_to_let_others_in_is_said(tmp_path):
    def said(*options):
        command = [GALLERY, ROOT / "Apps/Gallery/Pictures", "--page", PAGE, "--port", "0", "--cache", tmp_path / "cache", *options]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
            lines = []
            while lines[-1:] != [""] and "Control-C" not in "".join(lines):
                lines.append(process.stdout.readline())
            process.terminate()
        return "".join(lines)

    (tmp_path / "password").write_text("a\n")
    everybody, readable = "everybody who can reach this machine sees these photos", "travel readable for others in the network"
    assert everybody not in said() and readable not in said()
    open_to_all = said("--host", "0.0.0.0")
    assert everybody in open_to_all and readable in open_to_all
    locked = said("--host", "0.0.0.0", "--password", tmp_path / "password")
    assert everybody not in locked and f"and the password {readable}" in locked
