"""What is true at this table of what an entry tells: one line, from what the one who reads may see, or nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from meadhall.almanac import Entry
from meadhall.views.almanac.games import shelf
from meadhall.views.table.desk import Desk


class Here(NamedTuple):
    desk: Desk
    s: Any  # as the one who reads may see it

    def say(self, ident: str, **given: Any) -> str:
        return self.desk.style.words(f"almanac.now.{ident}", **given)


Tell = Callable[[Here], str]  # of an entry; what each tells stands with its game


def told_now(desk: Desk, entry: Entry) -> str:
    tell = shelf(desk.session.game.id).now.get(entry.id)
    return tell(Here(desk, desk.session.view)) if tell is not None else ""


def count(ident: str, number: Callable[[Any], int]) -> Tell:
    return lambda here: here.say(ident, n=number(here.s))


def own(ident: str, number: Callable[[Any, int], int]) -> Tell:
    """Of whoever reads; nothing for those who only look on."""

    def tell(here: Here) -> str:
        seat = here.desk.session.viewer
        return here.say(ident, n=number(here.s, seat)) if seat is not None else ""

    return tell
