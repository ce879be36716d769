"""What may happen in any of the games, as small pictures of 160x120 in the colours of those whom it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from meadhall.views.look.drawn.figures import ground, warrior
from meadhall.views.look.drawn.landscape import landscape
from meadhall.views.look.drawn.northern import hall, homestead, longship
from meadhall.views.look.drawn.pen import Pen
from meadhall.views.look.drawn.scenery import torch
from meadhall.views.look.icons import inked, mono
from meadhall.views.look.ink import glow, ink, stroke
from meadhall.views.look.palette import CREAM, INK, SELECTED, STEEL, WOOD, Player
from meadhall.views.look.players.heraldry import banner
from meadhall.views.look.shapes import curve, disc, line, of_rect, polygon, star
from meadhall.views.look.tones import veil

WIDE, HIGH = 160.0, 120.0
PICTURE = QRectF(0, 0, WIDE, HIGH)
Scene = Callable[[QPainter, Sequence[Player]], None]

_MIDDLE = WIDE / 2
_EARTH = 106.0  # where those in front stand
_BANNERS = 3  # so many side by side, of more winners some
_MEADOW = QColor("#A9BE5E")
_LANDED = ("sea", "fjord")
_CLOSED, _RAIDED = ("forest", "hills", "fjord", "snow"), ("night", "dusk", "snow", "forest")
_HOUSES = ((112, 98), (92, 84), (128, 82))
# Of a raid by its hits: halls, each with how large it is, and warriors, each with how tall.
_BURNT = (
    ((104, 102, 0.9),),
    ((96, 92, 0.5), (124, 104, 0.64)),
    ((101, 80, 0.34), (134, 84, 0.36), (117, 104, 0.52)),
    ((102, 74, 0.32), (134, 76, 0.34), (119, 92, 0.42)),
)
_BAND = (((44, 76),), ((40, 76),), ((18, 58), (66, 62), (42, 74)), ())
_BY_SHIP = 4  # so many hits, and the booty needs one
_FLAMES = ((-20, -42, 13), (15, -40, 14), (-1, -56, 19), (33, -2, 10))  # about a hall of size 1
_STONE, _HULL, _THATCH, _WALL = QColor("#A9A294"), QColor("#7A4A2A"), QColor("#8F6A3C"), QColor("#A9825A")
_SHINE = QColor("#FFE9A8")


def land(painter: QPainter, mood: str, seed: int) -> None:
    landscape(painter, of_rect(PICTURE), mood, seed)


def camp(painter: QPainter, players: Sequence[Player]) -> None:
    """A hall, and the banner of whoever it is about: of whatever has no picture of its own."""
    land(painter, "hills", 12)
    homestead(painter, QPointF(134, 90), 0.8, smokes=True)
    hall(painter, 92, _EARTH, 1.05, roof=_THATCH, wall=_WALL)
    for player in players[:1]:
        _flag(painter, player, 30, 40)


def _flag(painter: QPainter, player: Player, x: float, top: float) -> None:
    """A banner on a pole that stands on the ground."""
    stroke(painter, line((x, top - 4), (x, _EARTH)), INK, 4.4)
    stroke(painter, line((x, top - 4), (x, _EARTH)), WOOD, 2.4)
    banner(painter, player, QRectF(x - 16, top, 32, 50))


def victory(painter: QPainter, players: Sequence[Player]) -> None:
    """Banners under a crown, before rays of light."""
    land(painter, "dusk", 3)
    painter.save()
    painter.setClipPath(of_rect(PICTURE))
    glow(painter, _MIDDLE, 56, 90, _SHINE, 0.8)
    painter.fillPath(star(14, _MIDDLE, 60, 120, 26), veil(_SHINE, 0.35))
    painter.restore()
    _banners(painter, players, 40, 60)
    inked(painter, "glory", QRectF(_MIDDLE - 17, 8, 34, 34))


def _banners(painter: QPainter, players: Sequence[Player], top: float, high: float) -> None:
    shown = players[:_BANNERS]
    wide = high * 0.62
    for number, player in enumerate(shown):
        x = _MIDDLE + (number - (len(shown) - 1) / 2) * wide * 1.25
        stroke(painter, line((x, top - 4), (x, _EARTH + 4)), INK, 4.6)
        stroke(painter, line((x, top - 4), (x, _EARTH + 4)), WOOD, 2.6)
        banner(painter, player, QRectF(x - wide / 2, top, wide, high))


def battle(painter: QPainter, players: Sequence[Player]) -> None:
    """The first has won over the second."""
    land(painter, "dusk", 9)
    glow(painter, _MIDDLE, 60, 50, SELECTED, 0.55)
    winner, loser = players[0], players[-1]
    painter.save()
    painter.translate(120, _EARTH)
    painter.rotate(16)
    warrior(painter, loser, QPointF(0, 0), 62)
    painter.restore()
    warrior(painter, winner, QPointF(44, _EARTH), 76)
    _sign(painter, "crossed", 40, 21)


def raid(hits: int, total: int) -> Scene:
    """Halls on fire, and who has come for them: by the hits one, a band, a ship. The points after it choose land and
    side, so that two raids of the same player look like two."""
    size = min(hits, len(_BURNT)) - 1
    moods = _LANDED if hits >= _BY_SHIP else _RAIDED
    mood, mirrored = moods[total % len(moods)], total // len(_RAIDED) % 2 == 1

    def at(x: float) -> float:
        return WIDE - x if mirrored else x

    def paint(painter: QPainter, players: Sequence[Player]) -> None:
        land(painter, mood, total)
        if hits >= _BY_SHIP:
            shore = disc(at(120), 90, 44, 18)
            ink(painter, shore, _MEADOW, 2.4, depth=4)
        for x, y, scale in _BURNT[size]:
            hall(painter, at(x), y, scale, roof=_THATCH, wall=_WALL)
            for right, down, high in _FLAMES:
                torch(painter, at(x) + right * scale, y + down * scale, high * scale)
        for player in players[:1]:
            for x, tall in _BAND[size]:
                warrior(painter, player, QPointF(at(x), _EARTH), tall)
            if hits >= _BY_SHIP:
                longship(painter, at(56), 106, 0.4, sail=(player.base, player.light), hull=_HULL, pen=1.6)

    return paint


def slain(beast: Callable[[QPainter], None], mood: str = "forest") -> Scene:
    """A beast in its land, and before it whoever has overcome it."""

    def paint(painter: QPainter, players: Sequence[Player]) -> None:
        land(painter, mood, 4)
        glow(painter, 98, 58, 64, _SHINE, 0.5)
        beast(painter)
        warrior(painter, players[0], QPointF(38, _EARTH), 66)

    return paint


def bust(draw: Callable[[Pen], None]) -> Callable[[QPainter], None]:
    """Something that is drawn around its middle, 110 units tall, at the place of the beast."""
    return lambda painter: draw(Pen(painter, QPointF(100, 62), 0.74))


def voyage(painter: QPainter, players: Sequence[Player]) -> None:
    """A ship under sail in the player's colours."""
    land(painter, "sea", 7)
    player = players[0]
    longship(painter, 86, 98, 0.68, sail=(player.base, player.light), hull=_HULL, pen=1.6)


