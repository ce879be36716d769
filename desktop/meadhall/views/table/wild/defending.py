"""The answer to an attack. The same window comes at every attack, whatever is in the hand."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from meadhall.rules.wild.actions import Defence
from meadhall.rules.wild.data import CARDS, CardId
from meadhall.rules.wild.forecast import answered
from meadhall.rules.wild.questions import Defend
from meadhall.rules.wild.state import State
from meadhall.views.look.controls import Kind
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.asked import asked
from meadhall.views.table.dialogs.chooser import CardChooser
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.dialogs.versus import Bar, FactRow, Half, head
from meadhall.views.table.rails.emblem import SeatMark
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.wild import faces
from meadhall.views.table.wild.naming import Naming
from meadhall.views.text.wild import WildSpeech
from meadhall.views.widgets import Flow, Label, RichText, ScrollColumn

_WIDE, _CARD, _ATTACKER = 1180, 140, 132
_BESIDE, _ONE_ROW, _TWO_ROWS = 3, 236, 330  # cards in a row, and measures of their list
_FEW = 300  # measures: as high as the halves are at least


class DefenceSheet(Sheet):
    def __init__(self, desk: Desk, speech: WildSpeech, decision: Defend) -> None:
        self._s: State = desk.session.view
        self._speech, self._voice = speech, speech.voice(self._s)
        assert self._s.attack is not None
        self._attack = self._s.attack
        title, detail = asked(desk, decision)
        super().__init__(desk, title, width=_WIDE, beam="shield")
        style = desk.style
        self.body.addWidget(RichText(style, detail, 17, colour=style.room.text2))
        halves = QHBoxLayout()
        halves.setSpacing(style.px(4))
        halves.addWidget(self._attackers(), 5)
        halves.addWidget(self._own_half(), 6)
        self.body.addLayout(halves)
        self._told = RichText(style, "", 18)
        self.body.addWidget(self._told)
        self.add_aside()
        self.nothing = self.add_step(self._voice.say("deed.defence.nothing"), self._play_nothing, icon="skip")
        self.confirm = self.add_step("", self._act, Kind.PRIMARY, "shield")
        self._refresh()

    # Both sides

    def _attackers(self) -> Half:
        style, voice, attack = self.look, self._voice, self._attack
        player = self.desk.player(attack.seat)
        half = Half(style, player.base, player.light if style.room.dark else player.base)
        name = self.desk.session.seats[attack.seat].name
        band = voice.say("page.defend.strength", n=attack.strength)
        title = Label(style, name, "name", 22)
        half.body.addLayout(head(style, SeatMark(style, player, 28), title, RichText(style, band, 16)))
        flow = Flow(style.px(0))
        for number, fighter in enumerate(attack.fighters):
            held = faces.held(self._speech, fighter.card, f"{number}")
            flow.add(CardButton(style, held, _ATTACKER, _ATTACKER / 0.76))
        for number, booster in enumerate(attack.boosters):
            held = faces.held(self._speech, booster, f"booster:{number}")
            flow.add(CardButton(style, held, _ATTACKER, _ATTACKER / 0.76))
        half.body.addWidget(flow)
        half.body.addStretch(1)
        return half

    def _own_half(self) -> Half:
        style, voice, s = self.look, self._voice, self._s
        victim = self._attack.victim
        player = self.desk.player(victim)
        half = Half(style, player.base, player.light if style.room.dark else player.base)
        half.setMinimumHeight(style.px(_FEW))
        target = s.players[victim].at(self._attack.target)
        assert target is not None
        place = voice.title(voice.plot(victim, self._attack.target))
        half.body.addWidget(Label(style, place, "name", 22))
        now = answered(s).defence
        half.body.addWidget(FactRow(style, "shield", voice.say("page.defend.now", n=len(target.forts)), str(now)))
        held = [card for card in s.players[victim].hand if CARDS[card].defends]
        nothing = voice.say("page.defend.empty")
        self.cards = CardChooser(style, faces.counted(self._speech, held), _CARD, nothing=nothing)
        self.cards.changed.connect(self._refresh)
        column = ScrollColumn(style, spacing=0)
        column.body.addWidget(self.cards)
        column.body.addStretch(1)
        column.setMinimumHeight(style.px(_ONE_ROW if len(set(held)) <= _BESIDE else _TWO_ROWS))
        half.body.addWidget(column, 1)
        self.naming = Naming(style, voice, self._attack, held)
        self.naming.changed.connect(self._refresh)
        half.body.addWidget(self.naming)
        self._bar = Bar(style, 0, 0, 1, "")
        half.body.addWidget(self._bar)
        return half

    # What comes of it

    @property
    def action(self) -> Defence:
        cards: tuple[CardId, ...] = self.cards.taken
        units, hero = self.naming.named(cards)
        return Defence(cards, units, hero)

    def _refresh(self) -> None:
        voice, action = self._voice, self.action
        self.naming.show_for(action.cards)
        action = self.action
        outcome = answered(self._s, action)
        strength, defence = outcome.strength, outcome.defence
        text = voice.say("page.raid.against", strength=strength, defence=defence)
        self._bar.fill(0, min(strength, defence), defence, text)
        stops = outcome.repels
        told = self._speech.action(action, self._s).detail
        hint = "" if stops or not action.cards else f" {voice.say('page.defend.in_vain')}"
        self._told.set_text(f"[{'shield' if stops else 'warn'}] {told}{hint}")
        self._told.set_colour(self.look.room.ok if stops else self.look.room.danger)
        self.confirm.set_text(voice.say("deed.defence.button"))
        self.confirm.bar(*(self.barrier(action) if action.cards else (voice.say("page.defend.choose"), "")))
        self.keep_size()

    def first_focus(self) -> QWidget:
        return self.cards.first_focus() or self.nothing

    def _play_nothing(self) -> None:
        self.finish(Defence())

    def _act(self) -> None:
        self.finish(self.action)
