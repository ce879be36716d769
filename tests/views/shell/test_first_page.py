"""The first page is painted before anything is imported that only games or other pages need."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import meadhall
from meadhall.models.keeping.library import Library
from meadhall.rules.watch import WATCH
from meadhall.table import Seat, Table, Terms, save

PROGRAM = """
import sys
from pathlib import Path
import meadhall.cli
from meadhall import app
application, window = app.opened(root=Path(sys.argv[1]))
application.processEvents()
assert window.page.isVisible()
print(*sorted(sys.modules))
window.close()
"""
RULES = {
    "meadhall.bots",
    "meadhall.rules.kernel",
    "meadhall.rules.watch",
    "meadhall.table.table",
}
LATER = RULES | {
    "msgspec",
    "sqlite3",
    "tomllib",
    "importlib.metadata",
    "logging.handlers",
    "multiprocessing",
    "PySide6.QtSvg",
    "PySide6.QtNetwork",
    "meadhall.chronicle.trophies",
    "meadhall.models.keeping.claim",
    "meadhall.models.session",
    "meadhall.models.thinking.bot_worker",
    "meadhall.views.table",
    "meadhall.views.boards",
    "meadhall.views.look.game_colours",
    "meadhall.views.shell.notice_line",
    "meadhall.views.shell.setting_up.setup",
    "meadhall.views.shell.settings",
    "meadhall.views.widgets.slider",
}


def test_home_waits_for_nothing_else(tmp_path: Path) -> None:
    assert LATER & imported(tmp_path) == set()


def test_to_tell_of_a_waiting_game_takes_no_rules(tmp_path: Path) -> None:
    seats = tuple(Seat(name, at, None) for at, name in enumerate(("Ann", "Bran", "Cid")))
    table = Table.start(WATCH, Terms(WATCH.options(), seats, 7))
    path = Library(tmp_path / "data").place_for_autosave(table)
    save(table, path, 1)
    assert RULES & imported(tmp_path) == set()
    assert "msgspec" in imported(tmp_path)  # it was read


def imported(folder: Path) -> set[str]:
    path = os.pathsep.join(filter(None, [str(Path(meadhall.__file__).parents[1]), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(folder)],
        env={**os.environ, "PYTHONPATH": path, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    modules = set(done.stdout.split())
    assert "meadhall.views.shell.hearth.home" in modules
    return modules
