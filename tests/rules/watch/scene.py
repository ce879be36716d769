"""What happens in a position of the Watch that was set up by hand, and what one sees of it.

    scene = watch().camps(cave="W").wall(2, RED).roll(1, 2, wildling=4)

Wall sections are counted from 1, as W1–W4. Chance is laid ready; nothing in a scene is left to it.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Self

from kit.scene import Observed
from meadhall.rules import kernel
from meadhall.rules.kernel import Outcome
from meadhall.rules.watch.data import CLANS, RESOURCES, Kind
from meadhall.rules.watch.fights.wildlings import RevealFromReserve
from meadhall.rules.watch.production import RollDice
from meadhall.rules.watch.scoring import points, visible_points
from meadhall.rules.watch.state import guards_of
from meadhall.rules.watch.trade import OfferTrade
from meadhall.stage import watch as staged
from meadhall.stage.watch import BLACK, BLUE, RED, YELLOW, path

LUMBER, BRICK, WOOL, GRAIN, ORE = range(5)
W1, W2, W3, W4 = range(4)  # sections of the Wall, as actions and events count them

__all__ = ["BLACK", "BLUE", "RED", "YELLOW", "path"]


def bundle(**cards: int) -> tuple[int, int, int, int, int]:
    a, b, c, d, e = (cards.get(name, 0) for name in RESOURCES)
    return a, b, c, d, e


def chain(places: str) -> list[str]:
    """The paths along these intersections: "V34 V42 V35" is V34-V42 and V42-V35."""
    along = places.split()
    return [f"{a}-{b}" for a, b in pairwise(along)]


class Scene(Observed, staged.Scene):
    # What happens

    def roll(self, one: int, other: int, wildling: int = 0, *chance: Outcome) -> Self:
        """The dice, from before the roll; in Brotherhood wildling 12 if nothing is said: nobody advances."""
        dice = (one, other, wildling or 12) if self.s.brotherhood else (one, other)
        return self.do(RollDice(), *dice, *chance)

    def reveal(self, token: str, seat: int = 0) -> Self:
        """Turn this token up from the reserve."""
        return self.reserve(token).run(RevealFromReserve(seat))

    def wander(self, actions: int, seed: int = 1) -> Iterator[Self]:
        """So many legal actions at random, but for offers to others, with a stop after each."""
        rng = Random(seed)
        for _ in range(actions):
            if not self.is_over():
                yield self.do(rng.choice([action for action in self.options() if not isinstance(action, OfferTrade)]))

    # What one sees of it

    def holding(self, seat: int) -> tuple[int, ...]:
        """The resource cards of a seat, by kind."""
        return tuple(self.s.players[seat].hand[:5])

    def points(self, seat: int) -> int:
        return points(self.s, seat)

    def visible_points(self, seat: int) -> int:
        return visible_points(self.s, seat)

    def guards(self, seat: int) -> int:
        return guards_of(self.s, seat)

    def camp(self, clan: str) -> str:
        """As in "WWG", from camp 1 on."""
        return _letters(self.s.camps[CLANS.index(clan)])  # pyright: ignore[reportArgumentType]

    def clearing(self, section: int) -> str:
        return _letters(self.s.clearings[section - 1])

    def in_gift(self) -> dict[str, str]:
        """As in {"H03": "W"}."""
        return {f"H{hex:02d}": _letters((kind,)) for hex, kind in enumerate(self.s.gift) if kind}

    def guards_on(self, section: int) -> tuple[int, ...]:
        return self.s.wall[section - 1]

    def is_over(self) -> bool:
        return kernel.is_over(self.s)


def _letters(kinds: Sequence[Kind]) -> str:
    return "".join(kind[0].upper() for kind in kinds)


base, watch = Scene.base, Scene.watch
