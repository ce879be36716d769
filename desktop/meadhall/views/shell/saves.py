"""Saved games: those that can go on, those that were kept, and those that cannot be opened, with the reason."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from meadhall.models.library import SavedGame
from meadhall.rules import GAMES
from meadhall.table import BadSave, Broken, Notice
from meadhall.views.look.controls import Kind
from meadhall.views.look.style import Style
from meadhall.views.shell.beam import TitleBeam
from meadhall.views.shell.guide import Guide, Page
from meadhall.views.shell.hall import paint_hall
from meadhall.views.shell.hearth.home_cards import Banners, Thumbnail, game_title
from meadhall.views.shell.medallions import Medallions
from meadhall.views.shell.notices import bad_save
from meadhall.views.shell.when import when
from meadhall.views.text import escaped
from meadhall.views.widgets import (
    Button,
    Dialog,
    Field,
    IconButton,
    Label,
    Panel,
    RichText,
    ScrollColumn,
    SectionHead,
    ask,
    empty,
    words_of,
)
from meadhall.views.widgets.panel import MARGIN

_PICTURE = (420, 236)
_NARROW = 1500  # below that the shelves lie one under the other
_LONGEST_TITLE = 60


class SavesPage(Page):
    def __init__(self, guide: Guide, style: Style) -> None:
        super().__init__(guide, style)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        beam = TitleBeam(style, style.words("shell.saves.title"), self)
        beam.back.acted.connect(guide.back)
        whole.addWidget(beam)
        inner = QHBoxLayout()
        inner.setContentsMargins(style.px(52), style.px(24), style.px(52), style.px(16))
        whole.addLayout(inner, 1)
        self._column = ScrollColumn(style, self, spacing=2)
        self._shelves: QBoxLayout | None = None
        inner.addWidget(self._column)
        self._fill()

    def _fill(self) -> None:
        body = self._column.body
        empty(body)
        body.addWidget(self._content())
        body.addStretch(1)

    def _content(self) -> QWidget:
        library = self.guide.library
        unfinished, kept = library.recoverable(), library.games()
        games = [*unfinished.games, *kept.games]
        known = [game for game in games if game.header.game in GAMES]
        strangers = [game for game in games if game not in known]
        broken = [*unfinished.broken, *kept.broken]
        broken += [Broken(game.path, BadSave("unknown_game", {"game": game.header.game})) for game in strangers]
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self.look.px(16))
        if not known and not broken:
            column.addWidget(self._nothing())
        if known:
            self._shelves = QBoxLayout(self._direction())
            self._shelves.setSpacing(self.look.px(24))
            self._shelves.addLayout(self._shelf("autosave", "hourglass", unfinished.games), 1)
            self._shelves.addLayout(self._shelf("saved", "save", kept.games), 1)
            column.addLayout(self._shelves)
        if broken:
            column.addLayout(self._broken(broken))
        return content

    def _shelf(self, name: str, icon: str, games: Sequence[SavedGame]) -> QVBoxLayout:
        style, words = self.look, self.look.words
        shelf = self._headed(name, icon)
        known = [game for game in games if game.header.game in GAMES]
        for game in known:
            shelf.addWidget(_GameRow(self, game))
        if not known:
            shelf.addLayout(
                self._inset(RichText(style, words(f"shell.saves.none_{name}"), 17, colour=style.room.text2))
            )
        shelf.addStretch(1)
        return shelf

    def _broken(self, broken: Sequence[Broken]) -> QVBoxLayout:
        shelf = self._headed("broken", "warn")
        for one in broken:
            shelf.addWidget(_BrokenRow(self, one))
        return shelf

    def _headed(self, name: str, icon: str) -> QVBoxLayout:
        shelf = QVBoxLayout()
        shelf.setSpacing(self.look.px(2))
        shelf.addLayout(self._inset(SectionHead(self.look, self.look.words(f"shell.saves.heading_{name}"), icon)))
        return shelf

    def _inset(self, widget: QWidget) -> QHBoxLayout:
        """In line with the sheets of the panels below."""
        row = QHBoxLayout()
        row.setContentsMargins(self.look.px(MARGIN), 0, self.look.px(MARGIN), 0)
        row.addWidget(widget)
        return row

    def _direction(self) -> QBoxLayout.Direction:
        """Side by side, if that is not too narrow for either."""
        narrow = self.width() < self.look.px(_NARROW)
        return QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._shelves is not None:
            self._shelves.setDirection(self._direction())

    def _nothing(self) -> QWidget:
        style, words = self.look, self.look.words
        panel = Panel(style, self, padding=40, radius=14)
        middle = Qt.AlignmentFlag.AlignHCenter
        panel.body.addWidget(Label(style, words("shell.saves.empty"), "name", 28, align=middle))
        detail = RichText(style, words("shell.saves.empty_detail"), 18, colour=style.room.text2, align=middle)
        panel.body.addWidget(detail)
        return panel

    # What the rows ask for

    def open(self, game: SavedGame) -> None:
        self.guide.open_game(game.path)

    def ask_delete(self, game: SavedGame) -> None:
        words = words_of(self.look)
        title = words("shell.saves.delete_ask", when=when(words, game.header.saved))
        detail, yes = words("shell.saves.delete_detail"), words("shell.saves.delete")
        ask(self.look, self, title, detail, yes, lambda: self._delete(game.path), kind=Kind.DANGER)

    def ask_delete_file(self, path: Path) -> None:
        words = self.look.words
        title = words("shell.saves.delete_broken_ask", name=escaped(path.name))
        detail, yes = words("shell.saves.delete_detail"), words("shell.saves.delete")
        ask(self.look, self, title, detail, yes, lambda: self._delete(path), kind=Kind.DANGER)

    def _delete(self, path: Path) -> None:
        self._after(self.guide.library.delete(path), "not_deleted")

    def ask_name(self, game: SavedGame) -> None:
        style, words = self.look, self.look.words
        dialog = Dialog(style, self, words("shell.saves.rename"))
        title = game.card.title if game.card else ""
        field = Field(style, words("shell.saves.name_label"), title, most=_LONGEST_TITLE)
        dialog.body.addWidget(Label(style, words("shell.saves.name_label"), "text", 16, colour=style.room.text2))
        dialog.body.addWidget(field)
        dialog.add_button(words("shell.common.cancel"))
        yes = dialog.add_button(words("shell.saves.rename"), lambda: self._rename(game, field.text()), Kind.PRIMARY)
        field.line.returnPressed.connect(yes.click)
        dialog.open()
        field.line.setFocus(Qt.FocusReason.OtherFocusReason)
        field.line.selectAll()

    def _rename(self, game: SavedGame, title: str) -> None:
        self._after(self.guide.library.rename(game.path, title.strip()), "not_saved")

    def _after(self, notice: Notice | None, sentence: str) -> None:
        if notice is not None:
            words = self.look.words
            why = words(f"shell.save_failed.{notice.figures['why']}")
            self.guide.notice(words(f"shell.saves.{sentence}", why=why))
        self._fill()

    def kept(self) -> int:
        return self._column.verticalScrollBar().value()

    def restore(self, kept: int) -> None:
        self._column.verticalScrollBar().setValue(kept)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_hall(self, self.look)


class _GameRow(Panel):
    """One game: its picture, what it is, who plays, and what can be done with it."""

    def __init__(self, page: SavesPage, game: SavedGame) -> None:
        style, words = page.look, page.look.words
        super().__init__(style, padding=12, radius=12)
        row = QHBoxLayout()
        row.setSpacing(style.px(20))
        self.body.addLayout(row)
        picture = Thumbnail(style, game, self)
        picture.setFixedSize(*map(style.px, _PICTURE))
        row.addWidget(picture)
        texts = QVBoxLayout()
        texts.setSpacing(style.px(4))
        row.addLayout(texts, 1)
        title = game.card.title if game.card and game.card.title else game_title(style, game)
        texts.addWidget(Label(style, title, "name", 23, self))
        texts.addWidget(RichText(style, self._players(page, game), 16, self, colour=style.room.text2))
        texts.addWidget(RichText(style, self._facts(page, game), 16, self, colour=style.room.text2))
        texts.addStretch(1)
        if game.picture is None:  # it shows them, with their points
            texts.addWidget(Banners(style, [seat.colour for seat in game.header.seats], self))
        foot = QHBoxLayout()
        foot.setSpacing(0)
        texts.addLayout(foot)
        foot.addWidget(Medallions(style, [seat.bot for seat in game.header.seats], self))
        foot.addStretch(1)
        open_button = Button(style, words("shell.saves.open"), Kind.SECONDARY, "play", self)
        open_button.acted.connect(lambda: page.open(game))
        foot.addWidget(open_button)
        try_out = IconButton(style, "hourglass", words("table.sandbox.from_here"), self)
        try_out.acted.connect(lambda: page.guide.open_save_in_sandbox(game.path))
        foot.addWidget(try_out)
        rename = IconButton(style, "scroll", words("shell.saves.rename"), self)
        rename.acted.connect(lambda: page.ask_name(game))
        foot.addWidget(rename)
        delete = IconButton(style, "trash", words("shell.saves.delete"), self)
        delete.acted.connect(lambda: page.ask_delete(game))
        foot.addWidget(delete)

    @staticmethod
    def _players(page: SavesPage, game: SavedGame) -> str:
        names = ", ".join(escaped(seat.name) for seat in game.header.seats)
        return page.look.words("shell.saves.players_list", names=names)

    @staticmethod
    def _facts(page: SavesPage, game: SavedGame) -> str:
        words = words_of(page.look)
        parts = [game_title(page.look, game)] if game.card and game.card.title else []
        if game.card and game.card.finished:
            parts.append(words("shell.saves.finished"))
        parts.append(words("shell.home.saved_when", when=when(words, game.header.saved)))
        return " · ".join(parts)


class _BrokenRow(Panel):
    """A file that is no game, and why."""

    def __init__(self, page: SavesPage, broken: Broken) -> None:
        style = page.look
        super().__init__(style, padding=12, radius=12)
        row = QHBoxLayout()
        row.setSpacing(style.px(14))
        self.body.addLayout(row)
        mark = RichText(style, "[warn]", 22, self, colour=style.room.danger)
        mark.setFixedWidth(style.px(34))
        row.addWidget(mark)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        row.addLayout(texts, 1)
        texts.addWidget(Label(style, broken.path.name, "bold", 17, self))
        texts.addWidget(RichText(style, bad_save(words_of(style), broken.error), 16, self, colour=style.room.text2))
        delete = IconButton(style, "trash", style.words("shell.saves.delete"), self)
        delete.acted.connect(lambda: page.ask_delete_file(broken.path))
        row.addWidget(delete)
