"""Old Hakon: all that is left is beard, brows and patience."""

from PySide6.QtGui import QColor

from meadhall.views.look.drawn.pen import Pen
from meadhall.views.look.faces.features import blush, both_strands, bulb, ears, eye, shoulders
from meadhall.views.look.shapes import disc
from meadhall.views.look.tones import mix

MOOD, SEED = "snow", 4
_SKIN, _BEARD, _FUR = QColor("#F0C6A2"), QColor("#F1EEE4"), QColor("#8C8478")
_HEAD = "M-46 12 C-50 -44 -34 -84 0 -84 C34 -84 50 -44 46 12 C46 30 38 44 30 48 L-30 48 C-38 44 -46 30 -46 12Z"


def paint(face: Pen) -> None:
    shoulders(face, QColor("#5E6E78"), 70, 106)
    face.ink(
        "M-96 112 C-90 96 -70 78 -44 72 L44 72 C70 78 90 96 96 112 L84 108 L78 122 L66 112 L58 126 L46 114"
        " L-46 114 L-58 126 L-66 112 L-78 122 L-84 108Z",
        _FUR,
        7,
    )
    ears(face, _SKIN, 47, 0, 1.15)
    face.ink(_HEAD, _SKIN, 9)
    face.fill(disc(-16, -64, 12, 6), QColor("#FBE6D2"))
    for line in ("M-20 -52 Q0 -58 21 -51", "M-23 -42 Q0 -48 24 -41", "M-14 -61 Q0 -65 14 -60"):
        face.line(line, 2, 0.5)
    for side in (-1, 1):
        eye(face, side * 21, -5, 10.5, 4.6, QColor("#5F86A8"), look=0.6, tilt=-2, lid=3)
    both_strands(face, "M-33 2 Q-22 9 -12 4", "M-35 -4 L-42 -8 M-36 -1 L-43 0 M-35 2 L-41 7", width=1.7, opacity=0.55)
    blush(face, 30, 14, 10, 7, 0.32)
    _beard(face)
    bulb(face, mix(_SKIN, QColor("#D05A3A"), 0.32), 18, 26)
    face.both(
        "M9 -10 C12 -24 26 -33 40 -29 C47 -27 54 -30 58 -36 C60 -26 54 -15 44 -14 C32 -19 20 -16 12 -8Z",
        _BEARD,
        4,
        0.95,
    )


def _beard(face: Pen) -> None:
    face.ink(
        "M-47 8 C-66 30 -74 78 -66 130 L66 130 C74 78 66 30 47 8 C46 22 40 32 32 34 L-32 34 C-40 32 -46 22 -47 8Z",
        _BEARD,
        12,
    )
    both_strands(
        face, "M-52 50 C-57 74 -56 98 -52 124", "M-34 64 C-38 88 -36 106 -33 126", "M-14 74 C-16 92 -15 108 -12 126"
    )
    face.fill("M-15 47 Q0 42 15 47 Q0 58 -15 47Z", QColor("#8A3A2C"))
    face.line("M-15 47 Q0 42 15 47 Q0 58 -15 47Z", 2.2)
    face.ink(
        "M0 28 C-10 20 -24 24 -34 34 C-42 42 -54 44 -64 36 C-60 54 -44 60 -30 56 C-16 53 -8 47 0 42"
        " C8 47 16 53 30 56 C44 60 60 54 64 36 C54 44 42 42 34 34 C24 24 10 20 0 28Z",
        QColor("#FFFDF6"),
        5,
    )
    face.ink("M-11 104 L11 104 L9 116 L-9 116Z", QColor("#B98A45"), 3, 0.8)  # a ring on the beard
    face.line("M-8 110 L8 110", 1.6, 0.6)
