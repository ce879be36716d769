"""Sheets of paper, which need no window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QImage

from meadhall.views.paper.aid import PlayerAid
from meadhall.views.paper.picture import pictured
from meadhall.views.render.picture import Impossible, Picture, opened_in
from meadhall.views.text import Words
from meadhall.views.text.almanac import Almanac


def _aid(picture: Picture) -> QImage:
    """Of the game and the sheet that are named: aid:watch:2."""
    opened = opened_in(picture)
    aid = PlayerAid(Almanac(Words(picture.language), opened.game_id))
    return pictured(partial(aid.paint, page=_numbered(opened.entry, len(aid))), *picture.size)


def _numbered(word: str, sheets: int) -> int:
    if word not in {"", *map(str, range(1, sheets + 1))}:
        raise Impossible(f"there are sheets 1 to {sheets}, not {word!r}")
    return int(word or 1) - 1


SHEETS: dict[str, Callable[[Picture], QImage]] = {"aid": _aid}
