"""Step 1 of the turn: the dice, and what the land yields (chapters 5 and 13)."""

from collections.abc import Sequence

from ..kernel import Denial, EventSink, Move, Step, then
from .data import KINDS, NORTH, Bundle
from .events import DiceRolled, Produced
from .samwell import ask_samwell
from .scoring import CheckVictory
from .state import State, producing
from .supply import gain
from .tormund import Seven
from .tragedy import LoseDisplayedHero
from .wildlings import Advance


class RollDice(Move[State], frozen=True):
    """GC-4.2: compulsory. All dice are thrown together (GC-13.2)."""

    closes = True

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["RollDice"]:
        return _ROLL

    legal = thinkable

    def why_not(self, s: State, seat: int) -> Denial | None:
        return None

    def make(self, s: State, seat: int, out: EventSink) -> None:
        dice = (s.chance.roll(6), s.chance.roll(6))
        wildling = s.chance.roll(NORTH.die.faces) if s.brotherhood else 0
        s.rolled = True
        out.append(DiceRolled(seat, dice, wildling))
        then(s, *_after_roll(s, seat, dice, wildling))


_ROLL = (RollDice(),)


def _after_roll(s: State, seat: int, dice: tuple[int, int], wildling: int) -> list[Step[State]]:
    """GC-13.5: the heroes' tragedy, production or the seven, Samwell, the wildlings."""
    steps: list[Step[State]] = []
    if s.options.tragedy_of_heroes and dice[0] == dice[1] == wildling and s.display:
        steps.append(LoseDisplayedHero(seat))
    steps.append(Seven(seat) if sum(dice) == 7 else Produce(sum(dice)))
    if s.brotherhood:
        steps.append(Advance(wildling))
    steps.append(CheckVictory(seat))
    return steps


class Produce(Step[State], frozen=True):
    """GC-5.1–5.9: everybody collects at once."""

    roll: int

    def run(self, s: State, out: EventSink) -> None:
        owed, blocked = yields(s, self.roll)
        gains, short = after_shortage(s, owed)
        for seat, cards in enumerate(gains):
            if any(cards):
                gain(s, seat, cards)
        out.append(Produced(self.roll, gains, short, blocked))
        if s.brotherhood:
            ask_samwell(s, gains)


def yields(s: State, roll: int) -> tuple[list[list[int]], tuple[int, ...]]:
    """What the hexes of this roll owe to each seat, and the hexes that are kept from producing (GC-5.4, GC-13.3)."""
    owed = [[0, 0, 0, 0, 0] for _ in s.players]
    blocked: list[int] = []
    for hex, resource, corners in producing(s.layout)[roll]:
        if s.is_blocked(hex):
            blocked.append(hex)
            continue
        if resource < 0:  # GC-5.5
            continue
        for corner in corners:
            seat = s.owner[corner]
            if seat >= 0:
                owed[seat][resource] += 2 if corner in s.players[seat].keeps else 1
    return owed, tuple(blocked)


def after_shortage(s: State, owed: Sequence[Sequence[int]]) -> tuple[tuple[Bundle, ...], tuple[int, ...]]:
    """GC-5.6, GC-5.7: what the supply cannot pay to all, nobody gets; one alone takes what is left."""
    paid = [list(cards) for cards in owed]
    short: list[int] = []
    for kind in KINDS:
        if sum(cards[kind] for cards in owed) <= s.bank[kind]:
            continue
        short.append(kind)
        takers = [seat for seat, cards in enumerate(owed) if cards[kind]]
        for seat in takers:
            paid[seat][kind] = s.bank[kind] if len(takers) == 1 else 0
    return tuple((a, b, c, d, e) for a, b, c, d, e in paid), tuple(short)
