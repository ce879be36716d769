"""The tarball, unpacked where names have spaces and Cyrillic letters, or the AppImage there; portable, too."""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from parcel.project import version
from parcel.tree import files

from .playing import left_behind, play
from .report import Report, Wrong
from .screen import Screen


class Folder:
    def __init__(self, program: Path, screen: Screen, home: Path) -> None:
        self.program, self.screen = program, screen
        self.data = program.parent / "data"
        shown = {"DISPLAY": screen.name, "HOME": str(home)}
        # Of the tarball and of the AppImage, where nothing can be mounted.
        helped = {"MEADHALL_PYTHON": sys.executable, "APPIMAGE_EXTRACT_AND_RUN": "1"}
        self.environment = {**os.environ, **shown, **helped}

    def run(self, *words: str, check: bool = True) -> str:
        done = subprocess.run([self.program, *words], env=self.environment, capture_output=True, text=True, check=False)
        if check and done.returncode:
            raise Wrong(f"meadhall {' '.join(words[:2])} ended with {done.returncode}: {done.stderr[-600:]}")
        return done.stdout

    def open(self, *words: str) -> Callable[[], None]:
        process = subprocess.Popen([self.program, *words], env=self.environment)

        def end() -> None:
            process.terminate()
            process.wait()
            (self.data / "window").unlink(missing_ok=True)

        return end

    def see(self, picture: Path) -> None:
        self.screen.see(picture)

    def inner(self, path: Path) -> str:
        return str(path)


def verify(options: argparse.Namespace, report: Report) -> None:
    folder, screen = Path(tempfile.mkdtemp(prefix="Мои игры ")), Screen()
    try:
        with report.step("unpacked"):
            program = _program(options.file, folder / "на палочке")
        (program.parent / "portable").touch()
        report.size("unpacked", files(program.parent), 110)
        home = folder / "home"
        home.mkdir()
        play(Folder(program, screen, home), report, folder, options.pictures, version(), options.target)
        with report.step("portable: nothing is written elsewhere"):
            if left := [name for name in left_behind(home) if "meadhall" in name]:
                raise Wrong(", ".join(left))
    finally:
        screen.close()
        shutil.rmtree(folder, ignore_errors=True)


def _program(file: Path, folder: Path) -> Path:
    """An AppImage is one already."""
    folder.mkdir()
    if file.suffix == ".AppImage":
        return Path(shutil.copy(file, folder))
    shutil.unpack_archive(file, folder)
    (program,) = folder.glob("*/meadhall")
    return program
