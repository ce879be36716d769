"""The saga: the history line by line, as the viewer may know it."""

from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..table import Told
from .privacy import NOBODY
from .session import Session


class SagaRole(IntEnum):
    TOLD = Qt.ItemDataRole.UserRole  # all of what follows
    LINE = Qt.ItemDataRole.UserRole + 1  # for undo; -1 for what happened before the first question
    SEAT = Qt.ItemDataRole.UserRole + 2  # who acted
    TURN = Qt.ItemDataRole.UserRole + 3
    EVENTS = Qt.ItemDataRole.UserRole + 4
    ACTION = Qt.ItemDataRole.UserRole + 5  # the viewer's own ones only


class SagaModel(QAbstractListModel):
    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._rows: list[Told] = []
        session.viewer_changed.connect(self.rewrite)
        session.undone.connect(self.rewrite)
        session.changed.connect(self.go_on)
        self.rewrite()

    def rewrite(self) -> None:
        """Other eyes, or another history."""
        self.beginResetModel()
        self._rows = [Told(-1, NOBODY, 0, None, tuple(self._session.opening())), *self._session.told()]
        self.endResetModel()

    def go_on(self) -> None:
        known = len(self._rows) - 1
        new = self._session.told(known)
        if new:
            self.beginInsertRows(QModelIndex(), len(self._rows), len(self._rows) + len(new) - 1)
            self._rows += new
            self.endInsertRows()

    def row_of(self, line: int) -> int:
        return line + 1

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008, N802
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = SagaRole.TOLD) -> Any:
        if not index.isValid():
            return None
        told = self._rows[index.row()]
        match role:
            case SagaRole.TOLD:
                return told
            case SagaRole.LINE:
                return told.line
            case SagaRole.SEAT:
                return told.seat
            case SagaRole.TURN:
                return told.turn
            case SagaRole.EVENTS:
                return told.events
            case SagaRole.ACTION:
                return told.action
            case _:
                return None
