"""How each piece is painted, around its own origin."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from meadhall.rules.midgard.data import ENEMIES, MERCHANTS, RUNES, SHIPS, Bundle
from meadhall.views.look import states
from meadhall.views.look.cards import card_back, card_path
from meadhall.views.look.drawn import figures, tokens
from meadhall.views.look.game_colours import HARBOUR
from meadhall.views.look.icons import icon_in, inked, inline, mono
from meadhall.views.look.ink import E2, ink, shadow, stroke
from meadhall.views.look.palette import CREAM, INK, PAPER, PLAYERS, RED_NUMBER, TOKEN_PAPER
from meadhall.views.look.players.heraldry import badge
from meadhall.views.look.shapes import disc, of_rect
from meadhall.views.look.textures import texture
from meadhall.views.look.tones import mix, veil
from meadhall.views.text.words import Words

from ..kit.album import Album, Key, square
from ..kit.canvas import Canvas
from ..kit.names import name
from . import cards, hours, ships
from .houses import socket
from .wares import ARROW, Ware, die, fits, holds, of_bundle, paint_wares, trade

WORKER = 36.0
_ORIGIN = QPointF(0, 0)
_NAME = QColor("#FFF4DE")
_GOLD = QColor("#F5D06A")
_WHITE = QColor("#FFFFFF")
_HEALTHY = QColor("#4A3F3A")
_DIE = 27.0
_RUNE = 0.68  # of the height of a rune: the end with its sign, beside which the longest name has room
_FRAMED = 13  # so far the frame of what can be clicked reaches into a card, with badges above it
_ASIDE = {"worker": 40, "coins": 58, "": 0}  # what stays free at the foot of an enemy's card
_BELOW, _WIDE = 49.0, 190.0  # of a private longship: the height of what is told of it; one line is enough for all
_SLIP = 14.5  # the letters of it


def _around(wide: float, high: float, more: float = 16) -> QRectF:
    return QRectF(-wide / 2 - more, -high / 2 - more, wide + 2 * more, high + 2 * more)


def _rect(wide: float, high: float) -> QRectF:
    return QRectF(-wide / 2, -high / 2, wide, high)


class PiecePainter(Album):
    def __init__(self, words: Words) -> None:
        self._words = words
        super().__init__(
            {
                "enemy": (self._enemy, lambda key: _around(key[2], key[3])),
                "nobody": (_nobody, lambda key: _around(key[1], key[2])),
                "journey": (self._journey, lambda key: _around(key[3], key[4])),
                "back": (_back, lambda key: _around(key[1], key[2])),
                "no journey": (_no_journey, lambda key: _around(key[1], key[2])),
                "rune": (self._rune, lambda key: _around(key[2], key[3])),
                "pile": (_pile, lambda key: _around(key[3], key[4], 22)),
                "tray": (_tray, lambda key: _around(key[3], 60)),
                "hut": (_hut, square(40)),
                "first": (_first, square(24)),
                "slip": (self._slip, lambda key: _around(key[3], key[4])),
                "cargo": (self._cargo, lambda key: _around(key[2], 50)),
                "ship": (lambda on, key: ships.paint_ship(on, *key[1:]), lambda key: ships.ship_box(key[3])),
                "load": (lambda on, key: ships.paint_load(on, *key[1:]), lambda key: ships.load_box(key[3])),
                "bounty": (_bounty, square(40)),
                "damage": (self._damage, lambda key: _around(key[3], 60)),
                "worker": (_worker, square(28)),
                "hour": (hours.paint_strip, lambda key: hours.STRIP_BOX),
                "lantern": (hours.paint_lantern, lambda key: hours.LANTERN_BOX),
                "giant": (hours.paint_giant, lambda key: hours.GIANT_BOX),
                "beacon": (_beacon, square(26)),
                "ware": (_ware, square(24)),
                "flying": (_flying_card, square(40)),
            }
        )

    # Cards

    def _enemy(self, canvas: Canvas, key: Key) -> None:
        _, enemy, wide, high, foot = key
        with canvas.on_screen(_rect(wide, high)) as rect:
            aside = _ASIDE[foot] * canvas.zoom
            cards.paint_enemy(canvas.painter, rect, self._words, enemy, canvas.style.floor, aside)
        if ENEMIES[enemy].kind == "troll":
            _blame(canvas, wide, high)
        if foot == "worker":
            _gate_socket(canvas, wide, high)

    def _journey(self, canvas: Canvas, key: Key) -> None:
        _, journey, revealed, wide, high, seen = key
        with canvas.on_screen(_rect(wide, high)) as rect:
            cards.paint_journey(canvas.painter, rect, self._words, journey, canvas.style.floor)
        if not revealed:
            _private(canvas, wide, high)
        _lookers(canvas, wide, high, seen)

    def _rune(self, canvas: Canvas, key: Key) -> None:
        """On its side: what it is and what it is worth."""
        _, rune, wide, high = key
        painter, rect = canvas.painter, _rect(wide, high)
        path = of_rect(rect, 6)
        if rune is None:
            painter.fillPath(path, veil(HARBOUR.socket, 0.12))
            stroke(painter, path, veil(HARBOUR.socket, 0.6), 1.5, (5, 5))
            return
        shadow(painter, path, E2, 0.5)
        painter.fillPath(path, PAPER)
        texture(painter, path, "paper", 0.1, 0.7)
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.fillRect(QRectF(rect.left(), rect.top(), high * _RUNE, high), HARBOUR.rune)
        painter.restore()
        sign = high * 0.62
        inked(painter, "rune", QRectF(rect.left() + (high * _RUNE - sign) / 2, -sign / 2, sign, sign), _NAME)
        stroke(painter, path, INK, 1.8)
        worth = canvas.readable(15) * 2.3
        room = rect.adjusted(high * (_RUNE + 0.05), 0, -worth - 1, 0)
        left = Qt.AlignmentFlag.AlignLeft
        name(canvas, room, self._words(f"midgard.card.{rune}"), 15.5, INK, left)
        glory = Ware("glory", str(RUNES[rune].glory))
        paint_wares(canvas, QRectF(rect.right() - worth, rect.top(), worth - 1, high), (glory,), 15)

    def _damage(self, canvas: Canvas, key: Key) -> None:
        """A bar of the wounds it has, as in the battle's dialog: a field for each that it can bear."""
        _, damage, defence, wide = key
        size = canvas.readable(13)
        high = max(16, size * 1.05)
        bar = QRectF(-wide / 2 + 6, -high / 2, wide - 12, high)
        painter, path = canvas.painter, of_rect(bar, 5)
        shadow(painter, path, E2, 0.5)
        painter.fillPath(path, INK)
        step = (bar.width() - 4) / defence
        for number in range(defence):
            field = QRectF(bar.left() + 2 + number * step + 0.7, bar.top() + 2, step - 1.4, high - 4)
            painter.fillPath(of_rect(field, 3), RED_NUMBER if number < damage else _HEALTHY)
        said = Ware("", self._words("midgard.plaque.wounds", n=min(damage, defence), most=defence))
        sign = Ware("wound", f"{min(damage, defence)}/{defence}")
        paint_wares(canvas, bar, (said if fits(canvas, (said,), bar.width() - 6, 13) else sign,), 13, colour=CREAM)

    # Ships

    def _slip(self, canvas: Canvas, key: Key) -> None:
        """A private longship's place: its name, its price or its owner, what it holds and brings."""
        _, ship, owner, wide, high = key
        longship = SHIPS[ship]
        painter, rect = canvas.painter, _rect(wide, high)
        frame = of_rect(rect, 7)
        shadow(painter, frame, E2, 0.6)
        painter.fillPath(frame, mix(HARBOUR.water, _WHITE, 0.42))
        painter.save()
        painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
        tone = PLAYERS[owner].base if owner >= 0 else HARBOUR.brown
        high_title = max(22, canvas.lowest * 1.3)
        painter.fillRect(QRectF(rect.left(), rect.top(), wide, high_title), tone)
        painter.fillRect(QRectF(rect.left(), rect.bottom() - _BELOW, wide, _BELOW), HARBOUR.board)
        painter.restore()
        title = PLAYERS[owner].on if owner >= 0 else _NAME
        room = QRectF(rect.left() + 6, rect.top(), wide - 12, high_title)
        name(canvas, room, self._words(f"midgard.card.{ship}"), 15, title)
        stroke(painter, frame, INK, 2)
        price = () if owner >= 0 else tuple(of_bundle(longship.cost))
        glory = Ware("glory", str(longship.glory))
        told, sign = ((each, glory) for each in holds(self._words, longship.capacity))
        room = wide - 8 if owner < 0 else wide - 48
        lines = _slip_lines(price, told, room)
        if not self._all_in_words(canvas, wide) or not all(fits(canvas, line, room, _SLIP) for line in lines):
            lines = _slip_lines(price, sign, room)
        step = _BELOW / len(lines)
        for number, line in enumerate(lines):
            place = QRectF(rect.left() + 4, rect.bottom() - _BELOW + number * step, room, step)
            paint_wares(canvas, place, line, _SLIP)
        if owner >= 0:
            socket(canvas, rect.right() - 24, rect.bottom() - 25)

    def _all_in_words(self, canvas: Canvas, wide: float) -> bool:
        """Whether words have room on all of them, the narrow ones too: they lie side by side."""
        room = (wide if wide < _WIDE else wide / 2 - 3) - 8
        ships = [ship for ship in SHIPS.values() if ship.kind == "private"]
        told = [(holds(self._words, ship.capacity)[0], Ware("glory", str(ship.glory))) for ship in ships]
        return all(fits(canvas, line, room, _SLIP) for line in told)

    def _cargo(self, canvas: Canvas, key: Key) -> None:
        """What the merchant has brought, on his plaque."""
        _, merchant, wide = key
        below = QRectF(-wide / 2 + 9, -5, wide - 60, 32)
        wares = trade(Bundle(coins=1), MERCHANTS[merchant].gain)
        paint_wares(canvas, below, wares, 15, Qt.AlignmentFlag.AlignLeft)


