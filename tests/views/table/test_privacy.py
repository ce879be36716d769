"""Three people at one screen: at each step all that the window holds is walked, and nobody's secrets are in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from eyes import seen
from late import late_table
from mouse import Mouse
from PySide6.QtWidgets import QGraphicsScene, QWidget
from ranger import Ranger
from watchman import Watchman

from meadhall.models.privacy import NOBODY
from meadhall.rules.watch.data import CardId
from meadhall.rules.watch.state import State
from meadhall.table import Seat, Table
from meadhall.views.shell.window import Window
from meadhall.views.table.cardface import CardButton
from meadhall.views.table.seats import SeatPanel

Sit = Callable[..., Window]
PEOPLE = tuple(Seat(name, seat) for seat, name in enumerate(("Ann", "Bran", "Сам")))


class Warden(Watchman):
    """Of the Watch."""

    def secret_words(self) -> Iterator[str]:
        for card in secret_cards(self.table.state, self.viewer):
            yield str(self.names.term(f"watch.card.{card}.name"))
            yield card

    def look_at_hand(self) -> None:
        shown = {card.held.key: card.held.count for card in seen(self.window, CardButton)}
        shown = {key: count for key, count in shown.items() if key.startswith("resource:")}
        own = self.table.state.players[self.viewer].hand if self.viewer != NOBODY else [0] * 6
        assert shown in ({}, {f"resource:{kind}": own[kind] for kind in range(5) if own[kind]})


def secret_cards(s: State, viewer: int) -> set[CardId]:
    """Development cards that somebody holds, and that this viewer may not know of."""
    held_by_others: set[Any] = set()
    known: set[Any] = {*s.box, "ranger_patrol"} if s.brotherhood else set(s.box)  # a hero's text names that one
    for seat, player in enumerate(s.players):
        (known if seat == viewer else held_by_others).update(player.cards + player.fresh)
        known.update(["ranger_patrol"] * bool(player.patrols))
    return held_by_others - known


@pytest.mark.parametrize(("mode", "luck"), [("base", 1), ("brotherhood", 1)])
def test_nobody_sees_what_others_hold(sit: Sit, mode: str, luck: int) -> None:
    table = late_table(mode, PEOPLE, 3, points=5)
    window = sit(table=table)
    person = Ranger(Mouse(window), Random(luck), {seat.name for seat in PEOPLE}, regrets=0.15)
    watchman = Warden(window, table)
    for _ in range(120):
        if table.state.result is not None:
            break
        person.step()
        watchman.look()
    assert watchman.guarded > 40
    assert {"Curtain", "board", "undo"} <= person.used


# The watchman himself: each of these leaks, which nothing in the program does, is found.


def in_a_tip(window: Window, table: Table, secret: str) -> None:
    seen(window, SeatPanel)[1].setToolTip(f"holds {secret}")


def in_a_name(window: Window, table: Table, secret: str) -> None:
    seen(window, SeatPanel)[2].setAccessibleName(secret)


def on_the_board(window: Window, table: Table, secret: str) -> None:
    scene = window.findChildren(QGraphicsScene)[0]
    scene.items()[0].setData(1, secret)


def in_a_closure(window: Window, table: Table, secret: str) -> None:
    seen(window, SeatPanel)[0].later = lambda: secret  # pyright: ignore[reportAttributeAccessIssue]


def the_whole_position(window: Window, table: Table, secret: str) -> None:
    QWidget(window).kept = [{"before": table.state}]  # pyright: ignore[reportAttributeAccessIssue]


def what_others_were_told(window: Window, table: Table, secret: str) -> None:
    told = [one for seat in range(3) for one in table.told(seat)]
    QWidget(window).kept = told  # pyright: ignore[reportAttributeAccessIssue]


@pytest.mark.parametrize(
    "leak", [in_a_tip, in_a_name, on_the_board, in_a_closure, the_whole_position, what_others_were_told]
)
def test_a_leak_is_found(sit: Sit, leak: Callable[[Window, Table, str], None]) -> None:
    table = late_table("base", PEOPLE, 3, points=6)
    window = sit(table=table)
    watchman = Warden(window, table)
    watchman.look()
    secret, *_ = watchman.secret_words()
    leak(window, table, secret)
    with pytest.raises(AssertionError, match=r"can find|not for"):
        watchman.look()
