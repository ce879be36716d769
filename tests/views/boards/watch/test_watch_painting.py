"""The board as it is painted: every text can be read, no step of painting keeps the window waiting for long."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from meadhall.bots import Question, make
from meadhall.rules import kernel
from meadhall.rules.watch import WATCH
from meadhall.rules.watch.data import CLANS
from meadhall.rules.watch.events import DiceRolled, TurnBegan
from meadhall.rules.watch.options import Options
from meadhall.rules.watch.state import State
from meadhall.views.boards.kit import canvas as kit_canvas
from meadhall.views.boards.kit.canvas import Canvas, Stamps
from meadhall.views.boards.watch import north, painting, panels
from meadhall.views.boards.watch.board import WatchBoard
from meadhall.views.boards.watch.geometry import WALL_HEIGHT, Geometry
from meadhall.views.look.drawn import dice, tokens
from meadhall.views.look.ink import lettering
from meadhall.views.look.palette import DARK, LIGHT, Room
from meadhall.views.look.richtext import Lines, draw_lines
from meadhall.views.look.style import Style, smooth
from meadhall.views.text.words import Words
from views.boards.board_kit import lowest, no_step_takes_longer, painted


def played(options: Options, players: int) -> State:
    s = WATCH.new(options, players, 9)
    bot = make("random", WATCH, 9)
    for _ in range(500):
        before = s.copy()
        kernel.play(s, bot.choose(Question(WATCH, s)))
        if s.result is not None:
            return before
    return s


BOARDS = [(Options(mode="base"), 4), (Options(), 4), (Options(), 3)]


@pytest.mark.parametrize("scale", [480 / 724, 1.0, 2.0])
@pytest.mark.parametrize(("options", "players"), BOARDS)
def test_no_text_is_too_small(monkeypatch: pytest.MonkeyPatch, options: Options, players: int, scale: float) -> None:
    sizes: dict[str, float] = {}

    def noted(painter: QPainter, box: QRectF, text: str, font: QFont, *more: Any) -> None:
        sizes[text] = font.pixelSize() * painter.transform().m22()
        lettering(painter, box, text, font, *more)

    def noted_lines(painter: QPainter, lines: Lines, *more: Any) -> None:
        sizes[str(lines)] = lines.pixels * painter.transform().m22()
        draw_lines(painter, lines, *more)

    for module in (kit_canvas, north, painting, panels, tokens, dice):
        if hasattr(module, "lettering"):
            monkeypatch.setattr(module, "lettering", noted)
    monkeypatch.setattr(panels, "draw_lines", noted_lines)
    s = played(options, players)
    width = 1544.0 if scale < 1 else 1280.0
    board = WatchBoard(s, range(players), Words("en"), width)
    for _ in painted(board, s, LIGHT, scale):
        pass
    assert len(sizes) > 15
    assert not {text: size for text, size in sizes.items() if size < lowest(scale)}


def test_labels_drop_before_they_shrink() -> None:
    stamps = Stamps(Style(LIGHT, 1.0), 0.4, 1.0)
    painted_on = Canvas(QPainter(), stamps)
    assert painted_on.legible(20)
    assert not painted_on.legible(14)


@pytest.mark.parametrize(("room", "wide"), [(DARK, 1280.0), (LIGHT, 2000.0)], ids=["dark", "light"])
def test_no_step_of_painting_takes_long(room: Room, wide: float) -> None:
    s = played(Options(), 4)
    assert no_step_takes_longer(0.016, WatchBoard(s, range(4), Words("en"), wide), s, room)


def test_a_ghost_shows_what_would_be_there() -> None:
    s = WATCH.new(Options(), 4, 1)
    board = WatchBoard(s, (3, 2, 1, 0), Words("en"))
    for action in kernel.options(s):
        ghost = board.ghost(action, s)
        assert ghost is not None
        assert ghost.key == ("settlement", (3, 2, 1, 0)[kernel.asked(s).seat])
        assert ghost.opacity < 1


def test_the_dice_lie_as_they_were_thrown() -> None:
    s = played(Options(), 4)
    board = WatchBoard(s, range(4), Words("en"))
    for turn, thrown, wildling in ((s.turn - 1, (3, 6), 11), (s.turn, (2, 5), 9)):
        board.recall([TurnBegan(0, turn), DiceRolled(0, thrown, wildling)])
    for one in (board, board.for_aspect(2.1)):
        for s.rolled, lying in (  # before the throw they lie as in the turn before
            (True, {("die", 2), ("die", 5), ("twelve", 9)}),
            (False, {("die", 3), ("die", 6), ("twelve", 11)}),
        ):
            assert lying <= {piece.key for piece in one.pieces(s)}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_clan_is_named_on_its_plate_however_small_the_board(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    found: dict[str, bool] = {}

    def noted(painter: QPainter, box: QRectF, text: str, font: QFont, *more: Any) -> None:
        found[text] = QFontMetricsF(font).horizontalAdvance(text) < box.width()

    monkeypatch.setattr(north, "lettering", noted)
    s, words = played(Options(), 3), Words(language)
    for _ in painted(WatchBoard(s, range(3), words, 1640.0), s, LIGHT, 0.55):
        pass
    assert all(found[words.term(f"watch.clan.{clan}").form("")] for clan in CLANS)


def test_the_shadow_of_the_wall_is_soft() -> None:
    """Below the Wall it fades from row to row, and beside the towers there is next to none."""
    geometry = Geometry(played(Options(), 4).layout.map, True)
    shadow, (left, right) = next(north.wall_patches(geometry)), geometry.wall
    sheet = QImage(round(right) + 100, 400, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#FFFFFF"))
    painter = QPainter(sheet)
    smooth(painter)
    shadow.paint(Canvas(painter, Stamps(Style(LIGHT, 1.0), 1.0, 1.0)))
    painter.end()
    under = round(geometry.wall_top + WALL_HEIGHT)
    for x in range(round(left) - 60, round(right) + 60, 7):
        column = [sheet.pixelColor(x, y).lightnessF() for y in range(under - 30, under + 40)]
        falls = [abs(one - other) for one, other in pairwise(column[30:])]
        assert max(falls) < 0.1, x
        assert min(column[:10]) == 1, x
    assert sheet.pixelColor(round(left) - 40, under).lightnessF() < 0.85
    assert sheet.pixelColor(round(left) - 52, under).lightnessF() > 0.95
