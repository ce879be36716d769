"""Heroes who bargain: Jeor Mormont, Bowen Marsh, Mance Rayder (GC-19.20–19.23, GC-19.37–19.39)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ..bundles import ONES
from ..data import KINDS
from ..events import CardTakenFromHand, Demanded, DemandMade, GivenBack, HandSeen, SupplyTraded
from ..scoring import visible_points
from ..state import State
from ..supply import hand_over, low_piles, tell_low_piles
from ..trade import swap_with_supply

# Jeor Mormont: a forced trade


class Demand(Action, frozen=True):
    kind: int
    of: tuple[int, ...]


class DemandResource(Decision[State], frozen=True):
    """GC-19.20: one resource, of one or two opponents."""

    def actions(self, s: State) -> Sequence[Demand]:
        others = s.others(self.seat)
        groups = [(a,) for a in others] + [(a, b) for place, a in enumerate(others) for b in others[place + 1 :]]
        return [Demand(kind, of) for kind in KINDS for of in groups]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Demand):
            return Denial("not_now", "GC-25.17")
        if action.kind not in KINDS or not 1 <= len(set(action.of)) == len(action.of) <= 2:
            return Denial("one_or_two_opponents", "GC-19.20")
        if not all(seat in s.others(self.seat) for seat in action.of):
            return Denial("one_or_two_opponents", "GC-19.20")
        return None

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Demand)
        then(s, *[HandOver(self.seat, victim, action.kind) for victim in action.of])
        out.append(DemandMade(self.seat, action.kind, action.of))


class HandOver(Step[State], frozen=True):
    """GC-19.20, GC-19.21: who has it hands over one card and gets one back; who has none says so."""

    seat: int
    victim: int
    kind: int

    def run(self, s: State, out: EventSink) -> None:
        has = s.players[self.victim].hand[self.kind] > 0
        if has:
            hand_over(s, self.victim, self.seat, ONES[self.kind])
            then(s, GiveBack(self.seat, self.victim))
        out.append(Demanded(self.seat, self.victim, self.kind, has))


class Give(Action, frozen=True):
    kind: int


class GiveBack(Decision[State], frozen=True):
    """GC-19.22: any card of one's hand, the one just received too."""

    to: int

    def actions(self, s: State) -> Sequence[Give]:
        return [Give(kind) for kind in KINDS]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Give) or action.kind not in KINDS:
            return Denial("not_now", "GC-25.17")
        return None if s.players[self.seat].hand[action.kind] else Denial("cards_not_held", "GC-19.22")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Give)
        hand_over(s, self.seat, self.to, ONES[action.kind])
        out.append(GivenBack(self.seat, self.to, action.kind))


# Bowen Marsh: one for one


class Barter(Action, frozen=True):
    give: int
    get: int


class BarterOne(Decision[State], frozen=True):
    """GC-19.23."""

    def actions(self, s: State) -> Sequence[Barter]:
        return [Barter(give, get) for give in KINDS for get in KINDS]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Barter) or action.give not in KINDS or action.get not in KINDS:
            return Denial("not_now", "GC-25.17")
        if action.give == action.get:
            return Denial("same_on_both_sides", "GC-19.23")
        if not s.players[self.seat].hand[action.give]:
            return Denial("cards_not_held", "GC-19.23")
        return None if s.bank[action.get] else Denial("supply_is_short", "GC-7.11")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Barter)
        low = low_piles(s)
        swap_with_supply(s, self.seat, action.give, 1, action.get)
        out.append(SupplyTraded(self.seat, action.give, 1, action.get))
        tell_low_piles(s, low, out)


def nothing_to_barter(s: State, seat: int) -> Denial | None:
    hand = s.players[seat].hand
    if any(hand[give] and s.bank[get] for give in KINDS for get in KINDS if give != get):
        return None
    return Denial("nothing_to_barter", "GC-19.43")


# Mance Rayder: take from one who is ahead


class LookAt(Action, frozen=True):
    seat: int


class ChooseLeader(Decision[State], frozen=True):
    """GC-19.37, GC-19.38: an opponent with more visible points."""

    def actions(self, s: State) -> Sequence[LookAt]:
        return [LookAt(seat) for seat in range(len(s.players))]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, LookAt):
            return Denial("not_now", "GC-25.17")
        return None if action.seat in _ahead(s, self.seat) else Denial("not_ahead_of_you", "GC-19.37")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, LookAt)
        a, b, c, d, e, _ = s.players[action.seat].hand
        then(s, TakeFromHand(self.seat, action.seat))
        out.append(HandSeen(self.seat, action.seat, (a, b, c, d, e)))


def _ahead(s: State, seat: int) -> list[int]:
    mine = visible_points(s, seat)
    return [other for other in s.others(seat) if visible_points(s, other) > mine and s.players[other].hand_size]


def nobody_ahead(s: State, seat: int) -> Denial | None:
    return None if _ahead(s, seat) else Denial("nobody_ahead", "GC-19.43")


class Take(Action, frozen=True):
    kind: int


class TakeFromHand(Decision[State], frozen=True):
    """While this is asked, the chooser sees the victim's hand (GC-24.5)."""

    victim: int

    def actions(self, s: State) -> Sequence[Take]:
        return [Take(kind) for kind in KINDS]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, Take) or action.kind not in KINDS:
            return Denial("not_now", "GC-25.17")
        return None if s.players[self.victim].hand[action.kind] else Denial("cards_not_held", "GC-19.37")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, Take)
        hand_over(s, self.victim, self.seat, ONES[action.kind])
        out.append(CardTakenFromHand(self.seat, self.victim, action.kind))
