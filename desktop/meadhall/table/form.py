"""The form of a save: JSON inside gzip. Everything a stranger may write in it is typed and bounded here.

Options, actions and positions are the game's business and are decoded by its codec.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..rules.kernel import Outcome
from .branches import MOST
from .seat import Seat

FORMAT = 1
PLAIN = 16 << 20  # bytes
ACTIONS = 10_000  # in a game with its branches; a long one has some hundreds

Small = Annotated[int, Meta(ge=0, le=1 << 31)]
Time = Annotated[int, Meta(ge=0, le=1 << 53)]
Seed = Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]
Print = Annotated[str, Meta(max_length=64)]


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=64)]
    rules: Small  # the version of the game's rules
    data: Print  # and of its components
    options: Any
    seed: Seed
    seats: Annotated[tuple[Seat, ...], Meta(max_length=16)]
    undo: Literal["strict", "free"]
    created: Time
    saved: Time


class SavedEntry(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    seat: Small
    action: Any
    outcomes: list[Outcome]
    mark: Print


class SavedCopy(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    line: Small
    position: Any


class SavedFork(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    line: Small
    entries: Annotated[list[SavedEntry], Meta(max_length=ACTIONS)]


class SaveForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    meadhall_save: int  # the number of the format; also how one knows that it is a save
    header: Header
    resumed: bool  # the game begins with the first copy instead of the seed
    entries: Annotated[list[SavedEntry], Meta(max_length=ACTIONS)]
    end: Print  # the fingerprint of the position at the end of the entries
    copies: Annotated[list[SavedCopy], Meta(min_length=1, max_length=ACTIONS)]
    branches: Annotated[list[SavedFork], Meta(max_length=MOST)]


class Cover(msgspec.Struct, frozen=True):
    """As much of the form as tells whether the rest can be read at all."""

    meadhall_save: int


class Label(msgspec.Struct, frozen=True):
    """As much of the form as lists of games show."""

    meadhall_save: int
    header: Header
