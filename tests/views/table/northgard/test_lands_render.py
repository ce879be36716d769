"""Pictures of the Uncharted Lands by the command that draws them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage

from meadhall.views.render.picture import Picture
from meadhall.views.render.render import render

SOME = ("northgard", "northgard-clan", "northgard-setup", "northgard-battle", "northgard-year", "northgard-curtain")
RARE = "northgard-shield"  # good players hardly ever come to it


def test_scenes_of_the_lands_are_drawn(tmp_path: Path) -> None:
    out = tmp_path / "picture.png"
    pictures: set[bytes] = set()
    for subject in (*SOME, RARE):
        render(Picture(subject, seed=1, players=3, size=(960, 600)), out)
        image = QImage(str(out))
        assert image.size().toTuple() == (960, 600)
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == len(SOME) + 1
