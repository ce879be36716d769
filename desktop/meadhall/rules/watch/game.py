"""The Brotherhood of the Watch as the rest of the house sees it."""

from collections.abc import Mapping, Sequence
from random import Random

from ..kernel import Codec, EventSink, Game, Outcome
from . import checks, scoring, setup
from . import options as house
from . import view as views
from .data import PIECES, data_files
from .options import Options
from .state import State
from .summary import summary
from .variants import VARIANTS


class Watch(Game[State]):
    id = "watch"
    version = 1
    options = Options
    codec = Codec(State, __package__ or "")

    def seats(self, options: Options) -> Sequence[int]:
        return PIECES.seats[options.mode]

    def check_options(self, options: Options, players: int) -> None:
        house.check(options, players)

    def set_up(self, options: Options, players: int, seed: int, out: EventSink, laid: Sequence[Outcome]) -> State:
        return setup.new(options, players, seed, out, laid)

    def variants(self) -> Sequence[tuple[Options, int]]:
        return VARIANTS

    def visible(self, s: State, seat: int) -> State:
        return views.visible(s, seat)

    def imagine(self, view: State, seat: int, rng: Random) -> State:
        return views.imagine(view, seat, rng)

    def census(self, s: State) -> Mapping[str, int]:
        return checks.census(s)

    def data(self) -> Mapping[str, str]:
        return data_files()

    def agreed(self, s: State) -> tuple[Options, int]:
        return s.options, len(s.players)

    def flaws(self, s: State) -> Sequence[str]:
        return checks.flaws(s)

    def round_of(self, s: State) -> int:
        return (s.turn + len(s.players) - 1) // len(s.players)

    def turn_of(self, s: State) -> int:
        return s.turn

    def points(self, s: State, seat: int) -> int:
        return scoring.points(s, seat)

    def summary(self, s: State) -> str:
        return summary(s)


WATCH = Watch()
