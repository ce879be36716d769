"""Step 1 of the turn: the dice, and what the land yields (chapters 5 and 13)."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

from ..kernel import Denial, EventSink, Move, Step, then
from .bundles import NOTHING, as_bundle, covers
from .cards.samwell import ask_samwell
from .cards.tragedy import LoseDisplayedHero
from .data import KINDS, NORTH, Bundle
from .events import DiceRolled, Produced
from .fights.tormund import Seven
from .fights.wildlings import Advance
from .scoring import CHECK_VICTORY
from .state import Layout, Player, State, producing
from .supply import gain


class RollDice(Move[State], frozen=True):
    """GC-4.2: compulsory. All dice are thrown together (GC-13.2)."""

    closes = True

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["RollDice"]:
        return _ROLL

    @classmethod
    def legal(cls, s: State, seat: int) -> Sequence["RollDice"]:
        return _ROLL

    def why_not(self, s: State, seat: int) -> Denial | None:
        return None

    def make(self, s: State, seat: int, out: EventSink) -> None:
        dice = (s.chance.roll(6), s.chance.roll(6))
        wildling = s.chance.roll(NORTH.die.faces) if s.brotherhood else 0
        s.rolled = True
        out.append(DiceRolled(seat, dice, wildling))
        then(s, *_after_roll(s, seat, dice, wildling))


_ROLL = (RollDice(),)


def _after_roll(s: State, seat: int, dice: tuple[int, int], wildling: int) -> Sequence[Step[State]]:
    """GC-13.5: the heroes' tragedy, production or the seven, Samwell, the wildlings."""
    roll = sum(dice)
    collect = Seven(seat) if roll == 7 else _PRODUCE[roll]
    if not s.brotherhood:
        return collect, CHECK_VICTORY[seat]
    steps = (collect, Advance(wildling), CHECK_VICTORY[seat])
    if s.options.tragedy_of_heroes and dice[0] == dice[1] == wildling and s.display:
        return LoseDisplayedHero(seat), *steps
    return steps


class Produce(Step[State], frozen=True):
    """GC-5.1–5.9: everybody collects at once."""

    roll: int

    def run(self, s: State, out: EventSink) -> None:
        owed, blocked = yields(s, self.roll)
        gains, short = after_shortage(s.bank, owed)
        for seat, cards in enumerate(gains):
            if cards != NOTHING:
                gain(s, seat, cards)
        out.append(Produced(self.roll, gains, short, blocked))
        if s.brotherhood:
            ask_samwell(s, gains)


_PRODUCE = tuple(Produce(roll) for roll in range(13))


class Owed(NamedTuple):
    by_seat: tuple[Bundle, ...]
    total: Bundle


def yields(s: State, roll: int) -> tuple[Owed, tuple[int, ...]]:
    """What the hexes of this roll owe to each seat, and the hexes that are kept from producing (GC-5.4, GC-13.3)."""
    blocked = tuple([hex for hex, _, _ in producing(s.layout)[roll] if s.is_blocked(hex)])
    return _owed(s.layout, roll, blocked, tuple(map(_towns_of, s.players))), blocked


Towns = tuple[tuple[int, ...], tuple[int, ...]]  # settlements and keeps of a seat
_towns_of: Callable[[Player], Towns] = attrgetter("settlements", "keeps")


@lru_cache(maxsize=4096)
def _owed(layout: Layout, roll: int, blocked: tuple[int, ...], towns: tuple[Towns, ...]) -> Owed:
    """One card for each settlement at a producing hex, two for each keep."""
    owed = [[0, 0, 0, 0, 0] for _ in towns]
    for hex, resource, corners in producing(layout)[roll]:
        if hex not in blocked and resource >= 0:  # GC-5.5
            for cards, (settlements, keeps) in zip(owed, towns, strict=True):
                for place in settlements:
                    if place in corners:
                        cards[resource] += 1
                for place in keeps:
                    if place in corners:
                        cards[resource] += 2
    total = [sum(counts) for counts in zip(*owed, strict=True)]
    return Owed(tuple(map(as_bundle, owed)), as_bundle(total))


def after_shortage(bank: Sequence[int], owed: Owed) -> tuple[tuple[Bundle, ...], tuple[int, ...]]:
    """GC-5.6, GC-5.7: what the supply cannot pay to all, nobody gets; one alone takes what is left."""
    if covers(bank, owed.total):
        return owed.by_seat, ()
    short = [kind for kind in KINDS if owed.total[kind] > bank[kind]]
    paid = [list(cards) for cards in owed.by_seat]
    for kind in short:
        takers = [cards for cards in paid if cards[kind]]
        for cards in takers:
            cards[kind] = bank[kind] if len(takers) == 1 else 0
    return tuple(map(as_bundle, paid)), tuple(short)
