"""How many points a seat shows in the middle of a game: what is only counted at its end comes in with the end."""

from collections.abc import Callable, Mapping
from typing import Any

from ..rules.kernel import Game

Points = tuple[int | None, ...]  # by seat; None where whoever looks does not know


def shown(game: Game[Any], s: Any) -> Points:
    """In a position as somebody may see it, or as it is."""
    if s.result is not None:
        return tuple(s.result.points)
    count = _IN_PLAY.get(game.id, game.points)
    return tuple(count(s, seat) for seat in range(len(s.players)))


def _glory(s: Any, seat: int) -> int:
    return s.players[seat].glory


def _fame(s: Any, seat: int) -> int | None:
    fame: int = s.players[seat].fame
    return None if fame < 0 else fame  # it is hidden


# Where the rules' own count looks ahead to the end.
_IN_PLAY: Mapping[str, Callable[[Any, int], int | None]] = {"midgard": _glory, "northgard": _fame}
