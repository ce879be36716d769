"""What a seat sees, worked out once for each question."""

from functools import cached_property
from math import exp

from ...rules.watch.data import LIMITS, Bundle
from ...rules.watch.forecast import THROWS, yields_at
from ...rules.watch.scoring import points, visible_points
from ...rules.watch.state import TORMUNDS_CAMP, State, guards_of
from ...rules.watch.trade import rates
from . import weights as w


class Outlook:
    """A view with what its seat reads out of it."""

    def __init__(self, view: State, seat: int) -> None:
        self.s = view
        self.seat = seat
        self.me = view.players[seat]
        a, b, c, d, e, _ = self.me.hand
        self.hand: Bundle = (a, b, c, d, e)

    @cached_property
    def rates(self) -> tuple[int, ...]:
        return rates(self.s, self.seat)

    @cached_property
    def can_trade(self) -> bool:
        return self.s.active == self.seat and not self.s.trade_is_over

    @cached_property
    def points(self) -> int:
        return points(self.s, self.seat)

    @cached_property
    def standing(self) -> tuple[float, ...]:
        """Points by seat, hidden ones guessed."""
        s = self.s
        return tuple(
            self.points
            if seat == self.seat
            else visible_points(s, seat) + w.CARD_IN_HAND_OF_OTHERS * len(player.cards + player.fresh)
            for seat, player in enumerate(s.players)
        )

    @cached_property
    def rounds_left(self) -> float:
        """Until somebody has ten points."""
        missing = LIMITS.winning_points - max(self.standing)
        return min(w.LONGEST_LOOK, max(1.0, missing * w.ROUNDS_PER_POINT))

    @cached_property
    def chance_of_true_win(self) -> float:
        shares = [exp(w.LEAD * standing) for standing in self.standing]
        return shares[self.seat] / sum(shares)

    @cached_property
    def guards(self) -> tuple[int, ...]:
        """On the Wall, by seat."""
        return tuple(guards_of(self.s, seat) for seat in range(len(self.s.players)))

    # What the land yields

    def openness(self, hex: int) -> float:
        """How much of a hex's yield counts, with what stands on it now."""
        if self.s.gift[hex] is not None:
            return w.UNDER_WILDLING
        return w.UNDER_TORMUND if hex == self.s.tormund != TORMUNDS_CAMP else 1.0

    def yield_of(self, place: int) -> list[float]:
        """Cards of each kind per round that one settlement here brings."""
        per_pip = len(self.s.players) / THROWS
        cards = [0.0] * 5
        for hex, kind, pips in yields_at(self.s.layout)[place]:
            cards[kind] += pips * per_pip * self.openness(hex)
        return cards

    def income_of(self, seat: int) -> list[float]:
        """Cards of each kind per round."""
        player = self.s.players[seat]
        total = [0.0] * 5
        for place in player.settlements + player.keeps + player.keeps:
            for kind, cards in enumerate(self.yield_of(place)):
                total[kind] += cards
        return total

    @cached_property
    def income(self) -> list[float]:
        return self.income_of(self.seat)

    @cached_property
    def card_worth(self) -> list[float]:
        """Points that one more card of each kind per round would bring until the end; scarce kinds are dearer."""
        return [w.CARD * self.rounds_left * (1 + w.SCARCE * max(0.0, 1 - cards)) for cards in self.income]
