"""Icons in the containers of other systems, made of the PNG files that the program has."""

import struct
from pathlib import Path

from .project import PACKAGE

_ICNS = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic11": 32, b"ic13": 256}


def icon(size: int) -> Path:
    return PACKAGE / "art" / "app" / f"meadhall-{size}.png"


def ico(sizes: tuple[int, ...] = (16, 32, 48, 64, 128, 256)) -> bytes:
    """For Windows."""
    pictures = [icon(size).read_bytes() for size in sizes]
    head = struct.pack("<HHH", 0, 1, len(sizes))
    at = len(head) + 16 * len(sizes)
    entries = b""
    for size, picture in zip(sizes, pictures, strict=True):
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + entries + b"".join(pictures)


def icns() -> bytes:
    """For macOS."""
    parts = b"".join(
        kind + struct.pack(">I", 8 + len(picture)) + picture
        for kind, size in _ICNS.items()
        for picture in [icon(size).read_bytes()]
    )
    return b"icns" + struct.pack(">I", 8 + len(parts)) + parts
