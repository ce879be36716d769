"""How one wants to be asked: about rolls, about each rune that one holds; and whether chances are shown."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QHBoxLayout

from meadhall.rules.midgard.actions import MANNERS, RUNE_ASKED, SetAsking, What
from meadhall.rules.midgard.state import Manner, State
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.midgard import faces
from meadhall.views.text.midgard import MidgardSpeech
from meadhall.views.widgets import Choice, IconButton, Label, RichText, Segments, Toggle

_WHATS: tuple[What, ...] = ("rolls", *RUNE_ASKED)


class MannersSheet(Sheet):
    """What the rules keep can be changed when one places workers or sends Vikings; chances are only looked at."""

    def __init__(self, desk: Desk, speech: MidgardSpeech) -> None:
        s: State = desk.session.view
        self._voice = voice = speech.voice(s)
        super().__init__(desk, voice.say("page.manners.title"), width=760)
        style = desk.style
        player = s.players[desk.session.viewer or 0]
        self.odds = Toggle(style, voice.say("page.manners.odds"))
        self.odds.setChecked(desk.settings.now.odds)
        self.odds.turned.connect(lambda on: desk.settings.change(odds=on))
        line = QHBoxLayout()
        line.addWidget(Label(style, voice.say("page.manners.odds"), "bold", 17), 1)
        line.addWidget(self.odds)
        self.body.addLayout(line)
        self.body.addWidget(RichText(style, voice.say("page.manners.detail"), 16, colour=style.room.text2))
        self.rows: dict[What, Segments] = {}
        for what in _WHATS:
            if what == "rolls" or player.holds(RUNE_ASKED[what]):
                self.rows[what] = self._question(what, getattr(player.asking, what))
        self.add_button(style.words("shell.common.cancel"))
        self.add_button(style.words("shell.common.ok"), self._done, Kind.PRIMARY, "check")

    def _question(self, what: What, manner: Manner) -> Segments:
        style, voice = self.look, self._voice
        name = voice.say("page.manners.rolls") if what == "rolls" else faces.name(voice, RUNE_ASKED[what])
        choices = [Choice(each, voice.say(f"page.manners.{each}")) for each in MANNERS]
        segments = Segments(style, name, choices, manner, size=15)
        other: Manner = "never" if manner == "always" else "always"
        reason, _ = self.barrier(SetAsking(what, other))
        if reason:
            segments.bar(voice.say("page.manners.later"))
        line = QHBoxLayout()
        line.addWidget(Label(style, name, "bold", 17), 1)
        line.addWidget(segments)
        self.body.addLayout(line)
        return segments

    def _done(self) -> None:
        """One after the other: each is a thing that the player does."""
        asking = self.desk.session.view.players[self.desk.session.viewer or 0].asking
        rows = self.rows.items()
        changes = [SetAsking(what, row.value) for what, row in rows if row.value != getattr(asking, what)]
        if changes:
            self.desk.act(*changes)


def gear(desk: Desk, speech: MidgardSpeech, changed: Callable[[], object]) -> IconButton:
    """For the head of another sheet, over which it opens this one."""

    def show() -> None:
        sheet = MannersSheet(desk, speech)
        sheet.closed.connect(changed)
        sheet.open()

    button = IconButton(desk.style, "gear", speech.voice(desk.session.view).say("deed.set_asking.opens"))
    button.acted.connect(show)
    return button