def _slip_lines(price: Sequence[Ware], holds: Sequence[Ware], room: float) -> Sequence[Sequence[Ware]]:
    """The price before what it brings; on lines of their own where one is too narrow."""
    if price:
        return ((*price, ARROW, *holds),) if room > _WIDE else (price, holds)
    return (holds,) if room > _WIDE / 2 else [(ware,) for ware in holds]


def _gate_socket(canvas: Canvas, wide: float, high: float) -> None:
    """Where the worker stands who reserves the battle."""
    x, y = wide / 2 - 23, high / 2 - 25
    canvas.painter.fillPath(disc(x, y, 20), PAPER)
    socket(canvas, x, y)


def _blame(canvas: Canvas, wide: float, high: float) -> None:
    """A troll that lives brings blame."""
    at = QPointF(wide / 2 - 19, -high / 2 + 54)
    ink(canvas.painter, disc(at.x(), at.y(), 14), TOKEN_PAPER, 1.6, depth=2)
    inline(canvas.painter, "blame", QRectF(at.x() - 10, at.y() - 10, 20, 20), INK)


def _nobody(canvas: Canvas, key: Key) -> None:
    _, wide, high, at_gate = key
    rect = _rect(wide, high)
    _empty(canvas, rect)
    if at_gate:
        _gate_socket(canvas, wide, high)


