"""The script that sets everything up: what it asks of the system, and when. Nothing is installed here."""

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[1] / "bootstrap.py"
CALL = subprocess.call


@pytest.fixture
def bootstrap(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """On a Debian without anything, for a user who isn't root, and with a .venv still to be made."""
    spec = importlib.util.spec_from_file_location("bootstrap", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "VENV_PYTHON", tmp_path / "python")
    monkeypatch.setattr(module, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(module, "PYTHON_PACKAGES", dict.fromkeys(module.PYTHON_PACKAGES, lambda: False))
    monkeypatch.setattr(module, "QT_PACKAGES", dict.fromkeys(module.QT_PACKAGES, lambda: False))
    monkeypatch.setattr(module.os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    for caller in ("call", "check_call", "run"):
        monkeypatch.setattr(subprocess, caller, lambda *_, **__: pytest.fail("nothing is to be run"))
    return module


def asked_for(bootstrap: ModuleType, *argv: str) -> str:
    with pytest.raises(SystemExit) as left:
        bootstrap.main(list(argv))
    return str(left.value)


@pytest.mark.parametrize(
    "argv", [("run",), ("run", "play", "watch"), ("run", "bench", "window"), ("test",)], ids=" ".join
)
def test_qts_libraries_are_asked_for_where_qt_is_used(bootstrap: ModuleType, argv: tuple[str, ...]) -> None:
    said = asked_for(bootstrap, *argv)
    assert "-venv libgl1 libegl1" in said
    assert "libxcb-cursor0" in said


@pytest.mark.parametrize("command", ["simulate", "replay", "bench", "--version"])
def test_the_command_line_asks_for_python_only(bootstrap: ModuleType, command: str) -> None:
    major, minor = sys.version_info[:2]
    said = asked_for(bootstrap, "run", command)
    assert said == f"Please run `sudo apt-get install python{major}.{minor}-venv`, then start this again."


def test_qts_libraries_are_asked_for_after_the_command_line_was_set_up(bootstrap: ModuleType) -> None:
    bootstrap.VENV_PYTHON.touch()
    bootstrap.STAMP.write_text(f"{bootstrap.fingerprint()} run", encoding="utf-8")
    bootstrap.set_up("run", {})
    assert "libegl1" in asked_for(bootstrap, "run")


def test_elsewhere_than_on_debian_it_names_the_packages(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    said = asked_for(bootstrap, "run")
    assert re.search(r"what Debian calls python3\.\d+-venv libgl1 libegl1", said)


def everything_there(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    for packages in ("PYTHON_PACKAGES", "QT_PACKAGES"):
        monkeypatch.setattr(bootstrap, packages, {})


def test_without_a_network_pips_complaint_is_one_line(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a folder that was moved: what is installed points to where it was."""
    complaint = (
        "  error: subprocess-exited-with-error\n"
        "      ERROR: Could not find a version that satisfies the requirement hatchling\n"
        "      ERROR: No matching distribution found for hatchling\n"
        "      [end of output]\n"
    )
    everything_there(bootstrap, monkeypatch)
    monkeypatch.setattr(bootstrap, "venv_works", lambda: True)
    monkeypatch.setattr(subprocess, "run", lambda pip, **_: subprocess.CompletedProcess(pip, 1, stderr=complaint))
    said = asked_for(bootstrap, "run", "simulate")
    assert said.startswith("Set-up failed: No matching distribution found for hatchling. Is there a network?")
    assert "\n" not in said
    assert not bootstrap.STAMP.exists()


@pytest.mark.parametrize(
    ("version", "made"), [(sys.version_info[:2], []), ((3, 99), ["venv"])], ids=["this", "another"]
)
def test_the_venv_of_another_python_is_made_anew(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch, version: tuple[int, int], made: list[str]
) -> None:
    done: list[str] = []
    everything_there(bootstrap, monkeypatch)
    monkeypatch.setattr(bootstrap, "VENV_PYTHON", Path(sys.executable))
    monkeypatch.setattr(bootstrap, "THIS_PYTHON", version)
    monkeypatch.setattr(bootstrap, "install", done.append)
    monkeypatch.setattr(subprocess, "check_call", lambda command: done.append(command[2]))
    monkeypatch.setattr(subprocess, "call", CALL)
    bootstrap.set_up("run", {})
    assert done == [*made, "."]
