"""The turn, in the rulebook's order: this file is the table of contents of the game (chapters 4, 13 and 26).

Before the game: setup.py lays out, placement.py asks for the first pieces.
A turn: BeginTurn → PreRoll → RollDice → Produce or Seven → Samwell → Advance → Turn (trade, then build) → EndTurn.
"""

from collections.abc import Mapping, Sequence
from functools import cache

from ..kernel import NOT_NOW, Action, Denial, EventSink, Menu, Move, Step, then
from .advantages import UseHero
from .building import BuildKeep, BuildRoad, BuyCard, FoundSettlement
from .bundles import covers, held_kinds
from .cards import ClaimVictory, PlayCard
from .data import COSTS, SEATS, Bundle
from .events import TurnBegan, TurnEnded
from .heroes import FillMissingHero
from .production import RollDice
from .scoring import CHECK_VICTORY, CheckVictory
from .state import State
from .trade import DeclineProposal, OfferTrade, Propose, RefuseOffers, SupplyTrade, TakeProposal
from .wall import HireGuard


class BeginTurn(Step[State], frozen=True):
    seat: int

    def run(self, s: State, out: EventSink) -> None:
        s.active = self.seat
        s.turn += 1
        s.rolled = s.card_played = s.building = False
        s.proposals = s.refusing = s.refused = ()
        s.offers_made = 0
        out.append(TurnBegan(self.seat, s.turn))
        then(s, *_TURN[self.seat])


class OwnTurn(Menu[State], frozen=True):
    """A moment of the own turn. After every action but a closing one, victory is checked (GC-11.4, GC-22.9)."""

    def ask_again(self, s: State) -> None:
        s.agenda += (self, CHECK_VICTORY[self.seat])

    def open_kinds(self, s: State) -> Sequence[type[Move[State]]]:
        player = s.players[self.seat]
        return _open_kinds(
            type(self),
            held_kinds(player.hand),
            s.trade_is_over,
            bool(s.proposals),
            bool(player.cards) and not s.card_played,
            player.hero is not None,
            s.options.confirm_victory,
        )


class PreRoll(OwnTurn, frozen=True):
    """GC-4.7."""

    kinds = (RollDice, PlayCard, UseHero, ClaimVictory)

    def why_not(self, s: State, action: Action) -> Denial | None:
        denial = super().why_not(s, action)
        return Denial("roll_first", "GC-4.1") if denial is NOT_NOW and type(action) in Turn.kinds else denial


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
        player.cards += player.fresh
        player.fresh = ()
        out.append(TurnEnded(seat))
        then(s, BeginTurn(s.others(seat)[0]))
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


# What a turn consists of, by seat.
_TURN = tuple((FillMissingHero(seat), CHECK_VICTORY[seat], PreRoll(seat), Turn(seat)) for seat in SEATS)

_PRICES: Mapping[type[Move[State]], Bundle] = {
    BuildRoad: COSTS["road"],
    FoundSettlement: COSTS["settlement"],
    BuildKeep: COSTS["keep"],
    BuyCard: COSTS["card"],
    HireGuard: COSTS["guard"],
}


@cache
def _open_kinds(
    menu: type[OwnTurn],
    held: tuple[bool, ...],
    trade_is_over: bool,
    has_proposals: bool,
    may_play_cards: bool,
    has_hero: bool,
    claims_victory: bool,
) -> tuple[type[Move[State]], ...]:
    """What the table and the kinds of cards in hand leave open at most, wherever pieces lie."""
    shut = {kind for kind, price in _PRICES.items() if not covers(held, [count > 0 for count in price])}
    shut |= {SupplyTrade, OfferTrade} if trade_is_over or not any(held) else set()
    shut |= set() if has_proposals else {TakeProposal, DeclineProposal}
    shut |= set() if may_play_cards else {PlayCard}
    shut |= set() if has_hero else {UseHero}
    shut |= set() if claims_victory else {ClaimVictory}
    return tuple(kind for kind in menu.kinds if kind not in shut)
