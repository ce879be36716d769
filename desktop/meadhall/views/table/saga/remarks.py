"""What characters say to what everybody saw: rarely, briefly, and when the game is opened again the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b
from typing import NamedTuple

from meadhall.bots.characters import character
from meadhall.rules.kernel import Event
from meadhall.table import Told

BETWEEN = 2  # rounds in which there is one remark at most, whoever makes it
_FIRST = 1  # and in so many of the first ones there is none
# How often something is said on an occasion, if nobody has spoken lately: in so many of sixteen cases.
_CASES = 16
_OFTEN = {"won_fight": 2, "lost_fight": 2, "attacked": 3, "leads": 8, "end_near": 16}


class Occasion(NamedTuple):
    """`what` is a round that begins, that the game has ended (for each winner), or what somebody may speak of."""

    what: str
    seat: int | None = None  # whom it has happened to, who leads


ROUND = Occasion("round")
Hears = Callable[[Event], Iterable[Occasion]]  # told all events in their order, as everybody saw them


class Remark(NamedTuple):
    seat: int
    character: str
    what: str
    about: int | None


class Talk:
    """Of one game. Nobody says the same twice; when the game is over somebody says so, whoever has spoken before."""

    def __init__(self, bots: Sequence[str | None], quirk: int, hears: Hears) -> None:
        self._speakers = {seat: one.id for seat, bot in enumerate(bots) if (one := character(bot)) is not None}
        self._quirk, self._hears = quirk, hears
        self._said: set[tuple[int | None, str]] = set()  # by whom, and of whom
        self._round, self._next = 0, _FIRST + 1

    def after(self, told: Told) -> Remark | None:
        """What is said after what has happened here."""
        found: Remark | None = None
        winners: list[int | None] = []
        for occasion in (one for event in told.events for one in self._hears(event)):
            if occasion == ROUND:
                self._round += 1
            elif occasion.what == "ended":
                winners.append(occasion.seat)
            elif found is None:
                found = self._said_of(occasion, told.line)
        if winners:
            return self._last_word(winners, told.line)
        if found is not None:
            self._next = self._round + BETWEEN
        return found

    def _said_of(self, occasion: Occasion, line: int) -> Remark | None:
        what, about = occasion
        drawn = self._drawn(line, what)
        is_own = what not in ("leads", "end_near")
        is_known = not is_own and (about, f"{what} of") in self._said
        if self._round < self._next or drawn % _CASES >= _OFTEN[what] or is_known:
            return None
        others = [seat for seat in self._speakers if (seat == about) is is_own and (seat, what) not in self._said]
        if not others:
            return None
        return self._remark(others[drawn // _CASES % len(others)], what, about)

    def _last_word(self, winners: Sequence[int | None], line: int) -> Remark | None:
        won = [seat for seat in self._speakers if seat in winners]
        speakers = won or list(self._speakers)
        if not speakers:
            return None
        return self._remark(speakers[self._drawn(line, "ended") % len(speakers)], "won" if won else "lost", None)

    def _remark(self, seat: int, what: str, about: int | None) -> Remark:
        self._said |= {(seat, what), (about, f"{what} of")}
        return Remark(seat, self._speakers[seat], what, about)

    def _drawn(self, line: int, what: str) -> int:
        """A number that is the same whenever this game comes here."""
        return int.from_bytes(blake2b(f"{self._quirk} {line} {what}".encode(), digest_size=4).digest())


def leading(points: Sequence[int], by: int) -> Iterable[Occasion]:
    """Who has so much more than anybody else."""
    best = max(range(len(points)), key=points.__getitem__)
    if all(points[best] - points[seat] >= by for seat in range(len(points)) if seat != best):
        yield Occasion("leads", best)
