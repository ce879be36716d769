"""How marks look: an icon for each kind. What they are called stands with all other words."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from meadhall.chronicle.marks import Mark
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import ink, lettering
from meadhall.views.look.palette import CREAM, DANGER, Player
from meadhall.views.look.shapes import disc
from meadhall.views.look.style import Style

ICONS = {
    "battle": "crossed",
    "beast": "dragon",
    "bell": "horn",
    "building": "build",
    "card": "scroll",
    "closed": "lock",
    "creature": "wolf",
    "hall": "keep",
    "invasion": "skull",
    "keep": "keep",
    "lead": "glory",
    "lost": "wound",
    "mission": "flag",
    "raid": "axe",
    "repelled": "shield",
    "rune": "rune",
    "rush": "horn",
    "settlement": "house",
    "ship": "ship",
    "slain": "sword",
    "title": "trophy",
    "upgrade": "bolt",
}
_LOUD = {"invasion"}  # larger, and with their number
_FATE = QColor("#5B5249")


def radius(mark: Mark) -> float:
    """In measures."""
    return 14 if mark.kind in _LOUD else 10.5


def paint_mark(painter: QPainter, style: Style, mark: Mark, centre: QPointF, player: Player | None) -> None:
    """In the colour of whoever did it."""
    reach = style.scaled(radius(mark))
    fill = DANGER if mark.kind in _LOUD else player.base if player else _FATE
    on = CREAM if player is None or mark.kind in _LOUD else player.on
    ink(painter, disc(centre.x(), centre.y(), reach), fill, max(1.2, style.scaled(1.4)), depth=style.scaled(2))
    if mark.kind in _LOUD and mark.figure is not None:
        place = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        lettering(painter, place, str(mark.figure), style.font("name", 17), on)
        return
    half = reach * 0.66
    mono(painter, ICONS[mark.kind], QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), on)
