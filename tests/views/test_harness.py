"""Whatever goes wrong in the window fails the test in which it does, and never ends the run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

WRONG = Path(__file__).with_name("went_wrong.py")


def test_every_error_and_every_word_of_qt_fails_its_test() -> None:
    quiet = ("-p", "no:randomly", "-p", "no:cacheprovider", "-n", "0", "-rfEp")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *quiet, WRONG], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 1, done.stdout  # and not by a signal
    assert set(re.findall(r"^(\w+) \S+::test_(\S+)", done.stdout, re.MULTILINE)) == {
        *(("FAILED", f"an_override[{where}]") for where in ("sizeHint", "event", "mousePressEvent", "paintEvent")),
        ("FAILED", "a_slot"),
        ("FAILED", "an_override_called_by_a_slot"),
        ("FAILED", "something_later"),
        ("FAILED", "a_warning"),
        ("PASSED", "a_warning_at_the_end"),
        ("ERROR", "a_warning_at_the_end"),
        ("PASSED", "all_is_well_afterwards"),
    }
    for said in (
        "ZeroDivisionError",
        "no_such_thing",
        "KeyError: 'nothing'",
        "Qt is not pleased",
        "Qt was not left tidy",
    ):
        assert said in done.stdout
