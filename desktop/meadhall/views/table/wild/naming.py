"""Whom Assassins strike out, and which Hero steps into the trap: a row for each card that names somebody."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from meadhall.rules.wild.data import CARDS, CardId
from meadhall.rules.wild.state import Attack
from meadhall.views.look.style import Style
from meadhall.views.text.wild.voice import Voice
from meadhall.views.widgets import Choice, Label, Segments


class Naming(QWidget):
    changed = Signal()

    def __init__(self, style: Style, voice: Voice, attack: Attack, held: Sequence[CardId]) -> None:
        super().__init__()
        self._style, self._voice = style, voice
        strongest = sorted(attack.fighters, key=lambda fighter: -fighter.strength)
        self._units = [fighter.card for fighter in strongest if CARDS[fighter.card].kind == "unit"]
        self._heroes = [fighter.card for fighter in strongest if CARDS[fighter.card].kind == "hero"]
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        assassins = [card for card in held if CARDS[card].disarm == "unit"]
        traps = [card for card in held if CARDS[card].disarm == "hero"][:1]
        self.assassins = [self._row(card, self._units, number) for number, card in enumerate(assassins) if self._units]
        self.traps = [self._row(card, self._heroes, 0) for card in traps if self._heroes]

    def _row(self, card: CardId, whom: Sequence[CardId], number: int) -> tuple[QWidget, Segments]:
        """Each Assassin begins with another one, the strongest first."""
        voice, style = self._voice, self._style
        holder = QWidget()
        line = QHBoxLayout(holder)
        line.setContentsMargins(0, 0, 0, 0)
        text = voice.say("page.defend.names", card=voice.title(voice.card(card)))
        line.addWidget(Label(style, text, "bold", 15.5))
        choices = [Choice(each, voice.title(voice.card(each))) for each in dict.fromkeys(whom)]
        segments = Segments(style, text, choices, whom[min(number, len(whom) - 1)], size=14.5)
        segments.chosen.connect(lambda _: self.changed.emit())
        line.addWidget(segments, 1)
        self._column.addWidget(holder)
        return holder, segments

    def show_for(self, cards: Sequence[CardId]) -> None:
        for rows, kind in ((self.assassins, "unit"), (self.traps, "hero")):
            count = sum(CARDS[card].disarm == kind for card in cards)
            for number, (row, _) in enumerate(rows):
                row.setVisible(number < count)

    def named(self, cards: Sequence[CardId]) -> tuple[tuple[CardId, ...], CardId | None]:
        """Units, sorted, and a Hero."""
        assassins = sum(CARDS[card].disarm == "unit" for card in cards)
        trap = any(CARDS[card].disarm == "hero" for card in cards)
        units = sorted(segments.value for _, segments in self.assassins[:assassins])
        return tuple(units), self.traps[0][1].value if trap and self.traps else None
