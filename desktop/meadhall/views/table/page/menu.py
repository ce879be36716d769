"""The menu of the table, and the dialog that keeps a game under a name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from meadhall.views.hearing.mute import toggled
from meadhall.views.look.controls import Kind
from meadhall.views.shell.guide import Guide
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.text import facts, moment
from meadhall.views.widgets import Button, Field
from meadhall.views.widgets.measure import words_of

if TYPE_CHECKING:
    from meadhall.views.table.page.page import TablePage


Entry = tuple[str, str, Callable[[], object]]  # the id of its words, an icon, and what it does


def entries_of(page: TablePage) -> Iterator[Entry]:
    """What can be done with a table as it stands."""
    yield "table.menu.resume", "play", lambda: None
    if page.session.curtain_for is None:
        yield "hint.bar.ask", "raven", page.advising.ask
        yield "table.button.recap", "hourglass", page.open_recap
        if page.session.can_be_kept and page.lines:
            yield "replay.menu.open", "rewind", page.open_replay
    yield from page.sandboxes()
    if page.coaching.is_there:
        yield "coach.level.title", "book", page.coaching.choose_level
    if page.session.can_be_kept:
        yield "table.menu.save", "save", page.open_save
    yield mute_entry(page.guide)
    yield "table.menu.settings", "gear", page.open_settings
    yield "table.menu.keys", "help", page.open_keys
    yield "table.menu.leave", "house", page.leave


def mute_entry(guide: Guide) -> Entry:
    muted = guide.settings.now.muted
    words, icon = ("shell.sound.unmute", "sound") if muted else ("shell.sound.mute", "sound-off")
    return words, icon, lambda: toggled(guide.settings)


class Menu(Sheet):
    def __init__(self, desk: Desk, entries: Iterable[Entry]) -> None:
        super().__init__(desk, desk.style.words("table.bar.menu"), width=420)
        self.entries: list[Button] = []
        for number, (ident, icon, do) in enumerate(entries):
            kind = Kind.SECONDARY if number else Kind.PRIMARY
            button = Button(desk.style, desk.style.words(ident), kind, icon)
            button.acted.connect(self.close_layer)
            button.acted.connect(do)
            self.body.addWidget(button)
            self.entries.append(button)
        Button.align(self.entries)

    def first_focus(self) -> Button:
        return self.entries[0]


class SaveSheet(Sheet):
    def __init__(self, desk: Desk) -> None:
        words, session = words_of(desk.style), desk.session
        super().__init__(desk, words("table.menu.save"), width=560)
        title = facts(session.game.id, words).title
        game, s = session.game, session.view
        name = words(
            "shell.saves.name_default", game=title, when=moment(game.id, words, game.round_of(s), game.turn_of(s))
        )
        self.field = Field(desk.style, words("shell.saves.name_label"), name)
        self.body.addWidget(self.field)
        self.add_button(words("shell.common.cancel"))
        save = self.add_button(words("shell.common.save"), self._keep, Kind.PRIMARY, "save")
        self.field.line.returnPressed.connect(save.click)

    def open(self) -> None:
        super().open()
        self.field.line.selectAll()  # whoever types writes another name

    def first_focus(self) -> Field:
        return self.field

    def _keep(self) -> None:
        self.desk.session.keep(self.field.text().strip())
