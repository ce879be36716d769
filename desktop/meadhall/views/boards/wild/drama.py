"""What decides in Gone Wild, shown large: raids, the dragon, the bell of the last round, who has won."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.rules.wild import events as told
from meadhall.views.boards.kit.drama.clash import Clash, Side
from meadhall.views.boards.kit.drama.emblem import Emblem
from meadhall.views.boards.kit.moving.drama import Drama
from meadhall.views.look.game_colours import WILD
from meadhall.views.look.palette import PLAYERS

_DRAGON = WILD.asgard.deep


def raid(event: told.AttackSucceeded | told.AttackRepelled, colours: Sequence[int]) -> Drama:
    """Strength against defence, as the rules have counted them."""
    attacker = Side("crossed", PLAYERS[colours[event.seat]].base, event.strength)
    victim = Side("guardshield", PLAYERS[colours[event.victim]].base, event.defence)
    return Drama(Clash(attacker, victim, won=0 if isinstance(event, told.AttackSucceeded) else 1))


def dragon(event: told.DragonBeaten, colours: Sequence[int]) -> Drama:
    return Drama(Clash(Side("crossed", PLAYERS[colours[event.seat]].base), Side("dragon", _DRAGON), won=0))


def last_round(event: told.LastRound, colours: Sequence[int]) -> Drama:
    """In the colour of whoever has rung the bell."""
    return Drama(Emblem("hourglass", PLAYERS[colours[event.seat]].base))
