"""The base of all that one can press: pointer, keyboard, focus that shows, and a reason where it is barred."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

from meadhall.views.look.controls import Touch
from meadhall.views.look.style import Style
from meadhall.views.widgets.bubble import Hint, describe
from meadhall.views.widgets.measure import HALO, aloud

_PRESSING = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Press(QPushButton):
    """Paints nothing itself. `acted` comes from a click, Space or Enter, unless it is barred."""

    acted = Signal()

    def __init__(self, style: Style, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = style
        self.text_shown = text
        self.about: tuple[str, ...] = ()  # what the almanac knows it by
        self.reason = ""  # why not, while it is barred
        self._said = ("", "")  # by the bubble, and by which rule
        self._hint: Hint | None = None
        self._rings = False
        self.setAccessibleName(aloud(style, text))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._clicked)

    @property
    def topic(self) -> tuple[str, ...]:
        """What somebody asks about who asks what this is: first why it cannot be done."""
        rule = self._said[1]
        return (f"rule:{rule}", *self.about) if rule else self.about

    @property
    def touch(self) -> Touch:
        return Touch(
            enabled=self.isEnabled() and not self.reason,
            hovered=self.underMouse() and self.isEnabled(),
            pressed=self.isDown(),
            focused=self.hasFocus() and self._rings,
        )

    def text_width(self, font: QFont) -> float:
        return QFontMetricsF(font).horizontalAdvance(self.text_shown)

    @property
    def face(self) -> QRectF:
        """Where it is painted: all but its halo."""
        halo = self.look.px(HALO)
        return QRectF(self.rect()).adjusted(halo, halo, -halo, -halo)

    def told_of(self) -> QRect:
        """What the bubble points at, and lies beside."""
        return self.rect()

    def bind(self, key: str) -> str:
        """Let a key (in Qt's spelling) do the same while this can be seen; returns what is printed on that key."""
        from PySide6.QtGui import QKeySequence, QShortcut

        sequence = QKeySequence(key)
        # Not the button's own shortcut, which waits for a tenth of a second to look pressed.
        QShortcut(sequence, self).activated.connect(self.click)
        return sequence.toString(QKeySequence.SequenceFormat.NativeText)

    def bar(self, reason: str, rule: str = "") -> None:
        """It stays in sight and can be asked why; an empty reason frees it."""
        if reason != self.reason:
            self.reason = reason
            self.setCursor(Qt.CursorShape.ArrowCursor if reason else Qt.CursorShape.PointingHandCursor)
            self.update()
        self.explain(reason, rule)

    def explain(self, text: str, rule: str = "") -> None:
        """What one reads on hovering it or on coming to it by keyboard."""
        if (text, rule) == self._said:
            return
        self._said = text, rule
        describe(self, self.look, text, rule)
        if self._hint:
            self._hint.text, self._hint.rule = text, rule

    def _come_near(self, event: QEvent) -> None:
        """Nobody can ask before: only now there is a hint, and listens."""
        if self._hint is None and any(self._said):
            self._hint = Hint(self, self.look, *self._said, self.told_of)
            self._hint.eventFilter(self, event)

    def _clicked(self) -> None:
        if not self.reason:
            self.look.sounds.play("press")
            self.acted.emit()

    def nextCheckState(self) -> None:
        if not self.reason:
            super().nextCheckState()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _PRESSING and self.isEnabled():
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._rings = event.reason() != Qt.FocusReason.MouseFocusReason
        self._come_near(event)
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._rings = False
        if self.topic:
            from meadhall.views.widgets.topic import ask_when_held  # no page but the table needs it

            ask_when_held(self, event, self._held)
        if self.reason:
            event.accept()
        else:
            super().mousePressEvent(event)

    def _held(self) -> None:
        """It has answered: let go, it does nothing more."""
        self.setDown(False)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._come_near(event)
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()
