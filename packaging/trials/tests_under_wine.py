"""The tests of all that needs no display, by the Python and the libraries that Setup.exe has installed, under Wine.

They are those of the checkout, so they are tried with the Setup.exe of the same commit.
"""

import argparse
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

from parcel.payload import python_for_windows, wheels
from parcel.project import ROOT
from parcel.tools import stop

from .report import Report, Wrong
from .wine import Wine, fresh

PURE = ("tests/rules", "tests/table", "tests/bots", "tests/models", "tests/golden", "tests/test_cli.py",
        "tests/test_folders.py", "tests/test_games.py", "tests/test_later.py", "tests/test_interrupt.py")  # fmt: skip
TOOLS = ("hypothesis", "pytest", "pytest-qt")
OF_QT = ("PySide6/QtTest.pyd", "PySide6/Qt6Test.dll")  # which pytest-qt wants, and people do not


def verify(options: argparse.Namespace, report: Report) -> None:
    with fresh(report) as (place, _folder):
        with report.step("installed, and the tools of tests beside it"):
            place.install(options.file)
            _bring_tools(place.program)
        for part in options.parts:
            with report.step(f"{part} by the installed program") as details:
                details.append(_tested(place, part))


def _bring_tools(program: Path) -> None:
    """Tests start files of Python, which our launchers take for saved games, and set PYTHONPATH."""
    python_for_windows(program, ["python.exe"])
    (program / "python311._pth").unlink()
    library = program / "lib"
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    pinned = [line for line in extras["dev"] if re.split("[=[]", line)[0] in TOOLS]
    words = ["install", "-q", "--target", str(library), "--platform", "win_amd64", "--python-version", "3.11"]
    # What pip leaves out because it looks at this system, not at that one.
    command = [sys.executable, "-m", "pip", *words, "--only-binary", ":all:", *pinned, "colorama"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        stop(f"pip could not bring what tests need: {done.stderr[-400:]}")
    for wheel in wheels("windows"):
        with zipfile.ZipFile(wheel) as opened:
            opened.extractall(library, [name for name in OF_QT if name in opened.namelist()])


def _tested(place: Wine, part: str) -> str:
    place.environment["QT_QPA_PLATFORM"] = "offscreen"
    words = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", place.inner(ROOT), "-rfEs")
    told = place.wine(str(place.program / "python.exe"), *words, place.inner(ROOT / part), check=False)
    lines = [re.sub(r"\s+", " ", line) for line in told.splitlines()]
    for line in lines:
        if line.startswith(("FAILED", "ERROR", "SKIPPED")):
            print(f"       {line[:200]}", flush=True)
    last = next((line for line in reversed(lines) if re.search(r"\d+ (passed|failed|error)", line)), told[-400:])
    if not re.search(r"\d+ passed", last) or re.search(r"failed|error", last):
        raise Wrong(last)
    return last
