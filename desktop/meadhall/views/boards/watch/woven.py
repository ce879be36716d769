"""What is woven of a game of the Watch, by the kind of the event."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter

from meadhall.rules.kernel import Event
from meadhall.rules.watch import events as told
from meadhall.views.look.drawn.figures import Wildling, guard, keep, road, wildling
from meadhall.views.look.drawn.scenery import snowfall, torch
from meadhall.views.look.ink import glow, ink, stroke
from meadhall.views.look.palette import INK, WOOD, Player
from meadhall.views.look.shapes import line, polygon
from meadhall.views.look.tones import veil
from meadhall.views.look.woven import scenes
from meadhall.views.look.woven.panel import Woven

_ICE, _COURSE, _SCORCHED, _FIRE = QColor("#B9D3E2"), QColor("#6F94AE"), QColor("#2A1C1A"), QColor("#FF7A3A")
_TOP, _FOOT = 52.0, 96.0  # of the Wall


def _road(painter: QPainter, players: Sequence[Player]) -> None:
    """From one's keep to the edge of the land."""
    scenes.land(painter, "hills", 14)
    way = ((14, 110), (44, 92), (78, 100), (104, 80), (146, 72))
    for start, end in pairwise(way):
        road(painter, players[0], QPointF(*start), QPointF(*end), 11)
    keep(painter, players[0], QPointF(40, 88), 46)


def _patrol(painter: QPainter, players: Sequence[Player]) -> None:
    """Guards on the Wall."""
    scenes.land(painter, "night", 3)
    _wall(painter)
    for x in (36, 80, 124):
        guard(painter, players[0], QPointF(x, _TOP + 3), 38)
    for x in (58, 102):
        torch(painter, x, _TOP, 13)


def _breach(painter: QPainter, players: Sequence[Player]) -> None:
    """Fire in a gap of the Wall, and those who come through it."""
    scenes.land(painter, "dusk", 3)
    _wall(painter)
    gap = [(58, _TOP - 2), (66, 68), (60, 80), (68, _FOOT + 1), (104, _FOOT + 1), (98, 78), (106, 66), (102, _TOP - 2)]
    ink(painter, polygon(gap), _SCORCHED, 2, depth=0)
    glow(painter, 82, 80, 44, _FIRE, 0.9)
    for kind, x, y in ((Wildling.GIANT, 82, 76), (Wildling.CLIMBER, 56, 100), (Wildling.WARRIOR, 108, 100)):
        wildling(painter, kind, QPointF(x, y), 13)
    for x in (30, 134):
        stroke(painter, line((x - 7, _FOOT + 2), (x - 2, _TOP - 6)), WOOD, 2.4)
        stroke(painter, line((x + 3, _FOOT + 2), (x + 8, _TOP - 6)), WOOD, 2.4)
        for rung in range(5):
            y = _FOOT - 6 - 9 * rung
            stroke(painter, line((x - 6 + rung, y), (x + 4 + rung, y)), WOOD, 1.8)


def _rush(painter: QPainter, players: Sequence[Player]) -> None:
    """Out of the mountains, through the snow."""
    scenes.land(painter, "snow", 6)
    for kind, x, y in (
        (Wildling.WARRIOR, 36, 70),
        (Wildling.GIANT, 80, 64),
        (Wildling.CLIMBER, 124, 72),
        (Wildling.WARRIOR, 58, 96),
        (Wildling.WARRIOR, 104, 96),
    ):
        wildling(painter, kind, QPointF(x, y), 15)
    snowfall(painter, scenes.PICTURE, 46, 5, 0.9)


def _tragic(painter: QPainter, players: Sequence[Player]) -> None:
    """The Wall is lost."""
    _breach(painter, players)
    painter.fillRect(scenes.PICTURE, veil(QColor("#5A1410"), 0.34))
    snowfall(painter, scenes.PICTURE, 30, 9)


def _wall(painter: QPainter) -> None:
    front = polygon([(-6, _TOP), (166, _TOP), (166, _FOOT), (-6, _FOOT)])
    ink(painter, front, _ICE, 2.2, depth=5)
    for number, y in enumerate((66.0, 80.0)):
        stroke(painter, line((0, y), (160, y)), veil(_COURSE, 0.8), 1.4)
        for x in range(8 + 12 * number, 160, 26):
            stroke(painter, line((x, y - 13), (x, y)), veil(_COURSE, 0.8), 1.2)
    for x in range(4, 160, 22):
        ink(painter, polygon([(x, _TOP), (x, _TOP - 7), (x + 11, _TOP - 7), (x + 11, _TOP)]), _ICE, 1.6, depth=2)
    stroke(painter, line((-6, _FOOT), (166, _FOOT)), INK, 2)


WOVEN: Mapping[type[Event], Callable[[Any], Woven]] = MappingProxyType(
    {
        told.LongestRoadTaken: lambda event: Woven((event.seat,), _road),
        told.LargestPatrolTaken: lambda event: Woven((event.seat,), _patrol),
        told.InvasionMarked: lambda event: Woven((), _breach),
        told.RushBegan: lambda event: Woven((), _rush),
        told.GameWon: lambda event: Woven((event.seat,), scenes.victory),
        told.TragicEnd: lambda event: Woven(event.winners, _tragic),
    }
)