def _empty(canvas: Canvas, rect: QRectF, line: QColor = CREAM) -> None:
    path = card_path(rect)
    canvas.painter.fillPath(path, veil(INK, 0.2))
    stroke(canvas.painter, path, veil(line, 0.6), 1.8, (7, 6))


def _no_journey(canvas: Canvas, key: Key) -> None:
    _empty(canvas, _rect(key[1], key[2]))


def _back(canvas: Canvas, key: Key) -> None:
    """Badges on it are clear of the frame that says: you can look."""
    _, wide, high, seen = key
    card_back(canvas.painter, _rect(wide, high), cards.JOURNEY_BACK)
    _lookers(canvas, wide, high - 2 * _FRAMED, seen)


def _private(canvas: Canvas, wide: float, high: float) -> None:
    """You have looked at it; it still lies face down for the others."""
    rect = _rect(wide, high)
    stroke(canvas.painter, card_path(rect), HARBOUR.foam, 3, (6, 5))
    plate = disc(rect.left() + 12, rect.top() + 12, 13)
    ink(canvas.painter, plate, _GOLD, 1.6, depth=2)
    mono(canvas.painter, "eye", QRectF(rect.left() + 3, rect.top() + 3, 18, 18), INK)


def _lookers(canvas: Canvas, wide: float, high: float, seen: tuple[int, ...]) -> None:
    """Who has looked at it."""
    for number, colour in enumerate(seen):
        x = (number - (len(seen) - 1) / 2) * 22
        badge(canvas.painter, PLAYERS[colour], QPointF(x, high / 2 - 3), 10)


