"""The turn, in the rulebook's order: this file is the table of contents of the game (chapters 4, 13 and 26).

Before the game: setup.py lays out, placement.py asks for the first pieces.
A turn: BeginTurn → PreRoll → RollDice → Produce or Seven → Samwell → Advance → Turn (trade, then build) → EndTurn.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from ..kernel import NOT_NOW, Action, Denial, EventSink, Menu, Move, Step, then
from .bundles import clipped, covers
from .cards.advantages import UseHero
from .cards.development import ClaimVictory, PlayCard
from .cards.heroes import FillMissingHero
from .data import COSTS, SEATS, Bundle
from .events import TurnBegan, TurnEnded
from .fights.wall import HireGuard
from .land.building import BuildKeep, BuildRoad, BuyCard, FoundSettlement
from .production import RollDice
from .scoring import CHECK_VICTORY, CheckVictory
from .state import State
from .trade import (
    DeclineProposal,
    OfferTrade,
    Propose,
    RefuseOffers,
    SupplyTrade,
    TakeProposal,
    open_trades,
)


class BeginTurn(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        seat = s.active = self.seat
        s.turn += 1
        s.rolled = s.card_played = s.building = False
        s.proposals = s.refusing = s.refused = ()
        s.offers_made = 0
        out.append(TurnBegan(seat, s.turn))
        s.agenda += _TURN[seat]
        if s.brotherhood:
            then(s, FillMissingHero(seat))


class OwnTurn(Menu[State], frozen=True):
    """A moment of the own turn. After every action but a closing one, victory is checked (GC-11.4, GC-22.9)."""

    def ask_again(self, s: State) -> None:
        s.agenda += (self, CHECK_VICTORY[self.seat])


class PreRoll(OwnTurn, frozen=True):
    """GC-4.7."""

    kinds = (RollDice, PlayCard, UseHero, ClaimVictory)

    def options(self, s: State) -> Sequence[Action]:
        seat = self.seat
        player = s.players[seat]
        if not (player.cards or player.hero or s.options.confirm_victory):
            return _ROLL
        return [*_ROLL, *PlayCard.legal(s, seat), *UseHero.legal(s, seat), *ClaimVictory.legal(s, seat)]

    def not_here(self, action: Action) -> Denial:
        return Denial("roll_first", "GC-4.1") if type(action) in Turn.kinds else NOT_NOW


_ROLL = (RollDice(),)


class EndTurn(Move[State], frozen=True):
    """GC-4.6."""

    closes = True

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["EndTurn"]:
        return _END

    @classmethod
    def legal(cls, s: State, seat: int) -> Sequence["EndTurn"]:
        return _END

    def why_not(self, s: State, seat: int) -> Denial | None:
        return None

    def make(self, s: State, seat: int, out: EventSink) -> None:
        player = s.players[seat]
        if player.fresh:
            player.cards += player.fresh
            player.fresh = ()
        out.append(TurnEnded(seat))
        s.agenda.append(_BEGIN_TURN[(seat + 1) % len(s.players)])
        if s.options.victory_at_end_of_turn:  # GC-23.9
            then(s, CheckVictory(seat, turn_ends=True))


_END = (EndTurn(),)


class Turn(OwnTurn, frozen=True):
    """Steps 2 and 3. The first build ends trade, unless the table plays them combined (GC-4.3, GC-4.4, GC-26.1)."""

    kinds = (
        EndTurn,
        BuildRoad,
        FoundSettlement,
        BuildKeep,
        BuyCard,
        HireGuard,
        SupplyTrade,
        OfferTrade,
        TakeProposal,
        DeclineProposal,
        PlayCard,
        UseHero,
        ClaimVictory,
    )
    aside_kinds = (Propose, RefuseOffers)

    def options(self, s: State) -> Sequence[Action]:
        seat = self.seat
        player = s.players[seat]
        found: list[Action] = [*_END]
        for kind in _payable(clipped(player.hand)):
            found += kind.legal(s, seat)
        if not s.trade_is_over:
            found += open_trades(s, seat)
        if s.proposals:
            found += [*TakeProposal.legal(s, seat), *DeclineProposal.legal(s, seat)]
        if player.cards:
            found += PlayCard.legal(s, seat)
        if player.hero:
            found += UseHero.legal(s, seat)
        if s.options.confirm_victory:
            found += ClaimVictory.legal(s, seat)
        return found


# By seat; the first to come stands last.
_TURN = tuple((Turn(seat), PreRoll(seat), CHECK_VICTORY[seat]) for seat in SEATS)
_BEGIN_TURN = tuple(BeginTurn(seat) for seat in SEATS)

_PRICES: Mapping[type[Move[State]], Bundle] = {
    BuildRoad: COSTS["road"],
    FoundSettlement: COSTS["settlement"],
    BuildKeep: COSTS["keep"],
    BuyCard: COSTS["card"],
    HireGuard: COSTS["guard"],
}


@cache
def _payable(hand: bytes) -> tuple[type[Move[State]], ...]:
    return tuple(kind for kind, price in _PRICES.items() if covers(hand, price))
