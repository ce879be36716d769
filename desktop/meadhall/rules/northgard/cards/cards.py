"""What each card does. Cards without an effect of their own are not in the table: Unrest, reactions, achievements.

Three cards do what another card does, so they stand here, beside the table (NG-12.7 to NG-12.10).
"""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Literal

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import ask
from ..data import CARDS, CardId
from ..effect import Effect
from ..events import CardCopied
from ..state import State, adjacent_to_own
from .basic import BASICS, AnyBasic
from .clan_cards import CLAN_EFFECTS
from .development import DEVELOPMENT_EFFECTS
from .snake import OfferScorching

# Where the copied card lies: with a neighbour, with the holder of the scorched territory, or among the own ones.
Source = Literal["neighbour", "scorched", "own"]


class Copy(Effect, frozen=True):
    """Enemy Secrets (NG-12.51), Stolen Lore (NG-12.27), Legendary Heroes (NG-12.61)."""

    source: Source

    def why_not(self, s: State, seat: int) -> Denial | None:
        """NG-12.10."""
        if next((copied for copied in self.copies(s, seat, prospective=True)), None) is not None:
            return None
        return Denial("nothing_to_copy", "NG-12.10")

    def copies(self, s: State, seat: int, prospective: bool = False) -> Iterator["CopyCard"]:
        for of in self._whose(s, seat, prospective):
            player = s.players[of]
            for card in dict.fromkeys(player.played if self.source == "own" else player.active):
                if card in EFFECTS and card not in COPYING and EFFECTS[card].why_not(s, seat) is None:
                    yield CopyCard(of, card)

    def _whose(self, s: State, seat: int, prospective: bool) -> Sequence[int]:
        """`prospective`: the token may be laid elsewhere before Stolen Lore is carried out (NG-18.22)."""
        if self.source == "own":
            return (seat,)
        regions: list[int] = []
        if self.source == "neighbour" or (prospective and seat == s.snake):
            regions += adjacent_to_own(s, seat)
        if self.source == "scorched" and s.scorched >= 0:
            regions.append(s.land.region_of[s.scorched])
        return tuple(dict.fromkeys(s.owner[region] for region in regions if s.is_enemy(seat, s.owner[region])))

    def steps(self, seat: int) -> Sequence[Step[State]]:
        return (OfferCopy(seat, self),)


class OfferCopy(Step[State], frozen=True):
    seat: int
    effect: Copy

    def run(self, s: State, out: EventSink) -> None:
        ask(s, Copying(self.seat, self.effect), out)


class CopyCard(Action, frozen=True):
    of: int
    card: CardId


class Copying(Decision[State], frozen=True):
    """NG-24.16: a card that lies face up."""

    effect: Copy

    def actions(self, s: State) -> Sequence[Action]:
        cards = [(seat, card) for seat, player in enumerate(s.players) for card in player.active]
        return [CopyCard(seat, card) for seat, card in dict.fromkeys(cards)]

    def options(self, s: State) -> Sequence[Action]:
        return list(self.effect.copies(s, self.seat))

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, CopyCard):
            return NOT_NOW
        if action in self.effect.copies(s, self.seat):
            return None
        if action.card in COPYING or action.card not in EFFECTS:
            return Denial("may_not_be_copied", "NG-12.8")
        if action.of not in range(len(s.players)) or action.card not in s.players[action.of].active:
            return Denial("not_in_active_zone", "NG-12.51")
        return EFFECTS[action.card].why_not(s, self.seat) or Denial("may_not_be_copied", self._rule())

    def _rule(self) -> str:
        return {"neighbour": "NG-12.51", "scorched": "NG-12.27", "own": "NG-12.61"}[self.effect.source]

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, CopyCard)
        out.append(CardCopied(self.seat, action.card, action.of))
        then(s, *effect_of(s, self.seat, action.card))


COPYING: Mapping[CardId, Effect] = MappingProxyType(
    {
        "CL_SNAKE_2": Copy("scorched"),
        "DL_ENEMY_SECRETS": Copy("neighbour"),
        "DL_LEGENDARY_HEROES": Copy("own"),
    }
)

_STARTING: dict[CardId, Effect] = {
    "ST_RECRUIT": BASICS["recruit"],
    "ST_EXPLORE": BASICS["explore"],
    "ST_MOVE": BASICS["move"],
    "ST_BUILD": BASICS["build"],
    "ST_FEAST": AnyBasic(),
}

EFFECTS: Mapping[CardId, Effect] = MappingProxyType({**_STARTING, **CLAN_EFFECTS, **DEVELOPMENT_EFFECTS, **COPYING})


def effect_of(s: State, seat: int, card: CardId) -> tuple[Step[State], ...]:
    """Before a card of the Snake, the Snake may lay the token (NG-18.22); a copied one is as if played (NG-12.7)."""
    scorching = [OfferScorching(seat)] if CARDS[card].clan == "snake" and seat == s.snake else []
    return (*scorching, *EFFECTS[card].steps(seat))
