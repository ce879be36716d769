"""Deeds as medals: bronze with the badge of who has done it, raw wood where nobody has."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent

from meadhall.chronicle.deeds import DEEDS, Done
from meadhall.views.look import states
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import glow, ink, stroke
from meadhall.views.look.palette import CREAM, INK, Player
from meadhall.views.look.players.heraldry import badge
from meadhall.views.look.shapes import disc
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import mix, veil
from meadhall.views.text import Words, escaped
from meadhall.views.widgets import Press, words_of

MEDAL = 58  # measures across
_BRONZE, _RAW = QColor("#B9722F"), QColor("#5A4632")
_GROWS, _AFTER = 450, 180  # ms: how long one takes to appear, and after the one before it


def deed_name(words: Words, game_id: str, deed: str) -> str:
    return words(f"feats.{game_id}.{deed}")


def deed_how(words: Words, game_id: str, deed: str) -> str:
    """What it takes."""
    return words(f"feats.{game_id}.{deed}_how")


def icon_of(game_id: str, deed: str) -> str:
    return next(one.icon for one in DEEDS[game_id] if one.id == deed)


def paint_medal(
    painter: QPainter, style: Style, middle: QPointF, radius: float, icon: str, player: Player | None, done: bool
) -> None:
    """`player` is whoever did it first, if that is to be seen."""
    x, y = middle.x(), middle.y()
    rim, face = disc(x, y, radius), disc(x, y, radius * 0.82)
    fill = _BRONZE if done else mix(_RAW, style.room.panel, 0.35)
    ink(painter, rim, mix(fill, INK, 0.3), max(1.2, radius / 16), depth=radius * 0.1)
    painter.fillPath(face, fill)
    texture(painter, face, "wood", 0.3, style.unit)
    if done:
        stroke(painter, disc(x, y, radius * 0.9), veil(style.room.gold, 0.8), max(1.0, radius / 18))
    size = radius * 1.04
    colour = CREAM if done else veil(INK, 0.75)
    mono(painter, icon, QRectF(x - size / 2, y - size / 2, size, size), colour)
    if player is not None:
        badge(painter, player, QPointF(x + radius * 0.72, y + radius * 0.72), radius * 0.34)


class DeedMedal(Press):
    """One that has just been earned: it appears, once, and tells what it is for."""

    def __init__(self, style: Style, game_id: str, done: Done, name: str, player: Player) -> None:
        words = words_of(style)
        what, how = deed_name(words, game_id, done.deed), deed_how(words, game_id, done.deed)
        told = words("feats.done", who=escaped(name), what=what, how=how)
        super().__init__(style, told)
        self._icon, self._player = icon_of(game_id, done.deed), player
        self._shown = 1.0
        self.explain(told)

    def appear(self, number: int, after: int) -> None:
        """So many milliseconds later, and after those before it; at once where nothing moves."""
        motion = self.look.motion
        duration = 0 if motion.reduced else motion.milliseconds(_GROWS)
        if not duration:
            return
        self._shown = 0.0
        growing = QVariantAnimation(self)
        growing.setStartValue(0.0)
        growing.setEndValue(1.0)
        growing.setDuration(duration)
        growing.setEasingCurve(QEasingCurve.Type.OutBack)
        growing.valueChanged.connect(self._grow)
        QTimer.singleShot(after + motion.milliseconds(_AFTER * (number + 1)), growing, growing.start)

    def _grow(self, share: float) -> None:
        self._shown = share
        self.update()

    def sizeHint(self) -> QSize:
        side = self.look.px(MEDAL + 14)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def text_fits(self) -> bool:
        return True  # it is said in a bubble

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, style = QPainter(self), self.look
        smooth(painter)
        middle, radius = QRectF(self.rect()).center(), style.scaled(MEDAL / 2)
        if self._shown <= 0:
            return
        if self.touch.hovered:
            glow(painter, middle.x(), middle.y(), radius * 1.2, style.room.gold, 0.5)
        painter.save()
        painter.translate(middle)
        painter.scale(self._shown, self._shown)
        paint_medal(painter, style, QPointF(), radius, self._icon, self._player, done=True)
        painter.restore()
        if self.touch.focused:
            states.focus(painter, style, disc(middle.x(), middle.y(), radius + style.scaled(2)))
