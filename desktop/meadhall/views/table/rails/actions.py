"""Everything the viewer may do, in words, and what he can see but not do, with the reason.

One row for each kind of action. A kind with a place on the board turns on its places; by keyboard it opens a list of
them under its row. Kinds that are put together in a dialog open that.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from meadhall.models.choices import Group
from meadhall.rules.kernel import Action, Denial
from meadhall.views.look.controls import Row
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import TableGame
from meadhall.views.text import Line
from meadhall.views.widgets import ActionRow, Press, RichText, SectionHead, aloud

_LISTED = 3  # so many actions of a kind, if they need no board, stand in the list one by one


@dataclass(frozen=True)
class Entry:
    """What one row does."""

    line: Line
    actions: tuple[Action, ...]
    denial: Denial | None = None
    kind: type[Action] | None = None  # of a whole kind
    barred: Action | None = None  # what is denied
    is_place: bool = False  # one of an unfolded kind

    @property
    def deed(self) -> type[Action] | None:
        return self.kind or next((type(action) for action in (*self.actions, self.barred) if action is not None), None)


class Heading(NamedTuple):
    text: str
    icon: str


class ActionList(QWidget):
    acted = Signal(object)  # Action
    opened = Signal(object)  # kind: its dialog is wanted
    picked = Signal(object)  # kind whose places alone are to be offered, or None for all
    pointed = Signal(object)  # Action or None: the pointer or the keyboard is on its row

    def __init__(self, desk: Desk, game: TableGame, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = desk.style
        self._desk, self._game = desk, game
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._place_kinds: frozenset[type[Action]] = frozenset()
        self.chosen: type[Action] | None = None
        self._unfolded: type[Action] | None = None
        self._listed: list[Heading | Entry | str] = []  # a bare sentence, where there is nothing to do
        self._widgets: list[QWidget] = []  # for each of them
        self.rows: list[_Row] = []
        self._advised: Mapping[Action, int] = {}

    def advise(self, numbers: Mapping[Action, int]) -> None:
        """What a hint proposes has its number."""
        self._advised = numbers
        for row in self.rows:
            row.advise(tuple(sorted({numbers[action] for action in row.entry.actions if action in numbers})))

    def refresh(self, place_kinds: frozenset[type[Action]]) -> None:
        """`place_kinds` are those that the board can say."""
        groups = self._desk.session.choices.groups
        self._place_kinds = place_kinds
        if self.chosen not in {group.kind for group in groups if group.legal}:
            self.chosen = self._unfolded = None
        self._rebuild(groups)

    def tell(self, told: bool) -> None:
        """What comes of it too, or, where there are many, only what it is and why not."""
        for row in self.rows:
            row.tell(told)

    def ends(self, width: int) -> list[int]:
        """How far down each row reaches, where all are so wide."""
        highs = [
            one.heightForWidth(width) if one.hasHeightForWidth() else one.sizeHint().height() for one in self._widgets
        ]
        ends = zip(self._widgets, accumulate(highs), strict=True)
        return [end for one, end in ends if isinstance(one, _Row)]

    def clear(self) -> None:
        self.chosen = self._unfolded = None
        self._rebuild(())

    def _rebuild(self, groups: tuple[Group, ...]) -> None:
        at = next((place for place, row in enumerate(self.rows) if row.hasFocus()), None)
        named = self.rows[at].entry.line.title if at is not None else ""
        listed = list(self._wanted(groups))
        for place, one in enumerate(listed):
            self._put(place, one)
        while len(self._widgets) > len(listed):
            self._desk.take_away(self._widgets.pop())
        self._listed = listed
        self.rows = [widget for widget in self._widgets if isinstance(widget, _Row)]
        self.advise(self._advised)
        for one, other in pairwise(self.rows):
            if one.nextInFocusChain() is not other:
                QWidget.setTabOrder(one, other)
        if at is not None:
            self._restore_focus(at, named)

    def _restore_focus(self, at: int, named: str) -> None:
        """The keyboard stays where it was, if there is such a row still; else it comes to what has moved up there, or
        to the last one."""
        nearest = self.rows[min(at, len(self.rows) - 1)] if self.rows else None
        same = next((row for row in self.rows if row.entry.line.title == named), nearest)
        if same is not None and not same.hasFocus():
            same.setFocus(Qt.FocusReason.OtherFocusReason)

    # What stands below each other

    def _wanted(self, groups: tuple[Group, ...]) -> Iterator[Heading | Entry | str]:
        groups = tuple(group for group in groups if self._game.is_listed(group.kind))
        building = [group for group in groups if self._game.is_building(group.kind)]
        others = [group for group in groups if not self._game.is_building(group.kind)]
        words = self.look.words
        if building:
            yield Heading(words("table.heading.build"), "build")
            yield from self._rows_of(building)
        if others:
            heading = "table.heading.more" if building else "table.heading.actions"
            yield Heading(words(heading), "swap" if building else "play")
            yield from self._rows_of(others)
        if not groups:
            yield Heading(words("table.heading.actions"), "play")
            yield words("table.actions.none")

    def _rows_of(self, groups: Sequence[Group]) -> Iterator[Entry]:
        for group in groups:
            for entry in self._entries(group):
                yield entry
                if entry.kind is not None and entry.kind is self._unfolded:
                    yield from self._places(entry)

    def _put(self, place: int, wanted: Heading | Entry | str) -> None:
        """Most is as it was before an action: a row stays and says what is new, and whatever is the same is not even
        painted again."""
        if place < len(self._widgets):
            before = self._widgets[place]
            if isinstance(wanted, Entry) and type(before) is _type_of(wanted):
                before.show_entry(wanted, self._state(wanted))
                return
            if wanted == self._listed[place]:
                return
            self._desk.take_away(before)
        widget = self._made(wanted)
        self._column.insertWidget(place, widget)
        widget.show()
        self._widgets[place : place + 1] = [widget]

    def _made(self, wanted: Heading | Entry | str) -> QWidget:
        match wanted:
            case Heading(text, icon):
                return SectionHead(self.look, text, icon, parent=self)
            case Entry():
                return self._row(wanted)
            case _:
                return RichText(self.look, wanted, 15, self, colour=self.look.room.text2)

    def _row(self, entry: Entry) -> _Row:
        row = _type_of(entry)(self._desk, entry, self._state(entry), self)
        row.acted.connect(lambda: self._press(row.entry, by_key=row.by_key))
        row.entered.connect(lambda: self.pointed.emit(row.entry.actions[0] if row.entry.actions else None))
        row.gone.connect(lambda: self.pointed.emit(None))
        return row

    def _entries(self, group: Group) -> list[Entry]:
        if self._is_whole(group):
            return [self._whole(group)]
        view, speech = self._desk.session.view, self._desk.speech
        legal = [Entry(speech.action(action, view), (action,)) for action in group.legal]
        locked = [Entry(speech.action(one.action, view), (), one.denial, barred=one.action) for one in group.locked]
        return legal + (locked if len(legal) + len(locked) <= 2 * _LISTED else [])

    def _is_whole(self, group: Group) -> bool:
        """One row stands for all of the kind."""
        if not group.legal:
            return len(group.locked) != 1 and not self._tells_each(group)
        if self._game.dialog_of(group.kind) is not None:
            return True
        return group.kind in self._place_kinds and len(group.legal) > 1

    def _tells_each(self, group: Group) -> bool:
        codes = {locked.denial.code for locked in group.locked}
        return len(group.locked) <= _LISTED and len(codes) > 1

    def _whole(self, group: Group) -> Entry:
        line = self._desk.speech.kind(group.kind, self._desk.session.view)
        denial = None if group.legal else self._game.telling([locked.denial for locked in group.locked])
        return Entry(line, group.legal, denial, group.kind)

    def _state(self, entry: Entry) -> Row:
        if entry.denial is not None:
            return Row.LOCKED
        return Row.DOING if entry.kind is not None and entry.kind is self.chosen else Row.CAN

    def _places(self, entry: Entry) -> Iterator[Entry]:
        """The list under a row, for those who choose by keyboard."""
        view, speech = self._desk.session.view, self._desk.speech
        lines = [speech.action(action, view) for action in entry.actions]
        if len({line.title for line in lines}) == 1:  # only the second line says where
            lines = [Line(line.detail or line.title, "", line.icon) for line in lines]
        for action, line in zip(entry.actions, lines, strict=True):
            yield Entry(line, (action,), is_place=True)

    # What a press does

    def _press(self, entry: Entry, by_key: bool) -> None:
        kind = entry.kind
        if kind is None:
            self.acted.emit(entry.actions[0])
        elif self._game.dialog_of(kind) is not None:
            self.opened.emit(kind)
        else:
            self.choose(kind, by_key)

    def choose(self, kind: type[Action], by_key: bool = False) -> None:
        """Its places alone, or, chosen a second time, everything again."""
        again = kind is self.chosen and (not by_key or kind is self._unfolded)
        self.chosen = None if again else kind
        self._unfolded = kind if by_key and not again else None
        self._rebuild(self._desk.session.choices.groups)
        self.picked.emit(self.chosen)
        if self._unfolded is not None:
            first = next((row for row in self.rows if isinstance(row, PlaceRow)), None)
            if first is not None:
                first.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget_choice(self) -> None:
        if self.chosen is not None:
            self.chosen = self._unfolded = None
            self._rebuild(self._desk.session.choices.groups)
            self.picked.emit(None)

    def rows_of(self, kind: str) -> list[ActionRow]:
        """Those in sight that do something of this kind, or say why not."""
        rows = (row for row in self.findChildren(_Row) if row.isVisible())
        return [row for row in rows if row.entry.deed is not None and row.entry.deed.__name__ == kind]

    @property
    def lists_places(self) -> bool:
        """Of the chosen kind, for the keyboard."""
        return self._unfolded is not None

    def first_focus(self) -> Press | None:
        return next((row for row in self.rows if not row.reason), self.rows[0] if self.rows else None)


class _Row(ActionRow):
    entered = Signal()
    gone = Signal()

    def __init__(self, desk: Desk, entry: Entry, row: Row, parent: QWidget) -> None:
        super().__init__(desk.style, "", "", parent=parent)
        self._desk = desk
        self._shown: object = None
        self.by_key = False
        self.show_entry(entry, row)

    def show_entry(self, entry: Entry, row: Row) -> None:
        self.entry = entry
        self.about = (f"action:{entry.deed.__name__}",) if entry.deed is not None else ()
        places = len(entry.actions) if entry.kind is not None else 1
        shown = entry.line, entry.denial, row, places
        if shown != self._shown:
            self._shown = shown
            self._show(entry, row, places)

    def _show(self, entry: Entry, row: Row, places: int) -> None:
        line, denial, words = entry.line, entry.denial, self.look.words
        reason = self._desk.why(denial) if denial is not None else ""
        title = aloud(self.look, line.title)  # a title holds no icons
        self.become(line.icon or "play", title, reason or line.detail, row, denial.rule if denial is not None else "")
        if reason:
            told = [words("table.actions.spoken_locked", action=line.title, why=reason)]
        elif places > 1:
            told = [f"{line.title}, {words('table.actions.places', n=places)}"]
        else:
            told = [line.title, line.detail]
        self.setAccessibleName(aloud(self.look, *told))

    def keyPressEvent(self, event: object) -> None:
        self.by_key = True
        super().keyPressEvent(event)  # pyright: ignore[reportArgumentType]

    def mousePressEvent(self, event: object) -> None:
        self.by_key = False
        super().mousePressEvent(event)  # pyright: ignore[reportArgumentType]

    def enterEvent(self, event: object) -> None:
        super().enterEvent(event)  # pyright: ignore[reportArgumentType]
        self.entered.emit()

    def leaveEvent(self, event: object) -> None:
        super().leaveEvent(event)  # pyright: ignore[reportArgumentType]
        self.gone.emit()

    def focusInEvent(self, event: object) -> None:
        super().focusInEvent(event)  # pyright: ignore[reportArgumentType]
        self.entered.emit()

    def focusOutEvent(self, event: object) -> None:
        super().focusOutEvent(event)  # pyright: ignore[reportArgumentType]
        self.gone.emit()


class PlaceRow(_Row):
    """One place of an unfolded kind."""


def _type_of(entry: Entry) -> type[_Row]:
    return PlaceRow if entry.is_place else _Row
