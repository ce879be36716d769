"""Which spots of the board say an action; their ids stand in views/boards/midgard/spots.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules import kernel
from meadhall.rules.midgard.questions import UseStall

if TYPE_CHECKING:
    from meadhall.rules.midgard.state import State

    from ..deed import Way


def location(action: Any, view: State) -> list[Way]:
    """A worker goes onto the own longship where it lies; who has none finds it at no spot."""
    if action.location != "own_ship":
        return [(f"place:{action.location}",)]
    own = view.players[kernel.asked(view).seat].ship
    return [(f"ship:{own}",)] if own else []


def stall(action: Any, view: State) -> list[Way]:
    asked = kernel.asked(view)
    return [(f"place:{asked.space}",)] if isinstance(asked, UseStall) else []


def church(action: Any, view: State) -> list[Way]:
    return [("place:church",)]


def journey(action: Any, view: State) -> list[Way]:
    return [(f"journey:{action.shore}",)]


def rune(action: Any, view: State) -> list[Way]:
    return [(f"rune:{action.slot}",)]


def top_rune(action: Any, view: State) -> list[Way]:
    return [("rune:deck",)]


def ship(action: Any, view: State) -> list[Way]:
    return [(f"ship:{action.ship}",)]


def shore(action: Any, view: State) -> list[Way]:
    return [(f"shore:{action.shore}",)]
