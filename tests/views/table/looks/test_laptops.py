"""On laptops nothing that one may do is hidden, and the board stays as large as it was behind closed rails."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from late import late_table
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QWidget
from written import listening

from meadhall.bots import Question, make
from meadhall.models.choices import Choices
from meadhall.rules import GAMES, kernel
from meadhall.table import Seat, Table, Terms
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.render.games import seat_at
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import SUBJECTS, open_window
from meadhall.views.shell.window import Window
from meadhall.views.table.page.curtain import Curtain
from meadhall.views.table.rails.market import MarketBox
from meadhall.views.table.rails.right import Side
from meadhall.views.table.saga.saga import SagaList
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.words import Words
from meadhall.views.widgets import ActionRow, Button, ScrollColumn
from meadhall.views.widgets.clipping import clipped
from onlooker import breathe

PLAYERS = {"watch": 4, "northgard": 5, "midgard": 4, "wild": 4}
LENGTH = 260
LINES = 5
MOST_SMALLER = 0.9


class Before(NamedTuple):
    """When actions and saga lay behind icons: the board's width and height, and pixels to a unit of it that is
    724 high."""

    wide: int
    high: int
    pixels: float


BEFORE = {
    (1280, 720): Before(1024, 479, 0.6616),
    (1366, 768): Before(1110, 527, 0.7279),
    (1440, 900): Before(1169, 646, 0.8923),
    (1536, 864): Before(1024, 579, 0.7997),
}
LANGUAGES = ("en", "ru", "uk")


@pytest.mark.parametrize("game", PLAYERS)
def test_all_is_in_sight_or_a_press_away(game: str, tmp_path: Path) -> None:
    """Where there is most to do, of one game."""
    table = busiest(game)
    faults: list[str] = []
    for size, language in product(BEFORE, LANGUAGES):
        with open_window(Picture(game, language=language, size=size), tmp_path) as window:
            page = seat_at(window, table)
            for _ in range(3):
                breathe()
            faults += [f"{size} {language}: {fault}" for fault in (*hidden(window), *clipped(page))]
            assert_large(page.findChild(BoardView), BEFORE[size], game)
        breathe()
    assert not faults, "\n".join(faults)


def busiest(game_id: str) -> Table:
    """With the first seat asked, and so many ways to go on, as ever in that game."""
    game = GAMES[game_id]
    seats = tuple(Seat(f"Ragnhild {at}", at, "steady" if at else None) for at in range(PLAYERS[game_id]))
    table = Table.start(game, Terms(game.options(), seats, 1))
    bot, found, most = make("steady", game, 1), 0, -1
    while not kernel.is_over(table.state) and len(table.entries) < LENGTH:
        seat = kernel.asked(table.state).seat
        view = game.visible(table.state, seat)
        choices = len(Choices(view, 0, is_asked=True).groups) if seat == 0 else 0
        if choices >= most:
            found, most = len(table.entries), choices
        table.play(bot.choose(Question(game, view)), seat)
    again = Table.start(game, Terms(game.options(), seats, 1))
    for entry in table.entries[:found]:
        again.play(entry.action, entry.seat)
    return again


def hidden(window: Window) -> list[str]:
    """Of what one may do, and of the newest lines."""
    side, saga, market = (window.findChild(kind) for kind in (Side, SagaList, MarketBox))
    assert isinstance(side, Side)
    assert isinstance(saga, SagaList)
    assert isinstance(market, MarketBox)
    found = [f"the saga, line {line}" for line in newest(saga) if not is_line_seen(saga, line, window)]
    found += [f"card {card.text_shown}" for card in market.cards if not is_seen(card, window)]
    if side.overfull:
        found += [f"half of {row.text_shown}" for row in window.findChildren(ActionRow) if is_cut(row)]
        switch = next(button for button in side.findChildren(Button) if button.isVisible())
        if not switch.text_shown or not is_seen(switch, window):
            found.append("what shows all actions")
        switch.click()
        for _ in range(2):
            breathe()
    found += [f"action {row.text_shown}" for row in window.findChildren(ActionRow) if not is_seen(row, window)]
    return found


def is_cut(row: ActionRow) -> bool:
    return 0 < row.visibleRegion().boundingRect().height() < row.height()


def newest(saga: SagaList) -> range:
    return range(max(saga.lines.rowCount() - LINES, 0), saga.lines.rowCount())


def is_line_seen(saga: SagaList, line: int, window: Window) -> bool:
    place = saga.visualRect(saga.lines.index(line))
    return saga.isVisible() and saga.viewport().rect().adjusted(0, -1, 0, 1).contains(place)


def is_seen(widget: QWidget, window: Window) -> bool:
    """As a whole: nothing that it lies in cuts it off."""
    parent = widget.parentWidget()
    while parent is not None and parent is not window:
        place = QRect(widget.mapTo(parent, QPoint(0, 0)), widget.size())
        if not parent.rect().adjusted(-1, -1, 1, 1).contains(place):
            return False
        parent = parent.parentWidget()
    return widget.isVisible()


def assert_large(board: QWidget | None, before: Before, game: str) -> None:
    assert isinstance(board, BoardView)
    assert board.width() * board.height() >= MOST_SMALLER * before.wide * before.high
    if game != "northgard":  # whose land is as large as it has grown
        assert board.pixels >= MOST_SMALLER * before.pixels


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_who_has_passed_keeps_the_whole_name_of_the_clan(size: tuple[int, int], tmp_path: Path) -> None:
    table = late_table("northgard", ripe=lambda s: sum(player.passed for player in s.players) == 2)
    for language in LANGUAGES:
        with open_window(Picture("northgard", language=language, size=size), tmp_path) as window, listening() as texts:
            seat_at(window, table)
            breathe()
            window.grab()
            assert not [text.words for text in texts if text.words.endswith("…")]
            voice = NorthgardSpeech(Words(language), []).voice(table.state)
            clans = {str(voice.clan(player.clan)) for player in table.state.players}
            assert clans <= {text.words for text in texts}
        breathe()


@pytest.mark.parametrize("scene", ["wild-curtain", "northgard-curtain"])
def test_before_the_gates_no_line_is_cut_off_where_there_is_wood_below(scene: str, tmp_path: Path) -> None:
    picture = Picture(scene, size=(1280, 720))
    with open_window(picture, tmp_path) as window:
        SUBJECTS[scene](window, picture)
        breathe()
        curtain = window.findChild(Curtain)
        assert curtain is not None
        (told,) = curtain.findChildren(ScrollColumn)
        assert told.verticalScrollBar().maximum() == 0
    breathe()
