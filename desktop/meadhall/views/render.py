"""Pages as pictures, without a display: for the README, for tests, and for looking at what was made.

Each subject puts the window where it should be. Whoever makes another page or dialog adds a line to `SUBJECTS`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import time
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from meadhall.bots import Question, levels, make
from meadhall.models.bot_worker import BotWorker
from meadhall.models.library import Library
from meadhall.models.saving import Saving
from meadhall.models.session import Session
from meadhall.models.settings import Settings
from meadhall.rules import kernel
from meadhall.rules.watch import WATCH
from meadhall.table import Seat, Table, Terms
from meadhall.views.shell.about import AboutPage
from meadhall.views.shell.draft import Draft
from meadhall.views.shell.guide import HOME, Place
from meadhall.views.shell.saves import SavesPage
from meadhall.views.shell.settings import SettingsPage
from meadhall.views.shell.window import Window
from meadhall.views.table.page import TablePage
from meadhall.views.table.scenes import SCENES, Scene
from meadhall.views.text import Words, facts


@dataclass(frozen=True)
class Picture:
    """What is to be drawn, and how."""

    subject: str
    seed: int = 1
    actions: int = 0  # that bots play first
    players: int = 4
    language: str = "en"
    theme: str = "dark"
    scale: float = 1.0  # device pixels for one
    size: tuple[int, int] = (1920, 1080)  # in device pixels


Show = Callable[[Window, Picture], None]
_SEEDS = 20  # games that are tried until a scene comes


def played(picture: Picture, enough: Callable[[Any], bool] = lambda s: True, people: int = 1) -> Table:
    """A game after so many actions of computer players, and further ones until it is enough."""
    words = Words(picture.language)
    best = levels("watch")[-1]
    names = [words(f"shell.setup.guest_{at + 1}") for at in range(picture.players)]
    seats = tuple(Seat(name, at, None if at < people else best) for at, name in enumerate(names))
    table = Table.start(WATCH, Terms(WATCH.options(), seats, picture.seed, int(time())))
    bot = make(best, WATCH, picture.seed)
    while not kernel.is_over(table.state) and not (len(table.entries) >= picture.actions and enough(table.state)):
        table.play(bot.choose(Question(WATCH, WATCH.visible(table.state, kernel.asked(table.state).seat))))
    return table


def _home(window: Window, picture: Picture) -> None:
    """With a game that waits, if there are actions to be played."""
    _save(window, picture)
    window.open_first(HOME)


def _saves(window: Window, picture: Picture) -> None:
    _save(window, picture, facts("watch", Words(picture.language)).caption)
    if picture.actions:  # and one that cannot be opened
        (window.library.kept / "torn.meadhall").write_bytes(b"torn")
    window.open_first(Place("saves"))


def _save(window: Window, picture: Picture, title: str = "") -> None:
    if picture.actions:
        saving = Saving(played(picture), window.library, None)
        saving.save()
        if title:
            saving.keep(title, b"")
        saving.close()


def _page(name: str) -> Show:
    return lambda window, picture: window.open_first(Place(name))


def _setup(window: Window, picture: Picture) -> None:
    draft = Draft.usual("watch")
    draft.seed = str(picture.seed)
    draft.seat_people(1, picture.players)
    window.open_first(Place("setup", draft))


def _scene(name: str) -> Show:
    return lambda window, picture: sit_down(window, picture, SCENES[name])


def sit_down(window: Window, picture: Picture, scene: Scene) -> None:
    """At a table where the scene has come. Bots that would be asked next are not called."""
    window.open_first(HOME)
    window.sit_down(Session(_ripe_table(picture, scene), Nobody(window)))
    page = window.page
    assert isinstance(page, TablePage)
    QApplication.processEvents()
    scene.open(page)


def _ripe_table(picture: Picture, scene: Scene) -> Table:
    """Of the picture's seed; where the scene never comes in that game, of one of the next."""
    for seed in range(picture.seed, picture.seed + _SEEDS):
        table = played(replace(picture, seed=seed), scene.ripe, people=1 if scene.alone else picture.players)
        if scene.ripe(table.state):
            return table
    raise Unripe(f"no such scene in {_SEEDS} games")


class Unripe(Exception):
    """The scene that was asked for does not come."""


class Nobody(BotWorker):
    """Does not answer: the picture stands still."""

    def ask(self, *what: object) -> int:
        return 0

    def cancel(self, ticket: int) -> None:
        pass


def _delete_game(window: Window, picture: Picture) -> None:
    page = _saves_page(window, picture)
    page.ask_delete(window.library.recoverable().games[0])


def _name_game(window: Window, picture: Picture) -> None:
    page = _saves_page(window, picture)
    page.ask_name(window.library.recoverable().games[0])


def _saves_page(window: Window, picture: Picture) -> SavesPage:
    _saves(window, replace(picture, actions=max(1, picture.actions)))
    page = window.page
    assert isinstance(page, SavesPage)
    return page


def _bad_save(window: Window, picture: Picture) -> None:
    window.open_first(Place("saves"))
    window.open_game(window.library.kept / "nothing.meadhall")


def _reset(window: Window, picture: Picture) -> None:
    window.open_first(Place("settings"))
    page = window.page
    assert isinstance(page, SettingsPage)
    page.ask_reset()


def _licences(window: Window, picture: Picture) -> None:
    window.open_first(Place("about"))
    page = window.page
    assert isinstance(page, AboutPage)
    page.show_licences()


def _trouble(window: Window, picture: Picture) -> None:
    window.open_first(HOME)
    window.trouble(Path("meadhall.log"))


def _notice(window: Window, picture: Picture) -> None:
    window.open_first(HOME)
    window.notice(window.look.words("shell.notice.resumed_rules", line=214, lines=230))


SUBJECTS: dict[str, Show] = {
    "home": _home,
    "setup": _setup,
    "settings": _page("settings"),
    "saves": _saves,
    "about": _page("about"),
    "delete-game": _delete_game,
    "name-game": _name_game,
    "bad-save": _bad_save,
    "reset-settings": _reset,
    "licences": _licences,
    "trouble": _trouble,
    "notice": _notice,
    **{name: _scene(name) for name in SCENES},
}


def render(picture: Picture, out: Path) -> None:
    """`QApplication` is there, and Qt's scale factor is that of the picture."""
    with TemporaryDirectory() as folder:
        window = open_window(picture, Path(folder))
        SUBJECTS[picture.subject](window, picture)
        for _ in range(3):
            QApplication.processEvents()
        image = window.grab()
        window.close()
        window.deleteLater()
    if not image.save(str(out)):
        raise OSError(f"cannot write {out}")


def open_window(picture: Picture, folder: Path) -> Window:
    """A window of its own, without motion, that keeps nothing."""
    settings = Settings(folder / "settings.json")
    settings.change(language=picture.language, room=picture.theme, motion=0)
    window = Window(settings, Library(folder / "data"))
    width, height = picture.size
    window.resize(QSize(round(width / picture.scale), round(height / picture.scale)))
    window.show_at(window.size())
    return window
