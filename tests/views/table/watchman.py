"""One who knows the whole table, and who looks at it: walks all that the window holds for what others may not see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar

from eyes import curtain_of
from holdings import held
from PySide6.QtWidgets import QWidget

from meadhall.models.privacy import NOBODY
from meadhall.rules import kernel
from meadhall.rules.kernel import Event
from meadhall.table import Table, Told
from meadhall.views.replay.page import ReplayPage
from meadhall.views.shell.window import Window
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.text import Words
from onlooker import breathe

Leak = Callable[[Window, Table], None]


def keep(window: Window, thing: Any) -> None:
    """Somewhere in it."""
    QWidget(window).kept = thing  # pyright: ignore[reportAttributeAccessIssue]


def viewer_of(window: Window) -> int:
    page = window.page
    assert isinstance(page, TablePage | ReplayPage)
    viewer = page.session.viewer
    return NOBODY if viewer is None else viewer


class Watchman:
    open_cards: ClassVar[tuple[str, ...]] = ()  # how the keys of those begin that lie open to all
    seed: ClassVar[int] = 3
    options: ClassVar[Mapping[str, Any]] = {}  # of games in which there is most to hide
    rich: ClassVar[Callable[[Any], bool] | None] = None  # where there is; else shortly before the end
    leaks: ClassVar[tuple[Leak, ...]] = ()  # of this game, which only a guard of its own can find

    def __init__(self, window: Window, table: Table) -> None:
        self.window, self.table = window, table
        self.names = Words("en")
        self.guarded = 0  # how often there was something to hide

    def look(self) -> None:
        breathe()
        secrets = [*self.secret_words()]
        self.guarded += bool(secrets)
        for thing in held(self.window):
            self.look_at(thing, secrets)
        self.look_at_hand()
        if curtain_of(self.window) is not None:
            assert self.viewer == NOBODY
            cards = self.window.page.findChildren(CardButton)
            assert all(card.held.key.startswith(self.open_cards) for card in cards), "cards behind the curtain"

    def look_at(self, thing: Any, secrets: list[str]) -> None:
        match thing:
            case str():
                told = [secret for secret in secrets if secret in thing]
                assert not told, f"{self.viewer} can find {told} in {thing!r}"
            case kernel.State():
                assert self.table.game.visible(thing, self.viewer) == thing, f"a position not for {self.viewer}"
            case kernel.Step():
                assert thing.veiled(self.viewer) == thing, f"{thing} is not for {self.viewer}"
            case Event():
                assert thing.seen_by(self.viewer) == thing, f"{thing} is not for {self.viewer}"
            case Told():
                assert thing.action is None or thing.seat == self.viewer, f"{thing} is not for {self.viewer}"
            case _:
                pass

    @property
    def viewer(self) -> int:
        return viewer_of(self.window)

    def secret_words(self) -> Iterator[str]:
        """Of what somebody holds, or nobody has seen."""
        raise NotImplementedError

    def look_at_hand(self) -> None:
        """The cards in sight are the viewer's own; before closed gates there are none."""
        raise NotImplementedError
