"""What the coach of Gone Wild keeps an eye on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.rules.wild import forecast
from meadhall.rules.wild.actions import AttackRival, BuyCard, EndTurn
from meadhall.rules.wild.data import CARDS, MISSIONS, UNSEEN
from meadhall.rules.wild.questions import TakeTurn
from meadhall.views.table.coach.warned import Noticed, Warned, Watching
from meadhall.views.text.chances import percent

_BOLD = 0.25  # what is less likely than that is warned of
_NEAR = 5  # points before the end, from which on one should know how it comes
_REACH = 2  # points before a mark of Asgard


def warns(s: Any, seat: int, action: Action) -> Iterator[Warned]:
    match action:
        case EndTurn() if not _can_answer(s, seat) and _could_buy_one(s):
            weakest = _weakest(s, seat)
            if weakest is not None:
                yield Warned("no_fortification", str(weakest), {"n": weakest}, "entry:answer", "hand")
        case AttackRival():
            raid = forecast.raid_on(s, action)
            chance = forecast.chance_of_raid(s, action)
            if raid.strength >= raid.defence and chance < _BOLD:  # what is sure to fail is asked about at any rate
                yield Warned("bold_attack", f"{percent(chance)} %", {"n": raid.repelled}, "entry:repelled")
        case _:
            pass


def _can_answer(s: Any, seat: int) -> bool:
    return any(card != UNSEEN and CARDS[card].defends for card in s.players[seat].hand)


def _could_buy_one(s: Any) -> bool:
    """A Fortification: who has no means for one knows what is missing."""
    buys = (action for action in kernel.options(s) if isinstance(action, BuyCard))
    return any(CARDS[buy.card].defends for buy in buys)


def _weakest(s: Any, seat: int) -> int | None:
    """So strong an attack on something of one's own succeeds. What is damaged or in scaffolds nobody may attack."""
    open_to_all = (building for building in s.players[seat].town if not (building.new or building.damaged))
    return min((forecast.defence_of(s, seat, building) for building in open_to_all), default=None)


# What one should know of


def notices(s: Any, seat: int) -> Iterator[Noticed]:
    player = s.players[seat]
    if any(other.points >= s.target - _NEAR for other in s.players):
        yield Noticed("ending")
    gift = forecast.next_gift(s, player.points)
    if gift is not None and gift - player.points <= _REACH:
        yield Noticed("asgard", f"panel:{seat}")
    if isinstance(kernel.asked(s), TakeTurn):
        yield from _in_ones_turn(s, seat)


def _in_ones_turn(s: Any, seat: int) -> Iterator[Noticed]:
    player = s.players[seat]
    yield Noticed("two_resources", "hand")
    attack = next((action for action in kernel.options(s) if isinstance(action, AttackRival)), None)
    if attack is not None:
        yield Noticed("whom", f"plot:{attack.victim}:{attack.target}")
    if any(building.new for building in player.town):
        yield Noticed("under_construction", "hand")
    if any(forecast.progress(s, seat, one) >= MISSIONS[one].at_least for one in player.missions if one is not None):
        yield Noticed("missions", "market")
    if not _can_answer(s, seat):
        yield Noticed("answer", "hand")


WATCHING = Watching(
    warns,
    ("no_fortification", "bold_attack"),
    notices,
    ("ending", "asgard", "two_resources", "whom", "under_construction", "missions", "answer"),
)
