"""The band between board and tray: who must do what, one line of consequence, and the buttons that apply."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from meadhall.views.look import chrome
from meadhall.views.look.controls import Kind
from meadhall.views.look.palette import Player
from meadhall.views.look.richtext import Lines, draw_lines, lines_of
from meadhall.views.look.style import Style, smooth
from meadhall.views.text import Prompt
from meadhall.views.widgets import Button, aloud, let_go

_SENTENCE, _DETAIL = 20, 14.5
_LEAST = 0.75
_LEAST_WORDS = 340  # measures
_MARK = 4


@dataclass(frozen=True)
class PromptButton:
    """Two that look alike are the same one, whatever they do."""

    text: str
    act: Callable[[], object] = field(compare=False)
    kind: Kind = Kind.SECONDARY
    icon: str | None = None
    key: str = ""
    reason: str = ""  # why it is barred


class PromptBar(QWidget):
    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self.topic: tuple[str, ...] = ()  # what the almanac knows the question by
        self._player: Player | None = None
        self._marked = False
        self._words = _Words(style, self)
        self._buttons: list[Button] = []
        self._wanted: list[PromptButton] = []
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(style.px(82), style.px(6), style.px(10), style.px(2))
        self._row.setSpacing(0)
        self._row.addWidget(self._words, 1)

    @property
    def marked(self) -> bool:
        return self._marked

    @property
    def least_width(self) -> int:
        """With its buttons as wide as they want to be, and room for a sentence on two lines."""
        margins = self._row.contentsMargins()
        around = margins.left() + margins.right() + self.look.px(_LEAST_WORDS)
        return around + sum(button.sizeHint().width() for button in self._buttons)

    @property
    def spoken(self) -> str:
        return self._words.accessibleName()

    def say(self, prompt: Prompt, player: Player | None, *, marked: bool = False) -> None:
        """Marked is what somebody else does to the one who looks."""
        self._words.say(prompt)
        self._make_room()
        if (player, marked) != (self._player, self._marked):
            self._player, self._marked = player, marked
            self.update()

    def set_buttons(self, buttons: Sequence[PromptButton]) -> None:
        """Where they look as before only what they do is another thing."""
        stay = self._wanted == list(buttons)
        self._wanted = list(buttons)
        if stay:
            return
        if any(button.hasFocus() for button in self._buttons):
            self._words.setFocus(Qt.FocusReason.OtherFocusReason)  # Qt would choose a card, which then shows large
        for button in self._buttons:
            let_go(button)
        self._buttons = [self._button(place, button) for place, button in enumerate(buttons)]
        self._make_room()

    def _make_room(self) -> None:
        """For the words: where they do not fit, buttons keep their icons alone, one after the other."""
        terse = [button for button in self._buttons if button.icon_name and button.kind is not Kind.PRIMARY]
        for button in terse:
            button.go_bare(False)
        while terse and not self._has_room():
            terse.pop(0).go_bare(True)

    def _has_room(self) -> bool:
        self._row.invalidate()
        self._row.activate()
        return self._words.has_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def _button(self, place: int, wanted: PromptButton) -> Button:
        button = Button(self.look, wanted.text, wanted.kind, wanted.icon, self, key=wanted.key, size=16)
        button.acted.connect(lambda: self._act(place))
        button.bar(wanted.reason)
        self._row.addWidget(button)
        button.show()
        return button

    def _act(self, place: int) -> None:
        self._wanted[place].act()

    def golden(self) -> Button | None:
        """The button that goes on."""
        return next((button for button in self._buttons if button.kind is Kind.PRIMARY), None)

    def paintEvent(self, event: QPaintEvent) -> None:
        player = self._player.name if self._player else ""
        key = ("prompt", self.look.room.name, self.look.unit, player, self._marked)
        size = QRectF(self.rect()).size()
        picture = self.look.pixmap(key, size, self._paint_ground, self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, picture)

    def _paint_ground(self, painter: QPainter) -> None:
        chrome.prompt_band(painter, self.look, QRectF(self.rect()), self._player)
        if self._marked:
            edge = self.look.scaled(_MARK)
            painter.setPen(self.look.pen(self.look.room.gold, _MARK))
            painter.drawRect(QRectF(self.rect()).adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2))


class _Words(QWidget):
    """The two lines. Where they have little room the sentence gets smaller, then takes both lines."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        self._prompt = Prompt("")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def say(self, prompt: Prompt) -> None:
        if prompt == self._prompt:
            return
        self._prompt = prompt
        self.setAccessibleName(aloud(self.look, prompt.sentence, prompt.consequence))
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(180), self.look.px(40))

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(560), self.look.px(50))

    def _fitted(self, text: str, measure: float, height: float, share: float = _LEAST) -> Lines:
        """`share` of its size is left at least."""
        pixels = self.look.letters(measure)
        smallest = max(self.look.floor, pixels * share)
        lines = lines_of(text, self.width(), pixels, 1.22)
        while (lines.height > height + 0.5 or lines.width > self.width() + 1) and pixels - 0.5 >= smallest:
            pixels -= 0.5
            lines = lines_of(text, self.width(), pixels, 1.22)
        return lines

    def _lines(self) -> tuple[Lines, Lines]:
        style, prompt = self.look, self._prompt
        one = style.letters(_SENTENCE) * 1.3
        space = self.height() - style.scaled(4)
        if not prompt.consequence:
            return self._fitted(prompt.sentence, _SENTENCE, space), lines_of("", 1, 12)
        sentence, detail = self._large()
        if sentence.height + detail.height > space:  # very large letters in a small window
            sentence = self._fitted(prompt.sentence, _SENTENCE, one, 0)
            detail = self._fitted(prompt.consequence, _DETAIL, max(space - sentence.height, 14), 0)
        return sentence, detail

    def _large(self) -> tuple[Lines, Lines]:
        """Hardly smaller than they ought to be."""
        sentence = self._fitted(self._prompt.sentence, _SENTENCE, self.look.letters(_SENTENCE) * 1.3)
        space = self.height() - self.look.scaled(4)
        return sentence, self._fitted(self._prompt.consequence, _DETAIL, max(space - sentence.height, 14))

    def has_room(self) -> bool:
        sentence, detail = self._large() if self._prompt.consequence else self._lines()
        return self._are_inside(sentence, detail)

    def text_fits(self) -> bool:
        return self._are_inside(*self._lines())

    def _are_inside(self, sentence: Lines, detail: Lines) -> bool:
        wide = max(sentence.width, detail.width) <= self.width() + 1.5
        return wide and sentence.height + detail.height <= self.height() + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        room = self.look.room
        sentence, detail = self._lines()
        gap = self.look.scaled(1) if detail.height else 0
        top = (self.height() - sentence.height - detail.height - gap) / 2
        draw_lines(painter, sentence, QRectF(0, top, self.width(), sentence.height), room.text)
        below = QRectF(0, top + sentence.height + gap, self.width(), detail.height)
        draw_lines(painter, detail, below, room.text2)
