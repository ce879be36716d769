"""What happens in a position of Northgard that was set up by hand, and what one sees of it.

    scene = northgard(board="TS@(0,0)r0 T24@(1,0)r0").put(RED, "T24.e", 1).build("T24.e", "training_camp")

Chance is laid ready; nothing in a scene is left to it.
"""

from collections.abc import Sequence
from random import Random
from typing import Self

from kit.scene import Observed
from meadhall.rules import kernel
from meadhall.rules.kernel import Outcome
from meadhall.rules.northgard.data import FACES, RESOURCES, TILE_NUMBERS, CardId, Resources
from meadhall.rules.northgard.fights.combat import SpendFood
from meadhall.rules.northgard.fights.retreat import RetreatTo
from meadhall.rules.northgard.land.move import March
from meadhall.rules.northgard.land.recruit import RecruitAt
from meadhall.rules.northgard.state import yield_of
from meadhall.rules.northgard.turn import PlayCard
from meadhall.stage import northgard as staged
from meadhall.stage.northgard import BLUE, GREEN, PURPLE, RED, YELLOW, area, building

# Faces of the battle dice, as chance gives them (NG-1.11).
TWO_POINTS, TWO_AND_ONE, THREE_POINTS, TWO_CASUALTIES, CHOICE, ONE_AND_ONE = range(1, len(FACES) + 1)
# A valley whose only open edge faces the gap at (1,1); of all tiles that are left only T20 fits there.
GAP = "TS@(0,0)r0 T13@(1,0)r2 T28@(2,0)r1 T29@(2,1)r2 T24@(2,2)r3 T05@(1,2)r2 T21@(0,2)r1 T02@(0,1)r3"
VALLEY = "TS.s+T02.s+T05.s+T21.n"

__all__ = ["BLUE", "GREEN", "PURPLE", "RED", "TILE_NUMBERS", "YELLOW", "area", "building"]


class Scene(Observed, staged.Scene):
    # What happens

    def play(self, card: CardId, *chance: Outcome) -> Self:
        """The asked seat plays this card, from wherever it is."""
        seat = self.asks().seat
        if card not in self.s.players[seat].hand:
            self.hand(seat, *self.s.players[seat].hand, card)
        return self.do(PlayCard(card), *chance)

    def march(
        self, source: str, target: str, warriors: int, kaija: bool = False, chance: Sequence[Outcome] = ()
    ) -> Self:
        return self.do(March(self.region(source), self.region(target), warriors, kaija), *chance)

    def feed(self, food: int, *chance: Outcome) -> Self:
        """Food spent in the battle."""
        return self.do(SpendFood(food), *chance)

    def retreat(self, place: str, warriors: int, kaija: bool = False) -> Self:
        return self.do(RetreatTo(self.region(place), warriors, kaija))

    def recruit(self, place: str, kaija: bool = False) -> Self:
        return self.do(RecruitAt(self.region(place), kaija))

    def wander(self, actions: int, seed: int = 1) -> None:
        rng = Random(seed)
        for _ in range(actions):
            if not kernel.is_over(self.s):
                self.do(rng.choice(self.options()))

    # What one sees of it

    def at(self, place: str) -> tuple[int, int]:
        """Who controls the territory, and with how many warriors."""
        region = self.region(place)
        return self.s.owner[region], self.s.warriors[region]

    def yields(self, place: str) -> dict[str, int]:
        return _named(yield_of(self.s, self.region(place)))

    def has(self, seat: int) -> dict[str, int]:
        """Resources of a player; kinds of which there are none are left out."""
        food, wood, lore = self.s.players[seat].resources
        return _named((food, wood, lore))

    def fame(self, seat: int) -> int:
        return self.s.players[seat].fame


def _named(resources: Resources) -> dict[str, int]:
    return {name: count for name, count in zip(RESOURCES, resources, strict=True) if count}


northgard = Scene.northgard
