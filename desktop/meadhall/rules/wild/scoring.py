"""Achievements, the winner, and ties (VW-17.6 to VW-17.12)."""

from collections.abc import Sequence
from functools import lru_cache

from ..kernel import EventSink, Result, Step
from .data import ACHIEVEMENTS, CARDS, SHARES, STORES, AchievementId, CardId
from .events import AchievementScored, GameEnded, TieChecked
from .state import Player, State


def metric_of(player: Player, achievement: AchievementId) -> int:
    """VW-17.7, VW-17.8: cards count wherever they are."""
    match ACHIEVEMENTS[achievement].metric:
        case "completed_missions":
            return len(player.done)
        case "buildings":
            return player.buildings
        case "stored_gold":
            return sum(building.held.gold for building in player.town if STORES.get(building.plot) == "gold")
        case "stored_beer":
            return sum(building.held.beer for building in player.town if STORES.get(building.plot) == "beer")
        case metric:
            return _counted(metric, player.owned)


@lru_cache(maxsize=4096)
def _counted(metric: str, cards: tuple[CardId, ...]) -> int:
    match metric:
        case "cards_path":
            return sum(CARDS[card].home == "path" for card in cards)
        case "cards_unit":
            return sum(CARDS[card].kind == "unit" for card in cards)
        case "cards_fortification":
            return sum(CARDS[card].kind == "fortification" for card in cards)
        case _:
            return cards.count("pigator")


def counts_of(s: State, achievement: AchievementId) -> tuple[int, ...]:
    """By seat, just now."""
    return tuple(metric_of(player, achievement) for player in s.players)


def leaders(counts: Sequence[int], among: Sequence[int]) -> tuple[int, ...]:
    """Who of these has the most, and at least one."""
    most = max(counts[seat] for seat in among)
    return tuple(seat for seat in among if counts[seat] == most) if most else ()


class CountUp(Step[State], frozen=True):
    """These points bring no Asgard cards any more (VW-17.9)."""

    def run(self, s: State, out: EventSink) -> None:
        seats = range(len(s.players))
        for achievement in s.achievements:
            counts = counts_of(s, achievement)
            winners = leaders(counts, seats)
            share = SHARES[len(winners)] if winners else 0
            for seat in winners:
                s.players[seat].points += share
            out.append(AchievementScored(achievement, counts, winners, share))
        points = tuple(player.points for player in s.players)
        contenders = tuple(seat for seat in seats if points[seat] == max(points))
        ending = "most_points"
        if len(contenders) > 1:
            contenders = break_tie(s, contenders, out)
            ending = "tie_break" if len(contenders) == 1 else "shared"
        s.finish(Result(ending, contenders, points))
        out.append(GameEnded(ending, contenders, points))


def break_tie(s: State, contenders: tuple[int, ...], out: EventSink) -> tuple[int, ...]:
    """VW-17.11, VW-17.12."""
    unused = [achievement for achievement in ACHIEVEMENTS if achievement not in s.achievements]
    for achievement in s.chance.shuffle(unused):
        meeting = leaders(counts_of(s, achievement), contenders)
        stay = meeting or contenders
        out.append(TieChecked(achievement, contenders, stay))
        contenders = stay
        if len(contenders) == 1:
            break
    return contenders
