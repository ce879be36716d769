"""Questions with a sheet of their own: sharing out drawn cards, choosing a tile, choosing an opponent."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.rules.northgard.actions import Assign, DrawInstead, PickVictim, TakeTile
from meadhall.rules.northgard.data import CardId
from meadhall.rules.northgard.questions import Assigning, ChooseTile, ChooseVictim
from meadhall.rules.northgard.state import State
from meadhall.views.look import states
from meadhall.views.look.controls import Kind
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import Style, smooth
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.asked import asked, plain
from meadhall.views.table.dialogs.opponents import Opponents
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.northgard.faces import held_card
from meadhall.views.table.northgard.tilepicture import paint_tile
from meadhall.views.table.tray.cardface import CardButton
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.words import capitalised
from meadhall.views.widgets import Choice, Press, RichText, Segments

_CARD = (172, 224)
_TILE = 190
_CENTRE = Qt.AlignmentFlag.AlignHCenter
_KEEP, _DISCARD, _TOP = "keep", "discard", "top"


class AssignSheet(Sheet):
    """Under each drawn card: what becomes of it. Those for the deck lie there as they were chosen."""

    def __init__(self, desk: Desk, speech: NorthgardSpeech, decision: Assigning) -> None:
        s: State = desk.session.view
        drawn = s.players[decision.seat].drawn
        title, detail = asked(desk, decision)
        super().__init__(desk, title, width=max(720, len(drawn) * 250 + 80))
        style, voice = desk.style, speech.voice(s)
        self._speech, self._drawn, effect = speech, drawn, decision.effect
        self._wanted = {_KEEP: effect.keep, _DISCARD: effect.discard, _TOP: effect.top}
        self._fates: list[str] = []
        self._order: list[int] = []  # places of the cards, as they were sent somewhere
        self.body.addWidget(RichText(style, detail, 17, colour=style.room.text2))
        row = QHBoxLayout()
        row.setSpacing(style.px(18))
        row.addStretch(1)
        self.choices: list[Segments] = []
        for place, card in enumerate(drawn):
            row.addLayout(self._column(place, card))
        row.addStretch(1)
        self.body.addLayout(row)
        self._told = RichText(style, "", 17, colour=style.room.text2)
        self.body.addWidget(self._told)
        self.add_aside()
        self.confirm = self.add_step(voice.say("deed.assign.button"), self._act, Kind.PRIMARY, "check")
        self._begin()

    def _column(self, place: int, card: CardId) -> QVBoxLayout:
        style, voice = self.look, self._speech.voice(self.desk.session.view)
        column = QVBoxLayout()
        column.setSpacing(style.px(2))
        column.addWidget(CardButton(style, held_card(self._speech, card, self.desk.session.view), *_CARD), 0, _CENTRE)
        fates = [fate for fate, count in self._wanted.items() if count]
        icons = {_KEEP: "cards", _DISCARD: "trash", _TOP: "deck"}
        choices = [Choice(fate, voice.say(f"page.assign.{fate}"), icons[fate]) for fate in fates]
        kinds = Segments(style, str(voice.card(card)), choices, fates[0], columns=1)
        kinds.chosen.connect(lambda fate: self._send(place, fate))
        self.choices.append(kinds)
        column.addWidget(kinds)
        return column

    def first_focus(self) -> QWidget:
        return self.choices[0].focusProxy() or self.confirm

    def _begin(self) -> None:
        """The first are kept, the last go back: anything is one's to change."""
        self._fates = [fate for fate, count in self._wanted.items() for _ in range(count)][: len(self._drawn)]
        self._order = list(range(len(self._drawn)))
        self._show()

    def _send(self, place: int, fate: str) -> None:
        """Where that fate is full, the card that was sent there first takes the place of this one."""
        before = self._fates[place]
        others = [other for other in self._order if self._fates[other] == fate and other != place]
        if len(others) >= self._wanted[fate]:
            self._fates[others[0]] = before
            self._to_end(others[0])
        self._fates[place] = fate
        self._to_end(place)
        self._show()

    def _to_end(self, place: int) -> None:
        self._order.remove(place)
        self._order.append(place)

    def _show(self) -> None:
        for kinds, fate in zip(self.choices, self._fates, strict=True):
            kinds.choose(fate)
        self._told.set_text(self._speech.action(self._action(), self.desk.session.view).detail)
        self.confirm.bar(*self.barrier(self._action()))

    def _sent(self, fate: str) -> tuple[CardId, ...]:
        return tuple(self._drawn[place] for place in self._order if self._fates[place] == fate)

    def _action(self) -> Assign:
        return Assign(tuple(sorted(self._sent(_KEEP))), self._sent(_DISCARD), self._sent(_TOP))

    def _act(self) -> None:
        self.finish(self._action())


