"""Games played by computer players up to a scene, and a window that sits at such a table."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import time
from typing import Any

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from meadhall.bots import Question, make
from meadhall.bots.advice import advise, reason
from meadhall.bots.judgement import Candidate
from meadhall.bots.registry import MINDS
from meadhall.lessons.toward import advise_in
from meadhall.models.session import Session
from meadhall.models.thinking.bot_worker import BotWorker
from meadhall.rules import GAMES, kernel
from meadhall.rules.kernel import Action, BadOption, Game
from meadhall.table import BadSeed, Table, Terms
from meadhall.views.render.picture import Impossible, Picture
from meadhall.views.shell.guide import HOME
from meadhall.views.shell.setting_up.draft import Draft
from meadhall.views.shell.window import Window
from meadhall.views.table.page.page import TablePage
from meadhall.views.table.scenes.scene import Scene
from meadhall.views.text import Words

WHOLE_GAME = 100_000  # actions; no game is so long


_SEEDS = 20  # games that are tried until a scene comes


ANY = Scene(lambda s: True)


def played(picture: Picture, scene: Scene = ANY, game_id: str = "watch") -> Table:
    """A game after so many actions of computer players, and further ones until the scene has come."""
    game, options = GAMES[game_id], options_for(GAMES[game_id], picture, scene)
    draft = Draft.usual(game_id)
    draft.seat_people(1 if scene.alone else picture.players, picture.players)
    seats = draft.seats(Words(picture.language))
    try:
        table = Table.start(game, Terms(options, seats, picture.seed, int(time()), scene.undo))
    except BadSeed as bad:
        raise Impossible(str(bad)) from bad
    if scene.given is not None:
        scene.given(table.state)
        table = Table(game, table.terms, table.state, table.opening, resumed=True)
    bot = make(scene.bot, game, picture.seed)
    while not kernel.is_over(table.state) and not (len(table.entries) >= picture.actions and scene.ripe(table.state)):
        table.play(bot.choose(Question(game, game.visible(table.state, kernel.asked(table.state).seat))))
    return table


def options_for(game: Game[Any], picture: Picture, scene: Scene = ANY) -> Any:
    """The usual ones, and those of the scene."""
    options = scene.agreed(game.options())
    try:
        game.check_options(options, picture.players)
    except BadOption as bad:
        raise Impossible(str(bad)) from bad
    return options


def sit_down(window: Window, picture: Picture, scene: Scene, game_id: str = "watch") -> None:
    """At a table where the scene has come. Bots that would be asked next are not called."""
    scene.open(seat_at(window, ripe_table(picture, scene, game_id), kept=scene.kept))


def seat_at(window: Window, table: Table, *, kept: bool = False) -> TablePage:
    window.open_first(HOME)
    window.sit_down(Session(table, Nobody(window), window.library if kept else None))
    page = window.page
    assert isinstance(page, TablePage)
    QApplication.processEvents()
    return page


def ripe_table(picture: Picture, scene: Scene, game_id: str) -> Table:
    """Of the picture's seed; where the scene never comes in that game, of one of the next."""
    for seed in range(picture.seed, picture.seed + _SEEDS):
        table = played(replace(picture, seed=seed), scene, game_id)
        if scene.ripe(table.state):
            return table
        if len(table.entries) < picture.actions:
            raise Impossible(f"the game is over after {len(table.entries)} actions")
    raise Impossible(f"{picture.subject!r} does not come in {_SEEDS} games after {picture.actions} actions")


class Nobody(BotWorker):
    """Does not answer: the picture stands still."""

    def ask(self, *what: object) -> int:
        return 0

    def ask_advice(self, game: Game[Any], seed: int, view: Any, play: tuple[int, int] | None = None) -> int:
        question = Question(game, view)
        return self._answer(advise(question, seed) if play is None else advise_in(play, question, seed))

    def ask_reason(self, game: Game[Any], seed: int, view: Any, eyes: int, action: Action) -> int:
        why = reason(game, view, eyes, action, seed)
        return self._answer([] if why is None else [Candidate(action, 0.0, -why.lead, why.error, why.points)])

    def _answer(self, found: list[Candidate]) -> int:
        """Only advice is given, as soon as one has asked."""
        QTimer.singleShot(0, self, lambda: self.advised.emit(0, found))
        return 0

    def cancel(self, ticket: int) -> None:
        pass


def is_weighed(game_id: str, s: Any) -> bool:
    """The first seat is asked what deserves a thought."""
    if kernel.is_over(s) or kernel.asked(s).seat:
        return False
    insight, question = MINDS[game_id].insight, Question(GAMES[game_id], s)
    return question.kind in insight.main and len(insight.weighed(question, Random(1), everywhere=False)) > 2
