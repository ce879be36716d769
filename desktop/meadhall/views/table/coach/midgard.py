"""What the coach of Midgard keeps an eye on. Who would starve, and who goes in vain, everybody is asked about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meadhall.rules import kernel
from meadhall.rules.kernel import Action
from meadhall.rules.midgard import forecast
from meadhall.rules.midgard.actions import AssignVikings, SailTo
from meadhall.rules.midgard.questions import PlaceWorker
from meadhall.rules.midgard.state import ASHORE, enemy_at, forbidden_at
from meadhall.views.table.coach.warned import Noticed, Warned, Watching
from meadhall.views.text.chances import percent

_BOLD = 0.25  # what is less likely than that is warned of
_CREW = 3  # Vikings, with whom one may think of a voyage


def warns(s: Any, seat: int, action: Action) -> Iterator[Warned]:
    match action:
        case SailTo() if not s.players[seat].food:
            yield Warned("no_food", "0", topic="entry:feeding")
        case AssignVikings():
            yield from _bold(s, action)
        case _:
            pass


def _bold(s: Any, action: AssignVikings) -> Iterator[Warned]:
    chances = [
        (forecast.chance(s, s.band_at(load.place), load.dice, load.food), sum(load.dice))
        for load in action.loads
        if any(load.dice) and enemy_at(s, s.band_at(load.place)) is not None
    ]
    worst = min(chances, default=None)
    if worst is not None and worst[0] < _BOLD:
        yield Warned("bold_fight", f"{percent(worst[0])} %", {"n": worst[1]}, "entry:odds")


# What one should know of


def notices(s: Any, seat: int) -> Iterator[Noticed]:
    """Much of it before the dialogs in which it is decided, when there is time to read."""
    player = s.players[seat]
    yield from _of_bands(s, seat)
    if s.battle is not None and player.favour:
        yield Noticed("favour")
    if player.runes:
        yield Noticed("runes", f"hand:rune:{player.runes[0]}")
    if isinstance(kernel.asked(s), PlaceWorker):
        yield from _in_town(s, seat)


def _of_bands(s: Any, seat: int) -> Iterator[Noticed]:
    """At sea first: there is more to think of."""
    for band in sorted(s.bands, key=lambda band: -band.shore):
        if band.seat != seat:
            continue
        at_sea, forbids = band.shore != ASHORE, forbidden_at(s, band) is not None
        where = f"shore:{band.shore}" if at_sea else f"place:{band.place}"
        if at_sea:
            yield Noticed("feeding", where)
        if forbids:
            yield Noticed("forbidden_sea" if at_sea else "forbidden_land", where)
        yield Noticed("battle", where)


def _in_town(s: Any, seat: int) -> Iterator[Noticed]:
    player = s.players[seat]
    yield Noticed("places", "place:draugr_left")
    if s.troll is not None:
        yield Noticed("trolls", "place:troll")
    if player.destinies:
        yield Noticed("destinies", f"hand:destiny:{player.destinies[0]}")
    if player.blame:
        yield Noticed("blame", f"panel:{seat}")
    if any(worker.location == "hunting" and worker.seat == seat for worker in s.placed):
        yield Noticed("hunting", "place:hunting")
    if sum(player.dice) >= _CREW:
        yield Noticed("voyage_needs", "monster:0")


WATCHING = Watching(
    warns,
    ("no_food", "bold_fight"),
    notices,
    (
        *("feeding", "forbidden_sea", "forbidden_land", "battle", "favour", "runes", "places", "trolls", "destinies"),
        *("blame", "hunting", "voyage_needs"),
    ),
)
