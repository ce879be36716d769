"""The four games. Pure Python: no Qt, no clock, no files, no global randomness."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .kernel import Game


class _Games(Mapping[str, "Game[Any]"]):
    """By id. A house is entered when its game is first wanted: to know which games there are takes no rules."""

    def __init__(self, houses: Mapping[str, Callable[[], Game[Any]]]) -> None:
        self._houses = houses

    def __getitem__(self, game_id: str) -> Game[Any]:
        return self._houses[game_id]()

    def __iter__(self) -> Iterator[str]:
        return iter(self._houses)

    def __len__(self) -> int:
        return len(self._houses)

    def __contains__(self, game_id: object) -> bool:
        return game_id in self._houses


def _watch() -> Game[Any]:
    from .watch import WATCH

    return WATCH


def _midgard() -> Game[Any]:
    from .midgard import MIDGARD

    return MIDGARD


def _northgard() -> Game[Any]:
    from .northgard import NORTHGARD

    return NORTHGARD


def _wild() -> Game[Any]:
    from .wild import WILD

    return WILD


GAMES: Mapping[str, Game[Any]] = _Games({"midgard": _midgard, "northgard": _northgard, "watch": _watch, "wild": _wild})