def _pile(canvas: Canvas, key: Key) -> None:
    _, of, count, wide, high = key
    rect, back = _rect(wide, high), cards.BACKS[of]
    if count:
        for step in range(min(2, count - 1), 0, -1):
            card_back(canvas.painter, rect.translated(1.8 * step, 1.8 * step), back, shadowed=False)
        card_back(canvas.painter, rect, back)
    else:
        _empty(canvas, rect, HARBOUR.socket)
    size = canvas.readable(13)
    low = high / 2 - size * 0.3 - (_FRAMED - 2 if of == "rune" else 0)  # of these one may be taken
    tokens.count_plate(canvas.painter, str(count), QPointF(0, low), size)


# Goods


def _tray(canvas: Canvas, key: Key) -> None:
    """What has gathered, one beside the other; when there is no more room, with a figure."""
    _, ware, count, wide = key
    shown = min(count, 4)
    step = min(_DIE + 3, (wide - _DIE) / max(shown - 1, 1))
    left = -((shown - 1) * step) / 2
    if not count:
        canvas.painter.setOpacity(0.28)
        shown, step, left = 1, 0, 0
    for number in range(shown):
        at = QPointF(left + number * step, (-1) ** number * 1.5)
        if ware == "food":
            inline(canvas.painter, "food", QRectF(at.x() - 15, at.y() - 15, 30, 30), INK)
        else:
            die(canvas, ware.removeprefix("die-"), at, _DIE, (-5, 4, -3, 6)[number])
    if count > shown or count > 3:
        size = canvas.readable(14)
        tokens.count_plate(canvas.painter, str(count), QPointF(wide / 2 - 8, 16), size)


def _hut(canvas: Canvas, key: Key) -> None:
    """The next one to be sold is bright; those sold are empty."""
    _, price, is_next = key
    painter = canvas.painter
    house = icon_in("house", QRectF(-19, -24, 38, 38))
    if not price:
        stroke(painter, house, veil(HARBOUR.socket, 0.45), 1.5, (4, 4))
        return
    ink(painter, house, HARBOUR.earth if is_next else mix(HARBOUR.earth, HARBOUR.board, 0.35), 1.7, depth=3)
    fill = _GOLD if is_next else TOKEN_PAPER
    tokens.count_plate(painter, str(price), QPointF(0, 17), canvas.readable(14), fill)


def _first(canvas: Canvas, key: Key) -> None:
    """The first player token, in the colour of who holds it."""
    player = PLAYERS[key[1]]
    badge(canvas.painter, player, _ORIGIN, 13)
    ink(canvas.painter, disc(-15, 5, 8.5), _GOLD, 1.3, depth=1.6)
    mono(canvas.painter, "horn", QRectF(-20.5, -0.5, 11, 11), INK)


def _bounty(canvas: Canvas, key: Key) -> None:
    size = canvas.readable(14)
    pill = _rect(size * 3.6, size * 1.6)
    path = of_rect(pill, size * 0.8)
    shadow(canvas.painter, path, E2, 0.4)
    ink(canvas.painter, path, _GOLD, 1.5, depth=1.5)
    paint_wares(canvas, pill, (Ware("coin", f"+{key[1]}"),), 14)


def _worker(canvas: Canvas, key: Key) -> None:
    figures.worker(canvas.painter, PLAYERS[key[1]], _ORIGIN, WORKER)


def _beacon(canvas: Canvas, key: Key) -> None:
    """Where a worker may go."""
    states.beacon(canvas.painter, canvas.style, _ORIGIN, key[1])


def _flying_card(canvas: Canvas, key: Key) -> None:
    card_back(canvas.painter, _rect(38, 50), cards.BACKS[key[1]])


def _ware(canvas: Canvas, key: Key) -> None:
    """Something on its way to somebody."""
    if key[1].startswith("die-"):
        die(canvas, key[1].removeprefix("die-"), _ORIGIN, 26, -6)
    else:
        tokens.resource_disc(canvas.painter, key[1], _ORIGIN, 16)
