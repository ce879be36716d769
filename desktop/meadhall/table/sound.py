"""Whether a position from a file can be played on. It may be anything that has the right types."""

from typing import Any

from ..rules import kernel
from ..rules.kernel import Action, Game
from .seat import Seat
from .table import Terms

TRIED = 200  # actions


def is_sound(game: Game[Any], s: Any, terms: Terms) -> bool:
    """No flaws, and everything that the house will ask of it at once can be asked."""
    try:
        return _belongs(game, s, terms) and not game.flaws(s) and _answers(game, s, terms.seats)
    except Exception:  # noqa: BLE001 - a stranger's position can break any line of the rules
        return False


def _belongs(game: Game[Any], s: Any, terms: Terms) -> bool:
    return game.agreed(s) == (terms.options, len(terms.seats)) and not s.chance.laid and not s.chance.drawn


def _answers(game: Game[Any], s: Any, seats: tuple[Seat, ...]) -> bool:
    for seat in range(len(seats)):
        game.visible(s, seat)
        game.points(s, seat)
    if kernel.is_over(s):
        return _can_be_kept(game, s)
    asked = kernel.asked(s).seat
    deeds = [(asked, action) for action in kernel.options(s)]
    asides = [(seat, action) for seat in range(len(seats)) for action in kernel.asides(s, seat)]
    return bool(deeds) and all(_happens(game, s, seat, action) for seat, action in (deeds + asides)[:TRIED])


def _happens(game: Game[Any], s: Any, seat: int, action: Action) -> bool:
    after = s.copy()
    kernel.play(after, action, by=seat)
    return _can_be_kept(game, after)


def _can_be_kept(game: Game[Any], s: Any) -> bool:
    """A table marks positions with prints and counts rounds and turns; numbers beyond all measure have no print."""
    return bool(game.codec.fingerprint(s)) and game.round_of(s) >= 0 and game.turn_of(s) >= 0
