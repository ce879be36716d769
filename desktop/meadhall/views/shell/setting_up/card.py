"""A character whom one may ask to the table: the face, the temper, a line about them, their level."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.bots.characters import Character, Temper, rank
from meadhall.views.look import controls, states
from meadhall.views.look.chrome import tinted
from meadhall.views.look.faces import portrait_pixmap
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import E2, contour_line, ink, lettering, shadow, stroke
from meadhall.views.look.palette import CREAM, INK, PLAYERS, Player
from meadhall.views.look.players.heraldry import banner
from meadhall.views.look.players.tally import WIDTH, tally
from meadhall.views.look.richtext import Lines, draw_lines, fitted_lines
from meadhall.views.look.shapes import disc, of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import mix, veil
from meadhall.views.widgets import HALO, Press, fit

TEMPERS: dict[Temper, str] = {
    "explorer": "explore",
    "brawler": "fist",
    "builder": "build",
    "hermit": "shield",
    "trader": "swap",
    "raider": "axe",
    "farseer": "raven",
    "planner": "hourglass",
}  # the icon of each
_PAD, _RIBBON, _CHIP, _LINES, _TALLY = 9, 38, 28, 46, 24  # measures of what stands below each other
_SHRINK = 0.75
_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_BARE_RIBBON = QColor("#3A2820")


class CharacterCard(Press):
    def __init__(self, style: Style, character: Character, parent: QWidget) -> None:
        words = style.words
        super().__init__(style, words(f"people.{character.id}.name"), parent)
        self.character = character
        self._player: Player | None = None
        self._temper = words(f"people.{character.id}.temper")
        self._line = words(f"people.{character.id}.line")
        self._level = words(f"shell.setup.level_{character.level}")
        self.setObjectName(f"character {character.id}")
        self.setCheckable(True)
        self.setAccessibleName(f"{self.text_shown}. {self._temper}. {self._level}. {self._line}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ARROWS:  # which a button of Qt's would take itself; the cards know their rows
            event.ignore()
        else:
            super().keyPressEvent(event)

    def nextCheckState(self) -> None:
        """Whether somebody sits at the table is for the table to say."""

    def show_at(self, colour: int | None, reason: str) -> None:
        """At the seat of that colour, or at none; and why a click would change nothing."""
        self._player = None if colour is None else PLAYERS[colour]
        self.setChecked(colour is not None)
        self.bar(reason)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(308), self.look.px(400))

    def minimumSizeHint(self) -> QSize:
        """As narrow as its words become."""
        style, around = self.look, 2 * self.look.scaled(HALO + _PAD) + self.look.scaled(16)
        name = style.metrics("name", 20).horizontalAdvance(self.text_shown) * _SHRINK
        chip = controls.chip_width(style, self._temper, "fist", 15)
        level = style.scaled(_TALLY * WIDTH + 12) + style.metrics("bold", 16).horizontalAdvance(self._level) * _SHRINK
        return QSize(round(max(name, chip, level, style.scaled(190)) + around), style.px(330))

    def text_fits(self) -> bool:
        name = fit(self.look, "name", 20, self.text_shown, self._ribbon.width() - self.look.scaled(16)).fits
        level = fit(self.look, "bold", 16, self._level, self._level_place.width()).fits
        chip = controls.chip_width(self.look, self._temper, "fist", 15) <= self._ribbon.width()
        written = self._written()
        return name and level and chip and written.height <= self._line_place.height() + 1.5

    # Where things are

    @property
    def _picture(self) -> QRectF:
        pad = self.look.scaled(_PAD)
        below = self.look.scaled(_RIBBON + 10 + _CHIP + 6 + _LINES + 4 + _TALLY + 12)
        return self.face.adjusted(pad, pad, -pad, -below)

    @property
    def _ribbon(self) -> QRectF:
        picture, high = self._picture, self.look.scaled(_RIBBON)
        return QRectF(picture.left() - 2, picture.bottom() - 2, picture.width() + 4, high)

    @property
    def _chip_place(self) -> QRectF:
        style, ribbon = self.look, self._ribbon
        width = controls.chip_width(style, self._temper, "fist", 15)
        return QRectF(ribbon.left() + style.scaled(4), ribbon.bottom() + style.scaled(10), width, style.scaled(_CHIP))

    @property
    def _line_place(self) -> QRectF:
        style, ribbon = self.look, self._ribbon
        top = self._chip_place.bottom() + style.scaled(6)
        return QRectF(ribbon.left() + style.scaled(6), top, ribbon.width() - style.scaled(12), style.scaled(_LINES))

    @property
    def _tally_place(self) -> QRectF:
        style, line = self.look, self._line_place
        high = style.scaled(_TALLY)
        return QRectF(line.left(), line.bottom() + style.scaled(4), high * WIDTH, high)

    @property
    def _level_place(self) -> QRectF:
        stick, gap = self._tally_place, self.look.scaled(12)
        return QRectF(stick.right() + gap, stick.top(), self._ribbon.right() - stick.right() - gap, stick.height())

    def _written(self) -> Lines:
        return fitted_lines(self._line, self._line_place, self.look.letters(15.5), self.look.floor, 1.28)

    # How they look

    def paintEvent(self, event: QPaintEvent) -> None:
        style, room = self.look, self.look.room
        painter = QPainter(self)
        smooth(painter)
        path = of_rect(self.face, style.scaled(14))
        shadow(painter, path, E2, style.unit, dark=room.dark)
        hovered = mix(room.panel, room.gold, 0.1) if self.touch.hovered else room.panel
        painter.fillPath(path, tinted(room, self._player.base) if self._player else hovered)
        texture(painter, path, "paper", 0.05, style.unit)
        self._paint_face(painter)
        self._paint_ribbon(painter)
        self._paint_words(painter)
        if self._player:
            states.selected(painter, style, path, width=3)
            self._paint_banner(painter, self._player)
        else:
            stroke(painter, path, room.line2 if self.touch.hovered else room.line, style.scaled(1.4))
            self._paint_plus(painter)
        if self.touch.focused:
            states.focus(painter, style, path)

    def _paint_face(self, painter: QPainter) -> None:
        place, radius = self._picture, self.look.scaled(8)
        size = place.size()
        dpr = self.devicePixelRatioF()
        picture = portrait_pixmap(self.look, self.character.id, size.width(), size.height(), radius, dpr)
        painter.drawPixmap(place.topLeft(), picture)
        frame = of_rect(place, radius)
        if self.reason and not self._player:
            painter.fillPath(frame, veil(self.look.room.bg, 0.45))
        contour_line(painter, frame, self.look.scaled(2.4))

    def _paint_ribbon(self, painter: QPainter) -> None:
        style, place = self.look, self._ribbon
        player = self._player
        foot = place.translated(0, style.scaled(4))
        cloth = mix(player.dark, INK, 0.35) if player else _BARE_RIBBON
        painter.fillPath(of_rect(foot, style.scaled(4)), veil(INK, 0.85))
        ink(painter, of_rect(place, style.scaled(4)), cloth, style.scaled(1.8), depth=style.scaled(2))
        font = fit(style, "name", 20, self.text_shown, place.width() - style.scaled(16)).font
        lettering(painter, place, self.text_shown, font, CREAM)

    def _paint_words(self, painter: QPainter) -> None:
        style, room = self.look, self.look.room
        icon = TEMPERS[self.character.temper]
        controls.chip(painter, style, self._chip_place, self._temper, icon=icon, fill=veil(room.text, 0.11))
        draw_lines(painter, self._written(), self._line_place, room.text)
        tally(painter, self._tally_place, rank(self.character.level))
        font = fit(style, "bold", 16, self._level, self._level_place.width()).font
        lettering(painter, self._level_place, self._level, font, room.accent, Qt.AlignmentFlag.AlignLeft)

    def _paint_banner(self, painter: QPainter, player: Player) -> None:
        style = self.look
        width = style.scaled(42)
        left = self._picture.right() - width - style.scaled(8)
        banner(painter, player, QRectF(left, self.face.top() - style.scaled(1), width, style.scaled(64)))

    def _paint_plus(self, painter: QPainter) -> None:
        style, room = self.look, self.look.room
        if self.reason:
            return
        radius = style.scaled(18)
        corner = self._picture.topRight()
        centre = QPointF(corner.x() - radius - style.scaled(7), corner.y() + radius + style.scaled(7))
        ring = disc(centre.x(), centre.y(), radius)
        painter.fillPath(ring, veil(room.keyline, 0.82))
        stroke(painter, ring, room.aurora, style.scaled(2.4))
        half = radius * 0.56
        mono(painter, "plus", QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half), room.aurora)
