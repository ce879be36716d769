"""While the game is gone through: how far that has come, and a way to stop it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from meadhall.models.thinking.analysing import Analysing
from meadhall.views.look.controls import Kind
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets import Button, Label, Panel, RichText, words_of

_WIDE = 760


class Progress(QWidget):
    def __init__(self, style: Style, share: float) -> None:
        super().__init__()
        self.look, self._share = style, share
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._say()

    def set_share(self, share: float) -> None:
        self._share = share
        self._say()
        self.update()

    def _say(self) -> None:
        self.text = words_of(self.look)("analysis.work.share", n=int(100 * self._share))
        self.setAccessibleName(self.text)

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(400), self.look.px(34))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, style = QPainter(self), self.look
        smooth(painter)
        figure = style.scaled(70)
        track = QRectF(1, self.height() / 2 - style.scaled(9), self.width() - figure - 2, style.scaled(18))
        round_ = track.height() / 2
        painter.fillPath(of_rect(track, round_), style.room.field)
        done = QRectF(track.topLeft(), track.size())
        done.setWidth(max(track.height(), track.width() * self._share))
        painter.fillPath(of_rect(done, round_), style.room.gold)
        stroke(painter, of_rect(track, round_), style.room.ink, style.scaled(1.6))
        place = QRectF(track.right(), 0, figure, self.height())
        lettering(painter, place, self.text, style.font("bold", 18), style.room.text, Qt.AlignmentFlag.AlignRight)


class Work(Panel):
    """In the middle of the page as long as there is nothing to be read."""

    def __init__(self, style: Style, analysing: Analysing, parent: QWidget) -> None:
        super().__init__(style, parent, padding=34, radius=14)
        words = words_of(style)
        self.setFixedWidth(min(style.px(_WIDE), 1200))
        self.body.addWidget(Label(style, words("analysis.work.title"), "name", 26))
        self.body.addWidget(RichText(style, words("analysis.work.about"), 17, colour=style.room.text2))
        self.progress: Progress | None = None
        row = QHBoxLayout()
        if analysing.works:
            self.progress = Progress(style, analysing.share)
            analysing.progressed.connect(self.progress.set_share)
            self.body.addSpacing(style.px(10))
            self.body.addWidget(self.progress)
            self.button = Button(style, words("analysis.work.cancel"), Kind.SECONDARY, "cross", self)
            self.button.acted.connect(analysing.cancel)
        else:
            code = {"": "stopped", "broken": "broken"}.get(analysing.failed, "unreadable")
            self.body.addWidget(RichText(style, words(f"analysis.work.{code}"), 17))
            self.button = Button(style, words("analysis.work.begin"), Kind.PRIMARY, "chart", self)
            self.button.acted.connect(analysing.begin)
        row.addStretch(1)
        row.addWidget(self.button)
        self.body.addLayout(row)
