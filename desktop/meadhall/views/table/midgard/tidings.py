"""What one is to read when it has happened: battles that have ended, journeys met, cards that one alone has seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from meadhall.models.session import Session
from meadhall.rules.kernel import Event
from meadhall.rules.midgard import events as e
from meadhall.rules.midgard.data import NO_DICE, UNSEEN
from meadhall.rules.midgard.questions import PayToll, ReplaceJourney
from meadhall.rules.midgard.state import State, plus
from meadhall.views.look.controls import Kind
from meadhall.views.look.palette import DANGER, NOBODYS
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.browse import Browse
from meadhall.views.table.dialogs.ledger import Head, Ledger
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.dialogs.versus import Half
from meadhall.views.table.game import Held, OpenDialog
from meadhall.views.table.midgard import faces, story
from meadhall.views.table.midgard.fighting.battle import BELOW_BEAM
from meadhall.views.table.midgard.fighting.dicetray import DiceRow
from meadhall.views.table.midgard.glory import Glory
from meadhall.views.table.midgard.story import Fight, Throw
from meadhall.views.table.saga.history import last_round
from meadhall.views.table.saga.recap import SaidRow
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.text.midgard import MidgardSpeech
from meadhall.views.text.midgard.voice import Voice
from meadhall.views.widgets import Label, RichText, ScrollColumn

_CARD, _LARGE_CARD = (132, 168), (220, 280)
_DIE, _LARGE_DIE = 30, 56
_HIGHEST = 700
_LINE, _FIGHT, _LARGE_FIGHT = 42, 250, 360
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_DEFEAT = QColor("#6E140C")
_HEADS = ("glory", "enemies", "gained", "lost", "blame")


def reports(session: Session, speech: MidgardSpeech, events: Sequence[Event]) -> Iterator[OpenDialog]:
    """At the end of the game its page tells all."""
    viewer = session.viewer
    if viewer is None or session.result is not None:
        return
    seen = list(_seen(session, speech, events, viewer))
    if seen:
        title = speech.voice(session.view).say("page.seen.title")
        yield lambda desk: Browse(desk, title, [("", seen)], done=desk.style.words("table.recap.go_on"))
    fights = story.ended(session, events, viewer)
    befallen = story.at_sea(session, events, viewer)
    if fights or (befallen and not isinstance(session.decision, PayToll | ReplaceJourney)):
        yield lambda desk: Tidings(desk, speech, fights, befallen)
    if any(isinstance(event, e.RoundBegan) for event in events) and last_round(session, e.RoundBegan):
        yield lambda desk: round_sheet(desk, speech)


# Cards that only the viewer has seen


def _seen(session: Session, speech: MidgardSpeech, events: Sequence[Event], viewer: int) -> Iterator[Held]:
    """A destiny that is the only one drawn is his at once."""
    voice = speech.voice(session.view)
    for event in events:
        match event:
            case e.JourneySeen(seat, shore, card) if seat == viewer and card != UNSEEN:
                yield faces.held(faces.journey(voice, card), f"seen:{shore}", full=str(voice.shore(shore)))
            case e.DestinyKept(seat, card, ()) if seat == viewer:
                yield faces.held(faces.destiny(voice, card), f"seen:{card}")
            case e.RuneTaken(seat, rune, True) if seat == viewer:
                yield faces.held(faces.rune(voice, rune), f"seen:{rune}")
            case _:
                pass


# Battles and voyages


class Tidings(Sheet):
    def __init__(self, desk: Desk, speech: MidgardSpeech, fights: Sequence[Fight], befallen: Sequence[Event]) -> None:
        voice = speech.voice(desk.session.view)
        super().__init__(desk, voice.say("page.tidings.title"), width=1000, beam="crossed" if fights else "ship")
        style = desk.style
        self._speech, self._voice = speech, voice
        self.body.setContentsMargins(0, style.px(BELOW_BEAM), 0, 0)
        column = ScrollColumn(style, spacing=10)
        high = 20
        if befallen:
            column.body.addLayout(self._voyage(befallen))
            high += max(_FIGHT, _LINE * len(befallen))
        large = len(fights) == 1
        for fight in fights:
            column.body.addWidget(self._fight(fight, large))
            throw = (_LARGE_DIE if large else _DIE) + 20
            high += max(_LARGE_FIGHT if large else _FIGHT, 150 + throw * len(fight.throws))
        column.body.addStretch(1)
        column.setMinimumHeight(style.px(min(high, _HIGHEST)))
        self.body.addWidget(column, 1)
        self.add_button(style.words("table.button.show_board"), icon="eye")
        self.add_button(style.words("table.recap.go_on"), kind=Kind.PRIMARY, icon="check")

    def _voyage(self, befallen: Sequence[Event]) -> QHBoxLayout:
        """The journeys that were met, and beside them what befell the ships."""
        style = self.look
        line = QHBoxLayout()
        line.setSpacing(style.px(4))
        met = [event.card for event in befallen if isinstance(event, e.JourneyRevealed)]
        for place, card in enumerate(met):
            line.addWidget(CardButton(style, faces.held(faces.journey(self._voice, card), f"met:{place}"), *_CARD))
        told = QVBoxLayout()
        told.setSpacing(style.px(4))
        told.addStretch(1)
        for event in befallen:
            said = self._speech.event(event, self.desk.session.view)
            if said is not None:
                told.addWidget(SaidRow(self.desk, said, 17))
        told.addStretch(1)
        line.addSpacing(style.px(12))
        line.addLayout(told, 1)
        return line

    def _fight(self, fight: Fight, large: bool) -> Half:
        """The enemy, and beside it each throw and what came of it. Of several each has less room."""
        style, voice, room = self.look, self._voice, self.look.room
        half = Half(style, NOBODYS if fight.won else _DEFEAT, room.gold if fight.won else DANGER)
        line = QHBoxLayout()
        line.setSpacing(style.px(24 if large else 16))
        if fight.enemy is not None:
            held = faces.held(faces.enemy(voice, fight.enemy), fight.enemy, full=voice.enemy(fight.enemy))
            line.addWidget(CardButton(style, held, *(_LARGE_CARD if large else _CARD)), 0, Qt.AlignmentFlag.AlignTop)
        told = QVBoxLayout()
        told.setSpacing(style.px(6))
        colour = room.ok if fight.won else room.text
        told.addWidget(Label(style, self._outcome(fight), "name", 28 if large else 21, colour=colour))
        for number, throw in enumerate(fight.throws, 1):
            told.addLayout(self._throw(fight, number, throw, _LARGE_DIE if large else _DIE))
        told.addStretch(1)
        told.addLayout(self._reward(fight))
        line.addLayout(told, 1)
        half.body.addLayout(line)
        return half

    def _reward(self, fight: Fight) -> QHBoxLayout:
        style = self.look
        line = QHBoxLayout()
        line.setSpacing(style.px(20))
        if fight.reward.glory:
            line.addWidget(Glory(style, fight.reward.glory))
        rest = self._voice.bundle(replace(fight.reward, glory=0))
        if rest:
            line.addWidget(RichText(style, self._voice.say("page.tidings.reward", goods=rest), 17), 1, _MIDDLE)
        else:
            line.addStretch(1)
        return line

    def _outcome(self, fight: Fight) -> str:
        voice = self._voice
        if fight.enemy is None:
            return voice.say("page.tidings.hunt")
        return voice.say("page.tidings.won" if fight.won else "page.tidings.lost", enemy=voice.card(fight.enemy))

    def _throw(self, fight: Fight, number: int, throw: Throw, die: float) -> QHBoxLayout:
        style, voice = self.look, self._voice
        row = QHBoxLayout()
        row.setSpacing(style.px(12))
        row.addWidget(DiceRow(style, voice, throw.rolled, die))
        if fight.enemy is not None:
            text = voice.say("page.tidings.throw", round=number, hits=throw.hits, losses=throw.losses)
            row.addWidget(RichText(style, text, 16), 1, _MIDDLE)
        else:
            row.addStretch(1)
        return row


# The round


def round_sheet(desk: Desk, speech: MidgardSpeech) -> Ledger:
    """Of the round that has just ended. Who slew whom is still told: it happened in the open."""
    s: State = desk.session.view
    voice = speech.voice(s)
    events = last_round(desk.session, e.RoundBegan)
    heads = [Head(voice.say(f"page.round.{head}"), 4 if head == "enemies" else 2) for head in _HEADS]
    rows = [list(_figures(voice, events, seat)) for seat in range(len(s.players))]
    return Ledger(desk, voice.say("page.round.title", n=s.round - 1), heads, rows)


def _figures(voice: Voice, events: Sequence[Event], seat: int) -> Iterator[str]:
    own = [event for event in events if getattr(event, "seat", None) == seat]
    glory = sum(event.gain.glory for event in own if isinstance(event, e.Gained))
    yield f"**+{glory}**" if glory else "—"
    slain = [faces.name(voice, event.enemy) for event in own if isinstance(event, e.EnemyDefeated)]
    yield ", ".join(slain) or "—"
    for kind in (e.DiceGained, e.DiceLost):
        dice = NO_DICE
        for event in own:
            if isinstance(event, kind):
                dice = plus(dice, event.dice)
        yield voice.dice(dice) or "—"
    blame = sum(isinstance(event, e.BlameTaken) for event in own) - sum(isinstance(event, e.BlameShed) for event in own)
    yield f"**{blame:+}**".replace("-", "−") if blame else "—"
