"""Asa Ravenwise: one eye for what is, a raven for what will be."""

from PySide6.QtGui import QColor

from meadhall.views.look.drawn.pen import EYE_WHITE, Pen
from meadhall.views.look.faces.features import eye, neck, shade_within, shoulders
from meadhall.views.look.palette import INK
from meadhall.views.look.shapes import disc
from meadhall.views.look.tones import mix

MOOD, SEED = "night", 5
_SKIN, _HAIR, _HOOD = QColor("#EFCDB2"), QColor("#E4E8EC"), QColor("#35436A")
_PATCH, _RUNE, _RAVEN = QColor("#2A211E"), QColor("#3E7FC4"), QColor("#262B3E")
_HEAD = "M-38 -38 C-41 2 -36 26 -23 46 C-14 58 -6 64 0 64 C6 64 14 58 23 46 C36 26 41 2 38 -38Z"


def paint(face: Pen) -> None:
    shoulders(face, mix(_HOOD, INK, 0.2), 76, 104)
    face.ink(
        "M-66 130 C-88 70 -86 -14 -66 -60 C-50 -96 -22 -116 2 -118 C28 -114 54 -92 68 -58 C86 -12 88 70 66 130Z",
        _HOOD,
        11,
    )
    face.ink(
        "M-48 130 C-62 66 -62 -8 -48 -46 C-36 -74 -18 -86 0 -86 C18 -86 36 -74 48 -46 C62 -8 62 66 48 130Z",
        QColor("#161B30"),
        0,
    )
    face.line("M-76 -18 C-80 30 -76 80 -66 116", 2, 0.4)
    face.line("M30 -96 C56 -74 68 -40 72 0", 2, 0.4)
    neck(face, _SKIN, 15, 92)
    face.ink("M-34 84 C-20 98 20 98 34 84 L44 130 L-44 130Z", mix(_HOOD, QColor("#8090C0"), 0.25), 5)
    face.ink(_HEAD, _SKIN, 8)
    shade_within(face, _HEAD, "M-60 -70 L60 -70 L60 -26 Q0 -40 -60 -26Z", 0.24)
    _one_eye(face)
    face.line("M0 2 C-3 11 -7 17 -6 20 Q-1 23 5 20", 2.3)
    face.fill("M-13 38 Q-5 34 0 36 Q6 33 14 36 Q6 44 0 44 Q-7 44 -13 38Z", QColor("#A8564E"))
    face.line("M-14 38 C-6 40 6 40 16 34", 2.4)
    face.line("M-5 50 Q0 52 6 50", 1.6, 0.45)
    for line in ("M-26 30 Q-22 38 -16 42", "M27 10 L34 14 M28 6 L36 7"):
        face.line(line, 1.7, 0.45)
    for stroke in ("M27 18 L27 42", "M27 19 L35 25 M27 27 L35 33"):  # the rune ansuz
        face.trace(stroke, _RUNE, 3.4)
    _hair(face)
    _raven(face)


def _one_eye(face: Pen) -> None:
    eye(face, 18, 0, 11, 6.2, QColor("#3E8CC8"), look=-0.6, tilt=1, lid=3.2)
    face.ink("M7 -15 C15 -23 27 -22 34 -14 L32 -10 C26 -16 17 -17 9 -11Z", QColor("#B4BCC6"), 0, 0.55)
    face.line("M-42 -30 C-20 -24 10 -30 42 -46", 4)
    face.line("M-31 6 C-36 14 -40 20 -42 28", 3.4)
    face.ink("M-34 -17 C-24 -23 -12 -22 -5 -16 C-4 0 -10 14 -20 15 C-30 14 -36 0 -34 -17Z", _PATCH, 4)
    face.trace("M-25 -8 L-14 4 M-14 -8 L-25 4", QColor("#8A7A60"), 1.8, 0.8)


def _hair(face: Pen) -> None:
    face.both(
        "M-1 -72 C28 -74 50 -46 51 -8 C52 26 62 70 54 132 L30 132 C24 124 22 112 25 100 C35 68 36 30 32 -6"
        " C27 -26 14 -38 -1 -48Z",
        _HAIR,
        7,
    )
    for strand in (
        "M42 -16 C46 24 48 66 43 120",
        "M-42 -16 C-46 24 -48 66 -43 120",
        "M10 -62 C26 -54 36 -40 40 -24",
        "M-10 -62 C-26 -54 -36 -40 -40 -24",
        "M33 76 C36 90 35 104 34 118",
        "M-33 76 C-36 90 -35 104 -34 118",
    ):
        face.line(strand, 1.8, 0.4)
    face.ink("M-56 74 L-29 70 L-27 79 L-57 84Z", QColor("#C9A24A"), 2, 0.75)
    face.ink("M29 70 L56 74 L57 84 L27 79Z", QColor("#C9A24A"), 2, 0.75)


def _raven(face: Pen) -> None:
    bird = face.at(104, 44, 1.05)
    bird.ink(
        "M-32 84 C-38 46 -32 12 -14 -4 C-14 -26 -2 -40 14 -40 C28 -40 36 -28 34 -14 C44 16 40 56 22 84Z", _RAVEN, 7
    )
    bird.ink("M-10 -18 C-26 -20 -42 -14 -52 -4 C-40 -4 -26 -2 -12 -6Z", QColor("#4A4440"), 3)
    bird.line("M-46 -6 C-34 -10 -22 -12 -12 -12", 1.6, 0.7)
    bird.ink(
        "M-18 18 C-2 12 18 22 24 46 C24 66 16 80 8 90 C-8 72 -18 48 -18 18Z",
        mix(_RAVEN, QColor("#7088C0"), 0.2),
        5,
        0.9,
    )
    for feather in ("M-8 32 C4 36 12 46 16 58", "M-6 46 C2 50 8 58 11 68"):
        bird.trace(feather, QColor("#8498CC"), 1.8, 0.7)
    bird.fill(disc(5, -20, 6.6), QColor("#F0C24A"))
    bird.fill(disc(4, -20, 3.4), INK)
    bird.fill(disc(2.6, -21.6, 1.3), EYE_WHITE)
    bird.line(disc(5, -20, 6.6), 1.8)
