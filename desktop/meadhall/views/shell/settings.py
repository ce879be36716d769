"""Settings: every choice of this machine, at once in force."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.languages import languages
from meadhall.models.settings import Choices
from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.shell.beam import TitleBeam
from meadhall.views.shell.guide import Guide, Page, Place
from meadhall.views.shell.hall import paint_hall
from meadhall.views.shell.sample import Sample
from meadhall.views.shell.setting_up.options_panel import OptionRow, Rule
from meadhall.views.text import Line, escaped
from meadhall.views.widgets import (
    Button,
    Choice,
    Label,
    Panel,
    RichText,
    ScrollColumn,
    SectionHead,
    Segments,
    Slider,
    Toggle,
    ask,
)

_ROW = 72  # how high a row is at least
_NEAR, _FAR = 9, 16  # rows from the lines between them, and what they may be further apart where there is room
_APART = 14  # a heading from the group before it, besides the room between rows
_TWO, _THREE = ((0, 1, 2), (3, 4), ()), ((0, 1), (2, 3), (4,))  # which groups stand in which column
_ROOM_FOR_THREE = 1900  # measures
_ALSO = 1700  # pixels: letters do not shrink with the measures
_IN_A_ROW = 4  # choices; more go below
_KEPT = ("window",)  # choices that this page does not show, and so does not reset


class SettingsPage(Page):
    def __init__(self, guide: Guide, style: Style) -> None:
        super().__init__(guide, style)
        words = style.words
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        beam = TitleBeam(style, words("shell.settings.title"), self)
        beam.back.acted.connect(guide.back)
        about = Button(style, words("shell.home.about"), Kind.SECONDARY, "info", beam)
        about.acted.connect(lambda: guide.go(Place("about")))
        beam.row.addWidget(about)
        reset = Button(style, words("shell.settings.reset"), Kind.SECONDARY, "undo", beam)
        reset.acted.connect(self.ask_reset)
        beam.row.addWidget(reset)
        whole.addWidget(beam)
        columns = QHBoxLayout()
        columns.setContentsMargins(style.px(60), style.px(24), style.px(60), style.px(8))
        columns.setSpacing(style.px(14))
        whole.addLayout(columns, 1)
        self._panels = [self._panel() for _ in _THREE]
        for panel in self._panels:
            columns.addWidget(panel, 1)
        self._scrolls = [panel.findChildren(ScrollColumn)[0] for panel in self._panels]
        told = self._words_rows(), self._look_rows(), self._sound_rows(), self._motion_rows(), self._play_rows()
        self._groups = [self._group(*group) for group in told]
        self._shares: tuple[tuple[int, ...], ...] = ()
        self._lay(_TWO)
        folder = words("shell.settings.data_folder", folder=f"**{escaped(str(guide.library.folder))}**")
        foot = QHBoxLayout()
        foot.setContentsMargins(style.px(76), 0, style.px(76), style.px(20))
        foot.addWidget(RichText(style, folder, 16, self, colour=style.room.text2))
        whole.addLayout(foot)

    def _panel(self) -> Panel:
        panel = Panel(self.look, self, padding=24, radius=14)
        scroll = ScrollColumn(self.look, panel, spacing=9)
        scroll.fade_out(self.look.room.panel)
        scroll.body.addStretch(1)
        panel.body.addWidget(scroll)
        return panel

    def _group(self, heading: str, icon: str, rows: Sequence[QWidget]) -> QWidget:
        """Rows below a heading, with hairlines between them."""
        style = self.look
        group = QWidget()
        column = QVBoxLayout(group)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(style.px(_NEAR))
        column.addWidget(SectionHead(style, style.words(f"shell.settings.{heading}"), icon))
        for at, row in enumerate(rows):
            if at:
                column.addWidget(Rule(style))
            row.setMinimumHeight(style.px(_ROW))
            column.addWidget(row)
        return group

    def _lay(self, shares: tuple[tuple[int, ...], ...]) -> None:
        """Which groups stand in which column; one without any is not there."""
        if shares == self._shares:
            return
        self._shares = shares
        for panel, scroll, share in zip(self._panels, self._scrolls, shares, strict=True):
            for at, number in enumerate(share):
                group = self._groups[number]
                group.setContentsMargins(0, self.look.px(_APART) if at else 0, 0, 0)
                scroll.body.insertWidget(at, group)
            panel.setVisible(bool(share))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay(_THREE if self.width() >= max(self.look.px(_ROOM_FOR_THREE), _ALSO) else _TWO)
        self._space(self.look.px(_NEAR))
        self._settle()  # at once: nobody sees a column that is still empty
        self._space(self.look.px(_NEAR) + self._spare())
        self._settle()

    def _settle(self) -> None:
        for part in (self, *(scroll.column for scroll in self._scrolls)):
            layout = part.layout()
            if layout is not None:
                layout.activate()

    def _space(self, apart: int) -> None:
        """The same between all rows: in columns side by side they have one rhythm."""
        for layout in (*(scroll.body for scroll in self._scrolls), *(group.layout() for group in self._groups)):
            assert layout is not None
            layout.setSpacing(apart)

    def _spare(self) -> int:
        """How much further apart rows can be until the fullest column is full."""
        found = [self.look.px(_FAR)]
        for panel, scroll, share in zip(self._panels, self._scrolls, self._shares, strict=True):
            layouts = (self._groups[number].layout() for number in share)
            gaps = sum(layout.count() for layout in layouts if layout is not None)
            inside = panel.rect().marginsRemoved(panel.body.contentsMargins())
            room = inside.height() - scroll.body.totalHeightForWidth(inside.width())
            found += [max(room, 0) // gaps] if gaps else []
        return min(found)

    # The rows

    def _words_rows(self) -> tuple[str, str, Sequence[QWidget]]:
        words, now = self.look.words, self.guide.settings.now
        tongues = [Choice("system", words("shell.settings.room_system"))]
        tongues += [Choice(code, language.name) for code, language in languages().items()]
        rows = [
            self._segments("language", tongues),
            self._text_size(),
            self._slider(
                "interface_scale",
                "interface_scale",
                50,
                200,
                10,
                words("shell.settings.percent", n=now.interface_scale),
            ),
        ]
        return "heading_words", "globe", rows

    def _text_size(self) -> QWidget:
        """With a line that is as large as one chooses."""
        now = self.guide.settings.now.text_scale
        row = self._slider("text_scale", "text_size", 90, 150, 5, self.look.words("shell.settings.percent", n=now))
        sample = Sample(self.look, now)
        slider = row.findChild(Slider, "text_scale")
        assert slider is not None
        slider.valueChanged.connect(sample.show_at)
        whole = QWidget()
        column = QVBoxLayout(whole)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(row)
        column.addWidget(sample)
        return whole

    def _look_rows(self) -> tuple[str, str, Sequence[QWidget]]:
        words = self.look.words
        rooms = [
            Choice("system", words("shell.settings.room_system")),
            Choice("dark", words("shell.settings.room_dark"), "sleep"),
            Choice("light", words("shell.settings.room_light"), "sun"),
        ]
        return (
            "heading_look",
            "eye",
            [self._segments("room", rooms), self._toggle("high_contrast"), self._toggle("patterns")],
        )

    def _motion_rows(self) -> tuple[str, str, Sequence[QWidget]]:
        words = self.look.words
        speeds = [Choice(0, words("shell.settings.speed_off"))]
        speeds += [Choice(n, words("shell.settings.speed_value", n=n)) for n in (1, 2, 3)]
        rows = [self._segments("motion", speeds, "speed"), self._toggle("reduced_motion")]
        return "heading_motion", "play", rows

    def _sound_rows(self) -> tuple[str, str, Sequence[QWidget]]:
        now, why = self.guide.settings.now, self.look.sounds.why
        rows: list[QWidget] = [self._toggle("muted")]
        for name in ("effects", "ambience"):
            figure = self.look.words("shell.settings.percent", n=getattr(now, name))
            rows.append(self._slider(name, name, 0, 100, 5, figure))
        rows.append(self._toggle("curtain_sound"))
        if why:
            silent = f"[sound-off] {self.look.words(f'shell.settings.silent_{why}')}"
            rows.insert(0, RichText(self.look, silent, 17, colour=self.look.room.text2))
        return "heading_sound", "sound", rows

    def _play_rows(self) -> tuple[str, str, Sequence[QWidget]]:
        words = self.look.words
        undo = [
            Choice("strict", words("shell.settings.undo_strict")),
            Choice("free", words("shell.settings.undo_free")),
        ]
        curtain = [
            Choice("between_persons", words("shell.settings.curtain_people")),
            Choice("every_time", words("shell.settings.curtain_always")),
        ]
        rows = [self._segments("undo", undo), self._segments("curtain", curtain), self._toggle("confirm")]
        rows += [self._toggle("remind"), self._toggle("remarks")]
        return "heading_play", "dice", rows

    def _said(self, word: str) -> Line:
        words = self.look.words
        return Line(words(f"shell.settings.{word}"), words(f"shell.settings.{word}_detail"))

    def _segments(self, name: str, choices: list[Choice], word: str = "") -> OptionRow:
        said, columns = self._said(word or name), min(len(choices), _IN_A_ROW)
        segments = Segments(self.look, said.title, choices, getattr(self.guide.settings.now, name), columns=columns)
        segments.setObjectName(name)
        segments.chosen.connect(lambda value: self._change(name, value))
        return OptionRow(self.look, said, segments, below=True)

    def _toggle(self, name: str) -> OptionRow:
        said = self._said(name)
        toggle = Toggle(self.look, said.title, getattr(self.guide.settings.now, name))
        toggle.setObjectName(name)
        toggle.turned.connect(lambda on: self._change(name, on))
        return OptionRow(self.look, said, toggle)

    def _slider(self, name: str, word: str, least: int, most: int, step: int, figure: str) -> OptionRow:
        style, said = self.look, self._said(word)
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        value = min(max(getattr(self.guide.settings.now, name), least), most)
        slider = Slider(style, said.title, value, least, most, step)
        slider.setObjectName(name)
        slider.settled.connect(lambda value: self._change(name, value))
        line.addWidget(slider, 1)
        shown = Label(style, figure, "name", 20, align=Qt.AlignmentFlag.AlignRight)
        shown.setFixedWidth(style.px(80))
        slider.valueChanged.connect(lambda value: shown.set_text(style.words("shell.settings.percent", n=value)))
        line.addWidget(shown)
        return OptionRow(style, said, row, below=True)

    # What they do

    def _change(self, name: str, value: Any) -> None:
        self.guide.settings.change(**{name: value})

    def ask_reset(self) -> None:
        words = self.look.words
        ask(
            self.look,
            self,
            words("shell.settings.reset"),
            words("shell.settings.reset_ask"),
            words("shell.settings.reset"),
            self._reset,
        )

    def _reset(self) -> None:
        usual = Choices()
        names = [name for name in Choices._fields if name not in _KEPT]
        self.guide.settings.change(**{name: getattr(usual, name) for name in names})

    def kept(self) -> list[int]:
        return [scroll.verticalScrollBar().value() for scroll in self._scrolls]

    def restore(self, kept: list[int]) -> None:
        for scroll, value in zip(self._scrolls, kept, strict=True):
            scroll.verticalScrollBar().setValue(value)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_hall(self, self.look)
