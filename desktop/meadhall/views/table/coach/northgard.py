"""What the coach of Northgard keeps an eye on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.rules.northgard import forecast
from meadhall.rules.northgard.actions import March, Pass
from meadhall.rules.northgard.data import CARDS
from meadhall.rules.northgard.questions import Exploring, Placing, SetupTile, Turn
from meadhall.views.table.coach.warned import Noticed, Warned, Watching
from meadhall.views.text.chances import percent

_BOLD = 0.25  # what is less likely than that is warned of
_STRONG = 2  # closed territories with a large building: one more wins
_LATE = 4  # years, after which the achievements are worth a look


def warns(s: Any, seat: int, action: Action) -> Iterator[Warned]:
    match action:
        case March():
            clash = forecast.clash_of(s, action)
            chance = 1.0 if clash is None else forecast.chance_of(s, clash).plain
            if chance < _BOLD:
                yield Warned("bold_attack", f"{percent(chance)} %", {}, "entry:battle")
        case Pass():
            missing = _missing(s, seat)
            if missing:
                yield Warned("hungry_winter", str(missing), {"n": missing}, "entry:winter", "notes")
        case _:
            pass


def _missing(s: Any, seat: int) -> int:
    """For this winter, as one stands."""
    if not forecast.winter_is_to_come(s, seat):
        return 0
    end = forecast.year_end(s, seat)
    return 0 if end.can_trade else end.missing


# What one should know of


def notices(s: Any, seat: int) -> Iterator[Noticed]:
    asked = kernel.asked(s)
    if _missing(s, seat):
        yield Noticed("winter", "notes")
    if isinstance(asked, SetupTile | Exploring | Placing):
        yield Noticed("placing_tiles")
    if isinstance(asked, Exploring):
        yield Noticed("closing")
    yield from _on_the_map(s, seat)
    if isinstance(asked, Turn):
        yield from _of_cards(s, seat)
        yield from _of_the_end(s)


def _on_the_map(s: Any, seat: int) -> Iterator[Noticed]:
    if s.battle is not None:
        yield Noticed("battle")
    for region, land in s.land.regions.items():
        if land.closed:
            yield Noticed("closed", f"land:{region}")
        if s.owner[region] == seat and land.size > 1:
            yield Noticed("territories", f"land:{region}")
    for beast in s.beasts:
        if s.owner[s.land.region_of[beast.area]] == seat:
            yield Noticed("creature_attack", f"beast:{beast.card}")


def _of_cards(s: Any, seat: int) -> Iterator[Noticed]:
    player = s.players[seat]
    if player.active:
        yield Noticed("cards_flow")
    if any(CARDS[card].flash for card in player.hand):
        yield Noticed("playing_cards", "hand")
    if any(other.passed for other in s.players):
        yield Noticed("passing", "deed:Pass")


def _of_the_end(s: Any) -> Iterator[Noticed]:
    held = [max(forecast.strongholds_of(s, forecast.party_of(s, seat)).held, 0) for seat in range(len(s.players))]
    if s.options.sudden_victory and max(held) >= _STRONG:
        yield Noticed("sudden_victory", f"panel:{held.index(max(held))}")
    if s.year > _LATE:
        yield Noticed("achievements", "notes")


WATCHING = Watching(
    warns,
    ("bold_attack", "hungry_winter"),
    notices,
    (
        *("winter", "placing_tiles", "closing", "battle", "closed", "territories", "creature_attack"),
        *("cards_flow", "playing_cards", "passing", "sudden_victory", "achievements"),
    ),
)
