"""The list of games: as many rows as there are games, of which only those in sight are ever made."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QImage, QImageReader, QKeyEvent, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from meadhall.chronicle.past import Past
from meadhall.models.keeping.archive import Archive
from meadhall.models.keeping.library import picture_beside
from meadhall.views.hall import row, told
from meadhall.views.look.controls import Touch
from meadhall.views.look.style import Style, smooth
from meadhall.views.widgets import words_of
from meadhall.views.widgets.scroll import bar_sheet

AT_ONCE = 40  # games that are read together
KEPT = 120  # that are remembered
PICTURES = 40
_THUMBNAIL = QSize(300, 170)  # of a picture that is kept: as large as any row shows it
Index = QModelIndex | QPersistentModelIndex
PAST = Qt.ItemDataRole.UserRole
_OPENS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Games(QAbstractListModel):
    def __init__(self, style: Style, archive: Archive) -> None:
        super().__init__()
        self.look = style
        self._archive = archive
        self.numbers: Sequence[int] = ()  # in the index, in order
        self._pasts: OrderedDict[int, Past] = OrderedDict()

    def show(self, numbers: Sequence[int]) -> None:
        self.beginResetModel()
        self.numbers = numbers
        self._pasts.clear()
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - as Qt has it
        return 0 if parent.isValid() else len(self.numbers)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == PAST:
            return self.past(index.row())
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            past = self.past(index.row())
            return None if past is None else told.aloud(words_of(self.look), past)
        return None

    def past(self, at: int) -> Past | None:
        """None for one that another window has just removed."""
        if at not in range(len(self.numbers)):
            return None
        number = self.numbers[at]
        if number not in self._pasts:
            first = max(0, at - AT_ONCE // 2)
            self._pasts.update(self._archive.index.pasts(self.numbers[first : first + AT_ONCE]))
            while len(self._pasts) > KEPT:
                self._pasts.popitem(last=False)
        return self._pasts.get(number)


class Pictures:
    """The last ones that were in sight."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._kept: OrderedDict[str, QPixmap | None] = OrderedDict()

    def of(self, past: Past) -> QPixmap | None:
        if past.path not in self._kept:
            self._kept[past.path] = _thumbnail(str(picture_beside(self._archive.place_of(past.path))))
            while len(self._kept) > PICTURES:
                self._kept.popitem(last=False)
        return self._kept[past.path]

    def forget(self) -> None:
        self._kept.clear()


def _thumbnail(path: str) -> QPixmap | None:
    reader = QImageReader(path)
    reader.setScaledSize(_THUMBNAIL)
    image: QImage = reader.read()
    return None if image.isNull() else QPixmap.fromImage(image)


class _Painter(QStyledItemDelegate):
    def __init__(self, view: GamesView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(0, self._view.row_height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        past = index.data(PAST)
        if past is None:
            return
        state: Any = option.state  # pyright: ignore[reportAttributeAccessIssue]
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        focused = chosen and self._view.hasFocus()
        rect = QRectF(option.rect)  # pyright: ignore[reportAttributeAccessIssue]
        smooth(painter)
        touch = Touch(hovered=hovered, focused=focused)
        row.paint(painter, self._view.look, rect, past, self._view.pictures.of(past), touch, chosen)


class GamesView(QListView):
    """`chosen` carries the game under the cursor, or nothing; `opened` comes from a double click or Enter."""

    chosen = Signal(object)
    opened = Signal(object)

    def __init__(self, style: Style, archive: Archive, name: str) -> None:
        super().__init__()
        self.look = style
        self.row_height = style.px(row.HEIGHT)
        self.games = Games(style, archive)
        self.pictures = Pictures(archive)
        self.setModel(self.games)
        self.setItemDelegate(_Painter(self))
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.verticalScrollBar().setStyleSheet(bar_sheet(style))
        self.setAccessibleName(name)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))
        self.setPalette(palette)
        self.selectionModel().currentChanged.connect(lambda now, before: self.chosen.emit(now.data(PAST)))
        self.doubleClicked.connect(lambda index: self.opened.emit(index.data(PAST)))

    @property
    def current(self) -> Past | None:
        return self.games.past(self.currentIndex().row())

    def fill(self, numbers: Sequence[int]) -> None:
        """The cursor stays on its game, if that is still there; else it lies on the first."""
        before = self.games.numbers[self.currentIndex().row()] if self.currentIndex().isValid() else None
        above = self.verticalScrollBar().value()
        self.pictures.forget()
        self.games.show(numbers)
        at = numbers.index(before) if before in numbers else 0
        if numbers:
            self.setCurrentIndex(self.games.index(at))
            if before in numbers:
                self.verticalScrollBar().setValue(above)
        else:
            self.chosen.emit(None)

    def go_to(self, number: int | None, above: int) -> None:
        """Back to a game, with as much of the list above it as there was."""
        if number in self.games.numbers:
            self.setCurrentIndex(self.games.index(self.games.numbers.index(number)))
        self.verticalScrollBar().setValue(above)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENS and self.current is not None:
            self.opened.emit(self.current)
        else:
            super().keyPressEvent(event)

    def text_fits(self) -> bool:
        """Of the rows in sight."""
        wide, high = self.viewport().width(), self.viewport().height()
        first = self.indexAt(self.viewport().rect().topLeft()).row()
        rows = range(max(0, first), max(0, first) + high // self.row_height + 1)
        pasts = [past for at in rows if (past := self.games.past(at)) is not None]
        return all(row.fits(self.look, QRectF(0, 0, wide, self.row_height), past) for past in pasts)
