"""A battle, round by round (chapter 10)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ...kernel.step import NOT_NOW
from ..asking import OfferedRune, ask, wants
from ..cards.runes import turn_over
from ..data import LIMITS, Bundle, CardId, Dice
from ..events import BattleBegan, BattleLost, HitsCounted, LossesHealed
from ..goods import gain, to_supply
from ..state import Band, Battle, Place, State, choices, count, fought, minus, within
from .roll import OpenWindow, change, current_hits, losses_now, roll
from .victory import EndFight, Victory


class Fight(Step[State], frozen=True):
    """The band at this place against this enemy. Without Vikings there is no battle (CM-8.6, CM-9.3.8)."""

    place: Place
    enemy: CardId

    def run(self, s: State, out: EventSink) -> None:
        band = s.band_at(self.place)
        if band is not None and any(band.dice):
            s.battle = Battle(band.seat, self.place, self.enemy)
            out.append(BattleBegan(band.seat, self.place, self.enemy, band.dice))
            then(s, CombatRound())


class CombatRound(Step[State], frozen=True):
    """C1 to C5 (CM-10.2)."""

    def run(self, s: State, out: EventSink) -> None:
        roll(s, _band(s).dice, out)
        then(s, OpenWindow(), CountHits(), CheckBattle())


def _band(s: State) -> Band:
    band = s.band_at(fought(s).place)
    assert band is not None
    return band


class CountHits(Step[State], frozen=True):
    """C3 and C4: damage and losses of a round are simultaneous (CM-10.6.3)."""

    def run(self, s: State, out: EventSink) -> None:
        battle, hits, losses = fought(s), current_hits(s), losses_now(s)
        change(s, damage=battle.damage + hits)
        shields = count(battle.rolled, "shield")
        out.append(HitsCounted(battle.seat, hits, shields, battle.damage + hits, losses))
        if s.players[battle.seat].leader == "ullr" and count(battle.rolled, "hit2"):  # CM-10.5.1
            gain(s, battle.seat, Bundle(glory=LIMITS.ullr_glory), "ullr", out)
        if losses:
            then(s, OfferHealing(losses), TakeLosses(losses))


class OfferHealing(Step[State], frozen=True):
    """CM-10.6.1."""

    losses: int

    def run(self, s: State, out: EventSink) -> None:
        battle = fought(s)
        player = s.players[battle.seat]
        worthwhile = self.losses >= 2 or self.losses == len(battle.rolled)
        if player.holds("rune_healing") and wants(player, "healing", worthwhile):
            ask(s, Healing(battle.seat, self.losses), out)


class Healing(OfferedRune, frozen=True):
    """D-17."""

    losses: int

    def use(self, s: State, out: EventSink) -> None:
        turn_over(s, self.seat, "rune_healing", out)
        s.agenda.pop()  # nobody is lost in this round
        out.append(LossesHealed(self.seat, self.losses))


class TakeLosses(Step[State], frozen=True):
    losses: int

    def run(self, s: State, out: EventSink) -> None:
        ask(s, ChooseFallen(fought(s).seat, self.losses), out)


class Fall(Action, frozen=True):
    dice: Dice


class ChooseFallen(Decision[State], frozen=True):
    """D-18: any dice of the pool, whatever they show (CM-10.6.2)."""

    losses: int

    def actions(self, s: State) -> Sequence[Fall]:
        return [Fall(dice) for dice in choices(_band(s).dice, self.losses)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Fall):
            return NOT_NOW
        if not within(action.dice, _band(s).dice) or sum(action.dice) != self.losses:
            return Denial("lose_so_many", "CM-10.6", {"count": self.losses})
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Fall)
        band = _band(s)
        s.put_band(Band(band.place, band.seat, band.shore, minus(band.dice, action.dice), band.food))
        to_supply(s, self.seat, action.dice, "battle", out)


class CheckBattle(Step[State], frozen=True):
    """C5 (CM-10.7): the enemy falls first, even if nobody is left to see it."""

    def run(self, s: State, out: EventSink) -> None:
        battle = fought(s)
        if battle.damage >= battle.foe.defence:
            then(s, Victory(), EndFight())
        elif any(_band(s).dice):
            then(s, CombatRound())
        else:
            out.append(BattleLost(battle.seat, battle.foe.id))
            then(s, EndFight())
