"""Samwell Tarly, the one hero who acts in other players' turns (GC-19.30, GC-19.31)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, then
from ..bundles import ONES
from ..data import KINDS, Bundle
from ..events import CardsTaken
from ..state import State
from ..supply import gain_one, low_piles, tell_low_piles
from .heroes import is_rested, use_hero


def ask_samwell(s: State, gains: Sequence[Bundle]) -> None:
    """After any production that gave his owner nothing, before any other hero."""
    for seat, player in enumerate(s.players):
        if player.hero == "samwell_tarly" and is_rested(s, seat) and not any(gains[seat]) and any(s.bank):
            then(s, Console(seat))


class TakeCard(Action, frozen=True):
    kind: int


class LetPass(Action, frozen=True):
    """No, thank you."""


class Console(Decision[State], frozen=True):
    """Samwell's owner may take one card of his choice."""

    def actions(self, s: State) -> Sequence[Action]:
        return [*(TakeCard(kind) for kind in KINDS), LetPass()]

    def why_not(self, s: State, action: Action) -> Denial | None:
        match action:
            case LetPass():
                return None
            case TakeCard(kind) if kind in KINDS:
                return None if s.bank[kind] else Denial("supply_is_short", "GC-19.45")
            case _:
                return Denial("not_now", "GC-25.8")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, TakeCard):
            use_hero(s, self.seat, out)
            low = low_piles(s)
            gain_one(s, self.seat, action.kind)
            out.append(CardsTaken(self.seat, ONES[action.kind]))
            tell_low_piles(s, low, out)
