"""Packs a wave as Ogg Vorbis: the same wave gives the same bytes."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import soundfile

from .waves import RATE, Wave

_SERIAL = 14  # where a page of Ogg has the number of its stream, and the sum over itself
_SUM = 22
_PIECE = 16_384  # libsndfile fails at very long ones


def packed(wave: Wave, quality: float) -> bytes:
    """`quality` from 0 to 1."""
    file = BytesIO()
    kept = {"samplerate": RATE, "channels": 1, "format": "OGG", "subtype": "VORBIS", "compression_level": 1 - quality}
    with soundfile.SoundFile(file, "w", **kept) as sound:
        for start in range(0, len(wave), _PIECE):
            sound.write(wave[start : start + _PIECE])
    return _numbered(file.getvalue())


def _numbered(data: bytes) -> bytes:
    """The number of the stream is drawn by lot; it becomes one, and the sums over the pages are made anew."""
    pages, at = [], 0
    while at < len(data):
        segments = data[at + 26]
        end = at + 27 + segments + sum(data[at + 27 : at + 27 + segments])
        page = bytearray(data[at:end])
        page[_SERIAL : _SERIAL + 4] = (1).to_bytes(4, "little")
        page[_SUM : _SUM + 4] = bytes(4)
        page[_SUM : _SUM + 4] = _sum(bytes(page)).to_bytes(4, "little")
        pages.append(bytes(page))
        at = end
    return b"".join(pages)


def _table() -> list[int]:
    table = []
    for number in range(256):
        rest = number << 24
        for _ in range(8):
            rest = (rest << 1) ^ (0x04C11DB7 if rest & 0x80000000 else 0)
        table.append(rest & 0xFFFFFFFF)
    return table


_REST = _table()


def _sum(page: bytes) -> int:
    rest = 0
    for byte in page:
        rest = ((rest << 8) & 0xFFFFFFFF) ^ _REST[(rest >> 24) ^ byte]
    return rest


def heard(data: bytes) -> Wave:
    """What comes out again."""
    return np.asarray(soundfile.read(BytesIO(data), dtype="float64")[0])
