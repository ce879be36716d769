"""What the window and the bots' worker process say to each other: framed messages of msgpack over two pipes."""

import struct
from collections.abc import Iterator
from typing import Any

import msgspec

_HEAD = struct.Struct(">I")  # the length of what follows


class Ask(msgspec.Struct, frozen=True, tag=True):
    """A question for a bot. The view and nothing else of the position: nothing hidden ever leaves the window."""

    ticket: int
    table: str  # bots are kept from question to question of one table, so that their random state goes on
    game: str
    level: str
    seed: int
    view: Any  # packed; whose it is, the question in it says


class Cancel(msgspec.Struct, frozen=True, tag=True):
    """Nobody waits for this answer any more. It comes all the same, so that one knows the worker is free again."""

    ticket: int


class Answer(msgspec.Struct, frozen=True):
    ticket: int
    action: Any = None  # packed
    why: str = ""  # where there is no action: what went wrong


REQUESTS: msgspec.msgpack.Decoder[Ask | Cancel] = msgspec.msgpack.Decoder(Ask | Cancel)
ANSWERS = msgspec.msgpack.Decoder(Answer)


def framed(message: Ask | Cancel | Answer) -> bytes:
    packed = msgspec.msgpack.encode(message)
    return _HEAD.pack(len(packed)) + packed


class Frames:
    """Puts messages together again from the pieces in which a pipe brings them."""

    def __init__(self) -> None:
        self._rest = b""

    def add(self, piece: bytes) -> Iterator[bytes]:
        """The messages that are whole now."""
        self._rest += piece
        while len(self._rest) >= _HEAD.size:
            end = _HEAD.size + _HEAD.unpack_from(self._rest)[0]
            if len(self._rest) < end:
                return
            message, self._rest = self._rest[_HEAD.size : end], self._rest[end:]
            yield message
