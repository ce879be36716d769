"""What happens in a position of Champions of Midgard that was set up by hand, and what one sees of it.

    scene = midgard(players=3).goods(GREEN, wood=1).dice(GREEN, "SSP").enemy("troll", "troll_07")

Dice are written as in the ledger's examples: S sword, P spear, A axe; faces as – blank, 1, 2 and O.
Chance is laid ready; nothing in a scene is left to it.
"""

from typing import Any, Self

from kit.scene import Observed
from meadhall.rules.kernel import Outcome
from meadhall.rules.midgard.data import NO_DICE, LocationId
from meadhall.rules.midgard.fights.assignment import BeginAssignment, Load
from meadhall.rules.midgard.land.placement import Place
from meadhall.stage import midgard as staged
from meadhall.stage.midgard import GREEN, ORANGE, PURPLE, WHITE, bundle, face

__all__ = ["GREEN", "ORANGE", "PURPLE", "WHITE", "bundle"]


def faces(*shown: str) -> list[Outcome]:
    """What chance gives: such as "S1", "P-", "AO"."""
    return [face(one) for one in shown]


class Scene(Observed, staged.Scene):
    # What happens

    def assign(self) -> Self:
        """The assignment of Vikings begins."""
        return self.run(BeginAssignment())

    def place(self, location: LocationId, *chance: Outcome) -> Self:
        return self.do(Place(location), *chance)

    def barred(self, location: LocationId) -> tuple[str, str]:
        return self.denied(Place(location))

    # What one sees of it

    def player(self, seat: int = GREEN) -> Any:
        return self.s.players[seat]

    def has(self, seat: int = GREEN) -> dict[str, int]:
        """Goods of a player; kinds of which there are none are left out."""
        player = self.s.players[seat]
        names = ("food", "wood", "coins", "favour", "blame", "glory")
        return {name: getattr(player, name) for name in names if getattr(player, name)}

    def home(self, seat: int = GREEN) -> str:
        """Dice at home, such as SSP."""
        return "".join(letter * count for letter, count in zip("SPA", self.s.players[seat].dice, strict=True))


midgard = Scene.midgard


def load(place: Any, dice: str = "", food: int = 0) -> Load:
    return Load(place, bundle(dice) if dice else NO_DICE, food)
