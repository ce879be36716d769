"""About: what Meadhall is, whose the games are, and the licences."""

from __future__ import annotations

import platform

from PySide6.QtCore import QRectF, Qt, qVersion
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall import __version__
from meadhall.views.look.controls import Kind
from meadhall.views.look.covers import HEIGHT, WIDTH, cover
from meadhall.views.look.ink import stroke
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.shell.beam import Logo, TitleBeam
from meadhall.views.shell.guide import Guide, Page
from meadhall.views.shell.hall import paint_hall
from meadhall.views.shell.hearth.boxes import SHELF
from meadhall.views.shell.licences import LicencesDialog
from meadhall.views.shell.view import View
from meadhall.views.text import Facts, facts
from meadhall.views.widgets import Button, Label, Panel, RichText, ScrollColumn, SectionHead, words_of

_COVER = 96


class AboutPage(Page):
    def __init__(self, guide: Guide, style: Style) -> None:
        super().__init__(guide, style)
        words = words_of(style)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        beam = TitleBeam(style, words("shell.about.title"), self)
        beam.back.acted.connect(guide.back)
        beam.row.addWidget(Label(style, words("shell.about.version", version=__version__), "medium", 18, beam))
        whole.addWidget(beam)
        columns = QHBoxLayout()
        columns.setContentsMargins(style.px(60), style.px(24), style.px(60), style.px(24))
        columns.setSpacing(style.px(14))
        whole.addLayout(columns, 1)
        columns.addWidget(self._left(), 1)
        columns.addWidget(self._right(), 1)

    def _column(self) -> tuple[Panel, ScrollColumn]:
        panel = Panel(self.look, self, padding=26, radius=14)
        scroll = ScrollColumn(self.look, panel, spacing=10, read=self.look.words("shell.about.title"))
        panel.body.addWidget(scroll)
        return panel, scroll

    def _left(self) -> Panel:
        style, words = self.look, self.look.words
        panel, scroll = self._column()
        scroll.body.addWidget(Logo(style), 0, Qt.AlignmentFlag.AlignHCenter)
        scroll.body.addSpacing(style.px(12))
        for heading, icon, texts in (("what", "horn", ("what",)), ("notice", "info", ("notice", "buy"))):
            scroll.body.addWidget(SectionHead(style, words(f"shell.about.heading_{heading}"), icon))
            for text in texts:
                scroll.body.addWidget(RichText(style, words(f"shell.about.{text}"), 20, line_height=1.42))
            scroll.body.addSpacing(style.px(16))
        scroll.body.addWidget(View(style), 1)
        return panel

    def _right(self) -> Panel:
        style, words = self.look, words_of(self.look)
        panel, scroll = self._column()
        scroll.body.addWidget(SectionHead(style, words("shell.about.heading_games"), "dice"))
        for game_id in SHELF:
            scroll.body.addWidget(_Game(style, game_id, facts(game_id, words)))
        scroll.body.addSpacing(style.px(16))
        scroll.body.addWidget(SectionHead(style, words("shell.about.heading_licences"), "scroll"))
        for licence in ("code", "fonts", "qt"):
            scroll.body.addWidget(RichText(style, words(f"shell.about.licence_{licence}"), 17))
        row = QHBoxLayout()
        row.setSpacing(0)
        licences = Button(style, words("shell.about.show_licences"), Kind.SECONDARY, "book")
        licences.acted.connect(self.show_licences)
        row.addWidget(licences)
        copy = Button(style, words("shell.about.copy"), Kind.SECONDARY, "cards")
        copy.acted.connect(self._copy_details)
        row.addWidget(copy)
        row.addStretch(1)
        scroll.body.addLayout(row)
        scroll.body.addStretch(1)
        return panel

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_hall(self, self.look)

    def _copy_details(self) -> None:
        """For a report: no paths, nothing of the person."""
        details = f"Meadhall {__version__}, Qt {qVersion()}, Python {platform.python_version()}, {platform.platform()}"
        QGuiApplication.clipboard().setText(details)
        self.guide.notice(details)

    def show_licences(self) -> None:
        LicencesDialog(self.look, self).open()


class _Game(QWidget):
    """A small cover, our name for the game, and the name of the published one if it is another."""

    def __init__(self, style: Style, game_id: str, about: Facts) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.px(16))
        row.addWidget(_Cover(style, game_id, self))
        texts = QVBoxLayout()
        texts.setSpacing(0)
        row.addLayout(texts, 1)
        texts.addStretch(1)
        texts.addWidget(Label(style, about.title, "name", 24, self))
        if about.full != about.title:
            texts.addWidget(RichText(style, about.full, 18, self, colour=style.room.text2))
        texts.addStretch(1)


class _Cover(QWidget):
    def __init__(self, style: Style, game_id: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._game_id = game_id
        self.setFixedSize(style.px(_COVER), style.px(_COVER * HEIGHT / WIDTH))

    def paintEvent(self, event: QPaintEvent) -> None:
        rect = QRectF(self.rect())
        key = ("small cover", self._game_id)
        picture = self.look.pixmap(
            key, rect.size(), lambda painter: cover(painter, self._game_id, rect, ""), self.devicePixelRatioF()
        )
        painter = QPainter(self)
        smooth(painter)
        painter.drawPixmap(0, 0, picture)
        stroke(painter, of_rect(rect.adjusted(1, 1, -1, -1)), self.look.room.ink, self.look.scaled(2))
