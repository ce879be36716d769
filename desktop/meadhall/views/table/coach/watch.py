"""What the coach of the Watch keeps an eye on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.rules.watch import forecast
from meadhall.rules.watch.actions import BuildKeep, BuildRoad, EndTurn, FoundSettlement
from meadhall.rules.watch.data import CLANS, COSTS, LIMITS
from meadhall.views.table.coach.warned import Noticed, Warned, Watching
from meadhall.views.text.chances import percent

_CROWDED = 2  # so many more wildlings in the Gift, and it falls
_LONG = 4  # roads in a chain: one more, and it counts
_NEAR = 7  # points, from which on one should know how the game is won


def warns(s: Any, seat: int, action: Action) -> Iterator[Warned]:
    match action:
        case EndTurn():
            yield from _before_the_next_roll(s, seat)
        case BuildKeep() | BuildRoad() | FoundSettlement():
            yield from _woken(s, seat, action)
        case _:
            pass


def _before_the_next_roll(s: Any, seat: int) -> Iterator[Warned]:
    risk, hand = forecast.risk_of_seven(s, seat), s.players[seat].hand_size
    if risk.cards:
        yield Warned(
            "large_hand", f"{percent(risk.chance)} %", {"held": hand, "n": risk.cards}, "entry:discard", "hand"
        )
    chance = forecast.invasion_chance(s)
    if chance and can_pay_guard(s, seat):
        yield Warned("open_wall", f"{percent(chance)} %", {}, "entry:invasion", f"section:{_weakest(s)}")


def can_pay_guard(s: Any, seat: int) -> bool:
    price, hand = COSTS["guard"], s.players[seat].hand
    return any(forecast.section(s, number).guards < LIMITS.posts for number in range(LIMITS.sections)) and all(
        held >= cost for held, cost in zip(hand, price, strict=False)
    )


def _weakest(s: Any) -> int:
    """Section of the Wall."""
    return min(range(LIMITS.sections), key=lambda number: forecast.section(s, number).falls_with)


def _woken(s: Any, seat: int, action: Action) -> Iterator[Warned]:
    """Each token that is turned up may be the fifth of a clan."""
    tokens = forecast.after_building(s, seat, action).tokens
    if tokens and _nearly_rushes(s):
        yield Warned("rush", str(tokens), {"n": tokens}, "entry:rush")


def _nearly_rushes(s: Any) -> bool:
    return any(forecast.tokens_to_rush(s, clan) == 1 for clan in range(len(CLANS)))


# What one should know of


def notices(s: Any, seat: int) -> Iterator[Noticed]:
    player, cards = s.players[seat], s.players[seat].cards + s.players[seat].fresh
    if player.hand_size > LIMITS.safe_hand:
        yield Noticed("discard", "hand")
    if s.brotherhood:
        yield from _in_the_north(s, seat)
    if cards:
        yield Noticed("playing_cards", f"hand:{cards[-1]}")
    if max(other.road_length for other in s.players) >= _LONG:
        yield Noticed("longest_road")


def _in_the_north(s: Any, seat: int) -> Iterator[Noticed]:
    yield from _at_the_wall(s)
    if _can_wake(s, seat):
        yield Noticed("noise", "deed:FoundSettlement")
    yield from _wildlings(s)
    if s.players[seat].hero and s.turn:
        yield Noticed("heroes", "hand:hero")
    mine = [number for number, section in enumerate(s.wall) if seat in section]
    if mine and forecast.adds_a_point(s, seat):
        yield Noticed("guard_points", f"section:{mine[0]}")
    if sum(forecast.points_by_source(s, seat)) >= _NEAR:
        yield Noticed("true_victory", f"panel:{seat}")


def _at_the_wall(s: Any) -> Iterator[Noticed]:
    """What may end the game."""
    if _nearly_rushes(s):
        clan = next(clan for clan in range(len(CLANS)) if forecast.tokens_to_rush(s, clan) == 1)
        yield Noticed("rush", f"clan:{clan}")
    if forecast.invasion_chance(s):
        yield Noticed("invasion", f"section:{_weakest(s)}")
    if s.in_the_gift > LIMITS.gift_holds - _CROWDED:
        yield Noticed("wildlings_in_gift", "gift")
    if s.invasions:
        yield Noticed("tragic_end", "invasions")


def _can_wake(s: Any, seat: int) -> bool:
    asked = kernel.asked(s)
    return asked.seat == seat and any(isinstance(action, BuildKeep | FoundSettlement) for action in kernel.options(s))


def _wildlings(s: Any) -> Iterator[Noticed]:
    """Those who come down next, and those who wait."""
    for clan, camps in enumerate(s.camps):
        if camps and camps[0] != "warrior":
            yield Noticed(camps[0], f"camp:{clan}:0")
    for clearing, waiting in enumerate(s.clearings):
        if waiting:
            yield Noticed("warrior", f"clearing:{clearing}")


WATCHING = Watching(
    warns,
    ("large_hand", "open_wall", "rush"),
    notices,
    (
        *("discard", "playing_cards", "longest_road", "noise", "climber", "giant", "warrior", "heroes", "guard_points"),
        *("true_victory", "rush", "invasion", "wildlings_in_gift", "tragic_end"),
    ),
)
