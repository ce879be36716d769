"""Ctrl+C in the terminal closes the window like anything else that closes it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

_PROGRAM = """
import sys
from pathlib import Path
from meadhall import app
from PySide6.QtCore import QTimer
application, window = app.opened(root=Path(sys.argv[1]))
QTimer.singleShot(900, lambda: print("ready", flush=True))
code = application.exec()
print("closed", window.isVisible(), flush=True)
sys.exit(code)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there it is another event")
def test_ctrl_c_closes_the_window(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", _PROGRAM, str(tmp_path)]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "ready\n"
        time.sleep(0.1)
        program.send_signal(signal.SIGINT)
        told, complained = program.communicate(timeout=60)
    assert (program.returncode, told, complained) == (0, "closed False\n", "")