class TileSheet(Sheet):
    """Which of several tiles is laid; the others go under the pile in the order shown."""

    def __init__(self, desk: Desk, speech: NorthgardSpeech, decision: ChooseTile) -> None:
        s: State = desk.session.view
        title, detail = asked(desk, decision)
        super().__init__(desk, title, width=max(640, len(s.looked) * 260 + 80))
        style, voice = desk.style, speech.voice(s)
        self._tiles, self._turned_over = s.looked, False
        self.body.addWidget(RichText(style, detail, 17, colour=style.room.text2))
        row = QHBoxLayout()
        row.setSpacing(style.px(12))
        self.tiles: list[_TileButton] = []
        for tile in s.looked:
            column = QVBoxLayout()
            button = _TileButton(style, tile, capitalised(voice.tile(tile)))
            reason, rule = self.barrier(TakeTile(tile, self._under(tile)))
            button.bar(reason, rule)
            button.acted.connect(lambda tile=tile: self.finish(TakeTile(tile, self._under(tile))))
            self.tiles.append(button)
            column.addWidget(button, 0, _CENTRE)
            column.addWidget(RichText(style, voice.tile_shows(tile), 15, colour=style.room.text2, align=_CENTRE))
            row.addLayout(column, 1)
        self.body.addLayout(row)
        self._order = RichText(style, "", 15, colour=style.room.text2)
        self.add_aside()
        if len(s.looked) > 2:
            self.body.addWidget(self._order)
            self.add_step(voice.say("page.tile.other_order"), self._turn_over, icon="swap")
            self._say_order(speech)
        self._speech = speech

    def _under(self, tile: int) -> tuple[int, ...]:
        others = [other for other in self._tiles if other != tile]
        return tuple(reversed(others) if self._turned_over else others)

    def _turn_over(self) -> None:
        self._turned_over = not self._turned_over
        self._say_order(self._speech)

    def _say_order(self, speech: NorthgardSpeech) -> None:
        side = "right" if self._turned_over else "left"
        self._order.set_text(speech.voice(self.desk.session.view).say(f"page.tile.first_{side}"))

    def first_focus(self) -> QWidget:
        return next((button for button in self.tiles if not button.reason), self.tiles[0])


class _TileButton(Press):
    def __init__(self, style: Style, tile: int, name: str) -> None:
        super().__init__(style, name)
        self._tile = tile
        side = style.px(_TILE + 28)
        self.setFixedSize(side, side)

    def text_fits(self) -> bool:
        return True  # it has none

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        edge = self.look.scaled(14)
        rect = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        painter.setOpacity(1.0 if not self.reason else 0.45)
        paint_tile(painter, rect, self.look, self._tile, 0)
        painter.setOpacity(1.0)
        frame = of_rect(rect, self.look.scaled(5))
        if not self.reason:
            (states.hovered if self.touch.hovered else states.legal)(painter, self.look, frame)
        if self.touch.focused:
            states.focus(painter, self.look, frame)


def victim(desk: Desk, speech: NorthgardSpeech, decision: ChooseVictim) -> Opponents:
    s: State = desk.session.view
    title, detail = asked(desk, decision)
    actions = {seat: PickVictim(seat) for seat in s.opponents(decision.seat)}
    return Opponents(desk, title, detail, actions, "fist", plain(desk, DrawInstead()))
