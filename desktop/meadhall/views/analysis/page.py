"""The page that says what decided a finished game."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.chronicle.analysis import Analysis
from meadhall.models.replay import ReplaySession
from meadhall.models.thinking.analysing import Analysing
from meadhall.views.analysis.card import DecisionCard
from meadhall.views.analysis.crop import Crops
from meadhall.views.analysis.curve import ChanceCurve
from meadhall.views.analysis.luck import LuckBars
from meadhall.views.analysis.told import Told
from meadhall.views.analysis.work import Work
from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.share.dialog import ShareDialog
from meadhall.views.shell.beam import TitleBeam, beam_text
from meadhall.views.shell.guide import Guide, Page
from meadhall.views.shell.hall import paint_hall
from meadhall.views.shell.when import when
from meadhall.views.text import facts
from meadhall.views.widgets import Button, Label, Panel, RichText, ScrollColumn, SectionHead, let_go, words_of

_SIDE, _GAP = 34, 10
_BUTTON = 44
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class AnalysisPage(Page):
    def __init__(self, guide: Guide, style: Style, analysing: Analysing) -> None:
        super().__init__(guide, style)
        self._analysing = analysing
        self.cards: list[DecisionCard] = []
        self.curve: ChanceCurve | None = None
        self.work: Work | None = None
        self._chosen = 0
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._beam())
        self._place = QVBoxLayout()
        whole.addLayout(self._place, 1)
        self._shown: QWidget | None = None
        analysing.changed.connect(self._fill)
        analysing.unkept.connect(self._tell_unkept)
        self._fill()

    def _beam(self) -> TitleBeam:
        style, words, table = self.look, words_of(self.look), self._analysing.table
        beam = TitleBeam(style, words("analysis.title"), self)
        beam.back.acted.connect(self.guide.back)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        game = facts(table.game.id, words).title  # pyright: ignore[reportArgumentType]
        colour, right = beam_text(style), Qt.AlignmentFlag.AlignRight
        about = words("analysis.about", game=game, n=len(table.entries))
        lines.addStretch(1)
        lines.addWidget(Label(style, about, "bold", 17, beam, colour=colour, align=right))
        lines.addWidget(Label(style, self._won(), "text", 15, beam, colour=colour, align=right))
        lines.addStretch(1)
        beam.row.addLayout(lines)
        beam.row.addSpacing(style.px(20))
        self.share = Button(style, words("share.button"), Kind.SECONDARY, "save", beam, height=48)
        self.share.acted.connect(self.open_share)
        beam.row.addWidget(self.share)
        return beam

    def open_share(self) -> None:
        table = self._analysing.table
        ShareDialog(self.look, self, table, len(table.entries)).open()

    def _won(self) -> str:
        words, table = words_of(self.look), self._analysing.table
        assert table.state.result is not None
        begun = when(words, table.terms.created)
        winners = [table.terms.seats[seat].name for seat in table.state.result.winners]
        if not winners:
            return words("analysis.lost", when=begun)
        return words("analysis.won", when=begun, who=words.listed(winners))

    def _fill(self) -> None:
        if self._shown is not None:
            let_go(self._shown)
        self.cards, self.curve, self.work = [], None, None
        found = self._analysing.found
        self._shown = self._waiting() if found is None else self._content(found)
        self._place.addWidget(self._shown, 1)
        if self.isVisible():
            self._first_focus()

    def _first_focus(self) -> None:
        first = self.cards[0] if self.cards else self.work.button if self.work is not None else None
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _waiting(self) -> QWidget:
        content = QWidget(self)
        column = QVBoxLayout(content)
        self.work = Work(self.look, self._analysing, content)
        row = QHBoxLayout()  # an alignment would have it as high as its words are in a wider place
        row.addStretch(1)
        row.addWidget(self.work)
        row.addStretch(1)
        column.addStretch(2)
        column.addLayout(row)
        column.addStretch(3)
        return content

    # What was found

    def _content(self, found: Analysis) -> QWidget:
        style = self.look
        told = Told(self._analysing.table, found, words_of(style))
        content = ScrollColumn(style, self)  # letters can be so large that not all has room at once
        column = content.body
        column.setContentsMargins(style.px(_SIDE), style.px(8), style.px(_SIDE), style.px(16))
        column.setSpacing(style.px(_GAP) // 2)
        upper = QHBoxLayout()
        upper.setSpacing(style.px(_GAP) // 2)
        upper.addWidget(self._chances(told), 70)
        upper.addWidget(self._luck(told), 30)
        column.addLayout(upper, 48)
        heading = told.words("analysis.decisions.heading", n=len(told.decisions))
        head = QHBoxLayout()
        head.setContentsMargins(style.px(8), 0, style.px(8), 0)
        head.setSpacing(style.px(8))
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(SectionHead(style, heading, "flag"))
        head.addLayout(texts, 1)
        if told.decisions:
            judge = told.words("analysis.decisions.judge")
            texts.addWidget(RichText(style, judge, 15, colour=style.room.text3))
            self._add_ways(head)
        column.addLayout(head)
        column.addLayout(self._decisions(told), 52)
        return content

    def _add_ways(self, row: QHBoxLayout) -> None:
        style, words = self.look, self.look.words
        self.watching = Button(style, words("analysis.decisions.watch"), Kind.PRIMARY, "play", height=_BUTTON)
        self.watching.acted.connect(lambda: self.watch(self._chosen))
        self.trying = Button(style, words("table.sandbox.menu"), Kind.SECONDARY, "swap", height=_BUTTON)
        self.trying.acted.connect(self.try_out)
        row.addWidget(self.watching)
        row.addWidget(self.trying)

    def _panel(self, ident: str, icon: str) -> Panel:
        panel = Panel(self.look, padding=16, radius=12)
        panel.body.setSpacing(self.look.px(6))
        panel.body.addWidget(SectionHead(self.look, words_of(self.look)(ident), icon))
        return panel

    def _chances(self, told: Told) -> Panel:
        panel = self._panel("analysis.chances.heading", "chart")
        judge = told.words("analysis.chances.judge")
        panel.body.addWidget(Label(self.look, judge, "text", 15, colour=self.look.room.text3))
        self.curve = ChanceCurve(self.look, told)
        self.curve.chosen.connect(self.watch)
        panel.body.addWidget(self.curve, 1)
        return panel

    def _luck(self, told: Told) -> Panel:
        style = self.look
        panel = self._panel("analysis.luck.heading", "dice")
        panel.body.addWidget(RichText(style, told.words("analysis.luck.about"), 15, colour=style.room.text2))
        panel.body.addStretch(1)
        for fortune in told.analysis.fortune:
            panel.body.addWidget(LuckBars(style, told, fortune))
            panel.body.addStretch(2)
        return panel

    def _decisions(self, told: Told) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(0)
        crops = Crops(self.look, told)
        for decision, said in zip(told.analysis.decisions, told.decisions, strict=True):
            card = DecisionCard(self.look, told, decision, said, crops, self.cards)
            number = len(self.cards)
            card.acted.connect(lambda number=number: self.watch(number))
            card.came.connect(lambda number=number: self._choose(number))
            self.cards.append(card)
            row.addWidget(card, 1)
        if not self.cards:
            row.addWidget(RichText(self.look, told.words("analysis.decisions.none"), 18, colour=self.look.room.text2))
        self._choose(min(self._chosen, len(self.cards) - 1))
        return row

    # Choosing

    def _choose(self, number: int) -> None:
        self._chosen = max(0, number)
        for place, card in enumerate(self.cards):
            card.choose(place == self._chosen)
        if self.curve is not None:
            self.curve.choose(self._chosen)

    def watch(self, number: int) -> None:
        """The game from just before this decision."""
        self._choose(number)
        self.guide.open_replay(self._analysing.path, self.cards[number].decision.line)

    def try_out(self) -> None:
        """How else it could have gone from just before the chosen one."""
        replay = ReplaySession.of_table(self._analysing.table)
        replay.go_to(self.cards[self._chosen].decision.line)
        self.guide.open_sandbox(replay.to_try())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        if step is None or not self.cards:
            super().keyPressEvent(event)
            return
        self.cards[(self._chosen + step) % len(self.cards)].setFocus(Qt.FocusReason.OtherFocusReason)

    # What is kept

    def kept(self) -> Any:
        return self._chosen

    def restore(self, kept: Any) -> None:
        self._choose(int(kept))

    def showEvent(self, event: Any) -> None:
        super().showEvent(event)
        self._analysing.begin()

    def _tell_unkept(self, why: str) -> None:
        words = words_of(self.look)
        self.guide.notice(words("analysis.work.unkept", why=words(f"shell.save_failed.{why}")))

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_hall(self, self.look)
