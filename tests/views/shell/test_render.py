"""`meadhall render` and `meadhall play`, as one calls them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

import meadhall
from meadhall.commands.play import _terms
from meadhall.rules.watch import WATCH
from meadhall.views.shell.window import Window


def meadhall_command(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """In a process without a display, far from the settings of whoever runs the tests."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "QT_SCALE_FACTOR")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment |= {"PYTHONPATH": str(Path(meadhall.__file__).parents[1]), "HOME": str(folder)}
    return subprocess.run(
        [sys.executable, "-m", "meadhall", *words],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("scale", ["1", "2"])
def test_a_page_is_drawn_in_the_size_that_was_asked_for(scale: str, tmp_path: Path) -> None:
    out = tmp_path / "home.png"
    done = meadhall_command(
        tmp_path, "render", "home", "--lang", "uk", "--theme", "light", "--size", "2560x1440", "--scale", scale,
        "--actions", "20", "--out", str(out),
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert QImage(str(out)).size().toTuple() == (2560, 1440)


def test_an_unknown_page_and_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    done = meadhall_command(tmp_path, "render", "cellar", "--out", str(tmp_path / "x.png"))
    assert done.returncode == 2
    assert "home" in done.stderr
    done = meadhall_command(tmp_path, "render", "about", "--out", str(tmp_path / "no" / "folder" / "x.png"))
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1


def test_who_sits_down_at_a_game_of_the_command_line(application: QApplication, new_window: type[Window]) -> None:
    window = new_window(language="ru", undo="free")  # type: ignore[call-arg]
    terms = _terms(window, "watch", WATCH.options(), players=3, people=2, seed=7)
    assert [seat.name for seat in terms.seats] == ["Ингрид", "Бьёрн", "Хельга"]
    assert [seat.bot is None for seat in terms.seats] == [True, True, False]
    assert (terms.seed, terms.undo) == (7, "free")
