"""Reads modules, for the scripts beside this file: their sections, and the functions with the names that the linker leaves in them."""

import re
import subprocess


def numbers(data, at):
    """An unsigned LEB128 number, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        if byte < 128:
            return value, at
        shift += 7


def number(value):
    """The same, written down."""
    data = b""
    while value > 127:
        data, value = data + bytes([value & 127 | 128]), value >> 7
    return data + bytes([value])


def sections(data):
    """The kind of each section, and where its contents begin and end."""
    at = 8
    while at < len(data):
        kind = data[at]
        size, at = numbers(data, at + 1)
        yield kind, at, at + size
        at += size


def name(data, at):
    length, at = numbers(data, at)
    return data[at:at + length].decode(), at + length


def functions(data):
    """The size of each function, and its name."""
    imported, sizes, names = 0, [], {}
    for kind, at, end in sections(data):
        if kind == 2:
            count, at = numbers(data, at)
            for _ in range(count):
                _, at = name(data, at)
                _, at = name(data, at)
                form = data[at]
                if form == 0:
                    imported += 1
                    _, at = numbers(data, at + 1)
                else:
                    raise SystemExit("a module that imports more than functions")
        elif kind == 10:
            count, at = numbers(data, at)
            for _ in range(count):
                size, at = numbers(data, at)
                sizes.append(size)
                at += size
        elif kind == 0:
            title, at = name(data, at)
            while title == "name" and at < end:
                part = data[at]
                size, at = numbers(data, at + 1)
                if part == 1:
                    count, here = numbers(data, at)
                    for _ in range(count):
                        index, here = numbers(data, here)
                        names[index], here = name(data, here)
                at += size
    return [(size, names.get(imported + index, "?")) for index, size in enumerate(sizes)]


def demangled(names):
    done = subprocess.run(["swift", "demangle", "--simplified"], input="\n".join(names), text=True, capture_output=True, check=True)
    return done.stdout.splitlines()


def readable(names):
    """Names that outlive most changes: without modules, file hashes, numbers of the compiler, and how a function was specialised but for which types."""
    done = subprocess.run(["swift", "demangle", "--compact"], input="\n".join(names), text=True, capture_output=True, check=True)
    return [_readable(simple, whole) for simple, whole in zip(demangled(names), done.stdout.splitlines())]


def _readable(simple, whole):
    plain = re.sub(r"(\.resume)?(\.\d+)*$", "", simple).removeprefix("merged ").replace("specialized ", "")
    if match := re.match(r"(?:merged )?generic (?:not re-abstracted )?specialization <(?:serialized, )?(.*)> of ", whole):
        types = re.sub(r"\((\w+) in _\w+\)", r"\1", match[1])
        plain += " <" + re.sub(r"\b[A-Z]\w*\.(?=[A-Z])", "", types) + ">"
    return plain
