"""The form of a save: JSON inside gzip. Everything a stranger may write in it is typed and bounded here.

Options, actions and positions are the game's business and are decoded by its codec.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ..rules.kernel import Outcome
from .branches import MOST
from .label import Header, Print, Small

ACTIONS = 10_000  # in a game with its branches; a long one has some hundreds


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
    hints: Annotated[tuple[Small, ...], Meta(max_length=16)] = ()  # asked for, by seat
