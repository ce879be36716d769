"""No word of the table is cut off, too small, or over another one: long names, three languages, rooms and sizes.

And whatever can be reached says aloud what it is.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
import shelf
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from shelf import GALLERIES
from written import cut_off, listening, overlapping, too_small

SMALL, USUAL = (1280, 720), (1920, 1080)

thorough = pytest.mark.thorough  # where the small window has room, the usual one has too, as good as ever
of_each_game = pytest.mark.parametrize("game", list(GALLERIES))


@of_each_game
@pytest.mark.parametrize(
    ("size", "start"), [pytest.param(SMALL, 0, id="small"), pytest.param(USUAL, 2, marks=thorough, id="usual")]
)
def test_every_scene(game: str, size: tuple[int, int], start: int, tmp_path: Path) -> None:
    found = list(GALLERIES[game].wrong_in_all(size, 1, start, tmp_path))
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
    assert list(too_small(texts)) == ["'tiny' is 8.0 pixels high"]
    assert list(cut_off(texts)) == ["'edge' is cut off"]
    assert list(overlapping(texts, sloppy)) == ["'two' lies over 'one'"]
    sloppy.close()
    sloppy.deleteLater()
