"""No word of the Uncharted Lands' table is cut off: five players, three languages, both rooms, three sizes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import land_sights
import pytest
import sights
import written
from PySide6.QtWidgets import QApplication

import meadhall
from meadhall.views.render import Picture

SMALL, USUAL = (1280, 720), (1920, 1080)
MAIN = ("northgard", "northgard-battle", "northgard-end")  # in all languages and rooms


@pytest.mark.parametrize(("size", "start"), [(SMALL, 0), (USUAL, 2)], ids=["small", "usual"])
def test_every_scene(size: tuple[int, int], start: int, application: QApplication, tmp_path: Path) -> None:
    found = list(land_sights.wrong_in_all(size, 1, start, tmp_path))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [SMALL, USUAL], ids=["small", "usual"])
@pytest.mark.parametrize("scene", MAIN)
def test_the_table_in_every_look(scene: str, size: tuple[int, int], application: QApplication, tmp_path: Path) -> None:
    pictures = [Picture(scene, language=language, theme=room, size=size) for language, room in sights.LOOKS]
    found = [what for picture in pictures for what in land_sights.wrong_in(picture, tmp_path)]
    assert not found, "\n".join(found)


def test_every_scene_with_two_pixels_for_one() -> None:
    here = Path(land_sights.__file__).parent
    folders = Path(meadhall.__file__).parents[1], Path(written.__file__).parent, here.parent, here
    done = subprocess.run(
        [sys.executable, "-W", "error", land_sights.__file__],
        env={
            **os.environ,
            "QT_SCALE_FACTOR": "2",
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPATH": os.pathsep.join(map(str, folders)),
        },
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
    )
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "", "")
