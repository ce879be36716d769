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


class AskAdvice(msgspec.Struct, frozen=True, tag=True):
    """A person wants to know what a good player would do, or why somebody did what he did."""

    ticket: int
    game: str
    seed: int
    view: Any  # packed, as whoever asks may see it
    eyes: int = -1  # who asks why
    action: Any = None  # packed: what was done
    play: tuple[int, int] | None = None  # of a lesson, whose goal is asked for: its number, and which beat


class Cancel(msgspec.Struct, frozen=True, tag=True):
    """Nobody waits for this answer any more. It comes all the same, so that one knows the worker is free again."""

    ticket: int


class Weighed(msgspec.Struct, frozen=True):
    """As `judgement.Candidate`, or of what was done as `advice.Reason`."""

    action: Any  # packed
    chance: float
    behind: float
    error: float
    reasons: dict[str, float]


class Answer(msgspec.Struct, frozen=True):
    ticket: int
    action: Any = None  # packed
    why: str = ""  # where there is no action: what went wrong
    advice: tuple[Weighed, ...] = ()


REQUESTS: msgspec.msgpack.Decoder[Ask | AskAdvice | Cancel] = msgspec.msgpack.Decoder(Ask | AskAdvice | Cancel)
ANSWERS = msgspec.msgpack.Decoder(Answer)


def framed(message: Ask | AskAdvice | Cancel | Answer) -> bytes:
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
