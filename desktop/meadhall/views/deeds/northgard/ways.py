"""Which spots of the board say an action, and where it leads to a fight; ids of spots stand in boards/northgard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules.northgard.data import NONE
from meadhall.rules.northgard.forecast import harms

if TYPE_CHECKING:
    from meadhall.rules.northgard.state import State

    from ..deed import Way


def land_of(area: int, view: State) -> str:
    """The territory of an area; it may have been joined to another since."""
    region = view.land.region_of[area]
    return f"land:{region}" if region != NONE else ""


def region(action: Any, view: State) -> list[Way]:
    return [(f"land:{action.region}",)]


def area(action: Any, view: State) -> list[Way]:
    return [(land_of(action.area, view),)]


def cell(action: Any, view: State) -> list[Way]:
    return [(f"cell:{action.cell}",)]


def slot(action: Any, view: State) -> list[Way]:
    return [(f"land:{action.area}" if action.slotless else f"slot:{action.area}",)]


def building(action: Any, view: State) -> list[Way]:
    in_slot = view.built[action.area] != NONE
    return [(f"slot:{action.area}" if in_slot else land_of(action.area, view),)]


def from_to(action: Any, view: State) -> list[Way]:
    return [(f"land:{action.source}", f"land:{action.target}")]


def beast(action: Any, view: State) -> list[Way]:
    return [(f"beast:{action.card}",)]


# Where it is hostile


def there(spot: str, action: Any, view: State) -> bool:
    return True


def where_it_harms(spot: str, action: Any, view: State) -> bool:
    """A march is, where it arrives."""
    return spot == f"land:{action.target}" and harms(view, action)
