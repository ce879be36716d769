"""The check-list of a voyage: ship, worker, warriors, food, and against whom."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from meadhall.rules.midgard.forecast import fed, prospect
from meadhall.rules.midgard.state import ASHORE, Band, State, capacity_of, enemy_at
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.midgard import faces
from meadhall.views.table.rails.emblem import IconMark
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.text.midgard import MidgardSpeech
from meadhall.views.widgets import Label, RichText

_CARD = (140, 178)


class CheckList(Sheet):
    """Of all that one has reserved: what is there for it, and what is still missing."""

    def __init__(self, desk: Desk, speech: MidgardSpeech) -> None:
        s: State = desk.session.view
        voice = speech.voice(s)
        super().__init__(desk, voice.say("page.list.title"), width=780)
        self._voice = voice
        for band in s.bands_of(desk.session.viewer or 0):
            self.body.addLayout(self._band(s, band))
        self.add_button(desk.style.words("shell.common.close"), kind=Kind.PRIMARY)

    def _band(self, s: State, band: Band) -> QHBoxLayout:
        style, voice = self.look, self._voice
        line = QHBoxLayout()
        line.setSpacing(style.px(16))
        enemy = enemy_at(s, band)
        if enemy is not None:
            line.addWidget(CardButton(style, faces.held(faces.enemy(voice, enemy), enemy), *_CARD))
        told = QVBoxLayout()
        told.setSpacing(style.px(4))
        told.addStretch(1)
        where = voice.shore(band.shore) if band.shore != ASHORE else voice.term(f"place.{band.place}")
        told.addWidget(Label(style, str(where), "name", 20))
        for done, text in self._steps(s, band):
            row = QHBoxLayout()
            row.setSpacing(style.px(8))
            row.addWidget(self._tick(done), 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(RichText(style, text, 17), 1)
            told.addLayout(row)
        told.addStretch(1)
        line.addLayout(told, 1)
        return line

    def _tick(self, done: bool) -> IconMark:
        room = self.look.room
        return IconMark(self.look, "check" if done else "warn", colour=room.ok if done else room.danger)

    def _steps(self, s: State, band: Band) -> list[tuple[bool, str]]:
        """What a voyage takes, or a battle at the town."""
        voice, ready = self._voice, prospect(s, band)
        vikings = sum(ready.dice)
        there = (vikings > 0, voice.say("page.list.vikings", n=vikings))
        if ready.ship is None:
            return [(True, voice.say("page.list.worker")), there]
        ate = fed(vikings, ready.food, band.shore)
        ship = voice.say("page.list.ship", ship=faces.name(voice, ready.ship), n=capacity_of(band))
        return [
            (True, ship),
            (True, voice.say("page.list.worker")),
            there,
            (ate >= vikings > 0, voice.say("page.list.food", food=ready.food, n=ate, most=vikings)),
        ]


def check_list(desk: Desk, speech: MidgardSpeech) -> CheckList:
    return CheckList(desk, speech)
