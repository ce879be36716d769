"""Sets Meadhall up in .venv, then starts it or tests it. Needs nothing but Python.

python3 bootstrap.py run [ARGS...]          start meadhall with ARGS
python3 bootstrap.py test [PYTEST ARGS...]  every check of the project, in order, up to the first that fails;
                                            --thorough plays and spoils many times as much, and takes hours
"""

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

# Annotations stay bare here ("list", not "list[str]"): a Python too old for the rest must still read this file.
OLDEST_PYTHON = (3, 11)
THIS_PYTHON = sys.version_info[:2]
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "meadhall-setup.txt"

# What a bare Debian lacks: the package that brings it, and how to see that it is already there.
# The package is that of this very Python, which need not be the system's own.
PYTHON_PACKAGES = {
    "python{}.{}-venv".format(*THIS_PYTHON): lambda: bool(find_spec("venv") and find_spec("ensurepip")),
}
QT_PACKAGES = {
    # even without a display
    "libgl1": lambda: loads("libGL.so.1"),
    "libegl1": lambda: loads("libEGL.so.1"),
    "libxkbcommon0": lambda: loads("libxkbcommon.so.0"),
    "libdbus-1-3": lambda: loads("libdbus-1.so.3"),
    "libfontconfig1": lambda: loads("libfontconfig.so.1"),
    "libglib2.0-0": lambda: loads("libglib-2.0.so.0"),
    # windows on X11
    "libxcb-cursor0": lambda: loads("libxcb-cursor.so.0"),
    "libxcb-icccm4": lambda: loads("libxcb-icccm.so.4"),
    "libxcb-keysyms1": lambda: loads("libxcb-keysyms.so.1"),
    "libxcb-shape0": lambda: loads("libxcb-shape.so.0"),
    "libxkbcommon-x11-0": lambda: loads("libxkbcommon-x11.so.0"),
}

# Commands of meadhall that open no window and draw nothing.
WITHOUT_QT = ("simulate", "balance", "replay", "bench", "--version", "--help", "-h")

# Arguments for .venv's Python. The tools' own scripts are not used: they break when the folder is moved.
CHECKS = {
    "ruff check": ["-m", "ruff", "check", "."],
    "ruff format": ["-m", "ruff", "format", "--check", "."],
    "lint-imports": ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
    "pyright": ["-m", "pyright"],
    "pytest": ["-m", "pytest", "-n", "2"],
}


def main(argv: list) -> int:
    commands = {"run": run, "test": test}
    if not argv or argv[0] not in commands:
        print(__doc__)
        return 2
    if THIS_PYTHON < OLDEST_PYTHON:
        sys.exit(f"Meadhall needs Python {dotted(OLDEST_PYTHON)} or newer; this is {dotted(THIS_PYTHON)}.")
    try:
        return commands[argv[0]](argv[1:])
    except subprocess.CalledProcessError as failure:
        sys.exit(f"Set-up failed: {' '.join(map(str, failure.cmd))} ended with code {failure.returncode}.")
    except KeyboardInterrupt:
        return 130


def dotted(version: tuple) -> str:
    return ".".join(map(str, version))


def run(args: list) -> int:
    set_up("run", QT_PACKAGES if uses_qt(args) else {})
    return subprocess.call([VENV_PYTHON, "-m", "meadhall", *args])


def uses_qt(args: list) -> bool:
    return not args or args[0] not in WITHOUT_QT or (args[0] == "bench" and "window" in args)


def test(pytest_args: list) -> int:
    set_up("dev", QT_PACKAGES)
    for name, command in CHECKS.items():
        print(f"\n== {name}", flush=True)
        extra = pytest_args if name == "pytest" else []
        code = subprocess.call([VENV_PYTHON, *command, *extra], cwd=ROOT)
        if code:
            print(f"\n== {name} failed (exit code {code})", flush=True)
            return code
    print("\n== all checks passed", flush=True)
    return 0


def set_up(kind: str, packages: dict) -> None:
    """Bring .venv up to date for running ("run"), or for running and testing ("dev"), with these of the system's."""
    wanted = fingerprint()
    done = STAMP.read_text(encoding="utf-8") if STAMP.exists() else ""
    ready = VENV_PYTHON.exists() and done in (f"{wanted} {kind}", f"{wanted} dev")
    install_missing(packages if ready else {**PYTHON_PACKAGES, **packages})
    if ready:
        return
    print(f"Setting up {VENV.name} (this takes a minute the first time)", flush=True)
    if not venv_works():
        subprocess.check_call([sys.executable, "-m", "venv", "--clear", VENV])
    install(".[dev]" if kind == "dev" else ".")
    STAMP.write_text(f"{wanted} {kind}", encoding="utf-8")


def install(project: str) -> None:
    """pip's own account of a failure is long, and says somewhere in the middle what was missing."""
    pip = [VENV_PYTHON, "-m", "pip", "--disable-pip-version-check", "install", "-qq", "--editable", project]
    done = subprocess.run(pip, cwd=ROOT, stderr=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        said = [line.partition("ERROR: ")[2] for line in done.stderr.splitlines() if "ERROR: " in line]
        why = said[-1] if said else f"pip ended with code {done.returncode}"
        sys.exit(f"Set-up failed: {why}. Is there a network? Set-up needs one, once in each place.")


def fingerprint() -> str:
    """Changes with pyproject.toml, with the version of Python, and when the folder is moved (.venv holds its path)."""
    facts = [(ROOT / "pyproject.toml").read_text(encoding="utf-8"), str(ROOT), str(THIS_PYTHON)]
    return hashlib.sha256("\n".join(facts).encode()).hexdigest()


def venv_works() -> bool:
    """Whether .venv can be kept: not if its Python is gone, is another, or lost pip when the system was upgraded."""
    probe = f"import pip, sys; sys.exit(sys.version_info[:2] != {THIS_PYTHON})"
    return VENV_PYTHON.exists() and subprocess.call([VENV_PYTHON, "-c", probe], stderr=subprocess.DEVNULL) == 0


def loads(library: str) -> bool:
    """Whether Qt would find this library. Elsewhere than on Linux it brings all that it needs."""
    try:
        return sys.platform != "linux" or bool(ctypes.CDLL(library))
    except OSError:
        return False


def install_missing(packages: dict) -> None:
    missing = [package for package, is_there in packages.items() if not is_there()]
    if not missing:
        return
    names = " ".join(missing)
    apt = shutil.which("apt-get")
    if not apt:
        sys.exit(f"Please install what Debian calls {names} with your system's package manager, then start this again.")
    if os.geteuid() != 0:
        sys.exit(f"Please run `sudo apt-get install {names}`, then start this again.")
    print(f"Installing {names}", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.check_call([apt, "-qq", "update"], env=quiet)
    subprocess.check_call([apt, "-qq", "install", "--yes", "--no-install-recommends", *missing], env=quiet)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
