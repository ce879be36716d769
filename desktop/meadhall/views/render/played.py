"""Games that were played: shown again, analysed, gone on with, or wondered about."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from time import time

from PySide6.QtWidgets import QApplication

from meadhall.chronicle import kept
from meadhall.chronicle.analysis import analysed
from meadhall.models.replay import ReplaySession
from meadhall.models.sandbox import open_handed
from meadhall.rules import GAMES
from meadhall.table import save
from meadhall.views.render.games import ANY, WHOLE_GAME, is_weighed, played, ripe_table, seat_at
from meadhall.views.render.picture import Impossible, Picture, Show, named_game, opened_in
from meadhall.views.replay.page import ReplayPage
from meadhall.views.shell.guide import HOME, Place
from meadhall.views.shell.window import Window
from meadhall.views.table.scenes.scene import Scene
from meadhall.views.widgets import Bubble


def _analysis(window: Window, picture: Picture) -> None:
    """Of a game that steady players have played, in the game that is named: analysis:watch. It is made at once."""
    table = played(replace(picture, actions=WHOLE_GAME), ANY, named_game(picture))
    path = window.library.place_to_keep(table)
    save(table, path, int(time()))
    window.open_first(HOME)
    if picture.subject.startswith("analysis:"):
        kept.keep(path, analysed(table))
    window.open_analysis(path)
    QApplication.processEvents()


def _replay(window: Window, picture: Picture) -> None:
    """Of the game that is named, which bots have played to its end, or so many actions of it: replay:watch. After a
    second colon stands after which action one looks, or with ? at which the pointer is: replay:watch:?60."""
    _, game_id, *rest = picture.subject.split(":") if ":" in picture.subject else ["", "watch"]
    where = "".join(rest)
    if game_id not in GAMES or not (where.removeprefix("?") or "0").isdecimal():
        raise Impossible(f"there is no such replay as {picture.subject!r}")
    table = played(picture if picture.actions else replace(picture, actions=WHOLE_GAME), game_id=game_id)
    session = ReplaySession.of_table(table, window)
    window.open_first(Place("replay", session))
    page = window.page
    assert isinstance(page, ReplayPage)
    QApplication.processEvents()
    line = int(where.removeprefix("?") or session.length * 2 // 3)
    page.go_to(session.length * 2 // 3 if where.startswith("?") else line)
    QApplication.processEvents()
    Bubble.of(window, window.look).hide()  # the pointer of a display that nobody sees lies on the menu
    if where.startswith("?"):
        page.deck.scrub.pointed.emit(min(line, session.length))
        page.preview.show_now()


def _going_on(window: Window, picture: Picture) -> None:
    """Another game from the middle of one: going-on:wild."""
    _replay(window, picture)
    page = window.page
    assert isinstance(page, ReplayPage)
    page.go_on()


def _share(window: Window, picture: Picture) -> None:
    """What can be made of a game that is seen again: share:wild."""
    _replay(window, picture)
    page = window.page
    assert isinstance(page, ReplayPage)
    page.share()


def _sandbox(window: Window, picture: Picture) -> None:
    """With open hands, of the game that is named: sandbox:wild; sandbox:wild:if is what somebody wonders about."""
    opened = opened_in(replace(picture, subject=picture.subject if ":" in picture.subject else "sandbox:watch"))
    table = ripe_table(picture, Scene(partial(is_weighed, opened.game_id)), opened.game_id)
    page = seat_at(window, table)
    if opened.entry == "if":
        page.session.reveal()
        page.try_out()
    else:
        window.open_sandbox(open_handed(table))


PLAYED: dict[str, Show] = {
    "analysis": _analysis,
    "replay": _replay,
    "going-on": _going_on,
    "share": _share,
    "sandbox": _sandbox,
}