def closed(worth: int) -> Scene:
    """Land within its border stones, with the more houses the more it is worth, and who holds it."""

    def paint(painter: QPainter, players: Sequence[Player]) -> None:
        land(painter, _CLOSED[worth % len(_CLOSED)], worth)
        player = players[0]
        edge = disc(_MIDDLE, 88, 58, 20)
        painter.fillPath(edge, _MEADOW)
        stroke(painter, edge, INK, 5)
        stroke(painter, edge, player.base, 3)
        for x, y in _HOUSES[: max(1, worth // 3)]:
            homestead(painter, QPointF(x, y), 0.72, smokes=True)
        for x, y in ((22, 88), (46, 105), (_MIDDLE, 110), (114, 105), (138, 88)):
            stone = polygon([(x - 6, y + 6), (x - 4, y - 8), (x + 3, y - 9), (x + 6, y + 6)])
            ink(painter, stone, _STONE, 1.4, depth=2)
        _flag(painter, player, 54, 26)

    return paint


def fallen(painter: QPainter, players: Sequence[Player]) -> None:
    """Shields and spears in the snow, by night."""
    land(painter, "night", 6)
    painter.fillPath(curve([(-10, 92), (40, 84), (100, 92), (170, 86), (170, 130), (-10, 130)]), QColor("#D5E2EA"))
    player = players[0]
    for x, lean in ((38, -7), (84, 3), (126, 9)):
        stroke(painter, line((x, 98), (x + lean, 40)), INK, 3.6)
        stroke(painter, line((x, 98), (x + lean, 40)), WOOD, 1.8)
        tip = [(x + lean - 4, 42), (x + lean, 28), (x + lean + 4, 42)]
        ink(painter, polygon(tip), STEEL, 1.2, depth=1)
    for x, y in ((34, 100), (80, 104), (122, 99)):
        ground(painter, QPointF(x, y + 12), 15)
        ink(painter, disc(x, y, 15, 12), player.base, 1.8, depth=3)
        painter.fillPath(disc(x, y, 4, 3.2), STEEL)
        stroke(painter, disc(x, y, 4, 3.2), INK, 1)


def unrest(painter: QPainter, players: Sequence[Player]) -> None:
    """Torches around the hall by night."""
    land(painter, "night", 8)
    hall(painter, _MIDDLE, _EARTH - 4, 1.0, roof=_THATCH, wall=_WALL)
    for player in players[:1]:
        banner(painter, player, QRectF(_MIDDLE - 11, 40, 22, 32), pole=False)
    for x, y in ((22, 104), (44, 110), (118, 110), (140, 104)):
        stroke(painter, line((x, y), (x, y - 20)), WOOD, 3)
        torch(painter, x, y - 19, 15)


def emblem(icon: str, mood: str = "hall") -> Scene:
    """A great sign before the land, between the banners of those whom it is about."""

    def paint(painter: QPainter, players: Sequence[Player]) -> None:
        land(painter, mood, 2)
        glow(painter, _MIDDLE, 58, 70, _SHINE, 0.7)
        for number, player in enumerate(players[:2]):
            banner(painter, player, QRectF(14 if number == 0 else 118, 30, 28, 46))
        _sign(painter, icon, 60, 33)

    return paint


def _sign(painter: QPainter, icon: str, y: float, radius: float) -> None:
    ink(painter, disc(_MIDDLE, y, radius), CREAM, 2.4, depth=radius * 0.1)
    size = radius * 1.36
    mono(painter, icon, QRectF(_MIDDLE - size / 2, y - size / 2, size, size), INK)


def thing(draw: Callable[[Pen], None], mood: str) -> Scene:
    """Something large beside the banner of whoever has it."""

    def paint(painter: QPainter, players: Sequence[Player]) -> None:
        land(painter, mood, 2)
        glow(painter, 98, 60, 66, _SHINE, 0.6)
        bust(draw)(painter)
        for player in players[:1]:
            _flag(painter, player, 32, 34)

    return paint
