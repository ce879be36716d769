"""What one takes in hand instead of cards: tiles to lay, buildings to put up."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from meadhall.rules.kernel import Action
from meadhall.rules.northgard.data import BUILDINGS
from meadhall.rules.northgard.questions import Building, SetupTile
from meadhall.rules.northgard.state import State
from meadhall.views.deeds.northgard import DEEDS
from meadhall.views.look.style import Style
from meadhall.views.table.desk import Desk
from meadhall.views.table.game import Thing, Things
from meadhall.views.table.northgard.browse import paint_building
from meadhall.views.table.northgard.tilepicture import paint_tile
from meadhall.views.text.northgard import NorthgardSpeech
from meadhall.views.text.words import capitalised

_TILE, _BUILDING = 176, 76  # measures of their pictures


def tiles(desk: Desk, speech: NorthgardSpeech) -> Things:
    """The drawn tile, or those of the set-up, of which one is laid now."""
    session = desk.session
    s: State = session.view
    decision = session.decision
    held = s.players[decision.seat].tiles if isinstance(decision, SetupTile) else s.looked[:1]
    return Things(tuple(_tile(desk, speech, tile) for tile in held), _TILE, speech.voice(s).say("page.tray.turn"))


def _tile(desk: Desk, speech: NorthgardSpeech, tile: int) -> Thing:
    session, voice, key = desk.session, speech.voice(desk.session.view), f"tile:{tile}"
    legal, barred = _parted(desk, key)
    denial = None if legal else next((session.why_not(action) for action in barred), None)
    return Thing(
        key,
        capitalised(voice.tile(tile)),
        voice.tile_shows(tile),
        actions=legal,
        barred=barred,
        denial=denial,
        turns=True,
        topic="decision:Placing",
        paint=partial(_paint_tile, tile),
    )


def _paint_tile(tile: int, painter: QPainter, rect: QRectF, style: Style, turns: int) -> None:
    paint_tile(painter, rect, style, tile, turns)


def buildings(desk: Desk, speech: NorthgardSpeech) -> Things:
    """All eight, with their prices; in hand, the board shows the slots for it."""
    things = tuple(_building(desk, speech, number) for number in range(len(BUILDINGS)))
    return Things(things, _BUILDING, speech.voice(desk.session.view).say("page.tray.build"))


def _building(desk: Desk, speech: NorthgardSpeech, building: int) -> Thing:
    session, line, key = desk.session, speech.building(building), f"building:{building}"
    decision = session.decision
    assert isinstance(decision, Building)
    legal, barred = _parted(desk, key)
    denial = None
    if not legal:
        denials = [found for action in barred if (found := session.why_not(action)) is not None]
        denial = max(denials, key=denials.count) if denials else None
    price = decision.effect.price(building)
    return Thing(
        key,
        capitalised(line.title),
        line.detail,
        tag=str(price),
        tag_icon="wood",
        actions=legal,
        barred=barred,
        denial=denial,
        topic=f"building:{BUILDINGS[building].id}",
        paint=partial(_paint_building, building),
    )


def _paint_building(building: int, painter: QPainter, rect: QRectF, style: Style, turns: int) -> None:
    paint_building(painter, style, building, rect.center(), rect.width() / style.unit * 0.86)


def _parted(desk: Desk, key: str) -> tuple[frozenset[Action], frozenset[Action]]:
    """The legal actions with a thing, and all others of those one may think of."""
    session = desk.session
    assert session.decision is not None
    legal = frozenset(action for action in session.options() if DEEDS.of(action).tray(action) == key)
    thinkable = (action for action in session.decision.actions(session.view) if DEEDS.of(action).tray(action) == key)
    return legal, frozenset(action for action in thinkable if action not in legal)
