"""Three people at one screen: at each step all that any widget says is walked, and nobody's secrets are in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from eyes import breathe, curtain_of
from late import late_table
from mouse import Mouse
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QAbstractItemView, QWidget

from meadhall.rules.watch.data import CardId
from meadhall.rules.watch.state import State
from meadhall.table import Seat, Table
from meadhall.views.shell.window import Window
from meadhall.views.table.cardface import CardButton
from meadhall.views.text import Words

Sit = Callable[..., Window]
PEOPLE = tuple(Seat(name, seat) for seat, name in enumerate(("Ann", "Bran", "Сам")))


def texts(window: Window) -> Iterator[str]:
    """All that widgets show, say or keep for later."""
    objects: list[QObject] = [window, *window.findChildren(QObject)]
    for thing in objects:
        yield thing.objectName()
        for name in ("text", "rule", "reason", "text_shown", "detail", "nothing"):
            kept = getattr(thing, name, "")
            if isinstance(kept, str):
                yield kept
        if isinstance(thing, QWidget):
            yield thing.accessibleName()
            yield thing.accessibleDescription()
            yield thing.toolTip()
            yield thing.whatsThis()
            yield thing.statusTip()
        if isinstance(thing, QAbstractItemView):
            model = thing.model()
            yield from (str(model.index(row, 0).data(role)) for row in range(model.rowCount()) for role in ROLES)


ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.UserRole)


def secret_cards(s: State, viewer: int | None) -> set[CardId]:
    """Development cards that somebody holds, and that this viewer may not know of."""
    held: set[Any] = set()
    known: set[Any] = set(s.box)
    for seat, player in enumerate(s.players):
        (known if seat == viewer else held).update(player.cards + player.fresh)
        known.update(["ranger_patrol"] * bool(player.patrols))
    return held - known


def check(window: Window, table: Table, words: Words) -> None:
    breathe()
    session = window.session
    assert session is not None
    said = "\n".join(texts(window))
    for card in secret_cards(table.state, session.viewer):
        name = str(words.term(f"watch.card.{card}.name"))
        assert name not in said, f"{name} can be read while {session.viewer} looks"
    shown = {card.held.key: card.held.count for card in window.findChildren(CardButton) if "resource:" in card.held.key}
    own = table.state.players[session.viewer].hand if session.viewer is not None else [0] * 6
    assert shown in ({}, {f"resource:{kind}": own[kind] for kind in range(5) if own[kind]})
    if curtain_of(window) is not None:
        assert not window.findChildren(CardButton)
        assert session.viewer is None


@pytest.mark.parametrize(("mode", "luck"), [("base", 1), ("brotherhood", 3)])
def test_nobody_sees_what_others_hold(sit: Sit, mode: str, luck: int) -> None:
    table = late_table(mode, PEOPLE, 3, points=5)
    window = sit(mode, table=table)
    mouse, words = Mouse(window, Random(luck)), Words("en")
    secrets = 0
    for _ in range(110):
        if table.state.result is not None:
            break
        mouse.step()
        check(window, table, words)
        session = window.session
        assert session is not None
        secrets += bool(secret_cards(table.state, session.viewer))
    assert secrets > 20  # there was something to hide
