"""One entry of the almanac: what it is, which rules it tells, what leads to it. Its words are with all other words."""

from typing import Literal

import msgspec

Kind = Literal["chapter", "rule", "piece", "card", "term", "question", "example"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Kind
    icon: str
    tells: tuple[str, ...] = ()  # ids of the ledger
    opens: tuple[str, ...] = ()  # what people point at when they ask: "action:BuildKeep", "hero:ygritte"
    see: tuple[str, ...] = ()  # other entries
    words: str = ""  # where its name and its sentence stand already, such as "watch.hero.ygritte"
    card: str = ""  # the card of the game whose name and text these are
    picture: str = ""  # a small position, drawn by the board
    example: str = ""  # a worked example that can be played


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One file of a book. The first entry is the chapter's own page."""

    entry: tuple[Entry, ...]

    @property
    def head(self) -> Entry:
        return self.entry[0]
