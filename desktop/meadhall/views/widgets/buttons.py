"""Buttons with words, and buttons with an icon only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from meadhall.views.look import controls
from meadhall.views.look.controls import Kind
from meadhall.views.look.icons import mono
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets.measure import HALO, aloud, fit
from meadhall.views.widgets.press import Press

_SHRINK = 0.75


class Button(Press):
    """Words, an icon before them if there is one, and the key that does the same."""

    def __init__(
        self,
        style: Style,
        text: str,
        kind: Kind = Kind.SECONDARY,
        icon: str | None = None,
        parent: QWidget | None = None,
        *,
        key: str = "",
        size: float = 17,
        height: float = 44,
    ) -> None:
        """`key` is a shortcut in Qt's spelling; it works while the button can be seen and is printed on it."""
        super().__init__(style, text, parent)
        self.kind = kind
        self.icon_name = icon
        self._size = size
        self._height = height
        self._is_bare = False
        self._beside = 0.0
        self.key_shown = self.bind(key) if key else ""

    def set_text(self, text: str) -> None:
        self.text_shown = text
        self.setAccessibleName(aloud(self.look, text))
        self.updateGeometry()
        self.update()

    @staticmethod
    def align(column: Sequence[Button]) -> None:
        """Their words, which are all in the middle as one."""
        longest = max(button._words_width() for button in column)
        for button in column:
            button._beside = longest

    def go_bare(self, bare: bool) -> None:
        """With its icon alone, where there is no room for words: they come in the bubble."""
        if bare == self._is_bare:
            return
        self._is_bare = bare
        if not self.reason:
            self.explain(self.text_shown if bare else "")
        self.updateGeometry()
        self.update()

    @property
    def _words(self) -> str:
        return "" if self._is_bare else self.text_shown

    def _around(self) -> float:
        """All of the width that is not words."""
        style = self.look
        icon = style.scaled(self._size * 1.3) + (style.scaled(7) if self._words else 0) if self.icon_name else 0
        key = controls.key_cap_width(style, self.key_shown) + style.scaled(8) if self.key_shown else 0
        return style.scaled(20) + icon + key

    def _words_width(self) -> float:
        role = "medium" if self.kind is Kind.GHOST else "bold"
        return QFontMetricsF(self.look.font(role, self._size)).horizontalAdvance(self._words)

    def sizeHint(self) -> QSize:
        style, halo = self.look, 2 * self.look.px(HALO)
        width = self._around() + self._words_width() + style.scaled(16)
        return QSize(round(width) + halo, style.px(self._height) + halo)

    def minimumSizeHint(self) -> QSize:
        width = self._around() + self._words_width() * _SHRINK + 4
        return QSize(round(width) + 2 * self.look.px(HALO), self.sizeHint().height())

    def text_fits(self) -> bool:
        role = "medium" if self.kind is Kind.GHOST else "bold"
        is_whole = self.height() >= self.sizeHint().height() - 1
        return is_whole and fit(self.look, role, self._size, self._words, self.face.width() - self._around()).fits

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        controls.button(
            painter,
            self.look,
            self.face,
            self._words,
            self.kind,
            self.touch,
            icon=self.icon_name,
            key=self.key_shown,
            size=self._size,
            beside=self._beside,
        )


class IconButton(Press):
    """An icon; its name is read aloud and shown in a bubble."""

    def __init__(
        self,
        style: Style,
        icon: str,
        name: str,
        parent: QWidget | None = None,
        *,
        kind: Kind = Kind.GHOST,
        size: float = 40,
        key: str = "",
    ) -> None:
        super().__init__(style, name, parent)
        self.kind = kind
        self.icon_name = icon
        self._size = size
        said = name
        if key:
            said = style.words("shell.common.key_hint", what=name, key=self.bind(key))
        self.explain(said)

    def rename(self, name: str) -> None:
        """It does something else now."""
        self.text_shown = name
        self.setAccessibleName(aloud(self.look, name))
        self.explain(name)

    def sizeHint(self) -> QSize:
        side = max(self.look.px(self._size) + 2 * self.look.px(HALO), 36)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        face = controls.button_face(painter, self.look, self.face, self.kind, self.touch)
        size = min(face.content.width(), face.content.height()) * 0.6
        centre = face.content.center()
        mono(painter, self.icon_name, QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), face.text)
