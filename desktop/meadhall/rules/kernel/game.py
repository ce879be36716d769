"""What each game tells the rest of the house about itself."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any, Generic, TypeVar, get_args

import msgspec

from .action import Action
from .chance import Outcome
from .codec import Codec
from .event import OPEN, UNHEARD, Event, EventSink
from .play import settle
from .seating import BadOption
from .state import State

S = TypeVar("S", bound=State)


@dataclass(kw_only=True, eq=False)
class Game(Generic[S]):
    """One contract for all games, so that one table, one test kit and one command line serve them all.

    Each house names here which of its functions does what.
    """

    id: str
    version: int  # raised when a change of the rules changes what an old save would lead to
    options: type[msgspec.Struct]
    codec: Codec[S]

    # How many can play with these options.
    seats: Callable[[Any], Sequence[int]]

    # Raises `BadOption` for options that do not go together.
    check_options: Callable[[Any, int], None]

    # Options and seats that together touch every mode, module and option: the test kit plays them all.
    variants: Sequence[tuple[Any, int]]

    # The modes of play by name, with their options: what is measured apart.
    modes: Mapping[str, Any]

    # From options, players, seed, listener and laid outcomes the position before anything happens; its agenda says
    # how the game begins.
    set_up: Callable[[Any, int, int, EventSink, Sequence[Outcome]], S]

    # The options and the number of players with which this position's game began.
    agreed: Callable[[S], tuple[Any, int]]

    # Counts up: the table keeps one copy of the state for each.
    round_of: Callable[[S], int]

    # Counts up: undo can go back to where the turn began, and a save is hashed once for each.
    turn_of: Callable[[S], int]

    # The points of this seat, hidden ones included.
    points: Callable[[S, int], int]

    # Where the points of a finished game came from: for each source those of all seats. Together they are the result's.
    sources: Callable[[S, Sequence[Event]], Mapping[str, Sequence[int]]]

    # The way of playing that each source belongs to, such as land or sea.
    ways: Mapping[str, str]

    # What many games are compared by besides their points, and each of these by seat: from how the game has ended,
    # and from all that happened in it.
    measures: tuple[str, ...] = ()
    measured: Callable[[S, Sequence[Event]], Sequence[Sequence[int]]] = lambda s, events: ()

    # The position in a few lines of plain text for golden games and bug reports, not for players.
    summary: Callable[[S], str]

    # The position as this seat may see it: the rest replaced by unknowns.
    visible: Callable[[S, int], S]

    # What this seat has ordered to be answered to what it is asked just now, by its own view; mostly it hasn't.
    # Whoever answers for it waits as long as a computer player does, so that nobody learns anything from it.
    standing_answer: Callable[[S, int], Action | None] = lambda view, seat: None

    # A whole position that could lie behind this view.
    imagine: Callable[[S, int, Random], S]

    # How many there are of each thing that neither appears nor vanishes.
    census: Callable[[S], Mapping[str, int]]

    # What is impossible in a position that came from a file; empty for every position that play can reach.
    flaws: Callable[[S], Sequence[str]]

    # All component files as text.
    data: Callable[[], Mapping[str, str]]

    def new(self, options: Any, players: int, seed: int, out: EventSink = UNHEARD, laid: Sequence[Outcome] = ()) -> S:
        """The position at the first question."""
        s = self.set_up(options, players, seed, out, laid)
        settle(s, out)
        s.chance.drawn = []
        return s

    def seen(self, s: S, eyes: int) -> S:
        """The position as a seat may see it, or as it is."""
        return s if eyes == OPEN else self.visible(s, eyes)

    @cached_property
    def data_print(self) -> str:
        """Another one as soon as a component file says something else."""
        return hashlib.blake2b(msgspec.json.encode(sorted(self.data().items())), digest_size=8).hexdigest()

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
