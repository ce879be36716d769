"""What each game tells the rest of the house about itself."""

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, Generic, TypeVar, get_args

import msgspec

from .chance import Outcome
from .codec import Codec
from .event import UNHEARD, Event, EventSink
from .play import settle
from .state import State

S = TypeVar("S", bound=State)


class BadOption(ValueError):
    """An option or a number of players that the game does not have; the message says what is allowed."""


class Game(Generic[S]):
    """One contract for all games, so that one table, one test kit and one command line serve them all."""

    id: str
    version: int  # raised when a change of the rules changes what an old save would lead to
    options: type[msgspec.Struct]
    codec: Codec[S]
    measures: tuple[str, ...] = ()  # what many games are compared by besides their points: names for `measured`

    def seats(self, options: Any) -> Sequence[int]:
        """How many can play with these options."""
        raise NotImplementedError

    def check_options(self, options: Any, players: int) -> None:
        """Raises `BadOption` for options that do not go together."""
        raise NotImplementedError

    def set_up(self, options: Any, players: int, seed: int, out: EventSink, laid: Sequence[Outcome]) -> S:
        """The position before anything happens; its agenda says how the game begins."""
        raise NotImplementedError

    def new(self, options: Any, players: int, seed: int, out: EventSink = UNHEARD, laid: Sequence[Outcome] = ()) -> S:
        """The position at the first question."""
        s = self.set_up(options, players, seed, out, laid)
        settle(s, out)
        s.chance.drawn = []
        return s

    def variants(self) -> Sequence[tuple[Any, int]]:
        """Options and seats that together touch every mode, module and option: the test kit plays them all."""
        raise NotImplementedError

    def visible(self, s: S, seat: int) -> S:
        """The position as this seat may see it: the rest replaced by unknowns."""
        raise NotImplementedError

    def imagine(self, view: S, seat: int, rng: Random) -> S:
        """A whole position that could lie behind this view."""
        raise NotImplementedError

    def census(self, s: S) -> Mapping[str, int]:
        """How many there are of each thing that neither appears nor vanishes."""
        raise NotImplementedError

    def data(self) -> Mapping[str, str]:
        """All component files as text."""
        raise NotImplementedError

    @cached_property
    def data_print(self) -> str:
        """Another one as soon as a component file says something else."""
        return hashlib.blake2b(msgspec.json.encode(sorted(self.data().items())), digest_size=8).hexdigest()

    def agreed(self, s: S) -> tuple[Any, int]:
        """The options and the number of players with which this position's game began."""
        raise NotImplementedError

    def flaws(self, s: S) -> Sequence[str]:
        """What is impossible in a position that came from a file; empty for every position that play can reach."""
        raise NotImplementedError

    def round_of(self, s: S) -> int:
        """Counts up: the table keeps one copy of the state for each."""
        raise NotImplementedError

    def turn_of(self, s: S) -> int:
        """Counts up: undo can go back to where the turn began, and a save is hashed once for each."""
        raise NotImplementedError

    def points(self, s: S, seat: int) -> int:
        """The points of this seat, hidden ones included."""
        raise NotImplementedError

    def measured(self, s: S, events: Sequence[Event]) -> Sequence[Sequence[int]]:
        """Each of the measures, by seat: from how the game has ended, and from all that happened in it."""
        return ()

    def summary(self, s: S) -> str:
        """The position in a few lines of plain text for golden games and bug reports, not for players."""
        raise NotImplementedError

    def allowed(self) -> dict[str, tuple[Any, ...]]:
        """Every option with its values, the default first."""
        found: dict[str, tuple[Any, ...]] = {}
        for field in msgspec.structs.fields(self.options):
            values = (False, True) if field.type is bool else get_args(field.type)
            found[field.name] = (field.default, *(value for value in values if value != field.default))
        return found

    def parse_options(self, words: Mapping[str, str]) -> Any:
        """Options from words such as mode=base. Raises `BadOption` with what is allowed."""
        chosen: dict[str, Any] = {}
        allowed = self.allowed()
        for name, word in words.items():
            if name not in allowed:
                raise BadOption(f"no option {name!r} in {self.id}; it has {', '.join(allowed)}")
            spelled = {str(value).lower(): value for value in allowed[name]}
            if word.lower() not in spelled:
                raise BadOption(f"{name} is one of {', '.join(spelled)}, not {word!r}")
            chosen[name] = spelled[word.lower()]
        return self.options(**chosen)
