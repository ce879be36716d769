"""Victory points and the ends of the game (chapters 11 and 21)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from ..kernel import EventSink, Result, Step
from .data import CARDS, LIMITS, SEATS
from .events import GameWon, PointsRevealed, TragicEnd
from .state import NOBODY, CardSeen, Player, State, guards_of


@cache
def guard_points(guards: int) -> int:
    """GC-17.5: how many VP tokens so many guards on the Wall hold."""
    return sum(guards >= threshold for threshold in LIMITS.guard_points)


def point_cards(player: Player) -> tuple[str, ...]:
    return _points_among(player.cards + player.fresh)


@lru_cache(maxsize=1024)
def _points_among(cards: tuple[CardSeen, ...]) -> tuple[str, ...]:
    return tuple(card for card in cards if card != "?" and CARDS[card].kind == "point")


class Points(NamedTuple):
    """All that everybody sees, by where they come from (GC-24.6)."""

    settlements: int
    keeps: int
    road: int
    patrol: int
    guards: int


def points_by_source(s: State, seat: int) -> Points:
    return Points(*_seen(s, seat))


def visible_points(s: State, seat: int) -> int:
    """All but the victory point cards."""
    return sum(_seen(s, seat))


def _seen(s: State, seat: int) -> tuple[int, int, int, int, int]:
    """In the order of `Points`, but without the names: it is asked after every action."""
    player = s.players[seat]
    return (
        len(player.settlements),
        2 * len(player.keeps),
        _of_special_token(s) if s.road_holder == seat else 0,
        _of_special_token(s) if s.patrol_holder == seat else 0,
        guard_points(guards_of(s, seat)) if s.brotherhood else 0,
    )


def _of_special_token(s: State) -> int:
    return LIMITS.special_points[s.options.mode]


def points(s: State, seat: int) -> int:
    player = s.players[seat]
    hidden = len(point_cards(player)) if player.cards or player.fresh else 0
    return sum(_seen(s, seat)) + hidden


class CheckVictory(Step[State], frozen=True):
    """GC-11.4, GC-21.1: after every action of the own turn, when its wildlings have moved."""

    seat: int
    turn_ends: bool = False

    def run(self, s: State, out: EventSink) -> None:
        if points(s, self.seat) < LIMITS.winning_points:
            return
        if s.options.confirm_victory:  # GC-11.5: the player says so himself, by `ClaimVictory`
            return
        if s.options.victory_at_end_of_turn and not self.turn_ends:  # GC-21.11
            return
        declare_victory(s, self.seat, out)


CHECK_VICTORY = tuple(CheckVictory(seat) for seat in SEATS)


def declare_victory(s: State, seat: int, out: EventSink) -> None:
    final = final_points(s)
    s.finish(Result("true_victory" if s.brotherhood else "base_victory", (seat,), final))
    reveal_point_cards(s, out)
    out.append(GameWon(seat, final[seat]))


def tragic_end(s: State, by_invasions: bool, out: EventSink) -> None:
    """GC-21.4–21.8: most guards, then most points, then most resource cards; else nobody wins."""
    final = final_points(s)
    winner = tragic_winner(s, final)
    winners = () if winner == NOBODY else (winner,)
    s.finish(Result("tragic_victory" if winners else "all_lose", winners, final))
    reveal_point_cards(s, out)
    guards = tuple(guards_of(s, seat) for seat in range(len(s.players)))
    out.append(TragicEnd(by_invasions, guards, winners))


def tragic_winner(s: State, points: Sequence[int]) -> int:
    """Of those with most guards, who has most of these points, then of resource cards; nobody where all are level."""
    ranks = [(guards_of(s, seat), points[seat], player.hand_size) for seat, player in enumerate(s.players)]
    best = max(ranks)
    return ranks.index(best) if ranks.count(best) == 1 else NOBODY


def reveal_point_cards(s: State, out: EventSink) -> None:
    """GC-11.6: with the end of the game they lie open."""
    for seat, player in enumerate(s.players):
        if shown := point_cards(player):
            out.append(PointsRevealed(seat, shown))  # pyright: ignore[reportArgumentType]


def final_points(s: State) -> tuple[int, ...]:
    return tuple(points(s, seat) for seat in range(len(s.players)))
