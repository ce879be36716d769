"""Choosing opponents: single ones, those of a level, or whom the lot brings."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from meadhall.bots import LEVELS
from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.shell.beam import TitleBeam, beam_text
from meadhall.views.shell.guide import Guide, Page
from meadhall.views.shell.hall import paint_hall
from meadhall.views.shell.setting_up.card import CharacterCard
from meadhall.views.shell.setting_up.cards import Cards
from meadhall.views.shell.setting_up.company import CompanyPanel
from meadhall.views.shell.setting_up.draft import FEWEST, Draft
from meadhall.views.shell.setting_up.options_panel import OptionRow
from meadhall.views.shell.setting_up.start import StartButton
from meadhall.views.text import Line, facts
from meadhall.views.widgets import (
    Button,
    Choice,
    Label,
    RichText,
    ScrollColumn,
    Segments,
    Toggle,
    words_of,
)


class OpponentsPage(Page):
    def __init__(self, guide: Guide, style: Style, draft: Draft) -> None:
        super().__init__(guide, style)
        self.draft = draft
        self._level = ""  # whose characters are shown; empty: all
        words = style.words
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        beam = TitleBeam(style, words("shell.opponents.title"), self)
        beam.back.acted.connect(guide.back)
        title = facts(draft.game_id, words_of(style)).title
        beam.row.addWidget(Label(style, title, "bold", 18, beam, colour=beam_text(style)))
        whole.addWidget(beam)
        columns = QHBoxLayout()
        columns.setContentsMargins(style.px(36), style.px(18), style.px(32), style.px(14))
        columns.setSpacing(style.px(14))
        whole.addLayout(columns, 1)
        columns.addLayout(self._people(), 130)
        columns.addLayout(self._table(), 54)
        self._show_cards()
        self._changed()

    # The characters

    def _people(self) -> QVBoxLayout:
        style, words = self.look, self.look.words
        column = QVBoxLayout()
        column.setSpacing(style.px(8))
        tools = QHBoxLayout()
        tools.setSpacing(0)
        choices = [Choice("", words("shell.opponents.all"))]
        choices += [
            Choice(level, words(f"shell.setup.level_{level}"), hint=words(f"shell.setup.level_{level}_hint"))
            for level in LEVELS
        ]
        self._filter = Segments(style, words("shell.opponents.level"), choices, self._level, self, size=17, height=44)
        self._filter.setObjectName("levels")
        self._filter.chosen.connect(self._choose_level)
        tools.addWidget(self._filter)
        tools.addStretch(1)
        self._lots = Button(style, words("shell.opponents.lots"), Kind.SECONDARY, "dice", self)
        self._lots.setObjectName("lots")
        self._lots.explain(words("shell.opponents.lots_hint"))
        self._lots.acted.connect(self._draw_lots)
        tools.addWidget(self._lots)
        column.addLayout(tools)
        self._scroll = ScrollColumn(style, self)
        self._grid = Cards(style)
        self._scroll.body.addWidget(self._grid, 1)
        column.addWidget(self._scroll, 1)
        note = RichText(style, words("shell.opponents.note"), 15, self, colour=style.room.text2)
        note.setContentsMargins(style.px(6), 0, 0, 0)
        column.addWidget(note)
        return column

    def _show_cards(self) -> None:
        """Those of the level alone, or all."""
        shown = [one for one in self.draft.company() if self._level in ("", one.level)]
        self._cards = [CharacterCard(self.look, one, self._grid) for one in shown]
        for card in self._cards:
            card.acted.connect(lambda card=card: self._clicked(card))
        self._grid.show_these(self._cards)

    def _choose_level(self, level: str) -> None:
        self._level = level
        self._show_cards()
        self._show()

    def _clicked(self, card: CharacterCard) -> None:
        guest = card.character.id
        place = self.draft.place_of(guest)
        if place is None:
            self.draft.invite(guest)
        else:
            self.draft.remove(place)
        self._changed()

    def _draw_lots(self) -> None:
        self.draft.draw_lots(self._level)
        self._changed()

    # The table

    def _table(self) -> QVBoxLayout:
        style, words = self.look, self.look.words
        column = QVBoxLayout()
        column.setSpacing(style.px(4))
        self._company = CompanyPanel(style, self.draft, self)
        self._company.changed.connect(self._show)
        column.addWidget(self._company, 1)
        now = self.guide.settings.now.remarks
        said = Line(words("shell.settings.remarks"), words("shell.settings.remarks_detail"))
        speak = Toggle(style, said.title, now)
        speak.setObjectName("remarks")
        speak.turned.connect(lambda on: self.guide.settings.change(remarks=on))
        self._company.body.addWidget(OptionRow(style, said, speak))
        self._start = StartButton(self.guide, style, self.draft, self)
        self._start.problem.hide()
        column.addWidget(self._start)
        back = Button(style, words("shell.opponents.back"), Kind.SECONDARY, "left", self)
        back.acted.connect(self.guide.back)
        column.addWidget(back)
        return column

    def _changed(self) -> None:
        self._company.refresh()
        self._show()

    def _show(self) -> None:
        """The cards and the button say what is true of the draft now."""
        for card in self._cards:
            place = self.draft.place_of(card.character.id)
            card.show_at(None if place is None else self.draft.chairs[place].colour, self._why_not(place))
        self._start.look_again()
        self._order_tabs()

    def _order_tabs(self) -> None:
        """From the cards to the seats."""
        self._scroll.tab_after(self._lots)
        self._company.column.tab_after(self._cards[-1])

    def _why_not(self, place: int | None) -> str:
        words, chairs = self.look.words, self.draft.chairs
        if place is None:
            return words("shell.opponents.full") if self.draft.is_full else ""
        return words("shell.setup.at_least_two") if len(chairs) <= FEWEST else ""

    def kept(self) -> Any:
        return self._level

    def restore(self, kept: Any) -> None:
        self._filter.choose(kept)
        self._choose_level(kept)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_hall(self, self.look)
