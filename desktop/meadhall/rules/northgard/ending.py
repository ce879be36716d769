"""The end of the game, final fame and ties (chapter 17; for teams NG-20.9, NG-20.10)."""

from collections.abc import Callable
from typing import NamedTuple

from ..kernel import EventSink, Result, Step
from .cards.achievements import ACHIEVEMENTS
from .data import CALENDARS, CARDS, IS_LARGE, LIMITS, UNREST
from .events import GameEnded
from .state import State, buildings_in, controlled, figures

Party = tuple[int, ...]  # the seats that win or lose together


class CheckEnd(Step[State], frozen=True):
    """Sudden victory first (NG-17.1), then the last year (NG-17.4)."""

    def run(self, s: State, out: EventSink) -> None:
        sudden = [party for party in parties(s) if s.options.sudden_victory and is_sudden_victory(s, party)]
        if sudden:
            _end(s, "sudden_victory", sudden, tokens, out)
        elif s.year == len(CALENDARS[s.options.years]):
            _end(s, "most_fame", parties(s), final_fame, out)


def parties(s: State) -> list[Party]:
    seats = range(len(s.players))
    return [(seat, s.partner_of(seat)) for seat in seats[:2]] if s.options.teams else [(seat,) for seat in seats]


def is_sudden_victory(s: State, party: Party) -> bool:
    wanted = LIMITS.team_sudden_victory if s.options.teams else LIMITS.sudden_victory
    return sum(strongholds(s, seat) for seat in party) >= wanted


def strongholds(s: State, seat: int) -> int:
    """Closed territories with a large building, whoever built it (NG-17.2)."""
    closed = (region for region in controlled(s, seat) if s.land.regions[region].closed)
    return sum(any(IS_LARGE[building] for building in buildings_in(s, region)) for region in closed)


Measure = Callable[[State, int], int]


def _end(s: State, ending: str, able: list[Party], fame: Measure, out: EventSink) -> None:
    """The party with the most fame wins; ties go by land, figures and buildings, and else are shared (NG-17.9)."""
    measures = (fame, _territories, _figures, _buildings)

    def standing(party: Party) -> tuple[int, ...]:
        return tuple(sum(measure(s, seat) for seat in party) for measure in measures)

    best = max(map(standing, able))
    winners = tuple(sorted(seat for party in able if standing(party) == best for seat in party))
    points = tuple(final_fame(s, seat) for seat in range(len(s.players)))
    s.finish(Result(ending, winners, points))
    out.append(GameEnded(ending, winners, points))


def tokens(s: State, seat: int) -> int:
    """NG-17.3, NG-28.9."""
    return s.players[seat].fame


def _territories(s: State, seat: int) -> int:
    return len(controlled(s, seat))


def _figures(s: State, seat: int) -> int:
    return sum(figures(s, region) for region in controlled(s, seat))


def _buildings(s: State, seat: int) -> int:
    return sum(len(buildings_in(s, region)) for region in controlled(s, seat))


class FinalFame(NamedTuple):
    """Where a player's fame comes from at the end (NG-17.5)."""

    tokens: int
    resources: int  # 1 for every three, whatever kinds (NG-17.6)
    cards: int
    achievements: int
    unrest: int  # a loss, so never above 0

    @property
    def total(self) -> int:
        return sum(self)


def fame_of(s: State, seat: int) -> FinalFame:
    player = s.players[seat]
    return FinalFame(
        tokens=player.fame,
        resources=sum(player.resources) // LIMITS.resources_for_a_fame,
        cards=sum(CARDS[card].fame for card in player.owned),
        achievements=sum(ACHIEVEMENTS[card](s, seat) for card in player.owned if card in ACHIEVEMENTS),
        unrest=-LIMITS.unrest_fame * player.owned.count(UNREST),
    )


def final_fame(s: State, seat: int) -> int:
    return fame_of(s, seat).total
