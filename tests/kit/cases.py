"""What the kit plays: every game in each of its variants."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import pytest

from meadhall.rules import GAMES
from meadhall.rules.kernel import UNHEARD, EventSink, Game, State


class Case(NamedTuple):
    game: Game[Any]
    options: Any
    players: int

    def new(self, seed: int, out: EventSink = UNHEARD) -> Any:
        return self.game.new(self.options, self.players, seed, out)

    def print_of(self, s: State) -> str:
        return self.game.codec.fingerprint(s)

    def __str__(self) -> str:
        """Such as watch-4-base-random-first_player=2."""
        return "-".join((self.game.id, str(self.players), *_words(self.options)))


def _words(options: Any) -> Iterator[str]:
    """Whatever is a word speaks for itself; the rest is told where it is not the default."""
    for field in msgspec.structs.fields(options):
        value = getattr(options, field.name)
        if isinstance(value, str) and value.isalpha() and value != "auto":
            yield value
        elif value != field.default:
            yield field.name if value is True else f"{field.name}={value}"


CASES = tuple(Case(game, options, players) for game in GAMES.values() for options, players in game.variants)


def every_case() -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", CASES, ids=str)
