"""Undead on the path, and the dragon (chapter 14). Nobody defends them; too much brings nothing more."""

from collections.abc import Iterator

from ...kernel import Denial, EventSink, Move, then
from ..cards.path import close_gap, take_off
from ..data import CARDS, NUMBERS, RESOURCES, CardId
from ..events import DragonBeaten, UndeadBeaten, UndeadStood
from ..land.tokens import GainToken
from ..points import gain_points
from ..state import State
from .warband import OF_EACH, bands_against, kinds_ready, send, total_strength, why_not_send, why_not_so_weak


def why_not_beat(
    s: State, seat: int, attackers: tuple[CardId, ...], boosters: tuple[CardId, ...], defence: int
) -> Denial | None:
    denial = why_not_send(s, seat, attackers, boosters)
    if denial is not None:
        return denial
    return why_not_so_weak(s, total_strength(s, seat, attackers, boosters), defence)


class AttackUndead(Move[State], frozen=True):
    """In this slot of the path."""

    slot: int
    attackers: tuple[CardId, ...]
    boosters: tuple[CardId, ...] = ()

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterator["AttackUndead"]:
        for slot, card in enumerate(s.path):
            if card is not None and CARDS[card].kind == "undead":
                for band in bands_against(s, kinds_ready(s, seat), CARDS[card].defence)[:OF_EACH]:
                    yield cls(slot, band.attackers, band.boosters)

    def why_not(self, s: State, seat: int) -> Denial | None:
        card = s.path[self.slot] if self.slot in range(len(s.path)) else None
        if card is None or CARDS[card].kind != "undead":
            return Denial("no_undead", "VW-14.1", {"slot": self.slot})
        return why_not_beat(s, seat, self.attackers, self.boosters, CARDS[card].defence)

    def make(self, s: State, seat: int, out: EventSink) -> None:
        """VW-14.3, VW-14.4."""
        strength = total_strength(s, seat, self.attackers, self.boosters)
        fighters = send(s, seat, self.attackers, self.boosters)
        card = s.path[self.slot]
        assert card is not None
        if strength < CARDS[card].defence:  # VW-14.2
            out.append(UndeadStood(seat, self.slot, card, fighters, self.boosters))
            return
        take_off(s, self.slot)
        s.path_discard += (card,)
        out.append(UndeadBeaten(seat, self.slot, card, fighters, self.boosters))
        close_gap(s, self.slot, out)
        token = CARDS[card].token
        assert token is not None
        then(s, GainToken(seat, (token,), card))
        gain_points(s, seat, CARDS[card].vp, "undead", out)


class AttackDragon(Move[State], frozen=True):
    attackers: tuple[CardId, ...]
    boosters: tuple[CardId, ...] = ()

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Iterator["AttackDragon"]:
        for band in bands_against(s, kinds_ready(s, seat), NUMBERS.dragon_defence)[:OF_EACH]:
            yield cls(band.attackers, band.boosters)

    def why_not(self, s: State, seat: int) -> Denial | None:
        if s.players[seat].dragon_done:
            return Denial("dragon_once", "VW-14.7")
        return why_not_beat(s, seat, self.attackers, self.boosters, NUMBERS.dragon_defence)

    def make(self, s: State, seat: int, out: EventSink) -> None:
        """VW-14.6."""
        fighters = send(s, seat, self.attackers, self.boosters)
        s.players[seat].dragon_done = True
        out.append(DragonBeaten(seat, s.round, fighters, self.boosters))
        then(s, GainToken(seat, RESOURCES, "dragon"))
