"""Set-up: who sits at the table, what is agreed, the seed of chance."""

from __future__ import annotations

from math import ceil
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.views.look.controls import Kind
from meadhall.views.look.covers import HEIGHT, WIDTH, box_margin, box_pixmap
from meadhall.views.look.style import Style
from meadhall.views.shell.beam import TitleBeam, beam_text
from meadhall.views.shell.guide import Guide, Page, Place
from meadhall.views.shell.hall import paint_hall
from meadhall.views.shell.setting_up.draft import Draft
from meadhall.views.shell.setting_up.options_panel import OptionsPanel
from meadhall.views.shell.setting_up.seats_panel import SeatsPanel
from meadhall.views.shell.setting_up.start import StartButton
from meadhall.views.text import facts
from meadhall.views.widgets import Button, Label, RichText, words_of

_ROOM_FOR_BOX, _ROOM_FOR_TWO = 1560, 1900  # measures: for the box, and for two columns of rules
_ALSO = 1700  # pixels: letters are never smaller than they can be read, and then rules need more than measures say
_SHARES = {1: (33, 90, 52), 2: (28, 81, 79)}  # of the width: the box, the seats, and so many columns of rules


class SetupPage(Page):
    def __init__(self, guide: Guide, style: Style, draft: Draft) -> None:
        super().__init__(guide, style)
        self.draft = draft
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        beam = TitleBeam(style, style.words("shell.setup.title"), self)
        beam.back.acted.connect(guide.back)
        self._game = Label(
            style, facts(draft.game_id, words_of(style)).title, "bold", 18, beam, colour=beam_text(style)
        )
        beam.row.addWidget(self._game)
        beam.row.addSpacing(style.px(20))
        beam.row.addWidget(self._lessons(beam))
        whole.addWidget(beam)
        columns = QHBoxLayout()
        columns.setContentsMargins(style.px(60), style.px(30), style.px(52), style.px(16))
        columns.setSpacing(style.px(14))
        whole.addLayout(columns, 1)
        self._columns = columns
        self._about = _About(style, draft.game_id, self)
        self._seats = SeatsPanel(style, draft, self)
        self._options = OptionsPanel(style, draft, self)
        for part, share in zip((self._about, self._seats, self._options), _SHARES[1], strict=True):
            columns.addWidget(part, share)
        whole.addLayout(self._foot())
        self._seats.changed.connect(self._changed)
        self._seats.choosing.connect(lambda: guide.go(Place("opponents", draft)))
        self._options.changed.connect(self._changed)
        self._changed()

    def _lessons(self, beam: QWidget) -> Button:
        """The way to the course of this game."""
        words, game_id = words_of(self.look), self.draft.game_id
        title = facts(game_id, words).title
        lessons = Button(self.look, words("shell.home.learn.open"), Kind.SECONDARY, "raven", beam, height=44)
        lessons.setObjectName("lessons")
        lessons.explain(words("shell.learn_game", game=title))
        lessons.acted.connect(lambda: self.guide.go(Place("learn", game_id)))
        return lessons

    def _foot(self) -> QHBoxLayout:
        style, words = self.look, self.look.words
        foot = QHBoxLayout()
        foot.setContentsMargins(style.px(60), 0, style.px(52), style.px(28))
        foot.setSpacing(0)
        solo = Button(style, words("shell.setup.quick_solo"), Kind.SECONDARY, "person", self, size=18, height=60)
        solo.acted.connect(self._seat_solo)
        foot.addWidget(solo)
        two = Button(style, words("shell.setup.quick_two"), Kind.SECONDARY, None, self, size=18, height=60)
        two.acted.connect(self._seat_two)
        foot.addWidget(two)
        load = Button(style, words("shell.setup.load"), Kind.SECONDARY, "save", self, size=18, height=60)
        load.acted.connect(lambda: self.guide.go(Place("hall")))
        foot.addWidget(load)
        foot.addSpacing(style.px(20))
        self._start = StartButton(self.guide, style, self.draft, self)
        foot.addWidget(self._start.problem, 1)
        foot.addSpacing(style.px(16))
        self._start.setMinimumWidth(style.px(440))
        foot.addWidget(self._start)
        return foot

    def _seat_solo(self) -> None:
        self.draft.options.clear()
        self.draft.seat_people(1, max(self.draft.game.seats(self.draft.agreed())))
        self._refresh()

    def _seat_two(self) -> None:
        self.draft.seat_people(2, 2)
        self.draft.play_with(2)
        self._refresh()

    def _refresh(self) -> None:
        self._seats.refresh()
        self._options.refresh()
        self._changed()

    def _changed(self) -> None:
        self._start.look_again()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is wide, rules stand in two columns; where it is narrow, they and the seats need the box's place,
        and the beam says which game it is."""
        has_box = self.width() >= self.look.px(_ROOM_FOR_BOX)
        self._about.setVisible(has_box)
        self._game.setVisible(not has_box)
        rules = 2 if self.width() >= max(self.look.px(_ROOM_FOR_TWO), _ALSO) else 1
        for place, share in enumerate(_SHARES[rules]):
            self._columns.setStretch(place, share)
        self._options.lay_side_by_side(rules)

    def kept(self) -> Any:
        return self._seats.kept(), self._options.kept()

    def restore(self, kept: Any) -> None:
        seats, options = kept
        self._seats.restore(seats)
        self._options.restore(options)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_hall(self, self.look)


class _About(QWidget):
    """The box, and what is in it."""

    def __init__(self, style: Style, game_id: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        about = facts(game_id, words_of(style))
        room = style.room
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, style.px(8), 0)
        column.setSpacing(style.px(12))
        column.addWidget(_BoxPicture(style, game_id, about.title, self), 6)
        column.addSpacing(style.px(6))
        column.addWidget(Label(style, about.title, "name", 26, self))
        column.addWidget(RichText(style, about.about, 17, self, colour=room.text2))
        column.addSpacing(style.px(8))
        minutes = style.words("shell.setup.about_time", minutes=about.minutes)
        for icon, text in (("hourglass", minutes), ("person", about.players)):
            column.addWidget(_Fact(style, icon, text, self))
        column.addStretch(1)


class _Fact(QWidget):
    def __init__(self, style: Style, icon: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(style.px(10))
        mark = RichText(style, f"[{icon}]", 18, self, colour=style.room.accent)
        mark.setFixedWidth(style.px(28))
        row.addWidget(mark)
        row.addWidget(Label(style, text, "medium", 17, self), 1)


class _BoxPicture(QWidget):
    """The box, as large as the place allows."""

    def __init__(self, style: Style, game_id: str, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._game_id, self._title = game_id, title
        self.setMinimumHeight(style.px(200))
        self.setAccessibleName(title)

    def _widest(self) -> float:
        return min(self.look.scaled(300), self.width() / 1.1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """No higher than the box can be: its words follow it at once."""
        self.setMaximumHeight(max(self.minimumHeight(), ceil(self._widest() * HEIGHT / WIDTH * 1.08)))

    def paintEvent(self, event: QPaintEvent) -> None:
        style = self.look
        width = min(self._widest(), self.height() / 1.08 * WIDTH / HEIGHT)
        picture = box_pixmap(style, self._game_id, width, self._title, self.devicePixelRatioF())
        painter = QPainter(self)
        margin = box_margin(width)
        painter.drawPixmap(QRectF(-margin * 0.4, 0, 0, 0).topLeft(), picture)
