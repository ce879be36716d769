"""Step 1 of the turn: the dice, and what the land yields (chapters 5 and 13)."""

from collections.abc import Sequence

from ..kernel import Denial, EventSink, Move, Step
from .bundles import NOTHING, covers
from .cards.samwell import ask_samwell
from .cards.tragedy import LoseDisplayedHero
from .data import KINDS, NORTH, Bundle
from .events import DiceRolled, Produced
from .fights.tormund import Discard, MoveTormund, Seven, StealFrom
from .fights.wildlings import Advance
from .scoring import CHECK_VICTORY
from .state import State, producing
from .supply import gain, low_piles, tell_low_piles


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
        s.agenda += _after_roll(s, seat, dice, wildling)


_ROLL = (RollDice(),)


def _after_roll(s: State, seat: int, dice: tuple[int, int], wildling: int) -> Sequence[Step[State]]:
    """GC-13.5, the first to come last: the heroes' tragedy, production or the seven, Samwell, the wildlings."""
    roll = sum(dice)
    collect = Seven(seat) if roll == 7 else _PRODUCE[roll]
    if not s.brotherhood:
        return CHECK_VICTORY[seat], collect
    steps = (CHECK_VICTORY[seat], Advance(wildling), collect)
    if s.options.tragedy_of_heroes and dice[0] == dice[1] == wildling and s.display:
        return *steps, LoseDisplayedHero(seat)
    return steps


def is_settled(s: State) -> bool:
    """Step 1 of this turn is over (GC-4.1). Beyond the Wall the advance comes last of it (GC-13.5).

    Once a card has been played, Tormund may be driven away by it or by a seven: that is taken for the card's doing.
    """
    waiting = {*map(type, s.agenda)}
    if not s.rolled or waiting & {Advance, Discard}:
        return False
    return s.card_played or not waiting & {MoveTormund, StealFrom}


class Produce(Step[State], frozen=True):
    """GC-5.1–5.9: everybody collects at once."""

    roll: int

    def run(self, s: State, out: EventSink) -> None:
        by_seat, total, blocked = yields(s, self.roll)
        short = cut_short(s.bank, by_seat, total)
        low = low_piles(s)
        gains: tuple[Bundle, ...] = tuple(map(tuple, by_seat))  # pyright: ignore[reportAssignmentType] (five of each)
        for seat, cards in enumerate(gains):
            if cards != NOTHING:
                gain(s, seat, cards)
        out.append(Produced(self.roll, gains, short, blocked))
        tell_low_piles(s, low, out)
        if s.brotherhood:
            ask_samwell(s, gains)


_PRODUCE = tuple(Produce(roll) for roll in range(13))

Owed = list[int]  # cards of each kind


def yields(s: State, roll: int) -> tuple[list[Owed], Owed, tuple[int, ...]]:
    """What the hexes of this roll owe to each seat and to all, one card for each settlement and two for each keep; and
    the hexes that are kept from producing (GC-5.4, GC-13.3)."""
    owner, players = s.owner, s.players
    by_seat, total = [[0, 0, 0, 0, 0] for _ in players], [0, 0, 0, 0, 0]
    blocked: tuple[int, ...] = ()
    for hex, kind, corners in producing(s.layout)[roll]:
        if s.is_blocked(hex):
            blocked += (hex,)
        elif kind >= 0:  # GC-5.5
            for corner in corners:
                seat = owner[corner]
                if seat >= 0:
                    count = 2 if corner in players[seat].keeps else 1
                    by_seat[seat][kind] += count
                    total[kind] += count
    return by_seat, total, blocked


def cut_short(bank: Sequence[int], by_seat: Sequence[Owed], total: Owed) -> tuple[int, ...]:
    """GC-5.6, GC-5.7: what the supply cannot pay to all, nobody gets; one alone takes what is left."""
    if covers(bank, total):
        return ()
    short = tuple(kind for kind in KINDS if total[kind] > bank[kind])
    for kind in short:
        takers = [cards for cards in by_seat if cards[kind]]
        for cards in takers:
            cards[kind] = bank[kind] if len(takers) == 1 else 0
    return short
