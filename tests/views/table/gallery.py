"""Scenes of a game's table as people with long names would see them, and what is wrong with the words in them."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import cycle, product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from ground import painted
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from written import cut_off, faint, listening, overlapping, smallest, too_small

from meadhall.app import make_application
from meadhall.bots import Question, make
from meadhall.languages import languages
from meadhall.rules import kernel
from meadhall.rules.kernel import Action, Game
from meadhall.table import Seat, Table, Terms
from meadhall.views.render.games import seat_at
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import open_window
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.scenes.scene import Scene
from meadhall.views.widgets import Overlay
from meadhall.views.widgets.clipping import clipped
from onlooker import breathe
from weight import light, weight

ROOMS = ("dark", "light")
LOOKS = tuple((language, room) for room in ROOMS for language in languages())
LARGE = (3840, 2160)
_MARKS = re.compile(r"\*\*|[\[\]{}]|_")
_GAMES = 24  # after so many, rare scenes are given up
_PATIENT = 4  # games in which the usual ones must have come


class Way(NamedTuple):
    """What leads to a scene."""

    seed: int
    actions: tuple[Action, ...]


class Gallery:
    def __init__(
        self,
        game: Game[Any],
        scenes: Mapping[str, Scene],
        names: Sequence[str],
        *,
        options: Callable[[int], Any],
        level: Callable[[int], str] = lambda seed: "steady",
        rare: Collection[str] = (),
        main: Collection[str] = (),
        since: Callable[[str], int] = lambda name: 0,
    ) -> None:
        """`options` and `level` are those of the game of a seed; `rare` scenes need not come, and `main` ones are
        looked at in all looks. A scene counts `since` so many actions."""
        self._game, self._scenes, self._names = game, scenes, names
        self._options, self._level, self._rare = options, level, frozenset(rare)
        self.main, self._since = main, since

    @cached_property
    def ways(self) -> Mapping[str, Way]:
        """Games are played in turn, and every scene that comes in them is kept."""
        found: dict[str, Way] = {}
        for seed in range(1, _GAMES + 1):
            missing = self._scenes.keys() - found.keys()
            if not missing or (seed > _PATIENT and missing <= self._rare):
                break
            self._play(seed, found)
        missing = self._scenes.keys() - found.keys()
        assert missing <= self._rare, missing
        return found

    def _play(self, seed: int, found: dict[str, Way]) -> None:
        table, options = self._table(seed, 1, "strict"), self._options(seed)
        bot = make(self._level(seed), self._game, seed)
        played: list[Action] = []
        while True:
            for name, scene in self._scenes.items():
                if name in found or len(played) < self._since(name) or scene.agreed(options) != options:
                    continue
                if scene.ripe(table.state):
                    found[name] = Way(seed, tuple(played))
            if kernel.is_over(table.state):
                return
            seat = kernel.asked(table.state).seat
            action = bot.choose(Question(self._game, self._game.visible(table.state, seat)))
            table.play(action, seat)
            played.append(action)

    def table_of(self, name: str) -> Table:
        """Made anew: whoever sits down at it may change it."""
        scene, way = self._scenes[name], self.ways[name]
        table = self._table(way.seed, 1 if scene.alone else len(self._names), scene.undo)
        for action in way.actions:
            table.play(action, kernel.asked(table.state).seat)
        return table

    def _table(self, seed: int, people: int, undo: Any) -> Table:
        seats = tuple(Seat(name, at, None if at < people else "steady") for at, name in enumerate(self._names))
        return Table.start(self._game, Terms(self._options(seed), seats, seed, undo=undo))

    # What is wrong

    def wrong_in_all(
        self, size: tuple[int, int], scale: float, start: int, folder: Path, every: int = 1
    ) -> Iterator[str]:
        """Every scene once, or every second or third; languages and rooms take turns, and begin elsewhere for
        another start."""
        looks, kept = cycle(LOOKS[start:] + LOOKS[:start]), weight() or 0
        for scene in [*self._scenes][::every]:
            language, room = next(looks)
            if scene in self.ways:
                yield from self.wrong_in(Picture(scene, language=language, theme=room, size=size, scale=scale), folder)
            kept = light(kept)  # a window each, and many in one test

    def wrong_in_every_look(self, size: tuple[int, int], folder: Path) -> Iterator[str]:
        """The main scenes."""
        for scene, (language, room) in product(self.main, LOOKS):
            yield from self.wrong_in(Picture(scene, language=language, theme=room, size=size), folder)

    def wrong_for_weak_eyes(self, size: tuple[int, int], folder: Path, every: int = 1) -> Iterator[str]:
        """The largest text and the strongest colours, in looks that take turns."""
        choices, looks = {"text_scale": 150, "high_contrast": True}, cycle(LOOKS)
        for scene in [name for name in self._scenes if name in self.ways][::every]:
            language, room = next(looks)
            picture = Picture(scene, language=language, theme=room, size=size, choices=choices)
            yield from self.wrong_in(picture, folder)

    def wrong_in(self, picture: Picture, folder: Path) -> Iterator[str]:
        with listening() as heard, open_window(picture, folder) as window:
            page = seat_at(window, self.table_of(picture.subject), kept=self._scenes[picture.subject].kept)
            breathe()
            self._scenes[picture.subject].open(page)
            for _ in range(3):
                breathe()
            with listening() as frame:
                painted(window)
            found = [
                *clipped(page),
                *too_small(heard, smallest(picture.size)),
                *faint(heard),
                *cut_off(heard),
                *overlapping(frame, top_layer(page)),
            ]
            found += unspeakable(page)
        breathe()
        for what in found:
            yield f"{picture.subject} {picture.language} {picture.theme}: {what}"

    def look_at_all(self) -> None:
        """As a program of its own: prints what is wrong on a screen of two pixels for one. Words fall there as they
        do on a screen of half the size, where every scene is looked at; so some are enough."""
        make_application()
        with TemporaryDirectory() as kept:
            sys.stdout.writelines(f"{what}\n" for what in self.wrong_in_all(LARGE, 2, 4, Path(kept), every=3))


def unspeakable(page: QWidget) -> Iterator[str]:
    """What has no name for those who hear the table, or one that is no words."""
    tab = Qt.FocusPolicy.TabFocus
    for widget in page.findChildren(QWidget):
        if not widget.isVisible():
            continue
        if widget.focusPolicy() & tab == tab and widget.focusProxy() is None and not widget.accessibleName():
            yield f"{type(widget).__name__} has no name"
        for said in (widget.accessibleName(), widget.accessibleDescription()):
            if _MARKS.search(said):
                yield f"{type(widget).__name__} is called {said!r}"


def top_layer(page: TablePage) -> QWidget:
    layers = [layer for layer in page.findChildren(Overlay) if layer.isVisible()]
    return layers[-1] if layers else page
