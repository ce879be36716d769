"""Which spots of the board say an action; their ids stand in views/boards/watch/spots.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from meadhall.rules.watch.data import KINDS
from meadhall.rules.watch.state import TORMUNDS_CAMP

if TYPE_CHECKING:
    from meadhall.rules.watch.state import State

    from ..deed import Way


def dice(action: Any, view: State) -> list[Way]:
    return [("dice",)]


def hex(action: Any, view: State) -> list[Way]:
    return [(f"hex:{action.hex}",)]


def path(action: Any, view: State) -> list[Way]:
    return [(f"path:{action.path}",)]


def from_path_to_path(action: Any, view: State) -> list[Way]:
    return [(f"path:{action.origin}", f"path:{action.path}")]


def vertex(action: Any, view: State) -> list[Way]:
    return [(f"vertex:{action.place}",)]


def post(action: Any, view: State) -> list[Way]:
    return [(f"post:{action.section}",)]


def deck(action: Any, view: State) -> list[Way]:
    return [("deck",)]


def wanted(action: Any, view: State) -> list[Way]:
    """One goes to the supply for what one wants, and is then asked what to give for it."""
    return [(f"supply:{action.get}",)]


def taken(action: Any, view: State) -> list[Way]:
    return [(f"supply:{action.kind}",)]


def all_taken(action: Any, view: State) -> list[Way]:
    return [(f"supply:{kind}",) for kind in KINDS if action.cards[kind]]


def tormund(action: Any, view: State) -> list[Way]:
    return [("tormund",)]


def victim(action: Any, view: State) -> list[Way]:
    """Any of the victim's buildings around Tormund."""
    around = view.ground.corners[view.tormund] if view.tormund != TORMUNDS_CAMP else ()
    return [(f"vertex:{corner}",) for corner in around if view.owner[corner] == action.seat]


def camp(action: Any, view: State) -> list[Way]:
    return [(f"camp:{action.clan}:{action.camp}",)]


def clearing(action: Any, view: State) -> list[Way]:
    return [(f"clearing:{action.clearing}",)]
