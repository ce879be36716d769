"""What happens in a position of Vikings Gone Wild that was set up by hand, and what one sees of it.

    scene = wild(players=3).hand(A, "viking_warrior").town(B, "smelter_1")

Chance is laid ready.
"""

from collections.abc import Sequence
from typing import Any, Self

from kit.scene import Observed
from meadhall.rules.wild.data import CARDS, HALL, CardId, PlotId
from meadhall.rules.wild.fights.attack import AttackRival
from meadhall.rules.wild.fights.defence import Defence, Defend
from meadhall.rules.wild.state import Attack
from meadhall.rules.wild.turn import EndTurn
from meadhall.stage import wild as staged
from meadhall.stage.wild import A, B, C, D

__all__ = ["HALL", "A", "B", "C", "D"]


class Scene(Observed, staged.Scene):
    # What happens

    def attack(self, victim: int, target: PlotId, *cards: CardId) -> Self:
        """Units and Heroes, and boosters among them."""
        return self.do(self.attacking(victim, target, *cards))

    def attacking(self, victim: int, target: PlotId, *cards: CardId) -> AttackRival:
        attackers = tuple(card for card in cards if not CARDS[card].boost)
        return AttackRival(victim, target, attackers, tuple(card for card in cards if CARDS[card].boost))

    def defend(self, *cards: CardId, units: Sequence[CardId] = (), hero: CardId | None = None) -> Self:
        assert isinstance(self.asks(), Defend)
        return self.do(Defence(tuple(sorted(cards)), tuple(sorted(units)), hero))

    def undefended(self, victim: int, target: PlotId, *cards: CardId) -> Self:
        """The attack, and nothing is played against it."""
        self.attack(victim, target, *cards)
        return self.defend() if isinstance(self.asks(), Defend) else self

    def end_turn(self) -> Self:
        return self.do(EndTurn())

    # What one sees of it

    def player(self, seat: int = A) -> Any:
        return self.s.players[seat]

    def held(self, seat: int, plot: PlotId = HALL) -> tuple[int, int]:
        """Beer and gold."""
        return self.at(seat, plot).held.beer, self.at(seat, plot).held.gold

    def pooled(self) -> tuple[int, int]:
        return self.s.acting.pool.beer, self.s.acting.pool.gold

    def score(self, seat: int = A) -> int:
        return self.s.players[seat].points

    def fight(self) -> Attack:
        assert self.s.attack is not None
        return self.s.attack


wild = Scene.wild
