"""One side of a battle: banner, figures, the rows that make its strength, and the sum."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from meadhall.rules.northgard.data import CREATURE_CARDS
from meadhall.rules.northgard.forecast import Reason
from meadhall.rules.northgard.state import CREATURE
from meadhall.views.boards.northgard.pieces import fur_of
from meadhall.views.look import chrome
from meadhall.views.look.drawn.creatures import CREATURES, kaija
from meadhall.views.look.drawn.figures import warrior
from meadhall.views.look.drawn.tokens import count_plate
from meadhall.views.look.icons import inline, mono
from meadhall.views.look.ink import lettering, stroke
from meadhall.views.look.palette import INK, Player
from meadhall.views.look.players.heraldry import banner
from meadhall.views.look.shapes import of_rect
from meadhall.views.look.style import smooth
from meadhall.views.look.tones import mix, veil
from meadhall.views.table.desk import Desk
from meadhall.views.table.northgard.battle.story import SideStory, Story
from meadhall.views.table.rails.names import name_lines
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.words import capitalised
from meadhall.views.widgets import aloud, fit

_ROW = 42
_HEAD = 76
_FIGURES = 92
_SUM = 62
_MOST_DRAWN = 6
_BEAST = QColor("#4A3A5E")
_PALE, _WEAK = 0.6, 0.55  # the colours and the figures of the side that has lost
_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_ICONS = {
    "warriors": "person",
    "kaija": "fist",
    "creature": "wolf",
    "card": "cards",
    "fortress": "keep",
    "tower": "guardshield",
    "scorched": "burst",
    "food": "food",
    "die": "dice",
}


class BattleSide(QWidget):
    def __init__(self, desk: Desk, speech: NorthgardSpeech, story: Story, side: SideStory, rows: int) -> None:
        super().__init__()
        self.look, self._desk, self._speech = desk.style, desk, speech
        self._story, self._side, self._rows = story, side, rows
        self._player: Player | None = None if side.seat == CREATURE else desk.player(side.seat)
        self._wins, self._loses = story.over and story.winner == side.seat, story.over and story.winner != side.seat
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        words = [f"{self._name}: {self._role}"]
        words += [f"{self._words(fact)} {self._worth(fact)}" for fact in side.facts]
        words.append(f"{self._say('strength')} {self._sum()}")
        self.setAccessibleName(aloud(desk.style, *words))

    def _say(self, ident: str, **values: object) -> str:
        return self._speech.voice(self._desk.session.view).say(f"page.battle.{ident}", **values)  # pyright: ignore[reportArgumentType]

    @property
    def _name(self) -> str:
        if self._player is not None:
            return self._desk.session.seats[self._side.seat].name
        assert self._story.battle.creature is not None
        return capitalised(str(self._speech.voice(self._desk.session.view).creature(self._story.battle.creature)))

    @property
    def _role(self) -> str:
        return self._say("attacks" if self._side.attacks else "defends")

    def _words(self, fact: Reason) -> str:
        voice = self._speech.voice(self._desk.session.view)
        match fact.kind:
            case "warriors":
                return voice.say("panel.warriors", n=fact.count)
            case "kaija":
                return str(voice.term("figure.kaija"))
            case "scorched":
                return str(voice.term("figure.scorched"))
            case "food":
                return self._say("food", n=fact.count)
            case _:
                return self._say(fact.kind)

    def _worth(self, fact: Reason) -> str:
        if not fact.known:
            return "?"
        parts = [f"+{fact.points}"] if fact.points or not fact.casualties else []
        parts += [f"{fact.casualties} [skull]"] if fact.casualties else []
        return " ".join(parts)

    def _sum(self) -> str:
        points = self._side.side.points
        return str(points) if self._side.final else f"{points} + ?"

    # Painting

    def sizeHint(self) -> QSize:
        return QSize(self.look.px(430), self.look.px(_HEAD + _FIGURES + _ROW * self._rows + _SUM + 10))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.look.px(340), self.sizeHint().height())

    def text_fits(self) -> bool:
        width = self.look.scaled(430 - 150)
        return all(fit(self.look, "text", 17, self._words(fact), width).fits for fact in self._side.facts)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style, room = self.look, self.look.room
        tone = self._player.base if self._player is not None else _BEAST
        edge = self._player.light if self._player is not None and room.dark else tone
        inset = style.scaled(8)
        face = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        if self._loses:
            tone, edge = mix(tone, room.panel, _PALE), mix(edge, room.panel, _PALE)
        fill = chrome.tinted(room, tone)
        path = chrome.panel(painter, style, face, fill=fill, radius=14)
        stroke(painter, path, room.gold if self._wins else edge, style.scaled(4 if self._wins else 2.4))
        self._paint_head(painter, face)
        painter.setOpacity(_WEAK if self._loses else 1.0)
        self._paint_figures(painter, face.adjusted(0, style.scaled(_HEAD), 0, 0))
        painter.setOpacity(1.0)
        top = face.top() + style.scaled(_HEAD + _FIGURES)
        for fact in self._side.facts:
            self._paint_row(painter, QRectF(face.left(), top, face.width(), style.scaled(_ROW)), fact)
            top += style.scaled(_ROW)
        self._paint_sum(painter, face)

    def _paint_head(self, painter: QPainter, face: QRectF) -> None:
        style, room = self.look, self.look.room
        left = face.left() + style.scaled(26)
        if self._player is not None:
            banner(
                painter,
                self._player,
                QRectF(left - 6, face.top() - style.scaled(6), style.scaled(50), style.scaled(78)),
            )
            left += style.scaled(64)
        width = face.right() - left - style.scaled(12)
        lines = name_lines(style, self._name, width, 28, 18)
        high = style.scaled(36 if len(lines) == 1 else 22)
        place = QRectF(left, face.top() + style.scaled(8), width, high)
        for fitted, text in lines:
            lettering(painter, place, text, fitted.font, room.text, _LEFT)
            place.translate(0, high)
        below = QRectF(left, face.top() + style.scaled(46), width, style.scaled(24))
        lettering(painter, below, self._role, style.font("text", 16), room.text, _LEFT)

    def _paint_figures(self, painter: QPainter, area: QRectF) -> None:
        style, side = self.look, self._side
        foot, size = area.top() + style.scaled(_FIGURES - 12), style.scaled(_FIGURES - 22)
        step = style.scaled(62)
        x = area.left() + style.scaled(48)
        if self._player is None:
            assert self._story.battle.creature is not None
            card = self._story.battle.creature
            CREATURES[CREATURE_CARDS[card]](painter, QPointF(x + style.scaled(14), foot), size, fur_of(card))
            return
        figures = side.side.figures
        warriors = figures - side.kaija
        for _ in range(min(warriors, _MOST_DRAWN - side.kaija)):
            warrior(painter, self._player, QPointF(x, foot), size)
            x += step
        if side.kaija:
            kaija(painter, self._player, QPointF(x, foot), size)
            x += step
        if figures > _MOST_DRAWN:
            count_plate(painter, f"×{figures}", QPointF(x - step * 0.4, foot - style.scaled(8)), style.scaled(17))

    def _paint_row(self, painter: QPainter, row: QRectF, fact: Reason) -> None:
        style, room = self.look, self.look.room
        plate = row.adjusted(style.scaled(16), style.scaled(2), -style.scaled(16), -style.scaled(2))
        painter.fillPath(of_rect(plate, style.scaled(6)), veil(INK, 0.34 if room.dark else 0.1))
        size = style.scaled(22)
        middle = plate.center().y()
        mono(
            painter,
            _ICONS[fact.kind],
            QRectF(plate.left() + style.scaled(12), middle - size / 2, size, size),
            room.text,
        )
        words = plate.adjusted(style.scaled(46), 0, -style.scaled(96), 0)
        font = fit(style, "text", 17, self._words(fact), words.width()).font
        lettering(painter, words, self._words(fact), font, room.text, _LEFT)
        right = plate.right() - style.scaled(12)
        if not fact.known:
            place = QRectF(right - style.scaled(80), plate.top(), style.scaled(80), plate.height())
            lettering(painter, place, "?", style.font("name", 21), room.accent, _RIGHT)
            return
        if fact.casualties:
            right = self._paint_figure(painter, plate, right, str(fact.casualties), "skull")
        if fact.points or not fact.casualties:
            text = f"+{fact.points}" if fact.points else "0"
            self._paint_figure(painter, plate, right, text, "axe" if fact.casualties else "")

    def _paint_figure(self, painter: QPainter, plate: QRectF, right: float, text: str, icon: str) -> float:
        """A number and its icon, flush right; returns where the next may end."""
        style, room = self.look, self.look.room
        if icon:
            size = style.scaled(19)
            inline(painter, icon, QRectF(right - size, plate.center().y() - size / 2, size, size), room.text)
            right -= size + style.scaled(4)
        font = style.font("name", 21)
        width = style.metrics("name", 21).horizontalAdvance(text)
        lettering(painter, QRectF(right - width, plate.top(), width, plate.height()), text, font, room.text, _RIGHT)
        return right - width - style.scaled(12)

    def _paint_sum(self, painter: QPainter, face: QRectF) -> None:
        style, room = self.look, self.look.room
        line = QRectF(
            face.left() + style.scaled(26), face.bottom() - style.scaled(_SUM - 4), face.width(), style.scaled(_SUM - 8)
        )
        lettering(painter, line, self._say("strength"), style.font("bold", 18), room.text, _LEFT)
        right = face.right() - style.scaled(26)
        if self._side.side.casualties:
            self._paint_dealt(painter, line, right)
        text, size = self._sum(), 50 if self._wins else 36
        width = style.metrics("name", size).horizontalAdvance(text)
        place = QRectF(right - width, line.top(), width, line.height())
        lettering(painter, place, text, style.font("name", size), room.accent if self._wins else room.text, _RIGHT)

    def _paint_dealt(self, painter: QPainter, line: QRectF, right: float) -> None:
        """How many casualties this side deals, in the middle of the line."""
        style, room = self.look, self.look.room
        x = line.left() + style.metrics("bold", 18).horizontalAdvance(self._say("strength")) + style.scaled(30)
        text = str(self._side.side.casualties)
        width = style.metrics("name", 24).horizontalAdvance(text)
        lettering(
            painter, QRectF(x, line.top(), width, line.height()), text, style.font("name", 24), room.danger, _LEFT
        )
        size = style.scaled(24)
        inline(
            painter, "skull", QRectF(x + width + style.scaled(5), line.center().y() - size / 2, size, size), room.danger
        )
