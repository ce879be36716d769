"""What the coach of Gone Wild keeps an eye on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.rules.kernel import Action
from meadhall.rules.wild import forecast
from meadhall.rules.wild.actions import AttackRival, EndTurn
from meadhall.rules.wild.data import CARDS, UNSEEN
from meadhall.views.table.coach.warned import Warned, Watching
from meadhall.views.text.chances import percent

_BOLD = 0.25  # what is less likely than that is warned of


def warns(s: Any, seat: int, action: Action) -> Iterator[Warned]:
    match action:
        case EndTurn() if not _can_answer(s, seat):
            weakest = _weakest(s, seat)
            yield Warned("no_fortification", str(weakest), {"n": weakest}, "answer")
        case AttackRival():
            raid = forecast.raid_on(s, action)
            chance = forecast.chance_of_raid(s, action)
            if raid.strength >= raid.defence and chance < _BOLD:  # what is sure to fail is asked about at any rate
                yield Warned("bold_attack", f"{percent(chance)} %", {"n": raid.repelled}, "repelled")
        case _:
            pass


def _can_answer(s: Any, seat: int) -> bool:
    return any(card != UNSEEN and CARDS[card].defends for card in s.players[seat].hand)


def _weakest(s: Any, seat: int) -> int:
    """So strong an attack on something of one's own succeeds."""
    return min(forecast.defence_of(s, seat, building) for building in s.players[seat].town)


def threatens(s: Any, seat: int) -> Iterator[str]:
    if not _can_answer(s, seat):
        yield "answer"
    if any(player.points >= s.target - 5 for player in s.players):
        yield "ending"


WATCHING = Watching(warns, ("no_fortification", "bold_attack"), threatens, ("answer", "ending"))
