"""No word of the table is cut off, too small, faint, or over another one: long names, three languages, rooms and sizes.

And whatever can be reached says aloud what it is.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import shelf
from ground import painted
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from shelf import GALLERIES
from written import cut_off, faint, listening, overlapping, too_small

from meadhall.views.look import fonts
from meadhall.views.look.ink import outlined
from meadhall.views.look.style import painted_pixmap

SMALL, LAPTOP, USUAL = (1280, 720), (1366, 768), (1920, 1080)

GREY = QColor("#808080")  # 3.9:1 on white

thorough = pytest.mark.thorough  # where the small window has room, the usual one has too, as good as ever
of_each_game = pytest.mark.parametrize("game", list(GALLERIES))


@of_each_game
@pytest.mark.parametrize(
    ("size", "start"), [pytest.param(SMALL, 0, id="small"), pytest.param(USUAL, 2, marks=thorough, id="usual")]
)
def test_every_scene(game: str, size: tuple[int, int], start: int, tmp_path: Path) -> None:
    found = list(GALLERIES[game].wrong_in_all(size, 1, start, tmp_path))
    assert not found, "\n".join(found)


@of_each_game
@pytest.mark.parametrize(
    ("size", "every"),
    [(LAPTOP, 9), *(pytest.param(size, 1, marks=thorough) for size in (SMALL, LAPTOP, USUAL))],
)
def test_with_large_text_and_high_contrast(game: str, size: tuple[int, int], every: int, tmp_path: Path) -> None:
    found = list(GALLERIES[game].wrong_for_weak_eyes(size, tmp_path, every))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game == "northgard" else thorough) for game in GALLERIES]
)
@pytest.mark.parametrize("size", [pytest.param(SMALL, id="small"), pytest.param(USUAL, marks=thorough, id="usual")])
def test_the_table_in_every_look(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    found = list(GALLERIES[game].wrong_in_every_look(size, tmp_path))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "game", ["watch", *(pytest.param(game, marks=thorough) for game in ("midgard", "northgard", "wild"))]
)
def test_every_scene_with_two_pixels_for_one(game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", shelf.__file__, game],
        env={
            **os.environ,
            "QT_SCALE_FACTOR": "2",
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPATH": os.pathsep.join(sys.path),
        },
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "", "")


class Sloppy(QWidget):
    """Writes a line too small, one over the edge, and one over another."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  Qt's name
        painter = QPainter(self)
        for words, x, y, pixels in (
            ("tiny", 10, 20, 8),
            ("edge", 180, 20, 16),
            ("one", 10, 60, 16),
            ("two", 20, 64, 16),
        ):
            font = painter.font()
            font.setPixelSize(pixels)
            painter.setFont(font)
            painter.drawText(QPointF(x, y), words)


def test_nothing_sloppy_goes_unseen() -> None:
    sloppy = Sloppy()
    sloppy.resize(200, 100)
    sloppy.show()
    with listening() as texts:
        sloppy.grab()
    assert list(too_small(texts, 12)) == ["'tiny' is 8.0 pixels high"]
    assert list(cut_off(texts)) == ["'edge' is cut off"]
    assert list(overlapping(texts, sloppy)) == ["'two' lies over 'one'"]
    sloppy.close()
    sloppy.deleteLater()


class Pale(QWidget):
    """Grey words on white: small, large, half clear, and in an edge that makes up for it; scrolled away, too."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802  Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor("#FFFFFF"))
        for words, y, pixels, colour, opacity in (
            ("grey", 20, 16, "#808080", 1.0),
            ("dark", 40, 16, "#606060", 1.0),
            ("thin", 60, 16, "#606060", 0.5),
            ("large", 90, 28, "#808080", 1.0),
            ("gone", -20, 16, "#808080", 1.0),
        ):
            painter.setOpacity(opacity)
            painter.setPen(QColor(colour))
            font = painter.font()
            font.setPixelSize(pixels)
            painter.setFont(font)
            painter.drawText(QPointF(10, y), words)
        painter.setOpacity(1)
        place = QRectF(10, 100, 180, 20)
        outlined(painter, place, "held", fonts.font("bold", 16), QColor("#FFFFFF"), QColor("#404040"), 4)
        outlined(painter, place.translated(0, 20), "lost", fonts.font("bold", 16), QColor("#FFFFFF"), GREY, 4)


def test_nothing_pale_goes_unseen() -> None:
    pale = Pale()
    pale.resize(200, 150)
    pale.show()
    with listening() as texts:
        painted(pale)
    assert [what.split(",")[0] for what in faint(texts)] == ["'grey'", "'thin'", "'lost'"]
    pale.close()
    pale.deleteLater()


def test_what_is_painted_on_a_picture_is_measured_on_it() -> None:
    def paint(painter: QPainter) -> None:
        painter.setPen(GREY)
        painter.drawText(QPointF(4, 16), "grey")

    with listening() as texts:
        painted_pixmap(60, 20, paint, ground=QColor("#FFFFFF"))
        painted_pixmap(60, 20, paint)  # nobody knows on what this will lie
    assert [text.stands_off is None for text in texts] == [False, True]
    assert len(list(faint(texts))) == 1
