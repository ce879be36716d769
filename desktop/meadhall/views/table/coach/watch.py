"""What the coach of the Watch keeps an eye on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.rules.kernel import Action
from meadhall.rules.watch import forecast
from meadhall.rules.watch.actions import BuildKeep, BuildRoad, EndTurn, FoundSettlement
from meadhall.rules.watch.data import CLANS, COSTS, LIMITS
from meadhall.views.table.coach.warned import Warned, Watching
from meadhall.views.text.chances import percent

_CROWDED = 2  # so many more wildlings in the Gift, and it falls


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
        yield Warned("large_hand", f"{percent(risk.chance)} %", {"held": hand, "n": risk.cards}, "discard")
    chance = forecast.invasion_chance(s)
    if chance and can_pay_guard(s, seat):
        yield Warned("open_wall", f"{percent(chance)} %", {}, "invasion")


def can_pay_guard(s: Any, seat: int) -> bool:
    price, hand = COSTS["guard"], s.players[seat].hand
    return any(forecast.section(s, number).guards < LIMITS.posts for number in range(LIMITS.sections)) and all(
        held >= cost for held, cost in zip(hand, price, strict=False)
    )


def _woken(s: Any, seat: int, action: Action) -> Iterator[Warned]:
    """Each token that is turned up may be the fifth of a clan."""
    tokens = forecast.after_building(s, seat, action).tokens
    if tokens and _nearly_rushes(s):
        yield Warned("rush", str(tokens), {"n": tokens}, "rush")


def _nearly_rushes(s: Any) -> bool:
    return any(forecast.tokens_to_rush(s, clan) == 1 for clan in range(len(CLANS)))


def threatens(s: Any, seat: int) -> Iterator[str]:
    if s.players[seat].hand_size > LIMITS.safe_hand:
        yield "discard"
    if not s.brotherhood:
        return
    if _nearly_rushes(s):
        yield "rush"
    if forecast.invasion_chance(s):
        yield "invasion"
    if s.in_the_gift > LIMITS.gift_holds - _CROWDED:
        yield "wildlings_in_gift"


WATCHING = Watching(
    warns, ("large_hand", "open_wall", "rush"), threatens, ("discard", "rush", "invasion", "wildlings_in_gift")
)
