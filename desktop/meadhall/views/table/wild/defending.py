"""The answer to an attack. The same window comes at every attack, whatever is in the hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.rules.wild.actions import Defence
from meadhall.rules.wild.data import CARDS, CardId
from meadhall.rules.wild.forecast import answered
from meadhall.rules.wild.questions import Defend
from meadhall.rules.wild.state import Building, State
from meadhall.views.boards.wild.pieces import lot_of
from meadhall.views.deeds.wild.outcomes import if_hit, if_repelled
from meadhall.views.look.controls import Kind
from meadhall.views.look.palette import NOBODYS
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.asked import asked
from meadhall.views.table.dialogs.chooser import CardChooser, width_in
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.dialogs.versus import Bar, FactRow, Half, head, marked
from meadhall.views.table.game import Held
from meadhall.views.table.rails.emblem import SeatMark
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.table.wild import faces
from meadhall.views.table.wild.naming import Naming
from meadhall.views.table.wild.target import Standing
from meadhall.views.text.wild import WildSpeech
from meadhall.views.widgets import Flow, Label, RichText, ScrollColumn

_WIDE, _METER = 1240, 28
_HALVES = 5, 7  # of the width: theirs and one's own
_CARDS, _OWN_CARDS, _HIGH = 440, 400, 470  # measures: room for cards in either half, and how high they may stand
_SMALL, _CARD, _LARGE = 80, 140, 230  # measures: cards of many attackers, one's own if many, and either of few
_STANDS = 230  # measures: the building, as it stands
_REST, _LEAST_HIGH = 590, 200  # measures: what stands above and below the cards, and what they need anyhow


class DefenceSheet(Sheet):
    def __init__(self, desk: Desk, speech: WildSpeech, decision: Defend) -> None:
        self._s: State = desk.session.view
        self._speech, self._voice = speech, speech.voice(self._s)
        assert self._s.attack is not None
        self._attack = self._s.attack
        super().__init__(desk, asked(desk, decision)[0], width=_WIDE, beam="shield")
        style = desk.style
        halves = QHBoxLayout()
        halves.setSpacing(style.px(4))
        high = max(min(desk.over.height() - style.px(_REST), style.px(_HIGH)), style.px(_LEAST_HIGH))
        for half, share in zip((self._attackers(high), self._own_half(high)), _HALVES, strict=True):
            halves.addWidget(half, share)
        self.body.addLayout(halves)
        self.meter = Bar(style, 0, 0, 1, "", size=_METER)
        self.body.addWidget(self.meter)
        self.body.addLayout(self._ends())
        self.add_aside()
        self.nothing = self.add_step(self._voice.say("deed.defence.nothing"), self._play_nothing, icon="skip")
        self.confirm = self.add_step("", self._act, Kind.PRIMARY, "shield")
        self._refresh()

    # Both sides

    def _attackers(self, high: int) -> Half:
        style, voice, attack = self.look, self._voice, self._attack
        player = self.desk.player(attack.seat)
        half = Half(style, player.base, player.light if style.room.dark else player.base)
        name = self.desk.session.seats[attack.seat].name
        strength = voice.say("page.defend.strength", n=attack.strength)
        title = Label(style, name, "name", 22)
        half.body.addLayout(head(style, SeatMark(style, player, 28), title, RichText(style, strength, 16)))
        flow = Flow(style.px(0), centred=True)
        band = [*(fighter.card for fighter in attack.fighters), *attack.boosters]
        sent = [faces.held(self._speech, card, f"{number}") for number, card in enumerate(band)]
        wide = width_in(style, sent, QSize(style.px(_CARDS), high), _SMALL, _LARGE)
        for held in sent:
            flow.add(CardButton(style, held, wide, wide / 0.76))
        half.body.addStretch(1)
        half.body.addWidget(flow)
        half.body.addStretch(1)
        return half

    def _own_half(self, high: int) -> Half:
        """The building that is attacked, and beside it what can be played for it."""
        style, voice, s = self.look, self._voice, self._s
        victim = self._attack.victim
        player = self.desk.player(victim)
        half = Half(style, player.base, player.light if style.room.dark else player.base)
        target = s.players[victim].at(self._attack.target)
        assert target is not None
        place = Label(style, voice.title(voice.plot(victim, self._attack.target)), "name", 22)
        now = FactRow(style, "shield", voice.say("page.defend.now", n=len(target.forts)), str(answered(s).defence))
        half.body.addLayout(head(style, SeatMark(style, player, 28), place, now))
        row, beside = QHBoxLayout(), QVBoxLayout()
        row.setSpacing(style.px(14))
        row.addWidget(self._building(target))
        row.addLayout(beside, 1)
        half.body.addLayout(row, 1)
        held = [card for card in s.players[victim].hand if CARDS[card].defends]
        beside.addWidget(self._choice(faces.counted(self._speech, held), high), 1)
        self.naming = Naming(style, voice, self._attack, held)
        self.naming.changed.connect(self._refresh)
        beside.addWidget(self.naming)
        return half

    def _choice(self, held: Sequence[Held], high: int) -> ScrollColumn:
        style = self.look
        room = QSize(style.px(_OWN_CARDS), high)
        wide = width_in(style, held, room, _CARD, _LARGE)
        nothing = self._voice.say("page.defend.empty")
        self.cards = CardChooser(style, held, wide, nothing=nothing)
        self.cards.changed.connect(self._refresh)
        column = ScrollColumn(style, spacing=0)
        column.body.addStretch(1)
        column.body.addWidget(self.cards)
        column.body.addStretch(1)
        if held:
            column.wish(min(self.cards.heightForWidth(room.width()), high), style.px(_LEAST_HIGH))
        return column

    def _building(self, target: Building) -> Standing:
        s, attack = self._s, self._attack
        name = faces.told(self._speech, s, attack.victim, attack.target)
        topic = faces.topic_of(s, attack.victim, target)
        return Standing(self.look, self._speech.words, lot_of(s, attack.victim, target), name, topic, _STANDS)

    # What comes of it

    def _ends(self) -> QHBoxLayout:
        """What is lost, and beside it what is won."""
        style, room = self.look, self.look.room
        self._lost, self._won = RichText(style, "", 16), RichText(style, "", 16)
        self.lost, self.won = Half(style, NOBODYS, room.danger), Half(style, NOBODYS, room.ok)
        line = QHBoxLayout()
        line.setSpacing(style.px(4))
        for half, icon, colour, told in (
            (self.lost, "warn", room.danger, self._lost),
            (self.won, "shield", room.ok, self._won),
        ):
            half.body.addLayout(marked(style, icon, colour, told))
            line.addWidget(half, 1)
        return line

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
        strength, defence = f"**{outcome.strength}**", f"**{outcome.defence}**"
        text = voice.say("page.raid.against", strength=strength, defence=defence)
        self.meter.fill(0, min(outcome.strength, outcome.defence), outcome.defence, text)
        in_vain = [voice.say("page.defend.in_vain")] if action.cards and not outcome.repels else []
        self._lost.set_text("\n".join((*in_vain, *if_hit(voice))))
        self._won.set_text("\n".join(if_repelled(voice, outcome)))
        self._light(outcome.repels)
        self.confirm.set_text(voice.say("deed.defence.button"))
        self.confirm.bar(*(self.barrier(action) if action.cards else (voice.say("page.defend.choose"), "")))
        self.keep_size()

    def _light(self, repels: bool) -> None:
        """Of both ends the one that comes."""
        room = self.look.room
        for half, told, colour, comes in (
            (self.lost, self._lost, room.danger, not repels),
            (self.won, self._won, room.ok, repels),
        ):
            half.dress(NOBODYS, colour if comes else room.line2)
            told.set_colour(room.text if comes else room.text2)

    def first_focus(self) -> QWidget:
        return self.cards.first_focus() or self.nothing

    def _play_nothing(self) -> None:
        self.finish(Defence())

    def _act(self) -> None:
        self.finish(self.action)
