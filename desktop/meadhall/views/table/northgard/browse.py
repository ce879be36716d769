"""Sheets for those who want to look something up: cards in a zone, buildings, creatures. They decide nothing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from meadhall.rules.northgard.data import BUILDINGS, IS_LARGE, WOOD_COST, CardId, CreatureKind
from meadhall.rules.northgard.state import State
from meadhall.views.boards.northgard.painting import BUILDING_ICONS
from meadhall.views.look.controls import Kind
from meadhall.views.look.creatures import CREATURES
from meadhall.views.look.palette import LANDS
from meadhall.views.look.style import Style, smooth
from meadhall.views.look.tokens import building_disc, building_square
from meadhall.views.table.cardface import CardButton
from meadhall.views.table.desk import Desk
from meadhall.views.table.northgard.faces import held_card
from meadhall.views.table.picker import Flow
from meadhall.views.table.sheet import Sheet
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.words import capitalised
from meadhall.views.widgets import Label, RichText, ScrollColumn, SectionHead

_CARD = (172, 232)
_BESIDE, _MOST_HIGH = 5, 640
_MARK = 52


class Browse(Sheet):
    """Cards in groups, each with a heading where there are several groups."""

    def __init__(
        self,
        desk: Desk,
        speech: NorthgardSpeech,
        title: str,
        groups: Sequence[tuple[str, Sequence[CardId]]],
        note: str = "",
    ) -> None:
        most = max((len(set(cards)) for _, cards in groups), default=1)
        super().__init__(desk, title, width=max(560, min(most, _BESIDE) * (_CARD[0] + 34) + 76))
        style = desk.style
        column = ScrollColumn(style, spacing=6)
        if note:
            self.body.addWidget(RichText(style, note, 16, colour=style.room.text2))
        high = 0.0
        for heading, cards in groups:
            if heading:
                column.body.addWidget(SectionHead(style, heading, count=str(len(cards))))
                high += 34
            if not cards:
                empty = desk.style.words("northgard.board.empty")
                column.body.addWidget(Label(style, empty, "text", 16, colour=style.room.text2))
                high += 34
                continue
            column.body.addWidget(_cards(desk, speech, cards))
            high += (_CARD[1] + 32) * -(-len(set(cards)) // _BESIDE)
        column.body.addStretch(1)
        column.setMinimumHeight(style.px(min(high + 16, _MOST_HIGH)))
        self.body.addWidget(column, 1)
        self.add_button(style.words("shell.common.close"), kind=Kind.PRIMARY)


def _cards(desk: Desk, speech: NorthgardSpeech, cards: Sequence[CardId]) -> QWidget:
    s: State = desk.session.view
    holder = QWidget()
    flow = Flow(desk.style.px(4))
    for card in dict.fromkeys(cards):
        held = held_card(speech, card, s, count=cards.count(card))
        flow.addWidget(CardButton(desk.style, held, *_CARD, stacked=held.count > 1))
    holder.setLayout(flow)
    return holder


def _by_name(desk: Desk, speech: NorthgardSpeech, cards: Sequence[CardId]) -> list[CardId]:
    voice = speech.voice(desk.session.view)
    return sorted(cards, key=lambda card: str(voice.card(card)))


def cards(desk: Desk, speech: NorthgardSpeech, title: str, shown: Sequence[CardId]) -> Sheet:
    return Browse(desk, speech, title, [("", list(shown))])


def own_cards(desk: Desk, speech: NorthgardSpeech, seat: int) -> Sheet:
    """All cards of the viewer by where they lie; of the deck only which, not in what order."""
    s: State = desk.session.view
    player, voice = s.players[seat], speech.voice(s)
    left = list(player.owned)
    for card in (*player.hand, *player.drawn, *player.active, *player.discard):
        left.remove(card)
    groups = [
        (voice.say("board.deck"), _by_name(desk, speech, left)),
        (voice.say("board.discard"), _by_name(desk, speech, player.discard)),
        (voice.say("board.in_play"), list(player.active)),
        (voice.say("board.upgrades"), list(player.upgrades)),
    ]
    return Browse(desk, speech, voice.say("page.browse.own"), groups, voice.say("page.browse.order"))


def in_play(desk: Desk, speech: NorthgardSpeech, first: int) -> Sheet:
    """What lies open before each player, the viewer first."""
    s: State = desk.session.view
    voice = speech.voice(s)
    groups = [(voice.who(seat), list(s.players[seat].active)) for seat in s.from_seat(first)]
    return Browse(desk, speech, voice.say("board.in_play"), groups)


class _Mark(QWidget):
    """A building, or a creature."""

    def __init__(self, style: Style, building: int = -1, creature: CreatureKind | None = None) -> None:
        super().__init__()
        self.look = style
        self._building, self._creature = building, creature
        self.setFixedSize(style.px(_MARK), style.px(_MARK))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        style, area = self.look, QRectF(self.rect())
        if self._creature is not None:
            foot = QPointF(area.center().x(), area.bottom() - style.scaled(4))
            CREATURES[self._creature](painter, foot, style.scaled(_MARK - 8), "beige")
        else:
            paint_building(painter, style, self._building, area.center(), _MARK - 12)


def paint_building(painter: QPainter, style: Style, building: int, centre: QPointF, size: float) -> None:
    """As it stands on the map."""
    icon = BUILDING_ICONS[BUILDINGS[building].id]
    if IS_LARGE[building]:
        building_square(painter, icon, centre, style.scaled(size), LANDS.large_building)
    else:
        building_disc(painter, icon, centre, style.scaled(size * 0.42), LANDS.building)


class _Table(Sheet):
    """Rows of a mark, a name with figures, and a sentence."""

    def __init__(self, desk: Desk, title: str, rows: Sequence[tuple[_Mark, str, str]]) -> None:
        super().__init__(desk, title, width=760)
        style = desk.style
        grid = QGridLayout()
        grid.setHorizontalSpacing(style.px(14))
        grid.setVerticalSpacing(style.px(6))
        for row, (mark, name, text) in enumerate(rows):
            grid.addWidget(mark, row, 0)
            grid.addWidget(RichText(style, f"**{name}**\n{text}", 16), row, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self.add_button(style.words("shell.common.close"), kind=Kind.PRIMARY)


def buildings(desk: Desk, speech: NorthgardSpeech) -> Sheet:
    s: State = desk.session.view
    voice = speech.voice(s)
    rows: list[tuple[_Mark, str, str]] = []
    for number in range(len(BUILDINGS)):
        line = speech.building(number)
        left = voice.say("page.browse.left", n=s.stock[number])
        name = f"{capitalised(line.title)} · {WOOD_COST[number]} [wood] · {left}"
        rows.append((_Mark(desk.style, building=number), name, line.detail))
    return _Table(desk, voice.say("board.buildings"), rows)


def creatures(desk: Desk, speech: NorthgardSpeech) -> Sheet:
    s: State = desk.session.view
    voice = speech.voice(s)
    rows: list[tuple[_Mark, str, str]] = []
    for number, beast in enumerate(s.beasts, 1):
        kind = beast.creature
        name = f"{number}. {voice.creature(beast.card)} · {kind.strength} [axe] · {kind.fame} [glory]"
        rows.append((_Mark(desk.style, creature=kind.id), name, speech.creature(kind.id).detail))
    return _Table(desk, voice.say("board.creatures"), rows)
