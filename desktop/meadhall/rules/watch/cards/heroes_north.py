"""Heroes of the north: Benjen Stark, Ygritte, Yoren, Qhorin Halfhand (GC-19.36, GC-19.40–19.42)."""

from collections.abc import Sequence

from ...kernel import Action, Decision, Denial, EventSink, Step, then
from ..bundles import ONES
from ..data import CLANS, LIMITS
from ..events import CardsTaken, TormundMoved, WildlingRemoved
from ..fights.wall import SECTIONS, PostFreeGuard, can_post_guard
from ..fights.wildlings import RevealFromReserve, figure_returns, set_camps, set_clearing
from ..specials import AwardLargestPatrol
from ..state import TORMUNDS_CAMP, State, resource_of
from ..supply import gain_one, low_piles, tell_low_piles
from .development import has_wildling, remove_from_gift

# Benjen Stark and Ygritte: send wildlings home


class SendHomeFromCamp(Action, frozen=True):
    clan: int
    camp: int  # 1 is nearest to the trails


class SendHomeFromClearing(Action, frozen=True):
    clearing: int


class SendHomeFromNorth(Decision[State], frozen=True):
    """GC-19.40: one wildling of a camp or a clearing; then a token is turned up."""

    def actions(self, s: State) -> Sequence[Action]:
        camps = [SendHomeFromCamp(clan, camp) for clan in range(len(CLANS)) for camp in range(1, LIMITS.camps + 1)]
        return [*camps, *(SendHomeFromClearing(place) for place in SECTIONS)]

    def why_not(self, s: State, action: Action) -> Denial | None:
        match action:
            case SendHomeFromCamp(clan, camp):
                there = 0 <= clan < len(s.camps) and 0 < camp <= len(s.camps[clan])
            case SendHomeFromClearing(place):
                there = place in SECTIONS and bool(s.clearings[place])
            case _:
                return Denial("not_now", "GC-25.17")
        return None if there else Denial("no_wildling_there", "GC-19.40")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        if isinstance(action, SendHomeFromCamp):
            figures = s.camps[action.clan]
            kind = figures[action.camp - 1]
            set_camps(s, action.clan, figures[: action.camp - 1] + figures[action.camp :])  # GC-14.3
            removed = WildlingRemoved(kind, "camp", action.clan, action.camp)
        else:
            assert isinstance(action, SendHomeFromClearing)
            kind, *rest = s.clearings[action.clearing]
            set_clearing(s, action.clearing, tuple(rest))
            removed = WildlingRemoved(kind, "clearing", action.clearing)
        figure_returns(s, kind)
        out.append(removed)
        then(s, RevealFromReserve(self.seat))


def nobody_north(s: State, seat: int) -> Denial | None:
    return None if any(s.camps) or any(s.clearings) else Denial("no_wildling_there", "GC-19.43")


class SendHome(Action, frozen=True):
    hex: int


class SendHomeFromGift(Decision[State], frozen=True):
    """GC-19.36."""

    def actions(self, s: State) -> Sequence[SendHome]:
        return [SendHome(hex) for hex in s.ground.hexes]

    def why_not(self, s: State, action: Action) -> Denial | None:
        if not isinstance(action, SendHome):
            return Denial("not_now", "GC-25.17")
        return None if has_wildling(s, action.hex) else Denial("no_wildling_there", "GC-19.36")

    def resolve(self, s: State, action: Action, out: EventSink) -> None:
        assert isinstance(action, SendHome)
        remove_from_gift(s, action.hex, out)


def nobody_in_gift(s: State, seat: int) -> Denial | None:
    return None if s.in_the_gift else Denial("no_wildling_there", "GC-19.43")


# Yoren: a patrol becomes a guard


def send_patrol(s: State, seat: int, out: EventSink) -> list[Step[State]]:
    """GC-19.41, GC-10.12."""
    s.players[seat].patrols -= 1
    s.box += ("ranger_patrol",)
    return [PostFreeGuard(seat), AwardLargestPatrol()]


def no_patrol(s: State, seat: int) -> Denial | None:
    if not s.players[seat].patrols:
        return Denial("no_patrol_played", "GC-19.43")
    return None if can_post_guard(s, seat) else Denial("no_guard_possible", "GC-19.43")


# Qhorin Halfhand: Tormund back to his camp


def send_tormund_home(s: State, seat: int, out: EventSink) -> list[Step[State]]:
    """GC-19.42, GC-19.45."""
    left = s.tormund
    s.tormund = TORMUNDS_CAMP
    out.append(TormundMoved(seat, left, TORMUNDS_CAMP))
    kind = resource_of(s.layout, left)
    low = low_piles(s)
    if gain_one(s, seat, kind):
        out.append(CardsTaken(seat, ONES[kind]))
        tell_low_piles(s, low, out)
    return []


def tormund_is_home(s: State, seat: int) -> Denial | None:
    return Denial("tormund_is_home", "GC-19.43") if s.tormund == TORMUNDS_CAMP else None
