"""How many go: for moves and retreats of a group. All of them, unless one says otherwise."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.rules.northgard.actions import March, RetreatTo
from meadhall.rules.northgard.state import State
from meadhall.views.deeds.northgard.outcomes import fight
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.widgets import CountRow, Label, RichText, Toggle

Group = March | RetreatTo


class Amount(Sheet):
    def __init__(self, desk: Desk, speech: NorthgardSpeech, actions: Sequence[Group]) -> None:
        s: State = desk.session.view
        voice = speech.voice(s)
        self._speech = speech
        self._of = {(action.warriors, action.kaija): action for action in actions}
        first = actions[0]
        super().__init__(desk, speech.kind(type(first), s).title, width=560)
        style = desk.style
        target = first.target if isinstance(first, March) else first.region
        where = voice.say("page.amount.to", place=voice.region(target))
        if isinstance(first, March):
            where = voice.say("deed.march.from_to", source=voice.region(first.source), target=voice.region(target))
        self.body.addWidget(RichText(style, where, 17, colour=style.room.text2))
        most = max(action.warriors for action in actions)
        least = min(action.warriors for action in actions)
        self.row = CountRow(
            style,
            "viking",
            voice.say("page.amount.warriors"),
            most,
            most,
            least=least,
            note=voice.say("page.amount.of", n=most),
        )
        self.row.changed.connect(self._changed)
        self.body.addWidget(self.row)
        self.kaija = (
            self._with_kaija(voice.say("figure.kaija")) if len({action.kaija for action in actions}) > 1 else None
        )
        self._only = first.kaija
        self._told = RichText(style, "", 16, colour=style.room.text2)
        self.body.addWidget(self._told)
        self.add_button(style.words("shell.common.cancel"))
        self.confirm = self.add_step(speech.button(first, s), self._act, Kind.PRIMARY, "boot")
        self._changed()

    def _with_kaija(self, name: str) -> Toggle:
        toggle = Toggle(self.look, name)
        toggle.setChecked(True)
        toggle.turned.connect(self._changed)
        line = QHBoxLayout()
        line.addWidget(Label(self.look, name, "bold", 17), 1)
        line.addWidget(toggle)
        self.body.addLayout(line)
        return toggle

    def first_focus(self) -> QWidget:
        return self.confirm

    @property
    def _action(self) -> Group | None:
        kaija = self.kaija.isChecked() if self.kaija is not None else self._only
        return self._of.get((self.row.value, kaija))

    def _changed(self, _: object = None) -> None:
        action, s = self._action, self.desk.session.view
        if action is None:
            self.confirm.bar(self._speech.voice(s).say("page.amount.nobody"))
            self._told.set_text("")
            return
        self.confirm.bar("")
        self._told.set_text("\n".join(fight(self._speech.voice(s), action)))
        self.keep_size()

    def _act(self) -> None:
        if self._action is not None:
            self.finish(self._action)
