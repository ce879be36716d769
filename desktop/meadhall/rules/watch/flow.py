"""The turn, in the rulebook's order: this file is the table of contents of the game (chapters 4, 13 and 26).

Before the game: setup.py lays out, placement.py asks for the first pieces.
A turn: BeginTurn → PreRoll → RollDice → Produce or Seven → Samwell → Advance → Turn (trade, then build) → EndTurn.
"""

from collections.abc import Sequence

from ..kernel import Action, Denial, EventSink, Menu, Move, Step, then
from .advantages import UseHero
from .building import BuildKeep, BuildRoad, BuyCard, FoundSettlement
from .cards import ClaimVictory, PlayCard
from .events import TurnBegan, TurnEnded
from .heroes import FillMissingHero
from .production import RollDice
from .scoring import CheckVictory
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
        then(s, FillMissingHero(self.seat), CheckVictory(self.seat), PreRoll(self.seat), Turn(self.seat))


class OwnTurn(Menu[State], frozen=True):
    """A moment of the own turn. After every action but a closing one, victory is checked (GC-11.4, GC-22.9)."""

    def ask_again(self, s: State) -> None:
        s.agenda += (self, CheckVictory(self.seat))


class PreRoll(OwnTurn, frozen=True):
    """GC-4.7."""

    kinds = (RollDice, PlayCard, UseHero, ClaimVictory)

    def why_not(self, s: State, action: Action) -> Denial | None:
        if type(action) in Turn.kinds and type(action) not in self.kinds:
            return Denial("roll_first", "GC-4.1")
        return super().why_not(s, action)


class EndTurn(Move[State], frozen=True):
    """GC-4.6."""

    closes = True

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["EndTurn"]:
        return _END

    legal = thinkable

    def why_not(self, s: State, seat: int) -> Denial | None:
        return None

    def make(self, s: State, seat: int, out: EventSink) -> None:
        player = s.players[seat]
        player.cards += player.fresh
        player.fresh = ()
        out.append(TurnEnded(seat))
        steps: list[Step[State]] = [BeginTurn(s.others(seat)[0])]
        if s.options.victory_at_end_of_turn:  # GC-23.9
            steps.insert(0, CheckVictory(seat, turn_ends=True))
        then(s, *steps)


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
