"""`meadhall render` and `meadhall play`, as one calls them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QCursor, QImage

import meadhall
from meadhall import app, cli
from meadhall.commands.play import _terms
from meadhall.rules.watch import WATCH
from meadhall.views.render.games import ripe_table
from meadhall.views.render.picture import Picture
from meadhall.views.render.render import SUBJECTS, open_window, render
from meadhall.views.shell.window import Window
from meadhall.views.table.scenes.gallery import BY_GAME
from meadhall.views.widgets.bubble import Bubble
from onlooker import Onlooker


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


class Ran(NamedTuple):
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, application: QObject, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command in this process, which has its application already."""
    monkeypatch.setattr(app, "make_application", lambda: application)
    for name in ("QT_QPA_PLATFORM", "QT_SCALE_FACTOR"):
        monkeypatch.setenv(name, os.environ.get(name, ""))

    def run_it(*words: str) -> Ran:
        code = cli.main(words)
        printed = capsys.readouterr()
        return Ran(code, printed.out, printed.err)

    return run_it


@pytest.mark.parametrize("scale", ["1", "2"])
def test_a_page_is_drawn_in_the_size_that_was_asked_for(scale: str, tmp_path: Path) -> None:
    out = tmp_path / "home.png"
    done = meadhall_command(
        tmp_path, "render", "home", "--lang", "uk", "--theme", "light", "--size", "2560x1440", "--scale", scale,
        "--actions", "20", "--out", str(out),
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert QImage(str(out)).size().toTuple() == (2560, 1440)


def test_an_unknown_page_and_a_place_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    ran = run("render", "cellar", "--out", str(tmp_path / "x.png"))
    assert ran.code == 2
    assert "home" in ran.err
    ran = run("render", "about", "--out", str(tmp_path / "no" / "folder" / "x.png"))
    assert ran.code == 1
    assert ran.err.count("\n") == 1


@pytest.mark.thorough  # the pages' own tests open each of them, too
def test_every_page_and_dialog_is_drawn_and_looks_like_no_other(tmp_path: Path) -> None:
    out = tmp_path / "picture.png"
    alike: dict[bytes, list[str]] = {}
    elsewhere = {scene for game in ("northgard", "midgard", "wild") for scene in BY_GAME[game]}
    for subject in SUBJECTS.keys() - elsewhere:  # those are drawn by the tests of their tables
        render(Picture(subject, seed=3, actions=0 if subject == "placement" else 20, size=(960, 600)), out)
        image = QImage(str(out))
        assert image.size().toTuple() == (960, 600)
        alike.setdefault(bytes(image.constBits()), []).append(subject)
    assert [subjects for subjects in alike.values() if len(subjects) > 1] == []


def test_help_names_every_page_and_dialog(tmp_path: Path) -> None:
    done = meadhall_command(tmp_path, "render", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert set(SUBJECTS) <= set(re.findall(r"[a-z-]+", done.stdout))


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("watch", "--players", "9"), "3, 4 players"),
        (("setup", "--players", "9"), "3, 4 players"),
        (("watch", "--seed", "9" * 20), "a seed is"),
        (("watch", "--actions", "99999"), "over after"),
        (("placement", "--actions", "100"), "does not come"),
        (("home", "--scale", "2", "--size", "1280x720"), "not smaller than 1920x1200"),
        (("home", "--size", "small"), "1920x1080"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_one_line(run: Run, words: tuple[str, ...], why: str, tmp_path: Path) -> None:
    ran = run("render", *words, "--out", str(tmp_path / "x.png"))
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert why in ran.err


def test_who_sits_down_at_a_game_of_the_command_line(new_window: type[Window]) -> None:
    window = new_window(language="ru", undo="free")  # type: ignore[call-arg]
    terms = _terms(window, "watch", WATCH.options(), players=3, people=2, seed=7)
    assert [seat.name for seat in terms.seats] == ["Сигрид", "Лейф", "Хельга"]
    assert [seat.bot is None for seat in terms.seats] == [True, True, False]
    assert (terms.seed, terms.undo) == (7, "free")


def test_nothing_is_pointed_at(tmp_path: Path, qtbot: Onlooker) -> None:
    """However long it takes to draw: the menu told of itself where the pointer happened to be."""
    QCursor.setPos(20, 20)
    picture = Picture("watch", size=(1280, 720))
    with open_window(picture, tmp_path) as window:
        SUBJECTS["watch"](window, picture)
        qtbot.wait(600)
        assert not any(bubble.isVisible() for bubble in window.findChildren(Bubble))


@pytest.mark.parametrize("name", ["midgard-journey", "midgard-vision", "midgard-dice"])
def test_what_bots_hardly_ever_come_to_can_be_looked_at(name: str) -> None:
    """What leads to it is given: no steady player took the rune of journeys in a hundred games."""
    scene = BY_GAME["midgard"][name]
    assert scene.ripe(ripe_table(Picture(name), scene, "midgard").state)
