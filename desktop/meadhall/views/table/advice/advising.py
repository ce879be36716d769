"""What the raven says when somebody asks: a hint to whoever is asked, and why a computer player did what it did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QPoint, QRect, QSize, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from meadhall.bots.judgement import Candidate
from meadhall.models.thinking.counsel import Counsel, Deed
from meadhall.rules.kernel import Action
from meadhall.views.boards.kit.view import BoardView
from meadhall.views.deeds import Prompted
from meadhall.views.look.controls import Kind
from meadhall.views.table.advice.card import HintCard, Move, Said
from meadhall.views.table.advice.reasons import reason, reason_of_other
from meadhall.views.table.desk import Desk
from meadhall.views.table.page.layers import Layers
from meadhall.views.table.page.measures import Frames
from meadhall.views.table.tray.tray import Tray
from meadhall.views.widgets import Button, Dialog, Overlay, Press, words_of

BEST = 3  # so many are compared
_STEPS = 16  # places of the card that are tried, across and down


class Advising(QObject):
    numbered = Signal(object)  # actions with the numbers under which they are proposed
    closed = Signal()
    told = Signal(str)  # for a screen reader
    noticed = Signal(str)

    def __init__(self, desk: Desk, board: BoardView, tray: Tray, layers: Layers, page: QWidget) -> None:
        super().__init__(page)
        self._desk, self._board, self._tray, self._layers, self._page = desk, board, tray, layers, page
        self._counsel.changed.connect(self._follow)
        self._card: HintCard | None = None
        self._compares = False
        self._is_hurried = False  # somebody has pressed a key that needs the answer
        self._frames: Frames | None = None
        self._plays = [QShortcut(QKeySequence(str(n)), page, lambda n=n: self.play(n)) for n in range(1, BEST + 1)]
        for key in self._plays:
            key.setEnabled(False)

    @property
    def _counsel(self) -> Counsel:
        """Never kept: it knows the whole table."""
        return self._desk.session.counsel

    @property
    def card(self) -> HintCard | None:
        """While it can be seen."""
        return self._card if self._card is not None and not self._card.isHidden() else None

    @property
    def holds(self) -> bool:
        """Who has been asked why waits until the answer has been read."""
        return self.card is not None and self._counsel.deed is not None

    # What one may ask

    @property
    def why_not(self) -> str:
        """Why the raven has nothing to say now."""
        session, words = self._desk.session, self._desk.style.words
        if session.viewer is None or session.result is not None:
            return words("hint.bar.not_asked")
        if not session.asks_viewer or self._counsel.agreed:
            return ""
        return words("hint.bar.not_agreed" if session.is_free else "hint.bar.taught")

    def ask(self) -> None:
        """First the best move, then the best three, then the best alone. While others play, why they did that."""
        session = self._desk.session
        if not self.reachable():
            return
        if self.why_not:
            self.noticed.emit(self.why_not)
        elif not session.asks_viewer:
            if self.card is None:
                self._ask_why(self._last_deed())
        elif self._waits:
            self._hurry()
        elif self._counsel.found is None or self._counsel.deed is not None:
            self._compares = False
            self._counsel.hint()
        else:
            self._compares = self.card is not None and not self._compares and len(self._counsel.found) > 1
            self._follow()

    @property
    def _waits(self) -> bool:
        """Whether a hint is on its way."""
        return self.card is not None and self._counsel.thinks and self._counsel.deed is None

    def _hurry(self) -> None:
        """It would take no less time if it were asked anew, and a move that nobody has seen is not done: it says so."""
        self._is_hurried = True
        self._follow()

    def reachable(self) -> bool:
        """Over the table itself, and over the dialog that puts the question."""
        covering, session = self._layers.covering, self._desk.session
        return covering is None or (self._layers.has_sheet and isinstance(covering, Dialog) and session.asks_viewer)

    def ask_why_of(self, seat: int) -> None:
        self._ask_why(self._counsel.last_deed(seat, self._tells))

    def may_ask_why_of_line(self, line: int) -> bool:
        return self._counsel.deed_at(line, self._tells) is not None

    def ask_why_of_line(self, line: int) -> None:
        """Of the history."""
        self._ask_why(self._counsel.deed_at(line, self._tells))

    def _ask_why(self, deed: Deed | None) -> None:
        if deed is None:
            self.noticed.emit(self._desk.style.words("hint.bar.none_yet"))
            return
        self._desk.session.hold()
        self._counsel.why(deed)

    def _last_deed(self) -> Deed | None:
        seats = range(len(self._desk.session.seats))
        deeds = [deed for seat in seats if (deed := self._counsel.last_deed(seat, self._tells)) is not None]
        return max(deeds, key=lambda deed: deed.line, default=None)

    def _tells(self, action: Action) -> bool:
        """Not what only goes on, such as the end of a turn."""
        return self._board.board.deeds.of(action).prompted is not Prompted.GOLDEN

    def play(self, number: int) -> None:
        shown = self._shown()
        if self._waits:
            self._hurry()
        elif self.card is not None and number <= len(shown):
            action = shown[number - 1].action
            self.close()
            self._layers.close_sheet()
            self._desk.act(action)

    def close(self) -> bool:
        """Whether there was anything to close."""
        card = self.card
        if card is None:
            return False
        held = self.holds
        card.hide()
        if held or self._counsel.thinks:
            self._counsel.drop()
        self._is_hurried = False
        self._number({})
        self.closed.emit()
        return True

    # What is shown

    def _follow(self) -> None:
        counsel = self._counsel
        if not counsel.thinks:
            self._is_hurried = False
            if counsel.found is None and not counsel.failed:
                self.close()
                return
        if self._card is None:
            self._card = HintCard(self._desk.style, self._page)
            self._desk.style.sounds.play("hint")
            self._card.played.connect(self.play)
            self._card.closed.connect(self.close)
        self._card.say(self._said())
        self._number({one.action: place for place, one in enumerate(self._shown(), 1)})
        self._place()
        self.told.emit(self._card.accessibleName())

    def _number(self, numbers: Mapping[Action, int]) -> None:
        self._board.advise(numbers)
        self.numbered.emit(numbers)
        for place, key in enumerate(self._plays):
            key.setEnabled(self._waits or place < len(numbers))

    def _shown(self) -> Sequence[Candidate]:
        found = self._counsel.found or ()
        return () if self._counsel.deed is not None else found[: BEST if self._compares else 1]

    def _said(self) -> Said:
        words, counsel = self._desk.style.words, self._counsel
        if counsel.deed is not None:
            return self._said_why(counsel.deed)
        if counsel.found is None:
            return Said(words("hint.card.title"), text=self._no_answer())
        return self._said_best(counsel.found)

    def _no_answer(self) -> str:
        words = self._desk.style.words
        if self._counsel.failed:
            return words("hint.card.failed")
        return words("hint.card.thinks_still" if self._is_hurried else "hint.card.thinks")

    def _said_best(self, found: Sequence[Candidate]) -> Said:
        words, shown, alone = self._desk.style.words, self._shown(), len(found) == 1
        n = self._counsel.asked_for[self._desk.session.viewer or 0]
        used = words("hint.card.used", n=n)
        moves = tuple(self._move(found, place) for place in range(len(shown)))
        if alone:
            text = words(f"hint.card.{self._why_alone()}")
            return Said(words("hint.card.title"), "", moves, text, self._keys(moves), used)
        keys = (*self._keys(moves), ("H", words(f"hint.card.{'less' if self._compares else 'more'}")))
        title = "title" if not self._compares else "three" if len(moves) == BEST else "two"
        return Said(words(f"hint.card.{title}"), words("hint.card.chances"), moves, "", keys, used)

    def _why_alone(self) -> str:
        if len(self._desk.session.options()) == 1:
            return "only"
        return "toward" if self._counsel.leads else "nothing"

    def _keys(self, moves: Sequence[Move]) -> tuple[tuple[str, str], ...]:
        return (("1" if len(moves) == 1 else f"1–{len(moves)}", self._desk.style.words("hint.card.play")),)

    def _move(self, found: Sequence[Candidate], place: int) -> Move:
        desk, one = self._desk, found[place]
        line = desk.speech.action(one.action, desk.session.view)
        title = f"**{line.title.replace('**', '')}**" + (f" · {line.detail}" if line.detail else "")
        if len(found) == 1:
            return Move(place + 1, line.icon, title, "")
        why = reason(words_of(desk.style), desk.session.game.id, found, place)
        return Move(place + 1, line.icon, title, why, one.chance, one.error)

    def _said_why(self, deed: Deed) -> Said:
        desk, counsel, words = self._desk, self._counsel, words_of(self._desk.style)
        title = words("hint.card.why", who=desk.session.seats[deed.seat].name)
        about = self._told_of(deed)
        if counsel.found is None:
            return Said(title, about, text=self._no_answer())
        if not counsel.found:
            return Said(title, about, text=words("hint.card.unknown"))
        why = reason_of_other(words, desk.session.game.id, counsel.found[0])
        return Said(title, about, text=why)

    def _told_of(self, deed: Deed) -> str:
        """In the words of the saga."""
        desk = self._desk
        said = (desk.speech.event(event, desk.session.view) for event in desk.session.told(deed.line)[0].events)
        return next((one.text for one in said if one is not None), "")

    # Where it lies

    def lay_out(self, frames: Frames) -> None:
        self._frames = frames
        if self.card is not None:
            self._follow()

    def _place(self) -> None:
        """Where it covers least of what it speaks of, then of what one may choose; first in the board's corner. As wide
        as ever, or low for the tray, or narrow for the rail where that covers less."""
        card, covering, frames = self.card, self._layers.covering, self._frames
        if card is None or frames is None:
            return
        spared = self._on_table(frames) if covering is None else self._in_dialog(covering)
        margin, found = card.margin, list[tuple[list[int], QRect]]()

        for wide in (card.usual, card.usual * 3 // 2, frames.side.width()):
            if card.widen(wide, self._page.size()) or not found:
                found.append(_least_covering(self._places(card.size(), frames), margin, spared))
            if not any(found[-1][0]):
                break
        place = min(found, key=lambda one: one[0])[1]
        card.widen(place.width(), self._page.size())
        card.setGeometry(place)
        card.raise_()

    def _places(self, size: QSize, frames: Frames) -> Sequence[QRect]:
        """The board's corner, the middle of the tray and of the rail, and others all over the page."""
        area, corner, middle = self._page.size() - size, frames.board.bottomRight(), QRect(QPoint(0, 0), size).center()
        in_tray, in_rail = frames.tray.center() - middle, frames.side.center() - middle
        tops = [corner.y() + 1 - size.height(), in_tray.y(), *_back_to_front(area.height())]
        lefts = [corner.x() + 1 - size.width(), in_rail.x(), *_back_to_front(area.width())]
        places = (QRect(QPoint(left, top), size) for top in tops for left in lefts)
        return [place for place in places if self._page.rect().contains(place)]

    def _on_table(self, frames: Frames) -> Sequence[Sequence[QRect]]:
        """What it proposes and the question, wherever one may choose, the land, what lies in the tray, and the rails:
        the first counts most."""
        choices = [self._in_page(spot) for spot in self._board.targets]
        pressed = [one for one in self._page.findChildren(Press) if one.isVisible() and not self._is_in_card(one)]
        return [
            [*map(self._in_page, self._board.advised), frames.prompt, frames.bar],
            [*choices, *(_on(self._page, one) for one in pressed)],
            [frames.board],
            self._tray.covered,
            [frames.side, frames.players],
        ]

    def _is_in_card(self, widget: QWidget) -> bool:
        return self._card is not None and self._card.isAncestorOf(widget)

    def _in_dialog(self, dialog: Overlay) -> Sequence[Sequence[QRect]]:
        """What leads on, all that is pressed, and the sheet: the first counts most."""
        pressed = [one for one in dialog.findChildren(Press) if one.isVisible()]
        golden = [one for one in pressed if isinstance(one, Button) and one.kind is Kind.PRIMARY]
        sheet = [dialog.sheet_rect] if isinstance(dialog, Dialog) else []
        return [*([_on(self._page, one) for one in some] for some in (golden, pressed)), sheet]

    def _in_page(self, spot: str) -> QRect:
        there = self._board.in_window(spot)
        return QRect(self._page.mapFrom(self._page.window(), there.topLeft()), there.size())


def _back_to_front(spare: int) -> Sequence[int]:
    return [spare * step // _STEPS for step in range(_STEPS, -1, -1)]


def _least_covering(places: Sequence[QRect], margin: int, spared: Sequence[Sequence[QRect]]) -> tuple[list[int], QRect]:
    """The first of those that cover least, and how much of each. Only those that are alike so far are compared by what
    counts less."""
    least: list[int] = []
    for some in spared:
        papers = [place.adjusted(margin, margin, -margin, -margin) for place in places]
        covered = [sum(_shared(paper, one) for one in some) for paper in papers]
        least.append(min(covered))
        places = [place for place, area in zip(places, covered, strict=True) if area == least[-1]]
    return least, places[0]


def _on(page: QWidget, widget: QWidget) -> QRect:
    return widget.rect().translated(widget.mapTo(page, QPoint(0, 0)))


def _shared(one: QRect, other: QRect) -> int:
    both = one.intersected(other)
    return 0 if both.isEmpty() else both.width() * both.height()
