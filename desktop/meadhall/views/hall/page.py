"""The hall: every game that was played here; what can be done with each; and beside them what became of whom."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from meadhall import memory
from meadhall.chronicle.index import Refused
from meadhall.chronicle.past import Kind, Past
from meadhall.chronicle.query import Order, Query
from meadhall.models.keeping.archive import Archive
from meadhall.models.keeping.library import picture_beside
from meadhall.table import Notice
from meadhall.views.hall import told
from meadhall.views.hall.actions import Actions
from meadhall.views.hall.broken import BrokenFiles
from meadhall.views.hall.files import ask_where_to_put, ask_which_to_bring, brought
from meadhall.views.hall.games import GamesView
from meadhall.views.hall.looking import Looking
from meadhall.views.hall.portrait import Portrait
from meadhall.views.hall.reckoning import Reckoning
from meadhall.views.look.controls import Kind as Look
from meadhall.views.look.style import Style
from meadhall.views.shell.beam import TitleBeam, beam_text
from meadhall.views.shell.guide import Guide, Page, Place
from meadhall.views.shell.hall import paint_hall
from meadhall.views.shell.view import View
from meadhall.views.shell.when import when
from meadhall.views.text import escaped
from meadhall.views.widgets import (
    Button,
    Choice,
    Dialog,
    DropChoice,
    Field,
    Label,
    Panel,
    Press,
    RichText,
    Segments,
    ask,
    words_of,
)

KINDS: tuple[Kind, ...] = ("finished", "waiting", "saved")
ORDERS: tuple[Order, ...] = ("newest", "oldest", "longest", "points")
ALL, BROKEN = "all", "broken"
_TYPING = 120  # ms without a key, after which one looks
_LONGEST_TITLE = 60
_MARGIN, _SIDE = 28, 652  # measures; the width of the column on the right
_WIDE = 1700  # where there is room for that column


class Kept(NamedTuple):
    """How the page was left."""

    shown: str
    order: Order
    typed: str
    path: str
    above: int


class HallPage(Page):
    def __init__(self, guide: Guide, style: Style) -> None:
        super().__init__(guide, style)
        self.archive = Archive(guide.library)
        self._shown = ALL
        self._order: Order = ORDERS[0]
        self._typed = ""
        self._was_hidden = False
        self._stand: tuple[int, int, int] | None = None  # of the index, as it is shown
        self._has_games = False
        self._due = 0  # games that have not been counted yet
        self._segments: Segments | None = None
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._make_beam())
        inner = QHBoxLayout()
        inner.setContentsMargins(style.px(_MARGIN), style.px(12), style.px(_MARGIN), style.px(12))
        inner.setSpacing(style.px(16))
        whole.addLayout(inner, 1)
        inner.addLayout(self._make_column(), 1)
        self.portrait = Portrait(style, self)
        self.portrait.setFixedWidth(style.px(_SIDE))
        inner.addWidget(self.portrait)
        self._pause = QTimer(self, singleShot=True, interval=_TYPING)
        self._pause.timeout.connect(self._fill)
        self._reckoning = Reckoning(self.archive.index, self)
        self._reckoning.done.connect(self.portrait.show_house)
        self._soon = QTimer(self, singleShot=True, interval=0)  # once the list is to be seen
        self._soon.timeout.connect(self._reckoning.begin)
        self.destroyed.connect(self.archive.close)
        self._looking = Looking(self.archive, self)
        self._looking.begin()
        self._looking.found.connect(self._refresh)
        self._looking.done.connect(self._refresh)
        self._refresh()

    # What it is made of

    def _make_beam(self) -> TitleBeam:
        style, words = self.look, self.look.words
        beam = TitleBeam(style, words("hall.title"), self)
        beam.back.acted.connect(self.guide.back)
        self.search = Field(style, words("hall.search_name"), "", beam, role="text", size=18)
        self.search.line.setPlaceholderText(words("hall.search"))
        self.search.setFixedHeight(self.search.sizeHint().height())
        self.search.setMaximumWidth(style.px(430))
        self.search.edited.connect(self._typed_on)
        beam.row.addWidget(self.search)
        beam.row.addSpacing(style.px(20))
        self._space = Label(style, "", "text", 17, beam, colour=beam_text(style))
        beam.row.addWidget(self._space)
        beam.row.addSpacing(style.px(14))
        bring = Button(style, words("hall.import"), Look.SECONDARY, "down", beam, height=48)
        bring.acted.connect(self._bring)
        beam.row.addWidget(bring)
        self._counted = Button(style, words("hall.statistics"), Look.SECONDARY, "chart", beam, height=48)
        self._counted.acted.connect(lambda: self.guide.go(Place("stats", self.portrait.who)))
        beam.row.addWidget(self._counted)
        return beam

    def _make_column(self) -> QVBoxLayout:
        style, words = self.look, self.look.words
        column = QVBoxLayout()
        column.setSpacing(style.px(8))
        self._tools = QHBoxLayout()
        self._tools.setSpacing(style.px(10))
        column.addLayout(self._tools)
        self._tools.addStretch(1)
        orders = [Choice(order, words(f"hall.{order}")) for order in ORDERS]
        self._orders = DropChoice(style, words("hall.order"), orders, self._order, self, size=16)
        self._orders.chosen.connect(self._sort)
        self._tools.addWidget(self._orders)
        self.list = GamesView(style, self.archive, words("hall.games"))
        self.list.chosen.connect(self._chosen)
        self.list.opened.connect(self.enter)
        self.broken = BrokenFiles(style, self, self.ask_remove_file)
        self._nothing = Nothing(style, self)
        lists = QWidget(self)
        self._stack = QStackedLayout(lists)
        for one in (self.list, self.broken, self._nothing):
            self._stack.addWidget(one)
        column.addWidget(lists, 1)
        self.foot = Actions(style, self)
        self._add_actions()
        column.addWidget(self.foot)
        return column

    def _add_actions(self) -> None:
        add, guide = self.foot.add, self.guide
        add("hall.open", "play", self.open, ("waiting", "saved"), Look.PRIMARY)
        add("hall.watch", "play", lambda past: guide.open_replay(self._place(past)), ("finished",), Look.PRIMARY)
        add("hall.analysis", "chart", lambda past: guide.open_analysis(self._place(past)), ("finished",))
        add("hall.again", "redo", lambda past: guide.set_up_like(self._place(past)), ("finished",))
        add("hall.look", "trophy", self.open, ("finished",), None)
        add("hall.watch", "eye", lambda past: guide.open_replay(self._place(past)), ("saved",), None)
        add("table.sandbox.from_here", "hourglass", self._try_out, KINDS, None)
        add("hall.rename", "scroll", self.ask_name, KINDS, None)
        add("hall.export", "save", self._export, KINDS, None)
        add("hall.remove", "trash", self.ask_remove, KINDS, None)

    # What is seen

    def _refresh(self) -> None:
        """After a look at the files. What is shown is made anew only where something has changed: it takes a frame."""
        stand = self.archive.index.stand
        if stand != self._stand:
            self._stand = stand
            self._show_all()
        self.portrait.busy(self.archive.unread, self._due if self._looking.is_at_work else 0)

    def _show_all(self) -> None:
        """Numbers, list, statistics."""
        words, totals = words_of(self.look), self.archive.index.totals()
        self._due, self._has_games = totals.due, bool(totals.games)
        self.portrait.setVisible(self._is_wide and self._has_games)
        self._space.set_text(words("hall.space", n=totals.games, size=told.megabytes(words, totals.bytes)))
        counts = {ALL: totals.games, **{kind: totals.of.get(kind, 0) for kind in KINDS}}
        if totals.broken:
            counts[BROKEN] = totals.broken
        if self._shown not in counts:
            self._shown = ALL
        self._count(counts)
        self._fill()
        if self.archive.index.was_damaged:
            self.archive.index.was_damaged = False
            self.guide.notice(words("hall.index_damaged"))
        self._soon.start()

    def _count(self, counts: dict[str, int]) -> None:
        choices = [Choice(name, self.look.words(f"hall.{name}", n=count)) for name, count in counts.items()]
        if self._segments is not None:
            if [choice.text for choice in self._segments.choices] == [choice.text for choice in choices]:
                return
            self._tools.removeWidget(self._segments)
            self._segments.deleteLater()
        self._segments = Segments(self.look, self.look.words("hall.games"), choices, self._shown, self, size=16)
        self._segments.chosen.connect(self.show_kind)
        self._tools.insertWidget(0, self._segments)
        for before, after in pairwise([self._counted, *self._segments.findChildren(Press), self._orders]):
            self.setTabOrder(before, after)

    def _fill(self) -> None:
        self._pause.stop()
        if self._shown == BROKEN:
            self.broken.fill(self.archive.index.broken())
            self._stack.setCurrentWidget(self.broken)
            self._chosen(None)
            return
        kind: Any = self._shown if self._shown in KINDS else None
        typed = told.understood(words_of(self.look), self._typed) if self._typed else ()
        numbers = self.archive.index.found(Query(kind, typed, self._order))
        self.list.fill(numbers)
        self._nothing.tell("not_found" if self._typed or kind else "nothing")
        self._stack.setCurrentWidget(self.list if numbers else self._nothing)

    # What one does

    @property
    def is_at_work(self) -> bool:
        """Whether something is still to come."""
        return self._looking.is_at_work or self._soon.isActive() or self._reckoning.is_at_work

    def search_for(self, text: str) -> None:
        """At once."""
        self.search.set_text(text)
        self._typed = text
        self._fill()

    def _typed_on(self, text: str) -> None:
        self._typed = text
        self._pause.start()

    def show_kind(self, name: str) -> None:
        self._shown = name
        if self._segments is not None:
            self._segments.choose(name)
        self._fill()

    def _sort(self, order: Order) -> None:
        self._order = order
        self._fill()

    def _chosen(self, past: Past | None) -> None:
        self.foot.show_for(past)
        if past is None:
            self.portrait.leave()
        else:
            self.portrait.offer(past, QPixmap(str(picture_beside(self._place(past)))))

    def _place(self, past: Past) -> Any:
        return self.archive.place_of(past.path)

    def enter(self, past: Past) -> None:
        """What lies nearest: a finished game is looked at from its beginning, the others go on."""
        if past.kind == "finished":
            self.guide.open_replay(self._place(past))
        else:
            self.open(past)

    def open(self, past: Past) -> None:
        self.guide.open_game(self._place(past))

    def _try_out(self, past: Past) -> None:
        self.guide.open_save_in_sandbox(self._place(past))

    def ask_remove(self, past: Past) -> None:
        words = words_of(self.look)
        game = escaped(told.title(words, past))
        self._ask_remove(words("hall.remove_ask", game=game, when=when(words, past.saved)), past.path)

    def ask_remove_file(self, one: Refused) -> None:
        name = escaped(one.path.rpartition("/")[2])
        self._ask_remove(self.look.words("shell.saves.delete_broken_ask", name=name), one.path)

    def _ask_remove(self, title: str, path: str) -> None:
        words = self.look.words
        detail, yes = words("shell.saves.delete_detail"), words("shell.saves.delete")
        place = self.archive.place_of(path)
        ask(
            self.look,
            self,
            title,
            detail,
            yes,
            lambda: self._after(self.guide.library.delete(place), "not_deleted"),
            kind=Look.DANGER,
        )

    def ask_name(self, past: Past) -> None:
        style, words = self.look, self.look.words
        dialog = Dialog(style, self, words("hall.rename"))
        label = words("shell.saves.name_label")
        field = Field(style, label, past.title, most=_LONGEST_TITLE)
        dialog.body.addWidget(Label(style, label, "text", 16, colour=style.room.text2))
        dialog.body.addWidget(field)
        dialog.add_button(words("shell.common.cancel"))
        place = self._place(past)

        def rename() -> None:
            self._after(self.guide.library.rename(place, field.text().strip()), "not_saved")

        yes = dialog.add_button(words("hall.rename"), rename, Look.PRIMARY)
        field.line.returnPressed.connect(yes.click)
        dialog.open()
        field.line.setFocus(Qt.FocusReason.OtherFocusReason)
        field.line.selectAll()

    def _after(self, notice: Notice | None, sentence: str) -> None:
        if notice is not None:
            words = self.look.words
            why = words(f"shell.save_failed.{notice.figures['why']}")
            self.guide.notice(words(f"shell.saves.{sentence}", why=why))
        self._look_again()

    def _look_again(self) -> None:
        self._stand = None  # what was being added up may have been left
        self._looking.begin()
        self._refresh()

    def _bring(self) -> None:
        path = ask_which_to_bring(self, words_of(self.look))
        if path is not None:
            self.bring(path)

    def bring(self, path: Any) -> None:
        self.guide.notice(brought(self.guide.library, words_of(self.look), path))
        self._look_again()

    def _export(self, past: Past) -> None:
        said = ask_where_to_put(self, self.guide.library, words_of(self.look), past, self._place(past))
        self.guide.notice(said)

    # The page itself

    def kept(self) -> Kept:
        current = self.list.current
        above = self.list.verticalScrollBar().value()
        return Kept(self._shown, self._order, self._typed, current.path if current else "", above)

    def restore(self, kept: Kept) -> None:
        self._shown, self._order, self._typed = kept.shown, kept.order, kept.typed
        self.search.set_text(kept.typed)
        self._orders.choose(kept.order)
        if self._segments is not None:
            self._segments.choose(kept.shown)
        self._fill()
        self.list.go_to(self.archive.index.by_path(kept.path), kept.above)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        memory.stay()  # thousands of games pass by, and each time all else would be looked through
        if self._was_hidden:
            self._was_hidden = False
            self._look_again()

    def hideEvent(self, event: QHideEvent) -> None:
        """Whoever does not look waits for nothing."""
        super().hideEvent(event)
        self._was_hidden = True
        memory.go()
        for one in (self._pause, self._soon, self._reckoning, self._looking):
            one.stop()

    @property
    def _is_wide(self) -> bool:
        return self.width() >= self.look.px(_WIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the list takes all of it."""
        super().resizeEvent(event)
        self.portrait.setVisible(self._is_wide and self._has_games)
        self._space.setVisible(self._is_wide)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_hall(self, self.look)


class Nothing(QWidget):
    """In place of a list without games: the view from the door, and what will stand here."""

    def __init__(self, style: Style, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = style
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        panel = Panel(style, self, padding=28, radius=14)
        panel.body.addWidget(View(style), 1)
        panel.body.addSpacing(style.px(16))
        middle = Qt.AlignmentFlag.AlignHCenter
        self._title = Label(style, "", "name", 28, panel, align=middle)
        self._detail = RichText(style, "", 18, panel, colour=style.room.text2, align=middle)
        panel.body.addWidget(self._title)
        panel.body.addWidget(self._detail)
        column.addWidget(panel)

    def tell(self, what: str) -> None:
        words = self.look.words
        self._title.set_text(words(f"hall.{what}"))
        self._detail.set_text(words(f"hall.{what}_detail"))
