"""What a save says of itself, and how that is read: what lists of games show is known without any rules."""

import zlib
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from . import files
from .bad_save import BadSave
from .seat import Seat

T = TypeVar("T")
FORMAT = 1
PLAIN = 16 << 20  # bytes
VALUES = 600_000  # numbers, texts, lists; the longest game has some 460,000

Small = Annotated[int, Meta(ge=0, le=1 << 31)]
Time = Annotated[int, Meta(ge=0, le=1 << 53)]
Seed = Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]
Print = Annotated[str, Meta(max_length=64)]

# All that decoding raises: msgspec's own errors, nesting too deep, and numbers too long.
UNDECODABLE = (msgspec.MsgspecError, ValueError, TypeError, OverflowError, RecursionError, MemoryError)


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    game: Annotated[str, Meta(max_length=64)]
    rules: Small  # the version of the game's rules
    data: Print  # and of its components
    options: Any
    seed: Seed
    seats: Annotated[tuple[Seat, ...], Meta(max_length=16)]
    undo: Literal["strict", "free"]
    created: Time
    saved: Time
    hints: bool = True  # one may ask for them: so it was agreed
    seconds: Time = 0  # that somebody has played; none in old saves


class Cover(msgspec.Struct, frozen=True):
    """As much of the form as tells whether the rest can be read at all."""

    meadhall_save: int


class Label(msgspec.Struct, frozen=True):
    """As much of the form as lists of games show."""

    meadhall_save: int
    header: Header


def read_header(path: Path) -> Header:
    """For lists of games. Raises `BadSave`."""
    return decoded(unpacked(files.read(path)), Label).header


def unpacked(packed: bytes) -> bytes:
    """One gzip member, and never more than the bound, however much it would swell to."""
    unzip = zlib.decompressobj(wbits=31)
    try:
        plain = unzip.decompress(packed, PLAIN + 1)
    except zlib.error as error:
        raise BadSave("not_compressed") from error
    if len(plain) > PLAIN:
        raise BadSave("too_large", {"most": PLAIN})
    if not unzip.eof:
        raise BadSave("cut_short")
    if unzip.unused_data:
        raise BadSave("damaged", {"why": "something follows the end"})
    if sum(map(plain.count, (b"[", b"{", b","))) > VALUES:  # decoded, each takes many times its bytes
        raise BadSave("too_large", {"most": VALUES})
    return plain


def _check_cover(plain: bytes) -> None:
    try:
        cover = msgspec.json.decode(plain, type=Cover)
    except UNDECODABLE as error:
        raise BadSave("not_a_save") from error
    if cover.meadhall_save > FORMAT:
        raise BadSave("newer_format", {"format": _short(cover.meadhall_save), "known": FORMAT})
    if cover.meadhall_save != FORMAT:
        raise BadSave("damaged", {"why": "no such format"})


def decoded(plain: bytes, form: type[T]) -> T:
    """The whole of it, or as much as the form asks for."""
    _check_cover(plain)
    try:
        return msgspec.json.decode(plain, type=form)
    except UNDECODABLE as error:
        raise BadSave("damaged", {"why": str(error)[:200]}) from error


def _short(number: int) -> int | str:
    """Nobody wants to read a number of a thousand digits, and few screens would survive it."""
    return number if number < 1 << 31 else "?"
