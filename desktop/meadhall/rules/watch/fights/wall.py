"""Guards on the Wall (chapter 17)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Move
from ..data import COSTS, LIMITS
from ..events import GuardLost, GuardPointsChanged, GuardPosted
from ..scoring import guard_points
from ..state import State, guards_of
from ..supply import cannot_pay, pay
from ..trade import begin_building

SECTIONS = range(LIMITS.sections)


def no_guard(s: State, seat: int, section: int) -> Denial | None:
    """Why this seat cannot post a guard here, its cards left aside."""
    if section not in SECTIONS:
        return Denial("no_such_section", "GC-2.4")
    if len(s.wall[section]) >= LIMITS.posts:
        return Denial("section_full", "GC-17.3", {"section": section})
    if s.pieces_left(seat, "guard") <= 0:
        return Denial("no_piece_left", "GC-1.5", {"piece": "guard"})
    return None


def can_post_guard(s: State, seat: int) -> bool:
    return any(no_guard(s, seat, section) is None for section in SECTIONS)


def post_guard(s: State, seat: int, section: int, out: EventSink) -> None:
    """GC-17.2: on the free post with the lowest number."""
    before = guard_points(guards_of(s, seat))
    s.wall = _with_section(s.wall, section, (*s.wall[section], seat))
    out.append(GuardPosted(seat, section, len(s.wall[section])))
    _follow_points(s, seat, before, out)


def lose_first_guard(s: State, section: int, out: EventSink) -> None:
    """GC-15.4, GC-16.1: post 1 falls, the others move one post to the left."""
    seat = s.wall[section][0]
    before = guard_points(guards_of(s, seat))
    s.wall = _with_section(s.wall, section, s.wall[section][1:])
    out.append(GuardLost(seat, section))
    _follow_points(s, seat, before, out)


def _with_section(
    wall: tuple[tuple[int, ...], ...], section: int, guards: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    return (*wall[:section], guards, *wall[section + 1 :])


def _follow_points(s: State, seat: int, before: int, out: EventSink) -> None:
    """GC-17.6: the VP tokens follow at once, in both directions."""
    after = guard_points(guards_of(s, seat))
    if after != before:
        out.append(GuardPointsChanged(seat, after))


class HireGuard(Move[State], frozen=True):
    """GC-17.1: brick, wool and lumber for one guard."""

    section: int

    @classmethod
    def thinkable(cls, s: State, seat: int) -> Sequence["HireGuard"]:
        return _HIRE if s.brotherhood else ()

    @classmethod
    def legal(cls, s: State, seat: int) -> Sequence["HireGuard"]:
        if not s.brotherhood or cannot_pay(s.players[seat], COSTS["guard"]):
            return ()
        return [move for move in _HIRE if no_guard(s, seat, move.section) is None]

    def why_not(self, s: State, seat: int) -> Denial | None:
        if not s.brotherhood:
            return Denial("only_in_brotherhood", "GC-3.3")
        return no_guard(s, seat, self.section) or cannot_pay(s.players[seat], COSTS["guard"])

    def make(self, s: State, seat: int, out: EventSink) -> None:
        begin_building(s)
        pay(s, seat, COSTS["guard"])
        post_guard(s, seat, self.section, out)


_HIRE = tuple(HireGuard(section) for section in SECTIONS)


class PostGuard(Action, frozen=True):
    section: int


class PostFreeGuard(Decision[State], frozen=True):
    """A guard for nothing: in set-up, by New Recruits and by Yoren."""

    def actions(self, s: State) -> Sequence[PostGuard]:
        return [PostGuard(section) for section in SECTIONS]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, PostGuard):
            return Denial("not_now", "GC-25.2")
        return no_guard(s, self.seat, action.section)

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, PostGuard)
        post_guard(s, self.seat, action.section, out)
