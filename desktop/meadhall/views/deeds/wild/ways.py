"""Which spots of the board say an action; their ids stand in views/boards/wild/places.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules import kernel
from meadhall.rules.wild.data import HALL

if TYPE_CHECKING:
    from meadhall.rules.wild.state import State

    from ..deed import Way


def stack(action: Any, view: State) -> list[Way]:
    return [(f"stack:{action.card}",)]


def path(action: Any, view: State) -> list[Way]:
    return [(f"path:{action.slot}",)]


def lot(action: Any, view: State) -> list[Way]:
    return [(f"lot:{action.building}",)]


def own_hall(action: Any, view: State) -> list[Way]:
    return _own(HALL, view)


def own_plot(action: Any, view: State) -> list[Way]:
    return _own(action.plot, view)


def _own(plot: str, view: State) -> list[Way]:
    return [(f"plot:{kernel.asked(view).seat}:{plot}",)]


def target(action: Any, view: State) -> list[Way]:
    return [(f"plot:{action.victim}:{action.target}",)]


def robbed(action: Any, view: State) -> list[Way]:
    return [(f"plot:{action.victim}:{action.plot}",)]


def village(action: Any, view: State) -> list[Way]:
    return [(f"tab:{action.victim}",)]


def dragon(action: Any, view: State) -> list[Way]:
    return [("dragon",)]


def asgard(action: Any, view: State) -> list[Way]:
    return [(f"asgard:{number}",) for number, card in enumerate(view.asgard_row) if card == action.card]
