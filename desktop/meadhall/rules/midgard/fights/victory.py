"""What a victory brings, and how a battle ends (chapter 11)."""

from collections.abc import Sequence

import msgspec

from ...kernel import Action, Decision, Denial, EventSink, Menu, Move, Step, then
from ...kernel.step import NOT_NOW
from ..asking import OfferedRune, ask, wants
from ..cards.runes import UseSuccess, may_succeed, turn_over
from ..data import LIMITS, NO_DICE, Bundle, Enemy
from ..events import CameHome, EnemyDefeated
from ..goods import gain, shed_blame, take_blame
from ..state import ASHORE, Band, State, fought, plus, reward_of


class Victory(Step[State], frozen=True):
    """CM-11.6: reward, then the Glory rune, then the troll's blame."""

    def run(self, s: State, out: EventSink) -> None:
        battle = fought(s)
        foe = battle.foe
        take_reward(s, battle.seat, foe, out)
        blame = [PassBlame(battle.seat)] if foe.kind == "troll" else []
        then(s, OfferGlory(battle.seat, foe.glory // 2), *blame)


def take_reward(s: State, seat: int, foe: Enemy, out: EventSink) -> None:
    """There are never dice in it, so that nothing is asked."""
    reward = reward_of(s, foe)
    _take_card(s, seat, foe)
    out.append(EnemyDefeated(seat, foe.id, reward))
    gain(s, seat, reward, foe.id, out)


def _take_card(s: State, seat: int, foe: Enemy) -> None:
    """Face down onto the own pile; the kraken has no card (CM-9.11)."""
    if foe.kind == "kraken":
        return
    s.players[seat].kills += (foe.id,)
    if foe.kind == "troll":
        s.troll = None
    elif foe.kind == "draugr":
        s.draugr = tuple(None if card == foe.id else card for card in s.draugr)
    else:
        for shore, coast in enumerate(s.coasts):
            if coast.monster == foe.id:
                s.put_coast(shore, msgspec.structs.replace(coast, monster=None, bounty=0))


class OfferGlory(Step[State], frozen=True):
    """CM-11.2."""

    seat: int
    bonus: int

    def run(self, s: State, out: EventSink) -> None:
        player = s.players[self.seat]
        worthwhile = self.bonus >= 3 or s.round >= LIMITS.rounds - 1
        if self.bonus and player.holds("rune_glory") and wants(player, "glory", worthwhile):
            ask(s, MoreGlory(self.seat, self.bonus), out)


class MoreGlory(OfferedRune, frozen=True):
    """D-19."""

    bonus: int

    def use(self, s: State, out: EventSink) -> None:
        turn_over(s, self.seat, "rune_glory", out)
        gain(s, self.seat, Bundle(glory=self.bonus), "rune_glory", out)


class PassBlame(Step[State], frozen=True):
    """CM-11.3."""

    seat: int

    def run(self, s: State, out: EventSink) -> None:
        shed_blame(s, self.seat, out)
        ask(s, NameBlamed(self.seat), out)


class Blame(Action, frozen=True):
    other: int


class NameBlamed(Decision[State], frozen=True):
    """D-20."""

    def actions(self, s: State) -> Sequence[Blame]:
        return [Blame(other) for other in s.others(self.seat)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Blame):
            return NOT_NOW
        return None if action.other in s.others(self.seat) else Denial("blame_another", "CM-11.3")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Blame)
        take_blame(s, action.other, "troll", out)


class EndFight(Step[State], frozen=True):
    """On land survivors return home at once (CM-11.5); at sea the voyage goes on."""

    def run(self, s: State, out: EventSink) -> None:
        battle = fought(s)
        s.battle = None
        band = s.band_at(battle.place)
        assert band is not None
        if band.shore == ASHORE:
            come_home(s, band, out)
            then(s, OfferSuccess(battle.seat))


def come_home(s: State, band: Band, out: EventSink) -> None:
    s.put_band(Band(band.place, band.seat, band.shore))
    if band.dice != NO_DICE:
        player = s.players[band.seat]
        player.dice = plus(player.dice, band.dice)
        out.append(CameHome(band.seat, band.dice))


# Window W3: Success after an own battle or voyage (CM-15.7), for as long as there is a destiny to reveal.


class OfferSuccess(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        player = s.players[self.seat]
        if may_succeed(player) and wants(player, "success", worthwhile=True):
            ask(s, AfterFight(self.seat), out)


class GoOn(Move[State], frozen=True):
    closes = True

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["GoOn"]:
        return (cls(),)

    def why_not(self, s: State, seat: int) -> Denial | None:
        return None

    def make(self, s: State, seat: int, out: EventSink) -> None:
        pass


class AfterFight(Menu[State], frozen=True):
    kinds = (UseSuccess, GoOn)

    def ask_again(self, s: State) -> None:
        """There is only one such rune."""
