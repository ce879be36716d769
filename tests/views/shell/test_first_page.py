"""The first page is painted before anything is imported that only games or other pages need."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import meadhall

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
LATER = {
    "msgspec",
    "tomllib",
    "importlib.metadata",
    "logging.handlers",
    "multiprocessing",
    "PySide6.QtSvg",
    "PySide6.QtNetwork",
    "meadhall.bots",
    "meadhall.rules.kernel",
    "meadhall.rules.watch",
    "meadhall.table.table",
    "meadhall.models.session",
    "meadhall.models.bot_worker",
    "meadhall.views.table",
    "meadhall.views.boards",
    "meadhall.views.shell.setup",
    "meadhall.views.shell.settings",
    "meadhall.views.widgets.slider",
}


def test_home_waits_for_nothing_else(tmp_path: Path) -> None:
    path = os.pathsep.join(filter(None, [str(Path(meadhall.__file__).parents[1]), os.environ.get("PYTHONPATH")]))
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path)],
        env={**os.environ, "PYTHONPATH": path, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    imported = set(done.stdout.split())
    assert "meadhall.views.shell.home" in imported
    assert LATER & imported == set()
