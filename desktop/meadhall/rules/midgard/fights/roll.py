"""A roll, and the window in which its owner may change it (CM-10.3, CM-10.4)."""

from collections.abc import Sequence
from typing import Any, Self

import msgspec

from ...kernel import Denial, EventSink, Menu, Move, Step
from ..asking import ask, wants
from ..cards.runes import no_rune, turn_over
from ..data import LIMITS, Bundle, kinds_in
from ..events import DiceRerolled, DiceRolled, FavourSpent
from ..goods import cannot_pay, gain
from ..state import Rolled, State, count, fought, is_swordmaiden, symbol
from .tray import hits, subsets


def change(s: State, **changes: Any) -> None:
    s.battle = msgspec.structs.replace(fought(s), **changes)


def roll(s: State, dice: tuple[int, int, int], out: EventSink) -> None:
    """C1."""
    battle = fought(s)
    rolled = tuple(Rolled(kind, s.chance.roll(6)) for kind in kinds_in(dice))
    change(s, rolled=rolled, round=battle.round + 1, reaction=False)
    out.append(DiceRolled(battle.seat, battle.round + 1, rolled))


def roll_again(s: State, places: Sequence[int], out: EventSink) -> None:
    battle = fought(s)
    rolled = list(battle.rolled)
    for place in places:
        rolled[place] = Rolled(rolled[place].kind, s.chance.roll(6))
    change(s, rolled=tuple(rolled))
    out.append(DiceRerolled(battle.seat, tuple(places), tuple(rolled)))


def current_hits(s: State) -> int:
    battle = fought(s)
    return hits(battle.rolled, is_swordmaiden(s, battle.seat), battle.reaction)


def losses_now(s: State) -> int:
    """L, as things lie (CM-10.6)."""
    battle = fought(s)
    return min(max(0, battle.foe.attack - count(battle.rolled, "shield")), len(battle.rolled))


class OpenWindow(Step[State], frozen=True):
    """C2, unless nothing can be changed (CM-15.14) or need be (CM-15.15)."""

    def run(self, s: State, out: EventSink) -> None:
        battle = fought(s)
        player = s.players[battle.seat]
        can_change = (
            player.favour > 0
            or (player.holds("rune_potential") and count(battle.rolled, "blank") > 0)
            or (player.holds("rune_reaction") and count(battle.rolled, "shield") > 0)
        )
        if battle.rolled and can_change and not battle.hushed and wants(player, "rolls", not _nothing_to_gain(s)):
            ask(s, RollWindow(battle.seat), out)


def _nothing_to_gain(s: State) -> bool:
    """CM-15.15."""
    battle = fought(s)
    if battle.enemy is None:
        return current_hits(s) >= LIMITS.hunted_food or count(battle.rolled, "hit2") == len(battle.rolled)
    return battle.damage + current_hits(s) >= battle.foe.defence and losses_now(s) == 0


class AcceptRoll(Move[State], frozen=True):
    """`rest`: and the following rolls of this battle as well (CM-15.22)."""

    closes = True
    rest: bool = False

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["AcceptRoll"]:
        return (cls(), cls(rest=True))

    def why_not(self, s: State, seat: int) -> Denial | None:
        return Denial("one_roll", "CM-8.2") if self.rest and fought(s).enemy is None else None

    def make(self, s: State, seat: int, out: EventSink) -> None:
        change(s, hushed=self.rest)


class Reroll(Move[State], frozen=True):
    """Some of the dice on the tray, by their places."""

    dice: tuple[int, ...]

    def why_not(self, s: State, seat: int) -> Denial | None:
        battle = fought(s)
        if not self.dice or list(self.dice) != sorted({*self.dice} & {*range(len(battle.rolled))}):
            return Denial("choose_dice_on_the_tray", "CM-10.4.2")
        return None


class RerollWithFavour(Reroll, frozen=True):
    """CM-10.4.2: any dice, as often as there is favour."""

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence[Self]:
        return [cls(dice) for dice in subsets(fought(s).rolled)] if s.players[seat].favour else ()

    legal = thinkable

    def why_not(self, s: State, seat: int) -> Denial | None:
        return super().why_not(s, seat) or cannot_pay(s, seat, Bundle(favour=1), "CM-10.4.2")

    def make(self, s: State, seat: int, out: EventSink) -> None:
        player = s.players[seat]
        player.favour -= 1
        out.append(FavourSpent(seat))
        if player.leader == "asmundr":  # CM-14.1
            gain(s, seat, Bundle(glory=LIMITS.asmundr_glory), "asmundr", out)
        roll_again(s, self.dice, out)


class UsePotential(Reroll, frozen=True):
    """CM-10.4.3: dice that show nothing."""

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["UsePotential"]:
        if not s.players[seat].holds("rune_potential"):
            return ()
        return [cls(dice) for dice in subsets(fought(s).rolled, only="blank")]

    def why_not(self, s: State, seat: int) -> Denial | None:
        denial = super().why_not(s, seat) or no_rune(s, seat, "rune_potential")
        if denial:
            return denial
        rolled = fought(s).rolled
        if any(symbol(rolled[place]) != "blank" for place in self.dice):
            return Denial("only_blank_dice", "CM-10.4.3")
        return None

    def make(self, s: State, seat: int, out: EventSink) -> None:
        turn_over(s, seat, "rune_potential", out)
        roll_again(s, self.dice, out)


class UseReaction(Move[State], frozen=True):
    """CM-10.4.4: shields hit as well, until the end of this round."""

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["UseReaction"]:
        return (cls(),) if s.players[seat].holds("rune_reaction") else ()

    def why_not(self, s: State, seat: int) -> Denial | None:
        if not count(fought(s).rolled, "shield"):
            return Denial("no_shield", "CM-10.4.4")
        return no_rune(s, seat, "rune_reaction")

    def make(self, s: State, seat: int, out: EventSink) -> None:
        turn_over(s, seat, "rune_reaction", out)
        change(s, reaction=True)


class RollWindow(Menu[State], frozen=True):
    """D-16."""

    kinds = (AcceptRoll, RerollWithFavour, UsePotential, UseReaction)

    def ask_again(self, s: State) -> None:
        s.agenda.append(OpenWindow())
