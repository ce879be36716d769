"""Sheets for those who want to look something up: cards in a zone, buildings, creatures. They decide nothing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from meadhall.rules.northgard.data import BUILDINGS, CREATURE_CARDS, IS_LARGE, WOOD_COST, CardId, CreatureCard
from meadhall.rules.northgard.state import State
from meadhall.views.boards.northgard.painting import BUILDING_ICONS
from meadhall.views.boards.northgard.pieces import fur_of
from meadhall.views.look.drawn.creatures import CREATURES
from meadhall.views.look.drawn.tokens import building_disc, building_square
from meadhall.views.look.game_colours import LANDS
from meadhall.views.look.style import Style, smooth
from meadhall.views.table.desk import Desk
from meadhall.views.table.dialogs.browse import Browse, Listing
from meadhall.views.table.dialogs.sheet import Sheet
from meadhall.views.table.northgard.faces import held_card
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.words import capitalised

_MARK = 52


Groups = Sequence[tuple[str, Sequence[CardId]]]


def _shown(desk: Desk, speech: NorthgardSpeech, title: str, groups: Groups, note: str = "", beside: int = 1) -> Browse:
    """Cards that are the same lie on each other."""
    s: State = desk.session.view
    laid = [
        (heading, [held_card(speech, card, s, count=cards.count(card)) for card in dict.fromkeys(cards)])
        for heading, cards in groups
    ]
    return Browse(desk, title, laid, note, empty=desk.style.words("northgard.board.empty"), beside=beside)


def _by_name(desk: Desk, speech: NorthgardSpeech, cards: Sequence[CardId]) -> list[CardId]:
    voice = speech.voice(desk.session.view)
    return sorted(cards, key=lambda card: str(voice.card(card)))


def cards(desk: Desk, speech: NorthgardSpeech, title: str, shown: Sequence[CardId]) -> Sheet:
    return _shown(desk, speech, title, [("", list(shown))])


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
    return _shown(desk, speech, voice.say("page.browse.own"), groups, voice.say("page.browse.order"))


def in_play(desk: Desk, speech: NorthgardSpeech, first: int) -> Sheet:
    """What lies open before each player, the viewer first: of two beside each other."""
    s: State = desk.session.view
    voice = speech.voice(s)
    groups = [(voice.who(seat), list(s.players[seat].active)) for seat in s.from_seat(first)]
    return _shown(desk, speech, voice.say("board.in_play"), groups, beside=2)


class _Mark(QWidget):
    """A building, or a creature."""

    def __init__(self, style: Style, building: int = -1, creature: CreatureCard | None = None) -> None:
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
            CREATURES[CREATURE_CARDS[self._creature]](painter, foot, style.scaled(_MARK - 8), fur_of(self._creature))
        else:
            paint_building(painter, style, self._building, area.center(), _MARK - 12)


def paint_building(painter: QPainter, style: Style, building: int, centre: QPointF, size: float) -> None:
    """As it stands on the map."""
    icon = BUILDING_ICONS[BUILDINGS[building].id]
    if IS_LARGE[building]:
        building_square(painter, icon, centre, style.scaled(size), LANDS.large_building)
    else:
        building_disc(painter, icon, centre, style.scaled(size * 0.42), LANDS.building)


def buildings(desk: Desk, speech: NorthgardSpeech) -> Sheet:
    s: State = desk.session.view
    voice = speech.voice(s)
    rows: list[tuple[QWidget, str, str]] = []
    for number in range(len(BUILDINGS)):
        line = speech.building(number)
        left = voice.say("page.browse.left", n=s.stock[number])
        name = f"{capitalised(line.title)} · {WOOD_COST[number]} [wood] · {left}"
        rows.append((_Mark(desk.style, building=number), name, line.detail))
    return Listing(desk, voice.say("board.buildings"), rows)


def creatures(desk: Desk, speech: NorthgardSpeech) -> Sheet:
    s: State = desk.session.view
    voice = speech.voice(s)
    rows: list[tuple[QWidget, str, str]] = []
    for number, beast in enumerate(s.beasts, 1):
        kind = beast.creature
        name = f"{number}. {voice.creature(beast.card)} · {kind.strength} [axe] · {kind.fame} [glory]"
        rows.append((_Mark(desk.style, creature=beast.card), name, speech.creature(kind.id).detail))
    return Listing(desk, voice.say("board.creatures"), rows)
