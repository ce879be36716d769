"""What the end of a turn and of the game would bring, as things are now."""

import msgspec

from ..data import BUILDINGS, MARKS, MISSIONS, NUMBERS, SHARES, AchievementId, Amount, MissionId
from ..land.storage import default_stocks
from ..missions import measured
from ..scoring import counts_of, leaders
from ..state import NOBODY, State
from ..turn import points_for
from .stores import stored


def success_points(s: State) -> int:
    """What one more success against a rival would be worth at the end of this turn (VW-13.1)."""
    successes = s.acting.successes
    return points_for(successes + 1) - points_for(successes)


def fading(s: State) -> Amount:
    return stored(s, s.active, default_stocks(s, s.active)).lost


class Ending(msgspec.Struct, frozen=True):
    """Of the active player's turn (VW-13.6)."""

    points: int  # for the successes
    full_defence: int  # for the rival who was attacked
    lost: Amount  # out of the pool
    fading: Amount  # tokens for which no storage has room at the end of the round (VW-16.4)
    next: int  # seat; nobody's after the last turn of the round


def ending(s: State) -> Ending:
    acting, later = s.acting, s.turn_order[s.turn_order.index(s.active) + 1 :]
    held_out = acting.rival != NOBODY and not acting.harmed
    return Ending(
        points_for(acting.successes),
        NUMBERS.full_defence if held_out else 0,
        acting.pool,
        fading(s),
        later[0] if later else NOBODY,
    )


def progress(s: State, seat: int, mission: MissionId) -> int:
    """How far somebody has come: deeds count only in one's own turn (VW-15.3)."""
    return measured(s, seat, mission) if s.active == seat or _lasts(MISSIONS[mission].measure) else 0


def deeds_done(s: State, seat: int, mission: MissionId) -> tuple[int, int]:
    """Of so many: where a blow has to be so strong, it is one that is done or not."""
    reached, needed = progress(s, seat, mission), MISSIONS[mission].at_least
    return (int(reached >= needed), 1) if MISSIONS[mission].measure == "strongest_success" else (reached, needed)


def _lasts(measure: str) -> bool:
    return measure == "buildings" or measure in BUILDINGS


def next_gift(s: State, points: int) -> int | None:
    """The next mark of the track where an Asgard card waits, if any is left (VW-17.2, VW-17.4)."""
    return next((mark for mark in MARKS if mark > points), None) if s.asgard_deck else None


class Standing(msgspec.Struct, frozen=True):
    """In an achievement, if the game were over now (VW-17.6)."""

    counts: tuple[int, ...]  # by seat
    leaders: tuple[int, ...]
    share: int  # points for each leader


def standing(s: State, achievement: AchievementId) -> Standing:
    counts = counts_of(s, achievement)
    ahead = leaders(counts, range(len(counts)))
    return Standing(counts, ahead, SHARES[len(ahead)] if ahead else 0)
