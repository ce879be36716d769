"""What the words of all games have in common: the names of players, and how ids spell classes."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from .markup import escaped
from .words import Words


def key(cls: type) -> str:
    """The name of a class as ids spell it: SetupRoad is setup_road."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


@dataclass(frozen=True, slots=True)
class Names:
    """The players of one table, by seat."""

    words: Words
    names: Sequence[str]

    def who(self, seat: int) -> str:
        if seat < len(self.names):
            return escaped(self.names[seat])
        return self.words("shell.setup.name_default", n=seat + 1)

    def all_of(self, seats: Sequence[int]) -> str:
        """Such as: **Ann** and **Bob**."""
        return self.words.listed([f"**{self.who(seat)}**" for seat in seats])
