"""Runes that their owner may use unasked (chapter 15, windows W1, W2 and W5; Success also W3)."""

from collections.abc import Iterable, Sequence
from typing import Self

from ...kernel import Denial, EventSink, Move
from ..data import LIMITS, UNSEEN, Bundle, CardId, RuneId
from ..events import DestinyShown, JourneySeen, RuneUsed
from ..goods import gain
from ..state import Coast, Player, State
from .destinies import destiny_glory


def no_rune(s: State, seat: int, rune: RuneId) -> Denial | None:
    player = s.players[seat]
    if player.holds(rune):
        return None
    if rune in player.used_runes:
        return Denial("rune_used", "CM-15.1", {"rune": rune})
    return Denial("no_such_rune", "CM-15.1", {"rune": rune})


def turn_over(s: State, seat: int, rune: RuneId, out: EventSink) -> None:
    """A rune is used once, and keeps its glory (CM-15.1)."""
    player = s.players[seat]
    player.runes = tuple(each for each in player.runes if each != rune)
    player.used_runes += (rune,)
    out.append(RuneUsed(seat, rune))


class UseGifts(Move[State], frozen=True):
    """D-21: any mix of food, wood and coins (CM-15.4)."""

    food: int
    wood: int
    coins: int

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence[Self]:
        return [cls(*mix) for mix in _MIXES] if s.players[seat].holds("rune_gifts") else ()

    legal = thinkable

    def why_not(self, s: State, seat: int) -> Denial | None:
        if min(self.food, self.wood, self.coins) < 0 or self.food + self.wood + self.coins != LIMITS.gifts:
            return Denial("not_so_many", "CM-15.4", {"count": LIMITS.gifts})
        return no_rune(s, seat, "rune_gifts")

    def make(self, s: State, seat: int, out: EventSink) -> None:
        turn_over(s, seat, "rune_gifts", out)
        gain(s, seat, Bundle(food=self.food, wood=self.wood, coins=self.coins), "rune_gifts", out)


_MIXES = tuple(
    (food, wood, LIMITS.gifts - food - wood)
    for food in range(LIMITS.gifts + 1)
    for wood in range(LIMITS.gifts + 1 - food)
)


def wealth(player: Player) -> Bundle:
    return Bundle(coins=min(player.coins, LIMITS.wealth))


class UseWealth(Move[State], frozen=True):
    """As many coins again, at most five (CM-15.5)."""

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["UseWealth"]:
        return (cls(),) if s.players[seat].holds("rune_wealth") else ()

    def why_not(self, s: State, seat: int) -> Denial | None:
        return no_rune(s, seat, "rune_wealth")

    def make(self, s: State, seat: int, out: EventSink) -> None:
        turn_over(s, seat, "rune_wealth", out)
        gain(s, seat, wealth(s.players[seat]), "rune_wealth", out)


class UseKnowledge(Move[State], frozen=True):
    """Look at every face-down journey (CM-15.6)."""

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["UseKnowledge"]:
        return (cls(),) if s.players[seat].holds("rune_knowledge") else ()

    def why_not(self, s: State, seat: int) -> Denial | None:
        return no_rune(s, seat, "rune_knowledge")

    def make(self, s: State, seat: int, out: EventSink) -> None:
        turn_over(s, seat, "rune_knowledge", out)
        for shore, coast in enumerate(s.coasts):
            if face_down(coast):
                look_at(s, seat, shore, out)


def face_down(coast: Coast) -> bool:
    return coast.journey is not None and not coast.revealed


def look_at(s: State, seat: int, shore: int, out: EventSink) -> None:
    """The seat keeps knowing this journey until it is revealed (chapter 18)."""
    coast = s.coasts[shore]
    seen_by = tuple(sorted({*coast.seen_by, seat}))
    s.put_coast(shore, Coast(coast.monster, coast.bounty, coast.journey, False, seen_by))
    out.append(JourneySeen(seat, shore, coast.journey or UNSEEN))


class UseSuccess(Move[State], frozen=True):
    """D-22: reveal an own destiny and score it now; it scores again in the end (CM-15.7)."""

    card: CardId

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterable["UseSuccess"]:
        player = s.players[seat]
        return [cls(card) for card in player.destinies] if player.holds("rune_success") else ()

    def why_not(self, s: State, seat: int) -> Denial | None:
        if self.card not in s.players[seat].destinies:
            return Denial("no_such_destiny", "CM-15.7")
        return no_rune(s, seat, "rune_success")

    def make(self, s: State, seat: int, out: EventSink) -> None:
        turn_over(s, seat, "rune_success", out)
        player, glory = s.players[seat], destiny_glory(s, seat, self.card)
        player.destinies = tuple(card for card in player.destinies if card != self.card)
        player.shown += (self.card,)
        out.append(DestinyShown(seat, self.card, glory))
        gain(s, seat, Bundle(glory=glory), "rune_success", out)


def may_succeed(player: Player) -> bool:
    """There is something to reveal. Whether it would score now is not looked at: to be asked would tell the others."""
    return player.holds("rune_success") and bool(player.destinies)
