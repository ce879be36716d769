"""The faces of the characters."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from meadhall.bots.characters import CHARACTERS
from meadhall.views.look.faces import FACES, face_on_banner, medallion, portrait
from meadhall.views.look.style import smooth


def painted(character: str, *, small: bool) -> QImage:
    image = QImage(48 if small else 145, 48 if small else 120, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    smooth(painter)
    if small:
        medallion(painter, character, QPointF(24, 24), 22)
    else:
        portrait(painter, character, QRectF(image.rect()))
    painter.end()
    return image


def difference(one: QImage, other: QImage) -> float:
    """The mean difference of the pictures' colours, 0 to 255."""
    first, second = bytes(one.constBits()), bytes(other.constBits())
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def test_every_character_has_a_face_and_every_face_a_character(qapp: object) -> None:
    assert list(FACES) == [character.id for character in CHARACTERS]


def test_each_face_is_told_from_each_other_on_a_card_and_at_a_seat(qapp: object) -> None:
    for small in (False, True):
        pictures = [painted(character, small=small) for character in FACES]
        for at, one in enumerate(pictures):
            assert all(difference(one, other) > 12 for other in pictures[:at])


def test_a_medallion_is_round(qapp: object) -> None:
    image = painted("eirik", small=True)
    assert image.pixelColor(1, 1).alpha() == 0
    assert image.pixelColor(24, 24).alpha() == 255


def test_a_banner_bears_the_face_of_a_character_and_of_nobody_else(qapp: object) -> None:
    def hung(bot: str | None) -> QImage:
        image = QImage(60, 100, QImage.Format.Format_ARGB32)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        face_on_banner(painter, bot, QRectF(10, 0, 40, 64))
        painter.end()
        return image

    assert hung(None) == hung("steady")
    assert hung("asa") != hung(None)
    assert hung("asa") != hung("yrsa")
