"""The closed gates between two people: who is next, and what lay open while they were away. Nothing else is there."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from meadhall.views.look import chrome, states
from meadhall.views.look.icons import mono
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.palette import DARK, INK, Player
from meadhall.views.look.players.heraldry import great_banner
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import mix, veil
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Track
from meadhall.views.table.saga.recap import fill_recap, recap
from meadhall.views.text import facts
from meadhall.views.widgets import (
    Choice,
    Label,
    Overlay,
    Panel,
    Press,
    RichText,
    ScrollColumn,
    SectionHead,
    Segments,
    fit,
)

_PLATE, _PLATE_LIT, _BUTTON_TEXT = QColor("#2A1C0B"), QColor("#3A2814"), QColor("#FFF3D6")
_BANNER = 640
_NAME = 76
_MOST_LINES = 10
_PADDING = 26
_GAP = 18  # above the button, also where a line more is written
_ROOMY = 500  # beside the banner


class Curtain(Overlay):
    opened = Signal()  # the one who is called has taken the seat
    menu = Signal()

    def __init__(self, desk: Desk, seat: int, track: Track | None = None) -> None:
        words, night = desk.style.words, desk.style.in_room(DARK)  # it is night behind the gates, in either room
        super().__init__(desk.style, desk.over, words("table.curtain.pass"), dim=0, can_close=False)
        self._desk = Desk(night, desk.session, desk.settings, desk.speech, desk.over, desk.act)
        self._night = night
        self.seat, self._track = seat, track
        self._player: Player = desk.player(seat)
        self._centre = self._make_centre()
        self._away = self._make_away()
        self._privacy = self._make_privacy()
        self.button = _GateButton(night, words("table.curtain.button", who=desk.session.seats[seat].name), self)
        self.button.acted.connect(self._take_seat)

    def _make_centre(self) -> list[tuple[QWidget, float, float, float]]:
        """What is written on the banner: widget, top, height, and how much of the width it may take."""
        style, session, words = self._night, self._desk.session, self._desk.style.words
        on = self._player.on
        weaker = mix(on, self._player.base, 0.1)
        centre = Qt.AlignmentFlag.AlignHCenter
        title = facts(session.game.id, words).title  # pyright: ignore[reportArgumentType]
        mine = session.game.turn_of(session.view) == 0 or self._is_turn()
        why = words("table.curtain.your_turn" if mine else "table.curtain.your_answer")
        line = words("table.curtain.facts", game=title, turn=session.game.turn_of(session.view))
        if self._track is not None:
            line = words("table.curtain.facts_step", game=title, name=self._track.name, now=self._track.now)
        name = session.seats[self.seat].name
        return [
            (Label(style, words("table.curtain.pass"), "medium", 24, self, colour=weaker, align=centre), 386, 36, 0.84),
            (Label(style, name, "name", self._name_size(name), self, colour=on, align=centre), 426, 92, 0.86),
            (Label(style, f"{line} · {why}", "text", 20, self, colour=weaker, align=centre), 530, 30, 0.86),
            (RichText(style, words("table.curtain.others"), 20, self, colour=weaker, align=centre), 562, 56, 0.86),
        ]

    def _name_size(self, name: str) -> float:
        """Long names are written smaller, and all of them in a low window."""
        size = _NAME * self._fall()
        width = self._night.metrics("name", size).horizontalAdvance(name)
        return min(size, size * self._night.scaled(_BANNER * 0.84) / max(width, 1))

    def _is_turn(self) -> bool:
        view = self._desk.session.view
        return getattr(view, "active", self.seat) == self.seat

    def _make_away(self) -> Panel:
        style, desk, words = self._night, self._desk, self._desk.style.words
        panel = Panel(style, self, padding=_PADDING, radius=14)
        panel.body.setSpacing(style.px(12))
        panel.body.addWidget(SectionHead(style, words("table.curtain.away"), "scroll", parent=panel))
        told = recap(desk.speech, desk.session.view, desk.session.recap(), _MOST_LINES)
        self._told = ScrollColumn(style, spacing=12)
        fill_recap(desk, self._told.body, told, words("table.curtain.nothing"), 18)
        self._told.body.addStretch(1)
        panel.body.addWidget(self._told, 1)
        return panel

    def _make_privacy(self) -> Panel:
        style, words, settings = self._night, self._desk.style.words, self._desk.settings
        panel = Panel(style, self, padding=_PADDING, radius=14)
        panel.body.setSpacing(style.px(14))
        panel.body.addWidget(SectionHead(style, words("table.curtain.privacy"), "lock", parent=panel))
        panel.body.addWidget(RichText(style, words("table.curtain.privacy_detail"), 18, panel))
        panel.body.addStretch(1)
        choices = [
            Choice("every_time", words("table.curtain.each_time")),
            Choice("between_persons", words("table.curtain.people"), hint=words("table.curtain.people_detail")),
        ]
        often = Segments(
            style, words("table.curtain.privacy"), choices, settings.now.curtain, panel, size=17, height=46
        )
        often.chosen.connect(self._change_privacy)
        panel.body.addWidget(often)
        return panel

    def _change_privacy(self, often: str) -> None:
        self._desk.settings.change(curtain=often)
        self._desk.session.set_every_time(often == "every_time")

    def _take_seat(self) -> None:
        self.opened.emit()

    def first_focus(self) -> QWidget:
        return self.button

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.menu.emit()
        super().keyPressEvent(event)

    # Layout and paint

    def resizeEvent(self, event: QResizeEvent) -> None:
        style = self._night
        middle = self.width() / 2
        fall, end = self._fall(), 0
        for widget, top, height, share in self._centre:
            width = round(style.scaled(_BANNER * share))
            hint = widget.heightForWidth(width) if widget.hasHeightForWidth() else widget.sizeHint().height()
            place = QRect(round(middle - width / 2), max(style.px(top * fall), end), width, 0)
            place.setHeight(max(style.px(height * fall), hint))
            widget.setGeometry(place)
            end = place.bottom()
        width = min(max(self.button.sizeHint().width(), style.px(380)), style.px(_BANNER * 0.86))
        self.button.setGeometry(
            round(middle - width / 2), max(style.px(624 * fall), end + style.px(_GAP)), width, style.px(86)
        )
        self._place_panels(middle - style.scaled(_BANNER / 2))

    def _fall(self) -> float:
        """On a low window everything on the banner moves up."""
        return min(1.0, self.over.height() / self._night.unit / 1080)

    def _place_panels(self, side: float) -> None:
        style = self._night
        edge = style.scaled(36 if side > style.scaled(_ROOMY) else 14)
        width = min(style.scaled(536), side - 2 * edge)
        left = (side - width) / 2
        top = style.px(252 * self._fall())
        low = self.height() - style.px(230)
        told = self._told.body.totalHeightForWidth(round(width) - style.px(2 * _PADDING + 12))
        self._told.wish(told, 0)
        wanted = min(max(self._away.sizeHint().height(), style.px(300)), low - top)
        self._away.setGeometry(QRect(round(left), top, round(width), wanted))
        right = self.width() - left - width
        high = min(max(self._privacy.heightForWidth(round(width)), style.px(280)), low - top)
        self._privacy.setGeometry(QRect(round(right), top, round(width), high))

    def paintEvent(self, event: QPaintEvent) -> None:
        size = QRectF(self.rect()).size()
        key = ("curtain", self._player.name, self._night.unit)
        picture = self.look.pixmap(key, size, self._paint, self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, picture)

    def _paint(self, painter: QPainter) -> None:
        style, area = self._night, QRectF(self.rect())
        chrome.gates(painter, style, area)
        width = style.scaled(_BANNER)
        hang = QRectF(area.center().x() - width / 2, style.scaled(60), width, area.height() - style.scaled(120))
        great_banner(painter, self._player, hang)


class _GateButton(Press):
    """The one thing one can press on closed gates."""

    def __init__(self, style: Style, text: str, parent: QWidget) -> None:
        super().__init__(style, text, parent)

    def sizeHint(self) -> QSize:
        style = self.look
        width = style.metrics("bold", 24).horizontalAdvance(self.text_shown)
        return QSize(round(width) + style.px(130), style.px(86))

    def _words_width(self) -> float:
        return self.face.width() - self.look.scaled(34 + 34 + 34)

    def text_fits(self) -> bool:
        return fit(self.look, "bold", 24, self.text_shown, self._words_width()).fits

    def paintEvent(self, event: QPaintEvent) -> None:
        style, face = self.look, self.face
        painter = QPainter(self)
        smooth(painter)
        plate = of_rect(face, style.scaled(12))
        painter.fillPath(plate, _PLATE_LIT if self.touch.hovered else _PLATE)
        texture(painter, plate, "paper", 0.1, style.unit)
        stroke(painter, plate, INK, style.scaled(3))
        inset = style.scaled(5)
        line = of_rect(face.adjusted(inset, inset, -inset, -inset), style.scaled(9))
        stroke(painter, line, veil(style.room.gold, 0.75), style.scaled(1.6))
        if self.touch.focused:
            states.focus(painter, style, plate)
        font = fit(style, "bold", 24, self.text_shown, self._words_width()).font
        words = min(style.metrics("bold", 24).horizontalAdvance(self.text_shown), self._words_width())
        eye, gap = style.scaled(34), style.scaled(12)
        left = face.center().x() - (words + eye + gap) / 2
        mono(painter, "eye", QRectF(left, face.center().y() - eye / 2, eye, eye), style.room.gold)
        place = QRectF(left + eye + gap, face.top(), words, face.height())
        lettering(painter, place, self.text_shown, font, _BUTTON_TEXT, Qt.AlignmentFlag.AlignLeft)
