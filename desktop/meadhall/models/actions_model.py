"""What the viewer may do, and what he can see but not do, with the reason: one row for each kind of action."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Any

import msgspec
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from ..rules.kernel import Action, Denial
from .session import Session


class Locked(msgspec.Struct, frozen=True):
    action: Action
    denial: Denial


class Group(msgspec.Struct, frozen=True):
    """All actions of one kind, in the order in which the rules give them."""

    kind: type[Action]
    legal: tuple[Action, ...] = ()
    locked: tuple[Locked, ...] = ()
    aside: bool = False  # somebody else is asked

    @property
    def denial(self) -> Denial | None:
        """Where nothing of the kind may be done: the reason that holds for most of it."""
        if self.legal:
            return None
        denials = [locked.denial for locked in self.locked]
        return max(denials, key=denials.count)


class ActionRole(IntEnum):
    GROUP = Qt.ItemDataRole.UserRole  # all of the above
    KIND = Qt.ItemDataRole.UserRole + 1  # the name of the kind
    LEGAL = Qt.ItemDataRole.UserRole + 2
    LOCKED = Qt.ItemDataRole.UserRole + 3
    DENIAL = Qt.ItemDataRole.UserRole + 4
    ASIDE = Qt.ItemDataRole.UserRole + 5


Judged = tuple[Action, Denial | None]


class ActionsModel(QAbstractListModel):
    """Empty while the viewer has nothing to say."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.groups: tuple[Group, ...] = ()
        session.viewer_changed.connect(self.refresh)
        session.changed.connect(self.refresh)
        session.undone.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        groups = _groups(self._session)
        if groups != self.groups:
            self.beginResetModel()
            self.groups = groups
            self.endResetModel()

    def legal(self) -> list[Action]:
        """Every one, group by group."""
        return [action for group in self.groups for action in group.legal]

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008, N802
        return 0 if parent.isValid() else len(self.groups)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = ActionRole.GROUP) -> Any:
        if not index.isValid():
            return None
        group = self.groups[index.row()]
        match role:
            case ActionRole.GROUP:
                return group
            case ActionRole.KIND:
                return group.kind.__name__
            case ActionRole.LEGAL:
                return group.legal
            case ActionRole.LOCKED:
                return group.locked
            case ActionRole.DENIAL:
                return group.denial
            case ActionRole.ASIDE:
                return group.aside
            case _:
                return None


def _groups(session: Session) -> tuple[Group, ...]:
    asides = [(action, None) for action in session.asides()]
    return (*_grouped(_judged(session), aside=False), *_grouped(asides, aside=True))


def _judged(session: Session) -> list[Judged]:
    """All that one might think of, and why not."""
    decision = session.decision
    if decision is None or not session.asks_viewer:
        return []
    legal = set(session.options())
    return [(action, None if action in legal else session.why_not(action)) for action in decision.actions(session.view)]


def _grouped(judged: Iterable[Judged], aside: bool) -> list[Group]:
    kinds: dict[type[Action], list[Judged]] = {}
    for one in judged:
        kinds.setdefault(type(one[0]), []).append(one)
    return [_group(kind, of_kind, aside) for kind, of_kind in kinds.items()]


def _group(kind: type[Action], judged: Iterable[Judged], aside: bool) -> Group:
    legal: list[Action] = []
    locked: list[Locked] = []
    for action, denial in judged:
        if denial is None:
            legal.append(action)
        else:
            locked.append(Locked(action, denial))
    return Group(kind, tuple(legal), tuple(locked), aside)
