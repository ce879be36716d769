"""An animated WebP, put together from stills that Qt has written: each frame is only what has changed."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from typing import NamedTuple

_ANIMATED, _CLEAR_PARTS = 0x02, 0x10
_OVER = 0x00  # a frame lies over the one before it, which is seen through it where it is empty
_IMAGES = (b"ALPH", b"VP8 ", b"VP8L")


class Frame(NamedTuple):
    x: int  # even, and so is y
    y: int
    width: int
    height: int
    milliseconds: int
    still: bytes  # a whole WebP of that size


def animated(width: int, height: int, frames: Sequence[Frame]) -> bytes:
    """It plays for ever."""
    head = _chunk(b"VP8X", struct.pack("<I", _ANIMATED | _CLEAR_PARTS) + _small(width - 1) + _small(height - 1))
    parts = [b"WEBP", head, _chunk(b"ANIM", struct.pack("<IH", 0xFF000000, 0)), *map(_frame, frames)]
    whole = b"".join(parts)
    return b"RIFF" + struct.pack("<I", len(whole)) + whole


def _frame(frame: Frame) -> bytes:
    place = _small(frame.x // 2) + _small(frame.y // 2) + _small(frame.width - 1) + _small(frame.height - 1)
    image = b"".join(_chunk(name, body) for name, body in chunks(frame.still) if name in _IMAGES)
    return _chunk(b"ANMF", place + _small(frame.milliseconds) + bytes([_OVER]) + image)


def chunks(still: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Those of a file, by name."""
    at = 12
    while at + 8 <= len(still):
        name, length = still[at : at + 4], struct.unpack_from("<I", still, at + 4)[0]
        yield name, still[at + 8 : at + 8 + length]
        at += 8 + length + length % 2


def _chunk(name: bytes, body: bytes) -> bytes:
    return name + struct.pack("<I", len(body)) + body + b"\0" * (len(body) % 2)


def _small(number: int) -> bytes:
    return number.to_bytes(3, "little")
